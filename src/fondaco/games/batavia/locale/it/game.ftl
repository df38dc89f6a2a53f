# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Inizio rapido: tutte le botteghe sono scoperte, in un ordine che è una RICOSTRUZIONE (BA-1.3).
batavia-note-strict = Le lettere di cambio sono segrete, e ciò che è stato pagato va ricordato (BA-0.4).
batavia-note-ledger = Questo tavolo tiene un registro: si vedono le lettere di tutti, e ledger dice che cosa si sarebbe potuto annotare.

## Things

batavia-company-england = Inghilterra
batavia-company-denmark = Danimarca
batavia-company-france = Francia
batavia-company-netherlands = Paesi Bassi
batavia-company-sweden = Svezia
# The same in one letter, and in three.
batavia-letter-england = I
batavia-letter-denmark = D
batavia-letter-france = F
batavia-letter-netherlands = P
batavia-letter-sweden = S
batavia-short-england = Ing
batavia-short-denmark = Dan
batavia-short-france = Fra
batavia-short-netherlands = P.B
batavia-short-sweden = Sve

batavia-goods-tea = tè
batavia-goods-cotton = cotone
batavia-goods-porcelain = porcellana
batavia-goods-silk = seta
batavia-goods-ginger = zenzero
batavia-goods-nutmeg = noce moscata
batavia-goods-pepper = pepe

batavia-tile = { $company } { $goods }
batavia-some-cards = { $count } { $company }
batavia-share = { $name } { $count }
batavia-shop = { $tile } (casella { $space })

## The table

batavia-round = Giro { $round }
batavia-phase-auction = asta
batavia-phase-cards = carte
batavia-phase-voyage = viaggio
batavia-phase-exchange = scambio
batavia-column-player = giocatore (* 1º)
batavia-column-gold = oro
batavia-column-hand = mano
batavia-column-letters = lettere
batavia-column-space = casella
batavia-column-tiles = tessere
batavia-column-posts = empori
batavia-all-ships = calate in tutto
batavia-first-mark = *
batavia-at-start = partenza
batavia-at-arrival = arrivato
batavia-in-start = Alla partenza: { $names }
batavia-in-arrival = Arrivati: { $names }
batavia-cannon = Cannone a { $laid } su { $limit }{ $left ->
    [0] : i pirati arrivano dopo questo turno
   *[other] : i pirati arrivano con altre { $left }
}{ $count ->
    [0] .
   *[other] {" "}e affondano { $most } ({ $count }).
}
batavia-shops = Botteghe ({ $legend }):
batavia-lot = Lotto: { $cards }, e la nave del primo giocatore
batavia-lot-left = Resta per la prossima asta: { $cards }
batavia-standing-bid = { $me ->
    [yes] Hai offerto
   *[no] { $name } ha offerto
} { $bid }.
batavia-no-bid = Ancora nessuna offerta.
batavia-still-in = Ancora in gara: { $names }.
batavia-hand = La tua mano ({ $count }): { $cards }. Lettere: { $letters }.
batavia-ledger = Che cosa tutti avrebbero potuto annotare
batavia-ledger-seat = { $letters } lettere; vinte all’asta e ancora in mano: { $cards }
batavia-ledger-discard = affondate:

## What is asked

batavia-prompt-bid = Offri { $min } o più, o 0 per passare
batavia-prompt-act = Pesca, o cala delle carte
batavia-prompt-lay = Cala altre carte, o hai finito
batavia-prompt-travel = Con quale compagnia viaggi?
batavia-prompt-exchange = Scambi le tue tessere?

## What can be chosen, and what it would lead to

