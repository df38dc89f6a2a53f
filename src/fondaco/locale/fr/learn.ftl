# The guided first games. Each message is one step; keep them short: a step is read in seconds.
# Where a step asks for a move, its last line says what to do, and stands out.

learn-title-oltremare-2005 = Votre premier tour d’Oltre Mare
learn-title-oltremare-2004 = Votre premier tour d’Oltremare 2004
learn-title-batavia = Vos premiers tours de Batavia
learn-read = Lisez ce que dit votre guide, puis continuez.

learn-oltremare-welcome = Vous êtes marchand à Venise. Vous chargez des marchandises, marchandez avec les autres et naviguez de port en port. Qui a le plus de ducats à la fin gagne. Cela prend environ cinq minutes.
learn-oltremare-table = Cette carte est sur le dessus de votre cargaison et gouverne votre tour : sa puissance, 3, est le nombre de cartes que vous pouvez avoir au début du tour ; sa cargaison, 4, le nombre de cartes que vous devez jouer.
learn-oltremare-cards = Voici vos cartes. Une carte est une marchandise, et elle porte deux symboles. Des cartes de même marchandise chargées l’une après l’autre forment un lot, et un grand lot rapporte bien plus que des petits. Vous avez trois sels : un bon début.
learn-oltremare-discard =
    Vous avez 4 cartes, mais votre puissance n’est que de 3 : l’une d’elles va aux pirates. Chacune de vos cartes chez eux vous coûte un ducat à la fin.
    Choisissez les céréales, puis défaussez-les.
learn-oltremare-lie =
    Maintenant, vous commercez. Bianca offre un sel pour 2 ducats et dit qu’il montre un ducat et un bateau. La marchandise doit être comme annoncée, mais sur les symboles on peut mentir, et elle ment.
    Regardez son offre et refusez-la.
learn-oltremare-deal =
    Zorzi vous fait la même offre, et il dit la vérité. Vous devez jouer quatre cartes et en avez trois ; de la pioche, la quatrième coûterait 3 ducats. Qui échange avec vous pendant votre tour reçoit un point de prestige.
    Acceptez son offre.
learn-oltremare-done =
    Quatre sels ! C’est assez : vous pouvez jouer autant de cartes que votre cargaison le demande.
    Finissez le commerce.
learn-oltremare-play =
    Maintenant vous jouez quatre cartes, et seuls leurs symboles comptent. Un symbole d’une sorte rapporte 1, deux rapportent 3, trois rapportent 6 : autant de ducats, autant de nouvelles cartes. Les drapeaux apportent autant de cartes aux pirates. Les bateaux vous font naviguer.
    Choisissez les quatre, puis jouez-les.
learn-oltremare-sail =
    Trois symboles ducat vous ont rapporté 6 ducats, deux symboles cartes trois nouvelles cartes, et un drapeau a envoyé une carte à vos pirates. Deux bateaux : vous naviguez de deux ports. Là où vous arrivez, vous prenez le marqueur : à Modon c’est Combat contre les pirates, avec lequel les drapeaux ne vous nuisent plus.
    Choisissez Modon sur la carte, puis allez-y par Candia.
learn-oltremare-load =
    Enfin, vous chargez les cartes jouées. Quatre sels l’un sur l’autre forment un lot de 10 ducats. L’ordre est à vous, et la dernière carte vient sur le dessus et gouverne votre prochain tour.
    Choisissez le sel de puissance 5 en dernier, pour pouvoir garder cinq cartes la prochaine fois. Puis chargez-les.
learn-oltremare-offer =
    C’est le tour de Bianca, et pendant son tour vous pouvez commercer avec elle. Elle a toujours ce sel, et vous en faites collection.
    Faites-lui une offre : votre poterie contre un sel.
learn-oltremare-prestige = Elle a accepté. Vous avez son sel, et comme c’était son tour, le point de prestige est à vous. Il rapporte quand Venise arrive et à la fin : le plus à qui en a le plus.
learn-oltremare-money = Quelque part dans la pioche se trouve Venise. Quand elle apparaît, le prestige est payé, et toute la cargaison sauf les lots du dessus est vendue. À la fin, tous les lots sont payés, le prestige et les marqueurs de port rapportent selon le rang, et chaque carte chez les pirates coûte un ducat.
learn-oltremare-end = Voilà un tour entier : puissance, commerce, actions, cargaison. Les règles sont toujours à un clic. Continuez d’ici, ou commencez votre propre partie.

