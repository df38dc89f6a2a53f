terminal-game-batavia = Batavia: das Rennen nach Asien mit fünf Ostindien-Kompanien. 3 bis 5 Spieler.
