# Why something cannot be done in Batavia.

refused-batavia-players = Batavia è per 3–5 giocatori, non per { $players }.
refused-bid-more = { $letters ->
    [0] Non hai cambiali: passa.
    [one] Offri più di { $bid }, al massimo { $letters } cambiale, o passa.
   *[other] Offri più di { $bid }, al massimo { $letters } cambiali, o passa.
}
refused-hand-empty = La tua mano è vuota: pesca 2 carte.
refused-no-shop-to-reach = La tessera d’arrivo è presa e non puoi raggiungere nessuna bottega: pesca 2 carte.
refused-no-majority = Le tue carte non possono darti la maggioranza in nessuna compagnia: pesca 2 carte.
refused-no-card-of = Non hai nessuna carta { $company }.
refused-lay-to-reach = La tessera d’arrivo è presa: cala carte che ti portino a una bottega.
refused-need-majority = Ti servono più carte calate di una stessa compagnia rispetto a ogni altro giocatore.
refused-no-company = «{ $what }» non è una compagnia; ci sono { $names }.
refused-batavia-moves = «{ $move }» non è una mossa; le mosse sono: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = «{ $bid }» non è un’offerta; un’offerta è un numero da 1 a { $most }.
refused-proxy-least = Un’offerta massima è di 0 cambiali o più.
refused-no-bid-asked = Ora non devi fare un’offerta.
refused-choose-company = Scegli la compagnia con cui viaggiare.
refused-draw-or-lay = Pesca 2 carte o calane.
refused-lay-or-done = Cala una carta, riprendine una o concludi.
refused-exchange-or-keep = Scambia le tue tessere o tienile.
refused-no-seal = Non hai il sigillo { $company }.
refused-no-shop-ahead = Davanti a te non c’è nessuna bottega { $company }.

## Positions and files

refused-not-batavia-memory = Non è la memoria di un giocatore di Batavia.
refused-not-batavia-position = Non è una posizione di Batavia.
refused-not-batavia-view = Non è una vista di Batavia.
refused-not-batavia-line = Questa riga non è di Batavia.
refused-not-batavia-move = Questo numero non è una mossa di Batavia.
refused-line-pile = Il mazzo ha altre lettere oltre a { $letters }.
refused-line-lacks = Nella riga manca «{ $field }».
refused-line-field = Il campo «{ $field }» è in contrasto con gli altri.
refused-line-no-field = Non c’è un campo «{ $field }».
refused-line-five-tiles = Le tessere si scoprono cinque alla volta.
refused-line-company = { $where } nomina qualcosa che non è una compagnia.
refused-line-tile = { $where } nomina qualcosa che non è una tessera.
refused-line-version = Questa riga è di un’altra versione delle regole.
refused-line-players = Questa riga è di { $theirs } giocatori; le regole sono per { $ours }.
refused-line-options = Questa riga è stata giocata con altre opzioni.
refused-no-tile = Non c’è una tessera «{ $name }»; le tessere si chiamano come «france silk».
refused-tiles-not-toml = L’ordine delle tessere non è TOML: { $error }.
refused-tiles-order = L’ordine delle tessere ha dei problemi: { $problems }.

## What cannot be in a position

