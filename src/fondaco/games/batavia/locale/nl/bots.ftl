# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = De partij en de eerste beurt leveren me ongeveer { $gain } goud op, zelfs voor { $bid ->
    [one] { $bid } brief
   *[other] { $bid } brieven
}.
why-batavia-pass = { $bid ->
    [one] Deze partij is me nog geen { $bid } brief waard.
   *[other] { $bid } brieven is meer dan deze partij me waard is.
}

## Drawing and laying

why-batavia-draw = Met { $hand ->
    [0] geen kaart
    [one] { $hand } kaart
   *[other] { $hand } kaarten
} in de hand zijn er twee meer beter dan welke reis ook.
why-batavia-seal = Dit wint het zegel van { $company }, om ermee te reizen.
why-batavia-extra-seal = Dit wint ook het zegel van { $company }.
why-batavia-secure = Dit maakt mijn zegel van { $company } veiliger.
why-batavia-level = Dit komt gelijk bij { $company }, zodat niemand het zegel heeft.
why-batavia-pirates = Dit brengt de piraten over { $company }.
why-batavia-fare = Er moet iets gelegd worden, en { $company } mis ik het minst.
why-batavia-enough = Dat is genoeg om met { $company } te reizen.
why-batavia-arrive = Ik kom aan, en hoop op { $gold } goud uit te komen.

## The voyage

why-batavia-post = Een kist voor de post ({ $goods }): { $crates ->
    [one] mijn eerste daar
   *[other] dan heb ik er daar { $crates }
}.
why-batavia-company = Een winkel van { $company } maakt { $companies } compagnieën om te ruilen.
why-batavia-exchange = { $companies ->
    [one] Een tegel van één compagnie is
   *[other] Tegels van { $companies } compagnieën zijn
} nu { $gold } goud waard; wachten zou niet meer opleveren.
why-batavia-keep = Met { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnieën
} wacht ik liever op meer.
