terminal-game-oltremare-2005 = Oltre Mare (2005) : charger, marchander, naviguer, gare aux pirates. 2 à 5 joueurs.
terminal-game-oltremare-2004 = Oltremare : Marchands de Venise (2004), l’édition plus ancienne. 2 à 5 joueurs.
