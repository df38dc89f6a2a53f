# La guida di un posto: che cosa fa, che cosa dice. I numeri hanno il loro segno.

web-coach-menu = Guida
web-coach-menu-text = Tutti al tavolo vedono che cosa fa per te la tua guida. Sa quello che sai tu.
web-coach-advice = Consiglio: che cosa farebbe, e perché
web-coach-worth = Valore: che cosa ti porterebbe ogni offerta
web-coach-warning = Una domanda prima di un grave errore
web-coach-has = Guida
web-coach-gain = { $chance } ± { $chance_error }% di vincere, { $money } ± { $money_error } di denaro
web-coach-gain-about = Che cosa ti porterebbe, secondo la tua guida
web-coach-sure = Sei sicuro?
web-coach-grave = Secondo la tua guida questo ti costa circa { $chance } punti percentuali di probabilità di vincere (± { $error }), per quanto tu possa sapere.
web-coach-do-it = Fallo lo stesso
web-coach-think-again = Pensaci ancora
web-new-coach = I giocatori possono avere una guida (la partita non vale per la classifica)
web-lobby-coach = è permessa una guida, quindi la partita non vale per la classifica
web-card-coach = con guida
web-coach-advice-short = consigli
web-coach-worth-short = valore delle offerte
web-coach-warning-short = avvertimento

# Guardare una partita in corso

web-watch-chance = { $chance }% di vincere
web-watch-chance-error = { $chance } ± { $error }% di vincere, per quanto possa sapere uno spettatore
web-watch-open = Vedi tutte le mani
web-watch-now = Torna ad adesso
web-watch-ago = { $rounds ->
    [one] Un giro fa, tutte le mani scoperte
   *[other] { $rounds } giri fa, tutte le mani scoperte
}
web-new-chances = Gli spettatori sanno chi probabilmente vincerà
web-new-hands = Gli spettatori vedono tutte le mani
web-new-hands-never = non prima della fine
web-new-hands-after = { $rounds ->
    [one] un giro dopo (non vale per la classifica)
   *[other] { $rounds } giri dopo (non vale per la classifica)
}
web-lobby-hands = gli spettatori vedono tutte le mani alcuni giri dopo, quindi la partita non vale per la classifica
