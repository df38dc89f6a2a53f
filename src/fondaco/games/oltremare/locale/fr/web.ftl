# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Carte marine
web-oltremare-zoom-in = De plus près
web-oltremare-zoom-out = Toute la carte marine
web-oltremare-our-map = Ports réels ; les routes sont notre reconstitution
web-oltremare-no-marker = Il n’y a pas de marqueur ici.
web-oltremare-in-reach = Ports à portée
web-oltremare-stops = { $marker } n’agit alors plus.
web-oltremare-about-calm-sea = 1 ducat par symbole bateau que vous jouez.
web-oltremare-about-good-deals = compte comme un symbole ducat de plus.
web-oltremare-about-pirate-fighter = vous ignorez les drapeaux pirates que vous jouez.
web-oltremare-about-favourable-trade = les cartes achetées dans un tour coûtent 1, 2, 3 et 4 ducats.
web-oltremare-about-compass = aussitôt : allez dans n’importe quel autre port sans boussole.
web-oltremare-about-local-influence = au début de votre tour, 1 ducat par point de puissance au-dessus de 3.
web-oltremare-today = { $port ->
    [Venice] Venise
    [Ancona] Ancône
    [Otranto] Otrante
    [Messina] Messine
    [Corfu] Corfou
    [Methoni] Méthoni
    [Alexandria] Alexandrie
    [Damietta] Damiette
    [Beirut] Beyrouth
    [Famagusta] Famagouste
    [Heraklion] Héraklion
    [Chalkida] Chalcis
    [Thessaloniki] Salonique
    [Feodosia] Théodosie
   *[other] { $port }
}
web-oltremare-title-gems = Pierres
web-oltremare-title-scrolls = Parchemins
web-oltremare-title-silk = Soie
web-oltremare-title-salt = Sel
web-oltremare-title-pottery = Poteries
web-oltremare-title-olives = Olives
web-oltremare-title-grain = Céréales
web-oltremare-title-silver = Lingots
web-oltremare-title-spices = Épices
web-oltremare-title-wood = Bois
web-oltremare-title-wine = Vin
web-oltremare-title-corn = Maïs

## The table

web-oltremare-phases = Phases du tour
web-oltremare-pile = Pioche { $count }
web-oltremare-venice-in = Venise dans la pioche
web-oltremare-venice-top = Venise sur le dessus
web-oltremare-venice-out = Venise décomptée
web-oltremare-discard = Défausse { $count }
web-oltremare-last-round = Dernier tour de jeu
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
}
web-oltremare-first = premier joueur
web-oltremare-ready = Pas d’autre offre
web-oltremare-you = vous
web-oltremare-you-first = Vous
web-oltremare-your-hand = Votre main
web-oltremare-top-of-cargo = Votre cargaison ({ $count }), dessus :
web-oltremare-piles = Paquets
web-oltremare-pirates = Vos pirates { $count }
web-oltremare-place = numéro { $place } dans l’ordre
web-oltremare-close = Fermer
web-oltremare-ledger = Registre : la cargaison de chacun en lots, à partir du dessus
web-oltremare-no-setting = Les cartes et la carte marine n’ont pas pu être chargées. Rechargez la page pour réessayer.
web-oltremare-limit = { $me ->
    [yes] Vous avez trop de cartes et en donnez aux pirates.
   *[no] { $name } a trop de cartes et en donne aux pirates.
}

## Actions and cargo

web-oltremare-played = Cartes jouées
web-oltremare-played-of = Cartes jouées : { $count } sur { $need }
web-oltremare-to-load = À charger
web-oltremare-order = Sur le paquet, la dernière au-dessus
web-oltremare-all-chosen = L’ordre est complet. Choisissez une carte pour l’enlever.
web-oltremare-lots = Lots à partir du dessus
web-oltremare-hint-compass-to = La boussole vous mène à { $port } : { $marker }.
web-oltremare-hint-sail-to = Vous arriveriez à { $port } : { $marker }.

## Buttons