refused-unsound-cannon = Il cannone è nel posto sbagliato.
refused-unsound-step = Solo un posto che cala carte ha un passo aperto.
refused-unsound-step-cards = Il passo aperto ha carte che non sono sul tavolo.
refused-unsound-seals = I sigilli non sono di chi ha la maggioranza delle carte calate.
refused-unsound-rows = Le file più lunghe di carte calate sono contate male.
refused-unsound-tile-gaps = La fila di tessere ha dei buchi.
refused-unsound-tile-row = La fila di tessere ha dei problemi: { $problems }.
refused-unsound-letters = Non ci sono { $letters } cambiali.
refused-unsound-nobodys-move = Deve toccare a qualcuno.
refused-unsound-all-had-turns = Tutti hanno già avuto un turno.
refused-unsound-other-turn = È il turno di un altro posto.
refused-unsound-bidder = Un’offerta senza offerente, o il contrario.
refused-unsound-passed-bids = Un posto che ha passato non può offrire.
refused-unsound-company-cards = Una compagnia ha troppe carte.
refused-unsound-cards-sum = Il conto delle carte non torna.
refused-unsound-pile = Il mazzo ha più carte di quante ne possa avere.
refused-unsound-draws = Il conto delle carte pescate non torna.
refused-unsound-tiles-mixed = Tessere scoperte e coperte sono mischiate.
refused-unsound-tile-twice = Una tessera compare due volte.
refused-unsound-company-count = { $company }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} invece di { $need }.
refused-unsound-known-hand = Si danno per note carte in una mano dove non ci sono.
refused-unsound-drawn = Sono state pescate più carte di quante ce ne sono.
refused-unsound-ship = Un segnalino nave è nel posto sbagliato.
refused-unsound-quick-open = Nell’inizio rapido tutte le tessere sono scoperte.
refused-unsound-quick-order = Le tessere non sono nell’ordine dell’inizio rapido.
refused-unsound-merchant = Un mercante è dove non è stata presa l’ultima tessera.
refused-unsound-crates = Casse e tessere prese non corrispondono.
refused-unsound-crate-missing = { $tile } è di un giocatore che non ha la cassa corrispondente.
refused-unsound-end-move = Dopo la fine non tocca a nessuno.
refused-unsound-end-arrival = Una partita finisce solo quando la tessera d’arrivo è presa.
refused-unsound-end-hands = Alla fine tutte le mani sono sul tavolo.
refused-unsound-turn-in-auction = Nessuno ha un turno prima che l’asta sia finita.
refused-unsound-late-auction = La tessera d’arrivo è presa, eppure c’è un’asta.
refused-unsound-arrival = La tessera d’arrivo è di un giocatore che non ha ancora mosso.
refused-unsound-no-travel = Il mercante non ha dove viaggiare.
refused-unsound-exchange-tile = Può scambiare solo un giocatore che ha appena preso una tessera.
refused-unsound-exchange-company = Per uno scambio ci vuole una tessera di una nuova compagnia.
refused-unsound-exchange-seal = La tessera è stata raggiunta senza il suo sigillo.
refused-unsound-bid-outside = Si offre solo nell’asta.
refused-unsound-bidder-passed = Chi ha l’offerta più alta non può aver passato.
refused-unsound-bidder-asked = A chi ha l’offerta più alta non si chiede di nuovo.
refused-unsound-bid-letters = Un’offerta supera le cambiali dell’offerente.
refused-unsound-seat-skipped = Nell’asta è stato saltato un posto.
refused-unsound-passed-early = Un posto ha passato prima che gli fosse chiesto.
refused-unsound-gold = L’oro non corrisponde alle tessere scambiate.
refused-unsound-known-more = Si conoscono più carte di quante sono in una mano.
refused-unsound-block = In un blocco di cinque tessere manca una compagnia.
refused-unsound-next-five = Le cinque tessere seguenti dovrebbero essere scoperte.
refused-unsound-hand-size = La mano non è grande come si dice.
refused-unsound-drawn-count = Le carte pescate non sono contate.
refused-unsound-known-not-held = Si conoscono carte che non sono nella mano.
refused-proxy-range = Un’offerta massima va da 0 a 75 cambiali.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = non ci sono voci [[block]]
batavia-tiles-no-list = a un blocco manca la lista `tiles` con i nomi delle tessere
batavia-tiles-no-tile = sulla casella { $space } c’è { $name }, che non è una tessera
batavia-tiles-number = il numero di tessere è { $tiles } invece di { $wanted }
batavia-tiles-again = { $tile } c’è { $times } volte
batavia-tiles-block = sulle caselle da { $first } a { $last } non c’è una tessera di { $company }
