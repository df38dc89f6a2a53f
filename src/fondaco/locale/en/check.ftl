# What `fondaco check` finds in somebody's game.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $what }.
check-sound = { $game } is sound. Games: { $games }; moves: { $moves }; sampled worlds: { $worlds } ({ $hidden } other than the truth); damaged lines: { $lines }.
check-differs = { $what }:
check-error = { $error } where nothing was wrong
check-end = the game does not come to an end
check-position = a position reads back as another one
check-to-move = nobody is to move, or somebody after the end
check-turn = the first to move is not the one whose turn it is
check-scores = not every seat has a score
check-read-moves = a position that was read has other moves
check-moves = seat { $seat } has moves, but is not to move
check-view = a view reads back as another one
check-view-moves = a view has other moves than its position
check-prompt = a prompt does not say what it asks
check-view-tells = a view does not tell { $names }
check-plain = a view is not plain data
check-read-view = a view that was read shows something else
check-sampled = in a sampled world a seat sees other things
check-dealt = dealt anew, a seat sees other things
check-damaged = a damaged line ends in { $error }: { $line }
check-move = '{ $move }' reads back as another move
check-copy = a copy shares something
check-quiet = '{ $move }' differs when nobody listens
check-refused = '{ $move }' was refused, but not whole
check-out-of-turn = seat { $seat } moved out of turn
check-tells = '{ $move }' tells what was hidden
check-shows = '{ $move }' shows what was hidden
check-undo = '{ $move }' cannot be taken back whole
check-again = '{ $move }' is not the same when it is played again
check-first = nobody is first
check-record = the record does not hold: { $report }
