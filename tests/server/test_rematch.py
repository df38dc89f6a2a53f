"""A rematch: the same people and bots again, each one seat further, and all at one table."""

import asyncio
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.rematch import rematch
from fondaco.host.room import Room
from fondaco.store import Person
from tests.server.houses import LocalHouse, open_house


def person(name: str) -> Person:
    return Person(id=name, name=name.title(), created=0)


async def closed(local: LocalHouse, **more: Any) -> Room:
    room = await local.table("batavia", **more)
    await local.house.act(room, lambda table: table.close())
    return room


def names(room: Room) -> list[str]:
    return [chair.name for chair in room.table.chairs]


def test_everybody_sits_one_seat_further_at_the_same_table() -> None:
    async def play() -> None:
        async with open_house() as local:
            old = await closed(local, people=3)
            new = await rematch(local.house, old, person("bob"))
            assert (old.table.rematch, new.table.opened.follows) == (new.table.id, old.table.id)
            assert new.table.is_host("bob")
            assert (names(new), new.table.status) == (["Bob", "", ""], "open")
            assert await rematch(local.house, old, person("ann")) is new
            assert await rematch(local.house, old, person("cem")) is new
            assert names(new) == ["Bob", "Cem", "Ann"]
            assert await rematch(local.house, old, person("ann")) is new  # asking twice is no harm
            assert names(new) == ["Bob", "Cem", "Ann"]

    asyncio.run(play())


def test_with_bots_alone_the_rematch_begins_at_once() -> None:
    async def play() -> None:
        async with open_house() as local:
            old = await closed(local, people=1)
            new = await rematch(local.house, old, person("ann"))
            assert names(new) == ["Bot 1", "Bot 2", "Ann"]
            assert [chair.bot for chair in new.table.chairs] == ["random", "random", ""]
            assert new.table.status == "playing"

    asyncio.run(play())


def test_another_person_is_waited_for() -> None:
    async def play() -> None:
        async with open_house() as local:
            old = await closed(local, people=2)
            new = await rematch(local.house, old, person("ann"))
            assert (names(new), new.table.status) == (["", "Bot 2", "Ann"], "open")

    asyncio.run(play())


def test_two_who_ask_at_once_meet_at_one_table() -> None:
    async def play() -> None:
        async with open_house() as local:
            old = await closed(local, people=3)
            ann, bob = await asyncio.gather(
                rematch(local.house, old, person("ann")), rematch(local.house, old, person("bob"))
            )
            assert ann is bob
            assert ann.table.id == old.table.rematch
            assert sorted(names(ann)) == ["", "Ann", "Bob"]
            others = [room for room in local.house.rooms.values() if room not in (old, ann)]
            assert [room.table.status for room in others] == ["closed"]

    asyncio.run(play())


def test_there_is_no_rematch_of_a_game_that_is_played_or_for_a_stranger() -> None:
    async def play() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3)
            for who, why in (("ann", "not-over"), ("zoe", "not-sitting")):
                with pytest.raises(Refused) as error:
                    await rematch(local.house, room, person(who))
                assert error.value.name == why
            assert list(local.house.rooms.values()) == [room]

    asyncio.run(play())
