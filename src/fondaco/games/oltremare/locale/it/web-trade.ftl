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
    [gems] Non hai tante gemme.
    [scrolls] Non hai tante pergamene.
    [silk] Non hai tanta seta.
    [salt] Non hai tanto sale.
    [pottery] Non hai tanta ceramica.
    [olives] Non hai tante olive.
    [grain] Non hai tanto grano.
    [silver] Non hai tanto argento.
    [spices] Non hai tante spezie.
    [wood] Non hai tanto legname.
    [wine] Non hai tanto vino.
   *[corn] Non hai tanto mais.
}
web-oltremare-draft-kept = La trattativa è finita. La tua offerta resta da parte per la prossima occasione.
web-oltremare-draft-again = La tua offerta da parte…
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
web-oltremare-lacks-load = Dopo, il giocatore attivo non potrebbe giocare abbastanza carte.
web-oltremare-accept-order = Accetta senza chiedere
web-oltremare-order-get = Ricevo
web-oltremare-order-give = Do
web-oltremare-order-pay = Pago al massimo
web-oltremare-order-paid = Mi pagano almeno
web-oltremare-order-times = Quante volte, fino alla fine di questo turno
web-oltremare-order-on = Dai l’ordine
web-oltremare-accepting-off = Smetti di accettare (ancora { $left })
web-oltremare-order-nothing = niente
