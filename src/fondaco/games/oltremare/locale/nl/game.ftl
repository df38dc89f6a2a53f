# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Kooplieden van Venetië (2004)
oltremare-note-deck = De kaarten zijn een RECONSTRUCTIE: goederen, aantallen en opbrengsten zijn bekend, de symbolen van elke kaart niet (OM-0.9).
oltremare-note-map = De zeekaart is een RECONSTRUCTIE: de havens zijn echt, de routes zijn van ons (OM-0.10).
oltremare-note-strict = Wat geladen is, moet je onthouden (OM-6.3).
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
oltremare-goods-any = vrij
oltremare-some-goods = { $goods ->
    [gems] { $count ->
        [one] { $count } edelsteen
       *[other] { $count } edelstenen
    }
    [scrolls] { $count ->
        [one] { $count } schriftrol
       *[other] { $count } schriftrollen
    }
    [silk] { $count ->
        [one] { $count } zijdekaart
       *[other] { $count } zijdekaarten
    }
    [salt] { $count ->
        [one] { $count } zoutkaart
       *[other] { $count } zoutkaarten
    }
    [pottery] { $count ->
        [one] { $count } aardewerkkaart
       *[other] { $count } aardewerkkaarten
    }
    [olives] { $count ->
        [one] { $count } olijf
       *[other] { $count } olijven
    }
    [grain] { $count ->
        [one] { $count } graankaart
       *[other] { $count } graankaarten
    }
    [silver] { $count ->
        [one] { $count } zilverkaart
       *[other] { $count } zilverkaarten
    }
    [spices] { $count ->
        [one] { $count } specerij
       *[other] { $count } specerijen
    }
    [wood] { $count ->
        [one] { $count } houtkaart
       *[other] { $count } houtkaarten
    }
    [wine] { $count ->
        [one] { $count } wijnkaart
       *[other] { $count } wijnkaarten
    }
    [corn] { $count ->
        [one] { $count } maïskaart
       *[other] { $count } maïskaarten
    }
   *[any] { $count ->
        [one] { $count } kaart naar keuze
       *[other] { $count } kaarten naar keuze
    }
}

oltremare-symbol-ducat = dukaat
oltremare-symbol-flag = vlag
oltremare-symbol-cards = kaarten
oltremare-symbol-ship = schip

oltremare-card-name = { $goods ->
    [gems] Edelstenen
    [scrolls] Schriftrollen
    [silk] Zijde
    [salt] Zout
    [pottery] Aardewerk
    [olives] Olijven
    [grain] Graan
    [silver] Zilver
    [spices] Specerijen
    [wood] Hout
    [wine] Wijn
   *[corn] Maïs
} { $number }
oltremare-card = { $card } ({ $symbols }; macht { $power }, laadgetal { $load })
oltremare-card-played = { $card } ({ $symbols })
oltremare-cell-power = macht { $power }
oltremare-cell-load = laadgetal { $load }
oltremare-cell-pay = opbrengst { $row }
oltremare-unseen-card = een kaart die niemand heeft gezien
oltremare-unseen-cards = { $count } ongezien
oltremare-ducats = { $count ->
    [one] { $count } dukaat
   *[other] { $count } dukaten
}
oltremare-lot = { oltremare-some-goods } voor { $ducats }

oltremare-marker-none = geen fiche
oltremare-marker-calm-sea = Kalme zee
oltremare-marker-good-deals = Goede zaken
oltremare-marker-pirate-fighter = Succesvolle strijd tegen piraten
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
oltremare-port = { $port ->
    [Venice] Venetië
    [Siracusa] Syracuse
    [Alexandria] Alexandrië
    [Damiata] Damiate
    [Acre] Akko
    [Baruti] Beiroet
    [Famagosta] Famagusta
    [Limisso] Limasol
    [Rhodes] Rhodos
    [Salonica] Saloniki
    [Tenedo] Tenedos
    [Constantinople] Constantinopel
    [Trebizond] Trebizonde
   *[other] { $port }
}

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
oltremare-column-ducats = dukaten
oltremare-column-hand = hand
oltremare-column-top = bovenop de vracht
oltremare-column-power = macht
oltremare-column-load = laadgetal
oltremare-column-cargo = vracht
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
    katen
