"""Teaching a game: rulebook, lessons, guides, examples and recorded games."""
