# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Mappa
web-oltremare-zoom-in = Più da vicino
web-oltremare-zoom-out = Tutta la mappa
web-oltremare-our-map = Porti veri; le rotte sono una nostra ricostruzione
web-oltremare-no-marker = Qui non c’è nessun segnalino.
web-oltremare-in-reach = Porti raggiungibili
web-oltremare-stops = { $marker } allora non vale più.
web-oltremare-about-calm-sea = 1 ducato per ogni simbolo nave che giochi.
web-oltremare-about-good-deals = conta come un simbolo ducato in più.
web-oltremare-about-pirate-fighter = ignori le bandiere pirata che giochi.
web-oltremare-about-favourable-trade = le carte che compri costano 1, 2, 3, 4.
web-oltremare-about-compass = subito: naviga verso qualsiasi altro porto senza bussola.
web-oltremare-about-local-influence = ducati all’inizio del tuo turno: la tua potenza meno 3.
web-oltremare-today = { $port ->
    [Venice] Venezia
    [Zadar] Zara
    [Syracuse] Siracusa
    [Corfu] Corfù
    [Tunis] Tunisi
    [Benghazi] Bengasi
    [Alexandria] Alessandria d’Egitto
    [Damietta] Damietta
    [Acre] Acri
    [Famagusta] Famagosta
    [Rhodes] Rodi
    [Heraklion] Candia
    [Chalkida] Calcide
    [Thessaloniki] Salonicco
    [Feodosia] Feodosia
   *[other] { $port }
}
web-oltremare-title-gems = Gemme
web-oltremare-title-scrolls = Pergamene
web-oltremare-title-silk = Seta
web-oltremare-title-salt = Sale
web-oltremare-title-pottery = Ceramica
web-oltremare-title-olives = Olive
web-oltremare-title-grain = Grano
web-oltremare-title-silver = Argento
web-oltremare-title-spices = Spezie
web-oltremare-title-wood = Legname
web-oltremare-title-wine = Vino
web-oltremare-title-corn = Mais

## The table

web-oltremare-phases = Fasi del turno
web-oltremare-pile = Mazzo { $count }
web-oltremare-venice-in = Venezia nel mazzo
web-oltremare-venice-top = Venezia in cima
web-oltremare-venice-out = Venezia già uscita
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
web-oltremare-ready = nessun’altra offerta
web-oltremare-you = te
web-oltremare-you-first = Tu
web-oltremare-your-hand = La tua mano
web-oltremare-top-of-cargo = Il tuo carico ({ $count }), in cima:
web-oltremare-piles = Pile
web-oltremare-pirates = I tuoi pirati { $count }
web-oltremare-place = numero { $place } nell’ordine
web-oltremare-close = Chiudi
web-oltremare-ledger = Registro: il carico di tutti in lotti, dalla cima
web-oltremare-no-setting = Non è stato possibile caricare le carte e la mappa. Ricarica la pagina per riprovare.
web-oltremare-limit = { $me ->
    [yes] Hai troppe carte e ne dai alcune ai pirati.
   *[no] { $name } ha troppe carte e ne dà alcune ai pirati.
}

## Actions and cargo

web-oltremare-played = Carte giocate
web-oltremare-played-of = Giocate { $count } su { $need }
web-oltremare-to-load = Da caricare
web-oltremare-order = Sulla pila, l’ultima in cima
web-oltremare-all-chosen = Sono tutte in ordine. Scegline una per riprenderla.
web-oltremare-lots = Lotti dalla cima
web-oltremare-hint-compass-to = La bussola ti porta nel porto di { $port }: { $marker }.
web-oltremare-hint-sail-to = Arriveresti nel porto di { $port }: { $marker }.

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
web-oltremare-do-sail = Fai rotta per { $ports }
web-oltremare-other-way = Un’altra rotta ({ $at } di { $count })
web-oltremare-pick-port = Scegli un porto
web-oltremare-buy-pile = Compra una carta ({ $price })
web-oltremare-buy-pirates = Ricompra ({ $price })
web-oltremare-offer = Fai un’offerta
web-oltremare-do-done = { $count ->
    [one] Concludi e gioca { $count } carta
   *[other] Concludi e gioca { $count } carte
}
web-oltremare-silence = Nessuna offerta da me
web-oltremare-show-offers = { $count ->
    [0] Offerte
   *[other] Offerte ({ $count })
}

## The trade table

