# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Schneller Start: Alle Läden liegen offen. Ihre Reihenfolge ist eine REKONSTRUKTION (BA-1.3).
batavia-note-strict = Wechsel sind geheim, und was bezahlt wurde, muss man sich merken (BA-0.4).
batavia-note-ledger = Dieser Tisch führt Buch: Die Wechsel aller sind zu sehen, und ledger zeigt, was man hätte notieren können.

## Things

batavia-company-england = England
batavia-company-denmark = Dänemark
batavia-company-france = Frankreich
batavia-company-netherlands = Niederlande
batavia-company-sweden = Schweden
batavia-the = { $company ->
    [england] England
    [denmark] Dänemark
    [france] Frankreich
    [netherlands] die Niederlande
   *[sweden] Schweden
}
batavia-of = { $company ->
    [england] von England
    [denmark] von Dänemark
    [france] von Frankreich
    [netherlands] der Niederlande
   *[sweden] von Schweden
}
batavia-with = { $company ->
    [england] mit England
    [denmark] mit Dänemark
    [france] mit Frankreich
    [netherlands] mit den Niederlanden
   *[sweden] mit Schweden
}
# The same in one letter, and in three.
batavia-letter-england = E
batavia-letter-denmark = D
batavia-letter-france = F
batavia-letter-netherlands = N
batavia-letter-sweden = S
batavia-short-england = Eng
batavia-short-denmark = Dän
batavia-short-france = Fra
batavia-short-netherlands = Nie
batavia-short-sweden = Sch

batavia-goods-tea = Tee
batavia-goods-cotton = Baumwolle
batavia-goods-porcelain = Porzellan
batavia-goods-silk = Seide
batavia-goods-ginger = Ingwer
batavia-goods-nutmeg = Muskat
batavia-goods-pepper = Pfeffer

batavia-tile = { $goods } ({ $company })
batavia-some-cards = { $company } ×{ $count }
batavia-share = { $name } ({ $count })
batavia-shop = { $tile }, Feld { $space }

## The table

batavia-round = Runde { $round }
batavia-phase-auction = Auktion
batavia-phase-cards = Karten
batavia-phase-voyage = Reise
batavia-phase-exchange = Tausch
batavia-column-player = Spieler (*1.)
batavia-column-gold = Gold
batavia-column-hand = Hand
batavia-column-letters = Wechsel
batavia-column-space = Feld
batavia-column-tiles = Plättchen
batavia-column-posts = Kontore
batavia-all-ships = zusammen
batavia-first-mark = *
batavia-at-start = Start
batavia-at-arrival = angekommen
batavia-in-start = Am Start: { $names }
batavia-in-arrival = Angekommen: { $names }
batavia-cannon = { $left ->
    [0] { $count ->
        [0] Kanone auf { $laid } von { $limit }: Die Piraten kommen nach diesem Zug.
       *[other] Kanone auf { $laid } von { $limit }: Die Piraten kommen nach diesem Zug und versenken { $most } ({ $count }).
    }
   *[other] { $count ->
        [0] Kanone auf { $laid } von { $limit }: Noch { $left }, dann kommen die Piraten.
       *[other] Kanone auf { $laid } von { $limit }: Noch { $left }, dann kommen die Piraten und versenken { $most } ({ $count }).
    }
}
batavia-shops = Läden ({ $legend }):
batavia-lot = Posten: { $cards }, und das Schiff des Startspielers
batavia-lot-left = Bleibt für die nächste Auktion: { $cards }
batavia-standing-bid = { $me ->
    [yes] Du hast
   *[no] { $name } hat
} { $bid } geboten.
batavia-no-bid = Noch kein Gebot.
batavia-still-in = Noch dabei: { $names }.
batavia-hand = Deine Hand ({ $count }): { $cards }. Wechsel: { $letters }.
batavia-ledger = Was alle hätten notieren können
batavia-ledger-seat = { $letters } Wechsel; ersteigert und noch auf der Hand: { $cards }
batavia-ledger-discard = versenkt:

