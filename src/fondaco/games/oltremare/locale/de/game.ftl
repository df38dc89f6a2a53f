# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Kaufleute von Venedig (2004)
oltremare-note-deck = Die Karten sind eine REKONSTRUKTION: Waren, Anzahlen und Erlöse sind bekannt, die Symbole jeder einzelnen Karte nicht (OM-0.9).
oltremare-note-map = Die Seekarte ist eine REKONSTRUKTION: Die Häfen sind echt, die Routen von uns (OM-0.10).
oltremare-note-strict = Was geladen wurde, muss man sich merken (OM-6.3).
oltremare-note-ledger = Dieser Tisch führt Buch: k zeigt, was alle hätten notieren können (OM-6.3).

## Things

oltremare-goods-gems = Edelsteine
oltremare-goods-scrolls = Schriftrollen
oltremare-goods-silk = Seide
oltremare-goods-salt = Salz
oltremare-goods-pottery = Töpferwaren
oltremare-goods-olives = Oliven
oltremare-goods-grain = Getreide
oltremare-goods-silver = Silber
oltremare-goods-spices = Gewürze
oltremare-goods-wood = Holz
oltremare-goods-wine = Wein
oltremare-goods-corn = Mais
oltremare-goods-any = beliebig
oltremare-some-goods = { $goods ->
    [gems] { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
    [scrolls] { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
    [silk] { $count } Seide
    [salt] { $count } Salz
    [pottery] { $count ->
        [one] { $count } Töpferware
       *[other] { $count } Töpferwaren
    }
    [olives] { $count ->
        [one] { $count } Olive
       *[other] { $count } Oliven
    }
    [grain] { $count } Getreide
    [silver] { $count } Silber
    [spices] { $count ->
        [one] { $count } Gewürz
       *[other] { $count } Gewürze
    }
    [wood] { $count } Holz
    [wine] { $count } Wein
    [corn] { $count } Mais
   *[any] { $count ->
        [one] { $count } beliebige Karte
       *[other] { $count } beliebige Karten
    }
}

oltremare-symbol-ducat = Dukat
oltremare-symbol-flag = Flagge
oltremare-symbol-cards = Karten
oltremare-symbol-ship = Schiff

oltremare-card-name = { $goods ->
    [gems] Edelsteine
    [scrolls] Schriftrollen
    [silk] Seide
    [salt] Salz
    [pottery] Töpferwaren
    [olives] Oliven
    [grain] Getreide
    [silver] Silber
    [spices] Gewürze
    [wood] Holz
    [wine] Wein
   *[corn] Mais
} { $number }
oltremare-card = { $card } ({ $symbols }; Seemacht { $power }, Ladung { $load })
oltremare-card-played = { $card } ({ $symbols })
oltremare-cell-power = Seemacht { $power }
oltremare-cell-load = Ladung { $load }
oltremare-cell-pay = Erlös { $row }
oltremare-unseen-card = eine Karte, die niemand gesehen hat
oltremare-unseen-cards = { $count ->
    [one] { $count } ungesehene
   *[other] { $count } ungesehene
}
oltremare-ducats = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
oltremare-lot = { oltremare-some-goods } für { $ducats }

oltremare-marker-none = kein Marker
oltremare-marker-calm-sea = Ruhige See
oltremare-marker-good-deals = Gute Geschäfte
oltremare-marker-pirate-fighter = Piratenjäger
oltremare-marker-favourable-trade = Günstiger Handel
oltremare-marker-compass = Kompass
oltremare-marker-local-influence = Lokaler Einfluss
# The same in one short word, for narrow tables.
oltremare-badge-none = –
oltremare-badge-calm-sea = See
oltremare-badge-good-deals = Geschäfte
oltremare-badge-pirate-fighter = Jäger
oltremare-badge-favourable-trade = Handel
oltremare-badge-compass = Kompass
oltremare-badge-local-influence = Einfluss
oltremare-port-marker = { $port } ({ $marker })
oltremare-port = { $port ->
    [Venice] Venedig
    [Siracusa] Syrakus
    [Corfu] Korfu
    [Tripoli] Tripolis
    [Damiata] Damiette
    [Acre] Akkon
    [Baruti] Beirut
    [Famagosta] Famagusta
    [Limisso] Limassol
    [Rhodes] Rhodos
    [Salonica] Saloniki
    [Tenedo] Tenedos
    [Constantinople] Konstantinopel
    [Trebizond] Trapezunt
    [Caffa] Kaffa
   *[other] { $port }
}

oltremare-sea-adriatic = Adria
oltremare-sea-italy = Süditalien
oltremare-sea-ionian = Ionisches Meer
oltremare-sea-africa = Afrika
oltremare-sea-levant = Levante
oltremare-sea-cyprus = Zypern
oltremare-sea-aegean = Ägäis
oltremare-sea-black-sea = Schwarzes Meer

## The table

oltremare-turn-of = Zug { $turn }: { $me ->
    [yes] du
   *[no] { $name }
}
oltremare-phase-power = Seemacht
oltremare-phase-trade = Handel
oltremare-phase-actions = Aktionen
oltremare-phase-cargo = Fracht
oltremare-column-player = Spieler (* Start)
oltremare-column-ducats = Dukaten
oltremare-column-hand = Hand
oltremare-column-top = oben auf der Fracht
oltremare-column-power = Seemacht
oltremare-column-load = Ladung
oltremare-column-cargo = Fracht
oltremare-column-prestige = Prestige
oltremare-column-pirates = Piraten
oltremare-column-markers = Marker, aktiv
oltremare-column-port = Hafen
oltremare-column-marker = Marker
oltremare-column-ships = Schiffe
oltremare-column-routes = Routen nach
# The same for a window of 80 columns; they may have two lines.
oltremare-narrow-player = Spieler
    (* Start)
oltremare-narrow-ducats = Du-
    katen
oltremare-narrow-hand = Hand
oltremare-narrow-top = oben
oltremare-narrow-power = See-
    macht
oltremare-narrow-load = La-
    dung
oltremare-narrow-cargo = Fracht
oltremare-narrow-prestige = Pres-
    tige
oltremare-narrow-pirates = Pi-
    raten
oltremare-narrow-markers = Marker,
    aktiv
oltremare-narrow-port = Hafen
oltremare-seat = { $seat } { $name }
oltremare-first-mark = *
oltremare-pile = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
oltremare-venice-in = Venedig ist darin
oltremare-venice-top = VENEDIG LIEGT OBEN
oltremare-venice-out = Venedig ist gewertet
oltremare-discard = Ablagestapel { $count }
oltremare-last-round = LETZTE RUNDE
oltremare-own-pirates = Dein Piratenstapel von oben: { $cards }
oltremare-offers = Angebote auf dem Tisch:
oltremare-ticket = { $tag } { $me ->
    [yes] { $to ->
        [all] du bietest allen
       *[other] du bietest { $partner }
    }
   *[no] { $to ->
        [you] { $name } bietet dir
        [all] { $name } bietet allen
       *[other] { $name } bietet { $partner }
    }
}: { $give } für { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(statt #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(abgelehnt von { $decliners })
}
oltremare-everybody = allen
oltremare-hand = Deine Hand ({ $count }):
oltremare-hand-below = Deine Hand ({ $count }):
oltremare-hand-empty = Deine Hand ist leer.
oltremare-reach = Dein Schiff liegt in { $port }, dein aktiver Marker: { $marker }. In Reichweite:
oltremare-ships = { $count ->
    [one] { $count } Schiff:
   *[other] { $count } Schiffe:
}
oltremare-ledger = Was alle hätten notieren können: die Fracht in Gruppen, von oben
oltremare-ledger-discard = Ablagestapel:

## What is asked

oltremare-prompt-discard = Gib { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} an die Piraten ab
oltremare-prompt-trade = { $missing ->
    [0] Handle, kaufe oder mach weiter
    [one] Handle oder kaufe: Dir fehlt { $missing } Karte
   *[other] Handle oder kaufe: Dir fehlen { $missing } Karten
}
oltremare-prompt-talk = { $name } handelt: Machst du ein Angebot?
oltremare-prompt-play = Spiele { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} aus
oltremare-prompt-sail = Segle { $left ->
    [one] { $left } Hafen
   *[other] { $left } Häfen
} weit
oltremare-prompt-compass = Folge dem Kompass oder bleib
oltremare-prompt-load = Lade { $left ->
    [one] die letzte Karte: Sie bleibt oben
   *[other] { $left } Karten, eine nach der anderen: Die letzte bleibt oben
}

## What it would lead to

oltremare-hint-discard = Du hast { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, und deine Seemacht ist { $power }: { $cards ->
    [one] { $cards } Karte geht
   *[other] { $cards } Karten gehen
} an deine Piraten. Jede Karte dort kostet am Ende 1 Dukaten; die oberste kann zurückgekauft werden.
oltremare-hint-trade = { $missing ->
    [0] Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } und musst { $load } ausspielen.
    [one] Du hast { $hand ->
        [0] keine Karten
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } und musst { $load } ausspielen: { $missing } fehlt.
   *[other] Du hast { $hand ->
        [0] keine Karten
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } und musst { $load } ausspielen: { $missing } fehlen.
} { $bought ->
    [4] Du hast 4 Karten gekauft, mehr geht in einem Zug nicht.
   *[other] { $price ->
        [0] Es kann keine Karte gekauft werden.
        [one] Die nächste Karte kostet { $price } Dukaten.
       *[other] Die nächste Karte kostet { $price } Dukaten.
    } In diesem Zug gekauft: { $bought } von 4.
}
oltremare-hint-talk = { $name } muss { $load ->
    [one] { $load } Karte
   *[other] { $load } Karten
} ausspielen, hat { $hand } und besitzt { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}. { $dealt ->
    [yes] { $edition ->
        [e2004] Deinen Prestigepunkt
       *[e2005] Dein Prestigeplättchen
    } für diesen Zug hast du schon.
   *[no] Ein Geschäft mit { $name } bringt dir { oltremare-one-prestige }.
}
oltremare-hint-played = Ausgespielt: { $cards }. Bisher: { $outcome }.
oltremare-hint-load = { $hand ->
    [0] Du hast keine Karten.
    [one] Du hast { $hand } Karte.
   *[other] Du hast { $hand } Karten.
} Die oberste Karte sagt im nächsten Zug, wie viele du behalten darfst (Seemacht) und ausspielen musst (Ladung).
oltremare-hint-compass = Wenn du bleibst, ist der Kompass weg und du hast keinen aktiven Marker.
oltremare-type-load = Gib alle Nummern in der Reihenfolge des Ladens ein, etwa 2 1 3.
oltremare-type-compass = Häfen ohne Marker: Gib compass und den Namen ein.
oltremare-hint-sail = { $active ->
    [yes] Wo du ankommst, zählt: Der Marker { $marker }, jetzt aktiv, wird umgedreht.
   *[no] Wo du ankommst, zählt: Der Marker dort wird aktiv.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } Dukat
   *[other] +{ $ducats } Dukaten
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } Karte an die Piraten
   *[other] { $cards } Karten an die Piraten
}
oltremare-outcome-beaten = Piraten abgewehrt
oltremare-outcome-draw = { $cards ->
    [one] { $cards } Karte ziehen
   *[other] { $cards } Karten ziehen
}
oltremare-outcome-sail = { $ports ->
    [one] { $ports } Hafen weit segeln
   *[other] { $ports } Häfen weit segeln
}
oltremare-outcome-nothing = nichts
oltremare-play-preview = { $cards }: { $outcome }. { $hand ->
    [0] Dann hast du keine Handkarten mehr.
    [one] Dann hast du { $hand } Handkarte.
   *[other] Dann hast du { $hand } Handkarten.
}
oltremare-next-excess = im nächsten Zug: { $hand } auf der Hand, Seemacht { $power }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} an die Piraten
oltremare-next-missing = im nächsten Zug: { $hand } auf der Hand, Ladung { $load }, { $cards ->
    [one] { $cards } Karte fehlt
   *[other] { $cards } Karten fehlen
}
oltremare-next-fits = { $hand ->
    [0] deine leere Hand passt zu Seemacht und Ladung
    [one] deine { $hand } Handkarte passt zu Seemacht und Ladung
   *[other] deine { $hand } Handkarten passen zu Seemacht und Ladung
}
oltremare-lot-pays = { $exact ->
    [yes] { $more ->
        [0] { oltremare-some-goods } in Folge bringen { $pay }
       *[other] { oltremare-some-goods } in Folge bringen { $pay }, mit einer Karte mehr { $more }
    }
   *[no] { $more ->
        [0] mindestens { oltremare-some-goods } in Folge bringen { $pay }
       *[other] mindestens { oltremare-some-goods } in Folge bringen { $pay }, mit einer Karte mehr { $more }
    }
}
oltremare-load-preview = Dann liegt oben: { $card }; { $told }.
oltremare-via = über { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(oder anders)
}

