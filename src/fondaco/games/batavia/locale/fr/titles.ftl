web-game-batavia = Batavia
web-about-batavia = La course vers l’Asie avec cinq compagnies des Indes orientales : enchérir, voyager, amasser des épices.
web-learn-about-batavia = Des enchères, des bateaux et des sceaux, le voyage vers l’Asie, de l’or : deux manches.
web-length-batavia = partie plus courte
web-weight-batavia = moins de règles, des enchères au lieu du marchandage
web-start-batavia = Commencez ici si vous aimez mieux compter et miser que parler.
web-unit-batavia = pièces d’or
web-learn-about-batavia-2 = Les pirates, les échanges, l’arrivée et le décompte final.
