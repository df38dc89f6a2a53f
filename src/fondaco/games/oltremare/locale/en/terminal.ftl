terminal-game-oltremare-2005 = Oltre Mare (2005): load goods, haggle, sail, beware of pirates. 2 to 5 players.
terminal-game-oltremare-2004 = Oltremare: Merchants of Venice (2004), the older edition. 2 to 5 players.
