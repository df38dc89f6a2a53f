# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Snelle start: alle winkels liggen open. Hun volgorde is een RECONSTRUCTIE (BA-1.3).
batavia-note-strict = Wissels zijn geheim, en wat betaald is, moet je onthouden (BA-0.4).
batavia-note-ledger = Deze tafel houdt een kasboek bij: ieders wissels zijn te zien, en ledger toont wat genoteerd had kunnen worden.

## Things

batavia-company-england = Engeland
batavia-company-denmark = Denemarken
batavia-company-france = Frankrijk
batavia-company-netherlands = Nederland
batavia-company-sweden = Zweden
batavia-the = { $company ->
    [england] Engeland
    [denmark] Denemarken
    [france] Frankrijk
    [netherlands] Nederland
   *[sweden] Zweden
}
batavia-of = { $company ->
    [england] van Engeland
    [denmark] van Denemarken
    [france] van Frankrijk
    [netherlands] van Nederland
   *[sweden] van Zweden
}
batavia-with = { $company ->
    [england] met Engeland
    [denmark] met Denemarken
    [france] met Frankrijk
    [netherlands] met Nederland
   *[sweden] met Zweden
}
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

batavia-tile = { $goods } ({ $company })
batavia-some-cards = { $company } ×{ $count }
batavia-share = { $name } ({ $count })
batavia-shop = { $tile }, vak { $space }

## The table

batavia-round = Ronde { $round }
batavia-phase-auction = veiling
batavia-phase-cards = kaarten
batavia-phase-voyage = reis
batavia-phase-exchange = ruil
batavia-column-player = speler (* 1e)
batavia-column-gold = goud
batavia-column-hand = hand
batavia-column-letters = wissels
batavia-column-space = vak
batavia-column-tiles = tegels
batavia-column-posts = posten
batavia-all-ships = samen gelegd
batavia-first-mark = *
batavia-at-start = start
batavia-at-arrival = aangekomen
batavia-in-start = Bij de start: { $names }
batavia-in-arrival = Aangekomen: { $names }
batavia-cannon = { $left ->
    [0] { $count ->
        [0] Kanon op { $laid } van { $limit }: de piraten komen na deze beurt.
       *[other] Kanon op { $laid } van { $limit }: de piraten komen na deze beurt en brengen { $most } tot zinken ({ $count }).
    }
   *[other] { $count ->
        [0] Kanon op { $laid } van { $limit }: nog { $left } en de piraten komen.
       *[other] Kanon op { $laid } van { $limit }: nog { $left } en de piraten komen en brengen { $most } tot zinken ({ $count }).
    }
}
batavia-shops = Winkels ({ $legend }):
batavia-lot = Kavel: { $cards }, en het schip van de startspeler
batavia-lot-left = Blijft liggen voor de volgende veiling: { $cards }
batavia-standing-bid = { $me ->
    [yes] Het hoogste bod is van jou
   *[no] Het hoogste bod is van { $name }
}: { $bid }.
batavia-no-bid = Nog geen bod.
batavia-still-in = Nog in de veiling: { $names }.
batavia-hand = Je hand ({ $count }): { $cards }. Wissels: { $letters }.
batavia-ledger = Wat iedereen had kunnen noteren
batavia-ledger-seat = { $letters ->
    [one] { $letters } wissel; in veilingen gewonnen en nog in de hand: { $cards }
   *[other] { $letters } wissels; in veilingen gewonnen en nog in de hand: { $cards }
}
batavia-ledger-discard = gezonken:

## What is asked

batavia-prompt-bid = Bied { $min } of meer, of 0 om te passen
batavia-prompt-act = Trek kaarten, of leg er een of meer neer
batavia-prompt-lay = Leg meer kaarten of rond af
batavia-prompt-travel = Met welke compagnie reis je?
batavia-prompt-exchange = Je tegels inruilen?

## What can be chosen, and what it would lead to

