"""The settings of the search. Each Expert chooses those that suit its game."""


class Settings:
    """How a search works."""

    def __init__(
        self,
        horizon: int = 3,
        least: int = 0,
        daring: float = 1.5,
        spread: float = 8.0,
        openness: float = 0.1,
        halving: int = 1,
        width: int = 16,
        trust: float = 1.0,
        greed: float = 0.1,
        sure: float = 0.0,
        most: int = 0,
        proof: float = 0.0,
        late: float = 0.0,
        doubts: float = 0.0,
        looks: int = 100,
    ) -> None:
        # Plies for each player, and the least however few there are; then a look ahead ends as soon
        # as it may.
        self.horizon = horizon
        self.least = least
        self.daring = daring  # how much to explore, in standard deviations of what was seen
        self.spread = spread  # how far off the Expert's values are, in money …
        # … or so many times what the Expert doubts at that moment; 0: always `spread`.
        self.doubts = doubts
        self.openness = openness  # the part of the prior that is spread evenly
        self.halving = halving  # 1: compare by halves; 0: by favour
        self.width = width  # how many moves are compared, the likeliest ones
        self.trust = trust  # how many looks ahead the prior counts for
        self.greed = greed  # how much money counts compared with winning
        # Standard deviations by which a move must be worse to be dropped early; 0: never. This
        # suits games whose prior plays a turn well: otherwise a move looks bad until the search has
        # learned how to continue.
        self.sure = sure
        self.most = most  # iterations that are enough, however much time there is; 0: no limit
        # Standard errors by which a move must be better than the Expert's advice, to be made.
        self.proof = proof
        # The share of looks ahead that must reach the end of the game. Before that, the Expert's
        # advice is followed. 0: it need not be in sight.
        self.late = late
        self.looks = looks  # how many iterations a doge makes, unless its name says otherwise
