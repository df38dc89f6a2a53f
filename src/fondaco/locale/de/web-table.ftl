# Der Tisch neben dem Spiel: was eben geschah, das Protokoll nach Zügen, Vertretung, Tasten.

web-news-since = Seit deinem letzten Schritt: { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
web-news-more = +{ $count }
web-hints-more = Weiterlesen
web-hints-less = Weniger zeigen

web-log-filter = Was das Protokoll zeigt
web-log-all = Alles
web-log-deals = { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
}
web-log-refusals = { $count } abgelehnt
web-log-forgets = Ältere Zeilen sind weg: Sich zu erinnern gehört zu diesem Spiel.
web-log-cut = Hier stehen nur die letzten { $count } Zeilen. Beim Nachspielen siehst du alle.
web-log-fold = Zug einklappen
web-log-unfold = Zug aufklappen

web-stood = { $why ->
    [clock] Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
    [away] Du warst eine Weile weg: Ein Bot spielt für dich.
    [left] Du hast den Tisch verlassen: Ein Bot spielt für dich.
    [sent] Die Moderation hat dich aus dieser Partie genommen. Ein Bot spielt sie zu Ende.
   *[asked] Ein Bot spielt für dich, wie gewünscht.
}
web-take-back = Selbst weiterspielen

web-title-offer = Ein Angebot für dich
web-title-hurry = Deine Zeit wird knapp
web-hurry = Deine Zeit wird knapp: unter { $left }.

web-keys = Tastenkürzel
web-keys-off = Tastenkürzel aus nur einer Taste lassen sich in den Einstellungen abschalten.
web-key-enter = Bestätigen
web-key-cards = Deine Karten, von links nach rechts
web-key-offer = Angebot machen
web-key-go = Weiter
web-key-nothing = Nichts zu sagen, passen
web-key-hold = Moment mal
web-key-coach = Den Trainer fragen
web-key-undo = Rückgängig
web-key-escape = Schließen, Auswahl aufheben
web-key-help = Diese Liste

web-settings-keys = Tastenkürzel am Tisch (Taste ? zeigt sie)

web-coach-ask = Was würdest du tun?
web-coach-thinking = Dein Trainer denkt nach …
web-coach-would = Mein Rat:
web-coach-follow = So spielen
web-coach-expect = Ich erwarte für dich am Ende etwa { $money } { $unit } bei { $chance } % Gewinnchance.
web-coach-same = Jede andere Wahl läuft auf dasselbe hinaus.
web-coach-compared = Verglichen mit:
web-coach-even = Etwa gleich gut:
web-coach-rival = Sonst bekommt { $name } { $money } { $unit } mehr.
web-coach-only = Etwas anderes ist nicht möglich.
