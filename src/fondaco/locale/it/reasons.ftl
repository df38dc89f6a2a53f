# Why something cannot be done. The English sentences are those that the rules and the house raise;
# `fondaco.reasons` finds a sentence here by its English, and tells it in another language.
# A value called $reason is itself one of these, and $company is a company of Batavia.

## Any game

reason-game-over = La partita è finita.
reason-no-game = Non c’è un gioco { $name }; ci sono { $names }.
reason-seed = Un seme ha da 1 a { $most } caratteri ASCII stampabili, senza spazi, virgolette o /.
reason-option-value = L’opzione { $name } può essere { $values }, non { $value }.
reason-no-option = Non c’è un’opzione { $name }; ci sono { $names }.
reason-not-your-turn = Non tocca a te.
reason-not-your-move = Non è il tuo turno.
reason-nothing-played = Non è stato ancora giocato nulla.
reason-moved-since = { $name } ha mosso nel frattempo.
reason-came-to-light = Con questa mossa è venuto alla luce qualcosa che ormai è stato visto.
reason-no-undo = Non si può annullare. { $reason }
reason-undo-count = Puoi annullare da 1 a { $most } mosse, non { $count }.

## Oltre Mare

reason-no-card = Non c’è una carta { $card }: una carta è una merce e un numero, come { $example }.
reason-no-port = Sulla mappa non c’è un porto { $port }.
reason-no-edition = Non c’è un’edizione { $name }; ci sono { $names }.
reason-oltremare-players = Oltre Mare è per 2–5 giocatori, non per { $players }.
reason-option-offers = L’opzione offers è un numero da 0 a { $most }, non { $limit }.
reason-other-deck = Questo mazzo è per l’edizione { $theirs }, non { $ours } (OM-0.1, OM-0.3).
reason-move-shorter = Una mossa è più corta di così.
reason-oltremare-moves = { $move } non è una mossa: le mosse cominciano con discard, buy, offer, amend, counter, accept, decline, withdraw, done, play, sail, compass, stay o load.
reason-answer-how = Nomina l’offerta e la sua versione: «accept #3.1 salt4», «decline #3.1».
reason-card-once = Una carta si può dare una volta sola.
reason-accept-names-cards = Solo chi accetta un’offerta nomina carte.
reason-too-much = { $value } è troppo: al massimo { $most }.
reason-offer-how = Un’offerta si scrive così: «offer 2: grain3 + 1d for 2 salt».
reason-offer-link = «amend» e «counter» nominano un’offerta, come #3.1; «offer» no.
reason-this-card-once = { $card } si può dare una volta sola.
reason-neither-card = { $item } non è né una carta né ducati.
reason-neither-goods = { $item } non è né ducati né un numero di merci.
reason-most-ducats = In un affare entrano al massimo { $most } ducati.
reason-most-cards = Si possono offrire al massimo { $most } carte alla volta.
reason-most-of-goods = In un affare entrano al massimo { $most } carte di una stessa merce.
reason-no-claim = Non si può dire { $words } di una carta. { $reason }
reason-claim-how = Si può dichiarare un carico da 1 a 4, una potenza da 3 a 6 e uno o due simboli.
reason-no-move = Questa non è una mossa.
reason-offer-cards-once = Un’offerta nomina ogni carta una volta.
reason-offer-to-one = Un’offerta va a un posto o a tutti.
reason-deal-needs-card = In un affare almeno una carta deve cambiare mano (OM-2.2.4).
reason-no-trade-phase = La fase di commercio è finita, o non è cominciata.
reason-no-seat = Questo posto non c’è.
reason-bought-four = In questo turno hai già comprato quattro carte (OM-2.2.6).
reason-buy-where = Puoi comprare dal mazzo o dalla tua pila dei pirati.
reason-pile-empty = Nel mazzo non ci sono più carte da comprare.
reason-pirates-empty = La tua pila dei pirati è vuota.
reason-too-few-cards = Devi giocare { $need ->
    [one] { $need } carta
   *[other] { $need } carte
} e ne hai { $hand }: comprane o contratta per averne altre (OM-2.2.8).
reason-offer-changed = L’offerta { $number } è cambiata: ora è la versione { $new }, non la { $old }.
reason-offer-gone = L’offerta { $number } non è più sul tavolo.
reason-offers-in-trade = Le offerte si fanno solo nella fase di commercio.
reason-no-more-offers = In questo turno non si possono più fare offerte (OM-2.2.12).
reason-offer-own-cards = Puoi offrire solo carte della tua mano.
reason-offer-to-another = Un’offerta va a un altro giocatore o a tutti.
reason-only-active-trades = Solo il giocatore attivo commercia con tutti (OM-2.2.1).
reason-change-own-offer = Puoi cambiare solo la tua offerta.
reason-counter-to-maker = Una controfferta va a chi ti ha fatto un’offerta.
reason-withdraw-own = Puoi ritirare solo la tua offerta.
reason-not-yours-to-decline = Non sta a te rifiutare questa offerta.
reason-not-yours-to-accept = Non sta a te accettare questa offerta.
reason-trade-in-trade = Si commercia solo nella fase di commercio.
reason-give-own-cards = Puoi dare solo carte della tua mano.
reason-not-asked-cards = Queste non sono le carte che l’offerta chiede.
reason-active-could-not-play = Dopo questo affare il giocatore attivo non potrebbe giocare abbastanza carte (OM-2.2.10).
reason-discard-above-power = Solo da una mano oltre la potenza va una carta ai pirati.
reason-play-in-actions = Le carte si giocano nella fase delle azioni.
reason-play-own-card = Puoi giocare solo una carta della tua mano.
reason-cannot-sail = La tua nave ora non può navigare lì.
reason-cannot-sail-twice = La tua nave ora non può navigare lì: nessuna rotta due volte in un turno (OM-2.3.5).
reason-compass-where = La bussola porta in qualsiasi altro porto senza bussola.
reason-load-after-actions = Le carte si caricano dopo le azioni.
reason-load-played = Puoi caricare solo una carta giocata in questo turno.

