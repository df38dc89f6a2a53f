# Batavia in the browser. What the terminal says too is in batavia.ftl.

web-batavia-you = Tu

## The chart

web-batavia-chart = Mappa dell’Asia con le botteghe lungo il viaggio
web-batavia-chart-whole = Tutta la mappa
web-batavia-chart-near = Più da vicino
web-batavia-start = Partenza
web-batavia-batavia = Batavia
web-batavia-arrival = { $gold ->
    [one] La tessera d’arrivo: { $gold } moneta d’oro
   *[other] La tessera d’arrivo: { $gold } monete d’oro
}
web-batavia-merchant = { $name }: { $space }
web-batavia-space = casella { $space }
web-batavia-space-down = Casella { $space }: una bottega coperta
web-batavia-space-taken = Casella { $space }: presa
web-batavia-posts = Empori
web-batavia-post-empty = Ancora nessuna cassa; chi ne ha di più riceverà { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
web-batavia-post-leads = { $name } in testa con { $crates ->
    [one] { $crates } cassa
   *[other] { $crates } casse
}, { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
web-batavia-post-tied = { $names } alla pari con { $crates ->
    [one] { $crates } cassa
   *[other] { $crates } casse
}, { $gold ->
    [one] { $gold } moneta d’oro ciascuno
   *[other] { $gold } monete d’oro ciascuno
}
web-batavia-scale = Navi calate e cannone

## Everybody's cards

web-batavia-fleets = Carte calate, sigilli e averi dei giocatori
web-batavia-column-player = Giocatore
web-batavia-column-company = Compagnia
web-batavia-first = Primo giocatore
web-batavia-letters-secret = Segreto
web-batavia-laid = { $name }: { $company } ×{ $count }
web-batavia-laid-seal = { $name }: { $company } ×{ $count }, con il sigillo
web-batavia-laid-would = { $name }: { $company } ×{ $count }, vincerebbe il sigillo
web-batavia-hand = La tua mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-batavia-known = Almeno { $cards }
web-batavia-hand-empty = Nessuna carta in mano

## The auction

web-batavia-auction = Asta
web-batavia-die = Il dado mostra { $die }
web-batavia-my-letters = { $count ->
    [one] { $count } cambiale
   *[other] { $count } cambiali
}
web-batavia-out = { $name }: fuori
web-batavia-still-in = { $name }: ancora in gara
web-batavia-leads-bid = { $name }: offerta più alta
web-batavia-lot-means = Calate e in mano con il lotto, contro la flotta calata più grande
web-batavia-lot-legend = tu con questo lotto, poi la flotta più grande
web-batavia-against = contro { $best }
web-batavia-prompt-bid = Offri { $min } o più, o passa
web-batavia-prompt-pass = Hai troppo poche cambiali per continuare: passa
web-batavia-proxy = Offri per me fino a
web-batavia-proxy-set = Imposta
web-batavia-proxy-stands = Si offre per te fino a { $limit }
web-batavia-proxy-stop = Ferma
web-batavia-pass = Passa
web-batavia-bid = Offri { $bid }
web-batavia-your-bid = La tua offerta
web-batavia-less = Uno in meno
web-batavia-more = Uno in più

## Cards and voyage

web-batavia-races = Come stai in ogni compagnia
web-batavia-column-laid = tu : max
web-batavia-column-laid-of = { $name } : max
web-batavia-column-seal = sigillo
web-batavia-column-next = porta a
web-batavia-yours = tuo
web-batavia-would = diventa tuo
web-batavia-lay-more = cala { $missing }
web-batavia-out-of-reach = { $missing ->
    [one] manca { $missing }
   *[other] mancano { $missing }
}
web-batavia-swap = Scambio, { $companies ->
    [one] { $companies } compagnia
   *[other] { $companies } compagnie
}:
web-batavia-draw = Pesca { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-batavia-back = Riprendi
web-batavia-hand-in = Consegneresti
web-batavia-then-to = Con queste carte potresti viaggiare verso: { $shops }
web-batavia-then-arrival = Con queste carte davanti a te non ci sono più botteghe per i tuoi sigilli: arriveresti e otterresti 4 monete d’oro
web-batavia-ladder = Quanto fruttano le tessere, per numero di compagnie
web-batavia-companies = { $count ->
    [one] { $count } comp.
   *[other] { $count } comp.
}
web-batavia-exchange = Scambia per { $gold }
web-batavia-keep = Tieni e punta più in alto
web-batavia-keep-all = Tieni
web-batavia-gold-before = Oro finora
web-batavia-over = La partita è finita
web-batavia-gold = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}

## Tabs on a phone

web-batavia-tabs = Il tavolo
web-batavia-tab-now = Ora
web-batavia-tab-chart = Mappa
web-batavia-tab-fleets = Flotte
web-batavia-tab-posts = Empori
web-batavia-no-setting = Non è stato possibile caricare le carte e la mappa. Ricarica la pagina per riprovare.

# What the log counts of a turn here: lots, where other games have deals.
web-log-deals-batavia = { $count ->
    [one] { $count } lotto venduto
   *[other] { $count } lotti venduti
}
