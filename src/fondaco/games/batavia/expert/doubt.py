"""How far off the merchant's values are, by how long the game will last.

The numbers come from `bench/calibration.py`: with them the results of merchants' games are the
least surprising.
"""

from typing import Final

from fondaco.games.batavia.expert.outlook import rounds_left
from fondaco.games.batavia.rules.state import Table

# Gold at the end, and more for each round to come.
AT_THE_END: Final = 2.1
EACH_ROUND: Final = 1.3


def doubt(table: Table) -> float:
    return AT_THE_END + EACH_ROUND * rounds_left(table)
