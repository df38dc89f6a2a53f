"""The rules of the game: pure Python, standard library only."""