## What can be chosen

oltremare-stay = Hier bleiben
oltremare-buy-pile = Die oberste Karte des Nachziehstapels für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
} kaufen
oltremare-buy-pirates = Die oberste Karte deiner Piraten für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
} zurückkaufen: { $card }
oltremare-make-offer = { $mine ->
    [yes] Ein Angebot machen
   *[no] { $name } ein Angebot machen
}
oltremare-done = Den Handel beenden und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ausspielen
oltremare-accept = { $tag } annehmen: Du gibst { $give }
oltremare-accept-choose = { $tag } annehmen: Karten wählen, die du gibst
oltremare-decline = { $tag } ablehnen
oltremare-decline-only = { $tag } ablehnen (annehmen kannst du es jetzt nicht)
oltremare-counter = { $tag } mit einem Gegenangebot beantworten
oltremare-withdraw = Dein Angebot { $tag } zurückziehen
oltremare-amend = Dein Angebot { $tag } ändern
oltremare-which-cards = Welche Karten gibst du für { $wanted }? [Nummern, x = doch nicht]
oltremare-not-what-is-asked = Gib genau { $wanted }.
oltremare-claimed = { oltremare-some-goods } („{ $claim }“)
oltremare-own-claimed = { $card } (du sagst: { $claim })
oltremare-claim-power = Seemacht { $power }
oltremare-claim-load = Ladung { $load }

