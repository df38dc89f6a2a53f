# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = La partita è finita.
refused-no-seat = Questo posto non esiste.
refused-no-move = Questa non è una mossa.
refused-no-game = Non c’è un gioco «{ $name }»; ci sono { $names }.
refused-seed = Un seed ha da 1 a { $most } caratteri ASCII stampabili, senza spazi, virgolette o /.
refused-option-value = L’opzione { $name } può essere { $values }, non «{ $value }».
refused-option-only = L’opzione { $name } si sceglie solo con { $where }.
refused-no-option = Non c’è un’opzione «{ $name }»; ci sono { $names }.
refused-not-your-turn = Non tocca a te.
refused-not-your-move = Non è il tuo turno.
refused-nothing-played = Non è stato ancora giocato nulla.
refused-moved-since = { $name } ha mosso nel frattempo.
refused-came-to-light = Questa mossa ha rivelato qualcosa che ormai è stato visto.
refused-no-undo = Non si può annullare. { $reason }
refused-undo-count = Puoi annullare { $most ->
    [one] { $most } mossa
   *[other] da 1 a { $most } mosse
}, non { $count }.

## Bots

refused-no-bot = Non c’è un bot «{ $name }»; ci sono { $names }.
refused-bot-settings = Il bot { $name } non conosce le impostazioni { $settings }.
refused-bot-version = Qui non c’è una versione { $version } del bot { $name }; la versione più recente è { $newest }.
refused-bot-not-loaded = Il bot { $name } non si può caricare: { $error }.
refused-no-character = «{ $setting }» non è un carattere, o ne hai indicato più d’uno. Caratteri: { $names }.
refused-no-budget = «{ $text }» non è un tempo per pensare: scrivi secondi (1s), millisecondi (500ms) o un numero di iterazioni (200).
refused-long-bot = Non c’è un bot con un nome così lungo.
refused-bot-thinks = Qui un bot pensa a una mossa al massimo per { $seconds } secondi o { $iterations } iterazioni.

## At a table

refused-not-begun = La partita non è ancora cominciata.
refused-begun = La partita è già cominciata.
refused-paused = La partita è in pausa.
refused-closed = Questo tavolo è chiuso.
refused-sits-already = Siedi già a questo tavolo.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-nobody-there = Lì non c’è seduto nessuno.
refused-empty-seats = { $empty ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $empty } posti liberi.
}
refused-bot-plays-for-you = Un bot gioca per te; prima riprendi il tuo posto.
refused-person-plays = A quel posto è tornata a giocare la persona.
refused-move-too-long = È troppo lungo per una mossa.
refused-no-talks = In questo momento non si contratta.
refused-held-enough = In questo turno hai già chiesto un momento { $most } volte: può bastare.
refused-paused-enough = In questo turno hai già messo in pausa { $most } volte: può bastare.
refused-gift-no-clock = A questo tavolo non c’è l’orologio: nessuno ha bisogno di tempo.
refused-gift-self = Puoi dare tempo solo agli altri.
refused-gift-bot = Lì gioca un bot. Non ha bisogno di tempo.
refused-gift-plenty = { $name } ha ancora tempo in abbondanza.
refused-gift-enough = In questo turno { $name } ha già ricevuto tempo { $most } volte: può bastare.
refused-gift-rated = Questa partita vale per la classifica: nessuno può ricevere altro tempo.
refused-turn-long-enough = Questo turno è durato abbastanza: il bot chiude ora le trattative.
refused-bot-there-already = Lì gioca già un bot.
refused-plays-already = Stai già giocando tu: nessun bot gioca al tuo posto.
refused-only-sitters-speak = Qui parla solo chi siede al tavolo.
refused-no-remark = Questa frase pronta qui non c’è.
refused-coach-off = Qui non c’è un coach: chi ha aperto il tavolo non lo permette, o la partita vale per la classifica o per un evento.
refused-coach-unasked = Non l’hai attivato: il menu del tavolo elenca che cosa fa il tuo coach.
refused-no-answer = La risposta non è arrivata in tempo. Chiedi di nuovo.
refused-open-never = Le mani di questa partita restano coperte fino alla fine.
refused-open-over = La partita non è in corso: rivedendola si vedono tutte le mani.
refused-open-seat = Chi gioca a questo tavolo, o usa la stessa rete di un giocatore, non vede le mani degli altri.
refused-open-not-yet = È troppo presto: dei primi giri non si mostra ancora nulla.
refused-open-range = Gli spettatori vedono tutte le mani dopo 1–{ $most } giri, o mai (0).
refused-coach-turn = Il coach risponde nel tuo turno, e quando ti aspetta un’offerta.
refused-coach-day = Il coach tace durante il tentativo che conta.
refused-day-no-undo = Nel tentativo che conta non si può annullare nulla.
refused-day-spoils = Questa è una partita con le carte del giorno. Gioca prima la tua; poi potrai guardare quelle degli altri.
refused-day-not-over = Le carte di quel giorno sono ancora in gioco. Si potrà fare quando il giorno sarà finito.
refused-no-day = Questo server non ha carte per quel giorno.
refused-only-watching = A questo tavolo guardi soltanto.
refused-only-sitters = Può farlo solo chi siede al tavolo.
refused-seats-are = Questo posto non esiste: i posti vanno da 0 a { $last }.
refused-seat-taken = Lì è già seduto qualcuno.
refused-name-length = Un nome ha al massimo { $most } caratteri.
refused-name-taken = Qualcun altro a questo tavolo si chiama { $name }.
refused-other-version = Questa partita si gioca con la versione { $theirs } delle regole di { $game }; questo Fondaco ha la versione { $ours }.
refused-newer-version = Questa partita si gioca con la versione { $theirs } delle regole di { $game }; questo Fondaco ha la versione { $ours }. Un Fondaco più recente sa leggerla.
refused-nothing-to-say = Il messaggio è vuoto. Scrivi prima qualcosa.
refused-text-too-long = È troppo lungo: al massimo { $most } caratteri.
refused-not-here = Qui non si può fare.
refused-does-not-wait = La partita non aspetta quel posto.
refused-relieve-when = Un bot può giocare per chi è assente solo se la partita lo aspetta da un minuto.
refused-gallery = La galleria è per chi guarda.
refused-banned = Non puoi più accedere a Fondaco: { $why }
refused-who-are-you = Di’ prima chi sei: scegli un nome nella pagina dell’account.
refused-no-such-order = In questo gioco non c’è l’ordine «{ $order }».
refused-order-unclear = Questo gioco non conosce un ordine così.

