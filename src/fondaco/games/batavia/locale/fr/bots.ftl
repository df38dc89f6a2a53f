# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = { $gain ->
    [one] Le lot et le premier tour me rapportent environ { $gain } pièce d’or, même pour { $bid ->
        [one] { $bid } lettre.
       *[other] { $bid } lettres.
    }
   *[other] Le lot et le premier tour me rapportent environ { $gain } pièces d’or, même pour { $bid ->
        [one] { $bid } lettre.
       *[other] { $bid } lettres.
    }
}
why-batavia-pass = { $bid ->
    [one] Ce lot ne vaut même pas { $bid } lettre pour moi.
   *[other] { $bid } lettres, c’est plus que ce lot ne vaut pour moi.
}

## Drawing and laying

why-batavia-draw = { $hand ->
    [0] Sans carte en main, en piocher deux vaut mieux que n’importe quel voyage.
    [one] Avec { $hand } carte en main, deux de plus valent mieux que n’importe quel voyage.
   *[other] Avec { $hand } cartes en main, deux de plus valent mieux que n’importe quel voyage.
}
why-batavia-seal = Je prends ainsi le sceau { batavia-of }, pour voyager.
why-batavia-extra-seal = Je prends ainsi le sceau { batavia-of } en plus.
why-batavia-secure = Mon sceau { batavia-of } est ainsi plus sûr.
why-batavia-level = J’égalise, et personne n’a plus le sceau { batavia-of }.
why-batavia-pirates = J’attire ainsi les pirates sur { batavia-the }.
why-batavia-fare = Il faut bien poser quelque chose, et une carte { batavia-adjective } est ce qui me manquera le moins.
why-batavia-enough = C’est assez pour voyager { batavia-with }.
why-batavia-arrive = { $gold ->
    [one] J’arrive, et j’espère finir avec { $gold } pièce d’or.
   *[other] J’arrive, et j’espère finir avec { $gold } pièces d’or.
}

## The voyage

why-batavia-post = { $crates ->
    [1] Une caisse pour le { $goods } : ma première là-bas.
   *[other] Une caisse pour le { $goods } : j’en ai alors { $crates } là-bas.
}
why-batavia-company = { $companies ->
    [one] Avec une échoppe { batavia-adjective }, je peux échanger les tuiles de { $companies } compagnie.
   *[other] Avec une échoppe { batavia-adjective }, je peux échanger les tuiles de { $companies } compagnies.
}
why-batavia-exchange = { $companies ->
    [1] La tuile d’une seule compagnie vaut
   *[other] Des tuiles de { $companies } compagnies valent
} { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} maintenant ; attendre ne rapporterait pas plus.
why-batavia-keep = Avec { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnies
}, je préfère attendre mieux.

# Feminine, for a card or a shop.
batavia-adjective = { $company ->
    [england] anglaise
    [denmark] danoise
    [france] française
    [netherlands] néerlandaise
   *[sweden] suédoise
}