learn-oltremare-2004-cards = Voici vos cartes. Une carte est une marchandise, et elle porte deux symboles. Des cartes de même marchandise chargées l’une après l’autre forment un lot, et chaque carte montre ce que rapportent ses lots. Une soie seule ne rapporte rien, deux rapportent 3 ducats, trois en rapportent 8. Vous en avez deux : un bon début.
learn-oltremare-2004-discard =
    Vous avez 4 cartes, mais votre puissance n’est que de 3 : l’une d’elles va aux pirates. Chacune de vos cartes chez eux vous coûte un ducat à la fin. Le vin va avec le vin sur le dessus de votre cargaison ; le maïs ne va avec rien.
    Choisissez le maïs, puis défaussez-le.
learn-oltremare-2004-lie =
    Maintenant, vous commercez. Bianca offre une soie pour 2 ducats et dit qu’elle montre des cartes et un bateau. La marchandise doit être comme annoncée, mais sur les symboles on peut mentir, et elle ment : il y a un drapeau dessus, et les drapeaux amènent les pirates.
    Regardez son offre et refusez-la.
learn-oltremare-2004-done =
    Une troisième soie ! Et quatre cartes suffisent : vous pouvez en jouer autant que votre cargaison le demande.
    Finissez le commerce.
learn-oltremare-2004-brought = Deux symboles ducat vous ont rapporté 3 ducats, deux symboles cartes trois nouvelles cartes, et un drapeau a envoyé une carte à vos pirates. Restent les bateaux.
learn-oltremare-2004-sail =
    Trois bateaux : vous naviguez d’exactement trois ports. Là où vous arrivez, vous prenez le marqueur. Tout près, à Damiata, se trouve Bonnes affaires : il compte à chaque tour comme un symbole ducat de plus. Dans cette édition, on peut reprendre une route, aller et retour.
    Choisissez Damiata sur la carte, puis allez-y par Alexandria.
learn-oltremare-2004-load =
    Enfin, vous chargez les cartes jouées, dans l’ordre qui vous plaît. Le vin sur le vin forme un lot, et trois soies l’une sur l’autre en forment un de 8 ducats ; un vin entre elles le couperait. La dernière carte vient sur le dessus et gouverne votre prochain tour.
    Choisissez le vin en premier et la soie de puissance 5 en dernier : la prochaine fois, vous pourrez avoir cinq cartes et en jouerez deux. Puis chargez-les.
learn-oltremare-2004-offer =
    C’est le tour de Bianca, et pendant son tour vous pouvez commercer avec elle. Trois soies font un lot complet : une quatrième ne vous rapporte rien de plus. Elle a toujours la sienne, qui seule ne vaut rien ; vous avez pioché deux vins, et un troisième vous irait bien.
    Faites-lui une offre : votre soie contre un vin.
learn-oltremare-2004-prestige = Elle a accepté. Vous avez son vin, et comme c’était son tour, le point de prestige est à vous. Le prestige rapporte quand Venise arrive et à la fin : 6 ducats à qui en a le plus, puis 3, puis 1.
learn-oltremare-2004-venice = Quelque part dans la pioche se trouve Venise. Dès que quelqu’un la pioche, le prestige est payé, et chacun repart de zéro. Rien n’est vendu : votre cargaison reste en place jusqu’à la fin, et peut encore grandir.
learn-oltremare-2004-last = Qui prend la dernière carte de la pioche finit son tour, et la partie est terminée. Alors tous les lots sont payés, les marqueurs de port et le prestige rapportent selon le rang, et chaque carte chez les pirates coûte un ducat. À nombre égal de marqueurs, qui en a le plus de sortes différentes est devant.
learn-oltremare-2004-editions = Il existe aussi une édition plus récente, Oltre Mare de 2005. Les marchandises y sont autres, aucune route n’est prise deux fois dans un tour, Venise vend aussi la cargaison, et le dernier tour de table est joué jusqu’au bout. Presque tout le reste est pareil.

