"""A person is never interrupted: bots wait while somebody writes or reads, or asks for a moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.server.patience import BELIEVED, LOOK, MOST
from fondaco.server.room import Room
from fondaco.table.entries import Clock
from fondaco.table.table import HOLD, HOLDS
from tests.server.houses import Inn, open_house

TALK = 20_000


@asynccontextmanager
async def talks(people: int = 1, **settings: Any) -> AsyncIterator[tuple[Inn, Room]]:
    """Ann (and Bob) hear how a bot trades. No steward meddles: the bot is only thought of."""
    async with open_house() as inn:
        room = await inn.table(people=0, calm=False, start=False, **settings)
        inn.house.stewards.tend = lambda room: None  # type: ignore[method-assign]
        await inn.house.act(room, lambda table: table.begin())
        for seat in [seat for seat in range(3) if seat != room.table.turn][:people]:
            chair = room.table.chairs[seat]
            chair.bot, chair.person = "", ["ann", "bob", "cem"][seat]
        assert room.table.game is not None
        assert room.table.game.position.talking()
        yield inn, room


def people(room: Room) -> list[int]:
    return room.table.people_to_hear()


def left(inn: Inn, room: Room) -> int | None:
    return room.patience.left(room.time.now())


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_a_bot_waits_as_long_as_the_table_says_and_its_time_is_seen_running() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            assert left(inn, room) == TALK
            inn.time += 15_000
            assert room.waiting().left == 5_000
            inn.time += 15_000
            assert left(inn, room) == 0
            assert room.patience.look_again(room.time.now()) == 0

    run(scene)


def test_time_stands_still_while_somebody_is_at_work() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            [seat] = people(room)
            inn.time += 15_000
            for _ in range(6):  # their client says so again and again
                inn.house.attendance.at_work(room, seat, True)
                inn.time += 10_000
            assert left(inn, room) == 5_000
            assert room.waiting().busy == [seat]
            assert room.patience.look_again(room.time.now()) == LOOK
            inn.house.attendance.at_work(room, seat, False)
            inn.time += 4_000
            assert left(inn, room) == 1_000

    run(scene)


def test_who_is_not_heard_of_again_does_not_stop_the_table() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            [seat] = people(room)
            inn.house.attendance.at_work(room, seat, True)
            inn.time += 60_000
            assert left(inn, room) == 0
            assert room.waiting().busy == []

    run(scene)


def test_only_for_a_while_where_other_people_wait_too() -> None:
    async def scene() -> None:
        async with talks(people=2) as (inn, room):
            seat = people(room)[0]
            for _ in range(MOST // 10_000 + 3):
                inn.house.attendance.at_work(room, seat, True)
                inn.time += 10_000
            assert room.waiting().busy == []
            assert left(inn, room) == 0

    run(scene)


def test_who_has_nothing_to_say_is_not_waited_for() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            [seat] = people(room)
            inn.house.attendance.at_work(room, seat, True)
            await inn.house.act(room, lambda table: table.say_ready(seat))
            assert left(inn, room) is None
            assert room.waiting().busy == []

    run(scene)


def test_hold_on_stops_it_for_everybody() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            [seat] = people(room)
            ear = inn.listen(room, "watcher", "en")
            await inn.house.act(room, lambda table: table.say_ready(seat))
            await inn.house.act(room, lambda table: table.hold(seat))  # and I do have a word
            assert left(inn, room) == HOLD
            lines = [line["text"] for frame in ear.read() for line in frame.get("lines", [])]
            assert any("wait a moment" in line for line in lines)
            inn.time += HOLD - 1_000
            assert left(inn, room) == 1_000
            for _ in range(HOLDS - 1):
                await inn.house.act(room, lambda table: table.hold(seat))
            with pytest.raises(Refused, match="that is enough"):
                await inn.house.act(room, lambda table: table.hold(seat))
            with pytest.raises(Refused, match="no talks now"):
                await inn.house.act(room, lambda table: table.hold(table.turn))

    run(scene)


def test_at_most_as_long_as_the_clock_allows() -> None:
    async def scene() -> None:
        async with talks(clock=Clock("live", bank=30)) as (inn, room):
            [seat] = people(room)
            await inn.house.act(room, lambda table: table.hold(seat))
            assert left(inn, room) == 30_000

    run(scene)


def test_another_process_hears_that_somebody_is_at_work() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            [seat] = people(room)
            ear = inn.listen(room, None)
            inn.house.attendance.met(room.table.id, "there", [seat], 0, [seat])
            assert ear.read()[0] == {"type": "waiting", "left": TALK, "busy": [seat]}
            inn.time += BELIEVED - 1
            assert left(inn, room) == TALK
            inn.house.attendance.met(room.table.id, "there", [seat], 0, [])
            assert room.waiting().busy == []

    run(scene)


def test_the_pace_of_bots_can_be_chosen_during_play() -> None:
    async def scene() -> None:
        async with talks() as (inn, room):
            ear = inn.listen(room, None, "en")
            await inn.house.act(room, lambda table: table.choose_pace("ann", "slow"))
            assert ear.read()[0]["state"]["pace"] == "slow"
            with pytest.raises(Refused, match="at the table"):
                await inn.house.act(room, lambda table: table.choose_pace("nobody", "quick"))

    run(scene)
