# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Kooplieden van Venetië (2004)
oltremare-note-deck = De kaarten zijn een RECONSTRUCTIE: goederen, aantallen en uitkeringen zijn bekend, de symbolen van elke kaart niet (OM-0.9).
oltremare-note-map = De kaart is een RECONSTRUCTIE: de havens zijn echt, de routes zijn van ons (OM-0.10).
oltremare-note-strict = Wat geladen is moet je onthouden (OM-6.3).
oltremare-note-ledger = Deze tafel houdt een kasboek bij: k toont wat iedereen had kunnen noteren (OM-6.3).

## Things

oltremare-goods-gems = edelstenen
oltremare-goods-scrolls = schriftrollen
oltremare-goods-silk = zijde
oltremare-goods-salt = zout
oltremare-goods-pottery = aardewerk
oltremare-goods-olives = olijven
oltremare-goods-grain = graan
oltremare-goods-silver = zilver
oltremare-goods-spices = specerijen
oltremare-goods-wood = hout
oltremare-goods-wine = wijn
oltremare-goods-corn = maïs
oltremare-goods-any = naar keuze
oltremare-some-goods = { $count } { $goods }

oltremare-symbol-ducat = ducato
oltremare-symbol-flag = vlag
oltremare-symbol-cards = kaarten
oltremare-symbol-ship = schip

oltremare-card-name = { $goods } { $number }
oltremare-card = { $card } ⟨{ $symbols }⟩ macht { $power } vracht { $load }
oltremare-card-played = { $card } ⟨{ $symbols }⟩
oltremare-cell-power = macht { $power }
oltremare-cell-load = vracht { $load }
oltremare-cell-pay = uitkering { $row }
oltremare-unseen-card = een kaart die niemand zag
oltremare-unseen-cards = { $count } ongezien
oltremare-ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
oltremare-lot = { $count } { $goods } voor { $ducats }

oltremare-marker-none = geen fiche
oltremare-marker-calm-sea = Kalme zee
oltremare-marker-good-deals = Goede zaken
oltremare-marker-pirate-fighter = Strijd tegen piraten
oltremare-marker-favourable-trade = Voorspoedige relaties
oltremare-marker-compass = Kompas
oltremare-marker-local-influence = Lokale invloed
# The same in one short word, for narrow tables.
oltremare-badge-none = –
oltremare-badge-calm-sea = Zee
oltremare-badge-good-deals = Zaken
oltremare-badge-pirate-fighter = Strijd
oltremare-badge-favourable-trade = Relaties
oltremare-badge-compass = Kompas
oltremare-badge-local-influence = Invloed
oltremare-port-marker = { $port } ({ $marker })

oltremare-sea-adriatic = Adriatische Zee
oltremare-sea-italy = Zuid-Italië
oltremare-sea-ionian = Ionische Zee
oltremare-sea-africa = Afrika
oltremare-sea-levant = Levant
oltremare-sea-cyprus = Cyprus
oltremare-sea-aegean = Egeïsche Zee
oltremare-sea-black-sea = Zwarte Zee

## The table

oltremare-turn-of = Beurt { $turn }: { $me ->
    [yes] jij
   *[no] { $name }
}
oltremare-phase-power = zeevaartmacht
oltremare-phase-trade = handel
oltremare-phase-actions = acties
oltremare-phase-cargo = vracht
oltremare-column-player = speler (* start)
oltremare-column-ducats = ducati
oltremare-column-hand = hand
oltremare-column-top = bovenop de vracht
oltremare-column-power = macht
oltremare-column-load = vracht
oltremare-column-cargo = stapel
oltremare-column-prestige = prestige
oltremare-column-pirates = piraten
oltremare-column-markers = fiches, actief
oltremare-column-port = haven
oltremare-column-marker = fiche
oltremare-column-ships = schepen
oltremare-column-routes = routes naar
# The same for a window of 80 columns; they may have two lines.
oltremare-narrow-player = speler
    (* start)
oltremare-narrow-ducats = du-
    cati
oltremare-narrow-hand = hand
oltremare-narrow-top = bovenop
oltremare-narrow-power = macht
oltremare-narrow-load = vracht
oltremare-narrow-cargo = stapel
oltremare-narrow-prestige = pres-
    tige
oltremare-narrow-pirates = pi-
    raten
oltremare-narrow-markers = fiches,
    actief
