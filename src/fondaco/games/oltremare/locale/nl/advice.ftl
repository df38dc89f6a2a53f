# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

oltremare-advice-discarded = geef de piraten { $card }.
oltremare-advice-bought = { $source ->
    [pirates] koop de bovenste kaart van je piraten terug voor
   *[pile] koop de bovenste kaart van de goederenstapel voor
} { $price ->
    [one] { $price } dukaat
   *[other] { $price } dukaten
}.
oltremare-advice-trade-ended = rond het onderhandelen af.
oltremare-advice-offered = { $to ->
    [all] bied iedereen
   *[other] bied { $partner }
} { $give } voor { $ask }.
oltremare-advice-amended = wijzig voorstel #{ $number }: { $to ->
    [all] bied iedereen
   *[other] bied { $partner }
} { $give } voor { $ask }.
oltremare-advice-countered = antwoord op #{ $counters }: { $to ->
    [all] bied iedereen
   *[other] bied { $partner }
} { $give } voor { $ask }.
oltremare-advice-withdrew = trek voorstel #{ $number } in.
oltremare-advice-declined = wijs voorstel #{ $number } af.
oltremare-advice-dealt = neem { $tag } aan: { $name } geeft jou { $given } voor { $taken }.
oltremare-advice-played = speel { $card } uit.
oltremare-advice-sailed = { $stops ->
    [0] vaar naar { $port }
   *[other] vaar via { $via } naar { $port }
}.
oltremare-advice-compass = { $stays ->
    [yes] laat het kompas ongebruikt.
   *[no] volg het kompas naar { $port }.
}
oltremare-advice-loaded = { $count ->
    [one] laad { $card }.
   *[other] laad { $below }, en bovenop { $card }.
}

# Wat een keuze meer (of minder) oplevert dan de tweede keuze van de gids, naar herkomst.

oltremare-coach-purse = { $more ->
    [yes] Je houdt er ongeveer { oltremare-ducats } meer aan over.
   *[no] Het kost je ongeveer { oltremare-ducats }.
}
oltremare-coach-cargo = { $more ->
    [yes] Je vracht levert waarschijnlijk ongeveer { oltremare-ducats } meer op.
   *[no] Je vracht levert waarschijnlijk ongeveer { oltremare-ducats } minder op.
}
oltremare-coach-pirates = { $more ->
    [yes] De piraten kosten je waarschijnlijk ongeveer { oltremare-ducats } minder.
   *[no] Ik vrees dat de piraten je ongeveer { oltremare-ducats } meer kosten.
}
oltremare-coach-prestige = { $more ->
    [yes] Het helpt je in de strijd om prestige: ongeveer { oltremare-ducats }.
   *[no] Ik vrees dat het je terugzet in de strijd om prestige: ongeveer { oltremare-ducats }.
}
oltremare-coach-markers = { $more ->
    [yes] Het helpt je in de strijd om havenbonusfiches: ongeveer { oltremare-ducats }.
   *[no] Ik vrees dat het je terugzet in de strijd om havenbonusfiches: ongeveer { oltremare-ducats }.
}
oltremare-coach-hand = { $more ->
    [yes] Je hand en je schip leveren later waarschijnlijk ongeveer { oltremare-ducats } meer op.
   *[no] Je hand en je schip leveren later waarschijnlijk ongeveer { oltremare-ducats } minder op.
}
oltremare-coach-end = { $more ->
    [yes] Je eindigt waarschijnlijk met ongeveer { oltremare-ducats } meer.
   *[no] Je eindigt waarschijnlijk met ongeveer { oltremare-ducats } minder.
}
