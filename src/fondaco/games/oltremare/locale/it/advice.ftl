# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

oltremare-advice-discarded = dai ai pirati { $card }.
oltremare-advice-bought = { $source ->
    [pirates] ricompra la carta in cima ai tuoi pirati per
   *[pile] compra la carta in cima al mazzo per
} { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
}.
oltremare-advice-trade-ended = concludi gli scambi.
oltremare-advice-offered = { $to ->
    [all] offri a tutti
   *[other] offri a { $partner }
} { $give } in cambio di { $ask }.
oltremare-advice-amended = cambia l’offerta #{ $number }: { $to ->
    [all] offri a tutti
   *[other] offri a { $partner }
} { $give } in cambio di { $ask }.
oltremare-advice-countered = rispondi a #{ $counters }: { $to ->
    [all] offri a tutti
   *[other] offri a { $partner }
} { $give } in cambio di { $ask }.
oltremare-advice-withdrew = ritira l’offerta #{ $number }.
oltremare-advice-declined = rifiuta l’offerta #{ $number }.
oltremare-advice-dealt = accetta { $tag }: { $name } ti dà { $given } in cambio di { $taken }.
oltremare-advice-played = gioca { $card }.
oltremare-advice-sailed = { $stops ->
    [0] vai a{ $port ->
        [Acri] d
        [Alessandria] d
        [Ancona] d
       *[other] {""}
    } { $port }
   *[other] vai a{ $port ->
        [Acri] d
        [Alessandria] d
        [Ancona] d
       *[other] {""}
    } { $port } passando per { $via }
}.
oltremare-advice-compass = { $stays ->
    [yes] non usare la bussola.
   *[no] segui la bussola fino a { $port }.
}
oltremare-advice-loaded = { $count ->
    [one] carica { $card }.
   *[other] carica { $below }, e in cima { $card }.
}

# Che cosa porta una scelta in più (o in meno) della seconda scelta del coach, per origine.

oltremare-coach-purse = { $more ->
    [yes] Ti lascia circa { oltremare-ducats } in più nella borsa.
   *[no] Ti lascia circa { oltremare-ducats } in meno nella borsa.
}
oltremare-coach-cargo = { $more ->
    [yes] Il tuo carico dovrebbe rendere circa { oltremare-ducats } in più.
   *[no] Il tuo carico dovrebbe rendere circa { oltremare-ducats } in meno.
}
oltremare-coach-pirates = { $more ->
    [yes] I pirati dovrebbero costarti circa { oltremare-ducats } in meno.
   *[no] Temo che i pirati ti costino circa { oltremare-ducats } in più.
}
oltremare-coach-prestige = { $more ->
    [yes] Ti aiuta nella corsa al prestigio: circa { oltremare-ducats }.
   *[no] Temo che ti faccia arretrare nella corsa al prestigio: circa { oltremare-ducats }.
}
oltremare-coach-markers = { $more ->
    [yes] Ti aiuta nella corsa ai segnalini bonus dei porti: circa { oltremare-ducats }.
   *[no] Temo che ti faccia arretrare nella corsa ai segnalini bonus dei porti: circa { oltremare-ducats }.
}
oltremare-coach-hand = { $more ->
    [yes] La tua mano e la tua nave dovrebbero fruttarti in seguito circa { oltremare-ducats } in più.
   *[no] La tua mano e la tua nave dovrebbero fruttarti in seguito circa { oltremare-ducats } in meno.
}
oltremare-coach-end = { $more ->
    [yes] Dovresti finire con circa { oltremare-ducats } in più.
   *[no] Dovresti finire con circa { oltremare-ducats } in meno.
}
