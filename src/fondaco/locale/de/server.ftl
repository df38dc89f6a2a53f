# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = { $name } ist am Zug

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = Das Spiel beginnt.
server-undone = { $name } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurück.
server-stood = Für { $name } spielt vorerst ein Bot.
server-stand-in = Bot für { $name }
server-returned = { $name } ist wieder da.
server-sat = { $name } übernimmt den Platz und spielt weiter.
server-paused = Das Spiel macht Pause.
server-resumed = Das Spiel geht weiter.
server-granted = { $clock ->
    [days] { $name } gibt { $other } einen Tag mehr.
   *[live] { $name } gibt { $other } eine Minute mehr.
}
server-closed = Der Tisch ist geschlossen.
server-held = { $name } bittet alle um einen Moment.
server-paced = { $pace ->
    [quick] Die Bots spielen jetzt zügig.
    [slow] Die Bots lassen sich jetzt Zeit.
   *[calm] Die Bots spielen jetzt gemütlich.
}
server-coached = { $count ->
    [0] { $name } hat keinen Trainer mehr.
   *[other] { $name } hat einen Trainer, der { $aids }.
}
server-coach-advice = Rat gibt
server-coach-worth = Angebote bewertet
server-coach-warning = vor Fehlern warnt
said-removed = (Nachricht entfernt)
alert-report = Jemand hat etwas gemeldet.
alert-turn = { $game }: Du bist dran.
alert-full = Dein Tisch ist voll. Die Partie beginnt.
