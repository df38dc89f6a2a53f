# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Mise en place rapide : toutes les échoppes sont visibles. Leur ordre est une RECONSTITUTION (BA-1.3).
batavia-note-strict = Les lettres de change sont secrètes, et il faut se souvenir de ce qui a été payé (BA-0.4).
batavia-note-ledger = Cette table tient un registre : les lettres de chacun sont affichées, et ledger dit ce qu’on aurait pu noter.

## Things

batavia-company-england = Angleterre
batavia-company-denmark = Danemark
batavia-company-france = France
batavia-company-netherlands = Pays-Bas
batavia-company-sweden = Suède
batavia-the = { $company ->
    [england] l’Angleterre
    [denmark] le Danemark
    [france] la France
    [netherlands] les Pays-Bas
   *[sweden] la Suède
}
batavia-of = { $company ->
    [england] d’Angleterre
    [denmark] du Danemark
    [france] de France
    [netherlands] des Pays-Bas
   *[sweden] de Suède
}
batavia-with = { $company ->
    [england] avec l’Angleterre
    [denmark] avec le Danemark
    [france] avec la France
    [netherlands] avec les Pays-Bas
   *[sweden] avec la Suède
}
# The same in one letter, and in three.
batavia-letter-england = A
batavia-letter-denmark = D
batavia-letter-france = F
batavia-letter-netherlands = P
batavia-letter-sweden = S
batavia-short-england = Ang
batavia-short-denmark = Dan
batavia-short-france = Fra
batavia-short-netherlands = P-B
batavia-short-sweden = Suè

batavia-goods-tea = thé
batavia-goods-cotton = coton
batavia-goods-porcelain = porcelaine
batavia-goods-silk = soie
batavia-goods-ginger = gingembre
batavia-goods-nutmeg = muscade
batavia-goods-pepper = poivre

batavia-tile = { $goods } ({ $company })
batavia-some-cards = { $company } ×{ $count }
batavia-share = { $name } ({ $count })
batavia-shop = { $tile }, case { $space }

## The table

batavia-round = Manche { $round }
batavia-phase-auction = enchères
batavia-phase-cards = cartes
batavia-phase-voyage = voyage
batavia-phase-exchange = échange
batavia-column-player = joueur (*1er)
batavia-column-gold = or
batavia-column-hand = main
batavia-column-letters = lettres
batavia-column-space = case
batavia-column-tiles = tuiles
batavia-column-posts = comptoirs
batavia-all-ships = posées en tout
batavia-first-mark = *
batavia-at-start = départ
batavia-at-arrival = arrivée
batavia-in-start = Au départ : { $names }
batavia-in-arrival = À l’arrivée : { $names }
batavia-cannon = { $left ->
    [0] { $count ->
        [0] Canon à { $laid } sur { $limit } : les pirates arrivent après ce tour.
       *[other] Canon à { $laid } sur { $limit } : les pirates arrivent après ce tour et coulent { $most } ({ $count }).
    }
   *[other] { $count ->
        [0] Canon à { $laid } sur { $limit } : encore { $left } et les pirates arrivent.
       *[other] Canon à { $laid } sur { $limit } : encore { $left } et les pirates arrivent ; ils coulent { $most } ({ $count }).
    }
}
batavia-shops = Échoppes ({ $legend }) :
batavia-lot = Lot : { $cards }, et le bateau du premier joueur
batavia-lot-left = Reste pour la prochaine vente : { $cards }
batavia-standing-bid = { $me ->
    [yes] Vous avez misé
   *[no] { $name } a misé
} { $bid }.
batavia-no-bid = Pas encore d’enchère.
batavia-still-in = Encore en lice : { $names }.
batavia-hand = Votre main ({ $count }) : { $cards }. Lettres : { $letters }.
batavia-ledger = Ce que chacun aurait pu noter
batavia-ledger-seat = { $letters ->
    [one] { $letters } lettre ; gagnées aux enchères et encore en main : { $cards }
   *[other] { $letters } lettres ; gagnées aux enchères et encore en main : { $cards }
}
batavia-ledger-discard = coulées :

