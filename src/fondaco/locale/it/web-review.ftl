# Quanto valeva una partita.

web-screen-review = Analisi
web-review-about = Ogni decisione di questa partita viene pesata: che cosa ognuno poteva sapere, quanto valeva, che cosa sarebbe stato meglio. Ci vogliono un paio di minuti.
web-review-begin = Analizza questa partita
web-review-going = Pesato: { $done } su { $total }
web-review-meanwhile = Intanto puoi continuare: il risultato resta, e chi ha il link lo trova qui.
web-review-chances = Probabilità di vittoria
web-review-open = A carte scoperte
web-review-watched = Come poteva sapere uno spettatore
web-review-look = Guarda
web-review-differently = Gioca diversamente
web-review-percent = { "%" }
