# Che cosa dice --help, e che cosa si dice di un comando scritto male.

help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-help = Mostra questo aiuto.
help-default = { $text } [predefinito: { $value }]
help-required = { $text } [obbligatorio]
help-see = Vedi { $command }.
help-no-option = Non c’è un’opzione { $name }.
help-no-command = Non c’è un comando { $name }.
help-meant = Volevi dire { $names }?
help-missing = Manca { $name }.
help-whole-number = { $name } vuole un numero intero.
help-at-least = { $name } vuole un numero intero, almeno { $least }.
help-range = { $name } vuole un numero intero, da { $least } a { $most }.
help-bad-value = { $name }: { $why }

## Che cosa si mette lì

help-place-options = OPZIONI
help-place-command = COMANDO
help-place-args = ARGOMENTI
help-place-address = INDIRIZZO
help-place-code = CODICE
help-place-dir = CARTELLA
help-place-file = FILE
help-place-files = FILE
help-place-float = NUMERO
help-place-folder = CARTELLA
help-place-game = GIOCO
help-place-integer = NUMERO
help-place-login = ACCOUNT
help-place-name = NOME
help-place-out = FILE
help-place-person = PERSONA
help-place-ply = MOSSA
help-place-records = REGISTRAZIONI
help-place-rule = REGOLA
help-place-event = EVENTO
help-place-table = TAVOLO
help-place-text = TESTO
help-place-value = VALORE

## Comandi

help-fondaco =
    Giocare, guardare, analizzare e studiare giochi di commercio.

    Senza un comando: apre la casa su questo computer, e un browser per giocare.
help-play = Gioca a { help-place-game } nel terminale contro i bot.
help-serve = Offre tavoli a browser e programmi.
help-sim = Fa giocare ai bot molte partite di { help-place-game } e le riassume.
help-arena = Fa giocare ai bot un torneo di { help-place-game }: ogni mano di carte con ogni disposizione dei posti.
help-bots = Elenca i bot: i livelli con la loro forza, poi gli altri.
help-stats = Riassume le registrazioni di una cartella, o una loro esportazione: punteggi, durate, chi comincia, da dove viene il denaro.
help-export = Scrive le partite finite di una cartella di registrazioni come tabelle Parquet in una nuova cartella.
help-check = Prova se { help-place-game } rispetta il contratto, per chi ne scrive uno; codice di uscita 1 se no.
help-review = Mostra quanto valevano le mosse e gli scambi di una partita finita, e quanto è stata fortuna.
help-puzzles = Crea, elenca e controlla problemi: momenti in cui una scelta è chiaramente la migliore.
help-puzzles-make = Fa giocare i bot a { help-place-game } e tiene i momenti che sono problemi.
help-puzzles-merge = Riunisce i problemi di più { help-place-files } in uno solo, ciascuno una volta.
help-puzzles-list = Elenca i problemi di { help-place-file }, o conta quelli venuti con i giochi.
help-puzzles-check = Rigioca ogni problema di { help-place-file } e lo controlla; codice di uscita 1 se qualcosa è sbagliato.
help-record = Legge, controlla e rigioca partite registrate.
help-record-show = Mostra chi ha giocato, com’è finita, e le mosse.
help-record-verify = Controlla il seed, ogni mossa e il risultato; codice di uscita 1 se qualcosa è sbagliato.
help-record-replay = Racconta che cosa è successo, mossa per mossa.

help-admin = Si occupa di una casa: dei suoi tavoli, delle persone e dei backup.
help-admin-list = Elenca i tavoli, prima quello cambiato per ultimo.
help-admin-show = Mostra chi siede al { help-place-table } e a che punto è.
help-admin-close = Chiude il { help-place-table } prima che la partita sia finita.
help-admin-aside = Elenca i tavoli illeggibili: quale cronologia, da quale voce in poi, e perché.
help-admin-retry = Riprova il { help-place-table }, che era stato messo da parte: qui, e presto in ogni casa aperta.
help-admin-export = Mostra la registrazione del { help-place-table }, o la sua cronologia. Entrambe rivelano tutto ciò che al tavolo è segreto.
help-admin-people = Elenca le persone il cui nome o account contiene { help-place-text }, prima le più recenti.
help-admin-ban = Non lascia fare più nulla a { help-place-person } (un account o un identificativo) in questa casa.
help-admin-unban = Lascia entrare di nuovo { help-place-person }.
help-admin-delete = Cancella { help-place-person } per sempre, come potrebbe fare la persona stessa: in partite, chat ed eventi uno pseudonimo prende il posto del nome. I backup restano come sono.
help-admin-reports = Elenca che cosa le persone hanno segnalato, prima le ultime cose.
help-admin-reset-password = Dà a { help-place-login } una nuova password, la mostra e chiude tutti i suoi dispositivi, link, token e il webhook.
help-admin-events = Mostra e affida gli eventi dei club.
help-admin-events-list = Elenca gli eventi, prima l’ultimo cambiato.
help-admin-events-log = Mostra la cronologia di { help-place-event }. Rivela tutto ciò che nell’evento è segreto.
help-admin-events-hand-over = Affida { help-place-event } a { help-place-person }.
help-admin-sessions = Gli accessi di una persona: dispositivi (cookie), link personali, token.
help-admin-sessions-list = Elenca gli accessi di { help-place-person }.
help-admin-sessions-revoke = Disconnette { help-place-person }. Chi non ha un account poi non può tornare.
help-admin-backup = Copia tutta la casa in un nuovo file nella { help-place-folder }, anche mentre è aperta.
help-admin-restore = Riempie una casa vuota dal backup { help-place-file }, di qualunque tipo di database.

