# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Mercanti di Venezia (2004)
oltremare-note-deck = Il mazzo è una RICOSTRUZIONE: merci, numeri e ricavi sono noti, i simboli di ogni singola carta no (OM-0.9).
oltremare-note-map = La mappa è una RICOSTRUZIONE: i porti sono veri, le rotte sono nostre (OM-0.10).
oltremare-note-strict = Ciò che è stato caricato va ricordato (OM-6.3).
oltremare-note-ledger = Questo tavolo tiene un registro: k mostra che cosa tutti avrebbero potuto annotare (OM-6.3).

## Things

oltremare-goods-gems = gemme
oltremare-goods-scrolls = pergamene
oltremare-goods-silk = seta
oltremare-goods-salt = sale
oltremare-goods-pottery = ceramica
oltremare-goods-olives = olive
oltremare-goods-grain = grano
oltremare-goods-silver = argento
oltremare-goods-spices = spezie
oltremare-goods-wood = legname
oltremare-goods-wine = vino
oltremare-goods-corn = mais
oltremare-goods-any = libera
oltremare-some-goods = { $goods ->
    [gems] { $count ->
        [one] { $count } gemma
       *[other] { $count } gemme
    }
    [scrolls] { $count ->
        [one] { $count } pergamena
       *[other] { $count } pergamene
    }
    [silk] { $count ->
        [one] { $count } carta seta
       *[other] { $count } carte seta
    }
    [salt] { $count ->
        [one] { $count } carta sale
       *[other] { $count } carte sale
    }
    [pottery] { $count ->
        [one] { $count } ceramica
       *[other] { $count } ceramiche
    }
    [olives] { $count ->
        [one] { $count } carta olive
       *[other] { $count } carte olive
    }
    [grain] { $count ->
        [one] { $count } carta grano
       *[other] { $count } carte grano
    }
    [silver] { $count ->
        [one] { $count } carta argento
       *[other] { $count } carte argento
    }
    [spices] { $count ->
        [one] { $count } carta spezie
       *[other] { $count } carte spezie
    }
    [wood] { $count ->
        [one] { $count } carta legname
       *[other] { $count } carte legname
    }
    [wine] { $count ->
        [one] { $count } carta vino
       *[other] { $count } carte vino
    }
    [corn] { $count ->
        [one] { $count } carta mais
       *[other] { $count } carte mais
    }
   *[any] { $count ->
        [one] { $count } carta a scelta
       *[other] { $count } carte a scelta
    }
}

oltremare-symbol-ducat = ducato
oltremare-symbol-flag = bandiera
oltremare-symbol-cards = carte
oltremare-symbol-ship = nave

oltremare-card-name = { $goods ->
    [gems] Gemme
    [scrolls] Pergamene
    [silk] Seta
    [salt] Sale
    [pottery] Ceramica
    [olives] Olive
    [grain] Grano
    [silver] Argento
    [spices] Spezie
    [wood] Legname
    [wine] Vino
   *[corn] Mais
} { $number }
oltremare-card = { $card } ({ $symbols }; potenza { $power }, stazza { $load })
oltremare-card-played = { $card } ({ $symbols })
oltremare-cell-power = potenza { $power }
oltremare-cell-load = stazza { $load }
oltremare-cell-pay = ricavo { $row }
oltremare-unseen-card = una carta che nessuno ha visto
oltremare-unseen-cards = { $count ->
    [one] { $count } mai vista
   *[other] { $count } mai viste
}
oltremare-ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
oltremare-lot = { oltremare-some-goods } per { $ducats }

oltremare-marker-none = nessun segnalino
oltremare-marker-calm-sea = Mare calmo
oltremare-marker-good-deals = Buoni affari
oltremare-marker-pirate-fighter = Cacciatore di pirati
oltremare-marker-favourable-trade = Commercio favorevole
oltremare-marker-compass = Bussola
oltremare-marker-local-influence = Influenza locale
# The same in one short word, for narrow tables.
oltremare-badge-none = –
oltremare-badge-calm-sea = Mare
oltremare-badge-good-deals = Affari
oltremare-badge-pirate-fighter = Caccia
oltremare-badge-favourable-trade = Commercio
oltremare-badge-compass = Bussola
oltremare-badge-local-influence = Influenza
oltremare-port-marker = { $port } ({ $marker })
oltremare-port = { $port ->
    [Venice] Venezia
    [Corfu] Corfù
    [Modon] Modone
    [Tunis] Tunisi
    [Alexandria] Alessandria
    [Acre] Acri
    [Rhodes] Rodi
    [Salonica] Salonicco
    [Constantinople] Costantinopoli
    [Trebizond] Trebisonda
   *[other] { $port }
}