## What is asked

batavia-prompt-bid = Biete { $min } oder mehr, oder 0 zum Passen
batavia-prompt-act = Zieh Karten oder lege welche aus
batavia-prompt-lay = Lege weitere Karten aus oder beende das Auslegen
batavia-prompt-travel = Mit welcher Kompanie reisen?
batavia-prompt-exchange = Deine Plättchen eintauschen?

## What can be chosen, and what it would lead to

batavia-pass = passen
batavia-bid = { $bid } bieten, oder gib eine Zahl bis { $most } ein
batavia-lot-means = { $company } { $mine } gegen { $best } ausgelegte
batavia-lot-would = Mit dem Posten hättest du auf der Hand und ausgelegt: { $parts }.
batavia-hint-payment = Gewinnst du mit einem Gebot von { $bid }, gehen deine Wechsel an: { $shares }.
refused-batavia-no-auction = Jetzt ist keine Auktion.
refused-batavia-upto-how = { $most ->
    [one] Gib ein, wie weit du gehst, höchstens bis zu deinem { $most } Wechsel, zum Beispiel: upto 1
   *[other] Gib ein, wie weit du gehst, von 1 bis zu deinen { $most } Wechseln, zum Beispiel: upto 6
}
batavia-draw = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ziehen; danach ist dein Zug vorbei
batavia-lay = Auslegen: { $company }
batavia-lay-hand = { $count } auf der Hand
batavia-lay-laid = ausgelegt { $mine }, stärkster Gegner { $best }
batavia-lay-have = du hast die Mehrheit
batavia-lay-missing = { $missing ->
    [one] { $missing } Karte gewinnt das Siegel
   *[other] { $missing } Karten gewinnen das Siegel
}
batavia-lay-never = außer Reichweite: { $missing } nötig
batavia-done = Fertig
batavia-done-to = dann kannst du reisen nach: { $shops }
batavia-done-arrival = vor dir liegt kein Laden für deine Siegel: Du kommst an und nimmst das Zielplättchen, das 4 Gold wert ist
batavia-back = Zurücknehmen: { $company }
batavia-hint-must-draw = Deine Karten können dir keine brauchbare Mehrheit geben: Du musst ziehen.
batavia-hint-no-majority = Du brauchst mehr ausgelegte Karten einer Kompanie als jeder andere.
batavia-hint-pirates = GEFAHR: Mit { $laid } ausgelegten Karten (Grenze { $limit }) versenken die Piraten nach diesem Zug { $companies }; { $mine ->
    [0] keine der Karten ist deine.
    [one] { $mine } der Karten ist deine.
   *[other] { $mine } der Karten sind deine.
}
batavia-crate-leads = { $mine ->
    [one] { $mine } Kiste
   *[other] { $mine } Kisten
} von dir: Du führst allein im Kontor, { $gold } Gold wert.
batavia-crate-tied = { $mine ->
    [one] { $mine } Kiste
   *[other] { $mine } Kisten
} von dir: gemeinsam vorn, { $gold } Gold wert.
batavia-crate-behind = { $mine ->
    [one] { $mine } Kiste
   *[other] { $mine } Kisten
} von dir; vorn hat jemand { $best }.
batavia-tile-new = Neue Kompanie: Du darfst eintauschen.
batavia-tile-second = Kein Tausch: Du hast schon ein Plättchen dieser Kompanie.
batavia-exchange = Gegen { $gold } Gold eintauschen: { $tiles }
batavia-keep = { $more ->
    [0] Plättchen behalten
   *[other] Plättchen behalten: Mit einer Kompanie mehr brächten sie { $more }
}

## Help