oltremare-narrow-port = haven
oltremare-seat = { $seat } { $name }
oltremare-first-mark = *
oltremare-pile = { $count ->
    [one] { $count } kaart in de goederenstapel
   *[other] { $count } kaarten in de goederenstapel
}
oltremare-venice-in = Venetië zit erin
oltremare-venice-top = VENETIË LIGT BOVENOP
oltremare-venice-out = Venetië is gewaardeerd
oltremare-discard = aflegstapel { $count }
oltremare-last-round = LAATSTE RONDE
oltremare-own-pirates = Je piratenstapel van boven af: { $cards }
oltremare-offers = Aanbiedingen op tafel:
oltremare-ticket = { $tag } { $me ->
    [yes] jij biedt
   *[no] { $name } biedt
} { $to }: { $give } voor { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(in plaats van #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(nee van { $decliners })
}
oltremare-everybody = iedereen
oltremare-hand = Je hand ({ $count }):
oltremare-hand-below = Je hand ({ $count }):
oltremare-hand-empty = Je hand is leeg.
oltremare-reach = Je schip ligt in { $port }, je actieve fiche: { $marker }. In bereik:
oltremare-ships = { $count ->
    [one] { $count } schip:
   *[other] { $count } schepen:
}
oltremare-ledger = Wat iedereen had kunnen noteren: vracht in groepen van boven af
oltremare-ledger-discard = aflegstapel:

## What is asked

oltremare-prompt-discard = Geef { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
} aan de piraten
oltremare-prompt-trade = { $missing ->
    [0] Handel, koop, of ga verder
    [one] Handel of koop: je hebt nog { $missing } kaart nodig
   *[other] Handel of koop: je hebt nog { $missing } kaarten nodig
}
oltremare-prompt-talk = { $name } handelt: iets te zeggen?
oltremare-prompt-play = Speel { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
} uit
oltremare-prompt-sail = Vaar { $left ->
    [one] { $left } haven
   *[other] { $left } havens
} ver
oltremare-prompt-compass = Volg het kompas, of blijf
oltremare-prompt-load = Laad { $left ->
    [one] de laatste kaart: die blijft bovenop
   *[other] { $left } kaarten, de een na de ander: de laatste blijft bovenop
}

## What it would lead to

oltremare-hint-discard = Je hebt { $hand } kaarten en je zeevaartmacht is { $power }: { $cards ->
    [one] { $cards } kaart gaat
   *[other] { $cards } kaarten gaan
} naar je piraten. Elke kaart daar kost aan het eind 1 ducato; de bovenste kun je terugkopen.
oltremare-hint-trade = Je hebt er { $hand } en moet er { $load } uitspelen{ $missing ->
    [0] {""}
    [one] , { $missing } te kort
   *[other] , { $missing } te kort
}. { $bought ->
    [4] Je hebt 4 kaarten gekocht, het meeste in een beurt.
   *[other] { $price ->
        [0] Er kan geen kaart gekocht worden.
        [one] De volgende kaart kost { $price } ducato.
       *[other] De volgende kaart kost { $price } ducati.
    } Deze beurt gekocht: { $bought } van 4.
}
oltremare-hint-talk = { $name } moet { $load } uitspelen, heeft er { $hand } en bezit { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}. { $dealt ->
    [yes] Je hebt je prestige voor deze beurt al.
   *[no] Een deal met { $name } levert je 1 prestige op.
}
oltremare-hint-played = Uitgespeeld: { $cards }. Tot nu toe: { $outcome }.
oltremare-hint-load = Je hebt er { $hand }. De bovenste kaart zegt volgende beurt hoeveel je er mag houden (macht) en moet uitspelen (vracht).
oltremare-hint-compass = Als je blijft is het kompas weg en heb je geen actieve fiche.
oltremare-type-load = Typ alle nummers in de volgorde van laden, zoals 2 1 3.
oltremare-type-compass = Havens zonder fiche: typ compass en de naam.
oltremare-hint-sail = { $active ->
    [yes] Waar je eindigt telt: { $marker }, nu actief, wordt omgedraaid.
   *[no] Waar je eindigt telt: de fiche daar wordt je actieve.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } ducato
   *[other] +{ $ducats } ducati
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } kaart naar de piraten
   *[other] { $cards } kaarten naar de piraten
}
oltremare-outcome-beaten = piraten verslagen
oltremare-outcome-draw = trek { $cards }
oltremare-outcome-sail = { $ports ->
    [one] vaar { $ports } haven
   *[other] vaar { $ports } havens
}
oltremare-outcome-nothing = niets
oltremare-play-preview = { $cards }: { $outcome }. Je hand is dan { $hand }.
oltremare-next-excess = bovenop: hand { $hand }, zeevaartmacht { $power }: volgende beurt { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} naar de piraten
oltremare-next-missing = bovenop: hand { $hand }, vracht { $load }: volgende beurt { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} te kort
oltremare-next-fits = je hand van { $hand } past
oltremare-lot-pays = { $exact ->
    [yes] {""}
   *[no] minstens{" "}
}{ $count } { $goods } op rij leveren { $pay } op{ $more ->
    [0] {""}
   *[other] , met één meer { $more }
}
oltremare-load-preview = Bovenop dan: { $card }; { $told }.
oltremare-via = via { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(of een andere weg)
}

