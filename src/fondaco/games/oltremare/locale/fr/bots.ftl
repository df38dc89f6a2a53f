## the turn

why-discard = De ce que je ne peux pas garder, { $card } vaut le moins pour moi.
why-lot = { $cards ->
    [one] Une carte de plus ({ $goods }) fait
   *[other] { $cards } cartes ({ $goods }) font
} un lot de { $ducats }.
why-ducats = { $symbols ->
    [0] Même sans symbole ducat, cela rapporte
    [one] Un symbole ducat rapporte
   *[other] { $symbols } symboles ducat rapportent
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
why-draw = { $cards ->
    [0] Ce sont les cartes dont j’aurai le moins besoin plus tard.
    [one] Un symbole carte apporte une nouvelle carte.
   *[other] { $cards } symboles carte apportent de nouvelles cartes.
}
why-ships = { $ships ->
    [one] Un bateau me mènera
   *[other] { $ships } bateaux me mèneront
} à un port qui me plaît.
why-sail = Je veux le marqueur de { $port } : { $marker ->
    [calm-sea] Mer tranquille
    [good-deals] Bonnes affaires
    [pirate-fighter] Combat victorieux contre des pirates
    [favourable-trade] Commerce favorable
    [local-influence] Influence locale
    [compass] Boussole
   *[other] marqueur
}.
why-sail-on = Aucun marqueur n’est à portée ; { $port } fera l’affaire.
why-compass = La boussole me mène au marqueur de { $port } : { $marker ->
    [calm-sea] Mer tranquille
    [good-deals] Bonnes affaires
    [pirate-fighter] Combat victorieux contre des pirates
    [favourable-trade] Commerce favorable
    [local-influence] Influence locale
    [compass] Boussole
   *[other] marqueur
}.
why-stay = Aucun autre port n’a quelque chose pour moi.
why-top = { $card } sera sur le dessus : puissance { $power } et cargaison { $load } conviennent à ma main.
why-must-buy = Je dois acheter : il me manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
}.
why-buy = Une carte de plus vaut son prix pour moi.
why-ransom = La carte du dessus des pirates vaut son prix pour moi.
why-enough = J’ai ce que je peux obtenir.

## the talks

why-offer = Cela me rapporterait environ { $gain }, et à vous environ { $partner_gain }.
why-gift = Je peux m’en passer, et le prestige vaut environ { $prestige } pour moi.
why-counter = Comme cela, je gagnerais environ { $gain }.
why-accept = J’y gagne environ { $gain }.
why-accept-prestige = Avec le prestige, j’y gagne environ { $gain }.
why-decline = { $gain ->
    [0] Cela ne vaut rien pour moi.
   *[other] Ce n’est pas assez : je compte { $gain } pour moi.
}
why-cannot = Je n’ai pas cela à donner, ou j’ai assez commercé avec vous pour ce tour.
why-distrust = Vous m’avez dit trop de choses fausses.
why-silent = Je ne fais pas de commerce.
