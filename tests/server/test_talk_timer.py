"""A person is never interrupted: bots wait while somebody writes or reads, or asks for a moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.room import Room
from fondaco.host.talk_timer import BELIEVED_MS, LOOK_S, MAX_WAIT_MS
from fondaco.table.entries import Clock
from fondaco.table.table import HOLD_MS, HOLDS
from tests.server.houses import LocalHouse, open_house

TALK = 20_000


@asynccontextmanager
async def talks(people: int = 1, **settings: Any) -> AsyncIterator[tuple[LocalHouse, Room]]:
    """Ann (and Bob) hear how a bot trades. No steward meddles: the bot is only thought of."""
    async with open_house() as local:
        room = await local.table(people=0, calm=False, start=False, **settings)
        local.services.stewards.tend = lambda room: None  # type: ignore[method-assign]
        await local.house.act(room, lambda table: table.begin())
        for seat in [seat for seat in range(3) if seat != room.table.turn][:people]:
            chair = room.table.chairs[seat]
            chair.bot, chair.person = "", ["ann", "bob", "cem"][seat]
        assert room.table.game is not None
        assert room.table.game.position.talking()
        yield local, room


def people(room: Room) -> list[int]:
    return room.table.people_to_hear()


def left(local: LocalHouse, room: Room) -> int | None:
    return room.talk_timer.left(room.time.now())


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_a_bot_waits_as_long_as_the_table_says_and_its_time_is_seen_running() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            assert left(local, room) == TALK
            local.time += 15_000
            assert room.waiting().left == 5_000
            local.time += 15_000
            assert left(local, room) == 0
            assert room.talk_timer.look_again(room.time.now()) == 0

    run(scene)


def test_time_stands_still_while_somebody_is_at_work() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            [seat] = people(room)
            local.time += 15_000
            for _ in range(6):  # their client says so again and again
                local.house.presence.at_work(room, seat, True)
                local.time += 10_000
            assert left(local, room) == 5_000
            assert room.waiting().busy == [seat]
            assert room.talk_timer.look_again(room.time.now()) == LOOK_S
            local.house.presence.at_work(room, seat, False)
            local.time += 4_000
            assert left(local, room) == 1_000

    run(scene)


def test_who_is_not_heard_of_again_does_not_stop_the_table() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            [seat] = people(room)
            local.house.presence.at_work(room, seat, True)
            local.time += 60_000
            assert left(local, room) == 0
            assert room.waiting().busy == []

    run(scene)


def test_only_for_a_while_where_other_people_wait_too() -> None:
    async def scene() -> None:
        async with talks(people=2) as (local, room):
            seat = people(room)[0]
            for _ in range(MAX_WAIT_MS // 10_000 + 3):
                local.house.presence.at_work(room, seat, True)
                local.time += 10_000
            assert room.waiting().busy == []
            assert left(local, room) == 0

    run(scene)


def test_who_has_nothing_to_say_is_not_waited_for() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            [seat] = people(room)
            local.house.presence.at_work(room, seat, True)
            await local.house.act(room, lambda table: table.say_ready(seat))
            assert left(local, room) is None
            assert room.waiting().busy == []

    run(scene)


def test_hold_on_stops_it_for_everybody() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            [seat] = people(room)
            recorder = local.listen(room, "watcher", "en")
            await local.house.act(room, lambda table: table.say_ready(seat))
            await local.house.act(room, lambda table: table.hold(seat))  # and I do have a word
            assert left(local, room) == HOLD_MS
            lines = [line["text"] for frame in recorder.read() for line in frame.get("lines", [])]
            assert any("wait a moment" in line for line in lines)
            local.time += HOLD_MS - 1_000
            assert left(local, room) == 1_000
            for _ in range(HOLDS - 1):
                await local.house.act(room, lambda table: table.hold(seat))
            with pytest.raises(Refused, match="That is the limit"):
                await local.house.act(room, lambda table: table.hold(seat))
            with pytest.raises(Refused, match="Nobody is trading"):
                await local.house.act(room, lambda table: table.hold(table.turn))

    run(scene)


def test_at_most_as_long_as_the_clock_allows() -> None:
    async def scene() -> None:
        async with talks(clock=Clock("live", bank=30)) as (local, room):
            [seat] = people(room)
            await local.house.act(room, lambda table: table.hold(seat))
            assert left(local, room) == 30_000

    run(scene)


def test_another_process_hears_that_somebody_is_at_work() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            [seat] = people(room)
            recorder = local.listen(room, None)
            local.house.presence.on_presence(room.table.id, "there", [seat], 0, [seat])
            assert recorder.read()[0] == {"type": "waiting", "left": TALK, "busy": [seat]}
            local.time += BELIEVED_MS - 1
            assert left(local, room) == TALK
            local.house.presence.on_presence(room.table.id, "there", [seat], 0, [])
            assert room.waiting().busy == []

    run(scene)


def test_the_pace_of_bots_can_be_chosen_during_play() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            recorder = local.listen(room, None, "en")
            await local.house.act(room, lambda table: table.choose_pace("ann", "slow"))
            assert recorder.read()[0]["state"]["pace"] == "slow"
            with pytest.raises(Refused, match="Only seated players"):
                await local.house.act(room, lambda table: table.choose_pace("nobody", "quick"))

    run(scene)
