# Was `fondaco check` an einem Spiel findet.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, Startwert { $seed }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}: { $what }.
check-sound = { $game } ist in Ordnung. Partien: { $games }; Züge: { $moves }; ausgeloste Welten: { $worlds } (andere als die Wahrheit: { $hidden }); beschädigte Zeilen: { $lines }.
check-differs = { $what }:
check-error = { $error }, obwohl nichts falsch war
check-end = das Spiel kommt zu keinem Ende
check-position = eine Stellung ist gelesen eine andere
check-to-move = niemand ist am Zug, oder jemand nach dem Ende
check-turn = der Erste am Zug ist nicht der, der an der Reihe ist
check-scores = nicht jeder Platz hat Punkte
check-read-moves = eine gelesene Stellung hat andere Züge
check-moves = Platz { $seat } hat Züge, ist aber nicht am Zug
check-view = eine Ansicht ist gelesen eine andere
check-view-moves = eine Ansicht hat andere Züge als ihre Stellung
check-prompt = eine Frage sagt nicht, was sie fragt
check-view-tells = eine Ansicht nennt nicht { $names }
check-plain = eine Ansicht besteht nicht aus einfachen Daten
check-read-view = eine gelesene Ansicht zeigt etwas anderes
check-sampled = in einer ausgelosten Welt sieht ein Platz anderes
check-dealt = neu ausgeteilt, sieht ein Platz anderes
check-damaged = eine beschädigte Zeile endet in { $error }: { $line }
check-move = „{ $move }“ ist gelesen ein anderer Zug
check-copy = eine Kopie teilt sich etwas mit dem Original
check-quiet = „{ $move }“ ist anders, wenn niemand zuhört
check-refused = „{ $move }“ wurde abgelehnt, aber nicht ganz
check-out-of-turn = Platz { $seat } hat gezogen, ohne am Zug zu sein
check-tells = „{ $move }“ sagt, was verborgen war
check-shows = „{ $move }“ zeigt, was verborgen war
check-undo = „{ $move }“ lässt sich nicht ganz zurücknehmen
check-again = „{ $move }“ ist beim zweiten Mal nicht dasselbe
check-first = niemand ist Erster
check-record = die Aufzeichnung stimmt nicht: { $report }
