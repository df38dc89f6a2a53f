# Quel che giocatori e bot dicono mentre contrattano.

say-oltremare-none = { $goods ->
    [gems] Non ho gemme.
    [scrolls] Non ho pergamene.
    [silk] Non ho seta.
    [salt] Non ho sale.
    [pottery] Non ho ceramica.
    [olives] Non ho olive.
    [grain] Non ho grano.
    [silver] Non ho argento.
    [spices] Non ho spezie.
    [wood] Non ho legname.
    [wine] Non ho vino.
   *[corn] Non ho mais.
}
say-oltremare-few = { $goods ->
    [gems] Non ho così tante gemme.
    [scrolls] Non ho così tante pergamene.
    [silk] Non ho così tanta seta.
    [salt] Non ho così tanto sale.
    [pottery] Non ho così tanta ceramica.
    [olives] Non ho così tante olive.
    [grain] Non ho così tanto grano.
    [silver] Non ho così tanto argento.
    [spices] Non ho così tante spezie.
    [wood] Non ho così tanto legname.
    [wine] Non ho così tanto vino.
   *[corn] Non ho così tanto mais.
}
say-oltremare-need = { $goods ->
    [gems] Cerco gemme.
    [scrolls] Cerco pergamene.
    [silk] Cerco seta.
    [salt] Cerco sale.
    [pottery] Cerco ceramica.
    [olives] Cerco olive.
    [grain] Cerco grano.
    [silver] Cerco argento.
    [spices] Cerco spezie.
    [wood] Cerco legname.
    [wine] Cerco vino.
   *[corn] Cerco mais.
}
say-oltremare-my-prestige = Lo faccio per il prestigio.
say-oltremare-your-prestige = Il prestigio dello scambio è tuo.
