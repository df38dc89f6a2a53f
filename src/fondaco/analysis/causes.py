"""Why one move is better than another: the sources of money that differ most.

It is a function of the View alone, as the comparison it rests on.
"""

from dataclasses import dataclass
from typing import Final

from fondaco.analysis.comparison import compare
from fondaco.contract.rules import Move, View

WORLDS: Final = 48
MUCH: Final = 0.4  # money that is worth a word
SHARE: Final = 0.35  # a cost is named from this share of the gain on


@dataclass(frozen=True)
class Cause:
    """What makes one move better. Amounts are money, and never negative."""

    gain: str = ""  # the source from which the seat gains most; empty: none
    gained: float = 0.0
    cost: str = ""  # the source from which it loses most; empty: none
    lost: float = 0.0
    rival: int = -1  # the seat that loses most by it; less than 0: none
    rival_lost: float = 0.0


def cause_of(
    view: View, best: Move, other: Move | None, worlds: int = WORLDS, seed: str = "why"
) -> Cause:
    """What a move gives a seat that the other one does not; None: to say nothing."""
    found = compare(view, [best], [] if other is None else [other], worlds, seed)
    parts = {name: each.mean for name, each in found.sources.items()}
    gain = max(parts, key=lambda name: parts[name], default="")
    cost = min(parts, key=lambda name: parts[name], default="")
    gained, lost = parts.get(gain, 0.0), -parts.get(cost, 0.0)
    if gained < MUCH or lost > gained:  # otherwise several smaller things make up for the loss
        gain, gained = "", 0.0
    if not gain or lost < max(MUCH, SHARE * gained):
        cost, lost = "", 0.0
    rival, rival_lost = found.rival, found.rival_gain.mean
    if rival_lost < MUCH:
        rival, rival_lost = -1, 0.0
    return Cause(gain, gained, cost, lost, rival, rival_lost)
