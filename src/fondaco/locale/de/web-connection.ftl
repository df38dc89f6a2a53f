# Die Verbindung, Pausen, und wer weg ist.

web-connection-unsent = Verbindung verloren. Dein letzter Schritt wird gesendet, sobald sie wieder da ist.
web-connection-sending = Wird gesendet …
web-paused-by = { $name } hat eine Pause eingelegt.
web-paused-you = Du hast eine Pause eingelegt.
web-away = weg
web-away-long = Dieser Spieler ist gerade nicht verbunden.
web-give-time = { $clock ->
    [days] +1 Tag
   *[live] +1 Min.
}
web-give-time-to = { $clock ->
    [days] { $name } einen Tag mehr geben
   *[live] { $name } eine Minute mehr geben
}
web-restart-in = Der Server startet in { $time } neu. Danach gehen alle Partien weiter.
web-restart-now = Der Server startet neu. Gleich gehen alle Partien weiter.
web-restart-live = Der Server startet bald neu. Die Uhren laufen dabei weiter, meist nur ein paar Sekunden.
web-restart-read = Verstanden
