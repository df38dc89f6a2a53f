# La table des échanges : ce que fait une offre, et ce qui reste.

web-oltremare-lacks-none = { $goods ->
    [gems] Vous n’avez pas de pierres précieuses.
    [scrolls] Vous n’avez pas de parchemins.
    [silk] Vous n’avez pas de soie.
    [salt] Vous n’avez pas de sel.
    [pottery] Vous n’avez pas de poteries.
    [olives] Vous n’avez pas d’olives.
    [grain] Vous n’avez pas de céréales.
    [silver] Vous n’avez pas de lingots d’argent.
    [spices] Vous n’avez pas d’épices.
    [wood] Vous n’avez pas de bois.
    [wine] Vous n’avez pas de vin.
   *[corn] Vous n’avez pas de maïs.
}
web-oltremare-lacks-few = { $goods ->
    [gems] Vous n’avez pas autant de pierres précieuses.
    [scrolls] Vous n’avez pas autant de parchemins.
    [silk] Vous n’avez pas autant de soie.
    [salt] Vous n’avez pas autant de sel.
    [pottery] Vous n’avez pas autant de poteries.
    [olives] Vous n’avez pas autant d’olives.
    [grain] Vous n’avez pas autant de céréales.
    [silver] Vous n’avez pas autant de lingots d’argent.
    [spices] Vous n’avez pas autant d’épices.
    [wood] Vous n’avez pas autant de bois.
    [wine] Vous n’avez pas autant de vin.
   *[corn] Vous n’avez pas autant de maïs.
}
web-oltremare-draft-kept = Les négociations sont finies. Votre offre est gardée pour la prochaine occasion.
web-oltremare-draft-again = Votre offre gardée…
web-oltremare-gift = { $mine ->
    [yes] Un cadeau : il ne vous rapporte que du prestige
   *[no] Un cadeau : il ne rapporte que du prestige à celui qui le fait
}
web-oltremare-prestige-for = Prestige pour { $names }
web-oltremare-after = Ensuite : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $ducats }
web-oltremare-after-missing = { $count ->
    [one] encore { $count } carte à trouver
   *[other] encore { $count } cartes à trouver
}
web-oltremare-after-excess = { $count ->
    [one] { $count } carte de trop pour votre carte du dessus
   *[other] { $count } cartes de trop pour votre carte du dessus
}
web-oltremare-after-holds = { $goods } : { $count } en main
web-oltremare-lacks-cards = Vous n’avez pas assez de cartes.
web-oltremare-lacks-load = Le joueur actif ne pourrait plus jouer assez de cartes.
web-oltremare-accept-order = Accepter automatiquement
web-oltremare-order-get = Je reçois
web-oltremare-order-give = Je donne
web-oltremare-order-pay = Je paie au plus
web-oltremare-order-price = Ducats par carte, au moins
web-oltremare-order-cards = Cartes que je donne, au plus
web-oltremare-order-gives = { $price ->
    [0] Encore { $goods } au plus.
   *[other] Encore { $goods } au plus, pour { $ducats } au moins par carte.
}
web-oltremare-order-times = Combien de fois, jusqu’à la fin de ce tour
web-oltremare-order-on = Donner l’ordre
web-oltremare-accepting-off = Ne plus accepter (encore { $left })
web-oltremare-order-nothing = rien