oltremare-sea-adriatic = Adriatico
oltremare-sea-italy = Italia meridionale
oltremare-sea-ionian = Mar Ionio
oltremare-sea-africa = Africa
oltremare-sea-levant = Levante
oltremare-sea-cyprus = Cipro
oltremare-sea-aegean = Egeo
oltremare-sea-black-sea = Mar Nero

## The table

oltremare-turn-of = Turno { $turn }: { $me ->
    [yes] il tuo
   *[no] { $name }
}
oltremare-phase-power = potenza
oltremare-phase-trade = commercio
oltremare-phase-actions = azioni
oltremare-phase-cargo = carico
oltremare-column-player = giocatore (* primo)
oltremare-column-ducats = ducati
oltremare-column-hand = mano
oltremare-column-top = cima del carico
oltremare-column-power = potenza
oltremare-column-load = stazza
oltremare-column-cargo = carico
oltremare-column-prestige = prestigio
oltremare-column-pirates = pirati
oltremare-column-markers = segnalini, attivo
oltremare-column-port = porto
oltremare-column-marker = segnalino
oltremare-column-ships = navi
oltremare-column-routes = rotte verso
# The same for a window of 80 columns; they may have two lines.
oltremare-narrow-player = giocatore
    (* primo)
oltremare-narrow-ducats = du-
    cati
oltremare-narrow-hand = mano
oltremare-narrow-top = cima
oltremare-narrow-power = po-
    tenza
oltremare-narrow-load = stazza
oltremare-narrow-cargo = carico
oltremare-narrow-prestige = pre-
    stigio
oltremare-narrow-pirates = pi-
    rati
oltremare-narrow-markers = segnalini,
    attivo
