"""For people who study a game: reviews, the coach, win chances, puzzles, lessons, statistics."""
