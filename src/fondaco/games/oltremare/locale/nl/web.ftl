# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Kaart
web-oltremare-zoom-in = Van dichterbij
web-oltremare-zoom-out = De hele kaart
web-oltremare-our-map = Echte havens; de routes zijn onze reconstructie
web-oltremare-no-marker = Hier ligt geen fiche.
web-oltremare-about-calm-sea = 1 ducato voor elk scheepssymbool dat je uitspeelt.
web-oltremare-about-good-deals = telt als een extra ducato-symbool.
web-oltremare-about-pirate-fighter = je negeert de piratenvlaggen die je uitspeelt.
web-oltremare-about-favourable-trade = kaarten die je koopt kosten 1, 2, 3, 4.
web-oltremare-about-compass = meteen: vaar door naar een andere haven zonder kompas.
web-oltremare-about-local-influence = ducati bij het begin van je beurt: je zeevaartmacht min 3.

## The table

web-oltremare-phases = Fasen van de beurt
web-oltremare-pile = Stapel { $count }
web-oltremare-venice-in = Venetië in de stapel
web-oltremare-venice-top = Venetië bovenop
web-oltremare-venice-out = Venetië gewaardeerd
web-oltremare-discard = Aflegstapel { $count }
web-oltremare-last-round = Laatste ronde
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(jij)
   *[no] {""}
}{ $turn ->
    [yes] , aan de beurt
   *[no] {""}
}
web-oltremare-first = startspeler
web-oltremare-ready = niets meer te zeggen
web-oltremare-you = jou
web-oltremare-you-first = Jij
web-oltremare-your-hand = Je hand
web-oltremare-top-of-cargo = Je vracht ({ $count }), bovenop:
web-oltremare-piles = Stapels
web-oltremare-pirates = Je piraten { $count }
web-oltremare-place = nummer { $place } in volgorde
web-oltremare-close = Sluiten
web-oltremare-ledger = Kasboek: ieders vracht in groepen, van boven af
web-oltremare-no-setting = De kaarten konden niet geladen worden. Laad de pagina opnieuw om het nog eens te proberen.
web-oltremare-limit = { $name } heeft te veel kaarten en geeft er aan de piraten.

## Actions and cargo

web-oltremare-played = Uitgespeelde kaarten
web-oltremare-played-of = { $count } van { $need } uitgespeeld
web-oltremare-to-load = Te laden
web-oltremare-order = Op de stapel, de laatste bovenop
web-oltremare-all-chosen = Ze liggen allemaal op volgorde. Klik er een aan om hem terug te nemen.
web-oltremare-lots = Groepen van boven af
web-oltremare-hint-compass-to = Het kompas brengt je naar { $port }: { $marker }.
web-oltremare-hint-sail-to = Je zou eindigen in { $port }: { $marker }.

## Buttons

web-oltremare-start-over = Opnieuw
web-oltremare-do-discard = { $chosen ->
    [0] Kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
   *[other] Naar de piraten ({ $chosen } van { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
   *[other] Uitspelen ({ $chosen } van { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Kies de volgorde
   *[other] Laden ({ $chosen } van { $count })
}
web-oltremare-do-sail = Vaar naar { $ports }
web-oltremare-other-way = Andere weg ({ $at } van { $count })
web-oltremare-pick-port = Kies een haven
web-oltremare-buy-pile = Kaart kopen ({ $price })
web-oltremare-buy-pirates = Terugkopen ({ $price })
web-oltremare-offer = { $me ->
    [yes] Een aanbod doen
   *[no] { $name } een aanbod doen
}
web-oltremare-do-done = Handel beëindigen, { $count } uitspelen
web-oltremare-silence = Niets te zeggen
web-oltremare-show-offers = { $count ->
    [0] Aanbiedingen
   *[other] Aanbiedingen ({ $count })
}

## The trade table

web-oltremare-trade-table = Aanbiedingen op tafel
web-oltremare-no-offers = Nog geen aanbiedingen.
web-oltremare-nothing = niets
web-oltremare-any = een kaart naar keuze
web-oltremare-gives = geeft
web-oltremare-wants = wil
web-oltremare-you-give = Jij geeft
web-oltremare-you-want = jij wilt
web-oltremare-you-get = Jij krijgt
web-oltremare-instead = In plaats van #{ $number }, dat nog geldt
web-oltremare-instead-gone = In plaats van #{ $number }
web-oltremare-declined = Afgewezen door
web-oltremare-accept = Aannemen …
web-oltremare-accepting = Wat van hand wisselt
web-oltremare-agree = Afgesproken
web-oltremare-not-yet = Nog niet
web-oltremare-which = Welke kaarten geef je? Gevraagd: { $wanted }
web-oltremare-cannot-accept = Je kunt dit nu niet aannemen.
web-oltremare-counter = Tegenbod …
web-oltremare-decline = Afwijzen
web-oltremare-amend = Wijzigen …
web-oltremare-withdraw = Intrekken
web-oltremare-compose-offer = Een aanbod doen
web-oltremare-compose-amend = Je aanbod wijzigen
web-oltremare-compose-counter = Een tegenbod doen
web-oltremare-compose-how = Klik de kaarten aan die je geeft en de goederen die je wilt.
web-oltremare-to = Aan wie
web-oltremare-never-mind = Laat maar
web-oltremare-back-to = Terug naar #{ $number }
web-oltremare-original = Je antwoordt op: { $offer }
web-oltremare-mine = Jij geeft
web-oltremare-theirs = Jij wilt
web-oltremare-want-more = Eén { $goods } meer, nu { $count }
web-oltremare-want-less = Eén { $goods } minder, nu { $count }
web-oltremare-i-pay = jij betaalt
web-oltremare-they-pay = { $name } betaalt jou
web-oltremare-no-ducats = geen ducati
web-oltremare-pay-less = Een ducato naar jou toe
web-oltremare-pay-more = Een ducato van jou weg
web-oltremare-say-of = Wat je zegt van { $card }
web-oltremare-say-truth = Alles vertellen
web-oltremare-say-nothing = Niets zeggen
web-oltremare-silent = Je zegt alleen welke goederen het zijn.
web-oltremare-honest = Dat is waar.
web-oltremare-lie = Dat is niet waar. Je mag het zeggen.
web-oltremare-send = Het aanbod doen

## Scoring

web-oltremare-venice-scoring = De tussenwaardering
web-oltremare-final = De slotwaardering
web-oltremare-row-prestige = prestige naar plaats
web-oltremare-row-cargo = verkochte vracht
web-oltremare-row-pirates = piraten
web-oltremare-row-markers = havenbonusfiches naar plaats
web-oltremare-row-sum = samen
web-oltremare-row-total = eindstand
web-oltremare-go-on = Verder

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Toon de telling
web-oltremare-orders = Vaste opdrachten
web-oltremare-orders-how = Wat alleen jou wordt aangeboden, wordt meteen afgeslagen, tot je het uitzet.
web-oltremare-decline-all = Alles afslaan
web-oltremare-decline-below = Afslaan wat me minder oplevert dan { $ducats }
web-oltremare-order-less = Een ducato minder
web-oltremare-order-more = Een ducato meer
web-oltremare-orders-off = Slaat af: zet uit
