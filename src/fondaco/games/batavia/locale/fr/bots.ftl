# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = Le paquet et le premier coup me rapportent environ { $gain } pièces d’or, même pour { $bid ->
    [one] { $bid } lettre
   *[other] { $bid } lettres
}.
why-batavia-pass = { $bid ->
    [one] Ce paquet ne vaut même pas { $bid } lettre pour moi.
   *[other] { $bid } lettres, c’est plus que ce paquet ne vaut pour moi.
}

## Drawing and laying

why-batavia-draw = Avec { $hand ->
    [0] zéro carte
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, deux de plus valent mieux que n’importe quel voyage.
why-batavia-seal = Cela gagne le sceau ({ $company }), pour voyager avec.
why-batavia-extra-seal = Cela gagne aussi le sceau ({ $company }).
why-batavia-secure = Cela met mon sceau ({ $company }) plus en sûreté.
why-batavia-level = Cela égalise ({ $company }), et personne n’a plus le sceau.
why-batavia-pirates = Cela attire les pirates sur { $company }.
why-batavia-fare = Il faut bien poser quelque chose, et { $company } est ce qui me manquera le moins.
why-batavia-enough = C’est assez pour voyager avec { $company }.
why-batavia-arrive = J’arrive, et j’espère finir avec { $gold } pièces d’or.

## The voyage

why-batavia-post = Une caisse pour le comptoir ({ $goods }) : { $crates ->
    [one] ma première là-bas
   *[other] j’en ai alors { $crates } là-bas
}.
why-batavia-company = Une échoppe de { $company } fait { $companies } compagnies à échanger.
why-batavia-exchange = { $companies ->
    [one] Une tuile d’une compagnie vaut
   *[other] Des tuiles de { $companies } compagnies valent
} { $gold } pièces d’or maintenant ; attendre n’apporterait pas plus.
why-batavia-keep = Avec { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnies
}, je préfère attendre mieux.
