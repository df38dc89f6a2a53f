# The screens around the table: home, games, people, account.

web-too-many = Troppe richieste. Aspetta un momento e riprova.
web-no-answer = Fondaco non risponde. Quello che hai scritto è ancora qui; riprova fra un momento.
web-screen-missing = Non è stato possibile caricare questa pagina. Forse c’è una versione più recente di Fondaco.
web-screen-again = Ricarica
web-nav-waiting = { $count ->
    [one] , { $count } ti aspetta
   *[other] , { $count } ti aspettano
}

## Home and games

web-home-resume = Torna al tavolo: { $title }
web-home-free = Posti liberi
web-screen-watch = Guarda una partita
web-watch-empty = In questo momento non si gioca.
web-players-range = { $most ->
    [one] { $most } giocatore
   *[other] da { $least } a { $most } giocatori
}
web-show-recorded = Una partita registrata dei nostri bot
web-show-text = In questo momento non gioca nessuno. Guarda una partita giocata dai nostri bot, registrata, a carte scoperte:
web-join-link = Hai ricevuto un link?
web-join = Vai
web-join-lost = Questo non è un link a un tavolo.
## Looking for players

web-looking = Cercansi giocatori
web-looking-begin = Cerca giocatori
web-looking-help = Gli altri vedono che cerchi e si uniscono con un tocco. Quando il tavolo è al completo, la partita comincia e ricevi un avviso. Intanto puoi dare un’occhiata a Fondaco. Se chiudi Fondaco, la ricerca finisce.
web-looking-join = Unisciti
web-looking-yes = Stai cercando giocatori. La barra in alto mostra quanti ci sono già.
web-looking-now = Cercansi giocatori: { $game }, { $taken } su { $count }
web-looking-table = Vai al tavolo
web-looking-stop = Smetti di cercare
web-looking-full = Il tuo tavolo è al completo. La partita comincia.
web-looking-go = Gioca
web-screen-here = Giocare qui insieme
web-here-door = Gli altri sono nella stessa stanza? Mostra loro un codice per il telefono.
web-here-scan = Inquadra questo codice per giocare.
web-here-link = Link a questo server
web-card-place = { $place }º su { $count }
web-card-won = vinta da { $names }
web-games-none-running = Non hai partite in corso. I bot ci sono sempre, e un tavolo per gli amici si apre in un attimo.
web-games-more = Mostra le più vecchie

## The same deal

web-screen-compare = Le stesse carte
web-compare = Stesse carte
web-compare-text = Tutti questi tavoli hanno ricevuto le stesse carte, posto per posto. Il miglior risultato di un posto è evidenziato.
web-compare-running = Quando questa partita sarà finita, altri potranno giocare le stesse carte.
web-compare-table = Tavolo
web-compare-alone = Nessun altro ha ancora finito una partita con queste carte. Sai fare di meglio?
web-compare-play = Giocale contro i bot
web-compare-open = Apri un tavolo con queste carte

## People

web-people-here = Persone a questo tavolo
web-block = Blocca
web-unblock = Sblocca
web-block-done = { $name } non può più sedersi ai tuoi tavoli, e tu non vedi i suoi.
web-block-ended = { $name } può tornare ai tuoi tavoli.
web-report = Segnala…
web-report-what = Che cosa ha fatto { $name }? Lo leggerà chi gestisce questo server.
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Chi gestisce questo server darà un’occhiata.
web-blocked = Persone bloccate
web-blocked-text = Non possono sedersi ai tuoi tavoli, e tu non vedi i loro.
web-blocked-none = Nessuno. Nel menu di un tavolo, o sulla pagina di un giocatore, puoi bloccare qualcuno.

## Account

web-account-page = La mia pagina
web-account-programs = Per i programmi
web-copy-it = Copia
web-share = Condividi…
web-password-change = Cambia la password
web-password-text = Qualcun altro è entrato a nome tuo? Disconnetti tutto tranne questo dispositivo.
web-password-others = Disconnetti tutto il resto: altri dispositivi, link, token dei programmi, webhook
web-password-old = La tua password attuale
web-password-new = Quella nuova, almeno 8 caratteri
web-password-changed = La password è cambiata.
web-password-alone = La password è cambiata. Solo questo dispositivo resta connesso.
web-devices = Dispositivi
web-device-unnamed = un browser
web-device-here = questo dispositivo
web-device-end = Disconnetti
web-device-ended = Quel dispositivo è disconnesso.
web-devices-end = Esci ovunque tranne qui
web-devices-ended = Solo questo dispositivo resta connesso.
web-link-unnamed = Un link personale
web-link-scan = Apri il link sull’altro dispositivo, o punta qui la sua fotocamera.
web-link-ended = Quel link non funziona più, e chi l’ha usato è stato disconnesso.
web-way-end = Revoca
web-tokens = Token
web-tokens-text = Con un token un programma gioca a nome tuo: il tuo bot, per esempio.
web-tokens-docs = Come i programmi parlano con Fondaco (di più in docs/protocol.md)
web-token-name = A che cosa serve
web-token-make = Crea un token
web-token-made = Copialo ora: non verrà mai più mostrato.
web-token-unnamed = Un token
web-token-ended = Quel token non vale più.
web-webhook = Webhook
web-webhook-text = Fondaco manda un messaggio a questo indirizzo quando una partita ti aspetta e tu non ci sei.
web-webhook-address = Indirizzo
web-webhook-keep = Salva
web-webhook-kept = Salvato. Verifica che un messaggio arrivi.
web-webhook-try = Manda un messaggio di prova
web-webhook-arrived = È arrivato.
web-webhook-end = Rimuovi
web-webhook-ended = Fondaco non ci manda più niente.
web-own-data = I tuoi dati
web-own-data-text = Scarica tutto ciò che questo server conserva su di te: profilo, partite, messaggi, eventi, rating e segnalazioni.
web-own-data-get = Scarica i miei dati
web-farewell = Cancella tutto ciò che mi riguarda…
web-farewell-text = Il tuo nome, l’account, il rating, i dispositivi e i token vengono cancellati per sempre, e anche ciò che hai scritto nelle chat. I bot finiscono le tue partite in corso. Nelle partite concluse e negli eventi uno pseudonimo prende il posto del tuo nome. I backup di questo server, i file scaricati e ciò che altri hanno scritto di te restano come sono.
web-farewell-do = Cancella per sempre
web-farewell-done = Tutto ciò che ti riguarda è stato cancellato. Addio!

## Rules

web-rules-english = Queste regole non sono tradotte: le leggi in inglese.
web-rules-try = Provalo
web-rules-try-how = Apre un tavolo con i bot proprio in questa posizione.
web-rules-marks = Che cosa dicono i segni; scegline uno per vedere solo le sue regole
