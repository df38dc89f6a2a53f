"""How far off the merchant's values are, by how long the game will last.

The number comes from `bench/calibration.py`: with it the results of merchants' games are the least
surprising, in both editions.
"""

from typing import Final

from fondaco.games.oltremare.expert.horizon import turns_left
from fondaco.games.oltremare.rules.position import OltremarePosition

EACH_TURN: Final = 2.0  # ducats, for each turn that a player can expect


def doubt(p: OltremarePosition) -> float:
    edition, pile = p.setting.edition, len(p.pile)
    turns = 0.0
    for ahead in range(p.players):
        turns += turns_left(edition, p.players, p.first, p.turn, pile, p.last_round, ahead)
    return EACH_TURN * turns / p.players
