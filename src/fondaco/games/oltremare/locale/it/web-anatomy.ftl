# Che cosa sono e fanno le cose sul tavolo di Oltre Mare: una carta, un numero, un mazzo.

web-oltremare-anatomy-power = quando è in cima al tuo carico, cominci il turno con al massimo { $power } carte in mano; le altre vanno ai tuoi pirati.
web-oltremare-anatomy-load = quando è in cima al tuo carico, nel tuo turno giochi esattamente { $load ->
    [one] { $load } carta
   *[other] { $load } carte
}.
web-oltremare-anatomy-ducat = giocandone insieme 1, 2 o almeno 3, guadagni 1, 3 o 6 ducati.
web-oltremare-anatomy-flag = giocandone insieme 1, 2 o almeno 3, ai tuoi pirati vanno 1, 3 o 6 carte del mazzo.
web-oltremare-anatomy-cards = giocandone insieme 1, 2 o almeno 3, peschi 1, 3 o 6 carte.
web-oltremare-anatomy-ship = ogni simbolo che giochi fa avanzare la tua nave di un porto.
web-oltremare-anatomy-lot = { $count } carte nel gioco. Merci uguali di seguito nel tuo carico sono un lotto; lotti da 1, 2, 3… rendono { $pay } ducati.
web-oltremare-anatomy-marker = Vale finché la tua nave non finisce un viaggio altrove. Alla fine chi ha più segnalini riceve 6 ducati, il secondo 3, il terzo 1.
web-oltremare-anatomy-no-marker = Nessun segnalino è attivo: la nave è in un porto che non ne ha.
web-oltremare-anatomy-hand = Carte in mano. All’inizio di un turno quelle oltre la potenza navale in cima al carico vanno ai pirati.
web-oltremare-anatomy-cargo = Carte nella pila del carico; si vede solo quella in cima. { $edition ->
    [e2004] Si vendono lotto per lotto alla fine.
   *[e2005] Quando appare Venezia si vende tutto tranne il lotto in cima, alla fine il resto.
}
web-oltremare-anatomy-prestige = { $edition ->
    [e2004] Un punto
   *[e2005] Una tessera
} per ogni turno in cui questo giocatore ha concluso uno scambio con il giocatore attivo. Quando appare Venezia e alla fine, chi ha più prestigio riceve 6 ducati, il secondo 3, il terzo 1.
web-oltremare-anatomy-pirates = Carte in mano ai pirati. Ognuna che è ancora lì alla fine costa 1 ducato; quella in cima si può ricomprare.
web-oltremare-anatomy-ducats = La borsa; i debiti sono ammessi. Chi ha più ducati alla fine vince.
web-oltremare-anatomy-pile = Nella tua fase di commercio puoi comprare la carta in cima per 3 ducati, o per 4 se hai 0 ducati o meno. All’inizio della partita Venezia sta a metà del mazzo.