## Composing an offer

oltremare-compose = Ein Angebot, Schritt für Schritt. Mit x lässt du es.
oltremare-ask-partner = Wem? [Nummer oder Name, a = allen; oder das ganze Angebot in einer Zeile, etwa 2: Salz 7 für Seide]
oltremare-no-such-partner = Gib die Nummer oder den Namen eines anderen Spielers ein, oder den Buchstaben a für alle.
oltremare-ask-give = Welche Karten gibst du? [Nummern, 5d = 5 Dukaten, Enter = keine; oder beide Seiten in einer Zeile, etwa 1 3 + 2d für Seide]
oltremare-cards-how = Gib Nummern der Liste ein, jede einmal, etwa: 1 3
oltremare-ask-claim = Was sagst du über { $card }? [Enter = nichts, t = die Wahrheit, oder Worte: Ladung 1, Schiff]
oltremare-ask-give-ducats = Wie viele Dukaten legst du dazu? [Enter = keine]
oltremare-ducats-how = Gib eine Anzahl Dukaten ein, etwa 2, oder Enter für keine.
oltremare-ask-goods = Welche Karten willst du? [etwa: 2 Salz, 1 beliebig; Enter = keine] ({ $goods })
oltremare-asked-how = Gib Zahlen und Waren ein, etwa: 2 Salz, 1 beliebig
oltremare-ask-take-ducats = Wie viele Dukaten willst du? [Enter = keine]
oltremare-offer-preview = { $to ->
    [all] Du bietest allen: { $give } für { $ask }.
   *[other] Du bietest { $partner }: { $give } für { $ask }.
}
oltremare-for = für
oltremare-in-notation = Kurz: { $notation }
oltremare-offer-confirm = Dieses Angebot machen? [Enter = ja, n = nein]
refused-oltremare-no-offer-now = Du kannst jetzt kein Angebot machen.
refused-oltremare-no-ledger = Dieser Tisch spielt aus dem Gedächtnis (OM-6.3). Wähle --memory ledger für einen Tisch, der Buch führt.