oltremare-narrow-hand = hand
oltremare-narrow-top = bovenop
oltremare-narrow-power = macht
oltremare-narrow-load = laad-
    getal
oltremare-narrow-cargo = vracht
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
oltremare-venice-out = Venetië is geweest
oltremare-discard = aflegstapel { $count }
oltremare-last-round = LAATSTE RONDE
oltremare-own-pirates = Je piratenstapel van boven af: { $cards }
oltremare-offers = Voorstellen op tafel:
oltremare-ticket = { $tag } { $me ->
    [yes] { $to ->
        [all] je biedt iedereen
       *[other] je biedt { $partner }
    }
   *[no] { $to ->
        [you] { $name } biedt jou
        [all] { $name } biedt iedereen
       *[other] { $name } biedt { $partner }
    }
}: { $give } voor { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(in plaats van #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(afgewezen door { $decliners })
}
oltremare-everybody = iedereen
oltremare-hand = Je hand ({ $count }):
oltremare-hand-below = Je hand ({ $count }):
oltremare-hand-empty = Je hand is leeg.
oltremare-reach = Je schip ligt in { $port }, je actieve fiche: { $marker }. Binnen bereik:
oltremare-ships = { $count ->
    [one] { $count } schip:
   *[other] { $count } schepen:
}
oltremare-ledger = Wat iedereen had kunnen noteren: de vracht in groepen, van boven af
oltremare-ledger-discard = aflegstapel:

## What is asked

oltremare-prompt-discard = Geef { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
} aan de piraten
oltremare-prompt-trade = { $missing ->
    [0] Onderhandel, koop of ga verder
    [one] Onderhandel of koop: je hebt nog { $missing } kaart nodig
   *[other] Onderhandel of koop: je hebt nog { $missing } kaarten nodig
}
oltremare-prompt-talk = { $name } onderhandelt: doe je een voorstel?
oltremare-prompt-play = Speel { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
} uit
oltremare-prompt-sail = Vaar { $left ->
    [one] { $left } haven
   *[other] { $left } havens
} verder
oltremare-prompt-compass = Volg het kompas of blijf
oltremare-prompt-load = Laad { $left ->
    [one] de laatste kaart: die blijft bovenop
   *[other] { $left } kaarten, de een na de ander: de laatste blijft bovenop
}

## What it would lead to

oltremare-hint-discard = Je hebt { $hand ->
    [one] { $hand } kaart
   *[other] { $hand } kaarten
} en je zeevaartmacht is { $power }: { $cards ->
    [one] { $cards } kaart gaat
   *[other] { $cards } kaarten gaan
} naar je piraten. Elke kaart daar kost aan het eind 1 dukaat; de bovenste kun je terugkopen.
oltremare-hint-trade = { $missing ->
    [0] Je hebt { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } en moet er { $load } uitspelen.
   *[other] Je hebt { $hand ->
        [0] geen kaarten
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } en moet er { $load } uitspelen: { $missing } te weinig.
} { $bought ->
    [4] Je hebt 4 kaarten gekocht, het maximum in een beurt.
   *[other] { $price ->
        [0] Er kan geen kaart gekocht worden.
        [one] De volgende kaart kost { $price } dukaat.
       *[other] De volgende kaart kost { $price } dukaten.
    } Deze beurt gekocht: { $bought } van 4.
}
oltremare-hint-talk = { $name } moet { $load ->
    [one] { $load } kaart
   *[other] { $load } kaarten
} uitspelen, heeft er { $hand } en bezit { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}. { $dealt ->
    [yes] Je hebt je { $edition ->
        [e2004] prestigepunt
       *[e2005] prestigekaartje
    } voor deze beurt al.
   *[no] Een deal met { $name } levert je { oltremare-one-prestige } op.
}
oltremare-hint-played = Uitgespeeld: { $cards }. Tot nu toe: { $outcome }.
oltremare-hint-load = { $hand ->
    [0] Je hebt geen kaarten.
    [one] Je hebt { $hand } kaart.
   *[other] Je hebt { $hand } kaarten.
} De bovenste kaart bepaalt hoeveel je er volgende beurt mag houden (macht) en moet uitspelen (laadgetal).
oltremare-hint-compass = Als je blijft, is het kompas weg en heb je geen actieve fiche.
oltremare-type-load = Typ alle nummers in de volgorde van laden, zoals 2 1 3.
oltremare-type-compass = Havens zonder fiche: typ compass en de naam.
oltremare-hint-sail = { $active ->
    [yes] Waar je eindigt, telt: de fiche { $marker }, nu actief, wordt omgedraaid.
   *[no] Waar je eindigt, telt: de fiche daar wordt je actieve fiche.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } dukaat
   *[other] +{ $ducats } dukaten
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } kaart naar de piraten
   *[other] { $cards } kaarten naar de piraten
}
oltremare-outcome-beaten = piraten verslagen
oltremare-outcome-draw = { $cards ->
    [one] { $cards } kaart trekken
   *[other] { $cards } kaarten trekken
}
oltremare-outcome-sail = { $ports ->
    [one] { $ports } haven verder varen
   *[other] { $ports } havens verder varen
}
oltremare-outcome-nothing = niets
oltremare-play-preview = { $cards }: { $outcome }. { $hand ->
    [0] Dan heb je geen kaarten meer.
    [one] Dan heb je nog { $hand } kaart.
   *[other] Dan heb je nog { $hand } kaarten.
}
oltremare-next-excess = volgende beurt: { $hand } in de hand, zeevaartmacht { $power }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} naar de piraten
oltremare-next-missing = volgende beurt: { $hand } in de hand, laadgetal { $load }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} te weinig
oltremare-next-fits = { $hand ->
    [0] je lege hand past bij macht en laadgetal
    [one] je ene kaart past bij macht en laadgetal
   *[other] je { $hand } kaarten passen bij macht en laadgetal
}
oltremare-lot-pays = { $exact ->
    [yes] { $more ->
        [0] voor { oltremare-some-goods } op rij krijg je { $pay }
       *[other] voor { oltremare-some-goods } op rij krijg je { $pay }, met één erbij { $more }
    }
   *[no] { $more ->
        [0] voor minstens { oltremare-some-goods } op rij krijg je { $pay }
       *[other] voor minstens { oltremare-some-goods } op rij krijg je { $pay }, met één erbij { $more }
    }
}
oltremare-load-preview = Dan ligt bovenop: { $card }; { $told }.
oltremare-via = via { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(of een andere weg)
}

