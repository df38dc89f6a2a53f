"""What a search wishes for: to win, and not only to be rich.

>>> round(win_chance([10.0, 10.0], 0, 4.0), 2), win_chance([30.0, 10.0], 0, 4.0) > 0.99
(0.5, True)
"""

from math import exp, fsum
from typing import Final

MOST: Final = 60.0  # e to this power is as good as never


def win_chance(values: list[float], seat: int, spread: float) -> float:
    """The chance to end with the most, if values are off by about `spread` each."""
    own = values[seat]
    against = 0.0
    for value in values:
        against += exp(min((value - own) / spread, MOST))
    return 1.0 / against


def win_share(places: list[int], seat: int) -> float:
    """1 for the winner of a finished game, shared among equals; 0 for the others."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def prosperity(values: list[float], seat: int, spread: float) -> float:
    """How far ahead of the others' mean, from 0 to 1: the goal when winning is impossible."""
    own = values[seat]
    others = (fsum(values) - own) / max(1, len(values) - 1)
    return 1.0 / (1.0 + exp(max(-MOST, min(MOST, (others - own) / (2.0 * spread)))))
