"""How a decision is marked, as chess players know it: `??`, `?`, `?!`, and `!` for a find.

The thresholds stand here and nowhere else. They are shares of a chance to win, and count only where
chance does not explain them (`Estimate.sure`).
"""

from typing import Final, Literal

from fondaco.analysis.chances import Estimate

Mark = Literal["", "?!", "?", "??", "!"]

INACCURACY: Final = 0.025
MISTAKE: Final = 0.05
BLUNDER: Final = 0.15
FIND: Final = 0.05

LOSSES: Final[tuple[tuple[Mark, float], ...]] = (
    ("??", BLUNDER),
    ("?", MISTAKE),
    ("?!", INACCURACY),
)
MISTAKES: Final[tuple[Mark, ...]] = ("?", "??")


def mark_of_loss(change: Estimate) -> Mark:
    """The mark of a decision after which the chance changed so much.

    >>> [mark_of_loss(Estimate(-lost, 0.01)) for lost in (0.2, 0.06, 0.03, 0.015, -0.3)]
    ['??', '?', '?!', '', '']
    """
    if change.mean < 0.0:
        for mark, least in LOSSES:
            if change.sure(least):
                return mark
    return ""


def mark_of_find(change: Estimate) -> Mark:
    """The mark of a move that does not suggest itself, and is so much better than all others."""
    return "!" if change.mean > 0.0 and change.sure(FIND) else ""
