"""How far off the merchant's values are, by edition and by how long the game will last.

The numbers come from `bench/calibration.py`: with them the results of merchants' games are the
least surprising.
"""

from typing import Final

from fondaco.games.oltremare.expert.horizon import PACE
from fondaco.games.oltremare.rules.position import OltremarePosition

# By edition: ducats when the pile is empty, and more for each turn that a player will have.
DOUBTS: Final = {"2005": (2.1, 2.25), "2004": (2.7, 2.25)}


def doubt(p: OltremarePosition) -> float:
    at_the_end, each_turn = DOUBTS[p.setting.edition.name]
    return at_the_end + each_turn * len(p.pile) / (PACE * p.players)