## Batavia

reason-batavia-players = Batavia è per 3–5 giocatori, non per { $players }.
reason-bid-more = Offri più di { $bid } e al massimo le tue { $letters } lettere, o passa.
reason-hand-empty = La tua mano è vuota: pesca 2 carte.
reason-no-shop-to-reach = La tessera d’arrivo è presa e non puoi raggiungere nessuna bottega: pesca 2 carte.
reason-no-majority = Le tue carte non possono darti la maggioranza in nessuna compagnia: pesca 2 carte.
reason-no-card-of = Non hai carte: { $company }.
reason-lay-to-reach = La tessera d’arrivo è presa: cala carte che ti portino a una bottega.
reason-need-majority = Ti servono più carte calate di una compagnia di ogni altro giocatore.
reason-no-company = { $what } non è una compagnia; ci sono { $names }.
reason-batavia-moves = { $move } non è una mossa; le mosse sono: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
reason-no-bid = { $bid } non è un’offerta; un’offerta è un numero da 1 a { $most }.
reason-proxy-least = Un’offerta massima è di 0 lettere o più.
reason-no-bid-asked = Ora non ti si chiede un’offerta.
reason-choose-company = Scegli la compagnia con cui viaggiare.
reason-draw-or-lay = Pesca 2 carte o calane.
reason-lay-or-done = Cala una carta, riprendine una, o hai finito.
reason-exchange-or-keep = Scambia le tue tessere o tienile.
reason-no-seal = Non hai questo sigillo: { $company }.
reason-no-shop-ahead = Davanti a te non ci sono botteghe di questa compagnia: { $company }.

## Bots

reason-no-bot = Non c’è un bot { $name }; ci sono { $names }.
reason-bot-settings = Il bot { $name } non conosce le impostazioni { $settings }.
reason-bot-not-loaded = Il bot { $name } non si può caricare: { $error }.
reason-no-character = { $setting } non è un carattere, o non è l’unico; ci sono { $names }.
reason-no-expert = Nessuno dei nostri bot conosce questo gioco abbastanza da giocarlo pensando.
reason-no-budget = { $text } non è un tempo per pensare: scrivi secondi (1s), millisecondi (500ms) o un numero di iterazioni (200).
reason-long-bot = Non c’è un bot con un nome così lungo.
reason-bot-thinks = Un bot di questa casa pensa a una mossa per al massimo { $seconds } secondi o { $iterations } iterazioni.
reason-many-tables = Hai già { $tables } tavoli in corso, e di più non si può. Prima finiscine o chiudine uno.
reason-many-tables-address = Dal tuo indirizzo sono già in corso { $tables } tavoli, e di più non si può. Prima finiscine o chiudine uno.
reason-many-thinkers = Al massimo { $bots } bot che si prendono il loro tempo possono pensare per te. Scegline uno più rapido, oppure prima finisci o chiudi un tavolo.
reason-many-thinkers-address = Al massimo { $bots } bot che si prendono il loro tempo possono pensare per chi gioca dal tuo indirizzo. Scegline uno più rapido, oppure prima finisci o chiudi un tavolo.

