"""The clock on the wall is set, forward or back: no bot sleeps, and no player pays for it."""

import asyncio
from functools import partial

import pytest

from fondaco.server import steward
from fondaco.server.attendance import BELIEVED
from fondaco.server.gallery import say_in_gallery
from fondaco.server.hourglass import Hourglass
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.server.rounds import IDLE
from fondaco.server.socket import Connection
from fondaco.store import Person
from fondaco.table.entries import Clock, Settings, Stood
from fondaco.table.table import Table
from tests.server.houses import Here, Inn, hiring, open_house, sitting

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


async def play(inn: Inn, room: Room) -> None:
    """Somebody makes any move."""
    game = room.table.game
    assert game is not None
    seat = room.table.turn
    text = room.table.rules.format_move(game.position.moves(seat)[0])
    await inn.house.act(room, lambda table: table.move(seat, text))


def test_an_hourglass_runs_whatever_the_clock_on_the_wall_does() -> None:
    wall, steady = [1000], [50]
    glass = Hourglass(900, lambda: wall[0], lambda: steady[0])
    assert glass.now() == 1000  # read from a log: the wall clock is all there is
    wall[0], steady[0] = 1, 60
    assert glass.now() == 1010
    assert glass.follow() == 1010  # never back
    wall[0] = 5000
    assert glass.now() == 1010
    assert glass.follow() == glass.now() == 5000
    glass.turn(9000)  # written by somebody who is ahead of us
    steady[0] += 7
    assert glass.now() == 9007
    assert Hourglass(9000, lambda: 1, lambda: 1).now() == 9000


