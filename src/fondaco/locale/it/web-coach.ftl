# Il coach di un giocatore: che cosa fa, che cosa dice. I numeri hanno il loro segno.

web-coach-menu = Coach
web-coach-menu-text = Tutti al tavolo vedono quali aiuti usi. Il tuo coach sa solo quello che sai tu.
web-coach-advice = Consiglio: che cosa farebbe, e perché
web-coach-worth = Valore: che cosa ti porterebbe ogni offerta
web-coach-warning = Una domanda prima di un grave errore
web-coach-has = Coach
web-coach-gain = { $chance } ± { $chance_error } punti percentuali di probabilità di vincere, { $money } ± { $money_error } { $unit }
web-coach-gain-about = Che cosa ti porterebbe, secondo il tuo coach
web-coach-sure = Confermi?
web-coach-grave = Secondo il tuo coach questo ti costa circa { $chance } punti percentuali di probabilità di vincere (± { $error }), in base a ciò che puoi sapere.
web-coach-do-it = Fallo lo stesso
web-coach-think-again = Pensaci ancora
web-new-coach = I giocatori possono avere un coach (la partita non vale per la classifica)
web-lobby-coach = è permesso un coach, quindi la partita non vale per la classifica
web-card-coach = con coach
web-coach-advice-short = consigli
web-coach-worth-short = valore delle offerte
web-coach-warning-short = avvertimento

# Guardare una partita in corso

web-watch-chance = { $chance }% di probabilità di vincere
web-watch-chance-error = { $chance } ± { $error }% di probabilità di vincere, in base a ciò che uno spettatore può sapere
web-watch-open = Vedi tutte le mani
web-watch-now = Torna al presente
web-watch-ago = { $rounds ->
    [one] Un giro fa, tutte le mani scoperte
   *[other] { $rounds } giri fa, tutte le mani scoperte
}
web-new-chances = Mostra agli spettatori le probabilità di vincere
web-new-hands = Gli spettatori vedono tutte le mani
web-new-hands-never = non prima della fine
web-new-hands-after = { $rounds ->
    [one] un giro dopo (non vale per la classifica)
   *[other] { $rounds } giri dopo (non vale per la classifica)
}
web-lobby-hands = gli spettatori vedono tutte le mani alcuni giri dopo, quindi la partita non vale per la classifica
