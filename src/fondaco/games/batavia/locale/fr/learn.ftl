learn-title-batavia = Vos premières manches de Batavia
learn-batavia-welcome = Vous êtes un marchand en route pour l’Asie, avec les bateaux de cinq compagnies des Indes orientales. Le joueur qui a le plus d’or à la fin gagne. Cela prend environ cinq minutes.
learn-batavia-board = Le long du voyage se trouvent 35 échoppes, chacune avec sa compagnie et sa marchandise. Votre marchand va d’échoppe en échoppe, toujours en avant.
learn-batavia-auction = Chaque manche commence par des enchères : un lot de cartes Bateau est vendu contre des lettres de change. Ce que paie le gagnant va aux autres, et le gagnant joue en premier.
learn-batavia-bid =
    Zorzi a misé 3. Ce lot vous conviendrait : il va bien avec les bateaux de votre main.
    Misez 4.
learn-batavia-bid-on =
    Zorzi monte à 5.
    Misez 6.
learn-batavia-won = Le lot est à vous, et vos 6 lettres sont allées à Bianca et à Zorzi, trois à chacun. Maintenant, chacun joue une fois : il pioche deux cartes, ou il en pose devant lui et voyage. Vous jouez en premier.
learn-batavia-lay =
    Le joueur qui a posé le plus de bateaux d’une compagnie en a le sceau. Vous ne pouvez poser des cartes que si vous avez ensuite un sceau.
    Posez un bateau anglais.
learn-batavia-lay-on =
    L’Angleterre est à vous, mais un seul bateau est vite dépassé.
    Posez un autre bateau anglais.
learn-batavia-lay-last =
    Personne n’a encore de bateau danois : un seul suffit pour le sceau.
    Posez un bateau danois.
learn-batavia-seals =
    Vous avez le plus de bateaux anglais et danois. Tant que vous n’avez pas terminé, vous pourriez encore les reprendre.
    Terminez la pose.
learn-batavia-travel =
    Vous voyagez avec une compagnie dont vous avez le sceau, jusqu’à sa prochaine échoppe encore ouverte. Celle du Danemark est proche, et de petits pas laissent plus d’échoppes devant vous.
    Voyagez avec le Danemark.
learn-batavia-keep =
    Vous avez pris l’échoppe danoise de soie, et l’une de vos caisses se trouve donc dans le comptoir de la soie : le joueur qui y en a le plus reçoit son or à la fin. La tuile, vous pouvez l’échanger contre de l’or. Une vaut 1, deux de compagnies différentes 3, trois 6, quatre 10, cinq 15.
    Prenez patience et gardez-la.
learn-batavia-pirates = Bianca et Zorzi ont joué, et une nouvelle manche a commencé. Attention au canon : il compte tous les bateaux posés. Quand il atteint le seuil, les pirates coulent tous les bateaux de la compagnie qui en a le plus.
learn-batavia-pass =
    Bianca a misé 2. Laissez-la faire : ce qu’elle paie, les autres le reçoivent.
    Passez.
learn-batavia-attack =
    Cette fois, les autres ont pioché. Zorzi a le sceau des Pays-Bas avec un seul bateau : prenez-le-lui.
    Posez un bateau néerlandais.
learn-batavia-attack-on =
    Vous êtes maintenant à égalité, et le sceau n’est à personne.
    Posez un autre bateau néerlandais.
learn-batavia-attack-done =
    Deux contre un : le sceau est à vous.
    Terminez la pose.
learn-batavia-travel-on =
    Trois sceaux, trois chemins. La prochaine échoppe anglaise est la plus proche.
    Voyagez avec l’Angleterre.
learn-batavia-exchange =
    Vous avez des tuiles de deux compagnies : 3 pièces d’or. Avec une troisième, ce serait 6, mais le chemin est long, et vous pourrez recommencer.
    Échangez-les.
learn-batavia-gold = La course finit quand quelqu’un arrive. Alors chaque comptoir paie le joueur qui y a le plus de caisses, et il y a de l’or pour les sceaux, pour le plus de lettres et pour l’arrivée.
learn-batavia-end = Voilà une manche entière : enchères, bateaux, voyage. Les règles restent à portée de main. Continuez à partir d’ici, ou commencez votre propre partie.
