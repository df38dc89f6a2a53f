"""Every event of every game is told to whom it concerns, and to nobody else."""

import pytest

from fondaco.contract.rules import Rules
from tests.long import mostly_long
from tests.rules.telling import GAMES, Kind, telling_of

TABLES = [
    pytest.param(name, rules, id=f"{name}-{number}")
    for name in GAMES
    for number, rules in enumerate(telling_of(name).tables)
]


@pytest.mark.parametrize("number", mostly_long(range(2)))
@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_whoever_has_a_card_in_hand_is_told_and_nobody_else(
    name: str, rules: Rules, number: int
) -> None:
    telling_of(name).check_game(rules, number)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_met_and_stands_in_the_table(name: str) -> None:
    telling = telling_of(name)
    met: set[str] = set()
    for number in range(24):
        for _, events in telling.game(telling.tables[number % len(telling.tables)], number):
            met |= {event.kind for event in events}
        if met == set(telling.kinds):
            return
    assert met == set(telling.kinds)


def test_a_kind_knows_its_audience() -> None:
    deal = Kind("number with", {"given": "with > seat", "taken": "seat > with"})
    told = {"event": "dealt", "seat": 2, "number": 7, "with": 0}
    assert deal.audience(told) == {0, 2}
    assert deal.heard_by(1, told) == deal.heard_by(-1, told) == {"event", "seat", "number", "with"}
    assert deal.heard_by(2, told) == {*told, "given", "taken"}
    assert Kind("card", {"card": "seat >"}).secret == set()
