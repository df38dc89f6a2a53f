"""People look for players: they find each other, the game begins, and nobody waits for ghosts."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.table_index import card
from fondaco.server.play.gathering import AWAY_MS, Looking, is_gathering, look_for_players
from fondaco.store import Person
from tests.long import mostly_long
from tests.server.houses import PEOPLE, LocalHouse, hiring, open_house
from tests.server.test_turn_alerts import sent  # noqa: F401 — a fixture
from tests.store.houses import postgres_schema

BATAVIA = Looking("batavia", 3)


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with postgres_schema("gathering") as found:
        yield found


async def people(local: LocalHouse) -> list[Person]:
    found = [
        Person(name, name.title(), 0, webhook=f"https://{name}.test/") for name in PEOPLE[:4]
    ]  # fmt: skip
    for each in found:
        await local.store.add_person(each, f"secret of {each.id}")
    return found


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.001)


def test_people_who_look_for_the_same_find_each_other(
    url: str,
    sent: list[tuple[str, Any]],  # noqa: F811
) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            house, (ann, bob, cem, dora) = local.house, await people(local)
            room = await look_for_players(house, BATAVIA, ann)
            assert await look_for_players(house, BATAVIA, ann) is room  # a second click
            with pytest.raises(Refused, match="already looking"):
                await look_for_players(house, Looking("oltremare", 4), ann)
            other = await look_for_players(house, Looking("batavia", 4), dora)
            assert other is not room
            listed = [card(each, "bob") for each in await local.store.tables(public=True)]
            assert [each.gathers for each in listed] == [True, True]
            assert await look_for_players(house, BATAVIA, bob) is room
            assert is_gathering(room.table)
            await house.act(room, lambda table: table.sit("cem", "Cem"))  # from the list
            await until(lambda: len(sent) == 3)
            assert room.table.status == "playing"
            full = [(address, each["seat"]) for address, each in sent if "is full" in each["text"]]
            wanted = [(f"https://{who}.test/", at) for at, who in enumerate(PEOPLE[:3])]
            assert sorted(full) == wanted
            assert {each["table"] for _, each in sent} == {room.table.id}
            assert await look_for_players(house, BATAVIA, cem) is not room

    asyncio.run(work())


def test_bots_may_take_the_last_seats() -> None:
    async def work() -> None:
        async with open_house() as local:
            ann = (await people(local))[0]
            room = await look_for_players(local.house, BATAVIA, ann)
            for seat in (1, 2):
                await local.house.act(room, hiring("random", seat))
            await until(lambda: room.table.status == "playing")

    asyncio.run(work())


def test_people_who_blocked_each_other_do_not_meet() -> None:
    async def work() -> None:
        async with open_house() as local:
            house, (ann, bob, cem, dora) = local.house, await people(local)
            room = await look_for_players(house, BATAVIA, ann)
            assert await look_for_players(house, BATAVIA, bob) is room
            await local.store.block("bob", "cem", True)
            await local.store.block("dora", "ann", True)
            assert await look_for_players(house, BATAVIA, cem) is not room
            other = await look_for_players(house, BATAVIA, dora)
            assert other.table.seat_of("cem") >= 0

    asyncio.run(work())


def test_other_options_are_another_game() -> None:
    async def work() -> None:
        async with open_house() as local:
            house, (ann, bob, *_) = local.house, await people(local)
            quick = Looking("batavia", 3, {"setup": "quick"})
            assert await look_for_players(house, BATAVIA, ann) is not await look_for_players(
                house, quick, bob
            )
            with pytest.raises(Refused):
                await look_for_players(house, Looking("batavia", 99), bob)
            with pytest.raises(Refused):
                await look_for_players(house, Looking("nosuch", 3), bob)

    asyncio.run(work())


def test_whoever_is_gone_no_longer_looks(url: str) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            house, gathering = local.house, local.services.gathering
            ann, bob, *_ = await people(local)
            room = await look_for_players(house, BATAVIA, ann)
            await look_for_players(house, BATAVIA, bob)
            usual = await local.table("batavia", people=2, start=False)  # not one of ours
            here = local.listen(room, "ann")
            await gathering.look()
            local.time += AWAY_MS - 1
            await gathering.look()
            assert room.table.seat_of("bob") >= 0
            local.time += 1
            await gathering.look()
            assert room.table.seat_of("bob") == -1
            assert room.table.seat_of("ann") >= 0
            room.listeners.discard(here)
            await gathering.look()
            local.time += AWAY_MS // 2
            room.listeners.add(here)  # back in time
            await gathering.look()
            room.listeners.discard(here)
            local.time += AWAY_MS // 2
            await gathering.look()
            assert room.table.seat_of("ann") >= 0
            local.time += AWAY_MS
            await local.services.patrol.look_around()
            await until(lambda: room.table.status == "closed")
            assert usual.table.status == "open"

    asyncio.run(work())


def test_whoever_stops_looking_closes_an_empty_table() -> None:
    async def work() -> None:
        async with open_house() as local:
            ann = (await people(local))[0]
            room = await look_for_players(local.house, BATAVIA, ann)
            await local.house.act(room, lambda table: table.free(0))
            await until(lambda: room.table.status == "closed")

    asyncio.run(work())


def test_people_at_another_process_are_not_gone() -> None:
    async def work() -> None:
        async with open_house() as local:
            house, gathering = local.house, local.services.gathering
            ann = (await people(local))[0]
            room = await look_for_players(house, BATAVIA, ann)
            house.presence.on_presence(room.table.id, "there", [0], 0)
            await gathering.look()
            local.time += 2 * AWAY_MS
            await gathering.look()
            assert room.table.seat_of("ann") == 0
            house.bus.shared = True
            house.bus.connected = False  # type: ignore[misc]
            room.elsewhere.clear()
            for _ in range(3):  # nobody knows who is there: nobody is sent away
                await gathering.look()
                local.time += AWAY_MS
            assert room.table.seat_of("ann") == 0

    asyncio.run(work())


def test_a_full_table_begins_even_if_its_process_died_before() -> None:
    async def work() -> None:
        async with open_house() as local:
            local.house.on_moved.clear()  # as if the process had died
            ann, bob, cem, _ = await people(local)
            for person in (ann, bob, cem):
                room = await look_for_players(local.house, BATAVIA, person)
            assert is_gathering(room.table)
            await local.services.gathering.look()
            assert room.table.status == "playing"

    asyncio.run(work())
