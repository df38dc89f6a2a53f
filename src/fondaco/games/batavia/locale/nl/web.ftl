# Batavia in the browser. What the terminal says too is in batavia.ftl.

web-batavia-you = Jij

## The chart

web-batavia-chart = Zeekaart van Azië met de winkels langs de reis
web-batavia-chart-whole = De hele zeekaart
web-batavia-chart-near = Van dichterbij
web-batavia-start = Start
web-batavia-batavia = Batavia
web-batavia-arrival = De aankomsttegel: { $gold } goud
web-batavia-merchant = { $name }: { $space }
web-batavia-space = vak { $space }
web-batavia-space-down = Vak { $space }: een verdekte winkel
web-batavia-space-taken = Vak { $space }: weggenomen
web-batavia-posts = Handelsposten
web-batavia-post-empty = Nog geen kisten; wie de meeste heeft, krijgt { $gold } goud
web-batavia-post-leads = { $name } staat bovenaan met { $crates ->
    [one] { $crates } kist
   *[other] { $crates } kisten
} voor { $gold } goud
web-batavia-post-tied = { $names } staan gelijk met { $crates ->
    [one] { $crates } kist
   *[other] { $crates } kisten
} voor elk { $gold } goud
web-batavia-scale = Gelegde schepen en het kanon

## Everybody's cards

web-batavia-fleets = Gelegde kaarten, zegels en bezit van de spelers
web-batavia-column-player = Speler
web-batavia-column-company = Compagnie
web-batavia-first = Startspeler
web-batavia-letters-secret = Geheim
web-batavia-laid = { $name }: { $company } ×{ $count }
web-batavia-laid-seal = { $name }: { $company } ×{ $count }, met het zegel
web-batavia-laid-would = { $name }: { $company } ×{ $count }, zou het zegel winnen
web-batavia-hand = Je hand, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-batavia-known = Minstens { $cards }
web-batavia-hand-empty = Geen kaarten in de hand

## The auction

web-batavia-auction = Veiling
web-batavia-die = De dobbelsteen toont { $die }
web-batavia-my-letters = { $count ->
    [one] { $count } wissel
   *[other] { $count } wissels
}
web-batavia-out = { $name }: gepast
web-batavia-still-in = { $name }: doet nog mee
web-batavia-leads-bid = { $name }: hoogste bod
web-batavia-lot-means = Wat je met de kavel hebt (gelegd en in de hand), tegen de grootste gelegde vloot
web-batavia-lot-legend = jij met deze kavel, dan de grootste vloot
web-batavia-against = tegen { $best }
web-batavia-prompt-bid = Bied { $min } of meer, of pas
web-batavia-prompt-pass = Je hebt te weinig wissels om door te gaan: pas
web-batavia-proxy = Bied voor mij tot
web-batavia-proxy-set = Instellen
web-batavia-proxy-stands = Er wordt voor je geboden tot { $limit }
web-batavia-proxy-stop = Stop
web-batavia-pass = Passen
web-batavia-bid = { $bid } bieden
web-batavia-your-bid = Je bod
web-batavia-less = Eén minder
web-batavia-more = Eén meer

## Cards and voyage

web-batavia-races = Hoe je er bij elke compagnie voor staat
web-batavia-column-laid = jij : ander
web-batavia-column-laid-of = { $name } : ander
web-batavia-column-seal = zegel
web-batavia-column-next = leidt naar
web-batavia-yours = van jou
web-batavia-would = wordt van jou
web-batavia-lay-more = leg { $missing }
web-batavia-out-of-reach = { $missing } te weinig
web-batavia-swap = Ruil, { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnieën
}:
web-batavia-draw = { $cards ->
    [one] { $cards } kaart trekken
   *[other] { $cards } kaarten trekken
}
web-batavia-back = Terugnemen
web-batavia-hand-in = Je zou inleveren
web-batavia-then-to = Met deze kaarten kun je reizen naar: { $shops }
web-batavia-then-arrival = Met deze kaarten ligt er geen winkel meer voor je zegels: je zou aankomen en 4 goud krijgen
web-batavia-ladder = Wat tegels van zoveel compagnieën opleveren
web-batavia-companies = { $count ->
    [one] { $count } comp.
   *[other] { $count } comp.
}
web-batavia-exchange = Inruilen voor { $gold }
web-batavia-keep = Houden en doorsparen
web-batavia-keep-all = Houden
web-batavia-gold-before = Goud tot nu toe
web-batavia-over = Het spel is afgelopen
web-batavia-gold = { $gold } goud

## Tabs on a phone

web-batavia-tabs = De tafel
web-batavia-tab-now = Nu
web-batavia-tab-chart = Reis
web-batavia-tab-fleets = Vloten
web-batavia-tab-posts = Posten
web-batavia-no-setting = De kaarten en de zeekaart konden niet geladen worden. Laad de pagina opnieuw om het nog eens te proberen.

# What the log counts of a turn here: lots, where other games have deals.
web-log-deals-batavia = { $count ->
    [one] { $count } kavel verkocht
   *[other] { $count } kavels verkocht
}
