# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

oltremare-advice-discarded = donnez { $card } aux pirates.
oltremare-advice-bought = { $source ->
    [pirates] rachetez la carte du dessus de vos pirates pour
   *[pile] achetez la carte du dessus de la pioche pour
} { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
oltremare-advice-trade-ended = terminez les négociations.
oltremare-advice-offered = { $to ->
    [all] offrez à tous
   *[other] offrez à { $partner }
} { $give } contre { $ask }.
oltremare-advice-amended = modifiez l’offre #{ $number } : { $to ->
    [all] offrez à tous
   *[other] offrez à { $partner }
} { $give } contre { $ask }.
oltremare-advice-countered = répondez à #{ $counters } : { $to ->
    [all] offrez à tous
   *[other] offrez à { $partner }
} { $give } contre { $ask }.
oltremare-advice-withdrew = retirez l’offre #{ $number }.
oltremare-advice-declined = refusez l’offre #{ $number }.
oltremare-advice-dealt = acceptez { $tag } : { $name } vous donne { $given } contre { $taken }.
oltremare-advice-played = jouez { $card }.
oltremare-advice-sailed = { $stops ->
    [0] avancez vers { $port }
   *[other] avancez vers { $port } via { $via }
}.
oltremare-advice-compass = { $stays ->
    [yes] n’utilisez pas la boussole.
   *[no] suivez la boussole vers { $port }.
}
oltremare-advice-loaded = { $count ->
    [1] chargez { $card }.
   *[other] chargez { $below }, et sur le dessus { $card }.
}

# Ce qu’un choix rapporte de plus (ou de moins) que le deuxième choix du coach, par origine.

oltremare-coach-purse = { $more ->
    [yes] Votre bourse devrait y gagner environ { oltremare-ducats }.
   *[no] Votre bourse devrait y perdre environ { oltremare-ducats }.
}
oltremare-coach-cargo = { $more ->
    [yes] Votre cargaison devrait se vendre environ { oltremare-ducats } de plus.
   *[no] Votre cargaison devrait se vendre environ { oltremare-ducats } de moins.
}
oltremare-coach-pirates = { $more ->
    [yes] Les pirates devraient vous coûter environ { oltremare-ducats } de moins.
   *[no] Je crains que les pirates ne vous coûtent environ { oltremare-ducats } de plus.
}
oltremare-coach-prestige = { $more ->
    [yes] Cela vous aide dans la course au prestige : environ { oltremare-ducats }.
   *[no] Je crains que cela ne vous retarde dans la course au prestige : environ { oltremare-ducats }.
}
oltremare-coach-markers = { $more ->
    [yes] Cela vous aide dans la course aux marqueurs Bonus de port : environ { oltremare-ducats }.
   *[no] Je crains que cela ne vous retarde dans la course aux marqueurs Bonus de port : environ { oltremare-ducats }.
}
oltremare-coach-hand = { $more ->
    [yes] Votre main et votre bateau devraient vous rapporter plus tard environ { oltremare-ducats } de plus.
   *[no] Votre main et votre bateau devraient vous rapporter plus tard environ { oltremare-ducats } de moins.
}
oltremare-coach-end = { $more ->
    [yes] Vous devriez finir avec environ { oltremare-ducats } de plus.
   *[no] Vous devriez finir avec environ { oltremare-ducats } de moins.
}
