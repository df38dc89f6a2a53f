# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Inizio rapido: tutte le botteghe sono scoperte. Il loro ordine è una RICOSTRUZIONE (BA-1.3).
batavia-note-strict = Le cambiali sono segrete, e ciò che è stato pagato va ricordato (BA-0.4).
batavia-note-ledger = Questo tavolo tiene un registro: si vedono le cambiali di tutti, e ledger dice che cosa si sarebbe potuto annotare.

## Things

batavia-company-england = Inghilterra
batavia-company-denmark = Danimarca
batavia-company-france = Francia
batavia-company-netherlands = Paesi Bassi
batavia-company-sweden = Svezia
batavia-the = { $company ->
    [england] l’Inghilterra
    [denmark] la Danimarca
    [france] la Francia
    [netherlands] i Paesi Bassi
   *[sweden] la Svezia
}
batavia-of = { $company ->
    [england] dell’Inghilterra
    [denmark] della Danimarca
    [france] della Francia
    [netherlands] dei Paesi Bassi
   *[sweden] della Svezia
}
batavia-with = { $company ->
    [england] con l’Inghilterra
    [denmark] con la Danimarca
    [france] con la Francia
    [netherlands] con i Paesi Bassi
   *[sweden] con la Svezia
}
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

batavia-tile = { $goods } ({ $company })
batavia-some-cards = { $company } ×{ $count }
batavia-share = { $name } ({ $count })
batavia-shop = { $tile }, casella { $space }

## The table

