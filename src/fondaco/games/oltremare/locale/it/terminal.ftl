terminal-game-oltremare-2005 = Oltre Mare (2005): carica merci, contratta, naviga e guardati dai pirati. Da 2 a 5 giocatori.
terminal-game-oltremare-2004 = Oltremare: Mercanti di Venezia (2004), l’edizione più vecchia. Da 2 a 5 giocatori.