@pytest.mark.parametrize("jump", JUMPS)
def test_bots_do_not_sleep_as_long_as_the_jump(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(steward.PACES, "calm", (0.01, 0.01))

    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", people=0, calm=True, start=False)
            inn.listen(room, None)
            await inn.house.act(room, Table.begin)
            inn.jump(jump)
            async with asyncio.timeout(PATIENCE):
                while room.table.plies < 5:
                    await asyncio.sleep(0.01)
            assert in_order(room)

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_player_pays_for_the_time_that_passed_and_not_for_the_jump(jump: int) -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", clock=LIVE, calm=False)
            first = room.table.turn
            inn.time += 20_000
            inn.jump(jump)
            inn.house.wake(room)
            await a_while()
            assert not stood(room)
            state = room.sight.state(inn.listen(room, "ann").audience, False, room.time.now())
            assert state["seats"][first]["clock"] == 80_000
            while room.table.turn == first:
                await play(inn, room)
            assert room.table.clocks.left[first] == 80_000
            inn.time += 99_000
            inn.jump(jump)
            inn.house.wake(room)
            await a_while()
            assert not stood(room)
            inn.time += 2_000
            inn.house.wake(room)
            async with asyncio.timeout(PATIENCE):  # set back: not an hour later
                while not stood(room):
                    await asyncio.sleep(0.01)
            assert in_order(room)

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_people_have_as_long_to_speak_as_ever(jump: int) -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("oltremare", people=2, calm=False, talk=20)
            keeper = inn.house.stewards.known[room.table.id][0]
            async with asyncio.timeout(PATIENCE):
                while keeper._held is None:  # a bot would end its talks
                    if room.table.turn in (0, 1):
                        await play(inn, room)
                    await asyncio.sleep(0.001)
            plies = room.table.plies
            inn.time += 19_000
            inn.jump(jump)
            inn.house.wake(room)
            await a_while()
            assert room.table.plies == plies
            inn.time += 1_001
            inn.house.wake(room)
            async with asyncio.timeout(PATIENCE):
                while room.table.plies == plies:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_the_log_follows_the_wall_clock_where_nobody_pays_for_it() -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", calm=False)  # without a clock
            inn.jump(HOUR)
            await inn.house.act(room, lambda table: table.say("ann", "Ann", "ciao"))
            assert room.table.updated == inn.time - HOUR  # talk patience goes on as it was
            await play(inn, room)
            assert room.table.updated == inn.time
            inn.jump(-HOUR)
            inn.time += 5_000
            await play(inn, room)
            assert room.table.updated == inn.time + HOUR
            timed = await inn.table("batavia", clock=LIVE, calm=False)
            inn.jump(HOUR)
            await inn.house.act(timed, lambda table: table.pause("ann"))
            assert timed.table.updated == inn.time - HOUR  # a clock ran until now
            await inn.house.act(timed, lambda table: table.resume("ann"))
            assert timed.table.updated == inn.time
            assert timed.table.clocks.left == [100_000] * 3

    asyncio.run(work())


def test_what_watchers_say_stays_in_order_too() -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", calm=False)
            await say_in_gallery(inn.house, room, "dora", "Dora", "ciao")
            inn.jump(-HOUR)
            await say_in_gallery(inn.house, room, "dora", "Dora", "who is there?")
            assert [row.at for row in room.gallery] == [inn.time + HOUR] * 2

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_away_and_no_table_idle_by_a_jump(jump: int) -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", calm=False)
            seat = room.table.turn
            other = ["ann", "bob", "cem"][(seat + 1) % 3]
            line = Connection(inn.house, room, Person(id=other, name=other, created=0), "")
            ask = f'{{"type":"relieve","id":"%d","seat":{seat}}}'
            inn.time += 30_000
            inn.jump(jump)
            await inn.house.rounds.look_around()
            assert room.table.id in inn.house.rooms
            await line.handle(ask % 1)
            assert not stood(room)
            inn.time += 31_000
            await line.handle(ask % 2)
            assert stood(room)
            quiet = await inn.table("batavia", calm=False, seed="quiet")
            inn.jump(-HOUR)
            inn.time += IDLE + 1
            await inn.house.rounds.look_around()
            assert quiet.table.id not in inn.house.rooms

    asyncio.run(work())


@pytest.mark.parametrize("jump", JUMPS)
def test_who_is_elsewhere_is_believed_as_long_as_ever(jump: int) -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", calm=False)
            inn.house.attendance.met(room.table.id, "there", [1], 0)
            inn.jump(jump)
            await inn.house.attendance.keep([room])
            assert room.is_here(1)
            inn.time += BELIEVED + 1
            await inn.house.attendance.keep([room])
            assert not room.is_here(1)

    asyncio.run(work())


@pytest.mark.parametrize("ahead", JUMPS)
def test_two_processes_whose_clocks_differ_play_one_game(ahead: int) -> None:
    """The second one's clock is ahead (or behind): neither waits, and nobody loses time."""

    async def work() -> None:
        async with open_house() as inn:
            away = House(inn.store, Here(), steady=inn.steady, now=lambda: inn.time + ahead)
            here = await inn.house.open(inn_settings(), "ann", "skew")
            for seat, name in enumerate(("ann", "bob")):
                await inn.house.act(here, sitting(name, seat))
            await inn.house.act(here, hiring("random", 2))
            there = await away.room(here.table.id)
            await away.act(there, Table.begin)
            await inn.house.catch_up(here)
            assert here.time.now() == there.time.now() == here.table.updated
            for _ in range(20):
                inn.time += 1_000
                one = (inn.house, here) if here.table.plies % 2 else (away, there)
                seat = here.table.turn
                if seat in (0, 1):
                    game = here.table.game
                    assert game is not None
                    text = here.table.rules.format_move(game.position.moves(seat)[0])
                    await one[0].act(one[1], partial(Table.move, seat=seat, text=text))
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await inn.house.catch_up(here)
                        await away.catch_up(there)
                        written = not here.stale and not there.stale
                        same = here.table.plies == there.table.plies
                        if written and same and here.table.turn in (0, 1):
                            break
                        await asyncio.sleep(0.005)
            assert in_order(here)
            assert not stood(here)
            assert min(here.table.clocks.left) >= 100_000 - 20_000
            for _, task in away.stewards.known.values():
                task.cancel()

    asyncio.run(work())


def inn_settings() -> Settings:
    return Settings(game="batavia", players=3, options={}, clock=LIVE, calm=False)
