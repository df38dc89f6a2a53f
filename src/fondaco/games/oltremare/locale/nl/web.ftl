# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Zeekaart
web-oltremare-zoom-in = Van dichterbij
web-oltremare-zoom-out = De hele zeekaart
web-oltremare-our-map = Echte havens; de routes zijn onze reconstructie
web-oltremare-no-marker = Hier ligt geen fiche.
web-oltremare-in-reach = Havens binnen bereik
web-oltremare-stops = { $marker } werkt dan niet meer.
web-oltremare-about-calm-sea = 1 dukaat voor elk scheepssymbool dat je uitspeelt.
web-oltremare-about-good-deals = telt als een extra dukaatsymbool.
web-oltremare-about-pirate-fighter = je negeert de piratenvlaggen die je uitspeelt.
web-oltremare-about-favourable-trade = de kaarten die je koopt, kosten 1, 2, 3, 4.
web-oltremare-about-compass = meteen: vaar door naar een andere haven zonder kompas.
web-oltremare-about-local-influence = dukaten bij het begin van je beurt: je zeevaartmacht min 3.
web-oltremare-today = { $port ->
    [Venice] Venetië
    [Alexandria] Alexandrië
    [Damietta] Damiate
    [Acre] Akko
    [Beirut] Beiroet
    [Limassol] Limasol
    [Rhodes] Rhodos
    [Thessaloniki] Thessaloniki
    [Istanbul] Istanbul
   *[other] { $port }
}
web-oltremare-title-gems = Edelstenen
web-oltremare-title-scrolls = Rollen
web-oltremare-title-silk = Zijde
web-oltremare-title-salt = Zout
web-oltremare-title-pottery = Aardewerk
web-oltremare-title-olives = Olijven
web-oltremare-title-grain = Graan
web-oltremare-title-silver = Zilver
web-oltremare-title-spices = Specerijen
web-oltremare-title-wood = Hout
web-oltremare-title-wine = Wijn
web-oltremare-title-corn = Maïs

## The table

web-oltremare-phases = Fasen van de beurt
web-oltremare-pile = Stapel { $count }
web-oltremare-venice-in = Venetië in de stapel
web-oltremare-venice-top = Venetië bovenop
web-oltremare-venice-out = Venetië geweest
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
web-oltremare-ready = geen voorstel meer
web-oltremare-you = jou
web-oltremare-you-first = Jij
web-oltremare-your-hand = Je hand
web-oltremare-top-of-cargo = Je vracht ({ $count }), bovenop:
web-oltremare-piles = Stapels
web-oltremare-pirates = Je piraten { $count }
web-oltremare-place = nummer { $place } in de volgorde
web-oltremare-close = Sluiten
web-oltremare-ledger = Kasboek: ieders vracht in groepen, van boven af
web-oltremare-no-setting = De kaarten en de zeekaart konden niet geladen worden. Laad de pagina opnieuw om het nog eens te proberen.
web-oltremare-limit = { $me ->
    [yes] Je hebt te veel kaarten en geeft er een aantal aan de piraten.
   *[no] { $name } heeft te veel kaarten en geeft er een aantal aan de piraten.
}

## Actions and cargo

web-oltremare-played = Uitgespeelde kaarten
web-oltremare-played-of = { $count } van { $need } uitgespeeld
web-oltremare-to-load = Te laden
web-oltremare-order = Op de stapel, de laatste bovenop
web-oltremare-all-chosen = Ze liggen allemaal op volgorde. Kies er een om die terug te nemen.
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
web-oltremare-do-sail = Naar { $ports } varen
web-oltremare-other-way = Andere weg ({ $at } van { $count })
web-oltremare-pick-port = Kies een haven
web-oltremare-buy-pile = Kaart kopen ({ $price })
web-oltremare-buy-pirates = Terugkopen ({ $price })
web-oltremare-offer = Voorstel doen
web-oltremare-do-done = { $count ->
    [one] Verder: { $count } kaart uitspelen
   *[other] Verder: { $count } kaarten uitspelen
}
web-oltremare-silence = Geen voorstel van mij
web-oltremare-show-offers = { $count ->
    [0] Voorstellen
   *[other] Voorstellen ({ $count })
}

## The trade table