## Opening tables, sitting down, and afterwards

refused-talk-range = Il tempo per parlare va da 0 secondi a 7 giorni.
refused-title-length = Un titolo ha al massimo { $most } caratteri.
refused-bank-range = Il tempo all’inizio va da 10 secondi a 10 ore.
refused-increment-range = Il tempo in più per turno va da 0 secondi a 1 ora.
refused-days-range = Per una mossa ci sono al massimo 60 giorni.
refused-same-deal-early = Le carte di una partita in corso non si possono ancora ridistribuire.
refused-seat-not-free = Il posto { $seat } non è libero per un bot.
refused-too-many-bots = Ci sono più bot che posti.
refused-would-be-empty = Ci sarebbero ancora posti liberi.
refused-players-range = { $game } è per { $least }–{ $most } giocatori, non per { $players }.
refused-host-blocks = Chi ha aperto questo tavolo non vuole giocare con te.
refused-not-over = Questa partita non è ancora finita.
refused-fork-finished = Si può giocare da lì in poi solo se la partita è finita.
refused-no-moment = Questo momento non esiste in questa partita.
refused-report-length = Una segnalazione ha da 1 a 2000 caratteri.
refused-record-when-over = La registrazione è disponibile quando la partita è finita.
refused-replay-when-over = Una partita si può rivedere quando è finita.
refused-no-seat-or-moment = Questo posto o momento non esiste.
refused-moment-too-far = La cronologia non arriva fino a quel momento.
refused-no-table = Questo tavolo non esiste.
refused-only-host = Può farlo solo chi ha aperto questo tavolo.
refused-not-sitting = Non siedi a questo tavolo.

## People and the house

