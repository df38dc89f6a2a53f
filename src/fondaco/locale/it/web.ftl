# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Carica, contratta, naviga: giochi di commercio con gli amici, o con mercanti sempre pronti.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Vai al contenuto
web-close = Chiudi
web-colon = :{" "}
web-out-of-reach = Fondaco non risponde. Nuovo tentativo…
web-opening = Il tavolo si apre…
web-connection-lost = La connessione è caduta. Non va perso nulla; nuovo tentativo…

## Ways through the house

web-nav-label = Menu principale
web-nav-home = Home
web-nav-games = Le mie partite
web-nav-learn = Impara
web-nav-puzzles = Problemi
web-nav-day = Carte del giorno
web-nav-watch = Guarda
web-nav-rules = Regole
web-nav-ratings = Classifica
web-nav-settings = Impostazioni
web-nav-account = Account
web-theme-to-daylight = Passa al tema chiaro (giorno)
web-theme-to-lamplight = Passa al tema scuro (lampada)
web-screen-new = Apri un tavolo
web-screen-replay = Rivedi
web-screen-rules = Regole
web-screen-games = Le mie partite
web-screen-ratings = Classifica
web-screen-player = Giocatore
web-screen-settings = Impostazioni
web-screen-account = Account
web-screen-enter = Accedi con un link
web-screen-lost = Pagina non trovata
web-lost-text = A questo indirizzo non c’è nulla.
web-lost-home = Torna all’inizio
web-enter-title = Stai per diventare { $name }
web-enter-text = Questo link associa questo dispositivo a { $name }: con quel nome, quelle partite e quel rating.
web-enter-trust = Anche chi l’ha creato gioca come { $name }. Continua solo se l’hai creato tu, o qualcuno di cui ti fidi.
web-enter-guest = { $games ->
    [0] Su questo dispositivo ora sei { $was }, un ospite senza partite.
    [one] Su questo dispositivo ora sei { $was }, un ospite con una partita. Non viene con te, e non c’è modo di ritrovarla: per conservarla, crea prima un account.
   *[other] Su questo dispositivo ora sei { $was }, un ospite con { $games } partite. Non vengono con te, e non c’è modo di ritrovarle: per conservarle, crea prima un account.
}
web-enter-account = Qui usi l’account { $login }. Su questo dispositivo la sessione verrà chiusa; le tue partite restano in quell’account.
web-enter-already = Sei già { $name }.
web-enter-go = Diventa { $name }
web-enter-stay = Resta { $was }
web-enter-no = Non ora
web-signed-out = Questo dispositivo non è più associato a { $name }. Da un altro dispositivo qualcuno ha fatto l’accesso, ha creato un account, ha cambiato la password o ha disconnesso questo.
web-signed-out-enter = Accedi
web-signed-out-close = Chiudi

## Games

web-option-memory = Memoria
web-option-memory-strict = ognuno ricorda per sé
web-option-memory-ledger = un registro mostra ciò che tutti hanno visto
web-option-offers = Massimo di offerte per turno (0: senza limite)
web-option-four = Quanto valgono quattro bandiere o quattro simboli carte
web-option-four-6 = 6 carte, come nell’edizione più recente
web-option-four-10 = 10 carte: la serie 1, 3, 6 prosegue
web-option-setup = Botteghe
web-option-setup-standard = mescolate, dieci scoperte
web-option-setup-quick = tutte scoperte, in ordine fisso
web-option-stalling = Giri in cui nessuno fa nulla
web-option-stalling-end = il secondo di fila chiude la partita
web-option-stalling-go-on = la partita continua
web-bot-random = Vagabondo (gioca a caso)
web-bot-greedy = Ambulante (facile)
web-bot-deckhand = Mozzo
web-bot-clerk = Scrivano
web-bot-merchant = Mercante
web-bot-navigator = Pilota
web-bot-captain = Capitano
web-bot-doge = Doge
web-level-deckhand = Un principiante gentile: vede quanto rende un turno, e poco oltre.
web-level-clerk = Gioca discretamente, ma gli sfugge qualcosa e trattando spera troppo.
web-level-merchant = Pianifica turni interi, tratta bene e ricorda chi ha mentito.
web-level-captain = Guarda avanti e si prende tempo per le mosse che decidono la partita.
web-level-doge = Guarda avanti come un capitano e tratta con più durezza di tutti.
web-bot-about = { $name }, circa { $rating }
web-bot-skill = forza
web-bot-character = carattere
web-character-balanced = equilibrato
web-character-honest = onesto
web-character-sly = furbo
web-character-generous = generoso
web-character-stubborn = testardo
web-character-silent = taciturno

## Home

