"""Actions around a game: open a table, find it, leave, fork, rematch, rate, spectators' chat."""