web-oltremare-trade-table = Offerte sul tavolo
web-oltremare-no-offers = Ancora nessuna offerta.
web-oltremare-nothing = niente
web-oltremare-any = carta a scelta
web-oltremare-gives = dà
web-oltremare-wants = vuole
web-oltremare-you-give = Dai
web-oltremare-you-want = vuoi
web-oltremare-you-get = Ricevi
web-oltremare-instead = Invece di #{ $number }, che vale ancora
web-oltremare-instead-gone = Invece di #{ $number }
web-oltremare-declined = Rifiutata da
web-oltremare-accept = Accetta…
web-oltremare-accepting = Che cosa passa di mano
web-oltremare-agree = Affare fatto
web-oltremare-not-yet = Non ancora
web-oltremare-which = Quali carte dai? Richieste: { $wanted }
web-oltremare-counter = Controfferta…
web-oltremare-decline = Rifiuta
web-oltremare-reason = Di’ perché
web-oltremare-reasons = Rifiuta e di’ perché:
web-oltremare-amend = Cambia…
web-oltremare-withdraw = Ritira
web-oltremare-compose-offer = Fai un’offerta
web-oltremare-compose-amend = Cambia la tua offerta
web-oltremare-compose-counter = Fai una controfferta
web-oltremare-compose-how = Scegli le carte che dai e le merci che vuoi.
web-oltremare-to = A chi
web-oltremare-never-mind = Lascia stare
web-oltremare-back-to = Torna a #{ $number }
web-oltremare-original = Rispondi a: { $offer }
web-oltremare-mine = Dai
web-oltremare-theirs = Vuoi
web-oltremare-want-more = { $goods ->
    [gems] Una gemma in più, ora { $count }
    [scrolls] Una pergamena in più, ora { $count }
    [silk] Una carta seta in più, ora { $count }
    [salt] Una carta sale in più, ora { $count }
    [pottery] Una ceramica in più, ora { $count }
    [olives] Una carta olive in più, ora { $count }
    [grain] Una carta grano in più, ora { $count }
    [silver] Una carta argento in più, ora { $count }
    [spices] Una carta spezie in più, ora { $count }
    [wood] Una carta legname in più, ora { $count }
    [wine] Una carta vino in più, ora { $count }
    [corn] Una carta mais in più, ora { $count }
   *[any] Una carta a scelta in più, ora { $count }
}
web-oltremare-want-less = { $goods ->
    [gems] Una gemma in meno, ora { $count }
    [scrolls] Una pergamena in meno, ora { $count }
    [silk] Una carta seta in meno, ora { $count }
    [salt] Una carta sale in meno, ora { $count }
    [pottery] Una ceramica in meno, ora { $count }
    [olives] Una carta olive in meno, ora { $count }
    [grain] Una carta grano in meno, ora { $count }
    [silver] Una carta argento in meno, ora { $count }
    [spices] Una carta spezie in meno, ora { $count }
    [wood] Una carta legname in meno, ora { $count }
    [wine] Una carta vino in meno, ora { $count }
    [corn] Una carta mais in meno, ora { $count }
   *[any] Una carta a scelta in meno, ora { $count }
}
web-oltremare-you-pay = Paghi
web-oltremare-who-pays = { $way ->
    [pay-all] paghi chi accetta
    [pay] paghi { $name }
    [get-all] chi accetta ti paga
   *[get] { $name } ti paga
}
web-oltremare-ducat-less = Un ducato in meno
web-oltremare-ducat-more = Un ducato in più
web-oltremare-say-more = Di’ di più…
web-oltremare-say-of = Che cosa dici di { $card }
web-oltremare-say-truth = Di’ la verità
web-oltremare-say-nothing = Non dire niente
web-oltremare-silent = Dici solo di che merce si tratta.
web-oltremare-honest = È vero.
web-oltremare-lie = Non è vero. Ma puoi dirlo.
web-oltremare-send = Fai l’offerta

## Scoring

web-oltremare-venice-scoring = Il conteggio intermedio
web-oltremare-final = Il conteggio finale
web-oltremare-row-prestige = prestigio secondo la classifica
web-oltremare-row-cargo = carico venduto
web-oltremare-row-pirates = pirati
web-oltremare-row-markers = segnalini bonus secondo la classifica
web-oltremare-row-sum = in tutto
web-oltremare-row-before = ducati prima
web-oltremare-row-total = punteggio finale
web-oltremare-go-on = Avanti

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Mostra il conteggio
web-oltremare-bids = Chiedi offerte per una delle tue carte
web-oltremare-orders = Risposte automatiche
web-oltremare-orders-how = Le offerte fatte solo a te vengono rifiutate subito, finché non disattivi il rifiuto.
web-oltremare-decline-all = Rifiuta tutto
web-oltremare-decline-below = Rifiuta le offerte che mi portano meno di { $ducats } (le carte non contano)
web-oltremare-order-less = Un ducato in meno
web-oltremare-order-more = Un ducato in più
web-oltremare-orders-off = Disattiva il rifiuto automatico