learn-batavia-welcome = Vous êtes un commerçant en route pour l’Asie, avec les bateaux de cinq compagnies des Indes orientales. Qui a le plus d’or à la fin gagne. Cela prend environ cinq minutes.
learn-batavia-board = Le long du voyage se trouvent 35 échoppes, chacune d’une compagnie et avec une sorte de marchandise. Votre commerçant va d’échoppe en échoppe, toujours en avant.
learn-batavia-auction = Chaque tour commence par une vente aux enchères : un paquet de cartes Bateau est vendu contre des lettres de change. Ce que paie le gagnant va aux autres, et le gagnant joue en premier.
learn-batavia-bid =
    Zorzi a misé 3. Ce paquet vous conviendrait : il va bien avec les bateaux de votre main.
    Misez 4.
learn-batavia-bid-on =
    Zorzi monte à 5.
    Misez 6.
learn-batavia-won = Le paquet est à vous, et vos 6 lettres sont allées à Bianca et à Zorzi, trois à chacun. Maintenant chacun joue une fois : soit piocher deux cartes, soit en poser devant soi et voyager. Vous jouez en premier.
learn-batavia-lay =
    Qui a posé le plus de bateaux d’une compagnie en a le sceau. Vous ne pouvez poser des cartes que si vous avez ensuite un sceau.
    Posez un bateau anglais.
learn-batavia-lay-on =
    L’Angleterre est à vous, mais un seul bateau est vite dépassé.
    Posez un autre bateau anglais.
learn-batavia-lay-last =
    Personne n’a encore de bateau danois : un seul suffit pour le sceau.
    Posez un bateau danois.
learn-batavia-seals =
    Vous avez le plus de bateaux anglais et danois. Tant que vous n’avez pas terminé, vous pourriez encore les reprendre.
    Terminez la pose.
learn-batavia-travel =
    Vous voyagez avec une compagnie dont vous avez le sceau, jusqu’à sa prochaine échoppe encore ouverte. Celle du Danemark est proche, et de petits pas laissent plus d’échoppes devant vous.
    Voyagez avec le Danemark.
learn-batavia-keep =
    Vous avez pris l’échoppe danoise de soie, et une de vos caisses se trouve donc dans le comptoir de la soie : qui en a le plus reçoit son or à la fin. La tuile, vous pouvez l’échanger contre de l’or. Une vaut 1, deux de compagnies différentes 3, trois 6, quatre 10, cinq 15.
    Soyez patient et gardez-la.
learn-batavia-pirates = Bianca et Zorzi ont joué, et un nouveau tour a commencé. Attention au canon : il compte tous les bateaux posés. Quand il atteint le seuil, les pirates coulent tous les bateaux de la compagnie qui en a le plus.
learn-batavia-pass =
    Bianca a misé 2. Laissez-la faire : ce qu’elle paie, les autres le reçoivent.
    Passez.
learn-batavia-attack =
    Cette fois, les autres ont pioché. Zorzi a le sceau des Pays-Bas avec un seul bateau : prenez-le-lui.
    Posez un bateau néerlandais.
learn-batavia-attack-on =
    Vous êtes maintenant à égalité, et le sceau n’est à personne.
    Posez un autre bateau néerlandais.
learn-batavia-attack-done =
    Deux contre un : le sceau est à vous.
    Terminez la pose.
learn-batavia-travel-on =
    Trois sceaux, trois chemins. La prochaine échoppe anglaise est la plus proche.
    Voyagez avec l’Angleterre.
learn-batavia-exchange =
    Vous avez des tuiles de deux compagnies : 3 pièces d’or. Avec une troisième ce serait 6, mais le chemin est long, et vous pouvez recommencer.
    Échangez-les.
learn-batavia-gold = La course finit quand quelqu’un arrive. Alors chaque comptoir paie qui y a le plus de caisses, et il y a de l’or pour les sceaux, pour le plus de lettres et pour l’arrivée.
learn-batavia-end = Voilà un tour entier : enchères, bateaux, voyage. Les règles sont toujours à un clic. Continuez d’ici, ou commencez votre propre partie.
