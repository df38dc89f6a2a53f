"""`fondaco check` drives a table, and notices what is wrong there."""

from typing import Any

import pytest

from fondaco.contract.orders import Orders
from fondaco.contract.phrase import Row
from fondaco.contract.rules import Event, Move, View
from fondaco.games import make
from fondaco.records import Game
from fondaco.table.table import Table
from fondaco.testing import Tried, Unsound
from fondaco.testing.table_trial import TableTrial
from tests.long import mostly_long


def trial(game: str = "batavia", seed: str = "t", **options: str) -> TableTrial:
    return TableTrial(make(game, 3, **options), seed, Tried())


def fault(found: TableTrial) -> str:
    """The name of what is wrong."""
    with pytest.raises(Unsound) as error:
        found.play()
    what: Any = error.value.values["what"]
    if isinstance(what, Row):  # two things that differ: the sentence comes first
        what = what.items[0].values["what"]
    return str(what.id)


@pytest.mark.parametrize(
    ("game", "options"),
    mostly_long(
        [
            ("batavia", {"setup": "quick"}),
            ("oltremare", {"edition": "2004", "offers": "12"}),
            ("oltremare", {"edition": "2005"}),
        ]
    ),
)
def test_our_own_games_hold_at_a_table(game: str, options: dict[str, str]) -> None:
    found = TableTrial(make(game, 3, **options), "t", Tried())
    found.play()
    assert found.tried.entries > 100
    kinds = {type(row.entry).__name__ for row in found.table.rows}
    assert {"Moved", "Undone", "Stood", "Returned", "Paused", "Resumed"} <= kinds


def test_a_new_offer_that_goes_unnoticed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was with games whose views did not call their offers `offers`."""
    ready = Table.ready

    def deaf(table: Table, seat: int) -> bool:
        chair = table.chairs[seat]
        return ready(table, seat) or (table.game is not None and chair.silent_at is not None)

    monkeypatch.setattr(Table, "ready", deaf)
    assert fault(trial("oltremare", offers="12")) == "check-table-ready"


def test_an_undo_that_leaves_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(game: Game, seat: int, count: int = 1) -> list[Move]:
        return [game.log.pop()[1] for _ in range(count)]

    monkeypatch.setattr(Game, "undo", forgetful)
    assert fault(trial()) == "check-table-undo"


def test_an_order_that_cannot_be_carried_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from fondaco.games.batavia.orders import BataviaOrders

    def any_bid(orders: Orders, view: View) -> Move | None:
        return make("batavia", 3).parse_move("bid 75") if view.to_move[:1] == [view.seat] else None

    monkeypatch.setattr(BataviaOrders, "move", any_bid)
    assert fault(trial(seed="orders")) == "check-table-order"


def test_a_table_that_does_not_follow_its_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    take = Game.take

    def louder(game: Game, seat: int, move: Move, after: Any, events: list[Event]) -> Any:
        return take(game, seat, move, after, [*events, Event("extra", seat, {})])

    monkeypatch.setattr(Game, "take", louder)  # a table that reads the log does not come here
    assert fault(trial()) == "check-table-log"
