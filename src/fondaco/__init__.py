"""Fondaco: play, watch, review and study trading board games.

>>> import fondaco
>>> fondaco.make("oltremare", players=3).start(seed="venice").players
3
"""

from fondaco.rules import make
from fondaco.rules.contract import SPECTATOR, Event, FondacoError, Move, Position, Rules, View

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "Event",
    "FondacoError",
    "Move",
    "Position",
    "Rules",
    "View",
    "make",
]