batavia-help-upto = in einer Auktion: eins mehr bieten als die anderen, bis zu einer Grenze, etwa: upto 6
batavia-help-ledger = was alle hätten notieren können, wenn dieser Tisch Buch führt
refused-batavia-no-ledger = Dieser Tisch spielt aus dem Gedächtnis. Wähle --memory ledger für einen Tisch, der Buch führt.
batavia-help-bid = Die Auktion: Die Karten werden als ein Posten verkauft, und mit ihnen der erste Zug der Runde (BA-2.1). Biete mehr als das letzte Gebot oder steig aus (BA-2.2). Der Gewinner zahlt die Wechsel einzeln reihum an die anderen, beginnend beim linken Nachbarn (BA-2.3). Passen alle, bleiben die Karten für die nächste Auktion (BA-2.4).
batavia-help-act = Dein Zug: Zieh zwei Karten (BA-3.1), oder lege so viele aus, wie du willst, wenn du danach mehr ausgelegte Karten einer Kompanie hast als jeder andere (BA-3.2). Bei 21 ausgelegten Karten (3 Spieler) oder 25 (4 oder 5) versenken Piraten nach dem Zug die größte Kompanie (BA-4.1).
batavia-help-lay = Auslegen: so viele Karten, wie du willst, dann beenden (BA-3.2). Eine Mehrheit bringt ein Siegel, ein Gleichstand keines (BA-3.3). Dann reist dein Händler mit einer Kompanie, deren Siegel du hast (BA-3.4). Liegt für keines deiner Siegel ein Laden vor dir, kommst du an (BA-5.1).
batavia-help-travel = Die Reise: vorwärts zum nächsten Laden einer Kompanie, deren Siegel du hast; du nimmst das Plättchen und stellst eine Kiste in das Kontor seiner Ware (BA-3.4). Wer in einem Kontor die meisten Kisten hat, wird am Ende bezahlt (BA-5.3).
batavia-help-exchange = Tauschen, wenn das Plättchen von einer Kompanie ist, von der du keines hattest: je ein Plättchen jeder Kompanie, die du hast, bringt 1, 3, 6, 10 oder 15 Gold für 1 bis 5 Kompanien (BA-3.6). Plättchen, die am Ende übrig sind, bringen nichts.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Du würfelst
   *[no] { $name } würfelt
} eine { $die }.
batavia-event-lot-turned = { $more ->
    [yes] Aufgedeckt: { $cards }. Mit dem, was noch lag, ist der Posten: { $lot }.
   *[no] Aufgedeckt: { $cards }.
}
batavia-event-bid = { $me ->
    [yes] Du bietest
   *[no] { $name } bietet
} { $bid }.
batavia-event-passed = { $me ->
    [yes] Du passt.
   *[no] { $name } passt.
}
batavia-event-lot-won = { $me ->
    [yes] Du ersteigerst
   *[no] { $name } ersteigert
} den Posten für { $bid }: { $cards }.
batavia-event-letters-paid = Wechsel bekommen: { $received }.
batavia-event-lot-stays = Niemand will den Posten. Für die nächste Auktion bleibt: { $lot }.
batavia-event-first-player = { $me ->
    [yes] Du beginnst
   *[no] { $name } beginnt
} Runde { $round }.
batavia-event-drew = { $count ->
    [0] { $me ->
        [yes] Du ziehst nichts: Der Stapel ist leer.
       *[no] { $name } zieht nichts: Der Stapel ist leer.
    }
    [one] { $me ->
        [yes] Du ziehst { $cards }.
       *[no] { $name } zieht { $count } Karte.
    }
   *[other] { $me ->
        [yes] Du ziehst { $cards }.
       *[no] { $name } zieht { $count } Karten.
    }
}
batavia-unseen-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
batavia-event-pile-shuffled = Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel: { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
batavia-event-laid = { $me ->
    [yes] Du legst
   *[no] { $name } legt
} { $company } aus.
batavia-event-cards-laid = { $me ->
    [yes] Du legst
   *[no] { $name } legt
} { $cards } aus (Kanone { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $company } zurück.
batavia-event-seal-gained = { $me ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} { $count ->
    [one] das Siegel { $company }.
   *[other] die Siegel { $company }.
}
batavia-event-seal-lost = { $me ->
    [yes] Du verlierst
   *[no] { $name } verliert
} { $count ->
    [one] das Siegel { $company }.
   *[other] die Siegel { $company }.
}
batavia-event-travelled = { $me ->
    [yes] Du reist
   *[no] { $name } reist
} { batavia-with } zu Feld { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} den Laden: { $tile }.
batavia-event-crate-placed = Eine Kiste kommt ins { $post }.
batavia-event-tiles-revealed = Neue Läden werden aufgedeckt: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { $tiles } gegen { $gold } Gold ein.
batavia-event-kept = { $me ->
    [yes] Du behältst deine Plättchen.
   *[no] { $name } behält die Plättchen.
}
batavia-event-pirates-attacked = PIRATEN versenken { $companies }: { $cards ->
    [one] { $cards } Karte ist verloren
   *[other] { $cards } Karten sind verloren
}, die Kanone steht wieder auf { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Du kommst an und nimmst das Zielplättchen: Das ist die letzte Runde.
   *[no] { $name } kommt an und nimmt das Zielplättchen: Das ist die letzte Runde.
}
batavia-event-round-ended = Runde { $round } ist vorbei.
batavia-event-stalled = { $rounds ->
    [1] Eine ganze Runde lang hat niemand etwas getan. Wird die nächste wie diese, ist das Spiel vorbei und wird gewertet (BA-5.5).
   *[other] Die zweite Runde in Folge hat niemand etwas getan: Das Spiel ist vorbei (BA-5.5).
}
batavia-warned = In der letzten Runde hat niemand etwas getan. Wird diese ebenso, ist das Spiel vorbei.
batavia-event-hand-shown = { $me ->
    [yes] Du deckst deine Handkarten auf
   *[no] { $name } deckt die Handkarten auf
}: { $cards }.
batavia-event-letters-shown = Wechsel: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = Die Schlusswertung: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] Du gewinnst mit { $gold } Gold!
       *[no] { $name } gewinnt mit { $gold } Gold.
    }
   *[other] { $name } teilen sich den Sieg mit je { $gold } Gold.
}

