learn-title-oltremare-2005 = Votre premier tour d’Oltre Mare
learn-title-oltremare-2004 = Votre premier tour d’Oltremare 2004
learn-oltremare-welcome = Vous êtes marchand à Venise. Vous chargez des marchandises, marchandez avec les autres et naviguez de port en port. Le joueur qui a le plus de ducats à la fin gagne. Cela prend environ cinq minutes.
learn-oltremare-table = Cette carte est sur le dessus de votre cargaison et gouverne votre tour : sa puissance, 3, est le nombre de cartes que vous pouvez avoir en main au début du tour ; sa charge, 4, le nombre de cartes que vous devez jouer.
learn-oltremare-cards = Voici vos cartes. Chacune est une marchandise et porte deux symboles. Des cartes de même marchandise chargées l’une après l’autre forment un lot, et un grand lot rapporte bien plus que plusieurs petits. Vous avez trois cartes Sel : un bon début.
learn-oltremare-discard =
    Vous avez 4 cartes, mais votre puissance n’est que de 3 : l’une d’elles va aux pirates. Chaque carte qu’ils vous ont prise coûte un ducat à la fin.
    Choisissez la carte Céréales, puis donnez-la aux pirates.
learn-oltremare-lie =
    Maintenant, vous négociez. Bianca offre une carte Sel pour 2 ducats et dit qu’elle montre un ducat et un bateau. La marchandise doit être celle annoncée, mais sur les symboles on peut mentir, et c’est ce qu’elle fait. Voici sa carte.
    Regardez son offre et refusez-la.
learn-oltremare-deal =
    Zorzi vous fait la même offre, et il dit la vérité : voici sa carte. Vous devez jouer quatre cartes et en avez trois ; à la pioche, la quatrième coûterait 3 ducats. Un joueur qui échange avec vous pendant votre tour gagne du prestige.
    Acceptez son offre.
learn-oltremare-done =
    Quatre cartes Sel ! C’est assez : vous pouvez jouer autant de cartes que votre charge le demande.
    Terminez les négociations.
learn-oltremare-play =
    Maintenant, vous jouez quatre cartes, et seuls leurs symboles comptent. Un symbole d’une sorte rapporte 1, deux rapportent 3, trois rapportent 6 : autant de ducats, ou autant de nouvelles cartes. Les drapeaux donnent autant de cartes aux pirates. Les bateaux vous font avancer.
    Choisissez les quatre, puis jouez-les.
learn-oltremare-sail =
    Trois symboles ducat vous ont rapporté 6 ducats, deux symboles cartes trois nouvelles cartes, et un drapeau a envoyé une carte à vos pirates. Deux bateaux : vous avancez de deux ports. Là où vous arrivez, vous prenez le marqueur : à Modon, c’est Combat victorieux contre des pirates ; avec lui, les drapeaux ne vous nuisent plus.
    Choisissez Modon sur la carte marine, puis allez-y par Candie.
learn-oltremare-load =
    Enfin, vous chargez les cartes jouées. Quatre cartes Sel l’une sur l’autre forment un lot de 10 ducats. C’est vous qui choisissez l’ordre ; la dernière carte arrive sur le dessus et gouverne votre prochain tour.
    Choisissez en dernier la carte Sel de puissance 5 : la prochaine fois, vous pourrez garder cinq cartes et n’en jouerez que deux. Puis chargez-les.
learn-oltremare-offer =
    C’est le tour de Bianca, et pendant son tour vous pouvez négocier avec elle. Elle a toujours sa carte Sel, et vous en faites collection.
    Faites-lui une offre : votre poterie contre une carte Sel.