batavia-pass = passen
batavia-bid = { $bid } bieden, of typ een getal tot en met { $most }
batavia-lot-means = { $company } { $mine } tegen { $best } gelegd
batavia-lot-would = Win je de kavel, dan heb je (gelegd en in de hand): { $parts }.
batavia-hint-payment = Win je met een bod van { $bid }, dan gaan je wissels naar: { $shares }.
refused-batavia-no-auction = Er is nu geen veiling.
refused-batavia-upto-how = { $most ->
    [one] Typ tot hoever je gaat, hoogstens je { $most } wissel, zoals: upto 1
   *[other] Typ tot hoever je gaat, van 1 tot je { $most } wissels, zoals: upto 6
}
batavia-draw = { $cards ->
    [one] { $cards } kaart trekken
   *[other] { $cards } kaarten trekken
}; daarna is je beurt voorbij
batavia-lay = Leggen: { $company }
batavia-lay-hand = { $count } in de hand
batavia-lay-laid = gelegd { $mine }, beste tegenspeler { $best }
batavia-lay-have = je hebt de meerderheid
batavia-lay-missing = { $missing ->
    [one] met { $missing } kaart win je het zegel
   *[other] met { $missing } kaarten win je het zegel
}
batavia-lay-never = buiten bereik: { $missing } nodig
batavia-done = Afronden
batavia-done-to = dan kun je reizen naar: { $shops }
batavia-done-arrival = er ligt geen winkel meer voor je zegels: je komt aan en neemt de aankomsttegel, die 4 goud waard is
batavia-back = Terugnemen: { $company }
batavia-hint-must-draw = Je kaarten kunnen je geen bruikbare meerderheid geven: je moet trekken.
batavia-hint-no-majority = Je hebt van een compagnie meer gelegde kaarten nodig dan elke andere speler.
batavia-hint-pirates = GEVAAR: met { $laid } gelegde kaarten (grens { $limit }) brengen de piraten na deze beurt { $companies } tot zinken, { $mine ->
    [0] zonder kaarten van jou.
    [one] waaronder { $mine } kaart van jou.
   *[other] waaronder { $mine } kaarten van jou.
}
batavia-crate-leads = { $mine ->
    [one] { $mine } kist
   *[other] { $mine } kisten
} van jou: je staat alleen bovenaan, goed voor { $gold } goud.
batavia-crate-tied = { $mine ->
    [one] { $mine } kist
   *[other] { $mine } kisten
} van jou: gedeeld eerste, goed voor { $gold } goud.
batavia-crate-behind = { $mine ->
    [one] { $mine } kist
   *[other] { $mine } kisten
} van jou, de eerste heeft er { $best }.
batavia-tile-new = Nieuwe compagnie: je mag inruilen.
batavia-tile-second = Geen ruil: je hebt al een tegel van deze compagnie.
batavia-exchange = Inruilen voor { $gold } goud: { $tiles }
batavia-keep = { $more ->
    [0] De tegels houden
   *[other] De tegels houden: met één compagnie meer leveren ze { $more } op
}

## Help