oltremare-narrow-port = porto
oltremare-seat = { $seat } { $name }
oltremare-first-mark = *
oltremare-pile = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
oltremare-venice-in = Venezia è nel mazzo
oltremare-venice-top = VENEZIA È IN CIMA
oltremare-venice-out = Venezia è già uscita
oltremare-discard = scarti { $count }
oltremare-last-round = ULTIMO GIRO
oltremare-own-pirates = La tua pila dei pirati dalla cima: { $cards }
oltremare-offers = Offerte sul tavolo:
oltremare-ticket = { $tag } { $me ->
    [yes] { $to ->
        [all] offri a tutti
       *[other] offri a { $partner }
    }
   *[no] { $to ->
        [you] { $name } ti offre
        [all] { $name } offre a tutti
       *[other] { $name } offre a { $partner }
    }
}: { $give } in cambio di { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(invece di #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(rifiutata da { $decliners })
}
oltremare-everybody = tutti
oltremare-hand = La tua mano ({ $count }):
oltremare-hand-below = La tua mano ({ $count }):
oltremare-hand-empty = La tua mano è vuota.
oltremare-reach = La tua nave è nel porto di { $port }, il tuo segnalino attivo: { $marker }. A portata:
oltremare-ships = { $count ->
    [one] { $count } nave:
   *[other] { $count } navi:
}
oltremare-ledger = Che cosa tutti avrebbero potuto annotare: il carico in lotti, dalla cima
oltremare-ledger-discard = scarti:

## What is asked

oltremare-prompt-discard = Dai { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} ai pirati
oltremare-prompt-trade = { $missing ->
    [0] Contratta, compra o prosegui
    [one] Contratta o compra: ti manca { $missing } carta
   *[other] Contratta o compra: ti mancano { $missing } carte
}
oltremare-prompt-talk = { $name } contratta: fai un’offerta?
oltremare-prompt-play = Gioca { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}
oltremare-prompt-sail = Avanza di { $left ->
    [one] { $left } porto
   *[other] { $left } porti
}
oltremare-prompt-compass = Segui la bussola o resta
oltremare-prompt-load = Carica { $left ->
    [one] l’ultima carta: resta in cima
   *[other] { $left } carte, una dopo l’altra: l’ultima resta in cima
}

## What it would lead to

oltremare-hint-discard = Hai { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
} e la tua potenza è { $power }: { $cards ->
    [one] { $cards } carta va
   *[other] { $cards } carte vanno
} ai tuoi pirati. Ogni carta lì costa 1 ducato alla fine; quella in cima si può ricomprare.
oltremare-hint-trade = { $missing ->
    [0] Hai { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } e devi giocarne { $load }.
    [one] { $hand ->
        [0] Non hai carte e devi giocarne { $load }: ne manca { $missing }.
        [one] Hai { $hand } carta e devi giocarne { $load }: ne manca { $missing }.
       *[other] Hai { $hand } carte e devi giocarne { $load }: ne manca { $missing }.
    }
   *[other] { $hand ->
        [0] Non hai carte e devi giocarne { $load }: ne mancano { $missing }.
        [one] Hai { $hand } carta e devi giocarne { $load }: ne mancano { $missing }.
       *[other] Hai { $hand } carte e devi giocarne { $load }: ne mancano { $missing }.
    }
} { $bought ->
    [4] Hai comprato 4 carte, il massimo in un turno.
   *[other] { $price ->
        [0] Non si può comprare nessuna carta.
        [one] La prossima carta costa { $price } ducato.
       *[other] La prossima carta costa { $price } ducati.
    } Comprate in questo turno: { $bought } su 4.
}
oltremare-hint-talk = { $name } deve giocare { $load ->
    [one] { $load } carta
   *[other] { $load } carte
}, ne ha { $hand } e possiede { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}. { $dealt ->
    [yes] { $edition ->
        [e2004] Hai già avuto il tuo punto prestigio
       *[e2005] Hai già avuto la tua tessera prestigio
    } per questo turno.
   *[no] Uno scambio con { $name } ti porta { oltremare-one-prestige }.
}
oltremare-hint-played = Giocate: { $cards }. Finora: { $outcome }.
oltremare-hint-load = { $hand ->
    [0] Non hai carte in mano.
    [one] Hai { $hand } carta.
   *[other] Hai { $hand } carte.
} Nel prossimo turno la carta in cima dirà quante puoi tenerne (potenza) e quante devi giocarne (stazza).
oltremare-hint-compass = Se resti, la bussola è persa e non hai segnalini attivi.
oltremare-type-load = Scrivi tutti i numeri nell’ordine in cui carichi, per esempio 2 1 3.
oltremare-type-compass = Porti senza segnalino: scrivi compass e il nome.
oltremare-hint-sail = { $active ->
    [yes] Conta dove arrivi: il segnalino { $marker }, ora attivo, viene girato.
   *[no] Conta dove arrivi: il segnalino che trovi diventa quello attivo.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } ducato
   *[other] +{ $ducats } ducati
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } carta ai pirati
   *[other] { $cards } carte ai pirati
}
oltremare-outcome-beaten = pirati respinti
oltremare-outcome-draw = { $cards ->
    [one] peschi { $cards } carta
   *[other] peschi { $cards } carte
}
oltremare-outcome-sail = { $ports ->
    [one] avanzi di { $ports } porto
   *[other] avanzi di { $ports } porti
}
oltremare-outcome-nothing = niente
oltremare-play-preview = { $cards }: { $outcome }. { $hand ->
    [0] Poi la tua mano è vuota.
    [one] Poi ti resta { $hand } carta in mano.
   *[other] Poi ti restano { $hand } carte in mano.
}
oltremare-next-excess = nel prossimo turno: { $hand } in mano, potenza { $power }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} ai pirati
oltremare-next-missing = nel prossimo turno: { $hand } in mano, stazza { $load }, { $cards ->
    [one] ti mancherà { $cards } carta
   *[other] ti mancheranno { $cards } carte
}
oltremare-next-fits = { $hand ->
    [0] la tua mano vuota va bene per potenza e stazza
    [one] la tua carta in mano va bene per potenza e stazza
   *[other] le tue { $hand } carte in mano vanno bene per potenza e stazza
}
oltremare-lot-pays = { $exact ->
    [yes] { $more ->
        [0] { oltremare-some-goods } di fila fruttano { $pay }
       *[other] { oltremare-some-goods } di fila fruttano { $pay }, con una in più { $more }
    }
   *[no] { $more ->
        [0] almeno { oltremare-some-goods } di fila fruttano { $pay }
       *[other] almeno { oltremare-some-goods } di fila fruttano { $pay }, con una in più { $more }
    }
}
oltremare-load-preview = In cima avrai: { $card }; { $told }.
oltremare-via = via { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(o per un’altra rotta)
}

