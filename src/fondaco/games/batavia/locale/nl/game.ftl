# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Snelle start: alle winkels liggen open, in een volgorde die een RECONSTRUCTIE is (BA-1.3).
batavia-note-strict = Wisselbrieven zijn geheim, en wat betaald is moet je onthouden (BA-0.4).
batavia-note-ledger = Deze tafel houdt een kasboek bij: ieders brieven zijn te zien, en ledger vertelt wat genoteerd had kunnen worden.

## Things

batavia-company-england = Engeland
batavia-company-denmark = Denemarken
batavia-company-france = Frankrijk
batavia-company-netherlands = Nederland
batavia-company-sweden = Zweden
# The same in one letter, and in three.
batavia-letter-england = E
batavia-letter-denmark = D
batavia-letter-france = F
batavia-letter-netherlands = N
batavia-letter-sweden = Z
batavia-short-england = Eng
batavia-short-denmark = Den
batavia-short-france = Fra
batavia-short-netherlands = Ned
batavia-short-sweden = Zwe

batavia-goods-tea = thee
batavia-goods-cotton = katoen
batavia-goods-porcelain = porselein
batavia-goods-silk = zijde
batavia-goods-ginger = gember
batavia-goods-nutmeg = nootmuskaat
batavia-goods-pepper = peper

batavia-tile = { $company } { $goods }
batavia-some-cards = { $count } { $company }
batavia-share = { $name } { $count }
batavia-shop = { $tile } (vak { $space })

## The table

batavia-round = Ronde { $round }
batavia-phase-auction = veiling
batavia-phase-cards = kaarten
batavia-phase-voyage = reis
batavia-phase-exchange = ruil
batavia-column-player = speler (* 1e)
batavia-column-gold = goud
batavia-column-hand = hand
batavia-column-letters = brieven
batavia-column-space = vak
batavia-column-tiles = tegels
batavia-column-posts = posten
batavia-all-ships = samen gelegd
batavia-first-mark = *
batavia-at-start = start
batavia-at-arrival = aangekomen
batavia-in-start = Bij de start: { $names }
batavia-in-arrival = Aangekomen: { $names }
batavia-cannon = Kanon op { $laid } van { $limit }{ $left ->
    [0] : de piraten komen na deze beurt
   *[other] : de piraten komen met nog { $left }
}{ $count ->
    [0] .
   *[other] {" "}en brengen { $most } tot zinken ({ $count }).
}
batavia-shops = Winkels ({ $legend }):
batavia-lot = Partij: { $cards }, en het schip van de startspeler
batavia-lot-left = Blijft liggen voor de volgende veiling: { $cards }
batavia-standing-bid = { $me ->
    [yes] Jij hebt
   *[no] { $name } heeft
} { $bid } geboden.
batavia-no-bid = Nog geen bod.
batavia-still-in = Nog in de veiling: { $names }.
batavia-hand = Je hand ({ $count }): { $cards }. Brieven: { $letters }.
batavia-ledger = Wat iedereen had kunnen noteren
batavia-ledger-seat = { $letters } brieven; in veilingen gewonnen en nog in de hand: { $cards }
batavia-ledger-discard = gezonken:

## What is asked

batavia-prompt-bid = Bied { $min } of meer, of 0 om te passen
batavia-prompt-act = Trek kaarten, of leg ze uit
batavia-prompt-lay = Leg meer kaarten, of wees klaar
batavia-prompt-travel = Met welke compagnie reis je?
batavia-prompt-exchange = Je tegels inruilen?

## What can be chosen, and what it would lead to

