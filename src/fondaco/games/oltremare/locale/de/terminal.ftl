terminal-game-oltremare-2005 = Oltre Mare (2005): laden, feilschen, segeln, Vorsicht vor den Piraten. 2 bis 5 Spieler.
terminal-game-oltremare-2004 = Oltremare: Kaufleute von Venedig (2004), die ältere Ausgabe. 2 bis 5 Spieler.
