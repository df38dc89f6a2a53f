"""Going the rounds: every table is looked at in time, and never all of them at once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from fondaco.host.fork import copy as copy_game
from fondaco.host.room import Room
from fondaco.server import patrol as rounds
from fondaco.server.bus.bus import NoBus
from fondaco.server.tables.house import LEASE_MS
from fondaco.server.tables.readiness import PROBE
from fondaco.store import Store, open_store
from fondaco.table.entries import Clock
from fondaco.table.table import Table
from tests.server.houses import PEOPLE, LocalHouse, open_house
from tests.store.houses import with_store

TABLES = 45


def test_a_round_looks_at_every_table_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    async def work() -> None:
        async with open_house() as local:
            names = {(await local.table("batavia", start=False)).table.id for _ in range(TABLES)}
            newest, seen = local.store.newest, asyncio.Event()

            async def counted(logs: list[str]) -> dict[str, int]:
                asked.append(logs)
                if {name for some in asked for name in some} >= names:
                    seen.set()
                return await newest(logs)

            monkeypatch.setattr(local.store, "newest", counted)
            monkeypatch.setattr(rounds, "ROUND_S", 0.02)
            going = asyncio.create_task(local.services.patrol.run())
            await asyncio.wait_for(seen.wait(), 60)
            going.cancel()

    asyncio.run(work())
    assert max(map(len, asked)) <= TABLES // rounds.PARTS_PER_ROUND + 1


class SilentBus(NoBus):
    """Other processes serve the same tables, but say nothing."""

    shared = True


def test_a_table_that_another_process_runs_is_put_away_soon() -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        here, there = (LocalHouse(store, bus=SilentBus()) for _ in range(2))
        try:
            room = await here.table("batavia", clock=Clock("live", bank=7200, increment=5))
            name = room.table.id
            await there.house.room(name)
            steward = here.services.stewards.known[name][0]
            assert await steward.may_act()
            assert here.services.stewards.holds(name)
            assert not await there.services.stewards.known[name][0].may_act()
            assert not there.services.stewards.holds(name)
            for house in (here, there):
                house.services.patrol.tidy(list(house.house.rooms.values()))
                assert name in house.house.rooms
                house.time += rounds.IDLE_ELSEWHERE_MS + 1
            for house in (here, there):
                house.services.patrol.tidy(list(house.house.rooms.values()))
            assert name in here.house.rooms
            assert name not in there.house.rooms
            there.time += 8_000_000  # the clock has run out
            await here.house.store.lease(name, here.house.name, there.time, there.time + LEASE_MS)
            await there.services.patrol.find_due()
            assert name not in there.house.rooms
            await here.house.store.release(here.house.name)
            await there.services.patrol.find_due()
            assert name in there.house.rooms
        finally:
            for house in (here, there):
                await house.services.stewards.close()
                await house.house.close()
            await store.close()

    asyncio.run(work())


def test_a_check_that_fails_stops_no_other() -> None:
    done: list[str] = []

    async def fails() -> None:
        done.append("first")
        raise KeyError("broken")

    async def works() -> None:
        done.append("second")

    async def work(store: Store) -> None:
        patrol = LocalHouse(store).services.patrol  # which does not go its rounds by itself here
        patrol.seldom[:] = [fails, works]
        await patrol.look_at_the_house(False)
        assert done == []
        await patrol.look_at_the_house(True)
        assert done == ["first", "second"]
        await patrol.look_around()
        assert done == ["first", "second"] * 2

    with_store("sqlite://", work)


def test_a_round_finds_tables_that_are_due_though_nobody_has_asked_for_them() -> None:
    async def work() -> None:
        async with open_house() as local:
            clock = Clock("live", bank=600, increment=5)
            name = (await local.table("batavia", clock=clock)).table.id
            local.house.put_away(name)
            await local.services.patrol.look_at_the_house(False)
            assert name not in local.house.rooms
            local.time += 700_000  # the clock has run out
            await local.services.patrol.look_at_the_house(False)
            assert name in local.house.rooms

    asyncio.run(work())


def test_a_game_that_is_copied_takes_its_lease_once_and_renews_it_in_time() -> None:
    async def work() -> None:
        local = LocalHouse(await open_store("sqlite://"), bus=SilentBus())
        try:
            room = await local.table("batavia", start=False)
            leases: list[int] = []
            local.house.on_leased.append(lambda *_: leases.append(local.time))
            start = local.time
            waits = [0, 0, LEASE_MS // 2, 1, 0]  # before each of these entries

            def say(wait: int) -> Any:
                local.time += wait
                return lambda table: table.say("ann", "", "And then?")

            await copy_game(local.house, room, map(say, waits))
            assert leases == [start, start + LEASE_MS // 2 + 1]
        finally:
            await local.services.stewards.close()
            await local.house.close()
            await local.store.close()

    asyncio.run(work())


def test_a_round_looks_now_and_then_whether_the_store_can_write(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with open_house() as local:
            probed: list[str] = []
            count = local.store.count

            async def counted(counts: dict[str, int], *more: int) -> dict[str, int]:
                probed.extend(counts)
                return await count(counts, *more)

            monkeypatch.setattr(local.store, "count", counted)
            local.time += 10_000
            await local.services.patrol.look_at_the_house(False)
            assert probed == []
            await local.services.patrol.look_at_the_house(True)
            assert probed == [PROBE]

    asyncio.run(work())


def test_the_patrol_rests_between_the_parts_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    class EnoughError(BaseException):
        pass

    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) >= 2 * rounds.PARTS_PER_ROUND:
            raise EnoughError

    async def work(store: Store) -> None:
        local = LocalHouse(store)
        stand_in = SimpleNamespace(sleep=sleep, CancelledError=asyncio.CancelledError)
        monkeypatch.setattr(rounds, "asyncio", stand_in)
        with pytest.raises(EnoughError):
            await asyncio.wait_for(local.services.patrol.run(), 60)
        await local.house.close()

    with_store("sqlite://", work)
    assert sum(slept) == pytest.approx(2 * rounds.ROUND_S)


def test_what_another_process_has_written_is_followed_by_what_follows_a_move() -> None:
    async def work(store: Store) -> None:
        here, there = (LocalHouse(store, bus=SilentBus()) for _ in range(2))
        moved: list[Room] = []
        turns: list[tuple[str, str]] = []
        there.house.on_moved.append(moved.append)
        here.house.on_turn.append(lambda _, person: turns.append(("here", person)))
        there.house.on_turn.append(lambda _, person: turns.append(("there", person)))
        try:
            room = await here.table("batavia", start=False)
            same = await there.house.room(room.table.id)
            moved.clear()
            await there.house.catch_up(same)
            assert moved == []
            await here.house.act(room, Table.begin)
            await there.house.catch_up(same)
            assert moved == [same]
            assert turns == [("here", PEOPLE[room.table.turn])]  # one process alerts people
        finally:
            for house in (here, there):
                await house.services.stewards.close()
                await house.house.close()

    with_store("sqlite://", work)
