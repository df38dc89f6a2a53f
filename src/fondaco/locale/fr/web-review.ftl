# Ce que valait une partie.

web-screen-review = Analyse
web-review-about = Chaque décision de cette partie est pesée : ce que chacun pouvait savoir, ce qu’elle valait, ce qui aurait été mieux. Cela prend une minute ou deux.
web-review-begin = Analyser cette partie
web-review-going = Avancement : { $done } sur { $total }
web-review-meanwhile = Vous pouvez continuer entre-temps : l’analyse est gardée, et tous ceux qui ont le lien la trouvent ici.
web-review-chances = Chances de gagner
web-review-open = Cartes visibles
web-review-watched = Vu par un spectateur
web-review-look = Voir
web-review-differently = Jouer autrement
web-review-percent = { " %" }
