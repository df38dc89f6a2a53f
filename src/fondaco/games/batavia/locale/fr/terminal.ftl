terminal-game-batavia = Batavia : la course vers l’Asie avec cinq compagnies des Indes orientales. 3 à 5 joueurs.
