web-game-batavia = Batavia
web-about-batavia = La course vers l’Asie avec cinq compagnies des Indes orientales : enchérir, voyager, stocker des épices.
web-learn-about-batavia = Des enchères, des bateaux et des sceaux, le voyage vers l’Asie, de l’or : deux manches.