batavia-round = Giro { $round }
batavia-phase-auction = asta
batavia-phase-cards = carte
batavia-phase-voyage = viaggio
batavia-phase-exchange = scambio
batavia-column-player = giocatore (* 1º)
batavia-column-gold = oro
batavia-column-hand = mano
batavia-column-letters = cambiali
batavia-column-space = casella
batavia-column-tiles = tessere
batavia-column-posts = empori
batavia-all-ships = calate in tutto
batavia-first-mark = *
batavia-at-start = partenza
batavia-at-arrival = arrivo
batavia-in-start = Alla partenza: { $names }
batavia-in-arrival = All’arrivo: { $names }
batavia-cannon = { $left ->
    [0] { $count ->
        [0] Cannone a { $laid } su { $limit }: i pirati arrivano dopo questo turno.
       *[other] Cannone a { $laid } su { $limit }: i pirati arrivano dopo questo turno e affondano { $most } ({ $count }).
    }
   *[other] { $count ->
        [0] Cannone a { $laid } su { $limit }: ancora { $left } e arrivano i pirati.
       *[other] Cannone a { $laid } su { $limit }: ancora { $left } e arrivano i pirati, che affondano { $most } ({ $count }).
    }
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
batavia-hand = La tua mano ({ $count }): { $cards }. Cambiali: { $letters }.
batavia-ledger = Che cosa tutti avrebbero potuto annotare
batavia-ledger-seat = { $letters ->
    [one] { $letters } cambiale; vinte all’asta e ancora in mano: { $cards }
   *[other] { $letters } cambiali; vinte all’asta e ancora in mano: { $cards }
}
batavia-ledger-discard = affondate:

## What is asked

batavia-prompt-bid = Offri { $min } o più, o 0 per passare
batavia-prompt-act = Pesca o cala delle carte
batavia-prompt-lay = Cala altre carte o concludi
batavia-prompt-travel = Con quale compagnia viaggi?
batavia-prompt-exchange = Scambi le tue tessere?

## What can be chosen, and what it would lead to

batavia-pass = passa
batavia-bid = offri { $bid }, o scrivi un numero fino a { $most }
batavia-lot-means = { $company } { $mine } contro { $best } calate
batavia-lot-would = Con il lotto avresti, in mano e calate: { $parts }.
batavia-hint-payment = Se vinci con un’offerta di { $bid }, le tue cambiali vanno a: { $shares }.
refused-batavia-no-auction = Adesso non c’è nessuna asta.
refused-batavia-upto-how = { $most ->
    [one] Hai { $most } cambiale: scrivi fin dove arrivi, per esempio: upto 1
   *[other] Hai { $most } cambiali: scrivi fin dove arrivi, da 1 in su, per esempio: upto 6
}
batavia-draw = Pesca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; poi il tuo turno è finito
batavia-lay = Cala: { $company }
batavia-lay-hand = { $count } in mano
batavia-lay-laid = calate { $mine }, avversario migliore { $best }
batavia-lay-have = hai la maggioranza
batavia-lay-missing = { $missing ->
    [one] { $missing } carta vince il sigillo
   *[other] { $missing } carte vincono il sigillo
}
batavia-lay-never = fuori portata: ne servono { $missing }
batavia-done = Concludi
batavia-done-to = poi puoi viaggiare verso: { $shops }
batavia-done-arrival = davanti a te non ci sono più botteghe per i tuoi sigilli: arrivi e prendi la tessera d’arrivo, che vale 4 monete d’oro
batavia-back = Riprendi: { $company }
batavia-hint-must-draw = Le tue carte non possono darti una maggioranza utile: devi pescare.
batavia-hint-no-majority = Ti servono più carte calate di una stessa compagnia rispetto a ogni altro giocatore.
batavia-hint-pirates = PERICOLO: con { $laid } carte calate (limite { $limit }) dopo questo turno i pirati affondano { $companies }, { $mine ->
    [0] e nessuna carta è tua.
    [one] e { $mine } carta è tua.
   *[other] e { $mine } carte sono tue.
}
batavia-crate-leads = { $mine ->
    [one] { $mine } cassa tua
   *[other] { $mine } casse tue
}: in testa senza rivali, vale { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
batavia-crate-tied = { $mine ->
    [one] { $mine } cassa tua
   *[other] { $mine } casse tue
}: alla pari in testa, vale { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
batavia-crate-behind = { $mine ->
    [one] { $mine } cassa tua
   *[other] { $mine } casse tue
}, chi è in testa ne ha { $best }.
batavia-tile-new = Compagnia nuova: puoi scambiare.
batavia-tile-second = Niente scambio: hai già una tessera di questa compagnia.
batavia-exchange = { $gold ->
    [one] Scambia per { $gold } moneta d’oro: { $tiles }
   *[other] Scambia per { $gold } monete d’oro: { $tiles }
}
batavia-keep = { $more ->
    [0] Tieni le tessere
   *[other] Tieni le tessere: con una compagnia in più frutterebbero { $more }
}

## Help

batavia-help-upto = in un’asta: offri uno in più degli altri, fino a un limite, come: upto 6
batavia-help-ledger = che cosa tutti avrebbero potuto annotare, se questo tavolo tiene un registro
refused-batavia-no-ledger = Questo tavolo gioca a memoria. Scegli --memory ledger per un tavolo che tiene un registro.
batavia-help-bid = L’asta: le carte si vendono in un solo lotto, e con esse la prima mossa del giro (BA-2.1). Offri più dell’ultima offerta o sei fuori (BA-2.2). Chi vince paga le cambiali agli altri, una alla volta dal vicino di sinistra in poi (BA-2.3). Se tutti passano, le carte restano per la prossima asta (BA-2.4).
batavia-help-act = Il tuo turno: pesca due carte (BA-3.1), o calane quante vuoi, se poi hai più carte calate di una stessa compagnia rispetto a ogni altro giocatore (BA-3.2). Con 21 carte calate (3 giocatori) o 25 (4 o 5) i pirati affondano la compagnia più grande dopo il turno (BA-4.1).
batavia-help-lay = Calare: quante carte vuoi, poi concludi (BA-3.2). Una maggioranza dà un sigillo, una parità no (BA-3.3). Poi il tuo mercante viaggia con una compagnia di cui hai il sigillo (BA-3.4). Se per nessun tuo sigillo c’è una bottega davanti a te, arrivi (BA-5.1).
batavia-help-travel = Il viaggio: avanti fino alla prossima bottega di una compagnia di cui hai il sigillo; prendi la tessera e metti una cassa nell’emporio della sua merce (BA-3.4). Chi ha più casse in un emporio è pagato alla fine (BA-5.3).
batavia-help-exchange = Lo scambio, se la tessera è di una compagnia di cui non ne avevi: una tessera di ogni compagnia che hai frutta 1, 3, 6, 10 o 15 monete d’oro, da 1 a 5 compagnie (BA-3.6). Le tessere rimaste alla fine non fruttano nulla.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Tiri il dado
   *[no] { $name } tira il dado
}: { $die }.
batavia-event-lot-turned = { $more ->
    [yes] Scoperte: { $cards }. Con ciò che restava, il lotto è: { $lot }.
   *[no] Scoperte: { $cards }.
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
batavia-event-letters-paid = Ricevono cambiali: { $received }.
batavia-event-lot-stays = Nessuno vuole il lotto. Resta per la prossima asta: { $lot }.
batavia-event-first-player = { $me ->
    [yes] Cominci
   *[no] { $name } comincia
} il giro { $round }.
batavia-event-drew = { $count ->
    [0] { $me ->
        [yes] Non peschi: il mazzo è vuoto.
       *[no] { $name } non pesca: il mazzo è vuoto.
    }
    [one] { $me ->
        [yes] Peschi { $cards }.
       *[no] { $name } pesca { $count } carta.
    }
   *[other] { $me ->
        [yes] Peschi { $cards }.
       *[no] { $name } pesca { $count } carte.
    }
}
batavia-unseen-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
batavia-event-pile-shuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo: { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
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
    [one] il sigillo { $company }.
   *[other] i sigilli { $company }.
}
batavia-event-seal-lost = { $me ->
    [yes] Perdi
   *[no] { $name } perde
} { $count ->
    [one] il sigillo { $company }.
   *[other] i sigilli { $company }.
}
batavia-event-travelled = { $me ->
    [yes] Viaggi
   *[no] { $name } viaggia
} { batavia-with } fino alla casella { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Prendi
   *[no] { $name } prende
} la bottega: { $tile }.
batavia-event-crate-placed = Una cassa va nell’{ $post }.
batavia-event-tiles-revealed = Si scoprono nuove botteghe: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Scambi
   *[no] { $name } scambia
} { $tiles } per { $gold ->
    [one] { $gold } moneta d’oro.
   *[other] { $gold } monete d’oro.
}
batavia-event-kept = { $me ->
    [yes] Tieni le tue tessere.
   *[no] { $name } tiene le tessere.
}
batavia-event-pirates-attacked = I PIRATI affondano { $companies }: { $cards ->
    [one] { $cards } carta è perduta
   *[other] { $cards } carte sono perdute
}, il cannone torna a { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Arrivi e prendi la tessera d’arrivo: questo è l’ultimo giro.
   *[no] { $name } arriva e prende la tessera d’arrivo: questo è l’ultimo giro.
}
batavia-event-round-ended = Il giro { $round } è finito.
batavia-event-stalled = { $rounds ->
    [1] Per un giro intero nessuno ha fatto nulla. Se il prossimo sarà uguale, la partita finisce e si passa al conteggio finale (BA-5.5).
   *[other] Per il secondo giro di fila nessuno ha fatto nulla: la partita è finita (BA-5.5).
}
batavia-warned = Nell’ultimo giro nessuno ha fatto nulla. Se questo sarà uguale, la partita finisce.
batavia-event-hand-shown = { $me ->
    [yes] Scopri la tua mano
   *[no] { $name } scopre la sua mano
}: { $cards }.
batavia-event-letters-shown = Cambiali: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = Il conteggio finale: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] Vinci con { $gold ->
            [one] { $gold } moneta d’oro!
           *[other] { $gold } monete d’oro!
        }
       *[no] { $name } vince con { $gold ->
            [one] { $gold } moneta d’oro.
           *[other] { $gold } monete d’oro.
        }
    }
   *[other] { $name } si dividono la vittoria con { $gold ->
        [one] { $gold } moneta d’oro a testa.
       *[other] { $gold } monete d’oro a testa.
    }
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
batavia-cause-letters = più cambiali
batavia-cause-arrival = tessera d’arrivo
batavia-cause-seals = sigilli

