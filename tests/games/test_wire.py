"""What leaves a game has the shape that its `wire.py` says, and so do the types of the browser."""

import re
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_args

import pytest

from fondaco.contract.manifest import Manifest
from fondaco.contract.rules import Event, Position, Rules
from fondaco.games import games, make
from fondaco.games.oltremare.rules.position import OltremarePosition
from tests.games.shapes import misfit
from tests.long import squared
from tests.rules.random_play import TEMPERS, choose
from tools import wire_types

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("oltremare", 3, {"edition": "2005", "offers": "12"}),
    ("oltremare", 4, {"edition": "2004", "offers": "12", "memory": "ledger"}),
    ("batavia", 3, {}),
    ("batavia", 5, {"setup": "quick", "memory": "ledger"}),
]


def wire_of(game: Manifest) -> ModuleType:
    return import_module(f"{game.package}.wire")


def shape_of(wire: ModuleType, kind: str) -> Any:
    """The TypedDict of an event."""
    for each in get_args(wire.Event):
        if kind in get_args(each.__annotations__["event"]):
            return each
    raise AssertionError(f"{wire.__name__} knows no event {kind}")


def next_move(position: Position, rng: Random, number: int) -> tuple[int, int]:
    if isinstance(position, OltremarePosition):
        return choose(position, rng, TEMPERS[number % len(TEMPERS)])
    return position.turn, rng.choice(position.moves(position.turn))


def check_moment(game: Manifest, rules: Rules, position: Position, events: list[Event]) -> None:
    wire = wire_of(game)
    for seat in (-1, *range(rules.players)):
        view = position.view(seat)
        for aids in (True, False):
            assert not misfit(view.as_json(aids), wire.View), view.as_json(aids)
        for told in (game.outlook(view), game.outlook(view, aids=True)):
            assert told is None or not misfit(told, wire.Outlook), told
        for event in events:
            seen = game.event(rules, event, seat)
            assert not misfit(seen, shape_of(wire, event.kind), event.kind)


@pytest.mark.parametrize(("name", "players", "options", "number"), squared(TABLES, 2))
def test_what_leaves_has_the_shape_that_was_reported(
    name: str, players: int, options: dict[str, str], number: int
) -> None:
    game = games()[name]
    rules = make(name, players, **options)
    rng = Random(f"{name} {number}")
    events: list[Event] = []
    position = rules.start(f"shapes-{number}", events)
    check_moment(game, rules, position, events)
    while not position.over:
        events = []
        position.play(*next_move(position, rng, number), events)
        if position.ply % 7 == 0:
            check_moment(game, rules, position, events)
        for event in events:
            seen = game.event(rules, event, event.seat)
            assert not misfit(seen, shape_of(wire_of(game), event.kind), event.kind)
    check_moment(game, rules, position, events)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_setting_has_the_shape_that_was_reported(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = games()[name]
    told = game.setting(make(name, players, **options))
    assert not misfit(told, wire_of(game).Setting)


@pytest.mark.parametrize("name", [each.name for each in games().values() if each.has("sent")])
def test_every_event_of_the_rules_has_a_shape(name: str) -> None:
    game = games()[name]
    text = "".join(
        Path(str(path)).read_text(encoding="utf-8")
        for path in (game.folder / "rules").iterdir()
        if path.name.endswith(".py")
    )
    kinds = set(re.findall(r"\bEvent\(\s*\"(\w+)\"", text)) | set(
        re.findall(r"\"(\w+ed)\" if terms\.act", text)
    )
    assert len(kinds) > 20
    for kind in kinds:
        shape_of(wire_of(game), kind)


def test_the_types_of_the_browser_are_up_to_date() -> None:
    found = wire_types.targets()
    assert {path.parent.name for path in found} >= {"oltremare", "batavia"}
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, "run tools/wire_types.py"
