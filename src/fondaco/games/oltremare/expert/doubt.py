"""How far off the merchant's values are, by how long the game will last.

The number (`each_turn` of a set) comes from `bench/calibration.py`: with it the results of
merchants' games are the least surprising.
"""

from fondaco.games.oltremare.expert.horizon import turns_left
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.position import OltremarePosition


def doubt(p: OltremarePosition, w: Weights) -> float:
    """How far the worth of a position may be from the truth, in ducats."""
    edition, pile = p.setting.edition, len(p.pile)
    turns = 0.0
    for ahead in range(p.players):
        turns += turns_left(w, edition, p.players, p.first, p.turn, pile, p.last_round, ahead)
    return w.each_turn * turns / p.players
