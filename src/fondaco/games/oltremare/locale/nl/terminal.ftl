terminal-game-oltremare-2005 = Oltre Mare (2005): laad goederen, onderhandel, vaar en pas op voor de piraten. 2 tot 5 spelers.
terminal-game-oltremare-2004 = Oltremare: Kooplieden van Venetië (2004), de oudere uitgave. 2 tot 5 spelers.