learn-oltremare-prestige = Elle a accepté. Vous avez sa carte Sel, et comme c’était son tour, la tuile Prestige est pour vous. Le prestige rapporte quand Venise apparaît et à la fin : le plus à celui qui en a le plus.
learn-oltremare-money = Quelque part dans la pioche se trouve Venise. Quand elle apparaît, le prestige est payé, et toute la cargaison, sauf les lots du dessus, est vendue. À la fin, tous les lots sont payés, le prestige et les marqueurs Bonus de port rapportent selon le rang, et chaque carte chez les pirates coûte un ducat.
learn-oltremare-end = Voilà un tour entier : puissance, commerce, actions, cargaison. Les règles restent à portée de main. Continuez à partir d’ici, ou commencez votre propre partie.
learn-oltremare-2004-cards = Voici vos cartes. Chacune est une marchandise et porte deux symboles. Des cartes de même marchandise chargées l’une après l’autre forment un lot, et chaque carte montre ce que rapportent ses lots. Une carte Soie seule ne rapporte rien, deux rapportent 3 ducats, trois en rapportent 8. Vous en avez deux : un bon début.
learn-oltremare-2004-discard =
    Vous avez 4 cartes, mais votre puissance n’est que de 3 : l’une d’elles va aux pirates. Chaque carte qu’ils vous ont prise coûte un ducat à la fin. Le vin va avec le vin sur le dessus de votre cargaison ; le maïs ne va avec rien.
    Choisissez la carte Maïs, puis donnez-la aux pirates.
learn-oltremare-2004-lie =
    Maintenant, vous négociez. Bianca offre une carte Soie pour 2 ducats et dit qu’elle montre des cartes et un bateau. La marchandise doit être celle annoncée, mais sur les symboles on peut mentir, et c’est ce qu’elle fait : il y a un drapeau dessus, et les drapeaux amènent les pirates. Voici sa carte.
    Regardez son offre et refusez-la.
learn-oltremare-2004-done =
    Une troisième carte Soie ! Et quatre cartes suffisent : vous pouvez en jouer autant que votre charge le demande.
    Terminez les négociations.
learn-oltremare-2004-brought = Deux symboles ducat vous ont rapporté 3 ducats, deux symboles cartes trois nouvelles cartes, et un drapeau a envoyé une carte à vos pirates. Restent les bateaux.
learn-oltremare-2004-sail =
    Trois bateaux : vous avancez d’exactement trois ports. Là où vous arrivez, vous prenez le marqueur. Tout près, à Damiette, se trouve Bonnes affaires : il compte à chaque tour comme un symbole ducat de plus. Dans cette édition, on peut reprendre une route, aller et retour.
    Choisissez Damiette sur la carte marine, puis allez-y par Alexandrie.
learn-oltremare-2004-load =
    Enfin, vous chargez les cartes jouées, dans l’ordre qui vous plaît. Le vin sur le vin forme un lot, et trois cartes Soie l’une sur l’autre en forment un de 8 ducats ; une carte Vin entre elles le couperait. La dernière carte arrive sur le dessus et gouverne votre prochain tour.
    Choisissez d’abord la carte Vin, et en dernier la carte Soie de puissance 5 : la prochaine fois, vous pourrez garder cinq cartes et n’en jouerez que deux. Puis chargez-les.
learn-oltremare-2004-offer =
    C’est le tour de Bianca, et pendant son tour vous pouvez négocier avec elle. Trois cartes Soie font un lot complet : une quatrième ne vous rapporte rien de plus. Bianca a toujours la sienne, qui seule ne vaut rien : la vôtre lui serait utile. Vous avez aussi pioché deux cartes Vin, et une troisième vous irait bien.
    Faites-lui une offre : votre carte Soie contre une carte Vin.
