# Ce que valait une partie.

web-screen-review = Analyse
web-review-about = L’analyse pèse chaque décision de cette partie : ce que chacun pouvait savoir, ce que valait le choix et ce qui aurait été meilleur.
web-review-begin = Analyser cette partie
web-review-resume = Reprendre l’analyse
web-review-opening = L’analyse s’ouvre…
web-review-starting = L’analyse commence…
web-review-first-pass = Premier passage : { $done } sur { $total }
web-review-refining = Les chiffres se précisent : { $done } sur { $total }
web-review-waiting = { $ahead ->
    [1] Une autre partie est analysée d’abord.
   *[other] { $ahead } autres parties sont analysées d’abord.
} Celle-ci vient ensuite.
web-review-later = Analyser en arrière-plan
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
    [yes] Votre plus grand retard : { $cause } (vous : { $amount } ; les autres, en moyenne : { $others }).
   *[no] Plus grand retard : { $cause } (ce joueur : { $amount } ; les autres, en moyenne : { $others }).
}
web-review-gained = { $me ->
    [yes] Votre plus grande avance : { $cause } (vous : { $amount } ; les autres, en moyenne : { $others }).
   *[no] Plus grande avance : { $cause } (ce joueur : { $amount } ; les autres, en moyenne : { $others }).
}
web-review-decided = { $count ->
    [0] Aucune erreur n’a décidé de la partie.
    [1] Une erreur a décidé de la partie.
    [2] Deux erreurs ont décidé de la partie.
    [3] Trois erreurs ont décidé de la partie.
    [4] Quatre erreurs ont décidé de la partie.
   *[other] { $count } erreurs ont décidé de la partie.
}
# The same for the winner.
web-review-costly = { $count ->
    [0] Aucune erreur n’a coûté cher.
    [1] Une erreur a coûté cher.
    [2] Deux erreurs ont coûté cher.
    [3] Trois erreurs ont coûté cher.
   *[other] { $count } erreurs ont coûté cher.
}
web-review-small = { $count ->
    [1] Pas de grosse erreur. Une petite perte mérite qu’on s’y arrête.
    [2] Pas de grosse erreur. Deux petites pertes méritent qu’on s’y arrête.
    [3] Pas de grosse erreur. Trois petites pertes méritent qu’on s’y arrête.
   *[other] Pas de grosse erreur. { $count } petites pertes méritent qu’on s’y arrête.
}
web-review-also = { $count ->
    [1] Une perte plus petite mérite qu’on s’y arrête.
    [2] Deux pertes plus petites méritent qu’on s’y arrête.
   *[other] { $count } pertes plus petites méritent qu’on s’y arrête.
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
    [yes] Votre coup vous coûte environ { $money } { $unit }.
   *[no] Le coup joué coûte environ { $money } { $unit } à { $name }.
}
web-review-why-rival = Le coup joué rapporte environ { $gain } { $unit } à { $rival }.
web-review-why-both = { $me ->
    [yes] Votre coup vous coûte environ { $money } { $unit } et en rapporte environ { $gain } à { $rival }.
   *[no] Le coup joué coûte environ { $money } { $unit } à { $name } et en rapporte environ { $gain } à { $rival }.
}
web-review-why-chance = Le coup joué ne change guère l’argent, mais quelqu’un d’autre finit plus souvent devant.
web-review-why-find = Un coup difficile à voir. Rien d’autre ne s’en approche.
web-review-again = Réessayer
web-review-again-about = À partir de ce moment, contre des robots
web-review-previous = Moment précédent
web-review-next = Suivant
web-review-replay = Revoir à partir d’ici
web-review-back = Revenir à l’analyse
web-review-moment = Revenir au moment clé
web-review-shown = Après le coup { $move }
web-review-blunder = grosse erreur
web-review-mistake = erreur
web-review-inaccuracy = imprécision
web-review-find = trouvaille
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
web-beside-of = Joueur
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
