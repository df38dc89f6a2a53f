refused-traghetto-not-now = You can’t do that now.
refused-traghetto-no-sale = You can sell a crate from your cellar, for 1 to { $most } coins.
refused-traghetto-changed = The offer has changed. Look at it again.
refused-traghetto-moves = '{ $move }' is not a move here. Moves are: sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto is for 2 to 5 players, not { $players }.
