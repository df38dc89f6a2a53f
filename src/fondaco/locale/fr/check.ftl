# Ce que `fondaco check` trouve dans un jeu.

refused-unsound-game = { $game }, { $players ->
    [0] aucun joueur
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }, après { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $what }.
check-sound = { $game } est en ordre. Parties : { $games } ; coups : { $moves } ; mondes tirés au sort : { $worlds } (dont { $hidden } où les cartes cachées ne sont pas les vraies) ; lignes abîmées : { $lines } ; entrées de tables : { $entries }.
check-differs = { $what } :
check-error = { $error } alors que rien n’était faux
check-end = la partie n’arrive pas à sa fin
check-position = une position relue en donne une autre
check-to-move = personne ne doit jouer, ou quelqu’un après la fin
check-turn = le premier à jouer n’est pas celui dont c’est le tour
check-scores = toutes les places n’ont pas un score
check-read-moves = une position relue a d’autres coups
check-moves = la place { $seat } a des coups, mais n’a pas à jouer
check-view = une vue relue en donne une autre
check-view-moves = une vue a d’autres coups que sa position
check-prompt = une question ne dit pas ce qu’elle demande
check-view-tells = une vue ne donne pas { $names }
check-plain = une vue n’est pas faite de données simples
check-read-view = une vue relue montre autre chose
check-halves = la moitié publique et la moitié privée d’une vue ne donnent pas la vue
check-public = la moitié publique d’une vue dépend de quelque chose de caché
check-sampled = dans un monde tiré au sort, une place voit autre chose
check-dealt = quand ce qu’une place n’a pas vu est redistribué, elle voit autre chose
check-damaged = une ligne abîmée finit en { $error } : { $line }
check-move = « { $move } » relu donne un autre coup
check-copy = une copie partage quelque chose avec l’original
check-quiet = « { $move } » n’a pas le même effet quand personne ne demande ses événements
check-refused = « { $move } » a été refusé, mais a changé quelque chose
check-out-of-turn = la place { $seat } a joué hors de son tour
check-tells = « { $move } » dit ce qui était caché
check-shows = « { $move } » montre ce qui était caché
check-undo = « { $move } » ne peut pas être annulé entièrement
check-again = « { $move } » n’a pas le même effet quand on le rejoue
check-first = personne n’est premier
check-record = l’enregistrement ne tient pas : { $report }
check-table-refused = à une table, la demande « { $what } » a été refusée, mais a changé quelque chose
check-table-taken = à une table, la demande « { $what } » n’a pas été refusée
check-table-turn = après « { $move } », qui a terminé le tour, la place { $seat } passe encore pour prête
check-table-ready = « { $move } » permet à la place { $seat } de répondre « { $answer } », mais elle passe encore pour prête
check-table-says = la place { $seat } a dit qu’elle était prête et ne passe pas pour prête
check-table-hold = la place { $seat } a demandé un instant et passe encore pour prête
check-table-undo = à une table, annuler ne rend pas l’ancienne position (coups : { $count })
check-table-order = la place { $seat } a ordonné « { $move } », mais ne peut pas jouer ce coup : { $why }
check-table-orders = des ordres permanents jouent sans fin
check-table-changes = les changements annoncés à la place { $seat } ne donnent pas ce qu’elle devrait voir
check-table-log = une table relue dans son journal en donne une autre
check-table-fork = une partie qui continue à partir d’un moment d’une autre commence autrement (coups avant : { $ply })
