# Was Befehle sagen, die keine Partie sind: Fehler, Aufzeichnungen, Simulationen und Turniere.

command-error = Fehler: { $reason }
command-open = Fondaco läuft: { $address } (Strg+C beendet es)
command-open-lan = und für alle in diesem Netzwerk: { $address }
command-listens = Dieser Prozess lauscht an { $at }.
command-already-open = Fondaco läuft schon: { $address }
command-saved = Gespeichert: { $file }

## Aufzeichnungen

command-check = { $what ->
    [form] Form
    [rules] Regeln
    [seed] Startwert
    [start] Anfang
    [notation] Schreibweise
    [moves] Schritte
    [result] Ergebnis
   *[checksum] Prüfsumme
}
command-good = gut
command-wrong = FALSCH
command-unchecked = nicht geprüft
command-rules = { $game }, Version { $version }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
command-seed-kept = Der Startwert passt zum Fingerabdruck, der vor dem ersten Zug festgelegt wurde.
command-laid-out = Die Partie beginnt mit einer Stellung, die jemand aufgebaut hat.
command-legal = { $moves ->
    [1] Der einzige Schritt ist erlaubt.
   *[other] Alle { $moves } Schritte sind erlaubt.
}
command-result-right = Punkte und Ränge stimmen.
command-no-result = Die Partie ist unvollendet.
command-last-right = Die letzte Stellung ist die aufgezeichnete.
command-seed-unknown = Der Startwert ist noch verborgen.
command-of-this-game = Alle Schritte sind Schritte dieses Spiels.
command-needs-seed = Ob sie erlaubt sind, weiß nur, wer den Startwert kennt.
command-characters = ({ $count } Zeichen)
command-played-on = gespielt am { $date }
command-seed = Startwert { $seed }
command-seat = Platz { $seat }: { $who }
command-place = { $place }. Platz { $seat }: { $who }, { $score }
command-unfinished = unvollendet nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}

## Simulationen und Turniere

command-head = { $game }, { $players } Spieler ({ $options })
command-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
command-blocks = { $games } in { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcken
} zu { $size }
command-pace = { $games }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } s: { $pace } pro Sekunde
command-decisions-in = Entscheidungen in einer Partie: { $mean } ({ $least } bis { $most })
command-turns-in = Züge in einer Partie: { $mean } ({ $least } bis { $most })
command-who = wer
command-score = Punkte
command-spread = ± je Partie
command-place-head = Rang
command-wins = Siege
command-bot-seat = Platz { $seat }, { $bot }
command-bot-all = alle { $bot }
command-checksum = Prüfsumme { $checksum }
command-bot = Bot
command-to-best = zum Besten
command-to-mean = zum Mittel
command-rating = Spielstärke
command-ahead = landet vor
command-time = Zeit für eine Antwort
command-answers = Antworten
command-mean = Mittel
command-longest = längste
command-fair-share = Ein gerechter Anteil an Siegen ist { $share }. { $interval ->
    [all] Unter jeder Zahl: ihr 95-%-Intervall.
    [some] Wo es ein 95-%-Intervall gibt, steht es unter der Zahl.
   *[none] Für 95-%-Intervalle sind es zu wenige Blöcke.
}
command-better = { $better } ist besser als { $than }.
command-not-better = { $better } ist nicht um { $elo } Elo-Punkte besser als { $than }.
command-undecided = Ob { $better } besser ist als { $than }, ist noch nicht entschieden.
command-test = { $verdict } { $better } lag in { $score } der Begegnungen vorn ({ $elo } Elo), nach { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcken
}; Log-Likelihood-Quotient { $llr } (der Test endet bei { $lower } oder { $upper }).

## Aufgaben

command-puzzles = Aufgaben
command-puzzles-ruleset = Regeln
command-puzzles-theme = Thema
command-puzzles-strength = Schwierigkeit
command-puzzles-choices = Auswahl
command-puzzles-players = Spieler
command-puzzles-count = Aufgaben: { $count }.
command-puzzles-new = Neue: { $new }, in { $seconds } s.
command-puzzles-checked = Aufgaben: { $puzzles }; nicht in Ordnung: { $faults }; doppelt: { $twice }.
command-puzzles-again = Neu beurteilt: { $chosen }; nicht mehr klar: { $changed }.

## Bilder

command-plot-wins = Siege je eingenommenem Platz, in %
command-plot-fair = mit 95-%-Intervallen; gestrichelt: ein gerechter Anteil
command-plot-rating = Spielstärke (Plackett-Luce), ± 1,96 σ