web-oltremare-trade-table = Voorstellen op tafel
web-oltremare-no-offers = Nog geen voorstellen.
web-oltremare-nothing = niets
web-oltremare-any = kaart naar keuze
web-oltremare-gives = geeft
web-oltremare-wants = wil
web-oltremare-you-give = Je geeft
web-oltremare-you-want = je wilt
web-oltremare-you-get = Je krijgt
web-oltremare-instead = In plaats van #{ $number }, dat nog geldt
web-oltremare-instead-gone = In plaats van #{ $number }
web-oltremare-declined = Afgewezen door
web-oltremare-accept = Aannemen…
web-oltremare-accepting = Wat van eigenaar wisselt
web-oltremare-agree = Afgesproken
web-oltremare-not-yet = Nog niet
web-oltremare-which = Welke kaarten geef je? Gevraagd: { $wanted }
web-oltremare-counter = Tegenvoorstel…
web-oltremare-decline = Afwijzen
web-oltremare-reason = Reden geven
web-oltremare-reasons = Afwijzen met een reden:
web-oltremare-amend = Wijzigen…
web-oltremare-withdraw = Intrekken
web-oltremare-compose-offer = Een voorstel doen
web-oltremare-compose-amend = Je voorstel wijzigen
web-oltremare-compose-counter = Een tegenvoorstel doen
web-oltremare-compose-how = Kies de kaarten die je geeft en de goederen die je wilt.
web-oltremare-to = Aan wie
web-oltremare-never-mind = Laat maar
web-oltremare-back-to = Terug naar #{ $number }
web-oltremare-original = Je antwoordt op: { $offer }
web-oltremare-mine = Je geeft
web-oltremare-theirs = Je wilt
web-oltremare-want-more = { $goods ->
    [gems] Eén edelsteen meer, nu { $count }
    [scrolls] Eén schriftrol meer, nu { $count }
    [silk] Eén zijdekaart meer, nu { $count }
    [salt] Eén zoutkaart meer, nu { $count }
    [pottery] Eén aardewerkkaart meer, nu { $count }
    [olives] Eén olijf meer, nu { $count }
    [grain] Eén graankaart meer, nu { $count }
    [silver] Eén zilverkaart meer, nu { $count }
    [spices] Eén specerij meer, nu { $count }
    [wood] Eén houtkaart meer, nu { $count }
    [wine] Eén wijnkaart meer, nu { $count }
    [corn] Eén maïskaart meer, nu { $count }
   *[any] Eén kaart naar keuze meer, nu { $count }
}
web-oltremare-want-less = { $goods ->
    [gems] Eén edelsteen minder, nu { $count }
    [scrolls] Eén schriftrol minder, nu { $count }
    [silk] Eén zijdekaart minder, nu { $count }
    [salt] Eén zoutkaart minder, nu { $count }
    [pottery] Eén aardewerkkaart minder, nu { $count }
    [olives] Eén olijf minder, nu { $count }
    [grain] Eén graankaart minder, nu { $count }
    [silver] Eén zilverkaart minder, nu { $count }
    [spices] Eén specerij minder, nu { $count }
    [wood] Eén houtkaart minder, nu { $count }
    [wine] Eén wijnkaart minder, nu { $count }
    [corn] Eén maïskaart minder, nu { $count }
   *[any] Eén kaart naar keuze minder, nu { $count }
}
web-oltremare-you-pay = Je betaalt
web-oltremare-who-pays = { $way ->
    [pay-all] je betaalt wie het aanneemt
    [pay] je betaalt { $name }
    [get-all] wie het aanneemt, betaalt jou
   *[get] { $name } betaalt jou
}
web-oltremare-ducat-less = Een dukaat minder
web-oltremare-ducat-more = Een dukaat meer
web-oltremare-say-more = Meer zeggen…
web-oltremare-say-of = Wat je zegt over { $card }
web-oltremare-say-truth = Alles vertellen
web-oltremare-say-nothing = Niets zeggen
web-oltremare-silent = Je noemt alleen de goederensoort.
web-oltremare-honest = Dat is waar.
web-oltremare-lie = Dat is niet waar. Je mag het zeggen.
web-oltremare-send = Het voorstel doen

## Scoring

web-oltremare-venice-scoring = De tussenwaardering
web-oltremare-final = De slotwaardering
web-oltremare-row-prestige = prestige naar rang
web-oltremare-row-cargo = verkochte vracht
web-oltremare-row-pirates = piraten
web-oltremare-row-markers = havenbonusfiches naar rang
web-oltremare-row-sum = samen
web-oltremare-row-before = dukaten vooraf
web-oltremare-row-total = eindstand
web-oltremare-go-on = Verder

## Standing orders, and the scoring called back

web-oltremare-show-scoring = De waardering tonen
web-oltremare-bids = Voorstellen vragen voor een van je kaarten
web-oltremare-orders = Automatische antwoorden
web-oltremare-orders-how = Voorstellen die alleen jou zijn gedaan, worden meteen afgewezen, tot je dit uitzet.
web-oltremare-decline-all = Alles afwijzen
web-oltremare-decline-below = Voorstellen afwijzen die mij minder dan { $ducats } opleveren (kaarten tellen niet mee)
web-oltremare-order-less = Een dukaat minder
web-oltremare-order-more = Een dukaat meer
web-oltremare-orders-off = Automatisch afwijzen uitzetten
