terminal-game-batavia = Batavia: de race naar Azië met vijf Oost-Indische compagnieën. 3 tot 5 spelers.
