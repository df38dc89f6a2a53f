# Che cosa sono e fanno le cose sul tavolo di Batavia: carta nave, bottega, emporio, numero.

web-batavia-anatomy-company = Cala queste carte per averne sul tavolo più di ogni altro. Ce ne sono 22 per compagnia.
web-batavia-anatomy-laid = Ora sul tavolo: { $count }. I pirati affondano la compagnia che ne ha di più.
web-batavia-anatomy-seal = { $held ->
    [yes] Il suo sigillo: { $name }.
   *[no] Nessuno ha il suo sigillo.
}
web-batavia-anatomy-seals = Il sigillo va a chi da solo ha calato più carte di questa compagnia. Porta alla prossima bottega della compagnia e vale 2 monete d’oro alla fine.
web-batavia-anatomy-shop = Chi ha il sigillo della sua compagnia e arriva qui prende la tessera e mette una cassa nell’emporio. Tessere di compagnie diverse si scambiano con oro.
web-batavia-anatomy-down = Si scopre quando un mercante arriva su una delle ultime cinque scoperte.
web-batavia-anatomy-post = Chi ha più casse qui riceve { $gold } monete d’oro alla fine; a pari merito { $tied } ciascuno.
web-batavia-anatomy-crates = Se prendi una bottega che vende questa merce, metti qui una cassa, nella casella della compagnia di quella bottega.
web-batavia-anatomy-cannon = Conta le carte calate da tutti. Da { $limit } in su, dopo un turno, i pirati affondano tutte le carte della compagnia più grande.
web-batavia-anatomy-arrival = Se cali carte e davanti a te non c’è più una bottega per nessuno dei tuoi sigilli, arrivi qui e prendi la tessera: { $gold } monete d’oro. Si finisce il giro, e la partita è finita.
web-batavia-anatomy-gold = L’oro degli scambi. Empori, cambiali, sigilli e arrivo si aggiungono alla fine; vince chi ha più oro.
web-batavia-anatomy-hand = Carte nave in mano: tutti vedono quante. Pescane due, oppure gioca.
web-batavia-anatomy-letters = Le cambiali pagano le offerte e vanno agli altri. Chi ne ha di più alla fine riceve 5 monete d’oro; quante ne ha ognuno è un segreto.
web-batavia-anatomy-tiles = Tessere di 1, 2, 3, 4 o 5 compagnie si scambiano con 1, 3, 6, 10 o 15 monete d’oro, quando se ne aggiunge una nuova.
