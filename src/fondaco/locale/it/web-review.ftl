# Quanto valeva una partita.

web-screen-review = Analisi
web-review-about = Ogni decisione di questa partita viene valutata: che cosa ognuno poteva sapere, quanto valeva, che cosa sarebbe stato meglio. Ci vuole un minuto o due.
web-review-begin = Analizza questa partita
web-review-going = Valutate: { $done } su { $total }
web-review-meanwhile = Intanto puoi continuare: il risultato resta, e chi ha il link lo trova qui.
web-review-chances = Probabilità di vittoria
web-review-open = A carte scoperte
web-review-watched = Per quanto ne sapeva chi guardava
web-review-look = Guarda
web-review-differently = Gioca diversamente
web-review-percent = { "%" }