batavia-pass = passen
batavia-bid = bied { $bid }, of typ een getal tot je { $most }
batavia-lot-means = { $company } { $mine } tegen { $best } gelegd
batavia-lot-would = Met de partij zou je in de hand en gelegd hebben: { $parts }.
batavia-hint-payment = Een bod van { $bid } gaat naar: { $shares }.
refused-batavia-no-auction = Er is nu geen veiling.
refused-batavia-upto-how = Typ tot hoever je gaat, van 1 tot je { $most } brieven, zoals: upto 6
batavia-draw = Trek { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}; daarna is je beurt voorbij
batavia-lay = { $company } leggen
batavia-lay-hand = { $count } in de hand
batavia-lay-laid = gelegd { $mine }, beste ander { $best }
batavia-lay-have = jij hebt de meerderheid
batavia-lay-missing = { $missing ->
    [one] { $missing } kaart wint het zegel
   *[other] { $missing } kaarten winnen het zegel
}
batavia-lay-never = buiten bereik: { $missing } nodig
batavia-done = Klaar
batavia-done-to = dan kun je reizen naar: { $shops }
batavia-done-arrival = er ligt geen winkel meer voor je zegels: je komt aan, en neemt de aankomsttegel voor 4 goud
batavia-back = { $company } terugnemen
batavia-hint-must-draw = Je kaarten kunnen je geen bruikbare meerderheid geven: je moet trekken.
batavia-hint-no-majority = Je hebt van een compagnie meer gelegde kaarten nodig dan elke andere speler.
batavia-hint-pirates = GEVAAR: met { $laid } gelegde kaarten (grens { $limit }) brengen de piraten na deze beurt { $companies } tot zinken, waarvan { $mine } kaarten van jou.
batavia-crate-leads = kist { $mine }: jij leidt de post alleen, goed voor { $gold } goud.
batavia-crate-tied = kist { $mine }: gedeeld de meeste, goed voor { $gold } goud.
batavia-crate-behind = kist { $mine }, de leider heeft er { $best }.
batavia-tile-new = Een nieuwe compagnie voor een ruil.
batavia-tile-second = Geen ruil: je hebt al een tegel van deze compagnie.
batavia-exchange = Inruilen voor { $gold } goud: { $tiles }
batavia-keep = De tegels houden{ $more ->
    [0] {""}
   *[other] : met één compagnie meer leveren ze { $more } op
}

## Help

