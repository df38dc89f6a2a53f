# Batavia in the browser. What the terminal says too is in batavia.ftl.

web-batavia-you = Vous

## The chart

web-batavia-chart = Carte marine de l’Asie avec les échoppes le long du voyage
web-batavia-chart-whole = Toute la carte marine
web-batavia-chart-near = De plus près
web-batavia-start = Départ
web-batavia-batavia = Batavia
web-batavia-arrival = { $gold ->
    [one] La tuile d’arrivée : { $gold } pièce d’or
   *[other] La tuile d’arrivée : { $gold } pièces d’or
}
web-batavia-merchant = { $name } : { $space }
web-batavia-space = case { $space }
web-batavia-space-down = Case { $space } : une échoppe face cachée
web-batavia-space-taken = Case { $space } : prise
web-batavia-posts = Comptoirs
web-batavia-post-empty = Pas encore de caisse ; le joueur qui en a le plus recevra { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
web-batavia-post-leads = { $name } : en tête avec { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
web-batavia-post-tied = { $names } : à égalité avec { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}, { $gold ->
    [one] { $gold } pièce d’or chacun
   *[other] { $gold } pièces d’or chacun
}
web-batavia-scale = Bateaux posés et canon

## Everybody's cards

web-batavia-fleets = Cartes posées, sceaux et avoirs des joueurs
web-batavia-column-player = Joueur
web-batavia-column-company = Compagnie
web-batavia-first = Premier joueur
web-batavia-letters-secret = Secret
web-batavia-laid = { $name } : { $company } ×{ $count }
web-batavia-laid-seal = { $name } : { $company } ×{ $count }, avec le sceau
web-batavia-laid-would = { $name } : { $company } ×{ $count }, gagnerait le sceau
web-batavia-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-batavia-known = Au moins { $cards }
web-batavia-hand-empty = Aucune carte en main

## The auction

web-batavia-auction = Enchères
web-batavia-die = Le dé montre { $die }
web-batavia-my-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
web-batavia-out = { $name } : a passé
web-batavia-still-in = { $name } : encore en lice
web-batavia-leads-bid = { $name } : meilleure enchère
web-batavia-lot-means = Posées et en main avec le lot, contre la meilleure flotte posée
web-batavia-lot-legend = vous avec ce lot, puis la meilleure flotte
web-batavia-against = contre { $best }
web-batavia-prompt-bid = Misez { $min } ou plus, ou passez
web-batavia-prompt-pass = Vous n’avez pas assez de lettres pour continuer : passez
web-batavia-proxy = Miser pour moi jusqu’à
web-batavia-proxy-set = Valider
web-batavia-proxy-stands = On mise pour vous jusqu’à { $limit }
web-batavia-proxy-stop = Arrêter
web-batavia-pass = Passer
web-batavia-bid = Miser { $bid }
web-batavia-your-bid = Votre enchère
web-batavia-less = Un de moins
web-batavia-more = Un de plus

## Cards and voyage

web-batavia-races = Votre position dans chaque compagnie
web-batavia-column-laid = vous / max.
web-batavia-column-laid-of = { $name } / max.
web-batavia-column-seal = sceau
web-batavia-column-next = mène à
web-batavia-yours = à vous
web-batavia-would = vous l’aurez
web-batavia-lay-more = poser { $missing }
web-batavia-out-of-reach = manque { $missing }
web-batavia-swap = Échange, { $companies ->
    [one] { $companies } compagnie
   *[other] { $companies } compagnies
} :
web-batavia-draw = Piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-batavia-back = Reprendre
web-batavia-hand-in = Vous rendriez
web-batavia-then-to = Avec ces cartes, vous pourriez voyager vers : { $shops }
web-batavia-then-arrival = Avec ces cartes, aucun de vos sceaux n’aurait d’échoppe devant vous : vous arriveriez et recevriez 4 pièces d’or
web-batavia-ladder = Ce que rapportent des tuiles de 1 à 5 compagnies
web-batavia-companies = { $count ->
    [one] { $count } comp.
   *[other] { $count } comp.
}
web-batavia-exchange = Échanger contre { $gold }
web-batavia-keep = Garder et viser plus
web-batavia-keep-all = Garder
web-batavia-gold-before = Or jusqu’ici
web-batavia-over = La partie est terminée
web-batavia-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

## Tabs on a phone

web-batavia-tabs = La table
web-batavia-tab-now = Jeu
web-batavia-tab-chart = Voyage
web-batavia-tab-fleets = Flottes
web-batavia-tab-posts = Comptoirs
web-batavia-no-setting = Les cartes et la carte marine n’ont pas pu être chargées. Rechargez la page pour réessayer.

# What the log counts of a turn here: lots, where other games have deals.
web-log-deals-batavia = { $count ->
    [one] { $count } lot vendu
   *[other] { $count } lots vendus
}
