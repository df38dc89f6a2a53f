# La connessione, le pause, e chi è assente.

web-connection-unsent = Connessione persa. La tua ultima mossa non è ancora partita: partirà appena torna la connessione.
web-connection-sending = Invio…
web-paused-by = { $name } ha messo in pausa la partita.
web-paused-you = Hai messo in pausa la partita.
web-away = assente
web-away-long = Questo giocatore al momento non è connesso.
web-give-time = { $clock ->
    [days] +1 giorno
   *[live] +1 min
}
web-give-time-to = { $clock ->
    [days] Dai un giorno in più a { $name }
   *[live] Dai un minuto in più a { $name }
}
web-restart-in = Il server si riavvia tra { $time }. Poi le partite continuano.
web-restart-now = Il server si sta riavviando. Tra un attimo le partite continuano.
web-restart-live = Il server si riavvia tra poco. Intanto gli orologi corrono, di solito per pochi secondi.
web-restart-read = OK