## At a table

reason-not-begun = La partita non è ancora cominciata.
reason-begun = La partita è già cominciata.
reason-paused = La partita è in pausa.
reason-closed = Questo tavolo è chiuso.
reason-sits-already = Siedi già a questo tavolo.
reason-table-full = Tutti i posti di questo tavolo sono occupati.
reason-nobody-there = Lì non c’è seduto nessuno.
reason-empty-seats = Ci sono ancora { $empty } posti liberi.
reason-empty-seat = C’è ancora un posto libero.
reason-bot-plays-for-you = Un bot gioca per te; prima riprendi il tuo posto.
reason-person-plays = La persona a quel posto gioca di nuovo da sé.
reason-move-too-long = È troppo lungo per una mossa.
reason-no-talks = In questo momento non si contratta.
reason-bot-there-already = Lì gioca già un bot.
reason-plays-already = Giochi già da te.
reason-only-sitters-speak = Solo chi siede al tavolo vi parla.
reason-only-watching = A questo tavolo guardi soltanto.
reason-only-sitters = Può farlo solo chi siede al tavolo.
reason-seats-are = I posti vanno da 0 a { $last }.
reason-seat-taken = Lì è già seduto qualcuno.
reason-name-length = Un nome ha al massimo { $most } caratteri.
reason-name-taken = Qualcun altro a questo tavolo si chiama { $name }.
reason-other-version = Questa partita si gioca con la versione { $theirs } delle regole di { $game }; questo Fondaco ha la versione { $ours }.
reason-newer-version = Questa partita si gioca con la versione { $theirs } delle regole di { $game }; questo Fondaco ha la versione { $ours }. Un Fondaco più recente sa leggerla.
reason-nothing-to-say = Lì non c’è niente da dire.
reason-text-too-long = È più lungo di { $most } caratteri.
reason-not-here = Qui non si può fare.
reason-does-not-wait = La partita non aspetta quel posto.
reason-relieve-when = Un bot può giocare per chi è via da un minuto.
reason-gallery = La galleria è per chi guarda.
reason-banned = In questa casa non puoi più entrare: { $why }
reason-who-are-you = Di’ prima chi sei.
reason-no-auctions = In questo gioco non ci sono aste.
reason-proxy-range = Un’offerta massima va da 0 a 75 lettere.
reason-least-range = Il minimo che un’offerta rende va da 0 a 1023 ducati.

## Opening tables, sitting down, and afterwards

reason-talk-range = Il tempo per parlare va da 0 secondi a 7 giorni.
reason-title-length = Un titolo ha al massimo { $most } caratteri.
reason-bank-range = Il tempo all’inizio va da 10 secondi a 10 ore.
reason-increment-range = Il tempo in più per turno va da 0 secondi a 1 ora.
reason-days-range = Una mossa dura al massimo 60 giorni.
reason-same-deal-early = Le carte di una partita non finita non si possono ancora ridistribuire.
reason-seat-not-free = Il posto { $seat } non è libero per un bot.
reason-too-many-bots = Ci sono più bot che posti.
reason-would-be-empty = Ci sarebbero ancora posti liberi.
reason-players-range = { $game } è per { $least }–{ $most } giocatori, non per { $players }.
reason-host-blocks = Chi ospita questo tavolo non vuole giocare con te.
reason-not-over = Questa partita non è ancora finita.
reason-fork-finished = Si può giocare da lì in poi solo nelle partite finite.
reason-no-moment = Questo momento non c’è in questa partita.
reason-report-length = Una segnalazione ha da 1 a 2000 caratteri.
reason-record-when-over = Il verbale si dà quando la partita è finita.
reason-replay-when-over = Una partita si può rivedere quando è finita.
reason-no-seat-or-moment = Questo posto o momento non c’è.
reason-moment-too-far = Il diario non arriva fino a quel momento.
reason-no-table = Questo tavolo non c’è.
reason-only-host = Può farlo solo chi ospita questo tavolo.
reason-not-sitting = Non siedi a questo tavolo.

