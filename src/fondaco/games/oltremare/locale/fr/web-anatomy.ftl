# Ce que sont et font les choses sur la table d’Oltre Mare : une carte, un nombre, une pile.

web-oltremare-anatomy-power = si cette carte est sur le dessus de votre cargaison, vous commencez votre tour avec { $power } cartes en main au plus ; le reste va à vos pirates.
web-oltremare-anatomy-load = si cette carte est sur le dessus de votre cargaison, vous jouez exactement { $load ->
    [one] { $load } carte
   *[other] { $load } cartes
} à votre tour.
web-oltremare-anatomy-ducat = 1, 2 ou au moins 3 de ces symboles joués ensemble rapportent 1, 3 ou 6 ducats.
web-oltremare-anatomy-flag = 1, 2 ou au moins 3 de ces symboles joués ensemble donnent à vos pirates 1, 3 ou 6 cartes de la pioche.
web-oltremare-anatomy-cards = 1, 2 ou au moins 3 de ces symboles joués ensemble vous font piocher 1, 3 ou 6 cartes.
web-oltremare-anatomy-ship = chaque symbole joué fait avancer votre bateau d’un port.
web-oltremare-anatomy-lot = { $count } cartes dans le jeu. Les mêmes marchandises à la suite dans votre cargaison forment un lot ; des lots de 1, 2, 3… rapportent { $pay } ducats.
web-oltremare-anatomy-marker = Il agit jusqu’à ce que votre bateau finisse un voyage ailleurs. À la fin, avoir le plus de marqueurs rapporte 6 ducats, le deuxième rang 3, le troisième 1.
web-oltremare-anatomy-no-marker = Aucun marqueur n’agit : le bateau est dans un port qui n’en a pas.
web-oltremare-anatomy-hand = Cartes en main. Au début d’un tour, celles qui dépassent la puissance de la carte du dessus vont aux pirates.
web-oltremare-anatomy-cargo = Cartes de la cargaison ; on ne voit que celle du dessus. { $edition ->
    [e2004] Elles se vendent lot par lot à la fin.
   *[e2005] Quand Venise apparaît, tout se vend sauf le lot du dessus ; le reste à la fin.
}
web-oltremare-anatomy-prestige = { $edition ->
    [e2004] Un point
   *[e2005] Une tuile
} pour chaque tour où cette personne a conclu un échange avec le joueur actif. Quand Venise apparaît et à la fin, le plus de prestige rapporte 6 ducats, le deuxième rang 3, le troisième 1.
web-oltremare-anatomy-pirates = Cartes chez les pirates. Chacune qui s’y trouve encore à la fin coûte 1 ducat ; celle du dessus peut être rachetée.
web-oltremare-anatomy-ducats = La bourse ; les dettes sont permises. Le joueur qui a le plus de ducats à la fin gagne.
web-oltremare-anatomy-pile = Dans votre phase de commerce, vous pouvez acheter la carte du dessus pour 3 ducats, ou 4 si vous avez 0 ducat ou moins. Au début de la partie, Venise se trouve au milieu de la pioche.