batavia-help-upto = in een veiling: één meer bieden dan de anderen, tot een grens, zoals: upto 6
batavia-help-ledger = wat iedereen had kunnen noteren, als deze tafel een kasboek bijhoudt
refused-batavia-no-ledger = Deze tafel speelt uit het geheugen. Kies --memory ledger voor een tafel met een kasboek.
batavia-help-bid = De veiling: de kaarten gaan als één partij weg, en daarmee de eerste beurt van de ronde (BA-2.1). Bied meer dan het vorige bod of lig eruit (BA-2.2). De winnaar betaalt de brieven aan de anderen, één voor één vanaf de linkerbuur (BA-2.3). Passen allen, dan blijven de kaarten liggen voor de volgende veiling (BA-2.4).
batavia-help-act = Jouw beurt: trek twee kaarten (BA-3.1), of leg er zoveel als je wilt, als je daarna van een compagnie meer gelegde kaarten hebt dan elke andere speler (BA-3.2). Bij 21 gelegde kaarten (3 spelers) of 25 (4 of 5) brengen piraten na de beurt de grootste compagnie tot zinken (BA-4.1).
batavia-help-lay = Leggen: zoveel kaarten als je wilt, en dan klaar (BA-3.2). Een meerderheid is een zegel, een gelijke stand niet (BA-3.3). Daarna reist je koopman met een compagnie waarvan jij het zegel hebt (BA-3.4). Heeft geen van je zegels nog een winkel voor je, dan kom je aan (BA-5.1).
batavia-help-travel = De reis: vooruit naar de volgende winkel van een compagnie waarvan jij het zegel hebt; je neemt de tegel en zet een kist in de handelspost van die waar (BA-3.4). De meeste kisten in een post worden aan het eind betaald (BA-5.3).
batavia-help-exchange = Ruilen, als de tegel van een compagnie is waarvan je geen tegel had: één tegel van elke compagnie die je hebt levert 1, 3, 6, 10 of 15 goud op voor 1 tot 5 compagnieën (BA-3.6). Tegels die aan het eind over zijn leveren niets op.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Jij gooit
   *[no] { $name } gooit
} een { $die }.
batavia-event-lot-turned = Opengelegd: { $cards }.{ $more ->
    [yes] {" "}Met wat er nog lag is de partij { $lot }.
   *[no] {""}
}
batavia-event-bid = { $me ->
    [yes] Jij biedt
   *[no] { $name } biedt
} { $bid }.
batavia-event-passed = { $me ->
    [yes] Jij past.
   *[no] { $name } past.
}
batavia-event-lot-won = { $me ->
    [yes] Jij wint
   *[no] { $name } wint
} de partij voor { $bid }: { $cards }.
batavia-event-letters-paid = De brieven gaan naar: { $received }.
batavia-event-lot-stays = Niemand wil de partij: { $lot } blijft liggen voor de volgende veiling.
batavia-event-first-player = { $me ->
    [yes] Jij begint
   *[no] { $name } begint
} ronde { $round }.
batavia-event-drew = { $me ->
    [yes] Jij trekt { $count ->
        [0] geen kaart: er is er geen.
       *[other] { $cards }.
    }
   *[no] { $name } trekt { $count ->
        [0] geen kaart: er is er geen.
        [one] { $count } kaart.
       *[other] { $count } kaarten.
    }
}
batavia-event-pile-shuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel: { $count } kaarten.
batavia-event-laid = { $me ->
    [yes] Jij legt
   *[no] { $name } legt
} { $company }.
batavia-event-cards-laid = { $me ->
    [yes] Jij legt
   *[no] { $name } legt
} { $cards } (kanon { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] Jij neemt
   *[no] { $name } neemt
} { $company } terug.
batavia-event-seal-gained = { $me ->
    [yes] Jij krijgt
   *[no] { $name } krijgt
} { $count ->
    [one] het zegel
   *[other] de zegels
} van { $company }.
batavia-event-seal-lost = { $me ->
    [yes] Jij verliest
   *[no] { $name } verliest
} { $count ->
    [one] het zegel
   *[other] de zegels
} van { $company }.
batavia-event-travelled = { $me ->
    [yes] Jij reist
   *[no] { $name } reist
} met { $company } naar vak { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Jij neemt
   *[no] { $name } neemt
} de winkel { $tile }.
batavia-event-crate-placed = Een kist gaat naar de post voor { $post }.
batavia-event-tiles-revealed = Nieuwe winkels worden opengelegd: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Jij ruilt
   *[no] { $name } ruilt
} { $tiles } in voor { $gold } goud.
batavia-event-kept = { $me ->
    [yes] Jij houdt je tegels.
   *[no] { $name } houdt de tegels.
}
batavia-event-pirates-attacked = PIRATEN brengen { $companies } tot zinken: { $cards } kaarten zijn verloren, het kanon staat weer op { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Jij komt aan en neemt de aankomsttegel: dit is de laatste ronde.
   *[no] { $name } komt aan en neemt de aankomsttegel: dit is de laatste ronde.
}
batavia-event-round-ended = Ronde { $round } is voorbij.
batavia-event-hand-shown = { $me ->
    [yes] Jij legt je hand neer
   *[no] { $name } legt de hand neer
}: { $cards }.
batavia-event-letters-shown = Brieven: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = De slotwaardering: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] Jij wint met { $gold } goud!
       *[no] { $name } wint met { $gold } goud.
    }
   *[other] { $name } delen de overwinning met { $gold } goud.
}

## The final sheet

batavia-cause-exchange = ruil
batavia-cause-tea = post voor thee
batavia-cause-cotton = post voor katoen
batavia-cause-porcelain = post voor porselein
batavia-cause-silk = post voor zijde
batavia-cause-ginger = post voor gember
batavia-cause-nutmeg = post voor nootmuskaat
batavia-cause-pepper = post voor peper
batavia-cause-letters = meeste brieven
batavia-cause-arrival = aankomsttegel
batavia-cause-seals = zegels
