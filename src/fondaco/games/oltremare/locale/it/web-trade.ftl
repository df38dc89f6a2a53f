# Il tavolo degli scambi: che cosa fa un’offerta, e che cosa resta.

web-oltremare-lacks-none = { $goods ->
    [gems] Non hai gemme.
    [scrolls] Non hai pergamene.
    [silk] Non hai seta.
    [salt] Non hai sale.
    [pottery] Non hai ceramica.
    [olives] Non hai olive.
    [grain] Non hai grano.
    [silver] Non hai argento.
    [spices] Non hai spezie.
    [wood] Non hai legname.
    [wine] Non hai vino.
   *[corn] Non hai mais.
}
web-oltremare-lacks-few = { $goods ->
    [gems] Non hai abbastanza gemme.
    [scrolls] Non hai abbastanza pergamene.
    [silk] Non hai abbastanza seta.
    [salt] Non hai abbastanza sale.
    [pottery] Non hai abbastanza ceramica.
    [olives] Non hai abbastanza olive.
    [grain] Non hai abbastanza grano.
    [silver] Non hai abbastanza argento.
    [spices] Non hai abbastanza spezie.
    [wood] Non hai abbastanza legname.
    [wine] Non hai abbastanza vino.
   *[corn] Non hai abbastanza mais.
}
web-oltremare-draft-kept = La trattativa è finita. La tua offerta resta da parte per la prossima occasione.
web-oltremare-draft-again = Riprendi la tua offerta…
web-oltremare-gift = { $mine ->
    [yes] Un regalo: ti porta solo prestigio
   *[no] Un regalo: a chi lo fa porta solo prestigio
}
web-oltremare-prestige-for = Prestigio per { $names }
web-oltremare-after = Poi: { $hand ->
    [one] { $hand } carta in mano
   *[other] { $hand } carte in mano
}, { $ducats }
web-oltremare-after-missing = { $count ->
    [one] ancora { $count } carta da trovare
   *[other] ancora { $count } carte da trovare
}
web-oltremare-after-excess = { $count ->
    [one] { $count } carta oltre il limite della tua carta in cima
   *[other] { $count } carte oltre il limite della tua carta in cima
}
web-oltremare-after-holds = { $goods }: { $count } in mano
web-oltremare-lacks-cards = Non hai abbastanza carte.
web-oltremare-lacks-load = Dopo, il giocatore attivo non potrebbe giocare abbastanza carte.
web-oltremare-accept-order = Accetta senza chiedere
web-oltremare-order-get = Ricevo
web-oltremare-order-give = Do
web-oltremare-order-pay = Pago al massimo
web-oltremare-order-price = Ducati per carta, almeno
web-oltremare-order-cards = Carte che do, al massimo
web-oltremare-order-gives = { $price ->
    [0] Al massimo ancora { $goods }.
   *[other] Al massimo ancora { $goods }, per almeno { $ducats } a carta.
}
web-oltremare-order-times = Quante volte, fino alla fine di questo turno
web-oltremare-order-on = Dai l’ordine
web-oltremare-accepting-off = Smetti di accettare (ancora { $left })
web-oltremare-order-nothing = niente