learn-oltremare-2004-prestige = Elle a accepté. Vous avez sa carte Vin, et comme c’était son tour, le point de prestige est pour vous. Le prestige rapporte quand Venise apparaît et à la fin : 6 ducats à celui qui en a le plus, puis 3, puis 1.
learn-oltremare-2004-venice = Quelque part dans la pioche se trouve Venise. Dès que quelqu’un la pioche, le prestige est payé, et chacun repart de zéro. Rien n’est vendu : votre cargaison reste en place jusqu’à la fin, et peut encore grandir.
learn-oltremare-2004-last = Le joueur qui prend la dernière carte de la pioche finit son tour, et la partie est terminée. Alors tous les lots sont payés, les marqueurs Bonus de port et le prestige rapportent selon le rang, et chaque carte chez les pirates coûte un ducat. À nombre égal de marqueurs, celui qui en a le plus de sortes différentes passe devant.
learn-oltremare-2004-editions = Il existe aussi une édition plus récente, Oltre Mare de 2005. Les marchandises y sont différentes, aucune route n’est prise deux fois dans un tour, Venise fait aussi vendre la cargaison, et le dernier tour de jeu est joué jusqu’au bout. Presque tout le reste est pareil.
learn-title-oltremare-2005-2 = Oltre Mare : achats, Venise et la fin
learn-title-oltremare-2004-2 = Oltremare 2004 : achats, Venise et la fin
learn-oltremare-more-welcome = Vous savez comment se joue un tour. Voici le reste : les achats, les annonces, Venise, les marqueurs et la fin de la partie. Nous commençons au milieu d’une partie.
learn-oltremare-more-buy =
    Vous devez jouer trois cartes et en avez deux. Personne ne vous en propose : vous achetez. La carte du dessus de la pioche coûte 3 ducats, ou 4 si votre bourse est vide. Vos propres pirates vendent leur carte du dessus au même prix, et une carte rachetée ne vous coûte plus rien à la fin. Vous pouvez acheter quatre cartes par tour.
    Achetez une carte à la pioche.
learn-oltremare-more-claim =
    Bianca vous offre une carte Soie pour 2 ducats et dit qu’elle montre des cartes et un bateau. Pouvez-vous la croire ? La marchandise est toujours vraie. Les symboles valent ce que vaut sa parole. Payez donc ce que la marchandise seule vaut pour vous. Vous collectionnez la soie, et vous en avez une.
    Acceptez son offre.
learn-oltremare-more-truth = Voici sa carte : un ducat et un drapeau, ni cartes ni bateau. C’était un mensonge, et il ne vous a rien coûté, car vous avez payé pour de la soie. Vous pouvez mentir aussi. Mais tout le monde entend ce que vous dites, et quand vous jouez une carte, tout le monde voit si c’était vrai. On croit moins un menteur démasqué. Bianca a gagné du prestige : elle a échangé avec vous pendant votre tour.
learn-oltremare-more-done =
    Regardez la pioche : la carte du dessus a un autre dos. C’est Venise. La prochaine carte prise la fait apparaître, qu’on l’achète, la pioche ou la perde aux pirates. Alors le prestige est payé, et c’est vous qui en avez le plus.
    Terminez les négociations.
learn-oltremare-more-play =
    Jouez les deux cartes Soie et la carte Sel achetée. Ensemble, elles montrent deux ducats, un drapeau, deux symboles cartes et un bateau.
    Choisissez ces trois cartes, puis jouez-les.
learn-oltremare-2005-more-venice = Le drapeau a fait apparaître Venise. Le prestige a rapporté 6 ducats au premier, 3 au deuxième et 1 au troisième, puis toutes les tuiles ont été rendues : chacun repart de zéro. Toute la cargaison a été vendue, sauf les lots du dessus. Avant Venise, chargez donc dessous ce qui est terminé, et gardez dessus ce qui peut encore grandir.
learn-oltremare-2004-more-venice = Le drapeau a fait apparaître Venise. Le prestige a rapporté 6 ducats au premier, 3 au deuxième et 1 au troisième, puis chacun est reparti de zéro. Dans cette édition, la cargaison n’est pas vendue : elle attend la fin et peut encore grandir. Juste avant Venise, un échange vaut donc plus, car il rapporte du prestige.
learn-oltremare-more-sail =
    Un bateau : vous avancez d’un port. On trouve Mer tranquille à Candie, Combat victorieux contre des pirates à Nègrepont et Commerce favorable à Corfou. Avec Commerce favorable, les cartes achetées coûtent 1, 2, 3 et 4 ducats au lieu de 3 chacune.
    Allez à Corfou.
