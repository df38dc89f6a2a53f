# Ce que disent joueurs et robots pendant la négociation.

say-oltremare-none = { $goods ->
    [gems] Je n’ai pas de pierres précieuses.
    [scrolls] Je n’ai pas de parchemins.
    [silk] Je n’ai pas de soie.
    [salt] Je n’ai pas de sel.
    [pottery] Je n’ai pas de poteries.
    [olives] Je n’ai pas d’olives.
    [grain] Je n’ai pas de céréales.
    [silver] Je n’ai pas de lingots d’argent.
    [spices] Je n’ai pas d’épices.
    [wood] Je n’ai pas de bois.
    [wine] Je n’ai pas de vin.
   *[corn] Je n’ai pas de maïs.
}
say-oltremare-few = { $goods ->
    [gems] Je n’ai pas autant de pierres précieuses.
    [scrolls] Je n’ai pas autant de parchemins.
    [silk] Je n’ai pas autant de soie.
    [salt] Je n’ai pas autant de sel.
    [pottery] Je n’ai pas autant de poteries.
    [olives] Je n’ai pas autant d’olives.
    [grain] Je n’ai pas autant de céréales.
    [silver] Je n’ai pas autant de lingots d’argent.
    [spices] Je n’ai pas autant d’épices.
    [wood] Je n’ai pas autant de bois.
    [wine] Je n’ai pas autant de vin.
   *[corn] Je n’ai pas autant de maïs.
}
say-oltremare-need = { $goods ->
    [gems] Je cherche des pierres précieuses.
    [scrolls] Je cherche des parchemins.
    [silk] Je cherche de la soie.
    [salt] Je cherche du sel.
    [pottery] Je cherche des poteries.
    [olives] Je cherche des olives.
    [grain] Je cherche des céréales.
    [silver] Je cherche des lingots d’argent.
    [spices] Je cherche des épices.
    [wood] Je cherche du bois.
    [wine] Je cherche du vin.
   *[corn] Je cherche du maïs.
}
say-oltremare-my-prestige = Je le donne pour le prestige.
say-oltremare-your-prestige = Le prestige de l’échange est pour vous.