web-oltremare-start-over = Recommencer
web-oltremare-do-discard = { $chosen ->
    [0] Choisissez { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
   *[other] Aux pirates ({ $chosen } sur { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Choisissez { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
   *[other] Jouer ({ $chosen } sur { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Choisissez l’ordre
   *[other] Charger ({ $chosen } sur { $count })
}
web-oltremare-do-sail = Aller à { $ports }
web-oltremare-other-way = Autre chemin ({ $at } sur { $count })
web-oltremare-pick-port = Choisissez un port
web-oltremare-buy-pile = Acheter une carte ({ $price })
web-oltremare-buy-pirates = Racheter ({ $price })
web-oltremare-offer = Faire une offre
web-oltremare-do-done = { $count ->
    [one] Terminer et jouer { $count } carte
   *[other] Terminer et jouer { $count } cartes
}
web-oltremare-silence = Pas d’offre de ma part
web-oltremare-show-offers = { $count ->
    [0] Offres
   *[other] Offres ({ $count })
}

## The trade table

web-oltremare-trade-table = Offres sur la table
web-oltremare-no-offers = Pas encore d’offre.
web-oltremare-nothing = rien
web-oltremare-any = carte au choix
web-oltremare-gives = donne
web-oltremare-wants = veut
web-oltremare-you-give = Vous donnez
web-oltremare-you-want = vous voulez
web-oltremare-you-get = Vous recevez
web-oltremare-instead = Au lieu de #{ $number }, qui tient toujours
web-oltremare-instead-gone = Au lieu de #{ $number }
web-oltremare-declined = Refusée par
web-oltremare-accept = Accepter…
web-oltremare-accepting = Ce qui change de mains
web-oltremare-agree = Marché conclu
web-oltremare-not-yet = Pas encore
web-oltremare-which = Quelles cartes donnez-vous ? Demandé : { $wanted }
web-oltremare-counter = Contre-offre…
web-oltremare-decline = Refuser
web-oltremare-reason = Dire pourquoi
web-oltremare-reasons = Refuser et dire pourquoi :
web-oltremare-amend = Modifier…
web-oltremare-withdraw = Retirer
web-oltremare-compose-offer = Faire une offre
web-oltremare-compose-amend = Modifier votre offre
web-oltremare-compose-counter = Faire une contre-offre
web-oltremare-compose-how = Choisissez les cartes que vous donnez et les marchandises que vous voulez.
web-oltremare-to = À qui
web-oltremare-never-mind = Renoncer
web-oltremare-back-to = Retour à #{ $number }
web-oltremare-original = Vous répondez à : { $offer }
web-oltremare-mine = Vous donnez
web-oltremare-theirs = Vous voulez
web-oltremare-want-more = { $goods ->
    [gems] Une pierre précieuse de plus, maintenant { $count }
    [scrolls] Un parchemin de plus, maintenant { $count }
    [silk] Une carte Soie de plus, maintenant { $count }
    [salt] Une carte Sel de plus, maintenant { $count }
    [pottery] Une poterie de plus, maintenant { $count }
    [olives] Une carte Olives de plus, maintenant { $count }
    [grain] Une carte Céréales de plus, maintenant { $count }
    [silver] Un lingot d’argent de plus, maintenant { $count }
    [spices] Une carte Épices de plus, maintenant { $count }
    [wood] Une carte Bois de plus, maintenant { $count }
    [wine] Une carte Vin de plus, maintenant { $count }
    [corn] Une carte Maïs de plus, maintenant { $count }
   *[any] Une carte au choix de plus, maintenant { $count }
}
web-oltremare-want-less = { $goods ->
    [gems] Une pierre précieuse de moins, maintenant { $count }
    [scrolls] Un parchemin de moins, maintenant { $count }
    [silk] Une carte Soie de moins, maintenant { $count }
    [salt] Une carte Sel de moins, maintenant { $count }
    [pottery] Une poterie de moins, maintenant { $count }
    [olives] Une carte Olives de moins, maintenant { $count }
    [grain] Une carte Céréales de moins, maintenant { $count }
    [silver] Un lingot d’argent de moins, maintenant { $count }
    [spices] Une carte Épices de moins, maintenant { $count }
    [wood] Une carte Bois de moins, maintenant { $count }
    [wine] Une carte Vin de moins, maintenant { $count }
    [corn] Une carte Maïs de moins, maintenant { $count }
   *[any] Une carte au choix de moins, maintenant { $count }
}
web-oltremare-you-pay = Vous payez
web-oltremare-who-pays = { $way ->
    [pay-all] vous payez celui qui accepte
    [pay] vous payez { $name }
    [get-all] celui qui accepte vous paie
   *[get] { $name } vous paie
}
web-oltremare-ducat-less = Un ducat de moins
web-oltremare-ducat-more = Un ducat de plus
web-oltremare-say-more = En dire plus…
web-oltremare-say-of = { $card } : ce que vous en dites
web-oltremare-say-truth = Dire la vérité
web-oltremare-say-nothing = Ne rien dire
web-oltremare-silent = Vous ne dites que la marchandise.
web-oltremare-honest = C’est vrai.
web-oltremare-lie = Ce n’est pas vrai. C’est permis.
web-oltremare-send = Faire l’offre

## Scoring

web-oltremare-venice-scoring = Le décompte intermédiaire
web-oltremare-final = Le décompte final
web-oltremare-row-prestige = prestige selon le rang
web-oltremare-row-cargo = cargaison vendue
web-oltremare-row-pirates = pirates
web-oltremare-row-markers = marqueurs Bonus de port selon le rang
web-oltremare-row-sum = en tout
web-oltremare-row-before = ducats avant
web-oltremare-row-total = score final
web-oltremare-go-on = Continuer

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Montrer le décompte
web-oltremare-bids = Demander des offres pour une de vos cartes
web-oltremare-orders = Réponses automatiques
web-oltremare-orders-how = Les offres qui ne s’adressent qu’à vous sont refusées aussitôt, tant que vous n’y mettez pas fin.
web-oltremare-decline-all = Tout refuser
web-oltremare-decline-below = Refuser les offres qui me rapportent moins de { $ducats } (sans compter les cartes)
web-oltremare-order-less = Un ducat de moins
web-oltremare-order-more = Un ducat de plus
web-oltremare-orders-off = Arrêter le refus automatique
