web-game-traghetto = Traghetto
web-about-traghetto = Bid for the crates of a ferry on the canal, sell from your cellar, gather what is alike.
terminal-game-traghetto = Traghetto: bid for crates, sell from your cellar, gather what is alike. 2 to 5 players.
web-option-turns = Crates for each player
web-option-turns-3 = 3, a short game
web-option-turns-5 = 5
