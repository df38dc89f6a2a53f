"""What stands beside a table's log is the same at every process, with a bus or without."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.fork import copy as copy_game
from fondaco.host.rematch import followed
from fondaco.host.room import Room
from fondaco.host.seat_orders import carry_out, give
from fondaco.host.spectator_chat import say_to_spectators
from fondaco.server.base.log_codec import decode
from fondaco.table.entries import Moved, Said, gallery_log
from fondaco.table.standing_orders import ordered
from fondaco.table.table import Table
from tests.long import mostly_long
from tests.server.houses import LocalHouse, open_house, sitting
from tests.server.room_builder import bid_up_to
from tests.server.twins import Wire
from tests.store.houses import postgres_schema

ROUNDS = 20


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
    else:
        with postgres_schema("beside") as found:
            yield found


@asynccontextmanager
async def pair(url: str, cut: bool = True) -> AsyncIterator[tuple[LocalHouse, LocalHouse]]:
    """Two houses on one store, whose bus is cut, and which go no rounds by themselves."""
    ends: list[Wire] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fondaco.server.patrol.ROUND_S", 1e6)
        first, second = Wire(ends, cut), Wire(ends, cut)
        async with open_house(url, bus=first) as one, open_house(url, bus=second) as two:
            yield one, two


async def bidding(one: LocalHouse, two: LocalHouse) -> tuple[Room, Room, int]:
    """A table at both where a seat is to bid; no steward does anything there by itself."""
    here = await one.table("batavia", calm=False)
    here.copying = True
    there = await two.house.room(here.table.id)
    there.copying = True
    await until_bidding(one, here)
    await two.house.catch_up(there)
    return here, there, here.table.turn


async def until_bidding(local: LocalHouse, room: Room) -> None:
    table = room.table
    while True:
        assert table.game is not None
        view = table.game.position.view(table.turn)
        if view.prompt["ask"] == "bid":
            return
        text = table.rules.format_move(view.moves[0])
        await local.house.act(room, lambda t, text=text: t.move(t.turn, text))  # type: ignore[misc]


async def by_order(local: LocalHouse, table: str) -> list[int]:
    rows = [(row.number, decode(row.entry)) for row in await local.store.read(table)]
    return [number for number, entry in rows if isinstance(entry, Moved) and entry.by == "order"]


def test_an_order_that_was_ended_elsewhere_is_not_carried_out(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            here, there, seat = await bidding(one, two)
            await give(one.house, here, seat, {"bid_up_to": 75})
            await two.house.catch_up(there)
            assert ordered(there.table) is not None
            await give(one.house, here, seat, {})
            assert ordered(there.table) is not None  # it has heard nothing
            with pytest.raises(Refused, match="has already ended"):
                await carry_out(two.house, there, seat)
            assert await by_order(one, here.table.id) == []
            assert bid_up_to(there.table, seat) is None

    asyncio.run(work())


def test_whoever_is_told_that_an_order_has_ended_sees_nothing_done_by_it_later(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            for _ in range(ROUNDS):
                here, there, seat = await bidding(one, two)
                await give(one.house, here, seat, {"bid_up_to": 75})
                await two.house.catch_up(there)

                async def end(here: Room = here, seat: int = seat) -> list[int]:
                    await give(one.house, here, seat, {})
                    return await by_order(one, here.table.id)

                done, _ = await asyncio.gather(
                    end(), carry_out(two.house, there, seat), return_exceptions=True
                )
                assert await by_order(one, here.table.id) == done

    asyncio.run(work())


def test_orders_the_gallery_and_the_rematch_are_found_without_the_bus(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            here, there, seat = await bidding(one, two)
            watcher, player = two.listen(there, None), two.listen(there, f"{seat}")
            sitter = two.listen(there, there.table.chairs[seat].person)
            await give(one.house, here, seat, {"bid_up_to": 7})
            await say_to_spectators(one.house, here, "eve", "Eve", "Who wins?")
            await two.services.patrol.look_around()
            assert bid_up_to(there.table, seat) == 7
            assert b'"bid_up_to":7' in sitter.frames[-1]
            assert [frame["type"] for frame in watcher.read()] == ["overheard"]
            assert b"Who wins" not in b"".join(sitter.frames)
            assert player.read()  # who is no player at all watches
            await one.house.act(here, lambda table: table.close())
            await followed(one.house, here, "next")
            assert await followed(two.house, there, "another") == "next"
            there.table.rematch, there.side_logs[f"{there.table.id}.rematch"].number = "", -1
            await two.services.patrol.look_around()
            assert there.table.rematch == "next"
            assert watcher.read()[-1]["changes"]["rematch"] == "next"

    asyncio.run(work())


def test_the_bus_announces_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with pair(f"sqlite:///{tmp_path / 'house.db'}", cut=False) as (one, two):
            here, there, seat = await bidding(one, two)
            watcher = two.listen(there, None)
            await say_to_spectators(one.house, here, "eve", "Eve", "Who wins?")
            await give(one.house, here, seat, {"bid_up_to": 7})
            async with asyncio.timeout(30):
                while not watcher.frames or not bid_up_to(there.table, seat):
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_what_is_repeated_at_another_house_is_said_once(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            here, there, _ = await bidding(one, two)
            for _ in range(2):
                await say_to_spectators(one.house, here, "eve", "Eve", "Who wins?", "r1")
                await say_to_spectators(two.house, there, "eve", "Eve", "Who wins?", "r1")
            await say_to_spectators(two.house, there, "eve", "Eve", "I do.", "r2")
            assert len(await one.store.read(gallery_log(here.table.id))) == 2

    asyncio.run(work())


def test_nobody_is_refused_for_what_has_changed_at_another_house(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            here = await one.table("batavia", people=0, start=False, players=3)
            there = await two.house.room(here.table.id)
            await one.house.act(here, lambda table: table.free(0))
            await two.house.act(there, sitting("ann", 0))  # there, somebody still sat in it
            await one.house.act(here, Table.begin)  # here, nobody did yet
            assert here.table.status == "playing"

    asyncio.run(work())


def test_a_copied_game_is_left_alone_by_stewards_elsewhere(url: str) -> None:
    async def work() -> None:
        async with pair(url) as (one, two):
            room = await one.table("batavia", people=1, start=False, calm=False)
            says = [lambda table: table.say("ann", "", "And then?")] * 100
            copy = asyncio.create_task(copy_game(one.house, room, [Table.begin, *says]))
            while not copy.done():
                await two.services.patrol.look_around()
            await copy
            rows = [decode(row.entry) for row in await one.store.read(room.table.id)]
            last = max(at for at, entry in enumerate(rows) if isinstance(entry, Said))
            assert sum(isinstance(entry, Said) for entry in rows) == 100
            assert not any(isinstance(entry, Moved) for entry in rows[:last])

    asyncio.run(work())


def test_orders_wait_for_the_game_to_begin() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", start=False)
            with pytest.raises(Refused, match="hasn’t started"):
                await give(local.house, room, 0, {"decline_all": True})

    asyncio.run(work())
