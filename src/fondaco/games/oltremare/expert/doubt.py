"""How far off the merchant's values are, by edition and by how long the game will last.

The numbers come from `bench/calibration.py`: with them the results of merchants' games are the
least surprising.
"""

from typing import Final

from fondaco.games.oltremare.expert.horizon import turns_left
from fondaco.games.oltremare.rules.position import OltremarePosition

EACH_TURN: Final = {"2005": 2.0, "2004": 1.9}  # ducats, for each turn that a player can expect


def doubt(p: OltremarePosition) -> float:
    turns = 0.0
    for ahead in range(p.players):
        turns += turns_left(
            p.setting.edition, p.players, p.first, p.turn, len(p.pile), p.last_round, ahead
        )
    return EACH_TURN[p.setting.edition.name] * turns / p.players
