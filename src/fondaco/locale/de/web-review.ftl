# Was eine Partie wert war.

web-screen-review = Auswertung
web-review-about = Die Auswertung wägt jede Entscheidung dieser Partie ab: was alle wissen konnten, was die Wahl wert war und was besser gewesen wäre.
web-review-begin = Diese Partie auswerten
web-review-resume = Auswertung fortsetzen
web-review-opening = Die Auswertung wird geöffnet …
web-review-starting = Die Auswertung beginnt …
web-review-first-pass = Erster Blick: { $done } von { $total }
web-review-refining = Die Zahlen werden genauer: { $done } von { $total }
web-review-waiting = { $ahead ->
    [1] Vorher wird noch eine andere Partie ausgewertet.
   *[other] Vorher werden noch { $ahead } andere Partien ausgewertet.
} Diese beginnt, sobald sie an der Reihe ist.
web-review-later = Später auswerten, ich warte nicht
web-review-later-set = Du kannst gehen. Die Auswertung ist hier, wenn du wiederkommst.
web-review-protected = Diese Auswertung öffnet sich, sobald die Karten dieser Partie nirgends mehr gespielt werden.
web-review-player = Wer
web-review-won = { $me ->
    [yes] Du hast mit { $score } { $unit } gewonnen.
   *[no] { $name } hat mit { $score } { $unit } gewonnen.
}
web-review-finished = { $me ->
    [yes] Du wurdest { $place } mit { $score } { $unit }.
   *[no] { $name } wurde { $place } mit { $score } { $unit }.
}
web-review-cost = { $me ->
    [yes] Dein größter Verlust: { $cause }, { $amount } (die anderen: { $others }).
   *[no] Größter Verlust: { $cause }, { $amount } (die anderen: { $others }).
}
web-review-behind = { $me ->
    [yes] Dein größter Rückstand: { $cause }, { $amount } (die anderen im Schnitt: { $others }).
   *[no] Größter Rückstand: { $cause }, { $amount } (die anderen im Schnitt: { $others }).
}
web-review-gained = { $me ->
    [yes] Dein größter Vorsprung: { $cause }, { $amount } (die anderen im Schnitt: { $others }).
   *[no] Größter Vorsprung: { $cause }, { $amount } (die anderen im Schnitt: { $others }).
}
web-review-decided = { $count ->
    [0] Kein Fehler hat die Partie entschieden.
    [1] Ein Fehler hat die Partie entschieden.
    [2] Zwei Fehler haben die Partie entschieden.
    [3] Drei Fehler haben die Partie entschieden.
    [4] Vier Fehler haben die Partie entschieden.
   *[other] { $count } Fehler haben die Partie entschieden.
}
# The same for the winner.
web-review-costly = { $count ->
    [0] Kein Fehler hat viel gekostet.
    [1] Ein Fehler hat viel gekostet.
    [2] Zwei Fehler haben viel gekostet.
    [3] Drei Fehler haben viel gekostet.
   *[other] { $count } Fehler haben viel gekostet.
}
web-review-small = { $count ->
    [1] Keine großen Fehler. Ein kleiner Verlust ist einen Blick wert.
    [2] Keine großen Fehler. Zwei kleine Verluste sind einen Blick wert.
    [3] Keine großen Fehler. Drei kleine Verluste sind einen Blick wert.
   *[other] Keine großen Fehler. { $count } kleine Verluste sind einen Blick wert.
}
web-review-also = { $count ->
    [1] Ein kleinerer Verlust ist einen Blick wert.
    [2] Zwei kleinere Verluste sind einen Blick wert.
   *[other] { $count } kleinere Verluste sind einen Blick wert.
}
web-review-looking = Die Schlüsselstellen werden gesucht …
web-review-key = Schlüsselstellen
web-review-step = Stelle { $at } von { $count }, Schritt { $move }
web-review-did = { $me ->
    [yes] Dein Schritt
   *[no] Schritt von { $name }
}
web-review-better = Besser
web-review-next-best = Das Nächstbeste
web-review-points = { $points } Prozentpunkte Gewinnchance
web-review-sum = { $money } { $unit }
web-review-why-own = { $me ->
    [yes] Das kostet dich etwa { $money } { $unit }.
   *[no] Das kostet { $name } etwa { $money } { $unit }.
}
web-review-why-rival = Das bringt { $rival } etwa { $gain } { $unit }.
web-review-why-both = { $me ->
    [yes] Das kostet dich etwa { $money } { $unit } und bringt { $rival } etwa { $gain }.
   *[no] Das kostet { $name } etwa { $money } { $unit } und bringt { $rival } etwa { $gain }.
}
web-review-why-chance = Am Geld ändert sich wenig, aber öfter liegt am Ende jemand anderes vorn.
web-review-why-find = Schwer zu sehen. Nichts anderes kommt da heran.
web-review-again = Noch einmal versuchen
web-review-again-about = Ab dieser Stelle, gegen Bots
web-review-previous = Vorige Stelle
web-review-next = Weiter
web-review-replay = Ab hier nachspielen
web-review-back = Zurück zur Auswertung
web-review-moment = Zurück zur Schlüsselstelle
web-review-shown = Nach Schritt { $move }
web-review-blunder = schwerer Fehler
web-review-mistake = Fehler
web-review-inaccuracy = Ungenauigkeit
web-review-find = starker Einfall
web-review-summary = { $title }: { $name } { $place } von { $count }, { $score } { $unit }. Spielgüte { $play }{ $marks }. { $address }
web-review-then = Die ganze Partie
web-review-chances = Gewinnchancen
web-review-open = Mit offenen Karten
web-review-watched = Was ein Zuschauer wissen konnte
web-review-look = Ansehen
web-review-differently = Anders spielen
web-review-percent = { " %" }
web-review-eyes = Sicht
web-review-seat = Was { $name } wissen konnte
web-review-instead = Die bessere Wahl spielen
web-screen-beside = Vergleich mit dem Original
web-beside-text = ab Schritt { $move } anders gespielt
web-beside-first = Das Original
web-beside-fork = Anders gespielt
web-beside-results = Ergebnisse
web-beside-of = Chancen von
web-beside-running = Diese Partie läuft noch; komm wieder, wenn sie zu Ende ist.
web-beside-none = Diese Partie stammt aus keiner anderen.
web-chart-table = Als Tabelle
web-chart-move = Nach Schritt
web-known = Was man wissen konnte
web-known-sure = Sicher auf der Hand der anderen, soweit dieser Spieler es wissen konnte
web-known-truth = Was die anderen wirklich hatten
web-known-claims = Was über Karten gesagt worden war und was davon stimmte
web-review-chance-of = Gewinnchance von { $name } im Lauf der Partie
web-review-on = Von hier weiterspielen
web-review-own = Deine eigenen Fehler
