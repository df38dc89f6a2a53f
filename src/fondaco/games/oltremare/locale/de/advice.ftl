# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

oltremare-advice-discarded = Gib den Piraten { $card }.
oltremare-advice-bought = { $source ->
    [pirates] Kaufe die oberste Karte deiner Piraten zurück, für
   *[pile] Kaufe die oberste Karte des Nachziehstapels für
} { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}.
oltremare-advice-trade-ended = Beende den Handel.
oltremare-advice-offered = { $to ->
    [all] Biete allen
   *[other] Biete { $partner }
} { $give } für { $ask }.
oltremare-advice-amended = Ändere Angebot #{ $number }: { $to ->
    [all] Biete allen
   *[other] Biete { $partner }
} { $give } für { $ask }.
oltremare-advice-countered = Antworte auf #{ $counters }: { $to ->
    [all] Biete allen
   *[other] Biete { $partner }
} { $give } für { $ask }.
oltremare-advice-withdrew = Zieh Angebot #{ $number } zurück.
oltremare-advice-declined = Lehne Angebot #{ $number } ab.
oltremare-advice-dealt = Nimm { $tag } an: { $name } gibt dir { $given } für { $taken }.
oltremare-advice-played = Spiele { $card } aus.
oltremare-advice-sailed = { $stops ->
    [0] Segle nach { $port }
   *[other] Segle über { $via } nach { $port }
}.
oltremare-advice-compass = { $stays ->
    [yes] Lass den Kompass ungenutzt.
   *[no] Folge dem Kompass nach { $port }.
}
oltremare-advice-loaded = { $count ->
    [one] Lade { $card }.
   *[other] Lade { $below }, und obenauf { $card }.
}

# Was eine Wahl mehr (oder weniger) bringt als die zweite Wahl des Trainers, nach Herkunft.

oltremare-coach-purse = { $more ->
    [yes] Du behältst etwa { oltremare-ducats } mehr in der Kasse.
   *[no] Es nimmt dir etwa { oltremare-ducats } aus der Kasse.
}
oltremare-coach-cargo = { $more ->
    [yes] Deine Fracht bringt wohl etwa { oltremare-ducats } mehr.
   *[no] Deine Fracht bringt wohl etwa { oltremare-ducats } weniger.
}
oltremare-coach-pirates = { $more ->
    [yes] Die Piraten kosten dich wohl etwa { oltremare-ducats } weniger.
   *[no] Ich fürchte, die Piraten kosten dich etwa { oltremare-ducats } mehr.
}
oltremare-coach-prestige = { $more ->
    [yes] Es hilft dir im Rennen um Prestige und bringt wohl etwa { oltremare-ducats }.
   *[no] Ich fürchte, es wirft dich im Rennen um Prestige zurück und kostet etwa { oltremare-ducats }.
}
oltremare-coach-markers = { $more ->
    [yes] Es hilft dir im Rennen um Hafenbonus-Marker und bringt wohl etwa { oltremare-ducats }.
   *[no] Ich fürchte, es wirft dich im Rennen um Hafenbonus-Marker zurück und kostet etwa { oltremare-ducats }.
}
oltremare-coach-hand = { $more ->
    [yes] Deine Hand und dein Schiff bringen dir später wohl etwa { oltremare-ducats } mehr.
   *[no] Deine Hand und dein Schiff bringen dir später wohl etwa { oltremare-ducats } weniger.
}
oltremare-coach-end = { $more ->
    [yes] Am Ende solltest du etwa { oltremare-ducats } mehr haben.
   *[no] Am Ende solltest du etwa { oltremare-ducats } weniger haben.
}