web-home-title = Una casa per i giochi di commercio
web-home-play = Gioca ora
web-home-mine = Le tue partite
web-home-all-mine = Tutte
web-home-mine-empty = Non hai partite in corso. Scegli un gioco qui sopra e sei già al tavolo.
web-home-open-empty = Adesso nessuno aspetta giocatori. Apri un tavolo e manda il link a un amico.
web-home-new = Apri un tavolo
web-play-now = Gioca ora
web-set-up = Prepara…
web-players = giocatori
web-your-name = Il tuo nome
web-card-your-turn = Tocca a te
web-card-turn = Tocca a { $name }
web-card-free = { $count ->
    [0] pronto a cominciare
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-status-open = aperto
web-status-playing = in corso
web-status-paused = in pausa
web-status-over = finita
web-status-closed = Questo tavolo è chiuso
web-closed-text = È stato chiuso prima della fine della partita.

## Start a table

web-new-game = Gioco
web-new-who = Giocatori
web-new-how = Impostazioni
web-new-private = Solo con il link: non nell’elenco dei tavoli
web-new-title = Titolo
web-new-talk = Tempo per parlare prima che un bot concluda i suoi scambi
web-new-calm = I bot se la prendono comoda, così si può seguire
web-new-open = Apri il tavolo
web-new-open-hint = Ricevi un link da mandare a chi vuoi far giocare.
web-new-start = Comincia la partita
web-new-start-hint = Ogni posto è occupato: la partita comincia subito.
web-seconds = { $count ->
    [0] nessuno
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-clock = Orologio
web-clock-none = senza orologio
web-clock-live = dal vivo, in una volta sola
web-clock-days = giorni per ogni turno
web-clock-bank = Minuti all’inizio
web-clock-increment = Secondi in più per turno
web-clock-per-turn = Per ogni turno
web-clock-words-live = { $minutes } min + { $seconds } s a turno
web-clock-words-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}

## Seats

web-seats = Posti
web-seat-number = Posto { $number }
web-seat-me = io
web-seat-you = tu
web-you = Tu
web-seat-anybody = aperto a tutti
web-seat-bot = un bot
web-seat-free = libero
web-seat-is-bot = bot: { $bot }
web-seat-stood-in = qui gioca un bot: { $bot }
web-seat-here = è qui
web-seat-away = non c’è
web-seat-ready = non ha più niente da dire
web-purse = denaro
web-absent = { $name } non c’è.
web-relieve = Fai giocare un bot al suo posto
web-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}

## Before the game

web-private = solo con il link
web-lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-lobby-bots = Bot
web-lobby-waiting = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
web-lobby-more = Si aspettano altri giocatori.
web-lobby-host = Ci sono tutti. La partita la avvia chi ha aperto il tavolo.
web-seat-host = ha aperto il tavolo
web-send-away = Mandare via { $name }?
web-send-away-text = Il posto sarà di nuovo libero. Con il link ci si può sedere di nuovo.
web-send-away-yes = Manda via
web-name-most = Un nome ha al massimo { $most } caratteri.
web-sit = Siediti
web-stand-up = Alzati
web-add-bot = Bot
web-remove-bot = Manda via
web-fill-bots = Completa con i bot
web-invite = Link a questo tavolo
web-copied = Copiato
web-start = Comincia la partita

## The table

web-tabs = Viste del tavolo
web-tab-board = Tabellone
web-tab-log = Cronologia
web-tab-chat = Chat
web-tab-seats = Posti
web-unread = non letti
web-side = Cronologia e chat
web-menu = Menu
web-menu-game = Questa partita
web-menu-fair = Mescolata verificabile
web-no-board = Non è stato possibile caricare questo tabellone.
web-board-failed = Il tabellone di questo gioco non è disponibile: ecco il tavolo semplice.
web-log = Cronologia
web-log-now = Torna al presente
web-log-past = Stai guardando un momento passato.
web-log-empty = Non è ancora successo nulla.
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di’ qualcosa
web-chat-say-gallery = Di’ qualcosa dalla galleria
web-chat-send = Invia
web-chat-earlier = Messaggi precedenti
web-mute = Silenzia { $name }
web-muted = Non vedi più i messaggi di { $name }.
web-unmute = Mostrali di nuovo
web-stand = Fai giocare un bot per me
web-stand-rated = Se la partita vale per la classifica, per te vale il piazzamento finale, anche se la finisce un bot.
web-return = Riprendi il tuo posto
web-pause = Pausa
web-resume = Riprendi
web-close-table = Chiudi il tavolo per sempre
web-commitment-text = La mescolata era fissata prima della prima mossa. La sua impronta, da confrontare alla fine con il seed:

## The prompt line

web-prompt-label = Che cosa fare ora
web-prompt-waiting = { $name } sta pensando.
web-prompt-waiting-all = Si aspettano gli altri.
web-prompt-over = La partita è finita.
web-prompt-paused = La partita è in pausa.
web-prompt-rule = Leggi nelle regole: { $id }
web-undo = Annulla
web-confirm-end = Finisci il turno?
web-confirm-end-plain = Dopo tocca a qualcun altro.
web-confirm-yes = Sì, avanti
web-confirm-no = Non ancora
web-confirm-never = Non chiedere più

