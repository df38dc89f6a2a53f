web-game-traghetto = Traghetto
web-about-traghetto = Bid for crates from a canal ferry, sell from your cellar, collect matching goods.
terminal-game-traghetto = Traghetto: bid for crates, sell from your cellar, collect matching goods. 2 to 5 players.
web-option-turns = Crates per player
web-option-turns-3 = 3, a short game
web-option-turns-5 = 5
web-unit-traghetto = coins