learn-oltremare-more-markers = Le dernier marqueur pris est actif. Mer tranquille rapporte un ducat par bateau joué. Bonnes affaires compte comme un symbole ducat de plus. Combat victorieux contre des pirates ignore les drapeaux. Commerce favorable rend les cartes moins chères. Influence locale vous paie au début d’un tour si votre puissance est élevée. La Boussole vous mène aussitôt dans n’importe quel port. Les anciens marqueurs n’agissent plus, mais comptent à la fin : le plus de marqueurs 6 ducats, puis 3, puis 1.
learn-oltremare-more-load =
    Il y a une carte Soie sur votre cargaison. Chargez les deux autres dessus : trois ensemble rapportent bien plus que trois séparées. La carte Sel va tout en haut et ne coupe pas le lot.
    Chargez la carte Sel en dernier.
learn-oltremare-more-late = Nous voilà à la fin d’une autre partie. Il ne reste qu’une carte dans la pioche. Les cartes en main ne vaudront rien. Seul compte ce que vous chargez, et chaque carte que détiennent les pirates vous coûte un ducat.
learn-oltremare-2005-more-last =
    Le joueur qui prend la dernière carte de la pioche ouvre le dernier tour de jeu. Il se termine avec le voisin de droite du premier joueur. Bianca était première, et vous êtes à sa droite. Ce peut donc être le dernier tour de la partie. Les échanges tardifs rapportent encore du prestige aux autres : n’échangez plus.
    Terminez les négociations.
learn-oltremare-2004-more-last =
    Le joueur qui prend la dernière carte de la pioche finit son tour, et la partie est aussitôt terminée. Personne d’autre ne rejoue. Le joueur en tête la prend donc, les autres l’évitent. Les échanges tardifs rapportent encore du prestige aux autres : n’échangez plus.
    Terminez les négociations.
learn-oltremare-more-last-play =
    Deux cartes Sel sont sur votre cargaison, et vous en avez deux autres. Quatre rapportent 10 ducats, deux seulement 3. Le symbole cartes pioche la dernière carte. Un drapeau ne ferait plus que coûter.
    Choisissez les deux cartes Sel, puis jouez-les.
learn-oltremare-more-last-sail =
    Mer tranquille vous a rapporté un ducat pour le bateau. Bianca et vous avez trois marqueurs chacun. Un de plus vous met en tête : 6 ducats pour vous, et seulement 3 pour Bianca.
    Allez à Ténédos.
learn-oltremare-more-last-load =
    Chargez maintenant. L’ordre n’a plus d’importance : personne n’aura d’autre tour avec cette cargaison.
    Chargez les deux cartes Sel.
learn-oltremare-2005-more-score = Le décompte final : le prestige est payé selon le rang, tous les lots sont vendus, chaque carte chez les pirates coûte un ducat, et les marqueurs rapportent selon le rang. Vous gagnez de deux ducats. Sans la quatrième carte Sel, Bianca aurait gagné.
learn-oltremare-2004-more-score = Le décompte final : tous les lots sont vendus, les marqueurs et le prestige rapportent selon le rang, et chaque carte chez les pirates coûte un ducat. À nombre égal de marqueurs, celui qui en a le plus de sortes passe devant. Vous gagnez, et les quatre cartes Sel y sont pour quelque chose.
learn-oltremare-more-end = Vous connaissez maintenant tout le jeu. Achetez quand il le faut, payez la marchandise et non les mots, surveillez la pioche, et comptez ce que la fin rapportera. Commencez votre propre partie : le coach est là si vous voulez un avis.
