# L’analyse d’une partie terminée : `fondaco review`, dans le terminal et comme page.

analysis-title = Analyse : { $game }
analysis-progress = coups
analysis-reckoned = Chaque décision a été simulée { $worlds } fois, avec d’autres cartes cachées possibles. Chaque fois, des robots d’un même type ont continué à jouer pour tous. ± est la marge d’erreur ; les erreurs de ces robots n’y sont pas comprises.

analysis-percent = { $number } %
analysis-number = { $number }
analysis-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
analysis-score = { $number } ± { $error }
analysis-gain = { $up ->
    [yes] +{ $number }
   *[no] { $number }
} ± { $error }
analysis-moves = { $first }–{ $last }
analysis-from-to = { $name } { $before } → { $after }
analysis-both = { $open } ({ $watched })
analysis-end = la fin
analysis-silence = Ne rien dire.

analysis-head-player = joueur
analysis-head-place = rang
analysis-head-money = argent
analysis-head-score = jeu
analysis-head-lost = chances perdues
analysis-head-lost-money = argent perdu
analysis-head-mistakes = erreurs
analysis-head-start = au début
analysis-head-luck = hasard
analysis-head-play = choix
analysis-head-result = résultat
analysis-head-moves = coups
analysis-head-what = ce qui s’est passé
analysis-head-cause = surtout
analysis-head-chances = chances
analysis-head-move = coup
analysis-head-mark = signe
analysis-head-did = ce qui a été fait
analysis-head-better = la meilleure alternative
analysis-head-chance = chances du joueur
analysis-head-difference = différence
analysis-head-money-difference = en argent
analysis-head-judged = sur le moment
analysis-head-judged-money = en argent
analysis-head-open = cartes visibles
analysis-head-open-money = en argent
analysis-head-lie = ce qui a été dit
analysis-head-paid = si cela a payé
analysis-head-after = après
analysis-head-turn = tour
analysis-head-seat = { $name }

analysis-heading-seats = Comment ils ont joué
analysis-about-seats = Le « jeu » vaut 100 si aucune décision n’a fait perdre d’argent, d’après ce que le joueur savait sur le moment. Perdre ainsi en tout un dixième de l’argent du gagnant laisse 82, en perdre la moitié 37. Cette valeur se compare d’une partie à l’autre. Les « chances perdues », non : un joueur qui n’a plus guère de chances ne peut en perdre que peu.
analysis-none-seats = Personne n’a joué.
analysis-heading-luck = Hasard et choix
analysis-about-luck = Ce qui a changé les chances de chacun entre le premier coup et le résultat : les cartes et les dés (hasard) et les décisions de tous (choix), en points de pourcentage.
analysis-none-luck = Personne n’a joué.
analysis-heading-turns = Tournants
analysis-about-turns = Là où les chances ont le plus changé d’un tour à l’autre, toutes cartes visibles.
analysis-none-turns = Aucun tour n’a beaucoup changé les chances.
analysis-heading-mistakes = Erreurs
analysis-about-mistakes = Les décisions qui ont fait perdre au moins 5 points de pourcentage de chances de gagner, d’après ce que le joueur pouvait savoir. La différence est ce qui a été fait, moins la meilleure alternative.
analysis-none-mistakes = Aucune décision n’a clairement fait perdre 5 points de pourcentage ou plus.
analysis-heading-deals = Échanges
analysis-about-deals = Ce que chaque échange a rapporté aux deux joueurs, par rapport à un refus : en points de pourcentage de chances de gagner et en argent ; tel que chacun pouvait en juger sur le moment, et toutes cartes visibles.
analysis-none-deals = Il n’y a pas eu d’échange.
analysis-heading-lies = Mensonges
analysis-about-lies = Ce qui a été dit sur des cartes et n’était pas vrai, et ce que cela a rapporté, toutes cartes visibles.
analysis-none-lies = Personne n’a menti.
analysis-heading-moments = Toutes les chances
analysis-about-moments = Les chances de gagner au début de chaque tour, toutes cartes visibles ; entre parenthèses, telles qu’un spectateur pouvait les estimer.
analysis-heading-decisions = Toutes les décisions
analysis-about-decisions = Chaque décision et sa meilleure alternative, telles que le joueur pouvait en juger. Une différence petite à côté de sa marge d’erreur ne veut rien dire.
analysis-none-decisions = Il n’y avait rien à décider.

analysis-cause-draw = la pioche
analysis-cause-deal = un échange
analysis-cause-mistake = une erreur
analysis-cause-play = le reste du jeu
analysis-paid-nothing = Aucun échange n’en est sorti.
analysis-paid-deal = { $paid ->
    [yes] Cela a payé : { $chance } points de pourcentage, { $money } en argent.
   *[no] Cela n’a pas payé : { $chance } points de pourcentage, { $money } en argent.
}

analysis-curve = Les chances au fil de la partie
analysis-curve-title = Une ligne pour chaque joueur : ses chances de gagner, toutes cartes visibles, au début de chaque tour. Les mêmes chiffres sont dans le tableau « Toutes les chances ».
analysis-curve-moves = coups : { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Choix

# Choices that would be told alike, apart.

puzzle-with = { $what } Avec : { $cards }.
