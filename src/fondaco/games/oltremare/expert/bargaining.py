"""How much thought goes into a deal. A merchant answers in a moment; a doge bargains harder."""

from typing import Final


class Bargaining:
    """One way to bargain. It never changes."""

    def __init__(
        self,
        worlds: int = 4,
        keen: bool = False,
        wish: float = 0.9,
        opening: float = 0.9,
        slope: float = 2.0,
        taken: float = 0.9,
        trust: float = 0.8,
        hopeful: float = 0.5,
        joint: float = 0.5,
        grudge: float = 1.0,
    ) -> None:
        self.worlds = worlds  # in which the hands of others are guessed
        # Whether hands of others are valued by their best plan instead of at a glance, and prices
        # are those that promise most instead of sharing what a deal gains. All that follows is
        # about such prices.
        self.keen = keen
        self.wish = wish  # what a partner should gain at a fair price
        self.opening = opening  # what it assumes that a partner wants to gain when it names a price
        self.slope = slope  # ducats within which its answer goes from never to always
        self.taken = taken  # how often it takes what it surely should take
        self.trust = trust  # how likely it thinks that a claim is true
        self.hopeful = hopeful  # how much better an own offer looks than it is
        self.joint = joint  # what it must bring both together, to be thought of at all
        self.grudge = (
            grudge  # how much a partner minds what it believes it grants: 1, as a merchant
        )


MERCHANT: Final = Bargaining()
# How a doge bargains, by version. Since version 5 a doge begins with a low price, as if a partner
# wanted less than it does, and pays more after a refusal: that costs only one of its few offers.
# But it offers only what has a chance at a fair price too.
DOGES: Final[dict[int, Bargaining]] = {
    4: Bargaining(worlds=16, keen=True),
    5: Bargaining(worlds=16, keen=True, opening=-0.3),
}


def doge_of(version: int) -> Bargaining:
    """How the doge of a version bargains: as the newest that is not newer than it."""
    return DOGES[max([each for each in DOGES if each <= version], default=min(DOGES))]
