"""The public half of a view and a seat's own half are the view, and stay so with every move."""

from random import Random
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR
from fondaco.table.changes import changed, changes
from fondaco.table.halves import ALL, Half, PublicChanges, own_changes, own_half, whole
from tests.rules.event_tables import GAMES, events_of

Halves = tuple[Half, Half]


def follow(before: Halves, after: Halves) -> Half:
    """The view of a client that had the one and hears of the other."""
    shared = PublicChanges(before[0], after[0])
    hidden, own = own_changes(before, after, shared)
    told = {path: value for path, value in shared.changes.items() if path not in hidden}
    assert not told.keys() & own.keys()
    told |= own
    # No path leads through another one, so their order does not matter.
    assert not any(one.startswith(f"{other}/") for one in told for other in told)
    view: Half = changed({"view": whole(*before)}, told)["view"]
    return view


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("split", ["declared", "compared", "none"])
def test_who_hears_the_changes_of_both_halves_has_the_view(game: str, split: str) -> None:
    known = events_of(game)
    for number, rules in enumerate(known.tables[:2]):
        rng = Random(f"halves {number}")
        position = rules.start(f"halves-{number}")
        before: dict[int, Halves] = {}
        while not position.over:
            position.play(*known.choose(position, rng, number))
            public = position.view(SPECTATOR).as_json()
            for seat in range(SPECTATOR, rules.players):
                view = position.view(seat)
                shown = view.as_json()
                own: Half = {ALL: shown}
                if split == "declared":
                    assert seat < 0 or view.own_json() is not None
                    own = own_half(view, public)
                elif split == "compared":
                    own = changes(public, shown)
                assert whole(public, own) == shown
                if seat in before:
                    assert follow(before[seat], (public, own)) == shown
                before[seat] = (public, own)


def test_what_is_replaced_around_an_own_value_does_not_take_it_away() -> None:
    before: Halves = ({"seats": [{"coins": 1}]}, {"seats/0/cards": ["a"]})
    after: Halves = ({"seats": [{"coins": 1}, {"coins": 2}]}, {"seats/0/cards": ["a"]})
    assert follow(before, after) == {"seats": [{"coins": 1, "cards": ["a"]}, {"coins": 2}]}


def test_halves_come_and_go() -> None:
    steps: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"a": 1, "list": [1]}, {}),
        ({"a": 1, "list": [1, 2]}, {"list": [9]}),
        ({"a": 2, "list": [1, 2]}, {"a": 5}),
        ({"a": 2, "list": [1, 2], "places": [1]}, {"list": [7]}),
        ({"a": 2, "list": [1, 2], "places": [1]}, {ALL: {"other": 1}}),
        ({"a": 2, "list": [{"x": 1}], "places": [1]}, {"list/0/y": 3}),
        ({"a": 2, "list": [{"x": 2}], "places": [2]}, {"list/0/x": 3}),
        ({"a": 2, "list": [{"x": 2}], "places": [2]}, {}),
    ]
    for before in steps:
        for after in steps:
            assert follow(before, after) == whole(*after)
