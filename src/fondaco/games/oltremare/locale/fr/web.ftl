# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Carte
web-oltremare-zoom-in = De plus près
web-oltremare-zoom-out = Toute la carte
web-oltremare-our-map = Ports réels ; les routes sont notre reconstitution
web-oltremare-no-marker = Il n’y a pas de marqueur ici.
web-oltremare-about-calm-sea = 1 ducat par symbole bateau que vous jouez.
web-oltremare-about-good-deals = compte comme un symbole ducat de plus.
web-oltremare-about-pirate-fighter = vous ignorez les drapeaux pirates que vous jouez.
web-oltremare-about-favourable-trade = les cartes que vous achetez coûtent 1, 2, 3, 4.
web-oltremare-about-compass = aussitôt : naviguez vers n’importe quel autre port sans boussole.
web-oltremare-about-local-influence = ducats au début de votre tour : votre puissance moins 3.

## The table

web-oltremare-phases = Phases du tour
web-oltremare-pile = Pioche { $count }
web-oltremare-venice-in = Venise dans la pioche
web-oltremare-venice-top = Venise sur le dessus
web-oltremare-venice-out = Venise décomptée
web-oltremare-discard = Défausse { $count }
web-oltremare-last-round = Dernier tour
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
}
web-oltremare-first = premier joueur
web-oltremare-ready = plus rien à dire
web-oltremare-you = vous
web-oltremare-you-first = Vous
web-oltremare-your-hand = Votre main
web-oltremare-top-of-cargo = Votre cargaison ({ $count }), dessus :
web-oltremare-piles = Paquets
web-oltremare-pirates = Vos pirates { $count }
web-oltremare-place = numéro { $place } dans l’ordre
web-oltremare-close = Fermer
web-oltremare-ledger = Registre : la cargaison de chacun en lots, à partir du dessus
web-oltremare-no-setting = Les cartes et la carte marine n’ont pas pu être chargées. Rechargez la page pour réessayer.
web-oltremare-limit = { $name } a trop de cartes et en donne aux pirates.

## Actions and cargo

web-oltremare-played = Cartes jouées
web-oltremare-played-of = Jouées { $count } sur { $need }
web-oltremare-to-load = À charger
web-oltremare-order = Sur le paquet, la dernière au-dessus
web-oltremare-all-chosen = Toutes sont en ordre. Cliquez-en une pour la reprendre.
web-oltremare-lots = Lots à partir du dessus
web-oltremare-hint-compass-to = La boussole vous mène à { $port } : { $marker }.
web-oltremare-hint-sail-to = Vous arriveriez à { $port } : { $marker }.

## Buttons

web-oltremare-start-over = Recommencer
web-oltremare-do-discard = { $chosen ->
    [0] Choisissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] Aux pirates ({ $chosen } sur { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Choisissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] Jouer ({ $chosen } sur { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Choisissez l’ordre
   *[other] Charger ({ $chosen } sur { $count })
}
web-oltremare-do-sail = Naviguer vers { $ports }
web-oltremare-other-way = Autre chemin ({ $at } sur { $count })
web-oltremare-pick-port = Choisissez un port
web-oltremare-buy-pile = Acheter une carte ({ $price })
web-oltremare-buy-pirates = Racheter ({ $price })
web-oltremare-offer = { $me ->
    [yes] Faire une offre
   *[no] Faire une offre à { $name }
}
web-oltremare-do-done = Finir le commerce, jouer { $count }
web-oltremare-silence = Rien à dire
web-oltremare-show-offers = { $count ->
    [0] Offres
   *[other] Offres ({ $count })
}

## The trade table

web-oltremare-trade-table = Offres sur la table
web-oltremare-no-offers = Pas encore d’offre.
web-oltremare-nothing = rien
web-oltremare-any = une carte au choix
web-oltremare-gives = donne
web-oltremare-wants = veut
web-oltremare-you-give = Vous donnez
web-oltremare-you-want = vous voulez
web-oltremare-you-get = Vous recevez
web-oltremare-instead = Au lieu de #{ $number }, qui tient toujours
web-oltremare-instead-gone = Au lieu de #{ $number }
web-oltremare-declined = Refusée par
web-oltremare-accept = Accepter …
web-oltremare-accepting = Ce qui change de mains
web-oltremare-agree = Marché conclu
web-oltremare-not-yet = Pas encore
web-oltremare-which = Quelles cartes donnez-vous ? Demandé : { $wanted }
web-oltremare-cannot-accept = Vous ne pouvez pas accepter cela maintenant.
web-oltremare-counter = Contre-offre …
web-oltremare-decline = Refuser
web-oltremare-amend = Modifier …
web-oltremare-withdraw = Retirer
web-oltremare-compose-offer = Faire une offre
web-oltremare-compose-amend = Modifier votre offre
web-oltremare-compose-counter = Faire une contre-offre
web-oltremare-compose-how = Cliquez les cartes que vous donnez et les marchandises que vous voulez.
web-oltremare-to = À qui
web-oltremare-never-mind = Laisser
web-oltremare-back-to = Retour à #{ $number }
web-oltremare-original = Vous répondez à : { $offer }
web-oltremare-mine = Vous donnez
web-oltremare-theirs = Vous voulez
web-oltremare-want-more = Une de plus ({ $goods }), maintenant { $count }
web-oltremare-want-less = Une de moins ({ $goods }), maintenant { $count }
web-oltremare-i-pay = vous payez
web-oltremare-they-pay = { $name } vous paie
web-oltremare-no-ducats = pas de ducats
web-oltremare-pay-less = Un ducat vers vous
web-oltremare-pay-more = Un ducat de votre bourse
web-oltremare-say-of = Ce que vous dites de { $card }
web-oltremare-say-truth = Tout dire
web-oltremare-say-nothing = Ne rien dire
web-oltremare-silent = Vous ne dites que la marchandise.
web-oltremare-honest = C’est vrai.
web-oltremare-lie = Ce n’est pas vrai. Vous avez le droit de le dire.
web-oltremare-send = Faire l’offre

## Scoring

web-oltremare-venice-scoring = Le décompte de Venise
web-oltremare-final = Le décompte final
web-oltremare-row-prestige = prestige selon le rang
web-oltremare-row-cargo = cargaison vendue
web-oltremare-row-pirates = pirates
web-oltremare-row-markers = marqueurs de port selon le rang
web-oltremare-row-sum = en tout
web-oltremare-row-total = score final
web-oltremare-go-on = Continuer

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Montrer le décompte
web-oltremare-orders = Ordres permanents
web-oltremare-orders-how = Ce qui n’est offert qu’à vous est refusé aussitôt, jusqu’à ce que vous l’arrêtiez.
web-oltremare-decline-all = Tout refuser
web-oltremare-decline-below = Refuser ce qui me rapporte moins de { $ducats }
web-oltremare-order-less = Un ducat de moins
web-oltremare-order-more = Un ducat de plus
web-oltremare-orders-off = Refus automatique : arrêter
