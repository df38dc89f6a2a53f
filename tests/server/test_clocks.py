"""Clocks are reckoned from the times in the log alone."""

import pytest

from fondaco.table.clock import DAY_MS, GRACE_MS, Clocks
from fondaco.table.entries import Clock
from tests.server.room_builder import DAYS, LIVE, RoomBuilder


def left(builder: RoomBuilder, seat: int) -> int | None:
    return builder.table.clocks.remaining(seat, builder.now)


def test_without_a_clock_nothing_runs_out() -> None:
    builder = RoomBuilder().begin().wait(10_000)
    assert left(builder, builder.turn) is None
    assert builder.table.clocks.due() == 0
    assert builder.table.clocks.running == -1


def test_the_bank_of_whoever_is_waited_for_runs_and_grows_with_each_turn() -> None:
    builder = RoomBuilder(clock=LIVE).begin()
    first = builder.turn
    builder.wait(30)
    assert left(builder, first) == 70_000
    assert left(builder, (first + 1) % 3) == 100_000
    assert builder.table.clocks.due() == builder.now + 70_000
    builder.end_turn()
    assert left(builder, first) == 80_000  # and ten more for the turn
    assert builder.table.clocks.running == builder.turn
    builder.wait(5)
    assert left(builder, first) == 80_000


def test_with_days_every_turn_begins_with_all_of_them() -> None:
    builder = RoomBuilder(clock=DAYS).begin()
    first = builder.turn
    builder.wait(100_000).end_turn()
    assert left(builder, builder.turn) == 2 * DAY_MS
    while builder.turn != first:
        builder.wait(1000).end_turn()
    assert left(builder, first) == 2 * DAY_MS


def test_a_pause_takes_nobodys_time() -> None:
    builder = RoomBuilder(clock=LIVE).begin().wait(10)
    seat = builder.turn
    builder.write(builder.table.pause("ann"))
    assert builder.table.clocks.due() == 0
    builder.wait(1000)
    assert left(builder, seat) == 90_000
    builder.write(builder.table.resume("ann"))
    assert builder.wait(5).table.clocks.due() == builder.now + 85_000


def test_a_bot_that_stands_in_takes_nobodys_time() -> None:
    builder = RoomBuilder(clock=LIVE).begin().wait(40)
    seat = builder.turn
    builder.write(builder.table.stand(seat, "random", "left"))
    assert left(builder.wait(1000), seat) == 60_000
    builder.write(builder.table.come_back(seat))
    assert left(builder.wait(10), seat) == 50_000


def test_who_comes_back_too_late_has_a_minute() -> None:
    builder = RoomBuilder(clock=LIVE).begin().wait(130)
    seat = builder.turn
    assert builder.table.clocks.due() < builder.now
    builder.write(builder.table.stand(seat, "random", "clock"))
    builder.wait(3)
    builder.write(builder.table.come_back(seat))
    assert left(builder, seat) == GRACE_MS
    short = Clocks(Clock(kind="live", bank=20), 2)
    short.left[0] = -5
    short.returned(0)
    assert short.left[0] == 20_000  # but never more than there was to begin with


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_taking_a_turn_back_earns_no_time(clock: Clock) -> None:
    builder = RoomBuilder("batavia", clock=clock, seed="undo").begin()
    game = builder.table.game
    assert game is not None
    tried = 0
    for _ in range(400):
        seat, before = builder.turn, left(builder, builder.turn)
        assert before is not None
        builder.wait(1).play()
        if builder.table.status != "playing" or builder.turn == seat or not game.can_undo(seat):
            continue
        builder.wait(2)
        builder.write(builder.table.undo(seat))
        assert builder.turn == seat
        now = left(builder, seat)
        assert now is not None
        assert now <= before - 1000
        tried += 1
        while builder.turn == seat and builder.table.status == "playing":
            builder.play()
    assert tried > 3


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_restart_changes_no_clock(clock: Clock) -> None:
    builder = RoomBuilder(clock=clock).begin()
    for count in range(60):
        builder.wait(count % 7).play()
        if count % 9 == 0:
            builder.write(builder.table.pause("ann"))
            builder.wait(20)
            builder.write(builder.table.resume("ann"))
    again = builder.room().table
    assert vars(again.clocks) == vars(builder.table.clocks)
    assert again.clocks.due() == builder.table.clocks.due() > 0


def test_a_clock_that_goes_back_takes_nothing() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run(0, 10_000)
    clocks.run(0, 4_000)
    assert clocks.left[0] == 100_000
    assert clocks.remaining(0, 5_000) == 100_000
