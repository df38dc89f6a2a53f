# The connection, pauses, and who is away.

web-connection-unsent = Connection lost. Your last move hasn’t been sent yet. It will be sent as soon as you’re reconnected.
web-connection-sending = Sending…
web-paused-by = { $name } has paused the game.
web-paused-you = You have paused the game.
web-away = away
web-away-long = This player is not connected at the moment.
web-give-time = { $clock ->
    [days] +1 day
   *[live] +1 min
}
web-give-time-to = { $clock ->
    [days] Give { $name } one more day
   *[live] Give { $name } one more minute
}
web-restart-in = The server restarts in { $time }. Games continue afterwards.
web-restart-now = The server is restarting. Games continue in a moment.
web-restart-live = The server restarts soon. Clocks keep running during the restart, which usually takes a few seconds.
web-restart-read = OK