batavia-pass = passa
batavia-bid = offri { $bid }, o scrivi un numero fino alle tue { $most }
batavia-lot-means = { $company } { $mine } contro { $best } calate
batavia-lot-would = Con il lotto avresti, in mano e calate: { $parts }.
batavia-hint-payment = Un’offerta di { $bid } andrebbe a: { $shares }.
refused-batavia-no-auction = Adesso non c’è nessuna asta.
refused-batavia-upto-how = Scrivi fin dove arrivi, da 1 alle tue { $most } lettere, per esempio: upto 6
batavia-draw = Pesca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; poi il tuo turno è finito
batavia-lay = Cala { $company }
batavia-lay-hand = { $count } in mano
batavia-lay-laid = calate { $mine }, il migliore degli altri { $best }
batavia-lay-have = hai la maggioranza
batavia-lay-missing = { $missing ->
    [one] { $missing } carta vince il sigillo
   *[other] { $missing } carte vincono il sigillo
}
batavia-lay-never = fuori portata: ne servono { $missing }
batavia-done = Fatto
batavia-done-to = poi puoi viaggiare verso: { $shops }
batavia-done-arrival = davanti a te non c’è più bottega per i tuoi sigilli: arrivi, e prendi la tessera d’arrivo per 4 monete d’oro
batavia-back = Riprendi { $company }
batavia-hint-must-draw = Le tue carte non possono darti una maggioranza utile: devi pescare.
batavia-hint-no-majority = Ti servono più carte calate di una compagnia di ogni altro giocatore.
batavia-hint-pirates = PERICOLO: con { $laid } carte calate (limite { $limit }) dopo questo turno i pirati affondano { $companies }, { $mine } delle carte sono tue.
batavia-crate-leads = cassa { $mine }: sei da solo in testa all’emporio, vale { $gold } monete d’oro.
batavia-crate-tied = cassa { $mine }: alla pari in testa, vale { $gold } monete d’oro.
batavia-crate-behind = cassa { $mine }, chi è in testa ne ha { $best }.
batavia-tile-new = Una compagnia nuova per uno scambio.
batavia-tile-second = Niente scambio: hai già una tessera di questa compagnia.
batavia-exchange = Scambia per { $gold } monete d’oro: { $tiles }
batavia-keep = Tieni le tessere{ $more ->
    [0] {""}
   *[other] : con una compagnia in più renderebbero { $more }
}

## Help

