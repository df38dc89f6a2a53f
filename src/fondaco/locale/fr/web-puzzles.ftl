# Problèmes : des moments où un choix est nettement le meilleur.

web-screen-puzzles = Problèmes
web-puzzles-about = Des moments de parties jouées par des robots, où un choix est nettement meilleur que tous les autres. Vous voyez ce que cette place pouvait voir. Que faites-vous ?
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
web-puzzles-left = { $count } nouveaux pour vous
web-puzzles-none = Il n’y a pas de problèmes ici.
web-puzzles-door = Résoudre des problèmes
web-puzzle-title = { $game } : { $theme }
web-puzzle-what = Que faites-vous ?
web-puzzle-before = Ce qui s’est passé
web-puzzle-choices = Vos choix
web-puzzle-not-this = Ce n’est aucun des choix proposés ici.
web-puzzle-right = Exact !
web-puzzle-wrong = Pas le meilleur.
web-puzzle-gap-both = Par rapport au deuxième meilleur choix : { $points } points de chance de gagner et { $money } d’argent en plus.
web-puzzle-gap-chance = Par rapport au deuxième meilleur choix : { $points } points de chance de gagner en plus.
web-puzzle-gap-money = Par rapport au deuxième meilleur choix : { $money } d’argent en plus.
web-puzzle-says = Un marchand dirait : « { $why } »
web-puzzle-worths = Ce que chaque choix vous apporterait
web-puzzle-choice = Choix
web-puzzle-chance = Chance de gagner
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
