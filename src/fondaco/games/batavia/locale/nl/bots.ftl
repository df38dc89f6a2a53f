# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = De kavel en de eerste beurt leveren me ongeveer { $gain } goud op, zelfs voor { $bid ->
    [one] { $bid } wissel
   *[other] { $bid } wissels
}.
why-batavia-pass = { $bid ->
    [one] Deze kavel is me nog geen { $bid } wissel waard.
   *[other] { $bid } wissels is meer dan deze kavel me waard is.
}

## Drawing and laying

why-batavia-draw = { $hand ->
    [0] Zonder kaarten in de hand is twee kaarten trekken beter dan welke reis ook.
    [one] Met { $hand } kaart in de hand zijn twee extra kaarten beter dan welke reis ook.
   *[other] Met { $hand } kaarten in de hand zijn twee extra kaarten beter dan welke reis ook.
}
why-batavia-seal = Zo win ik het zegel { batavia-of }, om ermee te reizen.
why-batavia-extra-seal = Zo win ik ook het zegel { batavia-of }.
why-batavia-secure = Zo is mijn zegel { batavia-of } veiliger.
why-batavia-level = Zo kom ik gelijk, en heeft niemand het zegel { batavia-of }.
why-batavia-pirates = Zo stuur ik de piraten op { batavia-the } af.
why-batavia-fare = Er moet iets gelegd worden, en een { batavia-adjective } kaart kan ik het best missen.
why-batavia-enough = Dat is genoeg om { batavia-with } te reizen.
why-batavia-arrive = Ik kom aan, en hoop op { $gold } goud uit te komen.

## The voyage

why-batavia-post = { $crates ->
    [one] Een kist voor de { $goods }: mijn eerste daar.
   *[other] Een kist voor de { $goods }: dan heb ik er daar { $crates }.
}
why-batavia-company = { $companies ->
    [one] Met een { batavia-adjective } winkel kan ik tegels van { $companies } compagnie ruilen.
   *[other] Met een { batavia-adjective } winkel kan ik tegels van { $companies } compagnieën ruilen.
}
why-batavia-exchange = { $companies ->
    [one] Een tegel van één compagnie is
   *[other] Tegels van { $companies } compagnieën zijn
} nu { $gold } goud waard; wachten zou niet meer opleveren.
why-batavia-keep = Met { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnieën
} wacht ik liever op meer.

# For a card or a shop.
batavia-adjective = { $company ->
    [england] Engelse
    [denmark] Deense
    [france] Franse
    [netherlands] Nederlandse
   *[sweden] Zweedse
}