batavia-help-upto = in un’asta: offri uno più degli altri, fino a un limite, come: upto 6
batavia-help-ledger = che cosa tutti avrebbero potuto annotare, se questo tavolo tiene un registro
refused-batavia-no-ledger = Questo tavolo gioca a memoria. Scegli --memory ledger per un tavolo che tiene un registro.
batavia-help-bid = L’asta: le carte si vendono in un solo lotto, e con esse la prima mossa del giro (BA-2.1). Offri più dell’ultima offerta o sei fuori (BA-2.2). Chi vince paga le lettere agli altri, una alla volta dal vicino di sinistra in poi (BA-2.3). Se tutti passano, le carte restano per la prossima asta (BA-2.4).
batavia-help-act = Il tuo turno: pesca due carte (BA-3.1), o calane quante vuoi, se poi hai più carte calate di una compagnia di ogni altro giocatore (BA-3.2). Con 21 carte calate (3 giocatori) o 25 (4 o 5) i pirati affondano la compagnia più grande dopo il turno (BA-4.1).
batavia-help-lay = Calare: quante carte vuoi, poi fatto (BA-3.2). Una maggioranza è un sigillo, una parità no (BA-3.3). Poi il tuo mercante viaggia con una compagnia di cui hai il sigillo (BA-3.4). Se nessun tuo sigillo ha una bottega davanti a te, arrivi (BA-5.1).
batavia-help-travel = Il viaggio: avanti fino alla prossima bottega di una compagnia di cui hai il sigillo; prendi la tessera e metti una cassa nell’emporio della sua merce (BA-3.4). Chi ha più casse in un emporio è pagato alla fine (BA-5.3).
batavia-help-exchange = Lo scambio, se la tessera è di una compagnia di cui non ne avevi: una tessera di ogni compagnia che hai rende 1, 3, 6, 10 o 15 monete d’oro per 1 a 5 compagnie (BA-3.6). Le tessere rimaste alla fine non rendono nulla.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Tiri il dado
   *[no] { $name } tira il dado
}: { $die }.
batavia-event-lot-turned = Scoperte: { $cards }.{ $more ->
    [yes] {" "}Con ciò che restava, il lotto è { $lot }.
   *[no] {""}
}
batavia-event-bid = { $me ->
    [yes] Offri
   *[no] { $name } offre
} { $bid }.
batavia-event-passed = { $me ->
    [yes] Passi.
   *[no] { $name } passa.
}
batavia-event-lot-won = { $me ->
    [yes] Vinci
   *[no] { $name } vince
} il lotto per { $bid }: { $cards }.
batavia-event-letters-paid = Le lettere vanno a: { $received }.
batavia-event-lot-stays = Nessuno vuole il lotto: { $lot } restano per la prossima asta.
batavia-event-first-player = { $me ->
    [yes] Cominci
   *[no] { $name } comincia
} il giro { $round }.
batavia-event-drew = { $me ->
    [yes] Peschi { $count ->
        [0] zero carte: non ce ne sono.
       *[other] { $cards }.
    }
   *[no] { $name } pesca { $count ->
        [0] zero carte: non ce ne sono.
        [one] { $count } carta.
       *[other] { $count } carte.
    }
}
batavia-event-pile-shuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo: { $count } carte.
batavia-event-laid = { $me ->
    [yes] Cali
   *[no] { $name } cala
} { $company }.
batavia-event-cards-laid = { $me ->
    [yes] Cali
   *[no] { $name } cala
} { $cards } (cannone { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] Riprendi
   *[no] { $name } riprende
} { $company }.
batavia-event-seal-gained = { $me ->
    [yes] Ottieni
   *[no] { $name } ottiene
} { $count ->
    [one] il sigillo
   *[other] i sigilli
}: { $company }.
batavia-event-seal-lost = { $me ->
    [yes] Perdi
   *[no] { $name } perde
} { $count ->
    [one] il sigillo
   *[other] i sigilli
}: { $company }.
batavia-event-travelled = { $me ->
    [yes] Viaggi
   *[no] { $name } viaggia
} con la compagnia { $company } fino alla casella { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Prendi
   *[no] { $name } prende
} la bottega { $tile }.
batavia-event-crate-placed = Una cassa va all’emporio: { $post }.
batavia-event-tiles-revealed = Si scoprono nuove botteghe: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Scambi
   *[no] { $name } scambia
} { $tiles } per { $gold } monete d’oro.
batavia-event-kept = { $me ->
    [yes] Tieni le tue tessere.
   *[no] { $name } tiene le tessere.
}
batavia-event-pirates-attacked = I PIRATI affondano { $companies }: { $cards } carte sono perdute, il cannone torna a { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Arrivi e prendi la tessera d’arrivo: questo è l’ultimo giro.
   *[no] { $name } arriva e prende la tessera d’arrivo: questo è l’ultimo giro.
}
batavia-event-round-ended = Il giro { $round } è finito.
batavia-event-hand-shown = { $me ->
    [yes] Cali la tua mano
   *[no] { $name } cala la mano
}: { $cards }.
batavia-event-letters-shown = Lettere: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = Il conteggio finale: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] Vinci con { $gold } monete d’oro!
       *[no] { $name } vince con { $gold } monete d’oro.
    }
   *[other] { $name } si dividono la vittoria con { $gold } monete d’oro.
}

## The final sheet

batavia-cause-exchange = scambi
batavia-cause-tea = emporio del tè
batavia-cause-cotton = emporio del cotone
batavia-cause-porcelain = emporio della porcellana
batavia-cause-silk = emporio della seta
batavia-cause-ginger = emporio dello zenzero
batavia-cause-nutmeg = emporio della noce moscata
batavia-cause-pepper = emporio del pepe
batavia-cause-letters = più lettere
batavia-cause-arrival = tessera d’arrivo
batavia-cause-seals = sigilli
