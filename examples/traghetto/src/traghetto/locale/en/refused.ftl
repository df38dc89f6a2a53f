refused-traghetto-not-now = That cannot be done now.
refused-traghetto-no-sale = You sell a crate that is in your cellar, for 1 to { $most } coins.
refused-traghetto-changed = The offer is no longer the same. Look at it again.
refused-traghetto-moves = '{ $move }' is no move here. Moves are: sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto is for 2 to 5 players, not { $players }.
refused-traghetto-damaged = This cannot be a position of Traghetto.
