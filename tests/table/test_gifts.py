"""A player gives a rival time; nobody stops a table for good with it."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.table.clock import DAY_MS, GIFT_MS
from fondaco.table.entries import Clock
from fondaco.testing import TableBuilder

LIVE = Clock(kind="live", bank=100, increment=10)
DAYS = Clock(kind="days", days=2)


def left(builder: TableBuilder, seat: int) -> int:
    time = builder.table.clocks.remaining(seat, builder.now)
    assert time is not None
    return time


def give(builder: TableBuilder, seat: int, to: int) -> None:
    builder.write(builder.table.grant(seat, to, builder.now))


def why_not(builder: TableBuilder, seat: int, to: int) -> str:
    with pytest.raises(Refused) as error:
        builder.table.grant(seat, to, builder.now)
    return error.value.name


@pytest.mark.parametrize(("clock", "gift"), [(LIVE, GIFT_MS), (DAYS, DAY_MS)])
def test_a_rival_has_more_time_at_once(clock: Clock, gift: int) -> None:
    builder = TableBuilder("oltremare", clock=clock).begin().wait(40)
    seat = builder.turn
    before = left(builder, seat)
    give(builder, (seat + 1) % 3, seat)
    assert left(builder, seat) == before + gift
    assert builder.table.clocks.due() == builder.now + before + gift


def test_the_clock_rises_only_while_it_is_below_its_beginning() -> None:
    builder = TableBuilder("oltremare", clock=LIVE).begin()
    seat, other = builder.turn, (builder.turn + 1) % 3
    assert why_not(builder, other, seat) == "gift-plenty"
    builder.wait(1)
    give(builder, other, seat)
    assert why_not(builder, other, seat) == "gift-plenty"
    assert left(builder, seat) == 99_000 + GIFT_MS


def test_a_seat_is_given_time_three_times_in_a_turn_whoever_gives_it() -> None:
    builder = TableBuilder("oltremare", clock=LIVE).begin()
    seat, one, two = builder.turn, (builder.turn + 1) % 3, (builder.turn + 2) % 3
    for giver in (one, two, one):
        builder.wait(90)
        give(builder, giver, seat)
    builder.wait(90)
    assert why_not(builder, one, seat) == why_not(builder, two, seat) == "gift-enough"
    builder.end_turn()
    give(builder, one, seat)  # in another turn again


def test_nobody_gives_time_to_themselves_to_bots_or_without_a_clock() -> None:
    builder = TableBuilder("oltremare", clock=LIVE, people=2).begin().wait(50)
    assert why_not(builder, 0, 0) == "gift-self"
    assert why_not(builder, 0, 2) == "gift-bot"
    assert why_not(builder, 0, 9) == why_not(builder, 0, -1) == "seats-are"
    assert why_not(builder, -1, 0) == "only-watching"
    builder.write(builder.table.stand(0, "random", "clock"))
    assert why_not(builder, 1, 0) == "gift-bot"
    assert why_not(builder, 0, 1) == "bot-plays-for-you"
    assert why_not(TableBuilder("oltremare").begin(), 0, 1) == "gift-no-clock"
