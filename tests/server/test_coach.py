"""The coach answers who may have one, from what they can see, and everybody sees who has one."""

import asyncio
import json
from functools import partial
from random import Random
from time import sleep
from typing import Any

import pytest

from fondaco.analysis.offers import worth_of_offer, worth_of_offering
from fondaco.contract.refused import Refused
from fondaco.games import game
from fondaco.server.coach import advise, doubt, doubted, is_time, may_ask, weigh, weighed
from fondaco.server.desk import Desk, Work
from fondaco.server.minds import question
from fondaco.server.rating import rate_table
from fondaco.server.turns import Owner
from fondaco.server.words import messages
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid
from fondaco.table.sight import Sight
from tests.rules.oltremare.builders import oltremare
from tests.server.book import Book
from tests.server.copies import count_copies
from tests.server.houses import open_house


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk works in this process: to start another takes longest."""

    async def run(self: Desk, work: Work[Any]) -> Any:
        return work()

    monkeypatch.setattr(Desk, "_run", run)


def refused(book: Book, seat: int, aid: Aid = "advice") -> str:
    with pytest.raises(Refused) as error:
        may_ask(book.table, seat, aid)
    return error.value.name


def allowed(**more: Any) -> Book:
    """A table of people whose host allows the coach."""
    return Book(people=2, coach=True, **more)


# --- who may have one -----------------------------------------------------------------------------


def test_who_plays_alone_against_bots_may_always_ask_in_their_turn() -> None:
    alone = Book(people=1).begin()
    while alone.turn != 0:
        alone.play()
    may_ask(alone.table, 0, "advice")
    assert refused(alone, 0, "worth") == "coach-unasked"
    assert refused(alone, -1) == "only-watching"
    assert is_time(alone.table, 0, "advice")
    while alone.turn == 0:
        alone.play()
    assert not is_time(alone.table, 0, "advice")


def test_among_people_the_host_decides_and_each_switches_it_on_alone() -> None:
    assert refused(Book(people=2).begin(), 0) == "coach-off"
    with pytest.raises(Refused, match="coach"):
        Book(people=2).begin().table.choose_coach(0, ["advice"])
    book = allowed().begin()
    table = book.table
    while book.turn != 0:
        book.play()
    assert refused(book, 0) == "coach-unasked"
    book.write(table.choose_coach(0, ["warning", "advice"]))
    may_ask(table, 0, "advice")
    may_ask(table, 0, "warning")
    assert refused(book, 0, "worth") == "coach-unasked"
    assert table.aids(1) == ()
    assert [list(table.aids(seat)) for seat in range(3)] == [["advice", "warning"], [], []]
    book.write(table.choose_coach(0, []))
    assert refused(book, 0) == "coach-unasked"
    with pytest.raises(Refused):
        table.choose_coach(2, ["advice"])  # a bot has none


def test_everybody_sees_who_has_a_coach_and_when_that_changed() -> None:
    book = allowed().begin()
    room = book.room()
    table = room.table
    changes: list[tuple[list[Aid], str]] = [
        (["worth", "advice"], "it gives advice and it weighs offers"),
        ([], "no coach any more"),
    ]
    for aids, said in changes:
        book.write(book.table.choose_coach(1, aids))
        row = book.table.rows[-1]
        table.apply(row)
        for seat in (-1, 0, 1):
            to = Audience(seat, "en")
            (line,) = room.sight.told(row, to)
            assert said in line.text
            assert line.seat == 1
            assert room.sight.state(to, False, 0)["seats"][1]["coach"] == sorted(aids)
    assert room.sight.state(Audience(), False, 0)["coach"]


def test_a_game_with_a_coach_is_not_rated() -> None:
    """No store is asked at all."""
    book = allowed(game="batavia", setup="quick").begin()
    while book.table.status == "playing":
        book.play()
    asyncio.run(rate_table(None, book.table))  # type: ignore[arg-type]


# --- what it says ---------------------------------------------------------------------------------


def bargains() -> Any:
    return game("oltremare").watches_bargains(oltremare().rules)


def test_an_offer_that_asks_too_much_is_bad_for_its_taker_and_good_for_its_owner() -> None:
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"], ducats=[11, 20, 11])
    t.do("offer 1: grain for 12d")
    owner = worth_of_offer(t.p.view(0), 1, bargains(), worlds=8)
    taker = worth_of_offer(t.p.view(1), 1, bargains(), worlds=8)
    assert owner is not None
    assert taker is not None
    assert owner.money.mean > 5 > -5 > taker.money.mean
    assert worth_of_offer(t.p.view(2), 1, bargains(), worlds=8) is None  # not asked
    assert worth_of_offer(t.p.view(-1), 1, bargains(), worlds=8) is None


def test_an_offer_is_weighed_while_it_is_written() -> None:
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"], ducats=[11, 20, 11])
    dear, fair = (t.read(f"offer 1: grain for {price}d")[1] for price in (12, 1))
    gains = [worth_of_offering(t.p.view(0), move, bargains(), worlds=8) for move in (dear, fair)]
    assert gains[0] is not None
    assert gains[1] is not None
    assert gains[0].money.mean > gains[1].money.mean + 5
    impossible = t.read("offer 1: grain for 3 gems")[1]
    assert worth_of_offering(t.p.view(0), impossible, bargains(), worlds=4) is None
    done = t.read("done")[1]
    assert worth_of_offering(t.p.view(0), done, bargains(), worlds=4) is None


@pytest.mark.usefixtures("here")
def test_each_aid_answers_at_a_table_and_what_was_asked_too_late_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fondaco.server.coach.COACH", "merchant")  # who is quicker

    async def ask() -> None:
        async with open_house() as inn:
            room = await inn.table(people=2, coach=True, calm=False)
            act, table = inn.house.act, room.table
            await act(room, lambda t: t.choose_coach(t.turn, ["advice", "worth", "warning"]))
            seat = table.turn
            told = await advise(inn.house, room, seat)
            assert told.move is not None
            assert told.why is not None
            assert (await weigh(inn.house, room, seat, "")).offers == []
            found = await doubt(inn.house, room, seat, told.move)
            assert not found.grave
            asked = asyncio.create_task(doubt(inn.house, room, seat, told.move))
            await asyncio.sleep(0)
            await act(room, lambda t: t.move(seat, told.move or ""))
            assert not (await asked).grave  # that has gone by
            with pytest.raises(Refused) as error:
                await advise(inn.house, room, 1 - seat if table.turn == seat else seat)
            assert error.value.name in ("coach-turn", "coach-unasked")

    asyncio.run(ask())


@pytest.mark.usefixtures("here")
def test_advice_by_lot_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.coach.COACH", "no such bot")

    async def ask() -> None:
        async with open_house() as inn:
            room = await inn.table(people=2, coach=True, calm=False)
            seat = room.table.turn
            await inn.house.act(room, lambda t: t.choose_coach(seat, ["advice"]))
            with pytest.raises(Refused) as error:
                await advise(inn.house, room, seat)
            assert error.value.name == "no-answer"

    asyncio.run(ask())


def test_a_process_that_thinks_for_too_long_is_given_up_and_the_next_is_answered() -> None:
    async def ask() -> None:
        desk = Desk(patience=1.0)
        owner = Owner("here", "ann")
        slow = asyncio.create_task(desk.do(owner, lambda: partial(sleep, 60)))
        quick = asyncio.create_task(desk.do(owner, lambda: partial(int, "7")))
        with pytest.raises(Refused) as error:
            await slow
        assert error.value.name == "no-answer"
        assert await quick == 7
        desk.close()

    asyncio.run(ask())


# --- what it knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["oltremare", "batavia"])
def test_advice_is_told_without_what_nobody_can_know(name: str) -> None:
    """Every listed move of a seat can be told, and nothing but its View is looked at."""
    book = Book(name, people=1).begin()
    for _ in range(60):
        seat = book.turn
        assert book.table.game is not None
        before = book.table.rules.format_position(book.table.game.position)
        sight = Sight(book.table, messages)
        for move in book.table.game.position.moves(seat)[:3]:
            text = book.table.rules.format_move(move)
            assert sight.would(text, Audience(seat, "en"))
        assert book.table.rules.format_position(book.table.game.position) == before
        book.play()


@pytest.mark.parametrize("name", ["oltremare", "batavia"])
def test_what_is_asked_and_answered_is_the_same_in_twin_worlds_with_as_much_work(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As much work, counted in copies of positions, is as much time: none of it tells a secret."""
    book = Book(name, coach=True).begin()
    book.play(40 if name == "batavia" else 25)
    table, rng = book.table, Random(name)
    assert table.game is not None
    truth, seat = table.game.position, book.turn
    text = book.text(seat)
    offer = truth.propose(seat, rng)
    written = table.rules.format_move(offer) if offer is not None else ""
    copies = count_copies(monkeypatch, truth)
    told = set()
    for world in (truth, *(truth.view(seat).sample(rng) for _ in range(2))):
        table.game.position = world
        asked = question(table, seat, "merchant", must=True, seed="coach")
        assert table.seed_for(seat) not in asked.seed
        copies[0] = 0
        answers = [doubted(asked, text, 8), weighed(asked, "", 8)]
        if written:
            answers.append(weighed(asked, written, 8))
        told.add((json.dumps([repr(each) for each in answers]), copies[0], asked.view))
    assert len(told) == 1
    assert copies[0] > 8