## What can be chosen

oltremare-stay = hier blijven
oltremare-buy-pile = De bovenste kaart van de goederenstapel kopen voor { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}
oltremare-buy-pirates = De bovenste kaart van je piraten terugkopen voor { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}: { $card }
oltremare-make-offer = { $mine ->
    [yes] Een aanbod doen
   *[no] { $name } een aanbod doen
}
oltremare-done = Handel beëindigen en { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} uitspelen
oltremare-accept = { $tag } aannemen: jij geeft { $give }
oltremare-accept-choose = { $tag } aannemen: kies de kaarten die je geeft
oltremare-decline = { $tag } afwijzen
oltremare-decline-only = { $tag } afwijzen (je kunt het nu niet aannemen)
oltremare-counter = { $tag } met een eigen aanbod beantwoorden
oltremare-withdraw = Je aanbod { $tag } intrekken
oltremare-amend = Je aanbod { $tag } wijzigen
oltremare-which-cards = Welke kaarten geef je voor { $wanted }? [nummers, x = laat maar]
oltremare-not-what-is-asked = Geef precies { $wanted }.
oltremare-claimed = 1 { $goods } (“{ $claim }”)
oltremare-own-claimed = { $card } (jij zegt: { $claim })
oltremare-claim-power = macht { $power }
oltremare-claim-load = vracht { $load }

## Composing an offer

oltremare-compose = Een aanbod, stap voor stap. Typ x om ervan af te zien.
oltremare-ask-partner = Aan wie? [nummer of naam, a = iedereen]
oltremare-no-such-partner = Typ het nummer of de naam van een andere speler, of a.
oltremare-ask-give = Welke kaarten geef je? [nummers, Enter = geen]
oltremare-cards-how = Typ nummers van de lijst, elk één keer, zoals: 1 3
oltremare-ask-claim = Wat zeg je van { $card }? [Enter = niets, t = de waarheid, of woorden: load 1, ship]
oltremare-ask-give-ducats = Ducati die je bijlegt? [Enter = geen]
oltremare-ducats-how = Typ een aantal ducati, zoals 2, of Enter voor geen.
oltremare-ask-goods = Welke kaarten wil je? [zoals: 2 salt, 1 any; Enter = geen] ({ $goods })
oltremare-asked-how = Typ aantallen en goederen, zoals: 2 salt, 1 any
oltremare-ask-take-ducats = Ducati die je wilt? [Enter = geen]
oltremare-offer-preview = Je biedt { $to }: { $give } voor { $ask }.
oltremare-in-notation = In het kort: { $notation }
oltremare-offer-confirm = Dit aanbod doen? [Enter = ja, n = nee]
refused-oltremare-no-offer-now = Je kunt nu geen aanbod doen.
refused-oltremare-no-ledger = Deze tafel speelt uit het geheugen (OM-6.3). Kies --memory ledger voor een tafel met een kasboek.

## Help

