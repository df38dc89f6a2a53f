# Il tavolo attorno al gioco: che cosa è appena successo, la cronologia per turni, sostituti, tasti.

web-news-since = Dalla tua ultima mossa: { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
web-news-more = +{ $count }
web-hints-more = Continua a leggere
web-hints-less = Mostra meno

web-log-filter = Che cosa mostra la cronologia
web-log-all = Tutto
web-log-deals = { $count ->
    [one] { $count } scambio
   *[other] { $count } scambi
}
web-log-refusals = { $count ->
    [one] { $count } rifiuto
   *[other] { $count } rifiuti
}
web-log-forgets = Le righe più vecchie non ci sono più: ricordare fa parte di questo gioco.
web-log-cut = Sono mostrate solo le ultime { $count } righe. Rivedi la partita per leggerle tutte.
web-log-fold = Comprimi il turno
web-log-unfold = Espandi il turno

web-stood = { $why ->
    [clock] Il tuo tempo è scaduto: un bot gioca per te.
    [away] Non c’eri da un po’: un bot gioca per te.
    [left] Hai lasciato il tavolo: un bot gioca per te.
    [sent] La moderazione ti ha tolto da questa partita. Un bot la gioca fino alla fine.
   *[asked] Un bot gioca per te, come hai chiesto.
}
web-take-back = Riprendi il tuo posto

web-title-offer = Un’offerta per te
web-title-hurry = Il tempo stringe
web-hurry = Il tempo stringe: meno di { $left }.

web-keys = Scorciatoie da tastiera
web-keys-off = Le scorciatoie di un solo tasto si possono disattivare nelle impostazioni.
web-key-enter = Conferma
web-key-cards = Le tue carte, da sinistra a destra
web-key-offer = Fai un’offerta
web-key-go = Vai avanti
web-key-nothing = Niente da dire, passo
web-key-hold = Un momento
web-key-coach = Chiedi al coach
web-key-undo = Annulla la mossa
web-key-escape = Chiudi, annulla la scelta
web-key-help = Questo elenco

web-settings-keys = Scorciatoie da tastiera al tavolo (il tasto ? le elenca)

web-coach-ask = Tu che cosa faresti?
web-coach-thinking = Il tuo coach sta pensando…
web-coach-would = Il mio consiglio:
web-coach-follow = Fallo
web-coach-expect = Prevedo che finirai con circa { $money } { $unit }. Probabilità di vincere: { $chance }%.
web-coach-same = Ogni altra scelta porta allo stesso risultato.
web-coach-compared = In confronto a:
web-coach-even = Vale più o meno lo stesso:
web-coach-rival = Altrimenti { $name } guadagna { $money } { $unit }.
web-coach-only = Non c’è altro da fare.
