"""The clock on the wall is set, forward or back: no bot sleeps, and no player pays for it."""

import asyncio
from functools import partial

import pytest

from fondaco.host import bot_turns
from fondaco.host.room import Room
from fondaco.host.spectator_chat import say_to_spectators
from fondaco.host.table_time import TableTime
from fondaco.server.app import compose
from fondaco.server.patrol import IDLE_MS
from fondaco.server.tables.presence import BELIEVED_MS
from fondaco.server.ws.client import Client
from fondaco.server.ws.connection import handle
from fondaco.store import Person
from fondaco.table.entries import Clock, Opened, Stood, TableSettings
from fondaco.table.table import Table
from tests.server.houses import InProcessBots, LocalHouse, hiring, open_house, sitting

MINUTE = 60_000
HOUR = 60 * MINUTE
JUMPS = (-HOUR, -10 * MINUTE, 10 * MINUTE, HOUR)
LIVE = Clock(kind="live", bank=100, increment=0)
PATIENCE = 60.0  # seconds for anything to happen


def stood(room: Room) -> bool:
    return any(isinstance(row.entry, Stood) for row in room.table.rows)


def in_order(room: Room) -> bool:
    times = [row.at for row in room.table.rows]
    return times == sorted(times)


async def a_while() -> None:
    """Long enough for a steward to do what it would."""
    for _ in range(30):
        await asyncio.sleep(0.001)


async def play(local: LocalHouse, room: Room) -> None:
    """Somebody makes any move."""
    game = room.table.game
    assert game is not None
    seat = room.table.turn
    text = room.table.rules.format_move(game.position.moves(seat)[0])
    await local.house.act(room, lambda table: table.move(seat, text))


def test_an_hourglass_runs_whatever_the_clock_on_the_wall_does() -> None:
    wall, steady = [1000], [50]
    glass = TableTime(900, lambda: wall[0], lambda: steady[0])
    assert glass.now() == 1000  # read from a log: the wall clock is all there is
    wall[0], steady[0] = 1, 60
    assert glass.now() == 1010
    assert glass.follow() == 1010  # never back
    wall[0] = 5000
    assert glass.now() == 1010
    assert glass.follow() == glass.now() == 5000
    glass.set(9000)  # written by somebody who is ahead of us
    steady[0] += 7
    assert glass.now() == 9007
    assert TableTime(9000, lambda: 1, lambda: 1).now() == 9000


@pytest.mark.parametrize("jump", JUMPS)
def test_bots_do_not_sleep_as_long_as_the_jump(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot_turns.PACES_S, "calm", (0.01, 0.01))

    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=0, calm=True, start=False)
            local.listen(room, None)
            await local.house.act(room, Table.begin)
            local.jump(jump)
            async with asyncio.timeout(PATIENCE):
                while room.table.plies < 5:
                    await asyncio.sleep(0.01)
            assert in_order(room)

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_player_pays_for_the_time_that_passed_and_not_for_the_jump(jump: int) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", clock=LIVE, calm=False)
            first = room.table.turn
            local.time += 20_000
            local.jump(jump)
            local.house.wake(room)
            await a_while()
            assert not stood(room)
            state = room.sight.state(local.listen(room, "ann").audience, False, room.time.now())
            assert state["seats"][first]["clock"] == 80_000
            while room.table.turn == first:
                await play(local, room)
            assert room.table.clocks.left[first] == 80_000
            local.time += 99_000
            local.jump(jump)
            local.house.wake(room)
            await a_while()
            assert not stood(room)
            local.time += 2_000
            local.house.wake(room)
            async with asyncio.timeout(PATIENCE):  # set back: not an hour later
                while not stood(room):
                    await asyncio.sleep(0.01)
            assert in_order(room)

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_people_have_as_long_to_speak_as_ever(jump: int) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("oltremare", people=2, calm=False, talk=20)
            keeper = local.services.stewards.known[room.table.id][0]
            async with asyncio.timeout(PATIENCE):
                while keeper._held is None:  # a bot would end its talks
                    if room.table.turn in (0, 1):
                        await play(local, room)
                    await asyncio.sleep(0.001)
            plies = room.table.plies
            local.time += 19_000
            local.jump(jump)
            local.house.wake(room)
            await a_while()
            assert room.table.plies == plies
            local.time += 1_001
            local.house.wake(room)
            async with asyncio.timeout(PATIENCE):
                while room.table.plies == plies:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_the_log_follows_the_wall_clock_where_nobody_pays_for_it() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", calm=False)  # without a clock
            local.jump(HOUR)
            await local.house.act(room, lambda table: table.say("ann", "Ann", "ciao"))
            assert room.table.updated == local.time - HOUR  # talk patience goes on as it was
            await play(local, room)
            assert room.table.updated == local.time
            local.jump(-HOUR)
            local.time += 5_000
            await play(local, room)
            assert room.table.updated == local.time + HOUR
            timed = await local.table("batavia", clock=LIVE, calm=False)
            local.jump(HOUR)
            await local.house.act(timed, lambda table: table.pause("ann"))
            assert timed.table.updated == local.time - HOUR  # a clock ran until now
            await local.house.act(timed, lambda table: table.resume("ann"))
            assert timed.table.updated == local.time
            assert timed.table.clocks.left == [100_000] * 3

    asyncio.run(work())