refused-say-name-first = Di’ prima chi sei: scegli un nome nella pagina dell’account (un programma lo manda con POST /api/me).
refused-no-such-token = Questo token non è (più) di nessuno. Creane un altro nella pagina dell’account.
refused-another-site = Questa richiesta viene da un altro sito, quindi non è stata eseguita. Apri Fondaco e riprova da lì.
refused-no-language = Qui non c’è la lingua «{ $language }».
refused-link-nobody = Questo link non porta più a nessuno. Creane uno nuovo dove il tuo accesso è ancora attivo.
refused-no-link = Questo link non esiste più.
refused-no-token = Questo token non esiste più.
refused-webhook-https = Un webhook è un indirizzo che comincia con https://.
refused-no-address = Non è un indirizzo, o è troppo lungo. Un indirizzo è fatto così: https://example.org/percorso.
refused-nobody-to-block = Questa persona non esiste.
refused-no-player = Nessuno ha un account con questo nome.
refused-no-game-here = Qui non c’è il gioco «{ $game }».
refused-no-ratings = Non c’è una classifica di «{ $game }», ma di { $games }.
refused-no-push = Qui Fondaco non manda avvisi al browser.
refused-push-browsers = Gli avvisi arrivano al massimo a { $most } dei tuoi browser. Disattivali prima in un altro.
refused-no-subscription = Questo browser non riceve più avvisi. Riattivali nelle impostazioni.
refused-no-answer-within = Nessuna risposta entro { $seconds } secondi.
refused-no-http = Lì qualcosa risponde, ma non è un server web. Ricontrolla l’indirizzo.
refused-not-public = { $host } non si trova nella rete pubblica.
refused-no-such-address = Questo non è un indirizzo della forma https://host/percorso.
refused-no-webhook = Non c’è ancora un webhook. Salva prima un indirizzo.
refused-webhook-unreached = Il messaggio non è arrivato: { $reason }
refused-webhook-status = Il messaggio è arrivato, ma la risposta è stata { $status } invece di 200.
refused-test-pause = Aspetta qualche secondo prima di riprovare.
refused-wrong-password = Password errata.
refused-no-account = Non hai ancora un account.
refused-no-device = Questo dispositivo non è più collegato.
refused-nobody-to-report = Questa persona non esiste.
refused-has-account = Hai già un account.
refused-login-length = Il nome dell’account ha da 2 a { $most } caratteri.
refused-password-length = Una password ha da { $least } a { $most } caratteri.
refused-login-taken = Il nome dell’account { $login } è già preso. Scegline un altro.
refused-login-alike = Qualcuno ha un nome dell’account che somiglia a { $login }. Scegline un altro.
refused-login-mixed = Un nome dell’account ha lettere di un solo alfabeto.
refused-many-links = Hai già { $most } link personali: prima eliminane uno.
refused-many-tokens = Hai già { $most } token: prima eliminane uno.
refused-wrong-login = Nome dell’account o password errati.
refused-many-guesses = Troppe password sbagliate; aspetta dieci minuti.
refused-choose-name = Scegli un nome da 1 a { $most } caratteri.
refused-text-nul = Nel testo c’è un carattere che non si può salvare (NUL). Riscrivilo, per favore.
refused-text-half = Nel testo c’è un carattere incompleto. Riscrivilo, per favore.
refused-number-too-large = Questo numero è troppo grande. Scegline uno più piccolo.
refused-not-opened = Non è stato possibile aprire il tavolo; riprova.
refused-too-many-writing = Troppe persone scrivono a questo tavolo nello stesso momento; riprova.
refused-not-written = Non è stato possibile salvarlo; riprova.
refused-cannot-write = Fondaco ora non può salvare nulla; riprova.
refused-cannot-write-connect = Fondaco ora non può salvare nulla; riapri il tavolo.
refused-storage-full = Questo browser non può salvare nulla: la memoria è piena o disattivata. Non è cambiato niente.
refused-only-with-server = Qui giochi contro i bot, nel tuo browser. Per quello che vuoi fare serve un server.
refused-cannot-read-connect = Fondaco ora non può rileggere nulla; riapri il tavolo.
refused-too-slow = La tua connessione è troppo lenta; riapri il tavolo.
refused-signed-out = Qui la tua sessione è chiusa.
refused-too-often = È troppo in una volta; riapri il tavolo un po’ più tardi.
refused-too-many-requests = Troppe richieste; riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-at-once = Chiedi troppe cose insieme; aspetta le prime risposte.
refused-too-many-connects = Troppe connessioni nuove; riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-connections = Da qui sono aperti troppi tavoli insieme; chiudine uno.
refused-too-many-costly = Questo impegna molto il server, e l’hai chiesto troppo spesso. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-questions = Hai chiesto troppo spesso al coach. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-reviews = Le analisi che hai chiesto sono ancora in corso; aspetta che una sia pronta.
refused-too-many-entries = Vai troppo in fretta; riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-speeches = Hai già parlato molto; aspetta { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-too-many-passwords = Troppe password dal tuo indirizzo; riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-many-offers = Hai già { $most } offerte sul tavolo; prima ritirane una.
refused-others-play = Qui giocano anche altri, quindi la partita non si può più chiudere. Se devi andare, lascia giocare un bot per te.
refused-house-full = Fondaco è pieno; riprova tra poco.
refused-said-nothing = Da te non è arrivato nulla per troppo tempo. Riprova.
refused-wrong-host = Questo server non si chiama { $host }. Chi lo gestisce può aggiungere quel nome (fondaco serve --hosts).
refused-no-such-show = Non c’è nessuna partita registrata con questo nome: { $name }.
refused-only-owner = Può farlo solo chi ha avviato Fondaco, dal computer su cui gira.
refused-no-network = Questo computer non è in nessuna rete privata, oppure un altro programma vi occupa già la porta.
refused-went-wrong = Qualcosa è andato storto in Fondaco; nulla è cambiato.
refused-went-wrong-connect = Qualcosa è andato storto in Fondaco; riapri il tavolo.
refused-many-tables = Hai già { $tables } tavoli in corso, e di più non si può. Prima finiscine o chiudine uno.
refused-many-tables-address = Dal tuo indirizzo sono già in corso { $tables } tavoli, e di più non si può. Prima finiscine o chiudine uno.
refused-many-thinkers = Per te possono pensare al massimo { $bots } bot lenti. Scegline uno più rapido, oppure prima finisci o chiudi un tavolo.
refused-many-thinkers-address = Per chi gioca dal tuo indirizzo possono pensare al massimo { $bots } bot lenti. Scegline uno più rapido, oppure prima finisci o chiudi un tavolo.
refused-link-other = Questo link porta a qualcun altro: guarda di nuovo chi diventeresti.
refused-set-aside = Questo tavolo non si può leggere; Fondaco l’ha messo da parte. Avvisa chi gestisce il server.
refused-not-ordered = Quest’ordine non vale più.

## Positions

refused-long-position = È troppo lungo per una posizione.
refused-no-such-position = Nessuna posizione è fatta così.
refused-not-json = Non è una posizione: non è JSON valido.
refused-not-json-object = Non è una posizione: non è un oggetto JSON.
refused-field-object = { $where } deve essere un oggetto.
refused-field-missing = In { $where } manca «{ $field }».
refused-field-unknown = { $where } ha un campo sconosciuto «{ $field }».
refused-field-flag = { $where }: { $field } deve essere true o false.
refused-field-text = { $where }: { $field } deve essere un testo.
refused-field-number = { $where } deve essere un numero intero da { $low } a { $high }.
refused-field-choice = { $where } deve essere uno di questi: { $names }.
refused-field-list = { $where } deve essere un elenco.
refused-field-list-of = { $where } deve essere un elenco di { $length ->
    [one] { $length } elemento
   *[other] { $length } elementi
}.
refused-field-texts = { $where } deve essere un elenco di testi.
refused-no-seat-at = A un tavolo da { $players } non c’è il posto { $seat }.

## Records

refused-at-line = Riga { $line }: { $reason }
refused-no-such-ply = Questa partita ha le mosse da { $first } a { $last }, non { $ply }.
refused-seats-to = Non c’è il posto { $seat }. I posti vanno da 0 a { $last }.
refused-seats-and-names = Ci sono { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
} e { $names ->
    [one] { $names } nome
   *[other] { $names } nomi
}.
refused-seed-hidden = Il seed è ancora nascosto: non si può rigiocare.
refused-seed-not-committed = Il seed non corrisponde all’impronta fissata prima della prima mossa.
refused-review-unfinished = Questa partita non è ancora finita: fino ad allora non se ne svela niente.
refused-review-budget = Un’analisi usa da { $least } a { $most } simulazioni per decisione, non { $budget }.
refused-puzzle-shape = Questo non è un problema: manca qualcosa, o qualcosa non è come dovrebbe.
refused-puzzle-unsound = Il problema { $puzzle } non è corretto: { $reason }
refused-puzzle-id = il suo identificativo non è quello del suo momento.
refused-puzzle-ruleset = non è di { $ruleset }.
refused-puzzle-choices = le sue scelte non sono mosse di quel posto.
refused-puzzle-solution = la sua soluzione ({ $move }) non è tra le sue scelte.
refused-puzzle-file = Questo file non contiene problemi.
refused-no-such-puzzle = Qui non c’è un problema così: { $id }.
refused-no-such-puzzles = Qui non ci sono problemi così.
refused-puzzle-answer = Non è una delle scelte di questo problema: { $move }.
refused-at-move = Mossa { $ply }, «{ $move }»: { $reason }
refused-over-before = La partita è finita prima di questa mossa.
refused-other-seats-move = Ora non tocca al posto { $seat }, ma { $count ->
    [one] al posto { $seats }
   *[other] ai posti { $seats }
}.
refused-not-unfinished = Le mosse finiscono la partita, ma la registrazione la dice incompiuta.
refused-not-ended = La registrazione ha un risultato, ma le sue mosse non finiscono la partita.
refused-other-scores = I punteggi sono { $scores }.
refused-other-places = I piazzamenti sono { $places }.
refused-other-checksum = L’ultima posizione ha la somma di controllo { $checksum }.
refused-record-key-twice = { $key } compare due volte.
refused-record-too-long = È troppo lungo per una registrazione: più di { $most } MB.
refused-record-not-text = Non è testo UTF-8.
refused-record-title = Una registrazione comincia con «{ $title }».
refused-record-format = È una registrazione in formato «{ $theirs }»; questo Fondaco legge il formato { $ours }.
refused-record-header-line = «{ $line }» non è una riga d’intestazione; si scrive «key: value».
refused-record-no-key = Non c’è una chiave d’intestazione «{ $key }».
refused-record-leading-zero = «{ $key }» si scrive senza zero iniziale.
refused-record-lacks = L’intestazione non ha una riga «{ $key }».
refused-record-places-missing = manca `places`: un risultato ha anche i piazzamenti, una partita incompiuta no.
refused-record-places-extra = `places` qui non c’entra: un risultato ha anche i piazzamenti, una partita incompiuta no.
refused-record-checksum-missing = manca `checksum`: un seed noto ha anche una somma di controllo, uno nascosto no.
refused-record-checksum-extra = `checksum` qui non c’entra: un seed noto ha anche una somma di controllo, uno nascosto no.
refused-record-number = { $what } è un numero da { $low } a { $high }, non «{ $text }».
refused-record-numbers = { $what } ha { $numbers ->
    [one] { $numbers } numero
   *[other] { $numbers } numeri
} per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
refused-record-hex = { $what } ha { $digits } cifre esadecimali, non «{ $text }».
refused-record-date = «{ $text }» non è una data; le date si scrivono 2026-11-15.
refused-record-seat = «{ $text }» non è un posto; si scrive «Anna (person)».
refused-record-no-seat = Non c’è { $key } in una partita a { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
refused-record-goes-nowhere = La riga precedente non finisce con «;», quindi questa non continua nulla.
refused-record-indent = La riga precedente finisce con «;»: deve seguire una riga rientrata.
refused-record-empty-move = Qui c’è una mossa vuota.
refused-record-comment = Qui c’è un commento fuori posto.
refused-record-cut-short = La registrazione finisce a metà di una riga di mosse.
refused-record-moves-line = «{ $line }» non è una riga di mosse; si scrive «7  0: a; b».
refused-record-moves-number = Questa riga di mosse deve avere il numero { $expected }, non { $number }.
refused-record-no-such-seat = Non c’è il posto { $seat } in una partita a { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
refused-record-quote = «{ $text }» non ha le virgolette di chiusura, o c’è altro dopo.
refused-record-move-written = Una registrazione non può contenere una mossa scritta «{ $move }».

## Files and commands

refused-cannot-read = Impossibile leggere { $file }: { $error }.
refused-cannot-read-folder = Impossibile leggere la cartella { $folder }: { $error }.
refused-cannot-write-file = Impossibile scrivere { $file }: { $error }.
refused-cannot-make-folder = Impossibile creare la cartella { $folder }: { $error }.
refused-not-text = { $file } non è testo UTF-8.
refused-option-how = Un’opzione si scrive nome=valore, non «{ $option }».
refused-option-twice = L’opzione { $name } è data due volte: { $one } e { $other }.
refused-seat-or-all = Scegli --seat o --all, non entrambi.
refused-no-lesson = Non c’è una lezione «{ $name }»; ci sono { $names }.
refused-lesson-move = Lezione { $lesson }, { $step }, { $seat }: { $move }: { $reason }
refused-no-such-field = Una persona non ha il campo { $fields }.

## Bots at play

refused-seats-and-bots = Ci sono { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
} e { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}.
refused-did-not-end = La partita con il seed { $seed } non è finita in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
refused-bot-silent = La partita aspetta il bot { $bot }, che non risponde.
refused-bot-wrong-move = Il bot { $bot } al posto { $seat } ha fatto una mossa sbagliata (numero { $ply }): { $reason }

## Arena

refused-no-workers = Non ci possono essere { $workers } processi.
refused-cluster-failed = Errore del cluster: { $error }
refused-cluster-needs-ray = Un cluster ha bisogno di Ray: pip install ray.
refused-no-cluster = Non c’è un cluster a { $address }: { $error }.
refused-cluster-how = Un cluster è { $local }, { $auto }, host:porta o ray://host:porta, non «{ $address }».
refused-plot-needs-matplotlib = Un grafico ha bisogno di matplotlib: pip install matplotlib.
refused-plot-kinds = Un grafico è un file che finisce con { $kinds }, non { $file }.
refused-plot-folder = Non c’è una cartella { $folder } per il grafico.
refused-plot-is-folder = { $file } è una cartella; un grafico è un file.
refused-data-needs-pyarrow = Le tabelle hanno bisogno di pyarrow: pip install 'fondaco[data]'.
refused-export-not-empty = La cartella { $folder } non è vuota; un’esportazione ne vuole una nuova o vuota.
refused-export-not-folder = { $file } non è una cartella; un’esportazione ne vuole una nuova o vuota.
refused-export-version = { $file } ha la versione «{ $theirs }» delle tabelle; questo Fondaco legge la versione { $ours }. Esporta di nuovo le registrazioni.
refused-export-unreadable = { $file } è danneggiato o non viene da un’esportazione: { $error }
refused-worker-died = Un processo si è interrotto; la memoria basta?
refused-bots-how = Elenca i bot separati da virgole, come merchant,random.
refused-game-players = Il gioco { $game } è per { $least }–{ $most } giocatori, non per { $players }.
refused-seating-ways = La disposizione dei bot può essere { $ways }, non «{ $way }».
refused-seating-too-many = Un blocco avrebbe { $games } partite; più di { $most } non hanno senso. Indica meno bot, o usa --seating rotate.
refused-games-least = Ci vuole almeno 1 partita, non { $games }.
refused-players-and-bots = Ci sono { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} e { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}.
refused-test-same-bot = Una prova si fa fra due bot diversi, non con { $bot } due volte.
refused-test-elo = La differenza da trovare va da 1 a { $most } punti Elo, non { $elo }.
refused-test-elo-alone = Una differenza da trovare (--elo) va con una prova (--sprt A,B).
refused-test-how = Una prova si fa fra due bot e si scrive A,B, non «{ $text }».
refused-no-files = Non ci sono file in { $folder }.
refused-lan-alone = --lan si usa solo senza un comando; vedi `fondaco serve --host`.
refused-workers-few = Ci vuole almeno un processo di lavoro, non { $count }.
refused-workers-windows = Su Windows può esserci un solo processo di lavoro: lì un processo non può passare una connessione a un altro.
refused-workers-database = I processi di lavoro condividono i tavoli tramite PostgreSQL: indicalo con --database postgresql://…
refused-workers-bus = I processi di lavoro si scambiano messaggi tramite NATS: indicalo con --bus nats://…
refused-puzzles-where = Indica un nuovo file con --out, oppure uno a cui aggiungere con --into.
refused-record-unreadable = Impossibile leggere: { $error }.
refused-record-unplayable = Impossibile rigiocare: { $error }.
refused-no-finished-games = { $files ->
    [one] L’unico file in { $folder } non è una partita finita che si possa rigiocare
   *[other] In { $folder } ci sono { $files } file, ma nessuno è una partita finita che si possa rigiocare
}; { $file }: { $reason }
refused-unfinished = La partita è incompiuta.
refused-tournament-bots = Un torneo ha bisogno di bot.
refused-tested-not-playing = { $bot } è da provare, ma non gioca.

## Environments

refused-opponents = { $need ->
    [one] Serve { $need } avversario
   *[other] Servono { $need } avversari
}, non { $given }.
refused-illegal-how = `illegal` può essere { $names }, non «{ $value }».
refused-reset-first = Prima reimposta l’ambiente.
refused-over-reset = La partita è finita: reimposta l’ambiente.
refused-seed-digits = Un seed ha da 1 a { $most } cifre, non { $digits }.
refused-resampled = Uno stato ricampionato non si può serializzare: non ha una storia.
refused-reward-how = Una ricompensa può essere { $names }, non «{ $value }».
refused-no-such-action = L’azione { $action } ora non è fra quelle di questo posto.
refused-seat-silent = La partita aspetta il posto { $seat }, che non risponde.
refused-vector-needs-numpy = Per giocare più partite insieme serve numpy: pip install 'fondaco[envs]'.
refused-vector-games = Serve almeno una partita, non { $games }.
refused-vector-workers = I processi possono essere da 1 a { $most }, non { $workers }.
refused-vector-row = Non c’è la riga { $row }: le righe vanno da 0 a { $last }.
refused-vector-seeds = { $need ->
    [one] Serve { $need } seed
   *[other] Servono { $need } seed
}, non { $given }.
refused-vector-shape = Le azioni sono una riga di { $need } numeri; queste hanno la forma { $shape }.
refused-vector-type = Le azioni sono numeri interi, non { $type }.
refused-vector-over = La partita nella riga { $row } è finita: reimpostala, o dai -1 invece di un’azione.
refused-vector-action = L’azione { $action } non è permessa nella riga { $row }. Nessuna partita è cambiata.
refused-vector-worker = Il processo che giocava le righe da { $first } a { $last } è terminato. Reimposta l’ambiente per ricominciare queste partite.
refused-vector-closed = L’ambiente è chiuso.

## Running a house

refused-no-house = Non c’è nessun server Fondaco a { $url }.
refused-table-is-already = { $table } è già { $status }.
refused-no-such-table = Non c’è il tavolo { $table }.
refused-export-not-begun = Questa partita non è cominciata; --log dà quel che c’è.
refused-export-what = Indica un tavolo, o scrivi tutte le partite con --all CARTELLA. --log e --output valgono per un solo tavolo.
refused-looking-already = Stai già cercando giocatori per un altro gioco. Ferma prima quella ricerca.
refused-export-all-not-folder = { $folder } non è una cartella.
refused-export-all-not-empty = { $folder } non è vuota. Indica una cartella nuova o vuota.
refused-port-taken = Un altro programma è già in ascolto su { $at }. Fermalo, o scegli un’altra porta con --port.
refused-port-taken-by-fondaco = Fondaco è già in funzione su { $at }. Fermalo, o scegli un’altra porta con --port.
refused-port-forbidden = Non puoi ascoltare su { $at }. Scegli una porta sopra 1023 con --port.
refused-cannot-listen = Impossibile ascoltare su { $at }: { $error }.
refused-database-served = Un altro Fondaco usa già questo database. È in funzione su { $address }. Più processi richiedono PostgreSQL e --bus.
refused-restart-time = «{ $time }» non è una durata. Scrivi 90s, 10m o 1h30m, al massimo 7 giorni.
refused-restart-message = Un messaggio ha al massimo { $most } caratteri.
refused-restart-how = Programma un riavvio con --in, o annullalo con --cancel. Un messaggio richiede --in.
refused-restart-none = Non è previsto nessun riavvio.
refused-tell-reason = Indica un motivo.
refused-no-login = Nessun account si chiama { $login }.
refused-nobody-called = Nessuno ha { $name } come nome dell’account o id; `people` cerca per nome.
refused-no-setting = Non ci sono dati del tabellone per { $game }.
refused-no-such-lesson = Non c’è una lezione «{ $name }».
refused-no-board-file = Questo tabellone non ha un file con questo nome.
refused-no-such-guide = Non c’è una guida «{ $name }».
refused-no-example = Non c’è un esempio «{ $name }» da provare.
refused-table-status = Un tavolo può essere: { $names }.
refused-before-milliseconds = `before` è un tempo in millisecondi.
refused-push-address = Un servizio di avvisi ha un indirizzo che comincia con https://.
refused-push-keys = Un’iscrizione ha le chiavi p256dh e auth.
refused-push-keys-damaged = Le chiavi di questa iscrizione sono danneggiate.
refused-frame-too-long = Questo messaggio è troppo lungo.
refused-frame-no-request = Questo messaggio non è una richiesta: { $error }.
refused-body-missing = Questa richiesta ha bisogno di un contenuto: JSON, almeno { "{}" }.
refused-body-not-json = Il contenuto di questa richiesta non è JSON: { $error }.
refused-body-form = Il contenuto di questa richiesta non ha la forma giusta: { $error }.
refused-request-form = Questa richiesta non ha la forma giusta: { $error }.
refused-no-such-method = Questo indirizzo non conosce { $method }.
refused-nothing-there = A questo indirizzo non c’è nulla.
refused-body-too-large = Il contenuto di questa richiesta è troppo grande.
refused-request-id = Una richiesta ha un id da 1 a { $most } caratteri.
refused-last-entry = `last` è il numero dell’ultima voce che hai visto.
refused-bot-outpaced = Mentre il bot pensava, la partita è andata avanti.
refused-log-opening = La cronologia di questo tavolo non comincia con la sua apertura.
refused-log-gap = La voce { $number } non segue la voce { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = «{ $url }» non è l’indirizzo di un archivio: sqlite:///percorso o postgresql://…
refused-store-kind = «{ $kind }» non è un tipo di archivio: sqlite:///percorso o postgresql://…
refused-store-postgres-address = Non è l’indirizzo di un database PostgreSQL.
refused-store-sqlite-option = Un archivio SQLite non ha l’opzione «{ $option }».
refused-store-not-opened = Il database non si può aprire: { $error }
refused-store-file-not-opened = Il database «{ $path }» non si può aprire: { $error }.
refused-store-not-usable = Il database non si può usare: { $error }.
refused-store-locked = Il database non si può usare: un altro programma lo tiene bloccato.
refused-store-disk-full = Il database non si può usare: il disco è pieno.
refused-store-read-only = Il database non si può usare: è in sola lettura.
refused-store-disk-silent = Il database non si può usare: il disco non risponde.
refused-store-damaged = Il database non si può usare: è danneggiato; ripristina un backup.
refused-store-not-sqlite = Il database non si può usare: non è un database SQLite.
refused-store-cannot-open = Il database non si può usare: non si apre.
refused-store-busy = Il database è troppo occupato.
refused-store-silent = Il database non risponde.
refused-store-lost = La connessione al database è caduta; controlla se l’operazione è riuscita.
refused-store-closed = L’archivio è chiuso.
refused-store-taken = Lo ha già qualcun altro.
refused-store-login-taken = Questo nome dell’account è già preso.
refused-store-secret-taken = Questo segreto è già in uso.
refused-store-rating-stale = Questo rating nel frattempo è cambiato.
refused-store-migration-failed = L’archivio non si è potuto aggiornare: { $error }
refused-backup-no-store = Non c’è un archivio a «{ $url }».
refused-backup-damaged = Il database è danneggiato; il backup non è stato conservato.
refused-backup-failed = Il backup è fallito: { $error }.
refused-no-backup = Non c’è un backup «{ $file }».
refused-export-torn = { $file } è incompleto o non è mai stato scritto da Fondaco.
refused-restore-not-empty = Questo archivio non è vuoto; ripristina in uno nuovo.
refused-store-newer = Questo è stato scritto da un Fondaco più recente (la sua versione è «{ $theirs }», questo programma conosce «{ $ours }»). Installa il programma più recente, o usa un backup più vecchio.
refused-not-aside = { $table } non è stato messo da parte.
refused-entry-unreadable = La voce { $entry } di { $table } non si può leggere ({ $why }); `export --log` dà quel che c’è.
refused-table-unlisted = La voce di { $table } nell’elenco dei tavoli non è leggibile. Un server in funzione la riscrive dalla cronologia del tavolo.
refused-store-number-taken = Questo numero è già preso.

# The ladder against bots

refused-ladder-guest = Le partite valide per la classifica richiedono un account. Creane uno nella pagina dell’account: bastano un nome e una password.
refused-ladder-help = Una partita valida per la scala si gioca senza coach e senza mani mostrate agli spettatori, e nessuno deve conoscere prima le carte.
refused-ladder-alone = Per la scala giochi contro i soli bot: siediti e metti un bot in ogni altro posto.
refused-ladder-bots = Per la scala valgono solo i bot con una forza misurata e senza carattere: { $bots }.
refused-ladder-unmeasured = In questo gioco la forza dei bot non è ancora misurata: non c’è una scala.
refused-ladder-running = Hai già una partita valida in corso contro questi bot. Finiscila prima: è in Le mie partite.
refused-ladder-no-undo = Questa partita vale per la scala: non si può annullare nulla.

## Roles and moderation

refused-only-with-role = Può farlo solo chi ha un ruolo su questo server.
refused-no-report-state = Una segnalazione può essere: { $states }.
refused-no-report = Non c’è una segnalazione { $report }.
refused-no-role = Un ruolo è uno di questi: { $roles }.
refused-last-owner = Sei l’unico proprietario. Nomina prima qualcun altro.
refused-reason-length = Scrivi da 1 a { $most } caratteri.
refused-hours = Scegli da 0 a { $most } ore.
refused-announce-hours = Scegli da 1 a { $most } ore.
refused-no-sanction = Questa persona può scrivere ed entrare.
refused-no-sanction-kind = Scegli tra: { $kinds }.
refused-not-yourself = Non puoi farlo su di te.
refused-has-role = Questa persona ha un ruolo su questo server. Può farlo solo un proprietario.
refused-muted = Al momento non puoi scrivere nelle chat. Il motivo: { $why }
refused-sent-away = La moderazione ti ha tolto da questa partita. Un bot la gioca fino alla fine.
