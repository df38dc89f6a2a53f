# Ce que valait une partie.

web-screen-review = Analyse
web-review-about = L’analyse pèse chaque décision de cette partie : ce que chacun pouvait savoir, ce que valait le choix et ce qui aurait été meilleur.
web-review-begin = Analyser cette partie
web-review-resume = Reprendre l’analyse
web-review-starting = L’analyse commence…
web-review-first-pass = Premier regard : { $done } sur { $total }
web-review-refining = Les chiffres se précisent : { $done } sur { $total }
web-review-waiting = { $ahead ->
    [1] Une autre partie est analysée avant.
   *[other] { $ahead } autres parties sont analysées avant.
} Celle-ci commence quand vient son tour.
web-review-later = Analyser plus tard, sans attendre
web-review-later-set = Vous pouvez partir. L’analyse sera ici à votre retour.
web-review-protected = Cette analyse s’ouvrira quand la donne sera terminée pour tous.
web-review-player = Joueur
web-review-won = { $me ->
    [yes] Vous avez gagné avec { $score } { $unit }.
   *[no] { $name } a gagné avec { $score } { $unit }.
}
web-review-finished = { $me ->
    [yes] Vous avez fini { $place } avec { $score } { $unit }.
   *[no] { $name } a fini { $place } avec { $score } { $unit }.
}
web-review-cost = { $me ->
    [yes] Votre plus grande perte : { $cause }, { $amount } (les autres : { $others }).
   *[no] Plus grande perte : { $cause }, { $amount } (les autres : { $others }).
}
web-review-behind = { $me ->
    [yes] Votre plus grand retard : { $cause }, { $amount } (les autres : { $others }).
   *[no] Plus grand retard : { $cause }, { $amount } (les autres : { $others }).
}
web-review-gained = { $me ->
    [yes] Votre plus grande avance : { $cause }, { $amount } (les autres : { $others }).
   *[no] Plus grande avance : { $cause }, { $amount } (les autres : { $others }).
}
web-review-decided = { $count ->
    [0] Aucune décision n’a clairement coûté la partie.
    [1] Un moment a tout décidé.
    [2] Deux moments ont tout décidé.
    [3] Trois moments ont tout décidé.
    [4] Quatre moments ont tout décidé.
   *[other] { $count } moments ont tout décidé.
}
web-review-small = { $count ->
    [1] Aucune erreur n’a tout décidé. Une petite perte mérite un regard.
    [2] Aucune erreur n’a tout décidé. Deux petites pertes méritent un regard.
    [3] Aucune erreur n’a tout décidé. Trois petites pertes méritent un regard.
   *[other] Aucune erreur n’a tout décidé. { $count } petites pertes méritent un regard.
}
web-review-also = { $count ->
    [1] Une perte plus petite mérite un regard.
    [2] Deux pertes plus petites méritent un regard.
   *[other] { $count } pertes plus petites méritent un regard.
}
web-review-looking = Recherche des moments clés…
web-review-key = Moments clés
web-review-step = Moment { $at } sur { $count }, coup { $move }
web-review-did = { $me ->
    [yes] Vous avez joué
   *[no] { $name } a joué
}
web-review-better = Mieux
web-review-next-best = Le deuxième choix
web-review-points = { $points } points de pourcentage de chances de gagner
web-review-sum = { $money } { $unit }
web-review-why-own = { $me ->
    [yes] Cela vous coûte environ { $money } { $unit }.
   *[no] Cela coûte environ { $money } { $unit } à { $name }.
}
web-review-why-rival = Cela rapporte environ { $gain } { $unit } à { $rival }.
web-review-why-both = { $me ->
    [yes] Cela vous coûte environ { $money } { $unit } et en rapporte environ { $gain } à { $rival }.
   *[no] Cela coûte environ { $money } { $unit } à { $name } et en rapporte environ { $gain } à { $rival }.
}
web-review-why-chance = L’argent ne change guère, mais plus souvent quelqu’un d’autre finit devant.
web-review-why-find = Un coup difficile à voir. Rien d’autre ne s’en approche.
web-review-again = Réessayer
web-review-again-about = À partir de ce moment, contre des bots
web-review-previous = Moment précédent
web-review-next = Suivant
web-review-replay = Montrer dans la relecture
web-review-back = Revenir à l’analyse
web-review-moment = Revenir au moment clé
web-review-shown = Après le coup { $move }
web-review-blunder = grosse erreur
web-review-mistake = erreur
web-review-inaccuracy = imprécision
web-review-find = une trouvaille
web-review-summary = { $title } : { $name } { $place } sur { $count }, { $score } { $unit }. Jeu { $play }{ $marks }. { $address }
web-review-then = Toute la partie
web-review-chances = Chances de gagner
web-review-open = Cartes visibles
web-review-watched = Vu par un spectateur
web-review-look = Voir
web-review-differently = Jouer autrement
web-review-percent = { " %" }
web-review-eyes = Point de vue
web-review-seat = Vu par { $name }
web-review-instead = Jouer le meilleur coup
web-screen-beside = Comparaison avec l’original
web-beside-text = jouée autrement à partir du coup { $move }
web-beside-first = L’original
web-beside-fork = Jouée autrement
web-beside-results = Résultats
web-beside-of = Chances de
web-beside-running = Cette partie est encore en cours ; revenez quand elle sera finie.
web-beside-none = Cette partie ne vient d’aucune autre.
web-chart-table = Sous forme de tableau
web-chart-move = Après le coup
web-known = Ce qu’on pouvait savoir
web-known-sure = À coup sûr dans la main des autres, d’après ce que ce joueur pouvait savoir
web-known-truth = Ce que les autres avaient vraiment
web-known-claims = Ce qui avait été dit des cartes, et ce qui était vrai
web-review-chance-of = Chances de gagner au fil de la partie : { $name }
web-review-on = Continuer à partir d’ici
web-review-own = Vos propres erreurs
