# Che cosa dice `fondaco admin`.

admin-head-table = TAVOLO
admin-head-status = STATO
admin-head-game = GIOCO
admin-head-age = ETÀ
admin-head-idle = FERMO DA
admin-head-players = GIOCATORI
admin-head-event = EVENTO
admin-head-title = TITOLO
admin-head-log = CRONOLOGIA
admin-head-entry = VOCE
admin-head-ago = FA
admin-head-why = PERCHÉ
admin-head-person = PERSONA
admin-head-login = ACCOUNT
admin-head-name = NOME
admin-head-by = DA
admin-head-about = SU
admin-head-text = TESTO
admin-head-kind = TIPO
admin-head-label = ETICHETTA

admin-time = { $unit ->
    [d] { $count } g
    [h] { $count } h
    [min] { $count } min
   *[s] { $count } s
}
admin-private = { $status } (privato)
admin-unlisted = Nell’elenco dei tavoli le voci di questi tavoli non sono leggibili: { $tables }

## Un tavolo

admin-table = { $table }: { $game }, { $status }, { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}
admin-title = titolo
admin-was-opened = aperto
admin-opened = { $ago } fa da { $who }
admin-was-changed = cambiato
admin-changed = { $ago } fa
admin-options = opzioni
admin-clock = orologio
admin-seat = posto { $seat }
admin-seated = { $name } ({ $what })
admin-bot = bot { $bot }
admin-nobody = nessuno
admin-unknown = persona sconosciuta
admin-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
admin-to-move = deve muovere
admin-close-reason = Chiuso da chi gestisce il server.
admin-closed = { $table } è chiuso.
admin-retried = { $table } si può leggere; i server in funzione lo riprendono entro pochi secondi.
admin-written = Scritto in { $file }.

## Persone

admin-is-bot = bot
admin-is-banned = esclusione: { $reason }
admin-banned = { $who } non può più entrare.
admin-unbanned = { $who } può entrare di nuovo.
admin-role-given = { $role ->
    [none] { $who } non ha un ruolo.
    [owner] { $who } ora ha il ruolo: proprietario.
    [organiser] { $who } ora ha il ruolo: organizzatore.
   *[moderator] { $who } ora ha il ruolo: moderatore.
}
admin-muted = { $who } non può più scrivere.
admin-unmuted = { $who } può scrivere di nuovo.
admin-sent-away = Ora un bot gioca per { $who } al tavolo { $table }.
admin-announced = Entro due minuti lo vedono tutti.
admin-announce-ended = Non c’è più un annuncio.
admin-report-handled = La segnalazione { $report } è { $state }.
admin-head-report = segnalazione
admin-head-what = che cosa
admin-deleted = I dati di { $who } sono cancellati. In partite, chat ed eventi ora il nome è { $name }. I backup contengono ancora il vecchio nome.
admin-delete-sure = Cancellare { $who } per sempre? Non si può annullare.
admin-password = La nuova password di { $login } è { $password }
admin-signed-out = { $count ->
    [0] Non c’era alcun dispositivo, link o token da disconnettere.
    [one] { $count } dispositivo, link o token è stato disconnesso.
   *[other] { $count } dispositivi, link e token sono stati disconnessi.
}
admin-revoked = { $count ->
    [0] Non c’era alcun accesso da revocare.
    [one] { $count } accesso è revocato.
   *[other] { $count } accessi sono revocati.
}

## Backup

admin-backup = { $file } ({ $bytes } byte)
admin-backup-removed = Backup vecchio { $file } eliminato.
admin-exported = Scritto in { $folder }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}.
admin-export-damaged = { $table } non si legge dalla voce { $entry } in poi ({ $why }). La sua cronologia è nella cartella «damaged».

## Riavvii

admin-restart-planned = Il server si riavvia tra { $time }. Chi è collegato lo legge entro pochi secondi.
admin-restart-message = Messaggio: { $text }
admin-restart-cancelled = Il riavvio è annullato.
admin-restored = I dati del server sono ripristinati; l’ultima modifica è di { $ago } fa.
admin-restored-empty = I dati del server sono ripristinati.
admin-event-handed-over = Ora l’evento è di { $name }.
