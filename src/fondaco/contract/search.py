"""The knobs of the search. Each Expert knows the ones that suit its game."""


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        horizon: int = 12,
        daring: float = 1.5,
        spread: float = 8.0,
        worlds: int = 64,
        openness: float = 0.1,
        halving: int = 1,
        width: int = 16,
        trust: float = 1.0,
        greed: float = 0.1,
        sure: float = 0.0,
        fresh: bool = False,
        most: int = 0,
    ) -> None:
        self.horizon = horizon  # plies after which a look ahead ends with the turn
        self.daring = daring  # how much is tried out, in deviations of what was seen
        self.spread = spread  # how far off the Expert's values are, in money
        self.worlds = worlds  # how many worlds are sampled; then they come again
        self.fresh = fresh  # whether other dice fall when a world comes again
        self.openness = openness  # the part of the prior that is spread evenly
        self.halving = halving  # 1: compare by halves; 0: by favour
        self.width = width  # how many moves are compared, the likeliest ones
        self.trust = trust  # how many looks ahead the prior counts for
        self.greed = greed  # how much being rich counts beside winning
        # Deviations by which a move must be worse to be dropped early; 0: never. That is for games
        # whose prior plays a turn well: else a move looks bad until one has learned to go on.
        self.sure = sure
        self.most = most  # iterations that are enough, however much time there is; 0: no limit
