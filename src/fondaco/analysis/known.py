"""What a seat could have known of the others' hands at a moment, and what was in them.

A card that is in a hand in every world that fits a View is known, or as good as known. This works
for every game without its help.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from fondaco.contract.rules import Position, View

WORLDS: Final = 60


def sure(view: View, worlds: int = WORLDS, seed: str = "0") -> list[Any]:
    """By seat: the least that its hand holds in all these worlds."""
    seats = range(view.players)
    least: list[Any] = [None] * view.players
    for number in range(worlds):
        world = view.sample(Random(f"{seed}/{number}"))
        for seat in seats:
            hand = hand_of(world, seat)
            least[seat] = hand if number == 0 else both(least[seat], hand)
    return least


def hand_of(position: Position, seat: int) -> Any:
    """As screens show it."""
    return position.view(seat).as_json().get("hand")


def both(one: Any, other: Any) -> Any:
    """What is in one hand and in the other: cards by name, or how many of a kind.

    >>> both(["salt7", "silk1"], ["silk1", "wine2"]), both({"tea": 3, "silk": 1}, {"tea": 2})
    (['silk1'], {'tea': 2})
    """
    if isinstance(one, Mapping):
        counts = {name: min(count, other.get(name, 0)) for name, count in one.items()}
        return {name: count for name, count in counts.items() if count}
    common = Counter(one) & Counter(other)
    return list(common.elements())
