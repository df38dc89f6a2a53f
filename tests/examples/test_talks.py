"""Traghetto at a table: a person who was asked something is heard before the talks end."""

from typing import Any

import pytest

from tests.games.turns import tried_to_end
from tests.server.room_builder import RoomBuilder


@pytest.fixture
def builder(traghetto: Any) -> RoomBuilder:
    """Seat 0 is a bot that sells; a person sits in seat 1, another bot in seat 2."""
    builder = RoomBuilder("traghetto", people=0)
    builder.write(builder.table.hire(0, "random", "Bot"))
    builder.write(builder.table.sit("ann", "Ann", 1))
    builder.write(builder.table.hire(2, "random", "Cem"))
    builder.write(builder.table.begin())
    return builder


def sell(builder: RoomBuilder, coins: int) -> None:
    game = builder.table.game
    assert game is not None
    goods = next(iter(game.position.view(0).as_json()["hand"]))
    builder.write(builder.table.move(0, f"sell {goods} for {coins}", by="bot"))


def test_a_new_offer_after_ready_is_heard(builder: RoomBuilder) -> None:
    table = builder.table
    sell(builder, 4)
    assert table.people_to_hear() == [1]
    builder.write(table.say_ready(1))
    assert table.ready(1)
    assert not table.bot_ends_talks()
    sell(builder, 3)
    assert not table.ready(1)
    assert table.people_to_hear() == [1]
    assert table.bot_ends_talks()
    builder.write(table.say_ready(1))
    assert table.ready(1)


def test_an_answer_of_somebody_else_does_not_ask_again(builder: RoomBuilder) -> None:
    table = builder.table
    sell(builder, 4)
    builder.write(table.say_ready(1))
    builder.write(table.move(2, "decline", by="bot"))
    assert table.ready(1)


def test_a_seat_that_has_declined_is_not_waited_for(builder: RoomBuilder) -> None:
    table = builder.table
    sell(builder, 4)
    builder.write(table.move(1, "decline"))
    assert table.people_to_hear() == []
    sell(builder, 2)
    assert table.people_to_hear() == [1]


def test_the_moves_that_end_a_turn_are_those_of_the_rules(traghetto: Any) -> None:
    for players in traghetto.PLAYERS:
        assert tried_to_end(traghetto.make(players, {}), f"ends-{players}") > 0
