# Why something cannot be done in Batavia.

refused-batavia-players = Batavia se joue de 3 à 5 joueurs, pas à { $players }.
refused-bid-more = { $letters ->
    [0] Vous n’avez pas de lettre : passez.
    [one] Misez plus de { $bid } et au plus { $letters } lettre, ou passez.
   *[other] Misez plus de { $bid } et au plus vos { $letters } lettres, ou passez.
}
refused-hand-empty = Votre main est vide : piochez 2 cartes.
refused-no-shop-to-reach = La tuile d’arrivée est prise et vous ne pouvez atteindre aucune échoppe : piochez 2 cartes.
refused-no-majority = Vos cartes ne peuvent vous donner la majorité dans aucune compagnie : piochez 2 cartes.
refused-no-card-of = Vous n’avez pas de carte { $company }.
refused-lay-to-reach = La tuile d’arrivée est prise : posez des cartes qui vous mènent à une échoppe.
refused-need-majority = Il vous faut plus de cartes posées d’une même compagnie que tout autre joueur.
refused-no-company = « { $what } » n’est pas une compagnie ; il y a { $names }.
refused-batavia-moves = « { $move } » n’est pas un coup ; les coups sont : bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = « { $bid } » n’est pas une enchère ; une enchère est un nombre de 1 à { $most }.
refused-proxy-least = Une enchère maximale ne peut pas être négative.
refused-no-bid-asked = On ne vous demande pas de miser maintenant.
refused-choose-company = Choisissez la compagnie avec laquelle voyager.
refused-draw-or-lay = Piochez 2 cartes ou posez-en.
refused-lay-or-done = Posez une carte, reprenez-en une ou terminez.
refused-exchange-or-keep = Échangez vos tuiles ou gardez-les.
refused-no-seal = Vous n’avez pas le sceau { $company }.
refused-no-shop-ahead = Il n’y a pas d’échoppe { $company } devant vous.

## Positions and files

refused-not-batavia-memory = Ce n’est pas la mémoire d’un joueur de Batavia.
refused-not-batavia-position = Ce n’est pas une position de Batavia.
refused-not-batavia-view = Ce n’est pas une vue de Batavia.
refused-not-batavia-line = Cette ligne n’est pas de Batavia.
refused-not-batavia-move = Ce nombre n’est pas un coup de Batavia.
refused-line-pile = La pioche a d’autres lettres que { $letters }.
refused-line-lacks = Dans la ligne, il manque « { $field } ».
refused-line-field = Le champ « { $field } » ne convient pas aux autres.
refused-line-no-field = Il n’y a pas de champ « { $field } ».
refused-line-five-tiles = Les tuiles se retournent cinq à la fois.
refused-line-company = { $where } nomme quelque chose qui n’est pas une compagnie.
refused-line-tile = { $where } nomme quelque chose qui n’est pas une tuile.
refused-line-version = Cette ligne est d’une autre version des règles.
refused-line-players = Cette ligne est d’une partie à { $theirs } joueurs ; les règles sont pour { $ours }.
refused-line-options = Cette ligne a été jouée avec d’autres options.
refused-no-tile = Il n’y a pas de tuile « { $name } » ; une tuile s’appelle par exemple « france silk ».
refused-tiles-not-toml = L’ordre des tuiles n’est pas du TOML : { $error }.
refused-tiles-order = L’ordre des tuiles a des défauts : { $problems }.

## What cannot be in a position

