## the turn

why-discard = De ce que je ne peux pas garder, { $card } est ce qui vaut le moins pour moi.
why-lot = { $cards ->
    [1] Avec { $goods }, je fais un lot de { $ducats }.
   *[other] Avec { $goods }, je fais un lot de { $ducats }.
}
why-ducats = { $symbols ->
    [0] Même sans symbole ducat, cela rapporte { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
    [1] Un symbole ducat rapporte { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
   *[other] { $symbols } symboles ducat rapportent { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
}
why-draw = { $cards ->
    [0] Ce sont les cartes dont j’aurai le moins besoin plus tard.
    [1] Un symbole cartes apporte une nouvelle carte.
   *[other] { $cards } symboles cartes apportent de nouvelles cartes.
}
why-ships = { $ships ->
    [1] Un bateau me mènera
   *[other] { $ships } bateaux me mèneront
} à un port qui me plaît.
why-sail = Je veux le marqueur { $marker }, à { $port }.
why-sail-on = Aucun marqueur n’est à portée ; { $port } fera l’affaire.
why-compass = La boussole me mène au marqueur { $marker }, à { $port }.
why-stay = Aucun autre port n’a quoi que ce soit pour moi.
why-top = { $card } sera sur le dessus : puissance { $power } et charge { $load } conviennent à ma main.
why-must-buy = Je dois acheter : il me manque { $missing ->
    [1] une carte
   *[other] { $missing } cartes
}.
why-buy = Une carte de plus vaut bien son prix.
why-ransom = La carte du dessus des pirates vaut bien son prix.
why-enough = J’ai tout ce que je peux obtenir.

## the talks

why-offer = Cela me rapporterait environ { $gain }, et à vous environ { $partner_gain }.
why-gift = Je peux m’en passer, et le prestige vaut environ { $prestige } pour moi.
why-counter = Comme cela, je gagnerais environ { $gain }.
why-accept = J’y gagne environ { $gain }.
why-accept-prestige = Avec le prestige, j’y gagne environ { $gain }.
why-decline = { $gain ->
    [0] Cela ne vaut rien pour moi.
   *[other] Ce n’est pas assez : pour moi, le bilan est de { $gain }.
}
why-cannot = Je n’ai pas cela à donner, ou nous avons assez négocié pour ce tour.
why-distrust = Vous m’avez dit trop de choses fausses.
why-silent = Je ne négocie pas.
