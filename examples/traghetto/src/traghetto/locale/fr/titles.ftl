web-game-traghetto = Traghetto
web-about-traghetto = Enchérir sur les caisses d’un bac, vendre depuis sa cave, réunir les pareilles.
terminal-game-traghetto = Traghetto : enchérir sur des caisses, vendre depuis sa cave, réunir les pareilles. 2 à 5 joueurs.
web-option-turns = Caisses par joueur
web-option-turns-3 = 3, une partie courte
web-option-turns-5 = 5
web-unit-traghetto = pièces