## Help

oltremare-help-offer = ein Angebot machen, Schritt für Schritt oder in einer Zeile, etwa: o 2: Salz 7 + 1d für Seide
oltremare-help-map = die Seekarte: jeder Hafen mit Marker, Schiffen und Routen
oltremare-help-ledger = das Kontobuch, wenn dieser Tisch eines führt
oltremare-help-wait = warten und die anderen reden oder antworten lassen (in der Handelsphase)
oltremare-help-discard = Seemacht (OM-2.1.1): Hast du mehr Karten als die Seemacht deiner obersten Frachtkarte, wählst du Karten für deinen Piratenstapel, bis es passt.
oltremare-help-trade = Handel: Geschäfte mit allen anderen, in Karten und Dukaten (OM-2.2.1). Über Waren sagt man die Wahrheit, über Symbole darf jeder lügen (OM-2.2.2). Wer mit dem aktiven Spieler handelt, bekommt { oltremare-one-prestige }, einmal je Zug (OM-2.2.3). Bis zu vier Karten kann man kaufen, vom Nachziehstapel oder von den eigenen Piraten, für 3 Dukaten, oder 4, wenn man 0 oder weniger hat (OM-2.2.6). Es geht weiter, wenn du so viele Karten hast wie die Ladung deiner obersten Karte (OM-2.2.8). Ein Angebot in Worten: o 2: Getreide 3 + 1d für 2 Salz. Die 2 nach o ist der Platz, dem du das anbietest. Schreib a statt der 2, um es allen anzubieten.
oltremare-help-talk = Ein anderer handelt: Du darfst ein Geschäft anbieten oder beantworten, und das erste bringt dir { oltremare-one-prestige } (OM-2.2.3). Gehandelt wird nur mit dem aktiven Spieler (OM-2.2.1). Nimmst du an, wählst du die Karten, die du gibst (OM-2.2.11).
oltremare-help-play = Aktionen: Spiele genau so viele Karten aus, wie die Ladung deiner obersten Karte sagt (OM-2.3.1). Dukatensymbole bringen 1, 3 oder 6 Dukaten (OM-2.3.2), Flaggen schicken 1, 3 oder 6 Karten an deine Piraten (OM-2.3.3), mit Kartensymbolen ziehst du 1, 3 oder 6 Karten (OM-2.3.4), und je Schiff geht es einen Hafen weiter (OM-2.3.5). Dieselben Karten werden danach geladen.
oltremare-help-sail = Segeln: genau so viele Häfen wie Schiffssymbole, in der Ausgabe von 2005 keine Route zweimal in einem Zug (OM-2.3.5). Der Marker am Ziel wird aktiv; liegt dort keiner, hast du keinen aktiven Marker (OM-3.1).
oltremare-help-compass = Kompass: Fahr in irgendeinen anderen Hafen ohne Kompass und nimm dort den Marker, oder bleib; der Kompass ist so oder so weg (OM-3.2).
oltremare-help-load = Fracht: Lade die ausgespielten Karten in der Reihenfolge deiner Wahl (OM-2.4.1). Gleiche Waren direkt aufeinander sind eine Warengruppe, und jede Gruppe bringt den Erlös, der auf ihren Karten steht (OM-5.1). Die oberste Karte bestimmt, wie viele Karten du im nächsten Zug behalten darfst und ausspielen musst (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Dein Schiff beginnt
   *[no] Das Schiff von { $name } beginnt
} in { $port }, mit der Karte { $card } als erster Fracht.
oltremare-event-hand-dealt = { $me ->
    [yes] Deine Handkarten: { $faces }.
   *[no] { $name } bekommt { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
}
oltremare-event-first-player = { $me ->
    [yes] Du bist
   *[no] { $name } ist
} Startspieler.
oltremare-event-turn-began = { $me ->
    [yes] Dein Zug
   *[no] Der Zug von { $name }
} beginnt mit Seemacht { $power } und Ladung { $load }.
oltremare-event-influence-paid = Lokaler Einfluss bringt { $me ->
    [yes] dir
   *[no] { $name }
} { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}.
oltremare-event-discarded = { $me ->
    [yes] Du gibst den Piraten { $card }.
   *[no] { $name } gibt den Piraten { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
oltremare-event-bought = { $source ->
    [pirates] { $me ->
        [yes] Du kaufst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } für { $price ->
            [one] { $price } Dukaten
           *[other] { $price } Dukaten
        } von den Piraten zurück.
       *[no] { $name } kauft { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } für { $price ->
            [one] { $price } Dukaten
           *[other] { $price } Dukaten
        } von den Piraten zurück.
    }
   *[pile] { $me ->
        [yes] Du kaufst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } für { $price ->
            [one] { $price } Dukaten
           *[other] { $price } Dukaten
        } vom Nachziehstapel.
       *[no] { $name } kauft { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } für { $price ->
            [one] { $price } Dukaten
           *[other] { $price } Dukaten
        } vom Nachziehstapel.
    }
}
oltremare-event-took = Es ist { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Du beendest
   *[no] { $name } beendet
} den Handel.
oltremare-event-offered = Angebot { $tag }: { $me ->
    [yes] { $to ->
        [all] Du bietest allen
       *[other] Du bietest { $partner }
    }
   *[no] { $to ->
        [you] { $name } bietet dir
        [all] { $name } bietet allen
       *[other] { $name } bietet { $partner }
    }
} { $give } für { $ask }.
oltremare-event-amended = Angebot { $tag }: { $me ->
    [yes] { $to ->
        [all] Du bietest allen jetzt
       *[other] Du bietest { $partner } jetzt
    }
   *[no] { $to ->
        [you] { $name } bietet dir jetzt
        [all] { $name } bietet allen jetzt
       *[other] { $name } bietet { $partner } jetzt
    }
} { $give } für { $ask }.
oltremare-event-countered = Angebot { $tag }, statt #{ $counters }: { $me ->
    [yes] { $to ->
        [all] Du bietest allen
       *[other] Du bietest { $partner }
    }
   *[no] { $to ->
        [you] { $name } bietet dir
        [all] { $name } bietet allen
       *[other] { $name } bietet { $partner }
    }
} { $give } für { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Du ziehst
   *[no] { $name } zieht
} Angebot #{ $number } zurück.
oltremare-event-declined = { $me ->
    [yes] Du lehnst
   *[no] { $name } lehnt
} Angebot #{ $number } ab.
oltremare-event-dealt = Geschäft { $tag }: { $me ->
    [yes] Du gibst { $partner }
   *[no] { $to ->
        [you] { $name } gibt dir
       *[other] { $name } gibt { $partner }
    }
} { $given } für { $taken }.
# 2005 has tiles, 2004 points.
oltremare-one-prestige = { $edition ->
    [e2004] 1 Prestigepunkt
   *[e2005] 1 Prestigeplättchen
}
oltremare-event-prestige = { $me ->
    [yes] Du bekommst { oltremare-one-prestige } und hast jetzt { $tiles }.
   *[no] { $name } bekommt { oltremare-one-prestige } und hat jetzt { $tiles }.
}
oltremare-event-lapsed = Angebot #{ $number } verfällt: Eine Karte davon ist weg.
oltremare-event-played = { $me ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card } aus.
oltremare-event-ducats-gained = { $symbols ->
    [one] { $symbols } Dukatensymbol bringt
   *[other] { $symbols } Dukatensymbole bringen
} { $me ->
    [yes] dir
   *[no] { $name }
} { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}.
oltremare-event-pirates-beaten = { $me ->
    [yes] Dein Piratenjäger
   *[no] Der Piratenjäger von { $name }
} wehrt die Piraten ab.
oltremare-event-plundered = Die Piraten nehmen { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} vom Nachziehstapel für { $me ->
    [yes] deinen Piratenstapel
   *[no] den Piratenstapel von { $name }
}.
oltremare-event-drew = { $cards ->
    [0] { $me ->
        [yes] Du ziehst nichts: Der Stapel ist leer.
       *[no] { $name } zieht nichts: Der Stapel ist leer.
    }
    [one] { $me ->
        [yes] Du ziehst { $cards } Karte: { $faces }.
       *[no] { $name } zieht { $cards } Karte.
    }
   *[other] { $me ->
        [yes] Du ziehst { $cards } Karten: { $faces }.
       *[no] { $name } zieht { $cards } Karten.
    }
}
oltremare-event-calm-sea-paid = Ruhige See bringt { $me ->
    [yes] dir
   *[no] { $name }
} { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}.
oltremare-event-sailed = { $me ->
    [yes] Du segelst
   *[no] { $name } segelt
} { $stops ->
    [0] nach { $port }
   *[other] über { $via } nach { $port }
}.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Du lässt den Kompass ungenutzt.
       *[no] { $name } lässt den Kompass ungenutzt.
    }
   *[no] { $me ->
        [yes] Der Kompass bringt dich nach { $port }.
       *[no] Der Kompass bringt { $name } nach { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Du nimmst dort den Marker { $marker }: Er ist jetzt aktiv.
       *[no] { $name } nimmt dort den Marker { $marker }.
    }
   *[no] { $me ->
        [yes] In { $port } liegt kein Marker: Du hast jetzt keinen aktiven Marker.
       *[no] In { $port } liegt kein Marker.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Du lädst
   *[no] { $name } lädt
} { $count ->
    [one] { $card }.
   *[other] { $below }, und obenauf { $card }.
}
oltremare-event-turn-ended = { $hand ->
    [0] { $me ->
        [yes] Dein Zug endet mit leerer Hand.
       *[no] Der Zug von { $name } endet mit leerer Hand.
    }
    [one] { $me ->
        [yes] Dein Zug endet mit { $hand } Karte auf der Hand.
       *[no] Der Zug von { $name } endet mit { $hand } Karte auf der Hand.
    }
   *[other] { $me ->
        [yes] Dein Zug endet mit { $hand } Karten auf der Hand.
       *[no] Der Zug von { $name } endet mit { $hand } Karten auf der Hand.
    }
}
oltremare-event-venice = VENEDIG taucht auf: die Zwischenwertung.
oltremare-event-last-card-taken = { $me ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die letzte Karte des Nachziehstapels: Das Ende ist nah.
oltremare-event-pile-refilled = { $source ->
    [discard] Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
   *[first_player] Fracht und Piraten des Startspielers werden schon jetzt abgerechnet, und seine beiden Stapel bilden den neuen Nachziehstapel: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Prestige wird nach Rang ausgezahlt ({ $edition ->
    [e2004] Punkte
   *[e2005] Plättchen
}): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Du verkaufst
   *[no] { $name } verkauft
} Fracht für { $ducats }: { $lots }.
oltremare-event-pirates-paid = Die Piraten kosten 1 Dukaten je Karte: { $parts }.
oltremare-event-markers-paid = Hafenbonus-Marker werden nach Rang ausgezahlt (Anzahl): { $parts }.
oltremare-event-final-scoring = Das Spiel endet: die Schlusswertung.
oltremare-event-game-over = { $me ->
    [yes] Du gewinnst mit { $ducats ->
        [one] { $ducats } Dukaten!
       *[other] { $ducats } Dukaten!
    }
   *[no] { $name } gewinnt mit { $ducats ->
        [one] { $ducats } Dukaten.
       *[other] { $ducats } Dukaten.
    }
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Du hast
   *[no] { $name } hat
} „{ $claim }“ über { $card } gesagt: { $true ->
    [yes] Das war wahr.
   *[no] Das war NICHT WAHR.
}

oltremare-cause-start = Startgeld
oltremare-cause-symbols = Dukatensymbole
oltremare-cause-calm-sea = Ruhige See
oltremare-cause-local-influence = Lokaler Einfluss
oltremare-cause-deal = Geschäfte
oltremare-cause-purchase = gekaufte Karten
oltremare-cause-prestige-venice = Prestige bei Venedig
oltremare-cause-cargo-venice = Fracht bei Venedig
oltremare-cause-prestige-end = Prestige am Ende
oltremare-cause-cargo-end = Fracht am Ende
oltremare-cause-pirates = Piraten
oltremare-cause-markers = Hafenbonus-Marker

## What puzzles are about

oltremare-theme-loading = Laden
oltremare-theme-sailing = Segeln
oltremare-theme-cards = Karten ausspielen
oltremare-theme-trade = Handel
oltremare-theme-lies = Behauptungen und Lügen
oltremare-theme-buying = Karten kaufen
oltremare-theme-pirates = Piratenstapel

## Standing orders

oltremare-order-dropped = Dein Auftrag, Geschäfte anzunehmen, ist beendet: Er braucht jetzt eine Höchstzahl an Karten und einen Mindestpreis je Karte. Bitte gib ihn noch einmal.

# --- why one choice is better: where the difference comes from

oltremare-account-purse = { $gain ->
    [yes] mehr Dukaten in der Kasse
   *[no] weniger Dukaten in der Kasse
}
oltremare-account-cargo = { $gain ->
    [yes] Fracht, die mehr wert ist
   *[no] Fracht, die weniger wert ist
}
oltremare-account-pirates = { $gain ->
    [yes] weniger Karten bei deinen Piraten
   *[no] mehr Karten bei deinen Piraten
}
oltremare-account-prestige = { $gain ->
    [yes] bessere Aussichten auf Prestige
   *[no] schlechtere Aussichten auf Prestige
}
oltremare-account-markers = { $gain ->
    [yes] bessere Aussichten im Rennen um Hafenbonus-Marker
   *[no] schlechtere Aussichten im Rennen um Hafenbonus-Marker
}
oltremare-account-hand = { $gain ->
    [yes] bessere nächste Züge, dank deiner Hand, deiner Seemacht und deines Markers
   *[no] schwächere nächste Züge, wegen deiner Hand, deiner Seemacht und deines Markers
}
oltremare-account-end = { $gain ->
    [yes] eine bessere Schlusswertung
   *[no] eine schlechtere Schlusswertung
}
