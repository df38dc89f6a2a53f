# Der Handelstisch: was ein Angebot bewirkt, und was bleibt.

web-oltremare-lacks-none = { $goods ->
    [gems] Du hast keine Edelsteine.
    [scrolls] Du hast keine Schriftrollen.
    [silk] Du hast keine Seide.
    [salt] Du hast kein Salz.
    [pottery] Du hast keine Töpferwaren.
    [olives] Du hast keine Oliven.
    [grain] Du hast kein Getreide.
    [silver] Du hast kein Silber.
    [spices] Du hast keine Gewürze.
    [wood] Du hast kein Holz.
    [wine] Du hast keinen Wein.
   *[corn] Du hast keinen Mais.
}
web-oltremare-lacks-few = { $goods ->
    [gems] So viele Edelsteine hast du nicht.
    [scrolls] So viele Schriftrollen hast du nicht.
    [silk] So viel Seide hast du nicht.
    [salt] So viel Salz hast du nicht.
    [pottery] So viele Töpferwaren hast du nicht.
    [olives] So viele Oliven hast du nicht.
    [grain] So viel Getreide hast du nicht.
    [silver] So viel Silber hast du nicht.
    [spices] So viele Gewürze hast du nicht.
    [wood] So viel Holz hast du nicht.
    [wine] So viel Wein hast du nicht.
   *[corn] So viel Mais hast du nicht.
}
web-oltremare-draft-kept = Die Verhandlung ist zu Ende. Dein Angebot bleibt für die nächste Gelegenheit erhalten.
web-oltremare-draft-again = Dein gemerktes Angebot …
web-oltremare-gift = { $mine ->
    [yes] Ein Geschenk: Es bringt dir nur Prestige
   *[no] Ein Geschenk: Wer es macht, bekommt dafür nur Prestige
}
web-oltremare-prestige-for = Prestige für { $names }
web-oltremare-after = Danach hast du { $hand ->
    [one] { $hand } Handkarte
   *[other] { $hand } Handkarten
} und { $ducats }
web-oltremare-after-missing = { $count ->
    [one] noch { $count } Karte nötig
   *[other] noch { $count } Karten nötig
}
web-oltremare-after-excess = { $count ->
    [one] { $count } Karte mehr, als deine oberste Karte erlaubt
   *[other] { $count } Karten mehr, als deine oberste Karte erlaubt
}
web-oltremare-after-holds = { $goods }: { $count } auf der Hand
web-oltremare-lacks-cards = Du hast nicht genug Karten.
web-oltremare-lacks-load = Der aktive Spieler könnte danach nicht genug Karten ausspielen.
web-oltremare-accept-order = Annehmen, ohne zu fragen
web-oltremare-order-get = Ich bekomme
web-oltremare-order-give = Ich gebe
web-oltremare-order-pay = Ich zahle höchstens
web-oltremare-order-price = Dukaten je Karte, mindestens
web-oltremare-order-cards = Karten, die ich gebe, höchstens
web-oltremare-order-gives = { $price ->
    [0] Höchstens noch { $goods }.
   *[other] Höchstens noch { $goods }, für mindestens { $ducats } je Karte.
}
web-oltremare-order-times = Wie oft, bis dieser Zug endet
web-oltremare-order-on = Auftrag geben
web-oltremare-accepting-off = Nicht mehr annehmen (noch { $left })
web-oltremare-order-nothing = nichts
