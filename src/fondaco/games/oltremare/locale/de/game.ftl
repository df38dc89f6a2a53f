# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Händler von Venedig (2004)
oltremare-note-deck = Die Karten sind eine REKONSTRUKTION: Waren, Anzahlen und Erlöse sind bekannt, die Symbole jeder einzelnen Karte nicht (OM-0.9).
oltremare-note-map = Der Plan ist eine REKONSTRUKTION: die Häfen sind echt, die Routen von uns (OM-0.10).
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
oltremare-goods-any = beliebige
oltremare-some-goods = { $count } { $goods }

oltremare-symbol-ducat = Dukaten
oltremare-symbol-flag = Flagge
oltremare-symbol-cards = Karten
oltremare-symbol-ship = Schiff

oltremare-card-name = { $goods } { $number }
oltremare-card = { $card } ⟨{ $symbols }⟩ Seemacht { $power } Fracht { $load }
oltremare-card-played = { $card } ⟨{ $symbols }⟩
oltremare-cell-power = Seemacht { $power }
oltremare-cell-load = Fracht { $load }
oltremare-cell-pay = Erlös { $row }
oltremare-unseen-card = eine Karte, die niemand gesehen hat
oltremare-unseen-cards = { $count } ungesehene
oltremare-ducats = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
oltremare-lot = { $count } { $goods } für { $ducats }

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
oltremare-column-top = oberste Fracht
oltremare-column-power = Seemacht
oltremare-column-load = Fracht
oltremare-column-cargo = Stapel
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
oltremare-narrow-load = Fracht
oltremare-narrow-cargo = Stapel
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
    [yes] du bietest
   *[no] { $name } bietet
} { $to }: { $give } für { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(statt #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(nein von { $decliners })
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
oltremare-ledger = Was alle hätten notieren können: Fracht in Gruppen von oben
oltremare-ledger-discard = Ablagestapel:

## What is asked

oltremare-prompt-discard = Gib { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} an die Piraten
oltremare-prompt-trade = { $missing ->
    [0] Handle, kaufe, oder geh weiter
    [one] Handle oder kaufe: dir fehlt { $missing } Karte
   *[other] Handle oder kaufe: dir fehlen { $missing } Karten
}
oltremare-prompt-talk = { $name } handelt: etwas zu sagen?
oltremare-prompt-play = Spiel { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} aus
oltremare-prompt-sail = Segle { $left ->
    [one] { $left } Hafen
   *[other] { $left } Häfen
} weit
oltremare-prompt-compass = Folge dem Kompass, oder bleib
oltremare-prompt-load = Lade { $left ->
    [one] die letzte Karte: sie bleibt oben
   *[other] { $left } Karten, eine nach der anderen: die letzte bleibt oben
}

## What it would lead to

oltremare-hint-discard = Du hast { $hand } Karten und deine Seemacht ist { $power }: { $cards ->
    [one] { $cards } Karte geht
   *[other] { $cards } Karten gehen
} an deine Piraten. Jede Karte dort kostet am Ende 1 Dukaten; die oberste kann zurückgekauft werden.
oltremare-hint-trade = Du hast { $hand } und musst { $load } ausspielen{ $missing ->
    [0] {""}
    [one] , { $missing } fehlt
   *[other] , { $missing } fehlen
}. { $bought ->
    [4] Du hast 4 Karten gekauft, mehr geht in einem Zug nicht.
   *[other] { $price ->
        [0] Es kann keine Karte gekauft werden.
        [one] Die nächste Karte kostet { $price } Dukaten.
       *[other] Die nächste Karte kostet { $price } Dukaten.
    } In diesem Zug gekauft: { $bought } von 4.
}
oltremare-hint-talk = { $name } muss { $load } ausspielen, hat { $hand } und besitzt { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}. { $dealt ->
    [yes] Dein Prestige für diesen Zug hast du schon.
   *[no] Ein Geschäft mit { $name } bringt dir 1 Prestige.
}
oltremare-hint-played = Ausgespielt: { $cards }. Bisher: { $outcome }.
oltremare-hint-load = Du hast { $hand }. Die oberste Karte sagt im nächsten Zug, wie viele du behalten darfst (Seemacht) und ausspielen musst (Fracht).
oltremare-hint-compass = Wenn du bleibst, ist der Kompass weg und du hast keinen aktiven Marker.
oltremare-type-load = Tipp alle Nummern in der Reihenfolge des Ladens, etwa 2 1 3.
oltremare-type-compass = Häfen ohne Marker: tipp compass und den Namen.
oltremare-hint-sail = { $active ->
    [yes] Wo du ankommst, zählt: { $marker }, jetzt aktiv, wird umgedreht.
   *[no] Wo du ankommst, zählt: der Marker dort wird dein aktiver.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } Dukaten
   *[other] +{ $ducats } Dukaten
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } Karte an die Piraten
   *[other] { $cards } Karten an die Piraten
}
oltremare-outcome-beaten = Piraten abgewehrt
oltremare-outcome-draw = { $cards } ziehen
oltremare-outcome-sail = { $ports ->
    [one] { $ports } Hafen segeln
   *[other] { $ports } Häfen segeln
}
oltremare-outcome-nothing = nichts
oltremare-play-preview = { $cards }: { $outcome }. Deine Hand hat dann { $hand }.
oltremare-next-excess = oben: Hand { $hand }, Seemacht { $power }: im nächsten Zug { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} an die Piraten
oltremare-next-missing = oben: Hand { $hand }, Fracht { $load }: im nächsten Zug { $cards ->
    [one] fehlt { $cards } Karte
   *[other] fehlen { $cards } Karten
}
oltremare-next-fits = deine Hand von { $hand } passt
oltremare-lot-pays = { $exact ->
    [yes] {""}
   *[no] mindestens{" "}
}{ $count } { $goods } in Folge bringen { $pay }{ $more ->
    [0] {""}
   *[other] , mit einer mehr { $more }
}
oltremare-load-preview = Oben dann: { $card }; { $told }.
oltremare-via = über { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(oder anders)
}

