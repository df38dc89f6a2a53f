"""Fondaco: play, watch, review and study trading board games.

>>> import fondaco
>>> fondaco.make("oltremare", players=3).start(seed="venice").players
3
"""

from fondaco.contract.refused import Refused, speak
from fondaco.contract.rules import SPECTATOR, Event, Move, Position, Rules, View
from fondaco.games import make


def _english(refused: Refused) -> str:
    from fondaco.messages import english

    return english().refusal(refused)


speak.append(_english)

FondacoError = Refused  # what programs of 0.1 call it

__version__ = "1.0.0"
__all__ = [
    "SPECTATOR",
    "Event",
    "FondacoError",
    "Move",
    "Position",
    "Refused",
    "Rules",
    "View",
    "make",
]