## People and the house

reason-say-name-first = Di’ prima chi sei: POST /api/me con un nome.
reason-no-such-token = Nessuno ha (più) questo token.
reason-another-site = Questa richiesta viene da un altro sito.
reason-no-language = Qui non c’è la lingua { $language }.
reason-link-nobody = Questo link non porta (più) a nessuno.
reason-link-other = Questo link porta a qualcun altro: guarda di nuovo chi diventi.
reason-no-link = Questo link non c’è.
reason-no-token = Questo token non c’è.
reason-webhook-https = Un webhook è un indirizzo che comincia con https://.
reason-no-address = Non è un indirizzo, o è troppo lungo.
reason-nobody-to-block = Qui non c’è nessuno così.
reason-no-player = Nessuno ha questo nome del conto.
reason-no-game-here = Qui non c’è il gioco { $game }.
reason-no-ratings = Non c’è una classifica di { $game }, ma di { $games }.
reason-no-push = Questa casa non manda notifiche al browser.
reason-push-browsers = Solo { $most } dei tuoi browser possono essere avvisati.
reason-no-subscription = Questa iscrizione non c’è.
reason-no-answer-within = Nessuna risposta entro { $seconds } secondi.
reason-no-http = La risposta non è HTTP.
reason-no-host = Non c’è nessun host { $host }.
reason-not-public = { $host } non è nella rete pubblica.
reason-no-such-address = Questo non è un indirizzo della forma https://host/percorso.
reason-no-webhook = Non c’è ancora un webhook.
reason-webhook-unreached = Il messaggio non è arrivato: { $reason }
reason-webhook-status = Il messaggio è arrivato, ma la risposta è stata { $status }.
reason-test-pause = Aspetta qualche secondo prima di riprovare.
reason-wrong-password = La password è un’altra.
reason-no-account = Non hai ancora un conto.
reason-no-device = Questo dispositivo non c’è.
reason-nobody-to-report = Non c’è nessuno del genere da segnalare.
reason-has-account = Hai già un conto.
reason-login-length = Un nome del conto ha da 2 a { $most } caratteri.
reason-password-length = Una password ha da { $least } a { $most } caratteri.
reason-login-taken = Il nome del conto { $login } è già preso.
reason-wrong-login = Questo nome del conto non c’è, o la password è un’altra.
reason-many-guesses = Sono state troppe password sbagliate; aspetta dieci minuti.
reason-choose-name = Scegli un nome da 1 a { $most } caratteri.
reason-text-nul = Un testo non può contenere il carattere NUL.
reason-text-half = Un testo non può contenere mezzo carattere.
reason-number-too-large = Questo numero è troppo grande.
reason-not-opened = Non è stato possibile aprire il tavolo; riprova.
reason-too-many-writing = Troppi altri scrivono a questo tavolo; riprova.
reason-not-written = Non è stato possibile scriverlo; riprova.
reason-cannot-write = La casa ora non può scrivere nulla; riprova.
reason-cannot-write-connect = La casa ora non può scrivere nulla; ricollegati.
reason-cannot-read-connect = La casa ora non può leggere i suoi libri; ricollegati.
reason-set-aside = Questo tavolo non si può leggere; la casa l’ha messo da parte.
reason-not-ordered = Quest’ordine non vale più.
reason-too-slow = La tua connessione è troppo lenta; ricollegati.
reason-signed-out = Qui non hai più l’accesso.
reason-too-often = Chiedi troppo spesso; ricollegati più tardi.
reason-too-many-requests = Troppe richieste; aspetta un po’.
reason-went-wrong = Qualcosa è andato storto nella casa; nulla è cambiato.
reason-went-wrong-connect = Qualcosa è andato storto nella casa; ricollegati.
