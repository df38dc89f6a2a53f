# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = Tocca a { $name }

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = La partita comincia.
server-undone = { $name } annulla { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
server-stood = Per ora un bot gioca per { $name }.
server-stand-in = Bot per { $name }
server-returned = { $name } è di nuovo qui.
server-sat = { $name } prende il posto e continua a giocare.
server-paused = La partita è in pausa.
server-resumed = La partita riprende.
server-granted = { $clock ->
    [days] { $name } dà un giorno in più a { $other }.
   *[live] { $name } dà un minuto in più a { $other }.
}
server-closed = Il tavolo è chiuso.
server-held = { $name } chiede a tutti un momento.
server-paced = { $pace ->
    [quick] Ora i bot giocano veloci.
    [slow] Ora i bot si prendono il loro tempo.
   *[calm] Ora i bot giocano con calma.
}
server-coached = { $count ->
    [0] { $name } non ha più un coach.
   *[other] { $name } ha un coach: { $aids }.
}
server-coach-advice = dà consigli
server-coach-worth = valuta le offerte
server-coach-warning = avverte degli errori
said-removed = (messaggio rimosso)
alert-report = Qualcuno ha segnalato qualcosa.
alert-turn = { $game }: tocca a te.
alert-full = Il tuo tavolo è al completo. La partita comincia.