## What can be chosen

oltremare-stay = hierbleiben
oltremare-buy-pile = Die oberste Karte des Nachziehstapels kaufen für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}
oltremare-buy-pirates = Die oberste Karte deiner Piraten zurückkaufen für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}: { $card }
oltremare-make-offer = { $mine ->
    [yes] Ein Angebot machen
   *[no] { $name } ein Angebot machen
}
oltremare-done = Handel beenden und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ausspielen
oltremare-accept = { $tag } annehmen: du gibst { $give }
oltremare-accept-choose = { $tag } annehmen: Karten wählen, die du gibst
oltremare-decline = { $tag } ablehnen
oltremare-decline-only = { $tag } ablehnen (annehmen kannst du es jetzt nicht)
oltremare-counter = { $tag } mit einem eigenen Angebot beantworten
oltremare-withdraw = Dein Angebot { $tag } zurückziehen
oltremare-amend = Dein Angebot { $tag } ändern
oltremare-which-cards = Welche Karten gibst du für { $wanted }? [Nummern, x = doch nicht]
oltremare-not-what-is-asked = Gib genau { $wanted }.
oltremare-claimed = 1 { $goods } („{ $claim }“)
oltremare-own-claimed = { $card } (du sagst: { $claim })
oltremare-claim-power = Seemacht { $power }
oltremare-claim-load = Fracht { $load }

## Composing an offer

oltremare-compose = Ein Angebot, Schritt für Schritt. Tipp x, um es zu lassen.
oltremare-ask-partner = Wem? [Nummer oder Name, a = allen]
oltremare-no-such-partner = Tipp die Nummer oder den Namen eines anderen Spielers, oder a.
oltremare-ask-give = Welche Karten gibst du? [Nummern, Enter = keine]
oltremare-cards-how = Tipp Nummern der Liste, jede einmal, etwa: 1 3
oltremare-ask-claim = Was sagst du über { $card }? [Enter = nichts, t = die Wahrheit, oder Worte: load 1, ship]
oltremare-ask-give-ducats = Dukaten, die du dazulegst? [Enter = keine]
oltremare-ducats-how = Tipp eine Zahl von Dukaten, etwa 2, oder Enter für keine.
oltremare-ask-goods = Welche Karten willst du? [etwa: 2 salt, 1 any; Enter = keine] ({ $goods })
oltremare-asked-how = Tipp Zahlen und Waren, etwa: 2 salt, 1 any
oltremare-ask-take-ducats = Dukaten, die du willst? [Enter = keine]
oltremare-offer-preview = Du bietest { $to }: { $give } für { $ask }.
oltremare-in-notation = Kurz: { $notation }
oltremare-offer-confirm = Dieses Angebot machen? [Enter = ja, n = nein]
refused-oltremare-no-offer-now = Du kannst jetzt kein Angebot machen.
refused-oltremare-no-ledger = Dieser Tisch spielt aus dem Gedächtnis (OM-6.3). Wähle --memory ledger für einen Tisch, der Buch führt.

