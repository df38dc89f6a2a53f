# Der Lehrmeister eines Platzes: was er tut, was er sagt. Zahlen haben ihr Vorzeichen dabei.

web-coach-menu = Lehrmeister
web-coach-menu-text = Alle am Tisch sehen, was dein Lehrmeister für dich tut. Er weiß, was du weißt.
web-coach-advice = Rat: was er täte und warum
web-coach-worth = Wert: was jedes Angebot dir brächte
web-coach-warning = Eine Frage vor einem schweren Fehler
web-coach-has = Lehrmeister
web-coach-gain = { $chance } ± { $chance_error } % zu gewinnen, { $money } ± { $money_error } Geld
web-coach-gain-about = Was es dir brächte, sagt dein Lehrmeister
web-coach-sure = Bist du sicher?
web-coach-grave = Dein Lehrmeister meint, das kostet dich etwa { $chance } Prozentpunkte Gewinnchance (± { $error }), soweit du es wissen kannst.
web-coach-do-it = Trotzdem tun
web-coach-think-again = Noch einmal überlegen
web-new-coach = Mitspieler dürfen einen Lehrmeister haben (die Partie zählt nicht für die Rangliste)
web-lobby-coach = ein Lehrmeister ist erlaubt, darum zählt die Partie nicht für die Rangliste
web-card-coach = mit Lehrmeister
web-coach-advice-short = Rat
web-coach-worth-short = Wert der Angebote
web-coach-warning-short = Warnung

# Bei einer laufenden Partie zusehen

web-watch-chance = { $chance } % zu gewinnen
web-watch-chance-error = { $chance } ± { $error } % zu gewinnen, soweit ein Zuschauer es wissen kann
web-watch-open = Alle Handkarten sehen
web-watch-now = Zurück zu jetzt
web-watch-ago = { $rounds ->
    [one] Vor einer Runde, alle Handkarten offen
   *[other] Vor { $rounds } Runden, alle Handkarten offen
}
web-new-chances = Zuschauer erfahren, wer wohl gewinnt
web-new-hands = Zuschauer sehen alle Handkarten
web-new-hands-never = nicht vor dem Ende
web-new-hands-after = { $rounds ->
    [one] eine Runde später (zählt nicht für die Rangliste)
   *[other] { $rounds } Runden später (zählt nicht für die Rangliste)
}
web-lobby-hands = Zuschauer sehen alle Handkarten einige Runden später, darum zählt die Partie nicht für die Rangliste