refused-unsound-cannon = Le canon est mal placé.
refused-unsound-step = Les cartes en train d’être posées ne correspondent pas à la phase.
refused-unsound-step-cards = Des cartes notées comme posées dans ce coup ne sont pas sur la table.
refused-unsound-seals = Les sceaux ne sont pas chez ceux qui ont la majorité des cartes posées.
refused-unsound-rows = Les plus longues rangées de cartes posées sont mal comptées.
refused-unsound-tile-gaps = La rangée de tuiles a des trous.
refused-unsound-tile-row = La rangée de tuiles a des défauts : { $problems }.
refused-unsound-letters = Le nombre de lettres n’est pas { $letters }.
refused-unsound-nobodys-move = Ce n’est à personne de jouer.
refused-unsound-all-had-turns = Chacun a déjà eu son tour.
refused-unsound-other-turn = C’est le tour d’une autre place.
refused-unsound-bidder = Une enchère que personne n’a faite, ou l’inverse.
refused-unsound-passed-bids = Une place qui a passé ne peut pas miser.
refused-unsound-company-cards = Une compagnie a trop de cartes.
refused-unsound-cards-sum = Le compte des cartes n’est pas bon.
refused-unsound-pile = La pioche a plus de cartes qu’elle ne peut en avoir.
refused-unsound-draws = Le compte des cartes piochées n’est pas bon.
refused-unsound-tiles-mixed = Les tuiles visibles et cachées sont mêlées.
refused-unsound-tile-twice = Une tuile apparaît deux fois.
refused-unsound-company-count = { $company } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} au lieu de { $need }.
refused-unsound-known-hand = Des cartes sont connues dans une main, mais n’y sont pas.
refused-unsound-drawn = On a pioché plus de cartes qu’il n’y en a.
refused-unsound-ship = Un marqueur de bateau est mal placé.
refused-unsound-quick-open = Une tuile est face cachée, malgré la mise en place rapide.
refused-unsound-quick-order = Les tuiles ne sont pas dans l’ordre de la mise en place rapide.
refused-unsound-merchant = Un marchand n’est pas sur la case de la dernière tuile qu’il a prise.
refused-unsound-crates = Les caisses et les tuiles prises ne concordent pas.
refused-unsound-crate-missing = { $tile } est chez un joueur qui n’a pas de caisse pour elle.
refused-unsound-end-move = La partie est terminée, mais quelqu’un doit encore jouer.
refused-unsound-end-arrival = La partie est terminée, mais personne n’a pris la tuile d’arrivée.
refused-unsound-end-hands = La partie est terminée, mais quelqu’un a encore des cartes en main.
refused-unsound-turn-in-auction = Quelqu’un a joué avant la fin des enchères.
refused-unsound-late-auction = La tuile d’arrivée est prise, et il y a pourtant des enchères.
refused-unsound-arrival = La tuile d’arrivée est chez un joueur qui n’a pas encore joué.
refused-unsound-no-travel = Le marchand n’a nulle part où aller.
refused-unsound-exchange-tile = Seul un joueur qui vient de prendre une tuile peut échanger.
refused-unsound-exchange-company = Un échange demande une tuile d’une nouvelle compagnie.
refused-unsound-exchange-seal = La tuile a été atteinte sans son sceau.
refused-unsound-bid-outside = On ne mise que pendant les enchères.
refused-unsound-bidder-passed = Le joueur qui a la plus haute enchère ne peut pas avoir passé.
refused-unsound-bidder-asked = On ne redemande rien au joueur qui a la plus haute enchère.
refused-unsound-bid-letters = Une enchère dépasse les lettres du joueur.
refused-unsound-seat-skipped = Une place a été sautée dans les enchères.
refused-unsound-passed-early = Une place a passé avant qu’on le lui demande.
refused-unsound-gold = L’or ne correspond pas aux tuiles échangées.
refused-unsound-known-more = On connaît plus de cartes qu’il n’y en a dans une main.
refused-unsound-block = Dans un groupe de cinq tuiles, il manque une compagnie.
refused-unsound-next-five = Les cinq tuiles suivantes devraient être visibles.
refused-unsound-hand-size = La main n’a pas la taille annoncée.
refused-unsound-drawn-count = Le nombre de cartes piochées est faux.
refused-unsound-known-not-held = Des cartes sont connues mais pas dans la main.
refused-proxy-range = Une enchère maximale va de 0 à 75 lettres.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = il n’y a pas d’entrées [[block]]
batavia-tiles-no-list = un bloc n’a pas de liste `tiles` avec les noms des tuiles
batavia-tiles-no-tile = sur la case { $space } est écrit { $name }, qui n’est pas une tuile
batavia-tiles-number = le nombre de tuiles est { $tiles } au lieu de { $wanted }
batavia-tiles-again = { $tile } y est { $times } fois
batavia-tiles-block = les cases { $first } à { $last } n’ont pas de tuile pour { $company }
