"""What could have been known: never more than is so, and more than nothing."""

from random import Random
from typing import Any

import pytest

from fondaco.analysis.known import both, hand_of, sure
from fondaco.contract.rules import Position
from tests.analysis.games import RULES, whole
from tests.rules.oltremare.builders import oltremare


def sure_and_so(position: Position, seat: int) -> list[Any]:
    """What this seat is sure of, which is so, and is so in a world that it was not asked of."""
    view = position.view(seat)
    least = sure(view)
    own = hand_of(position, seat)
    assert both(own, least[seat]) == own
    for world in (position, view.sample(Random("another world"))):
        for other, hand in enumerate(least):
            assert both(hand, hand_of(world, other)) == hand
    return least


@pytest.mark.parametrize("name", list(RULES))
def test_what_was_sure_was_so(name: str) -> None:
    played = whole(name)
    for ply in range(0, len(played.log), len(played.log) // 6):
        for seat in range(2):
            sure_and_so(played.at(ply), seat)


def test_who_sold_a_card_knows_where_it_is() -> None:
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"])
    t.do("offer 1: grain for 1 olives", "1: accept #1.1 olives")
    sold = [card for card in hand_of(t.p, 1) if card.startswith("grain")]
    bought = [card for card in hand_of(t.p, 0) if card.startswith("olives")]
    assert sure_and_so(t.p, 0)[1] == sold
    assert sure_and_so(t.p, 1)[0] == bought
    assert sure_and_so(t.p, 2)[:2] == [[], []]  # it heard of grain and olives, and saw no card
