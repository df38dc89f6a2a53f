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
check-sound = { $game } est en ordre. Parties : { $games } ; coups : { $moves } ; mondes tirés au sort : { $worlds } (autres que la vérité : { $hidden }) ; lignes abîmées : { $lines }.
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
check-sampled = dans un monde tiré au sort, une place voit autre chose
check-dealt = après une nouvelle donne, une place voit autre chose
check-damaged = une ligne abîmée finit en { $error } : { $line }
check-move = « { $move } » relu donne un autre coup
check-copy = une copie partage quelque chose avec l’original
check-quiet = « { $move } » diffère quand personne n’écoute
check-refused = « { $move } » a été refusé, mais pas entièrement
check-out-of-turn = la place { $seat } a joué hors de son tour
check-tells = « { $move } » dit ce qui était caché
check-shows = « { $move } » montre ce qui était caché
check-undo = « { $move } » ne peut être repris entièrement
check-again = « { $move } » n’est pas le même quand on le rejoue
check-first = personne n’est premier
check-record = l’enregistrement ne tient pas : { $report }
