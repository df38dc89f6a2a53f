"""How far off the merchant's values are, by how long the game will last.

The number comes from `bench/calibration.py`: with it the results of merchants' games are the least
surprising.
"""

from typing import Final

from fondaco.games.batavia.expert.outlook import rounds_left
from fondaco.games.batavia.rules.state import Table

EACH_ROUND: Final = 1.6  # gold, for each round to come


def doubt(table: Table) -> float:
    return EACH_ROUND * rounds_left(table)