## Opzioni

help-of-version = Mostra la versione.
help-of-lan = Apre la casa anche a tutti in questa rete.
help-of-option = Una qualsiasi opzione del gioco.
help-of-game-option = Per { $games }: lo stesso che --option { $name }={ help-place-value }.
help-of-players = In quanti si gioca.
help-of-players-bots = In quanti si gioca, bot compresi.
help-of-others = Chi siede agli altri posti: vedi `fondaco bots`.
help-of-bots = Chi gioca, come per `arena`: l’ultimo riempie gli altri posti; altrimenti `random`.
help-of-line-up = Chi gioca; l’ultimo occupa i posti rimasti.
help-of-seat = Il tuo posto, a partire da 0.
help-of-seat-saw = Come l’ha vista questo giocatore; altrimenti come l’hanno vista tutti.
help-of-seed = Lo stesso seed dà le stesse carte.
help-of-seed-games = La partita k si gioca con { help-place-text }-k.
help-of-seed-blocks = Il blocco k si gioca con { help-place-text }-k.
help-of-seed-review = Lo stesso seed: gli stessi numeri.
help-of-seed-check = Quali, e come.
help-of-name = Il tuo nome.
help-of-resume = Continua una registrazione incompiuta.
help-of-example = Prova un esempio del regolamento, dalla sua regola.
help-of-language = `de`, `en`, `fr`, `it` o `nl`; in mancanza, quella di LANG.
help-of-host = Dove ascoltare.
help-of-port = La porta su cui ascoltare.
help-of-database = sqlite:///… o postgresql://…; anche in FONDACO_DATABASE.
help-of-own-database = sqlite:///… o postgresql://…; altrimenti la casa di questo utente, o FONDACO_DATABASE.
help-of-bus = nats://…, per più processi; anche in FONDACO_BUS.
help-of-serve-workers = Processi che servono insieme; servono PostgreSQL e NATS.
help-of-minds = Processi per i bot.
help-of-open = Apre un browser.
help-of-json-logs = Messaggi come righe JSON.
help-of-address = Dove la trovano i browser: https://…
help-of-trust-proxy = I proxy a cui si crede su da dove viene una richiesta.
help-of-private-alerts = I webhook possono portare in reti private.
help-of-tables = Tavoli che una persona può avere insieme; 0: quanti si vuole.
help-of-thinkers = Posti con bot che si prendono il loro tempo, per una persona; 0: quanti si vuole.
help-of-review-worlds = Quanto a fondo si analizzano le partite finite: mondi per domanda, da 2 a 10.000.
help-of-no-day = Niente carte del giorno.
help-of-requests = Richieste al minuto da un indirizzo; 0: quante si vuole.
help-of-club = Reti di un club, dove molti hanno lo stesso indirizzo: i limiti per indirizzo sono 25 volte più alti.
help-of-connections = Tavoli aperti insieme da un indirizzo; 0: quanti si vuole.
help-of-hosts = Altri nomi a cui la casa risponde, oltre a quello in --address; * per tutti.
help-of-games = Quante partite.
help-of-games-blocks = Quante partite, in blocchi interi.
help-of-games-each = Quante partite per ogni numero di giocatori.
help-of-workers = Processi; se non indicati, uno per core.
help-of-processes = Processi; se non indicati, uno per core.
help-of-records = Salva ogni partita.
help-of-json = Mostra JSON, senza avanzamento.
help-of-seating = `rotate`, `all` o `fixed`.
help-of-sprt = Si ferma quando è deciso se A è migliore di B.
help-of-elo = La differenza che --sprt deve trovare; altrimenti 35.
help-of-plot = Lo disegna: { help-place-file }.png.
help-of-plots = Disegna in una cartella.
help-of-cluster = Gioca su un cluster Ray; `local` ne avvia uno.
help-of-budget = Mondi per domanda; di più richiedono più tempo.
help-of-html = Lo scrive come pagina.
help-of-count = Quanti problemi deve avere il file.
help-of-seconds = Si ferma dopo tanti secondi.
help-of-worlds = Quanto a fondo; di più richiede più tempo.
help-of-out = Scrive un nuovo file.
help-of-into = Aggiunge a un file; con lo stesso seed si continua dopo le partite che vi si trovano.
help-of-again = Ne giudica tanti di nuovo.
help-of-all = Con tutto ciò che era nascosto.
help-of-from = Comincia da questa mossa.
help-of-status = Solo tavoli così; oppure `all`.
help-of-limit = Quante righe al massimo.
help-of-reason-closed = Perché; chi è al tavolo lo viene a sapere.
help-of-reason-banned = Perché; la persona lo viene a sapere.
help-of-log = Ogni voce come sta nella cronologia.
help-of-output = In un nuovo file.
help-of-yes = Cancella senza chiedere.
help-of-kind = Solo questi; altrimenti tutti.
help-of-portable = Come righe JSON, per ogni tipo di database.
