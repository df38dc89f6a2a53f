"""Late moments in which hidden cards can hardly be dealt again: chance alone would get stuck."""

from pathlib import Path
from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules import repair
from fondaco.games.oltremare.rules.limits import Limits, faults
from fondaco.games.oltremare.rules.sample import hidden_cards, hidden_slots
from fondaco.games.oltremare.rules.view import OltremareView
from tests.rules.oltremare.builders import rules_for

LATE = Path(__file__).with_name("late_position.json")
STUCK = Path(__file__).with_name("stuck_view.json")
RULES = rules_for(4)
LIMITED = rules_for(4, offers="12")


def test_a_world_is_found_where_cards_run_into_a_corner() -> None:
    view = RULES.parse_position(LATE.read_text(encoding="utf-8")).view(0)
    for seed in (1, 3, 4, 8, 15, 21):  # each of them got stuck
        world = view.sample(Random(seed))
        assert RULES.format_view(world.view(0)) == RULES.format_view(view)


def stuck_view() -> OltremareView:
    view = LIMITED.parse_view(STUCK.read_text(encoding="utf-8"))
    assert isinstance(view, OltremareView)
    return view


def test_a_world_is_found_where_every_walk_of_swaps_gets_stuck() -> None:
    """Two walks of three get stuck here, and with this seed twenty of them in a row did."""
    view = stuck_view()
    world = view.sample(Random(843))
    assert LIMITED.format_view(world.view(view.seat)) == LIMITED.format_view(view)


def test_the_complete_search_needs_no_luck() -> None:
    view = stuck_view()
    limits = Limits(view, hidden_slots(view), hidden_cards(view))
    for seed in range(100):
        start = repair.matched(limits, hidden_cards(view), Random(seed))
        found = repair.searched(limits, start)
        assert sorted(found) == sorted(hidden_cards(view))
        assert all(limits.fits(card, slot) for slot, card in enumerate(found))
        assert not any(faults(limits, found, seat) for seat in range(4))


def test_the_complete_search_says_when_there_is_no_world() -> None:
    view = stuck_view()
    limits = Limits(view, hidden_slots(view), hidden_cards(view))
    start = repair.matched(limits, hidden_cards(view), Random(1))
    limits.named[0] = [[0, *[2] * 7]]  # one card cannot be of all goods
    with pytest.raises(Refused) as refused:
        repair.searched(limits, start)
    assert refused.value.name == "view-without-position"
