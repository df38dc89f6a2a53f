"""Clocks are reckoned from the times in the log alone."""

import pytest

from fondaco.table.clock import DAY, GRACE, Clocks
from fondaco.table.entries import Clock
from tests.server.book import DAYS, LIVE, Book


def left(book: Book, seat: int) -> int | None:
    return book.table.clocks.remaining(seat, book.now)


def test_without_a_clock_nothing_runs_out() -> None:
    book = Book().begin().wait(10_000)
    assert left(book, book.turn) is None
    assert book.table.clocks.due() == 0
    assert book.table.clocks.running == -1


def test_the_bank_of_whoever_is_waited_for_runs_and_grows_with_each_turn() -> None:
    book = Book(clock=LIVE).begin()
    first = book.turn
    book.wait(30)
    assert left(book, first) == 70_000
    assert left(book, (first + 1) % 3) == 100_000
    assert book.table.clocks.due() == book.now + 70_000
    book.end_turn()
    assert left(book, first) == 80_000  # and ten more for the turn
    assert book.table.clocks.running == book.turn
    book.wait(5)
    assert left(book, first) == 80_000


def test_with_days_every_turn_begins_with_all_of_them() -> None:
    book = Book(clock=DAYS).begin()
    first = book.turn
    book.wait(100_000).end_turn()
    assert left(book, book.turn) == 2 * DAY
    while book.turn != first:
        book.wait(1000).end_turn()
    assert left(book, first) == 2 * DAY


def test_a_pause_takes_nobodys_time() -> None:
    book = Book(clock=LIVE).begin().wait(10)
    seat = book.turn
    book.write(book.table.pause("ann"))
    assert book.table.clocks.due() == 0
    book.wait(1000)
    assert left(book, seat) == 90_000
    book.write(book.table.resume("ann"))
    assert book.wait(5).table.clocks.due() == book.now + 85_000


def test_a_bot_that_stands_in_takes_nobodys_time() -> None:
    book = Book(clock=LIVE).begin().wait(40)
    seat = book.turn
    book.write(book.table.stand(seat, "random", "left"))
    assert left(book.wait(1000), seat) == 60_000
    book.write(book.table.come_back(seat))
    assert left(book.wait(10), seat) == 50_000


def test_who_comes_back_too_late_has_a_minute() -> None:
    book = Book(clock=LIVE).begin().wait(130)
    seat = book.turn
    assert book.table.clocks.due() < book.now
    book.write(book.table.stand(seat, "random", "clock"))
    book.wait(3)
    book.write(book.table.come_back(seat))
    assert left(book, seat) == GRACE
    short = Clocks(Clock(kind="live", bank=20), 2)
    short.left[0] = -5
    short.returned(0)
    assert short.left[0] == 20_000  # but never more than there was to begin with


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_taking_a_turn_back_earns_no_time(clock: Clock) -> None:
    book = Book("batavia", clock=clock, seed="undo").begin()
    game = book.table.game
    assert game is not None
    tried = 0
    for _ in range(400):
        seat, before = book.turn, left(book, book.turn)
        assert before is not None
        book.wait(1).play()
        if book.table.status != "playing" or book.turn == seat or not game.can_undo(seat):
            continue
        book.wait(2)
        book.write(book.table.undo(seat))
        assert book.turn == seat
        now = left(book, seat)
        assert now is not None
        assert now <= before - 1000
        tried += 1
        while book.turn == seat and book.table.status == "playing":
            book.play()
    assert tried > 3


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_restart_changes_no_clock(clock: Clock) -> None:
    book = Book(clock=clock).begin()
    for count in range(60):
        book.wait(count % 7).play()
        if count % 9 == 0:
            book.write(book.table.pause("ann"))
            book.wait(20)
            book.write(book.table.resume("ann"))
    again = book.room().table
    assert vars(again.clocks) == vars(book.table.clocks)
    assert again.clocks.due() == book.table.clocks.due() > 0


def test_a_clock_that_goes_back_takes_nothing() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run(0, 10_000)
    clocks.run(0, 4_000)
    assert clocks.left[0] == 100_000
    assert clocks.remaining(0, 5_000) == 100_000