## What can be chosen

oltremare-stay = Resta qui
oltremare-buy-pile = Compra la carta in cima al mazzo per { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}
oltremare-buy-pirates = Ricompra la carta in cima ai tuoi pirati per { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}: { $card }
oltremare-make-offer = { $mine ->
    [yes] Fai un’offerta
   *[no] Fai un’offerta a { $name }
}
oltremare-done = Concludi gli scambi e gioca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
oltremare-accept = Accetta { $tag }: dai { $give }
oltremare-accept-choose = Accetta { $tag }: scegli le carte che dai
oltremare-decline = Rifiuta { $tag }
oltremare-decline-only = Rifiuta { $tag } (ora non puoi accettarla)
oltremare-counter = Rispondi a { $tag } con una controfferta
oltremare-withdraw = Ritira la tua offerta { $tag }
oltremare-amend = Cambia la tua offerta { $tag }
oltremare-which-cards = Quali carte dai per { $wanted }? [numeri, x = lascia stare]
oltremare-not-what-is-asked = Dai esattamente { $wanted }.
oltremare-claimed = { oltremare-some-goods } («{ $claim }»)
oltremare-own-claimed = { $card } (dici: { $claim })
oltremare-claim-power = potenza { $power }
oltremare-claim-load = stazza { $load }

## Composing an offer

oltremare-compose = Un’offerta, passo per passo. Scrivi x per rinunciare.
oltremare-ask-partner = A chi? [numero o nome, a = tutti; o tutta l’offerta su una riga, come 2: sale 7 per seta]
oltremare-no-such-partner = Scrivi il numero o il nome di un altro giocatore, o la lettera a per tutti.
oltremare-ask-give = Quali carte dai? [numeri, 5d = 5 ducati, Invio = nessuna; o le due parti su una riga, come 1 3 + 2d per seta]
oltremare-cards-how = Scrivi numeri dell’elenco, ciascuno una volta, per esempio: 1 3
oltremare-ask-claim = Che cosa dici di { $card }? [Invio = niente, t = la verità, o parole: stazza 1, nave]
oltremare-ask-give-ducats = Quanti ducati aggiungi? [Invio = nessuno]
oltremare-ducats-how = Scrivi un numero di ducati, per esempio 2, o Invio per nessuno.
oltremare-ask-goods = Quali carte vuoi? [per esempio: 2 sale, 1 libera; Invio = nessuna] ({ $goods })
oltremare-asked-how = Scrivi numeri e merci, per esempio: 2 sale, 1 libera
oltremare-ask-take-ducats = Quanti ducati vuoi? [Invio = nessuno]
oltremare-offer-preview = { $to ->
    [all] Offri a tutti: { $give } in cambio di { $ask }.
   *[other] Offri a { $partner }: { $give } in cambio di { $ask }.
}
oltremare-for = per
oltremare-in-notation = In breve: { $notation }
oltremare-offer-confirm = Fare questa offerta? [Invio = sì, n = no]
refused-oltremare-no-offer-now = Ora non puoi fare offerte.
refused-oltremare-no-ledger = Questo tavolo gioca a memoria (OM-6.3). Scegli --memory ledger per un tavolo che tiene un registro.

## Help

