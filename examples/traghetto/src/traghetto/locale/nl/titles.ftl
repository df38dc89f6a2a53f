web-game-traghetto = Traghetto
web-about-traghetto = Bied op de kisten van een veer, verkoop uit je kelder, verzamel wat gelijk is.
terminal-game-traghetto = Traghetto: bied op kisten, verkoop uit je kelder, verzamel wat gelijk is. 2 tot 5 spelers.
web-option-turns = Kisten per speler
web-option-turns-3 = 3, een korte partij
web-option-turns-5 = 5
web-unit-traghetto = munten
