# Was `fondaco check` an einem Spiel findet.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, Startwert { $seed }, nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}: { $what }.
check-sound = { $game } ist in Ordnung. Partien: { $games }; Schritte: { $moves }; ausgeloste Welten: { $worlds } (andere als die Wahrheit: { $hidden }); beschädigte Zeilen: { $lines }; Einträge von Tischen: { $entries }.
check-differs = { $what }:
check-error = { $error }, obwohl nichts falsch war
check-end = das Spiel kommt zu keinem Ende
check-position = eine Stellung ist nach dem Lesen eine andere
check-to-move = niemand ist am Zug, oder jemand nach dem Ende
check-turn = der Erste am Zug ist nicht der, der an der Reihe ist
check-scores = nicht jeder Platz hat Punkte
check-read-moves = eine gelesene Stellung hat andere Schritte
check-moves = Platz { $seat } hat Schritte, ist aber nicht am Zug
check-view = eine Ansicht ist nach dem Lesen eine andere
check-view-moves = eine Ansicht hat andere Schritte als ihre Stellung
check-prompt = eine Frage sagt nicht, was sie fragt
check-view-tells = eine Ansicht nennt nicht { $names }
check-plain = eine Ansicht besteht nicht aus einfachen Daten
check-read-view = eine gelesene Ansicht zeigt etwas anderes
check-halves = die öffentliche und die private Hälfte einer Ansicht ergeben zusammen nicht die Ansicht
check-public = die öffentliche Hälfte einer Ansicht hängt von etwas Verdecktem ab
check-sampled = in einer ausgelosten Welt sieht ein Platz etwas anderes
check-dealt = nach neuem Austeilen sieht ein Platz etwas anderes
check-damaged = eine beschädigte Zeile endet in { $error }: { $line }
check-move = „{ $move }“ ist nach dem Lesen ein anderer Schritt
check-copy = eine Kopie teilt sich etwas mit dem Original
check-quiet = „{ $move }“ ist anders, wenn niemand zuhört
check-refused = „{ $move }“ wurde abgelehnt, hat aber etwas verändert
check-out-of-turn = Platz { $seat } hat einen Schritt gemacht, ohne am Zug zu sein
check-tells = „{ $move }“ sagt, was verborgen war
check-shows = „{ $move }“ zeigt, was verborgen war
check-undo = „{ $move }“ lässt sich nicht ganz zurücknehmen
check-again = „{ $move }“ ist beim zweiten Mal nicht dasselbe
check-first = niemand ist Erster
check-record = die Aufzeichnung stimmt nicht: { $report }
check-table-refused = an einem Tisch wurde die Bitte um „{ $what }“ abgelehnt, aber etwas hat sich geändert
check-table-taken = an einem Tisch wurde die Bitte um „{ $what }“ nicht abgelehnt
check-table-turn = nach „{ $move }“, womit der Zug endete, gilt Platz { $seat } noch als fertig
check-table-ready = auf „{ $move }“ kann Platz { $seat } mit „{ $answer }“ antworten, gilt aber noch als fertig
check-table-says = Platz { $seat } hat gesagt, dass er fertig ist, und gilt nicht als fertig
check-table-hold = Platz { $seat } hat um einen Moment gebeten und gilt noch als fertig
check-table-undo = an einem Tisch ergibt das Zurücknehmen nicht die alte Stellung (Schritte: { $count })
check-table-order = Platz { $seat } hat „{ $move }“ aufgetragen, kann diesen Schritt aber nicht machen: { $why }
check-table-orders = Aufträge machen ohne Ende Schritte
check-table-changes = die Änderungen, die Platz { $seat } erfährt, ergeben nicht, was er sehen sollte
check-table-log = ein Tisch, der aus seinem Protokoll gelesen wird, ist ein anderer
check-table-fork = eine Partie, die von einer Stelle einer anderen aus weitergeht, beginnt anders (Schritte davor: { $ply })