## What puzzles are about

batavia-theme-auction = Asta
batavia-theme-cards = Pescare e calare carte
batavia-theme-pirates = Attacco dei pirati
batavia-theme-sailing = Viaggi
batavia-theme-exchange = Scambio

# --- why one choice is better: where the difference comes from

batavia-account-purse = { $gain ->
    [yes] più oro in borsa
   *[no] meno oro in borsa
}
batavia-account-exchanges = { $gain ->
    [yes] più oro dagli scambi
   *[no] meno oro dagli scambi
}
batavia-account-posts = { $gain ->
    [yes] più oro dagli empori
   *[no] meno oro dagli empori
}
batavia-account-letters = { $gain ->
    [yes] migliori prospettive di avere più cambiali
   *[no] peggiori prospettive di avere più cambiali
}
batavia-account-seals = { $gain ->
    [yes] migliori prospettive di sigilli alla fine
   *[no] peggiori prospettive di sigilli alla fine
}
batavia-account-coming = { $gain ->
    [yes] giri futuri migliori, grazie alle tue navi, alle tue cambiali e al tuo posto nel viaggio
   *[no] giri futuri più deboli, a causa delle tue navi, delle tue cambiali e del tuo posto nel viaggio
}
batavia-account-end = { $gain ->
    [yes] un conteggio finale migliore
   *[no] un conteggio finale peggiore
}