oltremare-help-offer = fai un’offerta, passo per passo o su una sola riga, come: o 2: sale 7 + 1d per seta
oltremare-help-map = la mappa: ogni porto con segnalino, navi e rotte
oltremare-help-ledger = il registro, se questo tavolo ne tiene uno
oltremare-help-wait = aspetta e lascia parlare o rispondere gli altri (nella fase di commercio)
oltremare-help-discard = Potenza navale (OM-2.1.1): se hai più carte della potenza della carta in cima al tuo carico, scegli carte per la tua pila dei pirati fino a rientrare nel limite.
oltremare-help-trade = Commercio: scambi con ogni altro giocatore, in carte e ducati (OM-2.2.1). Sulle merci si dice il vero, sui simboli ognuno può mentire (OM-2.2.2). Chi conclude uno scambio con il giocatore attivo riceve { oltremare-one-prestige }, una volta per turno (OM-2.2.3). Si possono comprare fino a quattro carte, dal mazzo o dai propri pirati, per 3 ducati, o 4 se ne hai 0 o meno (OM-2.2.6). Prosegui quando hai tante carte quante ne chiede la stazza della carta in cima (OM-2.2.8). Un’offerta in parole: o 2: grano 3 + 1d per 2 sale. Il 2 dopo o è il posto a cui fai l’offerta. Scrivi a invece di 2 per offrire a tutti.
oltremare-help-talk = Un altro giocatore contratta: puoi proporre uno scambio o rispondere, e il primo scambio ti porta { oltremare-one-prestige } (OM-2.2.3). Gli scambi si fanno solo con il giocatore attivo (OM-2.2.1). Accettando indichi le carte che dai: le sceglie chi accetta (OM-2.2.11).
oltremare-help-play = Azioni: gioca esattamente tante carte quante ne chiede la stazza della carta in cima (OM-2.3.1). I simboli ducato fruttano 1, 3 o 6 ducati (OM-2.3.2), le bandiere mandano 1, 3 o 6 carte ai tuoi pirati (OM-2.3.3), con i simboli carte ne peschi 1, 3 o 6 (OM-2.3.4), con ogni nave avanzi di un porto (OM-2.3.5). Le stesse carte vengono poi caricate.
oltremare-help-sail = Navigare: esattamente tanti porti quanti simboli nave, nel 2005 nessuna rotta due volte in un turno (OM-2.3.5). Il segnalino dove arrivi diventa quello attivo; senza segnalino non ne hai (OM-3.1).
oltremare-help-compass = Bussola: vai in qualsiasi altro porto senza bussola e prendi lì il segnalino, o resta; in ogni caso la bussola è persa (OM-3.2).
oltremare-help-load = Carico: carica le carte giocate nell’ordine che vuoi (OM-2.4.1). Merci uguali una sull’altra sono un lotto, e i lotti fruttano secondo la loro scala (OM-5.1). La carta in cima fissa quante carte puoi tenere e devi giocare nel prossimo turno (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] La tua nave parte
   *[no] La nave di { $name } parte
} da { $port }, con { $card } come primo carico.
oltremare-event-hand-dealt = { $me ->
    [yes] La tua mano: { $faces }.
   *[no] { $name } riceve { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
}
oltremare-event-first-player = { $me ->
    [yes] Sei
   *[no] { $name } è
} il primo giocatore.
oltremare-event-turn-began = { $me ->
    [yes] Il tuo turno
   *[no] Il turno di { $name }
} comincia con potenza { $power } e stazza { $load }.
oltremare-event-influence-paid = { $me ->
    [yes] Influenza locale ti frutta { $price ->
        [one] { $price } ducato.
       *[other] { $price } ducati.
    }
   *[no] { $name } riceve { $price ->
        [one] { $price } ducato da Influenza locale.
       *[other] { $price } ducati da Influenza locale.
    }
}
oltremare-event-discarded = { $me ->
    [yes] Dai ai pirati { $card }.
   *[no] { $name } dà ai pirati { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
oltremare-event-bought = { $source ->
    [pirates] { $me ->
        [yes] Ricompri { $count ->
            [one] una carta
           *[other] { $count } carte
        } dai pirati
       *[no] { $name } ricompra { $count ->
            [one] una carta
           *[other] { $count } carte
        } dai pirati
    }
   *[pile] { $me ->
        [yes] Compri { $count ->
            [one] una carta
           *[other] { $count } carte
        } dal mazzo
       *[no] { $name } compra { $count ->
            [one] una carta
           *[other] { $count } carte
        } dal mazzo
    }
} per { $price ->
    [one] { $price } ducato.
   *[other] { $price } ducati.
}
oltremare-event-took = È { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Concludi
   *[no] { $name } conclude
} gli scambi.
oltremare-event-offered = Offerta { $tag }: { $me ->
    [yes] { $to ->
        [all] offri a tutti
       *[other] offri a { $partner }
    }
   *[no] { $to ->
        [you] { $name } ti offre
        [all] { $name } offre a tutti
       *[other] { $name } offre a { $partner }
    }
} { $give } in cambio di { $ask }.
oltremare-event-amended = Offerta { $tag }: { $me ->
    [yes] { $to ->
        [all] ora offri a tutti
       *[other] ora offri a { $partner }
    }
   *[no] { $to ->
        [you] { $name } ora ti offre
        [all] { $name } ora offre a tutti
       *[other] { $name } ora offre a { $partner }
    }
} { $give } in cambio di { $ask }.
oltremare-event-countered = Offerta { $tag }, invece di #{ $counters }: { $me ->
    [yes] { $to ->
        [all] offri a tutti
       *[other] offri a { $partner }
    }
   *[no] { $to ->
        [you] { $name } ti offre
        [all] { $name } offre a tutti
       *[other] { $name } offre a { $partner }
    }
} { $give } in cambio di { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Ritiri
   *[no] { $name } ritira
} l’offerta #{ $number }.
oltremare-event-declined = { $me ->
    [yes] Rifiuti
   *[no] { $name } rifiuta
} l’offerta #{ $number }.
oltremare-event-dealt = Scambio { $tag }: { $me ->
    [yes] dai a { $partner }
   *[no] { $to ->
        [you] { $name } ti dà
       *[other] { $name } dà a { $partner }
    }
} { $given } in cambio di { $taken }.
# 2005 has tiles, 2004 points.
oltremare-one-prestige = { $edition ->
    [e2004] 1 punto prestigio
   *[e2005] 1 tessera prestigio
}
oltremare-event-prestige = { $me ->
    [yes] Ottieni { oltremare-one-prestige } e ora ne hai { $tiles }.
   *[no] { $name } ottiene { oltremare-one-prestige } e ora ne ha { $tiles }.
}
oltremare-event-lapsed = L’offerta #{ $number } decade: una delle sue carte non c’è più.
oltremare-event-played = { $me ->
    [yes] Giochi
   *[no] { $name } gioca
} { $card }.
oltremare-event-ducats-gained = { $me ->
    [yes] { $symbols ->
        [one] { $symbols } simbolo ducato ti frutta
       *[other] { $symbols } simboli ducato ti fruttano
    } { $price ->
        [one] { $price } ducato.
       *[other] { $price } ducati.
    }
   *[no] { $name } riceve { $price ->
        [one] { $price } ducato
       *[other] { $price } ducati
    } per { $symbols ->
        [one] { $symbols } simbolo ducato.
       *[other] { $symbols } simboli ducato.
    }
}
oltremare-event-pirates-beaten = { $me ->
    [yes] Il tuo Cacciatore di pirati
   *[no] Il Cacciatore di pirati di { $name }
} respinge i pirati.
oltremare-event-plundered = I pirati prendono { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} dal mazzo per { $me ->
    [yes] la tua pila dei pirati
   *[no] la pila dei pirati di { $name }
}.
oltremare-event-drew = { $cards ->
    [0] { $me ->
        [yes] Non peschi: il mazzo è vuoto.
       *[no] { $name } non pesca: il mazzo è vuoto.
    }
    [one] { $me ->
        [yes] Peschi { $cards } carta: { $faces }.
       *[no] { $name } pesca { $cards } carta.
    }
   *[other] { $me ->
        [yes] Peschi { $cards } carte: { $faces }.
       *[no] { $name } pesca { $cards } carte.
    }
}
oltremare-event-calm-sea-paid = { $me ->
    [yes] Mare calmo ti frutta { $price ->
        [one] { $price } ducato.
       *[other] { $price } ducati.
    }
   *[no] { $name } riceve { $price ->
        [one] { $price } ducato da Mare calmo.
       *[other] { $price } ducati da Mare calmo.
    }
}
oltremare-event-sailed = { $me ->
    [yes] Vai
   *[no] { $name } va
} { $stops ->
    [0] a{ $port ->
        [Acri] d
        [Alessandria] d
        [Ancona] d
       *[other] {""}
    } { $port }
   *[other] a{ $port ->
        [Acri] d
        [Alessandria] d
        [Ancona] d
       *[other] {""}
    } { $port } passando per { $via }
}.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Non usi la bussola.
       *[no] { $name } non usa la bussola.
    }
   *[no] { $me ->
        [yes] La bussola ti porta nel porto di { $port }.
       *[no] La bussola porta { $name } nel porto di { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Lì prendi il segnalino { $marker }: ora è quello attivo.
       *[no] { $name } prende lì il segnalino { $marker }.
    }
   *[no] { $me ->
        [yes] Nel porto di { $port } non c’è nessun segnalino: ora non ne hai nessuno attivo.
       *[no] Nel porto di { $port } non c’è nessun segnalino.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Carichi
   *[no] { $name } carica
} { $count ->
    [one] { $card }.
   *[other] { $below }, e in cima { $card }.
}
oltremare-event-turn-ended = { $hand ->
    [0] { $me ->
        [yes] Il tuo turno finisce a mano vuota.
       *[no] Il turno di { $name } finisce a mano vuota.
    }
    [one] { $me ->
        [yes] Il tuo turno finisce con { $hand } carta in mano.
       *[no] Il turno di { $name } finisce con { $hand } carta in mano.
    }
   *[other] { $me ->
        [yes] Il tuo turno finisce con { $hand } carte in mano.
       *[no] Il turno di { $name } finisce con { $hand } carte in mano.
    }
}
oltremare-event-venice = Appare VENEZIA: il conteggio intermedio.
oltremare-event-last-card-taken = { $me ->
    [yes] Prendi
   *[no] { $name } prende
} l’ultima carta del mazzo: la fine è vicina.
oltremare-event-pile-refilled = { $source ->
    [discard] Gli scarti vengono mescolati e diventano il nuovo mazzo: { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
   *[first_player] Carico e pirati del primo giocatore si conteggiano già ora, e le due pile diventano il nuovo mazzo: { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Il prestigio si paga secondo la classifica ({ $edition ->
    [e2004] punti
   *[e2005] tessere
}): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Vendi
   *[no] { $name } vende
} merci per { $ducats }: { $lots }.
oltremare-event-pirates-paid = I pirati costano 1 ducato a carta: { $parts }.
oltremare-event-markers-paid = I segnalini bonus dei porti si pagano secondo la classifica (numero): { $parts }.
oltremare-event-final-scoring = La partita finisce: il conteggio finale.
oltremare-event-game-over = { $me ->
    [yes] Vinci con { $ducats ->
        [one] { $ducats } ducato!
       *[other] { $ducats } ducati!
    }
   *[no] { $name } vince con { $ducats ->
        [one] { $ducats } ducato.
       *[other] { $ducats } ducati.
    }
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Hai detto
   *[no] { $name } ha detto
} «{ $claim }» di { $card }: { $true ->
    [yes] era vero.
   *[no] NON era vero.
}

oltremare-cause-start = ducati all’inizio
oltremare-cause-symbols = simboli ducato
oltremare-cause-calm-sea = Mare calmo
oltremare-cause-local-influence = Influenza locale
oltremare-cause-deal = scambi
oltremare-cause-purchase = carte comprate
oltremare-cause-prestige-venice = prestigio a Venezia
oltremare-cause-cargo-venice = carico venduto a Venezia
oltremare-cause-prestige-end = prestigio alla fine
oltremare-cause-cargo-end = carico alla fine
oltremare-cause-pirates = pirati
oltremare-cause-markers = segnalini bonus dei porti

## What puzzles are about

oltremare-theme-loading = Carico
oltremare-theme-sailing = Navigazione
oltremare-theme-cards = Giocare carte
oltremare-theme-trade = Commercio
oltremare-theme-lies = Affermazioni e bugie
oltremare-theme-buying = Comprare carte
oltremare-theme-pirates = Pila dei pirati

## Standing orders

oltremare-order-dropped = Il tuo ordine di accettare scambi è terminato: ora bisogna dire quante carte dà al massimo e almeno quanti ducati vuole per ciascuna. Dallo di nuovo, per favore.

# --- why one choice is better: where the difference comes from

oltremare-account-purse = { $gain ->
    [yes] più ducati in borsa
   *[no] meno ducati in borsa
}
oltremare-account-cargo = { $gain ->
    [yes] un carico che vale di più
   *[no] un carico che vale di meno
}
oltremare-account-pirates = { $gain ->
    [yes] meno carte in mano ai tuoi pirati
   *[no] più carte in mano ai tuoi pirati
}
oltremare-account-prestige = { $gain ->
    [yes] migliori prospettive di prestigio
   *[no] peggiori prospettive di prestigio
}
oltremare-account-markers = { $gain ->
    [yes] migliori prospettive nella corsa ai segnalini dei porti
   *[no] peggiori prospettive nella corsa ai segnalini dei porti
}
oltremare-account-hand = { $gain ->
    [yes] turni futuri migliori, grazie alla tua mano, alla tua potenza e al tuo segnalino
   *[no] turni futuri più deboli, a causa della tua mano, della tua potenza e del tuo segnalino
}
oltremare-account-end = { $gain ->
    [yes] un conteggio finale migliore
   *[no] un conteggio finale peggiore
}
