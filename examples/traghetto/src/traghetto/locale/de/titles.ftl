web-game-traghetto = Traghetto
web-about-traghetto = Auf die Kisten einer Fähre bieten, aus dem Keller verkaufen, Gleiches sammeln.
terminal-game-traghetto = Traghetto: auf Kisten bieten, aus dem Keller verkaufen, Gleiches sammeln. 2 bis 5 Spieler.
web-option-turns = Kisten je Spieler
web-option-turns-3 = 3, eine kurze Partie
web-option-turns-5 = 5
web-unit-traghetto = Münzen