## The final sheet

batavia-cause-exchange = Tausch
batavia-cause-tea = Teekontor
batavia-cause-cotton = Baumwollkontor
batavia-cause-porcelain = Porzellankontor
batavia-cause-silk = Seidenkontor
batavia-cause-ginger = Ingwerkontor
batavia-cause-nutmeg = Muskatkontor
batavia-cause-pepper = Pfefferkontor
batavia-cause-letters = meiste Wechsel
batavia-cause-arrival = Zielplättchen
batavia-cause-seals = Siegel

## What puzzles are about

batavia-theme-auction = Auktion
batavia-theme-cards = Karten ziehen und auslegen
batavia-theme-pirates = Piratenangriff
batavia-theme-sailing = Reisen
batavia-theme-exchange = Tausch

# --- why one choice is better: where the difference comes from

batavia-account-purse = { $gain ->
    [yes] mehr Gold in der Kasse
   *[no] weniger Gold in der Kasse
}
batavia-account-exchanges = { $gain ->
    [yes] mehr Gold durch Eintauschen
   *[no] weniger Gold durch Eintauschen
}
batavia-account-posts = { $gain ->
    [yes] mehr Gold aus Kontoren
   *[no] weniger Gold aus Kontoren
}
batavia-account-letters = { $gain ->
    [yes] bessere Aussichten auf die meisten Wechsel
   *[no] schlechtere Aussichten auf die meisten Wechsel
}
batavia-account-seals = { $gain ->
    [yes] bessere Aussichten auf Siegel am Ende
   *[no] schlechtere Aussichten auf Siegel am Ende
}
batavia-account-coming = { $gain ->
    [yes] bessere nächste Runden, dank deiner Schiffe, deiner Wechsel und deiner Position auf der Reise
   *[no] schwächere nächste Runden, wegen deiner Schiffe, deiner Wechsel und deiner Position auf der Reise
}
batavia-account-end = { $gain ->
    [yes] eine bessere Schlusswertung
   *[no] eine schlechtere Schlusswertung
}