## What can be chosen

oltremare-stay = Hier blijven
oltremare-buy-pile = De bovenste kaart van de goederenstapel kopen voor { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}
oltremare-buy-pirates = De bovenste kaart van je piraten terugkopen voor { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
}: { $card }
oltremare-make-offer = { $mine ->
    [yes] Een voorstel doen
   *[no] { $name } een voorstel doen
}
oltremare-done = Het onderhandelen afronden en { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} uitspelen
oltremare-accept = { $tag } aannemen: je geeft { $give }
oltremare-accept-choose = { $tag } aannemen: kies de kaarten die je geeft
oltremare-decline = { $tag } afwijzen
oltremare-decline-only = { $tag } afwijzen (je kunt het nu niet aannemen)
oltremare-counter = { $tag } met een tegenvoorstel beantwoorden
oltremare-withdraw = Je voorstel { $tag } intrekken
oltremare-amend = Je voorstel { $tag } wijzigen
oltremare-which-cards = Welke kaarten geef je voor { $wanted }? [nummers, x = laat maar]
oltremare-not-what-is-asked = Geef precies { $wanted }.
oltremare-claimed = { oltremare-some-goods } (‘{ $claim }’)
oltremare-own-claimed = { $card } (je zegt: { $claim })
oltremare-claim-power = macht { $power }
oltremare-claim-load = laadgetal { $load }