batavia-help-upto = in een veiling: één meer bieden dan de anderen, tot een grens, zoals: upto 6
batavia-help-ledger = wat iedereen had kunnen noteren, als deze tafel een kasboek bijhoudt
refused-batavia-no-ledger = Deze tafel speelt uit het geheugen. Kies --memory ledger voor een tafel met een kasboek.
batavia-help-bid = De veiling: de kaarten worden als één kavel verkocht, en daarmee de eerste beurt van de ronde (BA-2.1). Bied meer dan het vorige bod of pas (BA-2.2). De winnaar betaalt de wissels aan de anderen, één voor één vanaf de linkerbuur (BA-2.3). Past iedereen, dan blijven de kaarten liggen voor de volgende veiling (BA-2.4).
batavia-help-act = Jouw beurt: trek twee kaarten (BA-3.1), of leg er zoveel als je wilt, als je daarna van een compagnie meer gelegde kaarten hebt dan elke andere speler (BA-3.2). Bij 21 gelegde kaarten (3 spelers) of 25 (4 of 5) brengen piraten na de beurt de grootste compagnie tot zinken (BA-4.1).
batavia-help-lay = Leggen: zoveel kaarten als je wilt, dan afronden (BA-3.2). Een meerderheid geeft een zegel, een gelijke stand niet (BA-3.3). Daarna reist je koopman met een compagnie waarvan jij het zegel hebt (BA-3.4). Ligt er voor geen van je zegels nog een winkel, dan kom je aan (BA-5.1).
batavia-help-travel = De reis: vooruit naar de volgende winkel van een compagnie waarvan jij het zegel hebt; je neemt de tegel en zet een kist in de handelspost van die goederen (BA-3.4). Wie in een post de meeste kisten heeft, wordt aan het eind betaald (BA-5.3).
batavia-help-exchange = Ruilen, als de tegel van een compagnie is waarvan je geen tegel had: één tegel van elke compagnie die je hebt, levert 1, 3, 6, 10 of 15 goud op voor 1 tot 5 compagnieën (BA-3.6). Tegels die aan het eind over zijn, leveren niets op.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Je gooit
   *[no] { $name } gooit
} een { $die }.
batavia-event-lot-turned = { $more ->
    [yes] Opengelegd: { $cards }. Met wat er nog lag, is de kavel: { $lot }.
   *[no] Opengelegd: { $cards }.
}
batavia-event-bid = { $me ->
    [yes] Je biedt
   *[no] { $name } biedt
} { $bid }.
batavia-event-passed = { $me ->
    [yes] Je past.
   *[no] { $name } past.
}
batavia-event-lot-won = { $me ->
    [yes] Je wint
   *[no] { $name } wint
} de kavel voor { $bid }: { $cards }.
batavia-event-letters-paid = De wissels gaan naar: { $received }.
batavia-event-lot-stays = Niemand wil de kavel. Voor de volgende veiling blijft liggen: { $lot }.
batavia-event-first-player = { $me ->
    [yes] Je begint
   *[no] { $name } begint
} ronde { $round }.
batavia-event-drew = { $count ->
    [0] { $me ->
        [yes] Je trekt niets: de stapel is leeg.
       *[no] { $name } trekt niets: de stapel is leeg.
    }
    [one] { $me ->
        [yes] Je trekt { $cards }.
       *[no] { $name } trekt { $count } kaart.
    }
   *[other] { $me ->
        [yes] Je trekt { $cards }.
       *[no] { $name } trekt { $count } kaarten.
    }
}
batavia-unseen-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
batavia-event-pile-shuffled = De aflegstapel wordt geschud en vormt de nieuwe trekstapel: { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
batavia-event-laid = { $me ->
    [yes] Je legt
   *[no] { $name } legt
} { $company }.
batavia-event-cards-laid = { $me ->
    [yes] Je legt
   *[no] { $name } legt
} { $cards } (kanon { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] Je neemt
   *[no] { $name } neemt
} { $company } terug.
batavia-event-seal-gained = { $me ->
    [yes] Je krijgt
   *[no] { $name } krijgt
} { $count ->
    [one] het zegel { $company }.
   *[other] de zegels { $company }.
}
batavia-event-seal-lost = { $me ->
    [yes] Je verliest
   *[no] { $name } verliest
} { $count ->
    [one] het zegel { $company }.
   *[other] de zegels { $company }.
}
batavia-event-travelled = { $me ->
    [yes] Je reist
   *[no] { $name } reist
} { batavia-with } naar vak { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Je neemt
   *[no] { $name } neemt
} de winkel: { $tile }.
batavia-event-crate-placed = Een kist gaat naar de { $post }.
batavia-event-tiles-revealed = Nieuwe winkels worden opengelegd: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Je ruilt
   *[no] { $name } ruilt
} { $tiles } in voor { $gold } goud.
batavia-event-kept = { $me ->
    [yes] Je houdt je tegels.
   *[no] { $name } houdt de tegels.
}
batavia-event-pirates-attacked = PIRATEN brengen { $companies } tot zinken: { $cards ->
    [one] { $cards } kaart is verloren
   *[other] { $cards } kaarten zijn verloren
}, het kanon staat weer op { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Je komt aan en neemt de aankomsttegel: dit is de laatste ronde.
   *[no] { $name } komt aan en neemt de aankomsttegel: dit is de laatste ronde.
}
batavia-event-round-ended = Ronde { $round } is voorbij.
batavia-event-stalled = { $rounds ->
    [1] Een hele ronde lang heeft niemand iets gedaan. Gaat de volgende ronde net zo, dan is het spel uit en wordt er geteld (BA-5.5).
   *[other] Voor de tweede ronde op rij heeft niemand iets gedaan: het spel is uit (BA-5.5).
}
batavia-warned = In de vorige ronde heeft niemand iets gedaan. Gaat deze net zo, dan is het spel uit.
batavia-event-hand-shown = { $me ->
    [yes] Je toont je handkaarten
   *[no] { $name } toont de handkaarten
}: { $cards }.
batavia-event-letters-shown = Wissels: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = De slotwaardering: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] Je wint met { $gold } goud!
       *[no] { $name } wint met { $gold } goud.
    }
   *[other] { $name } delen de overwinning, elk met { $gold } goud.
}

## The final sheet

batavia-cause-exchange = ruil
batavia-cause-tea = theepost
batavia-cause-cotton = katoenpost
batavia-cause-porcelain = porseleinpost
batavia-cause-silk = zijdepost
batavia-cause-ginger = gemberpost
batavia-cause-nutmeg = nootmuskaatpost
batavia-cause-pepper = peperpost
batavia-cause-letters = meeste wissels
batavia-cause-arrival = aankomsttegel
batavia-cause-seals = zegels

## What puzzles are about

batavia-theme-auction = Veiling
batavia-theme-cards = Kaarten trekken en leggen
batavia-theme-pirates = Piratenaanval
batavia-theme-sailing = Reizen
batavia-theme-exchange = Ruil

# --- why one choice is better: where the difference comes from

batavia-account-purse = { $gain ->
    [yes] meer goud in kas
   *[no] minder goud in kas
}
batavia-account-exchanges = { $gain ->
    [yes] meer goud door inruilen
   *[no] minder goud door inruilen
}
batavia-account-posts = { $gain ->
    [yes] meer goud van handelsposten
   *[no] minder goud van handelsposten
}
batavia-account-letters = { $gain ->
    [yes] betere vooruitzichten op de meeste wissels
   *[no] slechtere vooruitzichten op de meeste wissels
}
batavia-account-seals = { $gain ->
    [yes] betere vooruitzichten op zegels aan het eind
   *[no] slechtere vooruitzichten op zegels aan het eind
}
batavia-account-coming = { $gain ->
    [yes] betere rondes voor de boeg, dankzij je schepen, wissels en plek op de reis
   *[no] zwakkere rondes voor de boeg, door je schepen, wissels en plek op de reis
}
batavia-account-end = { $gain ->
    [yes] een betere slotwaardering
   *[no] een slechtere slotwaardering
}
