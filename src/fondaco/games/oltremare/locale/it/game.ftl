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
oltremare-goods-wood = legno
oltremare-goods-wine = vino
oltremare-goods-corn = mais
oltremare-goods-any = a scelta
oltremare-some-goods = { $count } { $goods }

oltremare-symbol-ducat = ducato
oltremare-symbol-flag = bandiera
oltremare-symbol-cards = carte
oltremare-symbol-ship = nave

oltremare-card-name = { $goods } { $number }
oltremare-card = { $card } ⟨{ $symbols }⟩ potenza { $power } carico { $load }
oltremare-card-played = { $card } ⟨{ $symbols }⟩
oltremare-cell-power = potenza { $power }
oltremare-cell-load = carico { $load }
oltremare-cell-pay = ricavo { $row }
oltremare-unseen-card = una carta che nessuno ha visto
oltremare-unseen-cards = { $count } mai viste
oltremare-ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
oltremare-lot = { $count } { $goods } per { $ducats }

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
oltremare-column-load = da giocare
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
oltremare-narrow-load = da gio-
    care
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
oltremare-venice-out = Venezia è stata conteggiata
oltremare-discard = scarti { $count }
oltremare-last-round = ULTIMO GIRO
oltremare-own-pirates = La tua pila dei pirati dalla cima: { $cards }
oltremare-offers = Offerte sul tavolo:
oltremare-ticket = { $tag } { $me ->
    [yes] offri
   *[no] { $name } offre
} a { $to }: { $give } per { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(invece di #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(no da { $decliners })
}
oltremare-everybody = tutti
oltremare-hand = La tua mano ({ $count }):
oltremare-hand-below = La tua mano ({ $count }):
oltremare-hand-empty = La tua mano è vuota.
oltremare-reach = La tua nave è a { $port }, il tuo segnalino attivo: { $marker }. A portata:
oltremare-ships = { $count ->
    [one] { $count } nave:
   *[other] { $count } navi:
}
oltremare-ledger = Che cosa tutti avrebbero potuto annotare: il carico in partite, dalla cima
oltremare-ledger-discard = scarti:

## What is asked

oltremare-prompt-discard = Dai { $left ->
    [one] { $left } carta
   *[other] { $left } carte
} ai pirati
oltremare-prompt-trade = { $missing ->
    [0] Contratta, compra, o prosegui
    [one] Contratta o compra: ti manca { $missing } carta
   *[other] Contratta o compra: ti mancano { $missing } carte
}
oltremare-prompt-talk = { $name } contratta: qualcosa da dire?
oltremare-prompt-play = Gioca { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}
oltremare-prompt-sail = Naviga di { $left ->
    [one] { $left } porto
   *[other] { $left } porti
}
oltremare-prompt-compass = Segui la bussola, o resta
oltremare-prompt-load = Carica { $left ->
    [one] l’ultima carta: resta in cima
   *[other] { $left } carte, una dopo l’altra: l’ultima resta in cima
}

## What it would lead to

oltremare-hint-discard = Hai { $hand } carte e la tua potenza è { $power }: { $cards ->
    [one] { $cards } carta va
   *[other] { $cards } carte vanno
} ai tuoi pirati. Ogni carta lì costa 1 ducato alla fine; quella in cima si può ricomprare.
oltremare-hint-trade = Ne hai { $hand } e devi giocarne { $load }{ $missing ->
    [0] {""}
    [one] , ne manca { $missing }
   *[other] , ne mancano { $missing }
}. { $bought ->
    [4] Hai comprato 4 carte, il massimo in un turno.
   *[other] { $price ->
        [0] Non si può comprare nessuna carta.
        [one] La prossima carta costa { $price } ducato.
       *[other] La prossima carta costa { $price } ducati.
    } Comprate in questo turno: { $bought } su 4.
}
oltremare-hint-talk = { $name } deve giocarne { $load }, ne ha { $hand } e possiede { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}. { $dealt ->
    [yes] Hai già avuto il tuo prestigio per questo turno.
   *[no] Un affare con { $name } ti porta 1 prestigio.
}
oltremare-hint-played = Giocate: { $cards }. Finora: { $outcome }.
oltremare-hint-load = Ne hai { $hand }. La carta in cima dirà nel prossimo turno quante puoi tenerne (potenza) e devi giocarne (carico).
oltremare-hint-compass = Se resti, la bussola è persa e non hai segnalini attivi.
oltremare-type-load = Scrivi tutti i numeri nell’ordine in cui carichi, per esempio 2 1 3.
oltremare-type-compass = Porti senza segnalino: scrivi compass e il nome.
oltremare-hint-sail = { $active ->
    [yes] Conta dove arrivi: { $marker }, ora attivo, viene girato.
   *[no] Conta dove arrivi: il segnalino lì diventa quello attivo.
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
oltremare-outcome-draw = pesca { $cards }
oltremare-outcome-sail = { $ports ->
    [one] naviga di { $ports } porto
   *[other] naviga di { $ports } porti
}
oltremare-outcome-nothing = niente
oltremare-play-preview = { $cards }: { $outcome }. La tua mano sarà di { $hand }.
oltremare-next-excess = in cima: mano { $hand }, potenza { $power }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} ai pirati nel prossimo turno
oltremare-next-missing = in cima: mano { $hand }, carico { $load }: { $cards ->
    [one] { $cards } carta in meno
   *[other] { $cards } carte in meno
} nel prossimo turno
oltremare-next-fits = la tua mano di { $hand } va bene
oltremare-lot-pays = { $exact ->
    [yes] {""}
   *[no] almeno{" "}
}{ $count } { $goods } di fila rendono { $pay }{ $more ->
    [0] {""}
   *[other] , con una in più { $more }
}
oltremare-load-preview = In cima allora: { $card }; { $told }.
oltremare-via = per { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(o per un’altra via)
}

## What can be chosen

oltremare-stay = resta qui
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
oltremare-done = Chiudi il commercio e gioca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
oltremare-accept = Accetta { $tag }: dai { $give }
oltremare-accept-choose = Accetta { $tag }: scegli le carte che dai
oltremare-decline = Rifiuta { $tag }
oltremare-decline-only = Rifiuta { $tag } (ora non puoi accettarla)
oltremare-counter = Rispondi a { $tag } con una tua offerta
oltremare-withdraw = Ritira la tua offerta { $tag }
oltremare-amend = Cambia la tua offerta { $tag }
oltremare-which-cards = Quali carte dai per { $wanted }? [numeri, x = lascia stare]
oltremare-not-what-is-asked = Dai esattamente { $wanted }.
oltremare-claimed = 1 { $goods } («{ $claim }»)
oltremare-own-claimed = { $card } (dici: { $claim })
oltremare-claim-power = potenza { $power }
oltremare-claim-load = carico { $load }

## Composing an offer

oltremare-compose = Un’offerta, passo per passo. Scrivi x per rinunciare.
oltremare-ask-partner = A chi? [numero o nome, a = tutti]
oltremare-no-such-partner = Scrivi il numero o il nome di un altro giocatore, o a.
oltremare-ask-give = Quali carte dai? [numeri, Invio = nessuna]
oltremare-cards-how = Scrivi numeri dell’elenco, ciascuno una volta, per esempio: 1 3
oltremare-ask-claim = Che cosa dici di { $card }? [Invio = niente, t = la verità, o parole: load 1, ship]
oltremare-ask-give-ducats = Ducati che aggiungi? [Invio = nessuno]
oltremare-ducats-how = Scrivi un numero di ducati, per esempio 2, o Invio per nessuno.
oltremare-ask-goods = Quali carte vuoi? [per esempio: 2 salt, 1 any; Invio = nessuna] ({ $goods })
oltremare-asked-how = Scrivi numeri e merci, per esempio: 2 salt, 1 any
oltremare-ask-take-ducats = Ducati che vuoi? [Invio = nessuno]
oltremare-offer-preview = Offri a { $to }: { $give } per { $ask }.
oltremare-in-notation = In breve: { $notation }
oltremare-offer-confirm = Fare questa offerta? [Invio = sì, n = no]
refused-oltremare-no-offer-now = Ora non puoi fare offerte.
refused-oltremare-no-ledger = Questo tavolo gioca a memoria (OM-6.3). Scegli --memory ledger per un tavolo che tiene un registro.

## Help

oltremare-help-offer = fai un’offerta, passo per passo (nella fase di commercio)
oltremare-help-map = la mappa: ogni porto con segnalino, navi e rotte
oltremare-help-ledger = il registro, se questo tavolo ne tiene uno
oltremare-help-wait = aspetta e lascia parlare o rispondere gli altri (nella fase di commercio)
oltremare-help-discard = Potenza (OM-2.1.1): se hai più carte della potenza della carta in cima al tuo carico, scegli carte per la tua pila dei pirati fino a rientrare.
oltremare-help-trade = Commercio: affari con ogni altro giocatore, in carte e ducati (OM-2.2.1). Sulle merci si dice il vero, sui simboli ognuno può mentire (OM-2.2.2). Chi fa un affare con il giocatore attivo riceve 1 prestigio, una volta per turno (OM-2.2.3). Si possono comprare fino a quattro carte, dal mazzo o dai propri pirati, per 3 ducati, o 4 se ne hai 0 o meno (OM-2.2.6). Prosegui quando hai tante carte quante dice il carico della carta in cima (OM-2.2.8). Un’offerta in parole: offer 2: grain3 + 1d for 2 salt. Il numero è il posto, o all.
oltremare-help-talk = Un altro giocatore contratta: puoi proporre un affare o rispondere, e il primo affare ti porta 1 prestigio (OM-2.2.3). Gli affari si fanno solo con il giocatore attivo (OM-2.2.1). Accettare nomina le carte che dai; chi accetta le sceglie (OM-2.2.11).
oltremare-help-play = Azioni: gioca esattamente tante carte quante dice il carico della carta in cima (OM-2.3.1). I simboli ducato rendono 1, 3 o 6 ducati (OM-2.3.2), le bandiere mandano 1, 3 o 6 carte ai tuoi pirati (OM-2.3.3), i simboli carte ne pescano 1, 3 o 6 (OM-2.3.4), ogni nave naviga di un porto (OM-2.3.5). Le stesse carte vengono poi caricate.
oltremare-help-sail = Navigare: esattamente tanti porti quanti simboli nave, nel 2005 nessuna rotta due volte in un turno (OM-2.3.5). Il segnalino dove arrivi diventa quello attivo; senza segnalino non ne hai (OM-3.1).
oltremare-help-compass = Bussola: vai in qualsiasi altro porto senza bussola e prendi lì il segnalino, o resta; in ogni caso la bussola è persa (OM-3.2).
oltremare-help-load = Carico: carica le carte giocate nell’ordine che vuoi (OM-2.4.1). Merci uguali una sull’altra sono una partita, e le partite rendono secondo la loro scala (OM-5.1). La carta in cima fissa quante carte puoi tenere e devi giocare nel prossimo turno (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] La tua nave parte
   *[no] La nave di { $name } parte
} da { $port }, con { $card } come primo carico.
oltremare-event-hand-dealt = { $me ->
    [yes] La tua mano è { $faces }.
   *[no] { $name } riceve { $cards } carte.
}
oltremare-event-first-player = { $me ->
    [yes] Sei
   *[no] { $name } è
} il primo giocatore.
oltremare-event-turn-began = { $me ->
    [yes] Il tuo turno
   *[no] Il turno di { $name }
} comincia con potenza { $power } e carico { $load }.
oltremare-event-influence-paid = Influenza locale rende { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} a { $me ->
    [yes] te
   *[no] { $name }
}.
oltremare-event-discarded = { $me ->
    [yes] Dai ai pirati { $card }.
   *[no] { $name } dà ai pirati { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
oltremare-event-bought = { $me ->
    [yes] Compri
   *[no] { $name } compra
} { $count ->
    [one] una carta
   *[other] { $count } carte
} { $source ->
    [pirates] dai pirati
   *[pile] dal mazzo
} per { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
}.
oltremare-event-took = È { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Chiudi
   *[no] { $name } chiude
} il commercio.
oltremare-event-offered = Offerta { $tag }: { $me ->
    [yes] offri
   *[no] { $name } offre
} a { $to } { $give } per { $ask }.
oltremare-event-amended = Offerta { $tag }: { $me ->
    [yes] ora offri
   *[no] { $name } ora offre
} a { $to } { $give } per { $ask }.
oltremare-event-countered = Offerta { $tag }, invece di #{ $counters }: { $me ->
    [yes] offri
   *[no] { $name } offre
} a { $to } { $give } per { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Ritiri
   *[no] { $name } ritira
} l’offerta #{ $number }.
oltremare-event-declined = { $me ->
    [yes] Rifiuti
   *[no] { $name } rifiuta
} l’offerta #{ $number }.
oltremare-event-dealt = Affare { $tag }: { $me ->
    [yes] dai
   *[no] { $name } dà
} a { $other } { $given } per { $taken }.
oltremare-event-prestige = { $me ->
    [yes] Ottieni 1 prestigio e ne hai { $tiles }.
   *[no] { $name } ottiene 1 prestigio e ne ha { $tiles }.
}
oltremare-event-lapsed = L’offerta #{ $number } decade: una sua carta non c’è più.
oltremare-event-played = { $me ->
    [yes] Giochi
   *[no] { $name } gioca
} { $card }.
oltremare-event-ducats-gained = { $symbols ->
    [one] { $symbols } simbolo ducato rende
   *[other] { $symbols } simboli ducato rendono
} { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} a { $me ->
    [yes] te
   *[no] { $name }
}.
oltremare-event-pirates-beaten = { $me ->
    [yes] Il tuo Cacciatore di pirati
   *[no] Il Cacciatore di pirati di { $name }
} respinge i pirati.
oltremare-event-plundered = I pirati prendono { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} dal mazzo per { $me ->
    [yes] la tua pila
   *[no] la pila di { $name }
}.
oltremare-event-drew = { $me ->
    [yes] Peschi { $cards ->
        [0] zero carte: non ce ne sono.
        [one] { $cards } carta: { $faces }.
       *[other] { $cards } carte: { $faces }.
    }
   *[no] { $name } pesca { $cards ->
        [0] zero carte: non ce ne sono.
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
}
oltremare-event-calm-sea-paid = Mare calmo rende { $price ->
    [one] { $price } ducato
   *[other] { $price } ducati
} a { $me ->
    [yes] te
   *[no] { $name }
}.
oltremare-event-sailed = { $me ->
    [yes] Navighi
   *[no] { $name } naviga
} verso { $via }.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Non usi la bussola.
       *[no] { $name } non usa la bussola.
    }
   *[no] { $me ->
        [yes] La bussola ti porta a { $port }.
       *[no] La bussola porta { $name } a { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Lì prendi { $marker }: ora è il tuo segnalino attivo.
       *[no] { $name } prende lì { $marker }.
    }
   *[no] { $me ->
        [yes] A { $port } non c’è segnalino: ora non ne hai di attivi.
       *[no] A { $port } non c’è segnalino.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Carichi
   *[no] { $name } carica
} { $count ->
    [one] { $card }.
   *[other] { $below }, e in cima { $card }.
}
oltremare-event-turn-ended = { $me ->
    [yes] Il tuo turno finisce con { $hand } carte in mano.
   *[no] Il turno di { $name } finisce con { $hand } carte in mano.
}
oltremare-event-venice = Appare VENEZIA: il conteggio di Venezia.
oltremare-event-last-card-taken = { $me ->
    [yes] Prendi
   *[no] { $name } prende
} l’ultima carta del mazzo: la fine è vicina.
oltremare-event-pile-refilled = { $source ->
    [discard] Gli scarti vengono mescolati e diventano il nuovo mazzo: { $cards } carte.
   *[first_player] Il primo giocatore è pagato in anticipo, e le sue due pile diventano il nuovo mazzo: { $cards } carte.
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Il prestigio rende secondo il posto (tessere): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Vendi
   *[no] { $name } vende
} carico per { $ducats }: { $lots }.
oltremare-event-pirates-paid = I pirati costano 1 ducato a carta: { $parts }.
oltremare-event-markers-paid = I segnalini dei porti rendono secondo il posto (numero): { $parts }.
oltremare-event-final-scoring = La partita finisce: il conteggio finale.
oltremare-event-game-over = { $me ->
    [yes] Vinci con { $ducats } ducati!
   *[no] { $name } vince con { $ducats } ducati.
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] Hai detto
   *[no] { $name } ha detto
} «{ $claim }» di { $card }: { $true ->
    [yes] vero.
   *[no] NON VERO.
}

oltremare-cause-start = borsa all’inizio
oltremare-cause-symbols = simboli ducato
oltremare-cause-calm-sea = Mare calmo
oltremare-cause-local-influence = Influenza locale
oltremare-cause-deal = affari
oltremare-cause-purchase = carte comprate
oltremare-cause-prestige-venice = prestigio a Venezia
oltremare-cause-cargo-venice = carico venduto a Venezia
oltremare-cause-prestige-end = prestigio alla fine
oltremare-cause-cargo-end = carico alla fine
oltremare-cause-pirates = pirati
oltremare-cause-markers = segnalini dei porti
