# Problèmes : des moments où un choix est nettement le meilleur.

web-screen-puzzles = Problèmes
web-puzzles-about = Des moments de parties jouées par des robots, où un choix est nettement meilleur que tous les autres. Vous voyez ce que ce joueur pouvait voir. Que faites-vous ?
web-puzzles-any = Résoudre un problème
web-puzzles-solve = Résoudre
web-puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-puzzles-done = Résolus par vous : { $solved } sur { $answered }
web-puzzles-rating = Votre classement aux problèmes : { $rating }
web-puzzles-unrated = Vous n’avez pas encore de classement aux problèmes.
web-puzzles-themes = Par thème
web-puzzles-left = { $count ->
    [one] { $count } nouveau pour vous
   *[other] { $count } nouveaux pour vous
}
web-puzzles-none = Il n’y a pas de problèmes ici.
web-puzzles-door = Résoudre des problèmes
web-puzzle-title = { $game } : { $theme }
web-puzzle-what = Que faites-vous ?
web-puzzle-before = Ce qui s’est passé
web-puzzle-choices = Vos choix
web-puzzle-not-this = Ce choix n’est pas proposé ici.
web-puzzle-right = Exact !
web-puzzle-wrong = Ce n’est pas le meilleur choix.
web-puzzle-says = Un marchand dirait : « { $why } »
web-puzzle-worths = Ce que chaque choix vous apporterait
web-puzzle-choice = Choix
web-puzzle-chance = Chances de gagner
web-puzzle-money = Argent à la fin
web-puzzle-percent = { $number } % ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = le meilleur
web-puzzle-is-yours = le vôtre
web-puzzle-rating = Votre classement : { $before } → { $after }
web-puzzle-again = Vous avez déjà répondu à ce problème : il ne compte pas une seconde fois.
web-puzzle-strength = Difficulté : { $strength }
web-puzzle-streak = D’affilée : { $count }
web-puzzle-next = Problème suivant
web-puzzle-leave = Tous les problèmes
web-puzzle-link = Lien vers ce problème
web-puzzle-why-gain = La raison principale : { $gain }. Par rapport au meilleur autre choix, cela vaut environ { $amount } { $unit }.
web-puzzle-why-cost = Le meilleur choix a un prix : { $cost }, environ { $amount } { $unit }.
web-puzzle-why-rival = { $rival } finit avec environ { $amount } { $unit } de moins.
web-puzzle-why-none = Rien ne décide à lui seul. Plusieurs petits avantages s’ajoutent.
web-puzzle-best = Le meilleur : { $move }
web-puzzle-is-played = dans la partie
web-puzzle-line = La solution, coup par coup
web-puzzle-line-play = Voir la suite
web-puzzle-line-stop = Pause
web-puzzle-line-back = Un coup en arrière
web-puzzle-line-next = Un coup en avant
web-puzzle-line-at = { $at } sur { $count }
web-puzzle-line-start = Voici la position.
web-puzzle-line-guess = Une suite possible. Les cartes que personne ne pouvait connaître sont supposées.
web-puzzles-today = Les problèmes du jour
web-puzzles-today-about = Cinq problèmes, du plus facile au plus difficile. Aujourd’hui, ce sont les mêmes pour tout le monde.
web-puzzles-today-done = Faits : { $done } sur { $count } · justes : { $right }
web-puzzles-streaks = D’affilée : { $count } · votre record : { $best }
web-puzzles-was-right = résolu
web-puzzles-was-wrong = non résolu
web-screen-mistakes = Vos propres erreurs
web-mistakes-door = Vos propres erreurs
web-mistakes-about = Les analyses de vos parties trouvent des moments où un autre choix valait mieux. Ici, vous pouvez les rejouer. Vous seul voyez cette page.
web-mistakes-none = Il n’y a encore rien ici. Jouez une partie, ouvrez son analyse, et ses erreurs vous attendront ici.
web-mistakes-leave = Toutes vos erreurs
web-mistakes-next = Erreur suivante
web-mistakes-what = Vous étiez ici, et un autre choix valait mieux. Que faites-vous maintenant ?
web-mistakes-solve = { $count ->
    [1] Rejouer une erreur
   *[other] Rejouer { $count } erreurs
}
web-mistakes-themes = Là où vous perdez le plus
web-mistakes-games = { $count ->
    [1] D’après une partie analysée
   *[other] D’après { $count } parties analysées
}
web-mistakes-lost = { $lost } points de pourcentage perdus par partie, { $count ->
    [1] une erreur
   *[other] { $count } erreurs
}
web-mistakes-practise = S’entraîner
web-mistakes-list = Moments à rejouer
web-mistakes-clean = Aucune erreur trouvée. Bien joué.
web-mistakes-no-puzzles = Il n’y a aucun moment à rejouer.
web-mistakes-points = −{ $lost } points de %
