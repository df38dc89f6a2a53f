# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Carta
web-oltremare-zoom-in = Più da vicino
web-oltremare-zoom-out = Tutta la carta
web-oltremare-our-map = Porti veri; le rotte sono una nostra ricostruzione
web-oltremare-no-marker = Qui non c’è segnalino.
web-oltremare-about-calm-sea = 1 ducato per ogni simbolo nave che giochi.
web-oltremare-about-good-deals = conta come un simbolo ducato in più.
web-oltremare-about-pirate-fighter = ignori le bandiere dei pirati che giochi.
web-oltremare-about-favourable-trade = le carte che compri costano 1, 2, 3, 4.
web-oltremare-about-compass = subito: naviga verso qualsiasi altro porto senza bussola.
web-oltremare-about-local-influence = ducati all’inizio del tuo turno: la tua potenza meno 3.

## The table

web-oltremare-phases = Fasi del turno
web-oltremare-pile = Mazzo { $count }
web-oltremare-venice-in = Venezia nel mazzo
web-oltremare-venice-top = Venezia in cima
web-oltremare-venice-out = Venezia conteggiata
web-oltremare-discard = Scarti { $count }
web-oltremare-last-round = Ultimo giro
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(tu)
   *[no] {""}
}{ $turn ->
    [yes] , di turno
   *[no] {""}
}
web-oltremare-first = primo giocatore
web-oltremare-ready = più niente da dire
web-oltremare-you = te
web-oltremare-you-first = Tu
web-oltremare-your-hand = La tua mano
web-oltremare-top-of-cargo = Il tuo carico ({ $count }), in cima:
web-oltremare-piles = Pile
web-oltremare-pirates = I tuoi pirati { $count }
web-oltremare-place = numero { $place } nell’ordine
web-oltremare-close = Chiudi
web-oltremare-ledger = Registro: il carico di tutti in partite, dalla cima
web-oltremare-no-setting = Le carte e la mappa non si sono potute caricare. Ricarica la pagina per riprovare.
web-oltremare-limit = { $name } ha troppe carte e ne dà ai pirati.

## Actions and cargo

web-oltremare-played = Carte giocate
web-oltremare-played-of = Giocate { $count } su { $need }
web-oltremare-to-load = Da caricare
web-oltremare-order = Sulla pila, l’ultima in cima
web-oltremare-all-chosen = Sono tutte in ordine. Clicca su una per riprenderla.
web-oltremare-lots = Partite dalla cima
web-oltremare-hint-compass-to = La bussola ti porta a { $port }: { $marker }.
web-oltremare-hint-sail-to = Arriveresti a { $port }: { $marker }.

## Buttons

web-oltremare-start-over = Da capo
web-oltremare-do-discard = { $chosen ->
    [0] Scegli { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[other] Ai pirati ({ $chosen } su { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Scegli { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[other] Gioca ({ $chosen } su { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Scegli l’ordine
   *[other] Carica ({ $chosen } su { $count })
}
web-oltremare-do-sail = Naviga verso { $ports }
web-oltremare-other-way = Un’altra via ({ $at } di { $count })
web-oltremare-pick-port = Scegli un porto
web-oltremare-buy-pile = Compra una carta ({ $price })
web-oltremare-buy-pirates = Ricompra ({ $price })
web-oltremare-offer = { $me ->
    [yes] Fai un’offerta
   *[no] Fai un’offerta a { $name }
}
web-oltremare-do-done = Chiudi il commercio, gioca { $count }
web-oltremare-silence = Niente da dire
web-oltremare-show-offers = { $count ->
    [0] Offerte
   *[other] Offerte ({ $count })
}

## The trade table

web-oltremare-trade-table = Offerte sul tavolo
web-oltremare-no-offers = Ancora nessuna offerta.
web-oltremare-nothing = niente
web-oltremare-any = una carta qualsiasi
web-oltremare-gives = dà
web-oltremare-wants = vuole
web-oltremare-you-give = Dai
web-oltremare-you-want = vuoi
web-oltremare-you-get = Ricevi
web-oltremare-instead = Invece di #{ $number }, che vale ancora
web-oltremare-instead-gone = Invece di #{ $number }
web-oltremare-declined = Rifiutata da
web-oltremare-accept = Accetta …
web-oltremare-accepting = Che cosa passa di mano
web-oltremare-agree = Affare fatto
web-oltremare-not-yet = Non ancora
web-oltremare-which = Quali carte dai? Richieste: { $wanted }
web-oltremare-cannot-accept = Ora non puoi accettare.
web-oltremare-counter = Controfferta …
web-oltremare-decline = Rifiuta
web-oltremare-amend = Cambia …
web-oltremare-withdraw = Ritira
web-oltremare-compose-offer = Fai un’offerta
web-oltremare-compose-amend = Cambia la tua offerta
web-oltremare-compose-counter = Fai una controfferta
web-oltremare-compose-how = Clicca le carte che dai e le merci che vuoi.
web-oltremare-to = A chi
web-oltremare-never-mind = Lascia stare
web-oltremare-back-to = Torna a #{ $number }
web-oltremare-original = Rispondi a: { $offer }
web-oltremare-mine = Dai
web-oltremare-theirs = Vuoi
web-oltremare-want-more = Una in più ({ $goods }), ora { $count }
web-oltremare-want-less = Una in meno ({ $goods }), ora { $count }
web-oltremare-i-pay = paghi
web-oltremare-they-pay = { $name } ti paga
web-oltremare-no-ducats = nessun ducato
web-oltremare-pay-less = Un ducato verso di te
web-oltremare-pay-more = Un ducato dalla tua borsa
web-oltremare-say-of = Che cosa dici di { $card }
web-oltremare-say-truth = Di’ tutto
web-oltremare-say-nothing = Non dire niente
web-oltremare-silent = Dici solo di che merce si tratta.
web-oltremare-honest = È vero.
web-oltremare-lie = Non è vero. Ma puoi dirlo.
web-oltremare-send = Fai l’offerta

## Scoring

web-oltremare-venice-scoring = Il conteggio di Venezia
web-oltremare-final = Il conteggio finale
web-oltremare-row-prestige = prestigio secondo il posto
web-oltremare-row-cargo = carico venduto
web-oltremare-row-pirates = pirati
web-oltremare-row-markers = segnalini dei porti secondo il posto
web-oltremare-row-sum = in tutto
web-oltremare-row-total = punteggio finale
web-oltremare-go-on = Avanti

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Mostra il conteggio
web-oltremare-orders = Ordini permanenti
web-oltremare-orders-how = Ciò che è offerto solo a te viene rifiutato subito, finché non lo disattivi.
web-oltremare-decline-all = Rifiuta tutto
web-oltremare-decline-below = Rifiuta ciò che mi rende meno di { $ducats }
web-oltremare-order-less = Un ducato in meno
web-oltremare-order-more = Un ducato in più
web-oltremare-orders-off = Rifiuto automatico: disattiva
