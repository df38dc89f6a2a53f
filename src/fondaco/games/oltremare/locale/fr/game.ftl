# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare : Marchands de Venise (2004)
oltremare-note-deck = Le jeu de cartes est une RECONSTITUTION : marchandises, nombres et gains sont connus, les symboles de chaque carte ne le sont pas (OM-0.9).
oltremare-note-map = La carte marine est une RECONSTITUTION : ses ports sont réels, ses routes sont les nôtres (OM-0.10).
oltremare-note-strict = Il faut se souvenir de ce qui a été chargé (OM-6.3).
oltremare-note-ledger = Cette table tient un registre : k montre ce que chacun aurait pu noter (OM-6.3).

## Things

oltremare-goods-gems = pierres précieuses
oltremare-goods-scrolls = parchemins
oltremare-goods-silk = soie
oltremare-goods-salt = sel
oltremare-goods-pottery = poteries
oltremare-goods-olives = olives
oltremare-goods-grain = céréales
oltremare-goods-silver = lingots d’argent
oltremare-goods-spices = épices
oltremare-goods-wood = bois
oltremare-goods-wine = vin
oltremare-goods-corn = maïs
oltremare-goods-any = libre
oltremare-some-goods = { $goods ->
    [gems] { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
    [scrolls] { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }
    [silk] { $count ->
        [one] { $count } carte Soie
       *[other] { $count } cartes Soie
    }
    [salt] { $count ->
        [one] { $count } carte Sel
       *[other] { $count } cartes Sel
    }
    [pottery] { $count ->
        [one] { $count } poterie
       *[other] { $count } poteries
    }
    [olives] { $count ->
        [one] { $count } carte Olives
       *[other] { $count } cartes Olives
    }
    [grain] { $count ->
        [one] { $count } carte Céréales
       *[other] { $count } cartes Céréales
    }
    [silver] { $count ->
        [one] { $count } lingot d’argent
       *[other] { $count } lingots d’argent
    }
    [spices] { $count ->
        [one] { $count } carte Épices
       *[other] { $count } cartes Épices
    }
    [wood] { $count ->
        [one] { $count } carte Bois
       *[other] { $count } cartes Bois
    }
    [wine] { $count ->
        [one] { $count } carte Vin
       *[other] { $count } cartes Vin
    }
    [corn] { $count ->
        [one] { $count } carte Maïs
       *[other] { $count } cartes Maïs
    }
   *[any] { $count ->
        [one] { $count } carte au choix
       *[other] { $count } cartes au choix
    }
}

oltremare-symbol-ducat = ducat
oltremare-symbol-flag = drapeau
oltremare-symbol-cards = cartes
oltremare-symbol-ship = bateau

oltremare-card-name = { $goods ->
    [gems] Pierres précieuses
    [scrolls] Parchemins
    [silk] Soie
    [salt] Sel
    [pottery] Poteries
    [olives] Olives
    [grain] Céréales
    [silver] Lingots d’argent
    [spices] Épices
    [wood] Bois
    [wine] Vin
   *[corn] Maïs
} n° { $number }
oltremare-card = { $card } ({ $symbols } ; puissance { $power }, charge { $load })
oltremare-card-played = { $card } ({ $symbols })
oltremare-cell-power = puissance { $power }
oltremare-cell-load = charge { $load }
oltremare-cell-pay = gains { $row }
oltremare-unseen-card = une carte que personne n’a vue
oltremare-unseen-cards = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
oltremare-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
oltremare-lot = { oltremare-some-goods } pour { $ducats }

oltremare-marker-none = aucun marqueur
oltremare-marker-calm-sea = Mer tranquille
oltremare-marker-good-deals = Bonnes affaires
oltremare-marker-pirate-fighter = Combat victorieux contre des pirates
oltremare-marker-favourable-trade = Commerce favorable
oltremare-marker-compass = Boussole
oltremare-marker-local-influence = Influence locale
# The same in one short word, for narrow tables.
oltremare-badge-none = –
oltremare-badge-calm-sea = Mer
oltremare-badge-good-deals = Affaires
oltremare-badge-pirate-fighter = Combat
oltremare-badge-favourable-trade = Commerce
oltremare-badge-compass = Boussole
oltremare-badge-local-influence = Influence
oltremare-port-marker = { $port } ({ $marker })
oltremare-port = { $port ->
    [Venice] Venise
    [Ancona] Ancône
    [Ragusa] Raguse
    [Otranto] Otrante
    [Messina] Messine
    [Siracusa] Syracuse
    [Corfu] Corfou
    [Alexandria] Alexandrie
    [Damiata] Damiette
    [Baruti] Beyrouth
    [Famagosta] Famagouste
    [Limisso] Limassol
    [Candia] Candie
    [Negroponte] Nègrepont
    [Salonica] Salonique
    [Tenedo] Ténédos
    [Trebizond] Trébizonde
   *[other] { $port }
}

oltremare-sea-adriatic = Adriatique
oltremare-sea-italy = Italie du Sud
oltremare-sea-ionian = Mer Ionienne
oltremare-sea-africa = Afrique
oltremare-sea-levant = Levant
oltremare-sea-cyprus = Chypre
oltremare-sea-aegean = Mer Égée
oltremare-sea-black-sea = Mer Noire

## The table

oltremare-turn-of = Tour { $turn } : { $me ->
    [yes] le vôtre
   *[no] { $name }
}
oltremare-phase-power = puissance
oltremare-phase-trade = commerce
oltremare-phase-actions = actions
oltremare-phase-cargo = cargaison
oltremare-column-player = joueur (* premier)
oltremare-column-ducats = ducats
oltremare-column-hand = main
oltremare-column-top = dessus de la cargaison
oltremare-column-power = puissance
oltremare-column-load = charge
oltremare-column-cargo = cargaison
oltremare-column-prestige = prestige
oltremare-column-pirates = pirates
oltremare-column-markers = marqueurs, actif
oltremare-column-port = port
oltremare-column-marker = marqueur
oltremare-column-ships = bateaux
oltremare-column-routes = routes vers
# The same for a window of 80 columns; they may have two lines.
oltremare-narrow-player = joueur
    (* 1er)
oltremare-narrow-ducats = du-
    cats
oltremare-narrow-hand = main
oltremare-narrow-top = dessus
oltremare-narrow-power = puis-
    sance
oltremare-narrow-load = charge
oltremare-narrow-cargo = car-
    gaison
oltremare-narrow-prestige = pres-
    tige
oltremare-narrow-pirates = pi-
    rates
oltremare-narrow-markers = marqueurs,
    actif
oltremare-narrow-port = port
oltremare-seat = { $seat } { $name }
oltremare-first-mark = *
oltremare-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
oltremare-venice-in = Venise s’y trouve
oltremare-venice-top = VENISE EST SUR LE DESSUS
oltremare-venice-out = Venise a été décomptée
oltremare-discard = défausse { $count }
oltremare-last-round = DERNIER TOUR DE JEU
oltremare-own-pirates = Votre paquet Pirates, à partir du dessus : { $cards }
oltremare-offers = Offres sur la table :
oltremare-ticket = { $tag } { $me ->
    [yes] { $to ->
        [all] vous offrez à tous
       *[other] vous offrez à { $partner }
    }
   *[no] { $to ->
        [you] { $name } vous offre
        [all] { $name } offre à tous
       *[other] { $name } offre à { $partner }
    }
} : { $give } contre { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(au lieu de #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(refusée par { $decliners })
}
oltremare-everybody = tous
oltremare-hand = Votre main ({ $count }) :
oltremare-hand-below = Votre main ({ $count }) :
oltremare-hand-empty = Votre main est vide.
oltremare-reach = Votre bateau est à { $port }, votre marqueur actif : { $marker }. À portée :
oltremare-ships = { $count ->
    [one] { $count } bateau :
   *[other] { $count } bateaux :
}
oltremare-ledger = Ce que chacun aurait pu noter : la cargaison en lots, à partir du dessus
oltremare-ledger-discard = défausse :

## What is asked

oltremare-prompt-discard = Donnez { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} aux pirates
oltremare-prompt-trade = { $missing ->
    [0] Négociez, achetez ou continuez
    [one] Négociez ou achetez : il vous manque { $missing } carte
   *[other] Négociez ou achetez : il vous manque { $missing } cartes
}
oltremare-prompt-talk = { $name } négocie : une offre ?
oltremare-prompt-play = Jouez { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
oltremare-prompt-sail = { $left ->
    [1] Avancez d’un port
   *[other] Avancez de { $left } ports
}
oltremare-prompt-compass = Suivez la boussole ou restez
oltremare-prompt-load = Chargez { $left ->
    [1] la dernière carte : elle reste sur le dessus
   *[other] { $left } cartes, l’une après l’autre : la dernière reste sur le dessus
}

## What it would lead to

oltremare-hint-discard = Vous avez { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} et votre puissance est de { $power } : { $cards ->
    [one] { $cards } carte va
   *[other] { $cards } cartes vont
} aux pirates. Chaque carte y coûte 1 ducat à la fin ; celle du dessus peut être rachetée.
oltremare-hint-trade = { $missing ->
    [0] Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } et devez en jouer { $load }.
   *[other] Vous avez { $hand ->
        [0] la main vide et devez jouer { $load ->
            [one] { $load } carte.
           *[other] { $load } cartes.
        }
        [one] { $hand } carte et devez en jouer { $load } : il en manque { $missing }.
       *[other] { $hand } cartes et devez en jouer { $load } : il en manque { $missing }.
    }
} { $bought ->
    [4] Vous avez acheté 4 cartes, le maximum par tour.
   *[other] { $price ->
        [0] Aucune carte ne peut être achetée.
        [one] La prochaine carte coûte { $price } ducat.
       *[other] La prochaine carte coûte { $price } ducats.
    } Achats de ce tour : { $bought } sur 4.
}
oltremare-hint-talk = { $name } doit jouer { $load ->
    [one] { $load } carte
   *[other] { $load } cartes
}, en a { $hand } et possède { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}. { $dealt ->
    [yes] Vous avez déjà reçu votre { $edition ->
        [e2004] point de prestige
       *[e2005] tuile Prestige
    } pour ce tour.
   *[no] Un échange avec { $name } vous rapporte { oltremare-one-prestige }.
}
oltremare-hint-played = Jouées : { $cards }. Jusqu’ici : { $outcome }.
oltremare-hint-load = { $hand ->
    [0] Votre main est vide.
    [one] Vous avez { $hand } carte.
   *[other] Vous avez { $hand } cartes.
} Au prochain tour, la carte du dessus dira combien vous pouvez en garder (puissance) et combien vous devez en jouer (charge).
oltremare-hint-compass = Si vous restez, la boussole est perdue et vous n’avez plus de marqueur actif.
oltremare-type-load = Tapez tous les numéros dans l’ordre du chargement, par exemple 2 1 3.
oltremare-type-compass = Ports sans marqueur : tapez compass et le nom.
oltremare-hint-sail = { $active ->
    [yes] Seul le port d’arrivée compte : le marqueur { $marker }, actif maintenant, sera retourné.
   *[no] Seul le port d’arrivée compte : le marqueur qui s’y trouve devient votre marqueur actif.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } ducat
   *[other] +{ $ducats } ducats
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } carte aux pirates
   *[other] { $cards } cartes aux pirates
}
oltremare-outcome-beaten = pirates repoussés
oltremare-outcome-draw = { $cards ->
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
oltremare-outcome-sail = { $ports ->
    [1] avancer d’un port
   *[other] avancer de { $ports } ports
}
oltremare-outcome-nothing = rien
oltremare-play-preview = { $cards } : { $outcome }. { $hand ->
    [0] Votre main sera alors vide.
    [one] Il vous restera { $hand } carte en main.
   *[other] Il vous restera { $hand } cartes en main.
}
oltremare-next-excess = au prochain tour : { $hand } en main, puissance { $power }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} aux pirates
oltremare-next-missing = au prochain tour : { $hand } en main, charge { $load }, il manquera { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
oltremare-next-fits = { $hand ->
    [0] votre main vide convient à sa puissance et à sa charge
    [1] votre carte en main convient à sa puissance et à sa charge
   *[other] vos { $hand } cartes en main conviennent à sa puissance et à sa charge
}
oltremare-lot-pays = { $exact ->
    [yes] { $more ->
        [0] { oltremare-some-goods } à la suite rapportent { $pay }
       *[other] { oltremare-some-goods } à la suite rapportent { $pay }, avec une carte de plus { $more }
    }
   *[no] { $more ->
        [0] au moins { oltremare-some-goods } à la suite rapportent { $pay }
       *[other] au moins { oltremare-some-goods } à la suite rapportent { $pay }, avec une carte de plus { $more }
    }
}
oltremare-load-preview = Sur le dessus alors : { $card } ; { $told }.
oltremare-via = par { $ports }{ $ways ->
    [1] {""}
   *[other] {" "}(ou un autre chemin)
}

## What can be chosen

oltremare-stay = Rester ici
oltremare-buy-pile = Acheter la carte du dessus de la pioche pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
oltremare-buy-pirates = Racheter la carte du dessus de vos pirates pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} : { $card }
oltremare-make-offer = { $mine ->
    [yes] Faire une offre
   *[no] Faire une offre à { $name }
}
oltremare-done = Terminer les négociations et jouer { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
oltremare-accept = Accepter { $tag } : vous donnez { $give }
oltremare-accept-choose = Accepter { $tag } : choisir les cartes que vous donnez
oltremare-decline = Refuser { $tag }
oltremare-decline-only = Refuser { $tag } (vous ne pouvez pas l’accepter maintenant)
oltremare-counter = Répondre à { $tag } par une contre-offre
oltremare-withdraw = Retirer votre offre { $tag }
oltremare-amend = Modifier votre offre { $tag }
oltremare-which-cards = Quelles cartes donnez-vous pour { $wanted } ? [numéros, x = renoncer]
oltremare-not-what-is-asked = Donnez exactement { $wanted }.
oltremare-claimed = { oltremare-some-goods } (« { $claim } »)
oltremare-own-claimed = { $card } (vous dites : { $claim })
oltremare-claim-power = puissance { $power }
oltremare-claim-load = charge { $load }

## Composing an offer

oltremare-compose = Une offre, pas à pas. Tapez x pour y renoncer.
oltremare-ask-partner = À qui ? [numéro ou nom, a = tous ; ou toute l’offre sur une ligne, comme 2: sel 7 contre soie]
oltremare-no-such-partner = Tapez le numéro ou le nom d’un autre joueur, ou la lettre a pour tous.
oltremare-ask-give = Quelles cartes donnez-vous ? [numéros, 5d = 5 ducats, Entrée = aucune ; ou les deux côtés sur une ligne, comme 1 3 + 2d contre soie]
oltremare-cards-how = Tapez des numéros de la liste, chacun une fois, par exemple : 1 3
oltremare-ask-claim = { $card } : qu’en dites-vous ? [Entrée = rien, t = la vérité, ou des mots : charge 1, bateau]
oltremare-ask-give-ducats = Ducats que vous ajoutez ? [Entrée = aucun]
oltremare-ducats-how = Tapez un nombre de ducats, par exemple 2, ou Entrée pour aucun.
oltremare-ask-goods = Quelles cartes voulez-vous ? [par exemple : 2 sel, 1 libre ; Entrée = aucune] ({ $goods })
oltremare-asked-how = Tapez des nombres et des marchandises, par exemple : 2 sel, 1 libre
oltremare-ask-take-ducats = Ducats que vous voulez ? [Entrée = aucun]
oltremare-offer-preview = { $to ->
    [all] Vous offrez à tous : { $give } contre { $ask }.
   *[other] Vous offrez à { $partner } : { $give } contre { $ask }.
}
oltremare-for = contre
oltremare-in-notation = En bref : { $notation }
oltremare-offer-confirm = Faire cette offre ? [Entrée = oui, n = non]
refused-oltremare-no-offer-now = Vous ne pouvez pas faire d’offre maintenant.
refused-oltremare-no-ledger = Cette table joue de mémoire (OM-6.3). Choisissez --memory ledger pour une table qui tient un registre.

## Help

oltremare-help-offer = faire une offre, pas à pas, ou sur une seule ligne, comme : o 2: sel 7 + 1d contre soie
oltremare-help-map = la carte marine : chaque port avec son marqueur, ses bateaux et ses routes
oltremare-help-ledger = le registre, si cette table en tient un
oltremare-help-wait = attendre et laisser les autres parler ou répondre (dans la phase de commerce)
oltremare-help-discard = Puissance du marin (OM-2.1.1) : si vous avez plus de cartes que la puissance de la carte du dessus de votre cargaison, vous choisissez les cartes en trop pour votre paquet Pirates.
oltremare-help-trade = Commerce : échanges avec les autres joueurs, en cartes et en ducats (OM-2.2.1). On dit la vérité sur les marchandises ; sur les symboles, chacun peut mentir (OM-2.2.2). Un joueur qui échange avec le joueur actif reçoit { oltremare-one-prestige }, une fois par tour (OM-2.2.3). On peut acheter jusqu’à quatre cartes, de la pioche ou à ses propres pirates, pour 3 ducats, ou 4 si l’on a 0 ducat ou moins (OM-2.2.6). On continue quand on a autant de cartes que la charge de sa carte du dessus (OM-2.2.8). Une offre en mots : o 2: sel 7 + 1d contre 2 soie. Le 2 après o est la place à qui vous faites l’offre. Écrivez a à la place du 2 pour l’offrir à tous.
oltremare-help-talk = Un autre joueur négocie : vous pouvez proposer un échange ou répondre, et le premier échange vous rapporte { oltremare-one-prestige } (OM-2.2.3). On n’échange qu’avec le joueur actif (OM-2.2.1). En acceptant, vous nommez les cartes que vous donnez : le choix revient à celui qui accepte (OM-2.2.11).
oltremare-help-play = Actions : jouez exactement autant de cartes que l’indique la charge de votre carte du dessus (OM-2.3.1). Les symboles ducat rapportent 1, 3 ou 6 ducats (OM-2.3.2), les drapeaux envoient 1, 3 ou 6 cartes à vos pirates (OM-2.3.3), les symboles cartes en font piocher 1, 3 ou 6 (OM-2.3.4), et chaque symbole bateau vous fait avancer d’un port (OM-2.3.5). Ces mêmes cartes sont ensuite chargées.
oltremare-help-sail = Navigation : exactement autant de ports que de symboles bateau, en 2005 jamais deux fois la même route dans un tour (OM-2.3.5). Le marqueur du port d’arrivée devient votre marqueur actif ; sans marqueur, vous n’en avez plus (OM-3.1).
oltremare-help-compass = Boussole : allez dans n’importe quel autre port sans boussole et prenez-y le marqueur, ou restez ; dans les deux cas la boussole est perdue (OM-3.2).
oltremare-help-load = Cargaison : chargez les cartes jouées dans l’ordre de votre choix (OM-2.4.1). Des marchandises identiques qui se suivent forment un lot, et les lots rapportent selon leur barème (OM-5.1). La carte du dessus fixe combien de cartes vous pouvez garder et devez jouer au prochain tour (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Votre bateau commence à { $port }, avec la carte { $card } comme première cargaison.
   *[no] { $name } commence à { $port }, avec la carte { $card } comme première cargaison.
}
oltremare-event-hand-dealt = { $me ->
    [yes] Votre main : { $faces }.
   *[no] { $name } reçoit { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
}
oltremare-event-first-player = { $me ->
    [yes] Vous êtes
   *[no] { $name } est
} premier joueur.
oltremare-event-turn-began = { $me ->
    [yes] Votre tour commence : puissance { $power }, charge { $load }.
   *[no] { $name } commence son tour : puissance { $power }, charge { $load }.
}
oltremare-event-influence-paid = { $me ->
    [yes] Influence locale vous rapporte { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
   *[no] Influence locale rapporte { $price ->
        [one] { $price } ducat à { $name }.
       *[other] { $price } ducats à { $name }.
    }
}
oltremare-event-discarded = { $me ->
    [yes] Vous donnez { $card } aux pirates.
   *[no] { $name } donne { $count ->
        [1] une carte
       *[other] { $count } cartes
    } aux pirates.
}
oltremare-event-bought = { $source ->
    [pirates] { $me ->
        [yes] Vous rachetez { $count ->
            [1] une carte
           *[other] { $count } cartes
        } aux pirates
       *[no] { $name } rachète { $count ->
            [1] une carte
           *[other] { $count } cartes
        } aux pirates
    }
   *[pile] { $me ->
        [yes] Vous achetez { $count ->
            [1] une carte
           *[other] { $count } cartes
        } de la pioche
       *[no] { $name } achète { $count ->
            [1] une carte
           *[other] { $count } cartes
        } de la pioche
    }
} pour { $price ->
    [one] { $price } ducat.
   *[other] { $price } ducats.
}
oltremare-event-took = C’est { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] Vous terminez
   *[no] { $name } termine
} les négociations.
oltremare-event-offered = Offre { $tag } : { $me ->
    [yes] { $to ->
        [all] vous offrez à tous
       *[other] vous offrez à { $partner }
    }
   *[no] { $to ->
        [you] { $name } vous offre
        [all] { $name } offre à tous
       *[other] { $name } offre à { $partner }
    }
} { $give } contre { $ask }.
oltremare-event-amended = Offre { $tag } : { $me ->
    [yes] { $to ->
        [all] vous offrez maintenant à tous
       *[other] vous offrez maintenant à { $partner }
    }
   *[no] { $to ->
        [you] { $name } vous offre maintenant
        [all] { $name } offre maintenant à tous
       *[other] { $name } offre maintenant à { $partner }
    }
} { $give } contre { $ask }.
oltremare-event-countered = Offre { $tag }, au lieu de #{ $counters } : { $me ->
    [yes] { $to ->
        [all] vous offrez à tous
       *[other] vous offrez à { $partner }
    }
   *[no] { $to ->
        [you] { $name } vous offre
        [all] { $name } offre à tous
       *[other] { $name } offre à { $partner }
    }
} { $give } contre { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] Vous retirez
   *[no] { $name } retire
} l’offre #{ $number }.
oltremare-event-declined = { $me ->
    [yes] Vous refusez
   *[no] { $name } refuse
} l’offre #{ $number }.
oltremare-event-dealt = Échange { $tag } : { $me ->
    [yes] vous donnez à { $partner }
   *[no] { $to ->
        [you] { $name } vous donne
       *[other] { $name } donne à { $partner }
    }
} { $given } contre { $taken }.
# 2005 has tiles, 2004 points.
oltremare-one-prestige = { $edition ->
    [e2004] 1 point de prestige
   *[e2005] 1 tuile Prestige
}
oltremare-event-prestige = { $me ->
    [yes] Vous gagnez { oltremare-one-prestige } et en avez { $tiles }.
   *[no] { $name } gagne { oltremare-one-prestige } et en a { $tiles }.
}
oltremare-event-lapsed = L’offre #{ $number } tombe : une de ses cartes n’est plus là.
oltremare-event-played = { $me ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card }.
oltremare-event-ducats-gained = { $me ->
    [yes] { $symbols ->
        [one] { $symbols } symbole ducat vous rapporte
       *[other] { $symbols } symboles ducat vous rapportent
    } { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
   *[no] { $symbols ->
        [one] { $symbols } symbole ducat rapporte
       *[other] { $symbols } symboles ducat rapportent
    } { $price ->
        [one] { $price } ducat à { $name }.
       *[other] { $price } ducats à { $name }.
    }
}
oltremare-event-pirates-beaten = { $me ->
    [yes] Votre marqueur repousse les pirates.
   *[no] { $name } repousse les pirates grâce à son marqueur.
}
oltremare-event-plundered = { $me ->
    [yes] Les pirates prennent { $cards ->
        [one] { $cards } carte de la pioche pour votre paquet Pirates.
       *[other] { $cards } cartes de la pioche pour votre paquet Pirates.
    }
   *[no] { $name } : les pirates prennent { $cards ->
        [one] { $cards } carte de la pioche.
       *[other] { $cards } cartes de la pioche.
    }
}
oltremare-event-drew = { $cards ->
    [0] { $me ->
        [yes] Vous ne piochez rien : la pioche est vide.
       *[no] { $name } ne pioche rien : la pioche est vide.
    }
    [one] { $me ->
        [yes] Vous piochez { $cards } carte : { $faces }.
       *[no] { $name } pioche { $cards } carte.
    }
   *[other] { $me ->
        [yes] Vous piochez { $cards } cartes : { $faces }.
       *[no] { $name } pioche { $cards } cartes.
    }
}
oltremare-event-calm-sea-paid = { $me ->
    [yes] Mer tranquille vous rapporte { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
   *[no] Mer tranquille rapporte { $price ->
        [one] { $price } ducat à { $name }.
       *[other] { $price } ducats à { $name }.
    }
}
oltremare-event-sailed = { $me ->
    [yes] Vous avancez
   *[no] { $name } avance
} { $stops ->
    [0] vers { $port }
   *[other] vers { $port } via { $via }
}.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] Vous n’utilisez pas la boussole.
       *[no] { $name } n’utilise pas la boussole.
    }
   *[no] { $me ->
        [yes] La boussole vous mène à { $port }.
       *[no] La boussole mène { $name } à { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] Vous y prenez le marqueur { $marker } : c’est maintenant votre marqueur actif.
       *[no] { $name } y prend le marqueur { $marker }.
    }
   *[no] { $me ->
        [yes] Il n’y a pas de marqueur à { $port } : vous n’en avez plus d’actif.
       *[no] Il n’y a pas de marqueur à { $port }.
    }
}
oltremare-event-loaded = { $me ->
    [yes] Vous chargez
   *[no] { $name } charge
} { $count ->
    [1] { $card }.
   *[other] { $below }, et sur le dessus { $card }.
}
oltremare-event-turn-ended = { $hand ->
    [0] { $me ->
        [yes] Votre tour finit, la main vide.
       *[no] { $name } finit son tour, la main vide.
    }
    [one] { $me ->
        [yes] Votre tour finit avec { $hand } carte en main.
       *[no] { $name } finit son tour avec { $hand } carte en main.
    }
   *[other] { $me ->
        [yes] Votre tour finit avec { $hand } cartes en main.
       *[no] { $name } finit son tour avec { $hand } cartes en main.
    }
}
oltremare-event-venice = VENISE apparaît : décompte intermédiaire.
oltremare-event-last-card-taken = { $me ->
    [yes] Vous prenez
   *[no] { $name } prend
} la dernière carte de la pioche : la fin est proche.
oltremare-event-pile-refilled = { $source ->
    [discard] La défausse est mélangée et devient la nouvelle pioche : { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
   *[first_player] Le premier joueur est payé d’avance, et ses deux paquets deviennent la nouvelle pioche : { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Le prestige est payé selon le rang ({ $edition ->
    [e2004] points
   *[e2005] tuiles
}) : { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] Vous vendez
   *[no] { $name } vend
} de la cargaison pour { $ducats } : { $lots }.
oltremare-event-pirates-paid = Les pirates coûtent 1 ducat par carte : { $parts }.
oltremare-event-markers-paid = Les marqueurs Bonus de port sont payés selon le rang (nombre) : { $parts }.
oltremare-event-final-scoring = La partie se termine : décompte final.
oltremare-event-game-over = { $me ->
    [yes] Vous gagnez avec { $ducats ->
        [one] { $ducats } ducat !
       *[other] { $ducats } ducats !
    }
   *[no] { $name } gagne avec { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
}

## The final sheet

oltremare-claim-review = { $card } : { $me ->
    [yes] vous avez dit
   *[no] { $name } a dit
} « { $claim } », { $true ->
    [yes] et c’était vrai.
   *[no] et c’était FAUX.
}

oltremare-cause-start = ducats de départ
oltremare-cause-symbols = symboles ducat
oltremare-cause-calm-sea = Mer tranquille
oltremare-cause-local-influence = Influence locale
oltremare-cause-deal = échanges
oltremare-cause-purchase = cartes achetées
oltremare-cause-prestige-venice = prestige à Venise
oltremare-cause-cargo-venice = cargaison vendue à Venise
oltremare-cause-prestige-end = prestige à la fin
oltremare-cause-cargo-end = cargaison à la fin
oltremare-cause-pirates = pirates
oltremare-cause-markers = marqueurs Bonus de port

## What puzzles are about

oltremare-theme-loading = Chargement
oltremare-theme-sailing = Navigation
oltremare-theme-cards = Jouer des cartes
oltremare-theme-trade = Commerce
oltremare-theme-lies = Annonces et mensonges
oltremare-theme-buying = Acheter des cartes
oltremare-theme-pirates = Paquet Pirates

## Standing orders

oltremare-order-dropped = Votre ordre d’accepter des échanges a pris fin : un tel ordre dit maintenant combien de cartes il donne au plus, et combien de ducats au moins pour chacune. Veuillez le donner à nouveau.

# --- why one choice is better: where the difference comes from

oltremare-account-purse = { $gain ->
    [yes] plus de ducats en bourse
   *[no] moins de ducats en bourse
}
oltremare-account-cargo = { $gain ->
    [yes] une cargaison qui vaut plus
   *[no] une cargaison qui vaut moins
}
oltremare-account-pirates = { $gain ->
    [yes] moins de cartes chez vos pirates
   *[no] plus de cartes chez vos pirates
}
oltremare-account-prestige = { $gain ->
    [yes] de meilleures perspectives de prestige
   *[no] de moins bonnes perspectives de prestige
}
oltremare-account-markers = { $gain ->
    [yes] de meilleures perspectives pour les marqueurs de port
   *[no] de moins bonnes perspectives pour les marqueurs de port
}
oltremare-account-hand = { $gain ->
    [yes] de meilleurs tours à venir, grâce à votre main, à votre puissance et à votre marqueur
   *[no] des tours à venir moins bons, à cause de votre main, de votre puissance et de votre marqueur
}
oltremare-account-end = { $gain ->
    [yes] un meilleur décompte final
   *[no] un moins bon décompte final
}
