"""The coach answers who may have one, from what they can see, and everybody sees who has one."""

import asyncio
import json
from functools import partial
from random import Random
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from fondaco.analysis.offers import worth_of_offer, worth_of_offering
from fondaco.contract.refused import Refused
from fondaco.games import game
from fondaco.host.advising import Advised, advise
from fondaco.host.bot_thinking import Question, question
from fondaco.host.coach import doubted, is_time, may_ask, weighed
from fondaco.messages import messages_in
from fondaco.server.http import coach as coach_handlers
from fondaco.server.limits.rates import LimitedError, RateLimits
from fondaco.server.play.ratings import rate_table
from fondaco.server.work.advice_worker import AdviceWorker, Work
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Person
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid
from fondaco.table.sight import Sight
from tests.rules.oltremare.builders import oltremare
from tests.server.copies import count_copies
from tests.server.houses import FREE, PEOPLE, open_house
from tests.server.room_builder import RoomBuilder


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk works in this process: to start another takes longest."""

    async def run(self: AdviceWorker, work: Work[Any]) -> Any:
        return work()

    monkeypatch.setattr(AdviceWorker, "_run", run)


def quick_advice(asked: Question) -> Advised:
    return advise(asked, iterations=8, worlds=2)


def broken(asked: Question) -> Advised:
    raise ZeroDivisionError


def refused(builder: RoomBuilder, seat: int, aid: Aid = "advice") -> str:
    with pytest.raises(Refused) as error:
        may_ask(builder.table, seat, aid)
    return error.value.name


def allowed(**more: Any) -> RoomBuilder:
    """A table of people whose host allows the coach."""
    return RoomBuilder(people=2, coach=True, **more)


# --- who may have one -----------------------------------------------------------------------------


def test_who_plays_alone_against_bots_may_always_ask_in_their_turn() -> None:
    alone = RoomBuilder(people=1).begin()
    while alone.turn != 0:
        alone.play()
    may_ask(alone.table, 0, "advice")
    assert refused(alone, 0, "worth") == "coach-unasked"
    assert refused(alone, -1) == "only-watching"
    assert is_time(alone.table, 0, "advice")
    while alone.turn == 0:
        alone.play()
    assert not is_time(alone.table, 0, "advice")


def test_in_a_practice_game_the_coach_does_everything_until_the_person_chooses() -> None:
    alone = RoomBuilder(people=1, coach=True).begin()
    assert alone.table.aids(0) == ("advice", "worth", "warning")
    alone.write(alone.table.choose_coach(0, ["advice"]))
    assert alone.table.aids(0) == ("advice",)
    assert RoomBuilder(people=2, coach=True).begin().table.aids(0) == ()


def test_among_people_the_host_decides_and_each_switches_it_on_alone() -> None:
    assert refused(RoomBuilder(people=2).begin(), 0) == "coach-off"
    with pytest.raises(Refused, match="Coaching is off"):
        RoomBuilder(people=2).begin().table.choose_coach(0, ["advice"])
    builder = allowed().begin()
    table = builder.table
    while builder.turn != 0:
        builder.play()
    assert refused(builder, 0) == "coach-unasked"
    builder.write(table.choose_coach(0, ["warning", "advice"]))
    may_ask(table, 0, "advice")
    may_ask(table, 0, "warning")
    assert refused(builder, 0, "worth") == "coach-unasked"
    assert table.aids(1) == ()
    assert [list(table.aids(seat)) for seat in range(3)] == [["advice", "warning"], [], []]
    builder.write(table.choose_coach(0, []))
    assert refused(builder, 0) == "coach-unasked"
    with pytest.raises(Refused):
        table.choose_coach(2, ["advice"])  # a bot has none


def test_everybody_sees_who_has_a_coach_and_when_that_changed() -> None:
    builder = allowed().begin()
    room = builder.room()
    table = room.table
    changes: list[tuple[list[Aid], str]] = [
        (["worth", "advice"], "it gives advice and it says what offers are worth"),
        ([], "no longer has a coach"),
    ]
    for aids, said in changes:
        builder.write(builder.table.choose_coach(1, aids))
        row = builder.table.rows[-1]
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
    builder = allowed(game="batavia", setup="quick").begin()
    while builder.table.status == "playing":
        builder.play()
    asyncio.run(rate_table(None, builder.table))  # type: ignore[arg-type]


# --- what it says ---------------------------------------------------------------------------------


def bargains() -> Any:
    return game("oltremare").bargains(oltremare().rules)


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
    monkeypatch.setattr("fondaco.server.study.coach.advise", quick_advice)

    async def ask() -> None:
        async with open_house() as local:
            room = await local.table(people=2, coach=True, calm=False)
            act, table = local.house.act, room.table
            await act(room, lambda t: t.choose_coach(t.turn, ["advice", "worth", "warning"]))
            seat = table.turn
            told = await local.services.coach.advise(room, seat)
            assert told.line
            assert (await local.services.coach.weigh(room, seat, "")).offers == []
            found = await local.services.coach.doubt(room, seat, told.line[0])
            assert not found.grave
            asked = asyncio.create_task(local.services.coach.doubt(room, seat, told.line[0]))
            await asyncio.sleep(0)
            await act(room, lambda t: t.move(seat, told.line[0]))
            assert not (await asked).grave  # that has gone by
            with pytest.raises(Refused) as error:
                await local.services.coach.advise(room, 1 - seat if table.turn == seat else seat)
            assert error.value.name in ("coach-turn", "coach-unasked")

    asyncio.run(ask())


@pytest.mark.usefixtures("here")
def test_a_coach_that_fails_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.study.coach.advise", broken)

    async def ask() -> None:
        async with open_house() as local:
            room = await local.table(people=2, coach=True, calm=False)
            seat = room.table.turn
            await local.house.act(room, lambda t: t.choose_coach(seat, ["advice"]))
            with pytest.raises(Refused) as error:
                await local.services.coach.advise(room, seat)
            assert error.value.name == "no-answer"

    asyncio.run(ask())


def test_a_process_that_thinks_for_too_long_is_given_up_and_the_next_is_answered() -> None:
    async def ask() -> None:
        desk = AdviceWorker(patience=1.0)
        owner = Owner("here", "ann")
        slow = asyncio.create_task(desk.do(owner, lambda: partial(sleep, 60)))
        quick = asyncio.create_task(desk.do(owner, lambda: partial(int, "7")))
        with pytest.raises(Refused) as error:
            await slow
        assert error.value.name == "no-answer"
        assert await quick == 7
        assert desk._process._pool is not None
        desk.close()
        assert desk._process._pool is None

    asyncio.run(ask())


# --- what it knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["oltremare", "batavia"])
def test_advice_is_reported_without_what_nobody_can_know(name: str) -> None:
    """Every listed move of a seat can be told, and nothing but its View is looked at."""
    builder = RoomBuilder(name, people=1).begin()
    for _ in range(60):
        seat = builder.turn
        assert builder.table.game is not None
        before = builder.table.rules.format_position(builder.table.game.position)
        sight = Sight(builder.table, messages_in)
        for move in builder.table.game.position.moves(seat)[:3]:
            text = builder.table.rules.format_move(move)
            assert sight.would([text], Audience(seat, "en"))
        assert builder.table.rules.format_position(builder.table.game.position) == before
        builder.play()


@pytest.mark.parametrize("name", ["oltremare", "batavia"])
def test_what_is_asked_and_answered_is_the_same_in_twin_worlds_with_as_much_work(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As much work, counted in copies of positions, is as much time: none of it tells a secret."""
    builder = RoomBuilder(name, coach=True).begin()
    builder.play(40 if name == "batavia" else 25)
    table, rng = builder.table, Random(name)
    assert table.game is not None
    truth, seat = table.game.position, builder.turn
    text = builder.text(seat)
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
    assert copies[0] > 4


# --- how often it answers -------------------------------------------------------------------------


@pytest.mark.parametrize("counted", ["coach", "coach_a_person"])
def test_questions_are_counted_by_address_and_by_person(
    counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with open_house() as local:
            room = await local.table(people=2, coach=True, calm=False)
            seat = room.table.turn
            await local.house.act(room, lambda t: t.choose_coach(seat, ["advice"]))
            person = Person(PEOPLE[seat], "Somebody", 0)
            bounds = replace(FREE, **{counted: 10})
            local.house.limits = RateLimits(local.store, local.house.now, bounds)
            monkeypatch.setattr(coach_handlers, "require_person", partial(given, person))
            monkeypatch.setattr(coach_handlers, "room_of", partial(given, room))
            request: Any = SimpleNamespace(
                app=SimpleNamespace(state=SimpleNamespace(services=local.services)),
                client=SimpleNamespace(host="10.0.0.1"),
            )
            for _ in range(2):
                found = await coach_handlers._coached(request, room.table.id, "advice", 5)
                assert found == (room, seat)
            with pytest.raises(LimitedError):
                await coach_handlers._coached(request, room.table.id, "advice")

    asyncio.run(ask())


async def given(answer: Any, *_: Any) -> Any:
    return answer
