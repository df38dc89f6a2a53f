learn-title-oltremare-2005 = Votre premier tour d’Oltre Mare
learn-title-oltremare-2004 = Votre premier tour d’Oltremare 2004
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
