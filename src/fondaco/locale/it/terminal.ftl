# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco: giochi da tavolo sul commercio
terminal-ask-game = Quale gioco? [Invio = 1]
terminal-ask-players = Quanti giocatori, tu e i bot insieme, da { $least } a { $most }? [Invio = { $usual }]
terminal-ask-name = Il tuo nome? [Invio = Marco]
terminal-usual-name = Marco
terminal-number-from = Scrivi un numero da { $least } a { $most }.
refused-no-game-has-options = Nessun gioco ha opzioni così: { $options }.
refused-players-from = Questo gioco è per { $least }–{ $most } giocatori.
refused-bots-count = Ci sono { $bots } bot per { $seats } posti: indicane uno per ogni posto, o uno per tutti.
refused-seat-from = Il tuo posto è un numero da 0 a { $most }.
refused-no-such-language = Non c’è la lingua «{ $language }»; ci sono { $languages }.
refused-resume-alone = --resume prende tutto dal file: togli le altre opzioni, tranne --seat.
refused-example-alone = --example apre una posizione così com’è: togli le altre opzioni, tranne --name.
refused-resume-which-seat = In questo file { $count } posti sono di persone: indica il tuo con --seat.
refused-cannot-read-game = Impossibile leggere { $file }: { $reason }.
refused-already-over = La partita in { $file } è finita. Guardala con: fondaco record show { $file }

terminal-opening = Tu sei { $name }. Con te al tavolo: { $others }.
terminal-bot = { $name } (bot { $bot })
terminal-commitment = Impronta della mescolata di questa partita, fissata prima della prima mossa: { $commitment }
terminal-resumed = La partita riprende dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Gli ultimi eventi:
terminal-opening-help = Scrivi ? a ogni domanda per avere aiuto. Con Ctrl+D o Ctrl+C esci, e nulla va perso.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Invio] >
terminal-ask-or-go-on = { $prompt } [Invio = niente] >
terminal-confirm = Procedo? [Invio = sì, n = no]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = s sì si
terminal-no-words = n no
terminal-yes-or-no = Invio o s è sì, n è no.
terminal-cancelled = Allora niente.
refused-type-something = Scrivi un numero del menu, una mossa o ? per aiuto.
refused-not-in-menu = { $typed } non è nel menu.
refused-one-at-a-time = Sceglile una alla volta.
refused-ambiguous-move = Potrebbe essere una di queste: { $moves }.
refused-odd-line = La riga è troppo lunga, o ha caratteri che non si possono mostrare.
refused-cannot-follow = Non è stato fatto nulla: qui { $move } non si può fare. { $reason }
refused-too-many-moves = Non è stato fatto nulla. Si scopre qualcosa dopo { $count ->
    [one] la prima di queste mosse. Fai solo quella
   *[other] le prime { $count } di queste mosse. Fai solo quelle
}, guarda che cosa si scopre, poi prosegui con le altre.
refused-nothing-to-wait-for = La partita aspetta te; non c’è nulla da aspettare.
terminal-silence = Nessuno dice niente.

## Commands

terminal-help-title = Aiuto
terminal-help-numbers = numeri del menu, uno o più insieme, nell’ordine che vuoi
terminal-help-notation = lo stesso come mossa in parole, o l’inizio di ogni parola (con ; tra le mosse)
terminal-help-undo = annulla la tua ultima scelta (possibile finché non si scopre qualcosa di nascosto)
terminal-help-board = mostra tutto il tavolo
terminal-help-log = la cronologia: gli ultimi eventi, o gli ultimi 50 con: l 50
terminal-help-rule = leggi una regola, come: r 2.2, o cercala con una parola: r pirati
terminal-help-talk = nei turni altrui ricevi domande sempre, o solo se qualcuno vuole una risposta
terminal-help-save = salva la partita, in un file a tua scelta se lo nomini
terminal-file = FILE
terminal-help-quit = esci; prima puoi salvare
terminal-undone = Annullato: { $moves }.
refused-cannot-take-back = Non si può annullare. { $reason }
refused-log-how = Scrivi l, o l e quante righe, come: l 50
terminal-log-limit = Il resto devi ricordarlo: questo tavolo gioca senza registro.
terminal-talk = { $quiet ->
    [yes] D’ora in poi nei turni altrui ti verrà chiesto solo quando qualcuno vuole una risposta.
   *[no] D’ora in poi in ogni turno altrui ti verrà chiesto se vuoi offrire qualcosa.
}

## Rules

refused-no-rulebook = Questa installazione è senza regolamento.
refused-no-such-rule = Non c’è la regola { $rule }. Scrivi solo r per l’elenco.
terminal-mark-doc = da un regolamento pubblicato
terminal-mark-fact = da descrizioni pubbliche del gioco
terminal-mark-ruling = DECISIONE: nessuno lo dice, lo stabiliamo noi
terminal-mark-reconstruction = RICOSTRUZIONE di qualcosa di stampato che non conosciamo
terminal-mark-edition = solo nell’edizione del { $edition }
terminal-try = Provalo: { $command }

## Keeping the game

terminal-saved = Salvata. Riprendi più tardi con:
refused-cannot-save = Impossibile salvare in { $file }: { $reason }.
refused-file-name = { $file } non è un nome per una partita: deve finire con { $ending }, come mia{ $ending }
refused-file-taken = In { $file } c’è altro: scegli un altro nome.
terminal-quit-save = Salvare prima di uscire? [Invio = in { $file }, o scrivi NOME.txt, n = no, c = resto]
terminal-bye = Arrivederci.
terminal-kept = La partita è conservata. Riprendi con:
terminal-kept-over = La registrazione della partita è conservata. Controllala con:

## The end

terminal-sheet-title = Punteggi
terminal-sheet-total = totale
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (tu)
terminal-seed = Il seed era { $seed }. La sua impronta, mostrata prima della prima mossa, è { $commitment }
terminal-save-record = Salvare la registrazione? [Invio = in { $file }, o scrivi NOME.txt, n = no]
terminal-record-saved = Salvata. Chiunque può controllare seed, mosse e risultato con:
terminal-bots-others = La forza, dove è stata misurata, segue la scala dei rating del server. Ci sono anche: { $names }.
