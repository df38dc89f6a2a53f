# De verbinding, pauzes, en wie er weg is.

web-connection-unsent = Verbinding verbroken. Je laatste zet is nog niet verstuurd. Dat gebeurt zodra de verbinding er weer is.
web-connection-sending = Versturen…
web-paused-by = { $name } heeft het spel gepauzeerd.
web-paused-you = Je hebt het spel gepauzeerd.
web-away = weg
web-away-long = Deze speler is op dit moment niet verbonden.
web-give-time = { $clock ->
    [days] +1 dag
   *[live] +1 min
}
web-give-time-to = { $clock ->
    [days] { $name } een dag extra geven
   *[live] { $name } een minuut extra geven
}
web-restart-in = De server herstart over { $time }. Daarna gaan alle partijen verder.
web-restart-now = De server herstart. Zo meteen gaan alle partijen verder.
web-restart-live = De server herstart binnenkort. De klokken lopen dan door, meestal maar een paar seconden.
web-restart-read = OK
