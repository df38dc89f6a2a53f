# Quanto valeva una partita.

web-screen-review = Analisi
web-review-about = L’analisi valuta ogni decisione di questa partita: che cosa ognuno poteva sapere, quanto valeva la scelta e che cosa sarebbe stato meglio.
web-review-begin = Analizza questa partita
web-review-resume = Riprendi l’analisi
web-review-opening = L’analisi si apre…
web-review-starting = L’analisi comincia…
web-review-first-pass = Primo sguardo: { $done } di { $total }
web-review-refining = I numeri diventano più precisi: { $done } di { $total }
web-review-waiting = { $ahead ->
    [1] Prima viene analizzata un’altra partita.
   *[other] Prima vengono analizzate altre { $ahead } partite.
} Questa comincia quando è il suo turno.
web-review-later = Analizzala più tardi, non aspetto
web-review-later-set = Puoi andare. L’analisi sarà qui quando torni.
web-review-protected = Questa analisi si apre quando tutti hanno finito di giocare queste carte.
web-review-player = Giocatore
web-review-won = { $me ->
    [yes] Hai vinto con { $score } { $unit }.
   *[no] { $name } ha vinto con { $score } { $unit }.
}
web-review-finished = { $me ->
    [yes] Hai chiuso al { $place } posto con { $score } { $unit }.
   *[no] { $name } ha chiuso al { $place } posto con { $score } { $unit }.
}
web-review-cost = { $me ->
    [yes] La tua perdita più grande: { $cause }, { $amount } (gli altri: { $others }).
   *[no] Perdita più grande: { $cause }, { $amount } (gli altri: { $others }).
}
web-review-behind = { $me ->
    [yes] Il tuo svantaggio più grande: { $cause }, { $amount } (gli altri: { $others }).
   *[no] Svantaggio più grande: { $cause }, { $amount } (gli altri: { $others }).
}
web-review-gained = { $me ->
    [yes] Il tuo vantaggio più grande: { $cause }, { $amount } (gli altri: { $others }).
   *[no] Vantaggio più grande: { $cause }, { $amount } (gli altri: { $others }).
}
web-review-decided = { $count ->
    [0] Nessun errore ha deciso la partita.
    [1] Un errore ha deciso la partita.
    [2] Due errori hanno deciso la partita.
    [3] Tre errori hanno deciso la partita.
    [4] Quattro errori hanno deciso la partita.
   *[other] { $count } errori hanno deciso la partita.
}
# The same for the winner.
web-review-costly = { $count ->
    [0] Nessun errore è costato caro.
    [1] Un errore è costato caro.
    [2] Due errori sono costati cari.
    [3] Tre errori sono costati cari.
   *[other] { $count } errori sono costati cari.
}
web-review-small = { $count ->
    [1] Nessun errore grave. Una piccola perdita merita uno sguardo.
    [2] Nessun errore grave. Due piccole perdite meritano uno sguardo.
    [3] Nessun errore grave. Tre piccole perdite meritano uno sguardo.
   *[other] Nessun errore grave. { $count } piccole perdite meritano uno sguardo.
}
web-review-also = { $count ->
    [1] Una perdita più piccola merita uno sguardo.
    [2] Due perdite più piccole meritano uno sguardo.
   *[other] { $count } perdite più piccole meritano uno sguardo.
}
web-review-looking = Ricerca dei momenti chiave…
web-review-key = Momenti chiave
web-review-step = Momento { $at } di { $count }, mossa { $move }
web-review-did = { $me ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
}
web-review-better = Meglio
web-review-next-best = Seconda scelta
web-review-points = { $points } punti percentuali di probabilità di vincere
web-review-sum = { $money } { $unit }
web-review-why-own = { $me ->
    [yes] Ti costa circa { $money } { $unit }.
   *[no] A { $name } costa circa { $money } { $unit }.
}
web-review-why-rival = Porta a { $rival } circa { $gain } { $unit }.
web-review-why-both = { $me ->
    [yes] Ti costa circa { $money } { $unit } e ne porta circa { $gain } a { $rival }.
   *[no] A { $name } costa circa { $money } { $unit } e ne porta circa { $gain } a { $rival }.
}
web-review-why-chance = Il denaro resta circa lo stesso, ma più spesso qualcun altro finisce davanti.
web-review-why-find = Una mossa difficile da vedere. Nient’altro ci si avvicina.
web-review-again = Riprova
web-review-again-about = Da questo momento, contro i bot
web-review-previous = Momento precedente
web-review-next = Avanti
web-review-replay = Rivedi nella partita
web-review-back = Torna all’analisi
web-review-moment = Torna al momento chiave
web-review-shown = Dopo la mossa { $move }
web-review-blunder = errore grave
web-review-mistake = errore
web-review-inaccuracy = imprecisione
web-review-find = una trovata
web-review-summary = { $title }: { $name } { $place } su { $count }, { $score } { $unit }. Qualità di gioco { $play }{ $marks }. { $address }
web-review-then = Tutta la partita
web-review-chances = Probabilità di vincere
web-review-open = A carte scoperte
web-review-watched = Per quanto ne sapeva chi guardava
web-review-look = Guarda
web-review-differently = Gioca diversamente
web-review-percent = { "%" }
web-review-eyes = Punto di vista
web-review-seat = Per quanto ne sapeva { $name }
web-review-instead = Gioca la migliore
web-screen-beside = Confronto con l’originale
web-beside-text = giocata diversamente dalla mossa { $move } in poi
web-beside-first = L’originale
web-beside-fork = Giocata diversamente
web-beside-results = Risultati
web-beside-of = Probabilità di
web-beside-running = Questa partita è ancora in corso; torna quando sarà finita.
web-beside-none = Questa partita non viene da un’altra.
web-chart-table = Come tabella
web-chart-move = Dopo la mossa
web-known = Che cosa si poteva sapere
web-known-sure = Di sicuro in mano agli altri, per quanto poteva saperne questo giocatore
web-known-truth = Che cosa avevano davvero gli altri
web-known-claims = Che cosa era stato detto delle carte, e che cosa era vero
web-review-chance-of = Probabilità di vincere di { $name } durante la partita
web-review-on = Continua da qui
web-review-own = I tuoi errori
