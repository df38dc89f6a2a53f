terminal-game-batavia = Batavia: race to Asia with five East India companies. 3 to 5 players.
