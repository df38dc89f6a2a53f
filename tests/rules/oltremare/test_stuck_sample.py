"""A late position in which hidden cards could hardly be dealt anew: one walk of swaps got stuck."""

from pathlib import Path
from random import Random

from tests.rules.oltremare.builders import rules_for

LATE = Path(__file__).with_name("late_position.json")


def test_a_world_is_found_where_cards_run_into_a_corner() -> None:
    rules = rules_for(4)
    view = rules.parse_position(LATE.read_text(encoding="utf-8")).view(0)
    for seed in (1, 3, 4, 8, 15, 21):  # each of them got stuck
        world = view.sample(Random(seed))
        assert rules.format_view(world.view(0)) == rules.format_view(view)