## The end

web-result-won = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto.
}
web-result-sheet = Punteggi
web-result-total = Totale
web-result-board = Guarda il tabellone
web-result-open = Guarda il risultato
web-result-review = Chi ha detto la verità?
web-result-seed = La mescolata era regolare?
web-result-seed-text = L’impronta è stata mostrata prima della prima mossa. Con il seed chiunque può controllarla, e rigiocare tutta la partita dalla registrazione.
web-result-seed-value = Seed:
web-result-commitment = Impronta:
web-money-over-time = Il denaro nel tempo
web-rematch = Rivincita
web-replay = Rivedi
web-record = Salva la registrazione

## Replay

web-replay-back = Torna al tavolo
web-replay-seat = Punto di vista
web-replay-controls = Rivedi
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-step = Una mossa avanti
web-replay-step-back = Una mossa indietro
web-replay-turn = Al turno seguente
web-replay-turn-back = Al turno precedente
web-replay-moment = Momento
web-replay-pace = Velocità
web-replay-slow = lenta
web-replay-usual = normale
web-replay-fast = veloce
web-replay-link = Link a questo momento
web-replay-fork = Gioca da qui in poi

## Rules

web-rules-search = Cerca nelle regole
web-rules-beside = Le due edizioni affiancate
web-rules-contents = Capitoli
web-rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
web-rules-none = Nessuna regola contiene queste parole.
web-rules-not-here = Non nell’edizione del { $edition }.
web-rule-all = Tutto il regolamento
web-mark-doc = Da un regolamento pubblicato.
web-mark-doc-short = regolamento
web-mark-fact = Da descrizioni pubbliche del gioco.
web-mark-fact-short = descritto
web-mark-ruling = Nessuno lo dice; lo stabiliamo noi.
web-mark-ruling-short = decisione
web-mark-reconstruction = Stampato sui materiali veri, che non conosciamo; ricostruito con cura.
web-mark-reconstruction-short = ricostruzione
web-mark-edition = solo { $edition }

## My games and ratings

web-games-running = In corso
web-games-finished = Finite
web-games-none-finished = Non hai ancora finito una partita.
web-tally = piazzamento medio { $place }, punteggio medio { $mean }, migliore { $best }
web-player-since = { $login }, iscrizione: { $date }
web-player-none = Ancora nessuna partita finita a un tavolo pubblico.
web-rating-games = { $games ->
    [one] { $games } partita, { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }
   *[other] { $games } partite, { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }
}
web-ratings-how = Per chi ha un account. Il numero è il livello che un giocatore quasi certamente raggiunge o supera.
web-ratings-none = Nessuno ha ancora un rating.
web-ratings-place = Piazzamento
web-ratings-name = Nome
web-ratings-rating = Rating
web-ratings-games = Partite
web-ratings-wins = Vinte

## Settings

web-settings-where = Le tue impostazioni restano salvate in questo browser.
web-settings-language = Lingua
web-settings-theme = Tema
web-theme-system = come il dispositivo
web-theme-daylight = luce del giorno
web-theme-lamplight = lampada (scuro)
web-settings-motion = Animazioni
web-motion-system = come il dispositivo
web-motion-on = sì
web-motion-off = no
web-settings-sound = Suoni del tavolo
web-settings-pace = Vale quando giochi solo con i bot. A un tavolo con altre persone si sceglie nel menu.
web-settings-vibrate = Vibra quando tocca a me
web-settings-awake = Tieni acceso lo schermo mentre gioco
web-sound-offer = Vuoi sentire quando tocca a te e che cosa succede al tavolo?
web-sound-yes = Attiva i suoni
web-sound-no = No, grazie
web-settings-confirm = Chiedi conferma prima di una mossa che finisce il mio turno

## Account

web-account-name = Il tuo nome
web-account-name-text = Per giocare basta un nome.
web-account-rename = Salva il nome
web-account-renamed = Nome salvato.
web-account-title = Un account
web-account-text = Conserva il tuo nome, le tue partite e il tuo rating, su ogni dispositivo. Non serve nessun indirizzo.
web-account-alone = Verrà disconnesso tutto il resto che usa il nome { $name }: altri dispositivi, link e programmi.
web-account-bring = Accedendo, porto con me quello che ho giocato come { $name }
web-account-login = Nome dell’account
web-account-password = Password, almeno 8 caratteri
web-account-register = Crea un account
web-account-enter = Ne ho uno: accedi
web-account-made = Il tuo account è pronto.
web-account-entered = È un piacere rivederti.
web-account-left = Sessione chiusa. Le tue partite restano dove sono.
web-account-yours = Accesso eseguito: { $login }
web-account-yours-text = Le tue partite e il tuo rating sono conservati.
web-account-leave = Esci da questo dispositivo
web-account-link = Crea un link per un altro dispositivo
web-account-device-text = Un link personale associa anche un altro dispositivo al tuo nome. Tienilo per te.
