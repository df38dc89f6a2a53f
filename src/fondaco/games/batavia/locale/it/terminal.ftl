terminal-game-batavia = Batavia: la corsa verso l’Asia con cinque compagnie delle Indie. Da 3 a 5 giocatori.
