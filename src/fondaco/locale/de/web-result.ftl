# The result of a game and its replay.

web-result-money = Woher das Geld kam
web-result-shared = Du teilst dir den Sieg: je { $score } { $unit }.
web-result-share-text = { $name } wird { $place } von { $players } mit { $score } { $unit }: { $title }. { $address }
web-result-seed-good = Eben in deinem Browser geprüft: Dieser Startwert hat diesen Fingerabdruck.
web-result-seed-bad = Dieser Startwert hat nicht diesen Fingerabdruck!
web-result-verify = Prüfe es selbst: Sichere die Aufzeichnung und führe den Befehl unten aus. Er berechnet den Fingerabdruck neu, teilt die Karten nach dem Startwert aus, spielt jeden Schritt nach und vergleicht das Ergebnis. So siehst du, dass nach dem ersten Schritt nichts verändert wurde.
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
