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
    Le joueur qui a posé le plus de bateaux d’une compagnie en a le sceau. Vous ne pouvez poser des cartes que si vous avez au moins un sceau une fois qu’elles sont posées.
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
learn-title-batavia-2 = Batavia : pirates, échanges et la fin
learn-batavia-more-welcome = Vous connaissez une manche. Voici comment utiliser les pirates, quand échanger, et comment la partie finit. Nous commençons au milieu d’une partie. Les enchères sont passées, et c’est à vous.
learn-batavia-more-cannon = Regardez le canon : 18 bateaux sont posés. À 21, les pirates attaquent après un tour et coulent tous les bateaux de la plus grande compagnie, à qui qu’ils soient. Les Pays-Bas sont les plus grands avec sept, dont cinq à Bianca. Aucun n’est à vous.
learn-batavia-more-lay =
    Bianca a le sceau de la France avec deux bateaux. Posez-en trois, et il est à vous. En même temps, le canon atteint 21.
    Posez un bateau français.
learn-batavia-more-lay-on =
    Un contre deux ne suffit pas.
    Posez-en un autre.
learn-batavia-more-lay-last =
    Deux contre deux : égalité, et personne n’a le sceau.
    Posez le troisième.
learn-batavia-more-done =
    Trois contre deux : le sceau de la France est à vous. Avec trois sceaux, vous choisissez la meilleure échoppe.
    Terminez la pose.
learn-batavia-more-travel =
    La prochaine échoppe de la France vend du coton, et vous avez déjà une caisse au comptoir du coton. Le joueur qui y a le plus de caisses reçoit 11 pièces d’or à la fin. C’est aussi votre première tuile française.
    Voyagez avec la France.
learn-batavia-more-exchange =
    Vous avez maintenant des tuiles de trois compagnies : 6 pièces d’or. On ne peut échanger que juste après avoir pris la première tuile d’une compagnie. Avec une quatrième, ce serait 10, mais cela peut durer des manches, et les tuiles gardées à la fin ne rapportent rien. Vos caisses restent aux comptoirs.
    Échangez-les.
learn-batavia-more-sunk = Votre tour s’est terminé avec 21 bateaux, et les pirates sont venus : les sept bateaux néerlandais ont coulé, et Bianca a perdu son sceau. Posez des cartes quand les pirates touchent les autres, et gardez votre main quand ils vous toucheraient.
learn-batavia-more-late = Nous voilà à la fin d’une autre partie. Vous êtes loin devant. Votre seul sceau est celui de la France, et aucune échoppe française n’est devant vous. Si vous posez maintenant des cartes, vous arrivez et prenez la tuile d’arrivée : 4 pièces d’or, et cette manche devient la dernière.
learn-batavia-more-arrive =
    Ne posez que le nécessaire. À la fin, chacun pose les cartes encore en main, et les sceaux sont recomptés. Vos bateaux néerlandais compteront donc de toute façon.
    Posez votre bateau français.
learn-batavia-more-arrive-done =
    Aucune échoppe française n’est devant vous : vous allez à l’arrivée. Les autres ont encore un tour chacun.
    Terminez la pose.
learn-batavia-more-score = Toutes les mains sont posées, et vos bateaux néerlandais vous donnent un sceau de plus. L’or est payé : chaque comptoir au joueur qui y a le plus de caisses, de 10 pour le thé à 16 pour le poivre, et environ la moitié à chacun en cas d’égalité ; 5 pour le plus de lettres, 4 pour l’arrivée, 2 par sceau. Vous gagnez d’une pièce d’or.
learn-batavia-more-end = Vous connaissez maintenant tout le jeu. Comptez les caisses et les lettres, surveillez le canon, et arrivez avant que les autres soient prêts. Commencez votre propre partie : le coach est là si vous voulez un avis.
