# What `fondaco check` finds in somebody's game.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $what }.
check-sound = { $game } is sound. Tried: games { $games }, moves { $moves }, sampled worlds { $worlds } (in { $hidden } of them the hidden cards differ from the real ones), damaged lines { $lines }, log entries { $entries }.
check-differs = { $what }:
check-error = { $error } was raised although nothing was wrong
check-end = the game does not end
check-position = a position reads back as a different one
check-to-move = nobody can move, or someone can move after the end
check-turn = the first seat to move is not the seat whose turn it is
check-scores = not every seat has a score
check-read-moves = after it is written and read back, a position has different moves
check-moves = seat { $seat } has moves, but is not among the seats that may move
check-view = a view reads back as a different one
check-view-moves = a view has different moves from its position
check-prompt = a prompt lacks its question
check-view-tells = a view does not show { $names }
check-plain = a view is not plain data
check-read-view = after it is written and read back, a view shows something else
check-halves = the public and private halves of a view do not add up to the whole view
check-public = the public half of a view depends on something hidden
check-sampled = in a sampled world a seat sees something else
check-dealt = when the things that a seat has not seen are dealt again, the seat sees something else
check-damaged = a damaged line raises { $error }: { $line }
check-move = '{ $move }' reads back as a different move
check-copy = a copy shares state with its original
check-quiet = '{ $move }' has a different effect when nobody asks for its events
check-refused = '{ $move }' was refused, but changed something
check-out-of-turn = seat { $seat } moved out of turn
check-tells = the events of '{ $move }' reveal something hidden
check-shows = after '{ $move }', a view shows something that its seat may not know
check-undo = '{ $move }' cannot be undone completely
check-again = '{ $move }' has a different effect when it is played again
check-first = nobody finishes first
check-record = the record does not verify: { $report }
check-table-refused = at a table, a request for '{ $what }' was refused, but changed something
check-table-taken = at a table, a request for '{ $what }' should have been refused
check-table-turn = after '{ $move }', which ended the turn, seat { $seat } still counts as ready
check-table-ready = after '{ $move }', seat { $seat } may answer '{ $answer }', but it still counts as having nothing more to say
check-table-says = seat { $seat } said it is ready, but does not count as ready
check-table-hold = seat { $seat } asked for a moment, and still counts as ready
check-table-undo = at a table, undo does not restore the old position (moves: { $count })
check-table-order = seat { $seat } has a standing order for '{ $move }', but cannot make that move: { $why }
check-table-orders = standing orders never stop making moves
check-table-changes = the changes sent to seat { $seat } do not add up to what it should see
check-table-log = a table read from its log differs
check-table-fork = a fork does not begin with the moment it was made from (moves before it: { $ply })
