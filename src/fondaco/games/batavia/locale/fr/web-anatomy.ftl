# Ce que sont et font les choses sur la table de Batavia : carte Bateau, échoppe, comptoir, nombre.

web-batavia-anatomy-company = Posez ces cartes pour en avoir devant vous plus que tout autre joueur. Il y en a 22 par compagnie.
web-batavia-anatomy-laid = Sur la table : { $count }. Les pirates coulent la compagnie qui en a le plus.
web-batavia-anatomy-seal = { $held ->
    [yes] Son sceau : { $name }.
   *[no] Personne n’a son sceau.
}
web-batavia-anatomy-seals = Le sceau va au joueur qui, seul, a posé le plus de cartes de cette compagnie. Il mène à la prochaine échoppe de la compagnie et vaut 2 pièces d’or à la fin.
web-batavia-anatomy-shop = Le joueur qui arrive ici avec le sceau de la compagnie prend la tuile et pose une caisse au comptoir. Des tuiles de compagnies différentes s’échangent contre de l’or.
web-batavia-anatomy-down = On la retourne quand un marchand arrive sur l’une des cinq dernières tuiles visibles.
web-batavia-anatomy-post = Avoir ici le plus de caisses rapporte { $gold } pièces d’or à la fin ; à égalité, { $tied } à chacun.
web-batavia-anatomy-crates = Si vous prenez une échoppe qui vend cette marchandise, vous posez une caisse ici, sur la case de la compagnie de l’échoppe.
web-batavia-anatomy-cannon = Il compte les cartes posées par tous. À { $limit } ou plus, après un tour, les pirates coulent toutes les cartes de la plus grande compagnie.
web-batavia-anatomy-arrival = Si vous posez des cartes et qu’aucun de vos sceaux n’a d’échoppe devant vous, vous arrivez ici et prenez la tuile : { $gold } pièces d’or. On termine la manche, et la partie est finie.
web-batavia-anatomy-gold = L’or des échanges. Comptoirs, lettres, sceaux et arrivée s’ajoutent à la fin ; le plus riche gagne.
web-batavia-anatomy-hand = Cartes Bateau en main : tout le monde en voit le nombre. Piochez-en deux, ou jouez.
web-batavia-anatomy-letters = Les lettres de change paient les enchères et vont aux autres. En avoir le plus à la fin vaut 5 pièces d’or ; leur nombre est secret.
web-batavia-anatomy-tiles = Des tuiles de 1, 2, 3, 4 ou 5 compagnies s’échangent contre 1, 3, 6, 10 ou 15 pièces d’or, dès qu’une nouvelle compagnie s’y ajoute.
