"""Every event of every game is told to whom it concerns, and to nobody else."""

import pytest

from fondaco.contract.rules import Rules
from fondaco.testing import EventKind
from tests.long import mostly_long
from tests.rules.event_tables import GAMES, events_of

TABLES = [
    pytest.param(name, rules, id=f"{name}-{number}")
    for name in GAMES
    for number, rules in enumerate(events_of(name).tables)
]


@pytest.mark.parametrize("number", mostly_long(range(2)))
@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_only_the_holder_of_a_card_is_told(name: str, rules: Rules, number: int) -> None:
    events_of(name).check_game(rules, number)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_met_and_stands_in_the_table(name: str) -> None:
    known = events_of(name)
    met: set[str] = set()
    for number in range(24):
        for _, events in known.game(known.tables[number % len(known.tables)], number):
            met |= {event.kind for event in events}
        if met == set(known.kinds):
            return
    assert met == set(known.kinds)


def test_a_kind_knows_its_audience() -> None:
    deal = EventKind("number with", {"given": "with > seat", "taken": "seat > with"})
    told = {"event": "dealt", "seat": 2, "number": 7, "with": 0}
    assert deal.audience(told) == {0, 2}
    assert deal.heard_by(1, told) == deal.heard_by(-1, told) == {"event", "seat", "number", "with"}
    assert deal.heard_by(2, told) == {*told, "given", "taken"}
    assert EventKind("card", {"card": "seat >"}).secret == set()