oltremare-help-offer = een aanbod doen, stap voor stap (in de handelsfase)
oltremare-help-map = de kaart: elke haven met fiche, schepen en routes
oltremare-help-ledger = het kasboek, als deze tafel er een bijhoudt
oltremare-help-wait = wachten en de anderen laten spreken of antwoorden (in de handelsfase)
oltremare-help-discard = Zeevaartmacht (OM-2.1.1): heb je meer kaarten dan de zeevaartmacht van je bovenste vrachtkaart, dan kies je kaarten voor je piratenstapel tot je er zoveel hebt.
oltremare-help-trade = Handel: deals met elke andere speler, in kaarten en ducati (OM-2.2.1). Over de goederen spreekt men waarheid, over symbolen mag iedereen liegen (OM-2.2.2). Wie een deal sluit met de actieve speler krijgt 1 prestige, één keer per beurt (OM-2.2.3). Je kunt tot vier kaarten kopen, van de goederenstapel of je eigen piraten, voor 3 ducati, of 4 als je er 0 of minder hebt (OM-2.2.6). Je gaat verder als je zoveel kaarten hebt als de vracht van je bovenste kaart (OM-2.2.8). Een aanbod in woorden: offer 2: grain3 + 1d for 2 salt. Het nummer is de plaats, of all.
oltremare-help-talk = Een andere speler handelt: je mag een deal aanbieden of beantwoorden, en de eerste deal levert je 1 prestige op (OM-2.2.3). Deals sluit men alleen met de actieve speler (OM-2.2.1). Aannemen noemt de kaarten die je geeft; wie aanneemt kiest ze (OM-2.2.11).
oltremare-help-play = Acties: speel precies zoveel kaarten uit als de vracht van je bovenste kaart (OM-2.3.1). Ducato-symbolen leveren 1, 3 of 6 ducati op (OM-2.3.2), vlaggen sturen 1, 3 of 6 kaarten naar je piraten (OM-2.3.3), kaartsymbolen trekken er 1, 3 of 6 (OM-2.3.4), elk schip vaart één haven (OM-2.3.5). Diezelfde kaarten worden daarna geladen.
oltremare-help-sail = Varen: precies zoveel havens als scheepssymbolen, in 2005 geen route twee keer in een beurt (OM-2.3.5). De fiche waar je eindigt wordt je actieve; zonder fiche daar heb je er geen (OM-3.1).
oltremare-help-compass = Kompas: ga naar een andere haven zonder kompas en neem daar de fiche, of blijf; hoe dan ook is het kompas weg (OM-3.2).
oltremare-help-load = Vracht: laad de uitgespeelde kaarten in de volgorde die je kiest (OM-2.4.1). Gelijke goederen direct op elkaar zijn één groep, en groepen leveren volgens hun tabel op (OM-5.1). De bovenste kaart bepaalt hoeveel kaarten je volgende beurt mag houden en moet uitspelen (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Jouw schip begint
   *[no] Het schip van { $name } begint
} in { $port }, met { $card } als eerste vracht.
oltremare-event-hand-dealt = { $me ->
    [yes] Je hand is { $faces }.
   *[no] { $name } krijgt { $cards } kaarten.
}
oltremare-event-first-player = { $me ->
    [yes] Jij bent
   *[no] { $name } is
} de startspeler.
oltremare-event-turn-began = { $me ->
    [yes] Jouw beurt
   *[no] De beurt van { $name }
} begint met macht { $power } en vracht { $load }.
oltremare-event-influence-paid = Lokale invloed levert { $me ->
    [yes] jou
   *[no] { $name }
} { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} op.
oltremare-event-discarded = { $me ->
    [yes] Jij geeft de piraten { $card }.
   *[no] { $name } geeft de piraten { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
}
oltremare-event-bought = { $me ->
    [yes] Jij koopt
   *[no] { $name } koopt
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} { $source ->
    [pirates] terug van de piraten
   *[pile] van de stapel
} voor { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
}.
oltremare-event-took = Het is { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Jij beëindigt
   *[no] { $name } beëindigt
} de handel.
oltremare-event-offered = Aanbod { $tag }: { $me ->
    [yes] jij biedt
   *[no] { $name } biedt
} { $to } { $give } voor { $ask }.
oltremare-event-amended = Aanbod { $tag }: { $me ->
    [yes] jij biedt nu
   *[no] { $name } biedt nu
} { $to } { $give } voor { $ask }.
oltremare-event-countered = Aanbod { $tag }, in plaats van #{ $counters }: { $me ->
    [yes] jij biedt
   *[no] { $name } biedt
} { $to } { $give } voor { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Jij trekt
   *[no] { $name } trekt
} aanbod #{ $number } in.
oltremare-event-declined = { $me ->
    [yes] Jij wijst
   *[no] { $name } wijst
} aanbod #{ $number } af.
oltremare-event-dealt = Deal { $tag }: { $me ->
    [yes] jij geeft
   *[no] { $name } geeft
} { $other } { $given } voor { $taken }.
oltremare-event-prestige = { $me ->
    [yes] Jij krijgt 1 prestige en hebt er { $tiles }.
   *[no] { $name } krijgt 1 prestige en heeft er { $tiles }.
}
oltremare-event-lapsed = Aanbod #{ $number } vervalt: een kaart ervan is weg.
oltremare-event-played = { $me ->
    [yes] Jij speelt
   *[no] { $name } speelt
} { $card } uit.
oltremare-event-ducats-gained = { $symbols ->
    [one] { $symbols } ducato-symbool levert
   *[other] { $symbols } ducato-symbolen leveren
} { $me ->
    [yes] jou
   *[no] { $name }
} { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} op.
oltremare-event-pirates-beaten = { $me ->
    [yes] Jouw fiche
   *[no] De fiche van { $name }
} verslaat de piraten.
oltremare-event-plundered = De piraten nemen { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} van de goederenstapel voor { $me ->
    [yes] jouw stapel
   *[no] de stapel van { $name }
}.
oltremare-event-drew = { $me ->
    [yes] Jij trekt { $cards ->
        [0] geen kaart: er is er geen.
        [one] { $cards } kaart: { $faces }.
       *[other] { $cards } kaarten: { $faces }.
    }
   *[no] { $name } trekt { $cards ->
        [0] geen kaart: er is er geen.
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
}
oltremare-event-calm-sea-paid = Kalme zee levert { $me ->
    [yes] jou
   *[no] { $name }
} { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} op.
oltremare-event-sailed = { $me ->
    [yes] Jij vaart
   *[no] { $name } vaart
} naar { $via }.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Jij laat het kompas ongebruikt.
       *[no] { $name } laat het kompas ongebruikt.
    }
   *[no] { $me ->
        [yes] Het kompas brengt je naar { $port }.
       *[no] Het kompas brengt { $name } naar { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Jij neemt daar { $marker }: dat is nu je actieve fiche.
       *[no] { $name } neemt daar { $marker }.
    }
   *[no] { $me ->
        [yes] In { $port } ligt geen fiche: je hebt er nu geen actieve.
       *[no] In { $port } ligt geen fiche.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Jij laadt
   *[no] { $name } laadt
} { $count ->
    [one] { $card }.
   *[other] { $below }, en bovenop { $card }.
}
oltremare-event-turn-ended = { $me ->
    [yes] Jouw beurt eindigt met { $hand } kaarten in de hand.
   *[no] De beurt van { $name } eindigt met { $hand } kaarten in de hand.
}
oltremare-event-venice = VENETIË komt tevoorschijn: de tussenwaardering.
oltremare-event-last-card-taken = { $me ->
    [yes] Jij neemt
   *[no] { $name } neemt
} de laatste kaart van de stapel: het einde is nabij.
oltremare-event-pile-refilled = { $source ->
    [discard] De aflegstapel wordt geschud en is de nieuwe goederenstapel: { $cards } kaarten.
   *[first_player] De startspeler wordt vroeg betaald, en beide stapels zijn de nieuwe goederenstapel: { $cards } kaarten.
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Prestige levert op naar plaats (kaartjes): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Jij verkoopt
   *[no] { $name } verkoopt
} vracht voor { $ducats }: { $lots }.
oltremare-event-pirates-paid = De piraten kosten 1 ducato per kaart: { $parts }.
oltremare-event-markers-paid = Havenbonusfiches leveren op naar plaats (aantal): { $parts }.
oltremare-event-final-scoring = Het spel eindigt: de slotwaardering.
oltremare-event-game-over = { $me ->
    [yes] Jij wint met { $ducats } ducati!
   *[no] { $name } wint met { $ducats } ducati.
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Jij zei
   *[no] { $name } zei
} “{ $claim }” van { $card }: { $true ->
    [yes] waar.
   *[no] NIET WAAR.
}

oltremare-cause-start = beurs bij de start
oltremare-cause-symbols = ducato-symbolen
oltremare-cause-calm-sea = Kalme zee
oltremare-cause-local-influence = Lokale invloed
oltremare-cause-deal = deals
oltremare-cause-purchase = gekochte kaarten
oltremare-cause-prestige-venice = prestige bij Venetië
oltremare-cause-cargo-venice = vracht vroeg verkocht
oltremare-cause-prestige-end = prestige aan het eind
oltremare-cause-cargo-end = vracht aan het eind
oltremare-cause-pirates = piraten
oltremare-cause-markers = havenbonusfiches
