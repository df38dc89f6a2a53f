"""Who says what a position is worth where a look ahead ends."""

from fondaco.bots.search.objective import win_chance
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Position

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from fondaco.contract.inheritable import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """By the values of an Expert, which are off by about `spread`."""

    def __init__(self, expert: Expert, spread: float) -> None:
        self.expert = expert
        self.spread = spread

    def values(self, world: Position) -> list[float]:
        """The money that each seat will end with."""
        return self.expert.values(world)

    def chance(self, world: Position, values: list[float], seat: int) -> float:
        """The chance of a seat to win a game that is not over, given these values."""
        return win_chance(values, seat, self.spread)
