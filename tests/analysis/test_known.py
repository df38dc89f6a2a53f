"""What could have been known: never more than is so, and more than nothing."""

from random import Random
from typing import Any

import pytest

from fondaco.analysis.known import both, hand_of, sure
from tests.analysis.games import RULES, whole
from tests.rules.oltremare.builders import oltremare


@pytest.mark.parametrize("name", list(RULES))
def test_what_was_sure_was_so(name: str) -> None:
    played = whole(name)
    for ply in range(0, len(played.log), len(played.log) // 6):
        position = played.at(ply)
        for seat in range(2):
            least = sure(position.view(seat), worlds=12)
            own = hand_of(position, seat)
            assert both(own, least[seat]) == own
            for world in (position, position.view(seat).sample(Random(1))):
                for other, hand in enumerate(least):
                    assert size(hand) <= size(hand_of(world, other))


def size(hand: Any) -> int:
    return sum(hand.values()) if isinstance(hand, dict) else len(hand)


def test_who_sold_a_card_knows_where_it_is() -> None:
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"])
    t.do("offer 1: grain for 1 olives", "1: accept #1.1 olives")
    assert any(card.startswith("grain") for card in sure(t.p.view(0))[1])
    assert not any(card.startswith("grain") for card in sure(t.p.view(2))[1])
