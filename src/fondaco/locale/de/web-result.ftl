# The result of a game and its replay.

web-result-money = Woher das Geld kam
web-result-shared = Du teilst dir den Sieg: je { $score } { $unit }.
web-result-share-text = { $name } wird { $place } von { $players } mit { $score } { $unit }: { $title }. { $address }
web-result-seed-good = Eben in deinem Browser geprüft: Dieser Startwert hat diesen Fingerabdruck.
web-result-seed-bad = Dieser Startwert hat nicht diesen Fingerabdruck!
web-result-verify = Wer niemandem traut, sichert die Aufzeichnung und führt den Befehl unten aus. Er berechnet den Fingerabdruck neu, teilt aus dem Startwert aus, spielt jeden Schritt nach und vergleicht das Ergebnis: Nach dem ersten Schritt wurde nichts verändert.
web-result-command = Befehl
web-replay-everybody = Die Karten aller
# The place of a player at a table.
web-place = { $place }.
web-result-rating = { $kind ->
    [bots] Deine Spielstärke auf der Leiter: { $before } → { $after } ({ $change })
   *[people] Deine Spielstärke: { $before } → { $after } ({ $change })
}
web-result-rating-first = { $kind ->
    [bots] Deine erste Spielstärke auf der Leiter: { $after }
   *[people] Deine erste Spielstärke: { $after }
}
