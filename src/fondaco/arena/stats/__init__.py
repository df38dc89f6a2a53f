"""What a folder of records says about a game: scores, lengths, who begins, where the money is."""