## Composing an offer

oltremare-compose = Een voorstel, stap voor stap. Typ x om ervan af te zien.
oltremare-ask-partner = Aan wie? [nummer of naam, a = iedereen; of het hele voorstel op één regel, zoals 2: zout 7 voor zijde]
oltremare-no-such-partner = Typ het nummer of de naam van een andere speler, of de letter a voor iedereen.
oltremare-ask-give = Welke kaarten geef je? [nummers, 5d = 5 dukaten, Enter = geen; of beide kanten op één regel, zoals 1 3 + 2d voor zijde]
oltremare-cards-how = Typ nummers van de lijst, elk één keer, zoals: 1 3
oltremare-ask-claim = Wat zeg je over { $card }? [Enter = niets, t = de waarheid, of woorden: laadgetal 1, schip]
oltremare-ask-give-ducats = Hoeveel dukaten leg je bij? [Enter = geen]
oltremare-ducats-how = Typ een aantal dukaten, zoals 2, of Enter voor geen.
oltremare-ask-goods = Welke kaarten wil je? [zoals: 2 zout, 1 vrij; Enter = geen] ({ $goods })
oltremare-asked-how = Typ aantallen en goederen, zoals: 2 zout, 1 vrij
oltremare-ask-take-ducats = Hoeveel dukaten wil je? [Enter = geen]
oltremare-offer-preview = { $to ->
    [all] Je biedt iedereen: { $give } voor { $ask }.
   *[other] Je biedt { $partner }: { $give } voor { $ask }.
}
oltremare-for = voor
oltremare-in-notation = In het kort: { $notation }
oltremare-offer-confirm = Dit voorstel doen? [Enter = ja, n = nee]
refused-oltremare-no-offer-now = Je kunt nu geen voorstel doen.
refused-oltremare-no-ledger = Deze tafel speelt uit het geheugen (OM-6.3). Kies --memory ledger voor een tafel met een kasboek.

## Help

