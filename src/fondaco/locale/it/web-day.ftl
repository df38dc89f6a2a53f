# Le carte del giorno.

web-screen-day = Le carte del giorno
web-day-text = Ogni giorno carte nuove, le stesse per tutti. Ognuno gioca da solo, contro gli stessi bot. Il tuo primo tentativo conta.
web-day-of = Carte del giorno: { $day }
web-day-play = Gioca
web-day-go-on = Continua la partita
web-day-again = Rigiocale (non conta)
web-day-old = Giocale (non conta)
web-day-open = Risultati
web-day-mine = La mia partita
web-day-next = Le prossime tra { $time }
web-day-until = Contano fino alle ore { $time }, nel tuo fuso orario (il giorno segue l’ora UTC). Una partita cominciata in tempo conta ancora per due ore.
web-day-closing = Questo giorno è finito. Le partite cominciate in tempo contano se finiscono prima delle ore { $time }. Poi i risultati sono definitivi.
web-day-seat = hai il posto { $seat }
web-day-bots = bot: { $bot }
web-day-so-far = { $count ->
    [0] Nessuno ha ancora finito.
    [one] { $count } giocatore ha finito.
   *[other] { $count } giocatori hanno finito.
} { $playing ->
    [0] { "" }
    [one] { $playing } gioca ancora.
   *[other] { $playing } giocano ancora.
}
web-day-hidden = I risultati si vedono dopo il tuo tentativo.
web-day-nobody = Nessuno ha un risultato che conta.
web-day-score = Punteggio: { $score }
web-day-rank = { $rank }º su { $count }
web-day-beaten = altri giocatori superati: { $part }%
web-day-median = Mediana
web-day-late = Finita troppo tardi: non conta.
web-day-helped = Un bot ha giocato per te: non conta.
web-day-left = Non finita: non conta.
web-day-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
web-day-longest = record: { $count }
web-day-player = Giocatore
web-day-points = Punteggio
web-day-at-table = Al suo tavolo
web-day-results = Risultati
web-day-you = tu
web-day-share = Condividi
web-day-share-about = Ciò che condividi non dice nulla delle carte.
web-day-share-line = Fondaco, le carte del giorno, { $day } ({ $title })
web-day-picture = Immagine da condividere
web-day-save = Salva l’immagine
web-day-hand-over = Condividi l’immagine
web-day-fair = La mescolata è regolare?
web-day-fair-text = La mescolata di ogni giorno è fissata prima che cominci: l’impronta del suo seed si vede il giorno prima, e il seed stesso quando il giorno è finito. Allora ogni registrazione di quel giorno si può verificare, dalla mescolata al risultato.
web-day-fingerprint = Impronta del seed di questo giorno:
web-day-tomorrow = Impronta del seed di domani:
web-day-seed = Seed:
web-day-past = Giorni passati
web-day-more = Giorni precedenti
web-day-played = { $count ->
    [0] giocate da nessuno
    [one] giocate da { $count } persona
   *[other] giocate da { $count } persone
}
web-day-compare = Le scelte di tutti
web-day-best = Analisi della partita migliore
web-day-earlier = Il giorno prima
web-day-later = Il giorno dopo
web-day-counts = Le carte del giorno: questo tentativo conta. Non si può annullare nulla e il coach tace.
web-day-stand = Se un bot gioca per te, il tuo tentativo non conta.
web-day-close = Se chiudi il tavolo, il tuo tentativo finisce e non conta.
web-day-ways = Dove le scelte sono state diverse
web-day-ways-text = Chi fin lì aveva fatto le stesse scelte si trovava nella stessa situazione: alle stesse mosse i bot rispondono allo stesso modo. Qui vedi che cosa è stato scelto, da quanti, e la mediana dei loro punteggi finali.
web-day-way = Momento { $ply }
web-day-way-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-day-way-here = qui
web-day-alone = Tra chi ha finito, nessuno ha scelto diversamente nel corso di questa partita.
