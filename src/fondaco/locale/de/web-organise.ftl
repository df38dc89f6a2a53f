# Die Seite für die Organisation einer Veranstaltung.

web-organise-next = Nächster Schritt
web-organise-here = Anwesend: { $here } von { $all }.
web-organise-draw = Runde { $round } auslosen
web-organise-draw-sure = Runde { $round } für alle Anwesenden auslosen ({ $count })? Bis zum Beginn kannst du die Auslosung zurücknehmen.
web-organise-undo = Auslosung zurücknehmen
web-organise-undo-sure = Die Auslosung von Runde { $round } zurücknehmen?
web-organise-begin = Runde { $round } beginnen
web-organise-begin-sure = Runde { $round } beginnen? Alle Tische öffnen sich, und die Uhr beginnt zu laufen.
web-organise-runs = Runde { $round } läuft. Tische, die noch spielen: { $left }.
web-organise-close = Runde schließen
web-organise-close-sure = Runde { $round } schließen? Tische, die noch spielen, werden geschlossen und zählen nicht.
web-organise-end = Veranstaltung beenden
web-organise-end-sure = Die Veranstaltung beenden? Die Rangliste ist dann endgültig.
web-organise-close-registration = Anmeldung schließen
web-organise-close-registration-sure = Anmeldung schließen? Du kannst sie wieder öffnen.
web-organise-open-registration = Anmeldung öffnen
web-organise-check-in = Anwesend melden
web-organise-remove = Ausschließen
web-organise-remove-sure = { $name } endgültig ausschließen? Ein Bot spielt die Partie zu Ende.
web-organise-withdraw-sure = { $name } von späteren Runden abmelden?
web-organise-absent = Abwesend melden
web-organise-seat-of = Wer spielt für { $name }?
web-organise-absent-text = { $name } bekommt in dieser Runde keine Punkte. Wer den Platz übernimmt, bekommt das Ergebnis dieses Platzes.
web-organise-seat-back = Platz zurückgeben
web-organise-seat-back-sure = { $name } ist jetzt da. Den Platz zurückgeben?
web-organise-correct = Berichtigen
web-organise-correct-title = Ergebnis von Tisch { $table }, Runde { $round }
web-organise-correct-text = Die Rangliste ändert sich. Schon ausgeloste Runden bleiben, wie sie sind.
web-organise-void = Dieser Tisch zählt nicht
web-organise-save = Speichern
web-organise-apart = Getrennt setzen
web-organise-apart-text = Diese Spieler sitzen nie am selben Tisch.
web-organise-codes = Codes
web-organise-code-uses = Spieler pro Code
web-organise-code-new = Code erzeugen
web-organise-code-used = { $used } von { $uses } benutzt
web-organise-invite = Per Kontoname einladen
web-organise-invited = Eingeladen: { $names }
web-organise-login = Kontoname
web-organise-helpers = Organisation
web-organise-helper-add = Zur Organisation hinzufügen
web-organise-helper-remove = Entfernen
web-organise-hand-over = Veranstaltung übergeben
web-organise-hand-over-sure = Die Veranstaltung an { $name } übergeben? Du kannst sie nicht selbst zurückholen.
web-organise-protests = Einsprüche
web-organise-answer = Antworten
web-organise-same-address = Diese Spieler haben dieselbe Adresse (vielleicht eine Familie): { $names }
web-organise-webhook = Nachrichten an diese Adresse senden (Webhook)
web-organise-poster = Aushang
web-organise-print = Drucken
web-organise-more = Mehr
web-organise-only = Diese Seite sieht nur die Organisation.
web-ledger = In Geschäften verschenkt
web-ledger-about = Für je zwei Spieler: wessen Gewinnchance durch ihre Geschäfte stärker gestiegen ist, und um wie viel, über die ganze Veranstaltung. Ein Paar, das auffällt, ist ein Grund, sich die Geschäfte anzusehen, kein Vorwurf.
web-ledger-counts =
    { $deals ->
        [one] { $deals } Geschäft
       *[other] { $deals } Geschäfte
    } in { $games ->
        [one] { $games } beendeten Partie.
       *[other] { $games } beendeten Partien.
    }
web-ledger-waits =
    { $left ->
        [one] Eine weitere Partie wird bewertet.
       *[other] { $left } weitere Partien werden bewertet.
    }
web-ledger-none = Kein Paar fällt auf.
web-ledger-pair =
    { $giver } gab { $receiver } { $chance } Prozentpunkte Gewinnchance ({ $money } in Geld) in { $deals ->
        [one] einem Geschäft.
       *[other] { $deals } Geschäften.
    }
