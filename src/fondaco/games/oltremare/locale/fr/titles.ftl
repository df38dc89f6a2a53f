web-game-oltremare = Oltre Mare
web-game-oltremare-2005 = Oltre Mare
web-game-oltremare-2004 = Oltremare 2004
web-about-oltremare-2005 = Empiler sa cargaison, négocier de vive voix et prendre garde aux pirates. L’édition de 2005.
web-about-oltremare-2004 = Marchands de Venise : l’édition plus ancienne, avec d’autres marchandises et une autre fin.
web-learn-about-oltremare-2005 = Une limite de main, un mensonge, deux échanges, un voyage et une cale pleine : un tour entier.
web-learn-about-oltremare-2004 = De la soie rare, un mensonge, un voyage aller et retour, une cargaison qui attend la fin : un tour entier.