## What is asked

batavia-prompt-bid = Misez { $min } ou plus, ou 0 pour passer
batavia-prompt-act = Piochez ou posez des cartes
batavia-prompt-lay = Posez d’autres cartes ou terminez
batavia-prompt-travel = Avec quelle compagnie voyager ?
batavia-prompt-exchange = Échanger vos tuiles ?

## What can be chosen, and what it would lead to

batavia-pass = passer
batavia-bid = miser { $bid } (ou tapez un autre nombre, { $most } au plus)
batavia-lot-means = { $company } { $mine } contre { $best } posées
batavia-lot-would = Avec le lot, vous auriez, en main et posées : { $parts }.
batavia-hint-payment = Si vous gagnez avec une enchère de { $bid }, vos lettres vont à : { $shares }.
refused-batavia-no-auction = Il n’y a pas d’enchères en ce moment.
refused-batavia-upto-how = { $most ->
    [one] Tapez jusqu’où aller, au plus { $most } lettre, par exemple : upto 1
   *[other] Tapez jusqu’où aller, de 1 à vos { $most } lettres, par exemple : upto 6
}
batavia-draw = Piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; votre tour est alors terminé
batavia-lay = Poser : { $company }
batavia-lay-hand = { $count } en main
batavia-lay-laid = posées { $mine }, le meilleur adversaire { $best }
batavia-lay-have = vous avez la majorité
batavia-lay-missing = { $missing ->
    [one] { $missing } carte donne le sceau
   *[other] { $missing } cartes donnent le sceau
}
batavia-lay-never = hors de portée : il en faut { $missing }
batavia-done = Terminer
batavia-done-to = vous pourrez alors voyager vers : { $shops }
batavia-done-arrival = aucun de vos sceaux n’a d’échoppe devant vous : vous arrivez et prenez la tuile d’arrivée, qui vaut 4 pièces d’or
batavia-back = Reprendre : { $company }
batavia-hint-must-draw = Vos cartes ne peuvent vous donner aucune majorité utile : vous devez piocher.
batavia-hint-no-majority = Il vous faut plus de cartes posées d’une même compagnie que tout autre joueur.
batavia-hint-pirates = DANGER : avec { $laid } cartes posées (limite { $limit }), les pirates coulent { $companies } après ce tour, { $mine ->
    [0] sans aucune carte à vous.
    [one] dont { $mine } carte à vous.
   *[other] dont { $mine } cartes à vous.
}
batavia-crate-leads = { $mine ->
    [one] { $mine } caisse
   *[other] { $mine } caisses
} à vous : en tête du comptoir sans partage, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
batavia-crate-tied = { $mine ->
    [one] { $mine } caisse
   *[other] { $mine } caisses
} à vous : à égalité en tête, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
batavia-crate-behind = { $mine ->
    [one] { $mine } caisse
   *[other] { $mine } caisses
} à vous, le premier en a { $best }.
batavia-tile-new = Nouvelle compagnie : vous pouvez échanger.
batavia-tile-second = Pas d’échange : vous avez déjà une tuile de cette compagnie.
batavia-exchange = { $gold ->
    [one] Échanger contre { $gold } pièce d’or : { $tiles }
   *[other] Échanger contre { $gold } pièces d’or : { $tiles }
}
batavia-keep = { $more ->
    [0] Garder les tuiles
   *[other] Garder les tuiles : avec une compagnie de plus, elles rapporteraient { $more }
}

## Help