oltremare-help-offer = een voorstel doen, stap voor stap of op één regel, zoals: o 2: zout 7 + 1d voor zijde
oltremare-help-map = de zeekaart: elke haven met fiche, schepen en routes
oltremare-help-ledger = het kasboek, als deze tafel er een bijhoudt
oltremare-help-wait = wachten en de anderen laten spreken of antwoorden (in de handelsfase)
oltremare-help-discard = Zeevaartmacht (OM-2.1.1): heb je meer kaarten dan de zeevaartmacht van je bovenste vrachtkaart, dan kies je kaarten voor je piratenstapel tot je er nog zoveel hebt.
oltremare-help-trade = Handel: deals met elke andere speler, in kaarten en dukaten (OM-2.2.1). Over de goederen spreek je de waarheid, over symbolen mag iedereen liegen (OM-2.2.2). Wie een deal sluit met de actieve speler, krijgt { oltremare-one-prestige }, één keer per beurt (OM-2.2.3). Je kunt tot vier kaarten kopen, van de goederenstapel of van je eigen piraten, voor 3 dukaten, of 4 als je er 0 of minder hebt (OM-2.2.6). Je gaat verder als je zoveel kaarten hebt als het laadgetal van je bovenste kaart (OM-2.2.8). Een voorstel in woorden: o 2: graan 3 + 1d voor 2 zout. De 2 na o is de plaats van de speler aan wie je het voorstelt. Schrijf a in plaats van 2 om het iedereen voor te stellen.
oltremare-help-talk = Een andere speler onderhandelt: je mag een deal voorstellen of beantwoorden, en de eerste deal levert je { oltremare-one-prestige } op (OM-2.2.3). Deals sluit je alleen met de actieve speler (OM-2.2.1). Bij het aannemen noem je de kaarten die je geeft; wie aanneemt, kiest ze (OM-2.2.11).
oltremare-help-play = Acties: speel precies zoveel kaarten uit als het laadgetal van je bovenste kaart (OM-2.3.1). Dukaatsymbolen leveren 1, 3 of 6 dukaten op (OM-2.3.2), vlaggen sturen 1, 3 of 6 kaarten naar je piraten (OM-2.3.3), met kaartsymbolen trek je er 1, 3 of 6 (OM-2.3.4), en per schip vaar je één haven verder (OM-2.3.5). Diezelfde kaarten worden daarna geladen.
oltremare-help-sail = Varen: precies zoveel havens als scheepssymbolen, in 2005 geen route twee keer in een beurt (OM-2.3.5). De fiche waar je eindigt, wordt je actieve fiche; ligt er geen, dan heb je er geen (OM-3.1).
oltremare-help-compass = Kompas: ga naar een andere haven zonder kompas en neem daar de fiche, of blijf; hoe dan ook is het kompas weg (OM-3.2).
oltremare-help-load = Vracht: laad de uitgespeelde kaarten in de volgorde die je kiest (OM-2.4.1). Gelijke goederen direct op elkaar zijn één goederengroep, en groepen worden volgens hun tabel uitbetaald (OM-5.1). De bovenste kaart bepaalt hoeveel kaarten je volgende beurt mag houden en moet uitspelen (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Je schip begint
   *[no] Het schip van { $name } begint
} in { $port }, met { $card } als eerste vracht.
oltremare-event-hand-dealt = { $me ->
    [yes] Je handkaarten: { $faces }.
   *[no] { $name } krijgt { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
}
oltremare-event-first-player = { $me ->
    [yes] Je bent
   *[no] { $name } is
} de startspeler.
oltremare-event-turn-began = { $me ->
    [yes] Je beurt
   *[no] De beurt van { $name }
} begint met macht { $power } en laadgetal { $load }.
oltremare-event-influence-paid = Lokale invloed levert { $me ->
    [yes] je
   *[no] { $name }
} { $price ->
    [one] { $price } dukaat
   *[other] { $price } dukaten
} op.
oltremare-event-discarded = { $me ->
    [yes] Je geeft de piraten { $card }.
   *[no] { $name } geeft de piraten { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
}
oltremare-event-bought = { $source ->
    [pirates] { $me ->
        [yes] Je koopt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        } terug van de piraten
       *[no] { $name } koopt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        } terug van de piraten
    }
   *[pile] { $me ->
        [yes] Je koopt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        } van de goederenstapel
       *[no] { $name } koopt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        } van de goederenstapel
    }
} voor { $price ->
    [one] { $price } dukaat.
   *[other] { $price } dukaten.
}
oltremare-event-took = Het is { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Je rondt
   *[no] { $name } rondt
} het onderhandelen af.
oltremare-event-offered = Voorstel { $tag }: { $me ->
    [yes] { $to ->
        [all] je biedt iedereen
       *[other] je biedt { $partner }
    }
   *[no] { $to ->
        [you] { $name } biedt jou
        [all] { $name } biedt iedereen
       *[other] { $name } biedt { $partner }
    }
} { $give } voor { $ask }.
oltremare-event-amended = Voorstel { $tag }: { $me ->
    [yes] { $to ->
        [all] je biedt iedereen nu
       *[other] je biedt { $partner } nu
    }
   *[no] { $to ->
        [you] { $name } biedt jou nu
        [all] { $name } biedt iedereen nu
       *[other] { $name } biedt { $partner } nu
    }
} { $give } voor { $ask }.
oltremare-event-countered = Voorstel { $tag }, in plaats van #{ $counters }: { $me ->
    [yes] { $to ->
        [all] je biedt iedereen
       *[other] je biedt { $partner }
    }
   *[no] { $to ->
        [you] { $name } biedt jou
        [all] { $name } biedt iedereen
       *[other] { $name } biedt { $partner }
    }
} { $give } voor { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Je trekt
   *[no] { $name } trekt
} voorstel #{ $number } in.
oltremare-event-declined = { $me ->
    [yes] Je wijst
   *[no] { $name } wijst
} voorstel #{ $number } af.
oltremare-event-dealt = Deal { $tag }: { $me ->
    [yes] je geeft { $partner }
   *[no] { $to ->
        [you] { $name } geeft jou
       *[other] { $name } geeft { $partner }
    }
} { $given } voor { $taken }.
# 2005 has tiles, 2004 points.
oltremare-one-prestige = { $edition ->
    [e2004] 1 prestigepunt
   *[e2005] 1 prestigekaartje
}
oltremare-event-prestige = { $me ->
    [yes] Je krijgt { oltremare-one-prestige } en hebt er nu { $tiles }.
   *[no] { $name } krijgt { oltremare-one-prestige } en heeft er nu { $tiles }.
}
oltremare-event-lapsed = Voorstel #{ $number } vervalt: een van de kaarten is weg.
oltremare-event-played = { $me ->
    [yes] Je speelt
   *[no] { $name } speelt
} { $card } uit.
oltremare-event-ducats-gained = { $symbols ->
    [one] { $symbols } dukaatsymbool levert
   *[other] { $symbols } dukaatsymbolen leveren
} { $me ->
    [yes] je
   *[no] { $name }
} { $price ->
    [one] { $price } dukaat
   *[other] { $price } dukaten
} op.
oltremare-event-pirates-beaten = { $me ->
    [yes] Je verslaat de piraten met je fiche.
   *[no] { $name } verslaat de piraten met een fiche.
}
oltremare-event-plundered = De piraten nemen { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} van de goederenstapel voor { $me ->
    [yes] je piratenstapel
   *[no] de piratenstapel van { $name }
}.
oltremare-event-drew = { $cards ->
    [0] { $me ->
        [yes] Je trekt niets: de stapel is leeg.
       *[no] { $name } trekt niets: de stapel is leeg.
    }
    [one] { $me ->
        [yes] Je trekt { $cards } kaart: { $faces }.
       *[no] { $name } trekt { $cards } kaart.
    }
   *[other] { $me ->
        [yes] Je trekt { $cards } kaarten: { $faces }.
       *[no] { $name } trekt { $cards } kaarten.
    }
}
oltremare-event-calm-sea-paid = Kalme zee levert { $me ->
    [yes] je
   *[no] { $name }
} { $price ->
    [one] { $price } dukaat
   *[other] { $price } dukaten
} op.
oltremare-event-sailed = { $me ->
    [yes] Je vaart
   *[no] { $name } vaart
} { $stops ->
    [0] naar { $port }
   *[other] via { $via } naar { $port }
}.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Je laat het kompas ongebruikt.
       *[no] { $name } laat het kompas ongebruikt.
    }
   *[no] { $me ->
        [yes] Het kompas brengt je naar { $port }.
       *[no] Het kompas brengt { $name } naar { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Je neemt daar de fiche { $marker }: dat is nu je actieve fiche.
       *[no] { $name } neemt daar de fiche { $marker }.
    }
   *[no] { $me ->
        [yes] In { $port } ligt geen fiche: je hebt nu geen actieve fiche.
       *[no] In { $port } ligt geen fiche.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Je laadt
   *[no] { $name } laadt
} { $count ->
    [one] { $card }.
   *[other] { $below }, en bovenop { $card }.
}
oltremare-event-turn-ended = { $hand ->
    [0] { $me ->
        [yes] Je beurt eindigt met een lege hand.
       *[no] De beurt van { $name } eindigt met een lege hand.
    }
    [one] { $me ->
        [yes] Je beurt eindigt met { $hand } kaart in de hand.
       *[no] De beurt van { $name } eindigt met { $hand } kaart in de hand.
    }
   *[other] { $me ->
        [yes] Je beurt eindigt met { $hand } kaarten in de hand.
       *[no] De beurt van { $name } eindigt met { $hand } kaarten in de hand.
    }
}
oltremare-event-venice = VENETIË komt tevoorschijn: de tussenwaardering.
oltremare-event-last-card-taken = { $me ->
    [yes] Je neemt
   *[no] { $name } neemt
} de laatste kaart van de goederenstapel: het einde nadert.
oltremare-event-pile-refilled = { $source ->
    [discard] De aflegstapel wordt geschud en vormt de nieuwe goederenstapel: { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
   *[first_player] De startspeler wordt alvast uitbetaald; de vracht- en piratenstapel van die speler vormen de nieuwe goederenstapel: { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Prestige wordt naar rang uitbetaald ({ $edition ->
    [e2004] punten
   *[e2005] kaartjes
}): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Je verkoopt
   *[no] { $name } verkoopt
} vracht voor { $ducats }: { $lots }.
oltremare-event-pirates-paid = De piraten kosten 1 dukaat per kaart: { $parts }.
oltremare-event-markers-paid = Havenbonusfiches worden naar rang uitbetaald (aantal): { $parts }.
oltremare-event-final-scoring = Het spel eindigt: de slotwaardering.
oltremare-event-game-over = { $me ->
    [yes] Je wint met { $ducats ->
        [one] { $ducats } dukaat!
       *[other] { $ducats } dukaten!
    }
   *[no] { $name } wint met { $ducats ->
        [one] { $ducats } dukaat.
       *[other] { $ducats } dukaten.
    }
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Je zei
   *[no] { $name } zei
} ‘{ $claim }’ over { $card }: { $true ->
    [yes] waar.
   *[no] NIET WAAR.
}

oltremare-cause-start = startkapitaal
oltremare-cause-symbols = dukaatsymbolen
oltremare-cause-calm-sea = Kalme zee
oltremare-cause-local-influence = Lokale invloed
oltremare-cause-deal = deals
oltremare-cause-purchase = gekochte kaarten
oltremare-cause-prestige-venice = prestige bij Venetië
oltremare-cause-cargo-venice = vracht verkocht bij Venetië
oltremare-cause-prestige-end = prestige aan het eind
oltremare-cause-cargo-end = vracht aan het eind
oltremare-cause-pirates = piraten
oltremare-cause-markers = havenbonusfiches

## What puzzles are about

oltremare-theme-loading = Laden
oltremare-theme-sailing = Varen
oltremare-theme-cards = Kaarten uitspelen
oltremare-theme-trade = Handel
oltremare-theme-lies = Beweringen en leugens
oltremare-theme-buying = Kaarten kopen
oltremare-theme-pirates = Piratenstapel

## Standing orders

oltremare-order-dropped = Je opdracht om voorstellen aan te nemen is beëindigd: in zo’n opdracht staat nu hoeveel kaarten je hooguit geeft en hoeveel dukaten je minstens per kaart krijgt. Geef de opdracht opnieuw.

# --- why one choice is better: where the difference comes from

oltremare-account-purse = { $gain ->
    [yes] meer dukaten in kas
   *[no] minder dukaten in kas
}
oltremare-account-cargo = { $gain ->
    [yes] vracht die meer waard is
   *[no] vracht die minder waard is
}
oltremare-account-pirates = { $gain ->
    [yes] minder kaarten bij je piraten
   *[no] meer kaarten bij je piraten
}
oltremare-account-prestige = { $gain ->
    [yes] betere vooruitzichten op prestige
   *[no] slechtere vooruitzichten op prestige
}
oltremare-account-markers = { $gain ->
    [yes] betere vooruitzichten in de race om havenbonusfiches
   *[no] slechtere vooruitzichten in de race om havenbonusfiches
}
oltremare-account-hand = { $gain ->
    [yes] betere beurten voor de boeg, dankzij je hand, je macht en je fiche
   *[no] zwakkere beurten voor de boeg, door je hand, je macht en je fiche
}
oltremare-account-end = { $gain ->
    [yes] een betere slotwaardering
   *[no] een slechtere slotwaardering
}
