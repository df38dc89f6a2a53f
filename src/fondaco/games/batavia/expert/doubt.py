"""How far off the merchant's values are, by how long the game will last.

The number (`each_round` of a set) comes from `bench/calibration.py`: with it the results of
merchants' games are the least surprising.
"""

from fondaco.games.batavia.expert.forecast import rounds_left
from fondaco.games.batavia.expert.weights import Weights
from fondaco.games.batavia.rules.state import BataviaState


def doubt(table: BataviaState, w: Weights) -> float:
    """How far the worth of a position may be from the truth, in gold."""
    return w.each_round * rounds_left(table)