batavia-help-upto = pendant les enchères : miser un de plus que les autres, jusqu’à une limite, comme : upto 6
batavia-help-ledger = ce que chacun aurait pu noter, si cette table tient un registre
refused-batavia-no-ledger = Cette table joue de mémoire. Choisissez --memory ledger pour une table qui tient un registre.
batavia-help-bid = Les enchères : les cartes sont vendues en un lot, et avec elles le premier tour de la manche (BA-2.1). Surenchérissez ou passez (BA-2.2). Le gagnant paie ses lettres aux autres, une par une à partir du voisin de gauche (BA-2.3). Si tous passent, les cartes restent pour la prochaine vente (BA-2.4).
batavia-help-act = À vous : piochez deux cartes (BA-3.1), ou posez-en autant que vous voulez, si vous avez ensuite plus de cartes posées d’une même compagnie que tout autre joueur (BA-3.2). À 21 cartes posées (3 joueurs) ou 25 (4 ou 5), les pirates coulent la plus grande compagnie après le tour (BA-4.1).
batavia-help-lay = Poser : autant de cartes que vous voulez, puis terminez (BA-3.2). Une majorité donne un sceau, une égalité n’en donne pas (BA-3.3). Ensuite, votre marchand voyage avec une compagnie dont vous avez le sceau (BA-3.4). Si aucun de vos sceaux n’a d’échoppe devant vous, vous arrivez (BA-5.1).
batavia-help-travel = Le voyage : en avant jusqu’à la prochaine échoppe d’une compagnie dont vous avez le sceau ; vous prenez la tuile et mettez une caisse dans le comptoir de sa marchandise (BA-3.4). À la fin, chaque comptoir paie le joueur qui y a le plus de caisses (BA-5.3).
batavia-help-exchange = L’échange, si la tuile est d’une compagnie dont vous n’aviez pas de tuile : une tuile de chacune de vos compagnies rapporte 1, 3, 6, 10 ou 15 pièces d’or pour 1 à 5 compagnies (BA-3.6). Les tuiles restantes à la fin ne rapportent rien.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] Vous lancez le dé
   *[no] { $name } lance le dé
} : { $die }.
batavia-event-lot-turned = { $more ->
    [yes] Cartes découvertes : { $cards }. Avec ce qui restait, le lot est : { $lot }.
   *[no] Cartes découvertes : { $cards }.
}
batavia-event-bid = { $me ->
    [yes] Vous misez
   *[no] { $name } mise
} { $bid }.
batavia-event-passed = { $me ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
batavia-event-lot-won = { $me ->
    [yes] Vous remportez
   *[no] { $name } remporte
} le lot pour { $bid } : { $cards }.
batavia-event-letters-paid = Les lettres vont à : { $received }.
batavia-event-lot-stays = Personne ne veut du lot. Reste pour la prochaine vente : { $lot }.
batavia-event-first-player = { $me ->
    [yes] Vous commencez
   *[no] { $name } commence
} la manche { $round }.
batavia-event-drew = { $count ->
    [0] { $me ->
        [yes] Vous ne piochez rien : la pioche est vide.
       *[no] { $name } ne pioche rien : la pioche est vide.
    }
    [one] { $me ->
        [yes] Vous piochez { $cards }.
       *[no] { $name } pioche { $count } carte.
    }
   *[other] { $me ->
        [yes] Vous piochez { $cards }.
       *[no] { $name } pioche { $count } cartes.
    }
}
batavia-unseen-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
batavia-event-pile-shuffled = La défausse est mélangée et devient la nouvelle pioche : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
batavia-event-laid = { $me ->
    [yes] Vous posez
   *[no] { $name } pose
} { $company }.
batavia-event-cards-laid = { $me ->
    [yes] Vous posez
   *[no] { $name } pose
} { $cards } (canon { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] Vous reprenez
   *[no] { $name } reprend
} { $company }.
batavia-event-seal-gained = { $me ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $count ->
    [1] le sceau { $company }.
   *[other] les sceaux { $company }.
}
batavia-event-seal-lost = { $me ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $count ->
    [1] le sceau { $company }.
   *[other] les sceaux { $company }.
}
batavia-event-travelled = { $me ->
    [yes] Vous voyagez
   *[no] { $name } voyage
} { batavia-with } jusqu’à la case { $to }.
batavia-event-tile-taken = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} l’échoppe : { $tile }.
batavia-event-crate-placed = Une caisse va au { $post }.
batavia-event-tiles-revealed = De nouvelles échoppes sont découvertes : { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] Vous échangez
   *[no] { $name } échange
} { $tiles } contre { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
batavia-event-kept = { $me ->
    [yes] Vous gardez vos tuiles.
   *[no] { $name } garde ses tuiles.
}
batavia-event-pirates-attacked = Les PIRATES coulent { $companies } : { $cards ->
    [one] { $cards } carte est perdue
   *[other] { $cards } cartes sont perdues
}, le canon revient à { $cannon }.
batavia-event-arrived = { $me ->
    [yes] Vous arrivez et prenez la tuile d’arrivée : c’est la dernière manche.
   *[no] { $name } arrive et prend la tuile d’arrivée : c’est la dernière manche.
}
batavia-event-round-ended = La manche { $round } est terminée.
batavia-event-stalled = { $rounds ->
    [1] Personne n’a rien fait pendant toute une manche. Si la prochaine lui ressemble, la partie est finie et décomptée (BA-5.5).
   *[other] Pour la deuxième manche de suite, personne n’a rien fait : la partie est finie (BA-5.5).
}
batavia-warned = À la manche précédente, personne n’a rien fait. Si celle-ci lui ressemble, la partie s’arrête.
batavia-event-hand-shown = { $me ->
    [yes] Vous dévoilez votre main
   *[no] { $name } dévoile sa main
} : { $cards }.
batavia-event-letters-shown = Lettres : { $letters }.
batavia-scored = { $cause } : { $shares }
batavia-event-scored = Le décompte final : { $parts }.
batavia-event-game-over = { $count ->
    [1] { $me ->
        [yes] Vous gagnez avec { $gold ->
            [one] { $gold } pièce d’or !
           *[other] { $gold } pièces d’or !
        }
       *[no] { $name } gagne avec { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
    }
   *[other] { $name } se partagent la victoire avec { $gold ->
        [one] { $gold } pièce d’or chacun.
       *[other] { $gold } pièces d’or chacun.
    }
}

## The final sheet

batavia-cause-exchange = échanges
batavia-cause-tea = comptoir du thé
batavia-cause-cotton = comptoir du coton
batavia-cause-porcelain = comptoir de la porcelaine
batavia-cause-silk = comptoir de la soie
batavia-cause-ginger = comptoir du gingembre
batavia-cause-nutmeg = comptoir de la muscade
batavia-cause-pepper = comptoir du poivre
batavia-cause-letters = le plus de lettres
batavia-cause-arrival = tuile d’arrivée
batavia-cause-seals = sceaux

## What puzzles are about

batavia-theme-auction = Enchères
batavia-theme-cards = Piocher et poser des cartes
batavia-theme-pirates = Attaque de pirates
batavia-theme-sailing = Voyages
batavia-theme-exchange = Échange

# --- why one choice is better: where the difference comes from

batavia-account-purse = { $gain ->
    [yes] plus d’or en bourse
   *[no] moins d’or en bourse
}
batavia-account-exchanges = { $gain ->
    [yes] plus d’or par les échanges
   *[no] moins d’or par les échanges
}
batavia-account-posts = { $gain ->
    [yes] plus d’or des comptoirs
   *[no] moins d’or des comptoirs
}
batavia-account-letters = { $gain ->
    [yes] de meilleures perspectives d’avoir le plus de lettres
   *[no] de moins bonnes perspectives d’avoir le plus de lettres
}
batavia-account-seals = { $gain ->
    [yes] de meilleures perspectives de sceaux à la fin
   *[no] de moins bonnes perspectives de sceaux à la fin
}
batavia-account-coming = { $gain ->
    [yes] de meilleures manches à venir, grâce à vos bateaux, à vos lettres et à votre position dans le voyage
   *[no] des manches à venir moins bonnes, à cause de vos bateaux, de vos lettres et de votre position dans le voyage
}
batavia-account-end = { $gain ->
    [yes] un meilleur décompte final
   *[no] un moins bon décompte final
}
