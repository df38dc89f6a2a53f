# Veranstaltungen eines Vereins: warum etwas nicht geht.

refused-event-few-players = Eine Runde braucht mindestens { $least } Spieler, und { $players ->
    [0] niemand ist da
    [one] nur einer ist da
   *[other] nur { $players } sind da
}.
refused-event-no-tables = { $players } Spieler passen nicht auf die Tischgrößen dieser Veranstaltung.
refused-event-cup-size = Ein Pokal geht nicht mit { $players } Spielern. Die nächsten Größen sind { $sizes }.
refused-event-forbidden-pairs = Wegen der Spieler, die sich nicht treffen sollen, lassen sich die Tische nicht füllen.
refused-event-registration-closed = Die Anmeldung ist geschlossen.
refused-event-registered = Dieser Spieler ist schon angemeldet.
refused-event-not-registered = Dieser Spieler ist nicht angemeldet.
refused-event-waiting = Alle Plätze sind vergeben. Dieser Spieler ist Nummer { $place } auf der Warteliste.
refused-event-same-player = Wähle zwei verschiedene Spieler.
refused-event-round-runs = Runde { $round } ist noch nicht vorbei.
refused-event-last-round = Alle Runden sind ausgelost.
refused-event-draw-stands = Die Auslosung lässt sich nicht zurücknehmen: Ein Tisch ist offen.
refused-event-no-round = Es läuft keine Runde.
refused-event-no-table = Diese Veranstaltung hat keinen solchen Tisch.
refused-event-table-open = Dieser Tisch ist schon offen.
refused-event-table-over = Die Partie an diesem Tisch ist zu Ende.
refused-event-plays-already = { $player } spielt in dieser Runde an einem anderen Tisch.
refused-event-result = Ein Ergebnis braucht eine Punktzahl und einen Rang für jeden der { $players } Plätze.
refused-event-why = Bitte gib einen Grund mit höchstens { $most } Zeichen an.
refused-event-over = Die Veranstaltung ist vorbei.
refused-event-title = Der Titel braucht 1 bis { $most } Zeichen.
refused-event-rounds = Eine Veranstaltung hat { $least } bis { $most } Runden.
refused-event-sizes = Tische haben 2 bis 5 Plätze.
refused-event-points = Gib vier Zahlen für die vier Ränge an, keine höher als die vorige und keine unter 0.
refused-event-code-uses = Ein Code gilt für 1 bis { $most } Spieler, und sein Ende muss in der Zukunft liegen.
refused-event-removed = Du kannst an dieser Veranstaltung nicht teilnehmen. Der Grund: { $why }
refused-event-name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
refused-event-invitation = Diese Veranstaltung ist nur mit Einladung. Bitte die Organisation um eine und nenne deinen Kontonamen.
refused-event-code-needed = Für diese Veranstaltung brauchst du einen Code. Frag die Organisation danach.
refused-event-code-wrong = Der Code stimmt nicht. Prüfe ihn und versuch es noch einmal.
refused-event-code-expired = Der Code ist abgelaufen. Bitte die Organisation um einen neuen.
refused-event-code-used = Der Code ist aufgebraucht. Bitte die Organisation um einen neuen.
refused-event-registration-open = Die Anmeldung ist schon offen.
refused-event-sits-there = Dieser Spieler hat den Platz schon.
refused-event-reserve-late = Die Runde hat begonnen. Jetzt kann nur ein Bot den Platz übernehmen oder der Spieler, der dafür ausgelost wurde.
refused-event-not-your-table = Das können nur die Spieler dieses Tisches.
refused-event-no-result = Dieser Tisch hat noch kein Ergebnis.
refused-event-protest-late = Es ist zu spät. Ergebnisse stehen { $minutes } Minuten nach einer Runde fest.
refused-event-protest-open = Die Organisation hat deinen Einspruch und hat noch nicht entschieden.
refused-event-no-protest = Diesen offenen Einspruch gibt es nicht.
refused-event-protests = Entscheide zuerst über alle Einsprüche.
refused-event-protest-window = Einsprüche sind noch { $minutes } Min. möglich. Danach kann die Veranstaltung enden.
refused-event-no-organiser = Diese Person organisiert die Veranstaltung nicht.
refused-event-minutes = Zeiten dürfen 0 bis { $most } Minuten betragen. Eine Runde dauert mindestens 1 Minute.
refused-event-players = Eine Veranstaltung hat { $least } bis { $most } Spieler.
refused-event-no-undo = Bei dieser Veranstaltung kann nichts zurückgenommen werden.
refused-event-sealed = An anderen Tischen werden diese Karten noch gespielt. Ansehen geht, wenn die Runde vorbei ist.
refused-no-event = Diese Veranstaltung gibt es nicht.
refused-event-damaged = Das Protokoll dieser Veranstaltung ist nicht lesbar. Sag es den Betreibern des Servers.
refused-event-owner-leaves = Du organisierst „{ $title }“. Übergib oder beende die Veranstaltung zuerst.
refused-event-plays-elsewhere = Dieser Spieler sitzt gerade an einem Tisch von „{ $title }“.
refused-event-game-sizes = Dieses Spiel hat { $least } bis { $most } Spieler am Tisch.
refused-event-cup-four = Ein Pokal wird an Tischen mit vier Plätzen gespielt.
refused-event-options = Dieses Spiel hat diese Optionen nicht.
refused-event-no-guests = Nur Leute mit Konto können sich anmelden. Leg ein Konto an oder melde dich zuerst an.
refused-event-no-programs = Programme können sich hier nicht anmelden.
refused-event-many = Du hast schon { $most } Veranstaltungen, mehr geht nicht. Beende zuerst eine.
refused-event-only-organiser = Das kann nur die Organisation dieser Veranstaltung.
refused-event-only-owner = Nur wer die Veranstaltung besitzt, kann sie übergeben.
refused-event-other-round = Die Veranstaltung ist jetzt in Runde { $round }. Sieh dir die Seite an und versuche es noch einmal, wenn du das noch willst.
refused-event-no-account = Es gibt kein Konto namens { $login }.
refused-club-network = { $network } ist kein Netz. Netze sehen aus wie 192.168.0.0/16.
