"""Who says what a position is worth where a look ahead ends."""

from typing import Final

from fondaco.bots.search.objective import win_chance
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Position

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from fondaco.contract.inheritable import mypyc_attr

LEAST: Final = 1.0  # money by which values are off at least


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """By the values of an Expert, which are off by about `spread`, or so many times its doubt."""

    def __init__(self, expert: Expert, spread: float, doubts: float = 0.0) -> None:
        self.expert = expert
        self.spread = spread
        self.doubts = doubts

    def values(self, world: Position) -> list[float]:
        """The money that each seat will end with."""
        return self.expert.values(world)

    def chance(self, world: Position, values: list[float], seat: int) -> float:
        """The chance of a seat to win a game that is not over, given these values."""
        spread = self.spread
        if self.doubts:
            spread = max(LEAST, self.doubts * self.expert.doubt(world))
        return win_chance(values, seat, spread)