## Help

oltremare-help-offer = ein Angebot machen, Schritt für Schritt (in der Handelsphase)
oltremare-help-map = der Plan: jeder Hafen mit Marker, Schiffen und Routen
oltremare-help-ledger = das Buch, wenn dieser Tisch eines führt
oltremare-help-wait = warten und die anderen reden oder antworten lassen (in der Handelsphase)
oltremare-help-discard = Seemacht (OM-2.1.1): hast du mehr Karten als die Seemacht deiner obersten Frachtkarte, wählst du Karten für deinen Piratenstapel, bis es passt.
oltremare-help-trade = Handel: Geschäfte mit allen anderen, in Karten und Dukaten (OM-2.2.1). Über Waren sagt man die Wahrheit, über Symbole darf jeder lügen (OM-2.2.2). Wer mit dem aktiven Spieler handelt, bekommt 1 Prestige, einmal je Zug (OM-2.2.3). Bis zu vier Karten kann man kaufen, vom Nachziehstapel oder den eigenen Piraten, für 3 Dukaten, oder 4, wenn man 0 oder weniger hat (OM-2.2.6). Es geht weiter, wenn du so viele Karten hast wie die Fracht deiner obersten Karte (OM-2.2.8). Ein Angebot in Worten: offer 2: grain3 + 1d for 2 salt. Die Zahl ist der Platz, oder all.
oltremare-help-talk = Ein anderer handelt: du darfst ein Geschäft anbieten oder beantworten, und das erste bringt dir 1 Prestige (OM-2.2.3). Gehandelt wird nur mit dem aktiven Spieler (OM-2.2.1). Annehmen nennt die Karten, die du gibst; wer annimmt, wählt sie (OM-2.2.11).
oltremare-help-play = Aktionen: spiel genau so viele Karten aus, wie die Fracht deiner obersten Karte sagt (OM-2.3.1). Dukatensymbole bringen 1, 3 oder 6 Dukaten (OM-2.3.2), Flaggen schicken 1, 3 oder 6 Karten an deine Piraten (OM-2.3.3), Kartensymbole ziehen 1, 3 oder 6 (OM-2.3.4), jedes Schiff segelt einen Hafen (OM-2.3.5). Dieselben Karten werden danach geladen.
oltremare-help-sail = Segeln: genau so viele Häfen wie Schiffssymbole, 2005 keine Route zweimal in einem Zug (OM-2.3.5). Der Marker am Ziel wird dein aktiver; ohne Marker dort hast du keinen (OM-3.1).
oltremare-help-compass = Kompass: geh in irgendeinen anderen Hafen ohne Kompass und nimm dort den Marker, oder bleib; der Kompass ist so oder so weg (OM-3.2).
oltremare-help-load = Fracht: lade die ausgespielten Karten in der Reihenfolge deiner Wahl (OM-2.4.1). Gleiche Waren direkt aufeinander sind eine Gruppe, und Gruppen bringen Erlös nach ihrer Reihe (OM-5.1). Die oberste Karte bestimmt, wie viele Karten du im nächsten Zug behalten darfst und ausspielen musst (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Dein Schiff beginnt
   *[no] Das Schiff von { $name } beginnt
} in { $port }, mit { $card } als erster Fracht.
oltremare-event-hand-dealt = { $me ->
    [yes] Deine Hand ist { $faces }.
   *[no] { $name } bekommt { $cards } Karten.
}
oltremare-event-first-player = { $me ->
    [yes] Du bist
   *[no] { $name } ist
} Startspieler.
oltremare-event-turn-began = { $me ->
    [yes] Dein Zug
   *[no] Der Zug von { $name }
} beginnt mit Seemacht { $power } und Fracht { $load }.
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
oltremare-event-bought = { $me ->
    [yes] Du kaufst
   *[no] { $name } kauft
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} { $source ->
    [pirates] von den Piraten zurück
   *[pile] vom Stapel
} für { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}.
oltremare-event-took = Es ist { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Du beendest
   *[no] { $name } beendet
} den Handel.
oltremare-event-offered = Angebot { $tag }: { $me ->
    [yes] du bietest
   *[no] { $name } bietet
} { $to } { $give } für { $ask }.
oltremare-event-amended = Angebot { $tag }: { $me ->
    [yes] du bietest jetzt
   *[no] { $name } bietet jetzt
} { $to } { $give } für { $ask }.
oltremare-event-countered = Angebot { $tag }, statt #{ $counters }: { $me ->
    [yes] du bietest
   *[no] { $name } bietet
} { $to } { $give } für { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Du ziehst
   *[no] { $name } zieht
} Angebot #{ $number } zurück.
oltremare-event-declined = { $me ->
    [yes] Du lehnst
   *[no] { $name } lehnt
} Angebot #{ $number } ab.
oltremare-event-dealt = Geschäft { $tag }: { $me ->
    [yes] du gibst
   *[no] { $name } gibt
} { $other } { $given } für { $taken }.
oltremare-event-prestige = { $me ->
    [yes] Du gewinnst 1 Prestige und hast { $tiles }.
   *[no] { $name } gewinnt 1 Prestige und hat { $tiles }.
}
oltremare-event-lapsed = Angebot #{ $number } verfällt: eine Karte davon ist weg.
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
} vom Stapel für { $me ->
    [yes] deinen Piratenstapel
   *[no] den Piratenstapel von { $name }
}.
oltremare-event-drew = { $me ->
    [yes] Du ziehst { $cards ->
        [0] keine Karte: es gibt keine.
        [one] { $cards } Karte: { $faces }.
       *[other] { $cards } Karten: { $faces }.
    }
   *[no] { $name } zieht { $cards ->
        [0] keine Karte: es gibt keine.
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
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
} nach { $via }.
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
        [yes] Du nimmst dort { $marker }: das ist jetzt dein aktiver Marker.
       *[no] { $name } nimmt dort { $marker }.
    }
   *[no] { $me ->
        [yes] In { $port } liegt kein Marker: du hast jetzt keinen aktiven.
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
oltremare-event-turn-ended = { $me ->
    [yes] Dein Zug endet mit { $hand } Karten auf der Hand.
   *[no] Der Zug von { $name } endet mit { $hand } Karten auf der Hand.
}
oltremare-event-venice = VENEDIG taucht auf: die Zwischenwertung.
oltremare-event-last-card-taken = { $me ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} die letzte Karte des Stapels: das Ende ist nah.
oltremare-event-pile-refilled = { $source ->
    [discard] Der Ablagestapel wird gemischt und ist der neue Nachziehstapel: { $cards } Karten.
   *[first_player] Der Startspieler wird vorab bezahlt, und beide Stapel sind der neue Nachziehstapel: { $cards } Karten.
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Prestige zahlt nach Rang (Plättchen): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Du verkaufst
   *[no] { $name } verkauft
} Fracht für { $ducats }: { $lots }.
oltremare-event-pirates-paid = Die Piraten kosten 1 Dukaten je Karte: { $parts }.
oltremare-event-markers-paid = Hafenmarker zahlen nach Rang (Anzahl): { $parts }.
oltremare-event-final-scoring = Das Spiel endet: die Schlusswertung.
oltremare-event-game-over = { $me ->
    [yes] Du gewinnst mit { $ducats } Dukaten!
   *[no] { $name } gewinnt mit { $ducats } Dukaten.
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Du hast
   *[no] { $name } hat
} „{ $claim }“ über { $card } gesagt: { $true ->
    [yes] wahr.
   *[no] NICHT WAHR.
}

oltremare-cause-start = Börse am Anfang
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
oltremare-cause-markers = Hafenmarker
