# Der Trainer eines Spielers: was er tut, was er sagt. Zahlen haben ihr Vorzeichen dabei.

web-coach-menu = Trainer
web-coach-menu-text = Alle am Tisch sehen, welche Hilfen du nutzt. Dein Trainer weiß nur, was du weißt.
web-coach-advice = Rat: was er tun würde und warum
web-coach-worth = Wert: was dir jedes Angebot bringen würde
web-coach-warning = Warnung vor einem schweren Fehler
web-coach-has = Trainer
web-coach-gain = { $chance } ± { $chance_error } Prozentpunkte Gewinnchance, { $money } ± { $money_error } { $unit }
web-coach-gain-about = Was es dir bringen würde, sagt dein Trainer
web-coach-sure = Bist du sicher?
web-coach-grave = Dein Trainer meint, das kostet dich etwa { $chance } Prozentpunkte Gewinnchance (± { $error }), soweit du es wissen kannst.
web-coach-do-it = Trotzdem tun
web-coach-think-again = Noch einmal überlegen
web-new-coach = Mitspieler dürfen einen Trainer haben (die Partie zählt nicht für die Rangliste)
web-lobby-coach = ein Trainer ist erlaubt, darum zählt die Partie nicht für die Rangliste
web-card-coach = mit Trainer
web-coach-advice-short = Rat
web-coach-worth-short = Wert der Angebote
web-coach-warning-short = Warnung

# Bei einer laufenden Partie zusehen

web-watch-chance = { $chance } % Gewinnchance
web-watch-chance-error = { $chance } ± { $error } % Gewinnchance, soweit ein Zuschauer es wissen kann
web-watch-open = Alle Handkarten sehen
web-watch-now = Zum aktuellen Stand
web-watch-ago = { $rounds ->
    [one] Vor einer Runde, alle Handkarten offen
   *[other] Vor { $rounds } Runden, alle Handkarten offen
}
web-new-chances = Zuschauer sehen die Gewinnchancen
web-new-hands = Zuschauer sehen alle Handkarten
web-new-hands-never = nicht vor dem Ende
web-new-hands-after = { $rounds ->
    [one] eine Runde später (zählt nicht für die Rangliste)
   *[other] { $rounds } Runden später (zählt nicht für die Rangliste)
}
web-lobby-hands = Zuschauer sehen alle Handkarten einige Runden später, darum zählt die Partie nicht für die Rangliste