def test_what_watchers_say_stays_in_order_too() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", calm=False)
            await say_to_spectators(local.house, room, "dora", "Dora", "ciao")
            local.jump(-HOUR)
            await say_to_spectators(local.house, room, "dora", "Dora", "who is there?")
            assert [row.at for row in room.spectator_talk] == [local.time + HOUR] * 2

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_away_and_no_table_idle_by_a_jump(jump: int) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", calm=False)
            seat = room.table.turn
            other = ["ann", "bob", "cem"][(seat + 1) % 3]
            line = Client(local.services, room, Person(id=other, name=other, created=0), "")
            ask = f'{{"type":"relieve","id":"%d","seat":{seat}}}'
            local.time += 30_000
            local.jump(jump)
            await local.services.patrol.look_around()
            assert room.table.id in local.house.rooms
            await handle(line, ask % 1)
            assert not stood(room)
            local.time += 31_000
            await handle(line, ask % 2)
            assert stood(room)
            quiet = await local.table("batavia", calm=False, seed="quiet")
            local.jump(-HOUR)
            local.time += IDLE_MS + 1
            await local.services.patrol.look_around()
            assert quiet.table.id not in local.house.rooms

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_who_is_elsewhere_is_believed_as_long_as_ever(jump: int) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", calm=False)
            local.house.presence.on_presence(room.table.id, "there", [1], 0)
            local.jump(jump)
            await local.house.presence.keep([room])
            assert room.is_here(1)
            local.time += BELIEVED_MS + 1
            await local.house.presence.keep([room])
            assert not room.is_here(1)

    asyncio.run(work())


@pytest.mark.parametrize("ahead", JUMPS)
def test_two_processes_whose_clocks_differ_play_one_game(ahead: int) -> None:
    """The second one's clock is ahead (or behind): neither waits, and nobody loses time."""

    async def work() -> None:
        async with open_house() as local:
            other = compose(
                local.store, InProcessBots(), steady=local.steady, now=lambda: local.time + ahead
            )
            away = other.house
            here = await local.house.open(Opened(inn_settings(), 0, "skew", "ann"))
            for seat, name in enumerate(("ann", "bob")):
                await local.house.act(here, sitting(name, seat))
            await local.house.act(here, hiring("random", 2))
            there = await away.room(here.table.id)
            await away.act(there, Table.begin)
            await local.house.catch_up(here)
            assert here.time.now() == there.time.now() == here.table.updated
            for _ in range(20):
                local.time += 1_000
                one = (local.house, here) if here.table.plies % 2 else (away, there)
                seat = here.table.turn
                if seat in (0, 1):
                    game = here.table.game
                    assert game is not None
                    text = here.table.rules.format_move(game.position.moves(seat)[0])
                    await one[0].act(one[1], partial(Table.move, seat=seat, text=text))
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await local.house.catch_up(here)
                        await away.catch_up(there)
                        written = not here.stale and not there.stale
                        same = here.table.plies == there.table.plies
                        if written and same and here.table.turn in (0, 1):
                            break
                        await asyncio.sleep(0.005)
            assert in_order(here)
            assert not stood(here)
            assert min(here.table.clocks.left) >= 100_000 - 20_000
            for _, task in other.stewards.known.values():
                task.cancel()

    asyncio.run(work())


def inn_settings() -> TableSettings:
    return TableSettings(game="batavia", players=3, options={}, clock=LIVE, calm=False)
