"""Nobody loses less by not being there at the end."""

import asyncio
from functools import partial
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.leaving import close_as_host
from fondaco.server.rating import rate_table
from fondaco.server.room import Room
from fondaco.store import Person, Store, Way
from fondaco.table.table import Table
from tests.long import mostly_long
from tests.server.houses import Inn, open_house, sitting

ACCOUNTS = ("ann", "bob")


async def accounts(store: Store) -> None:
    for name in ACCOUNTS:
        await store.add_person(Person(name, name.title(), 0, login=name), f"key of {name}")
    await store.add_person(Person("cem", "Cem", 0), "key of cem")


async def over(room: Room) -> None:
    async with asyncio.timeout(60):
        while room.table.status != "over":
            await asyncio.sleep(0.01)


async def standings(inn: Inn, *names: str) -> list[int]:
    """How many games of each were rated."""
    found = [await inn.store.rating(name, "batavia") for name in names]
    return [each.games if each else 0 for each in found]


def standing_in(seat: int, cause: Any) -> Any:
    return lambda table: table.stand(seat, "random", cause)


@pytest.mark.parametrize("cause", mostly_long(["asked", "clock", "away", "left"]))
def test_who_hands_over_is_rated_with_the_place_the_seat_came_to(cause: Any) -> None:
    async def work() -> None:
        async with open_house() as inn:
            await accounts(inn.store)
            room = await inn.table("batavia", people=2, calm=False, options={"setup": "quick"})
            for seat in (0, 1):
                await inn.house.act(room, standing_in(seat, cause))
            await over(room)
            await rate_table(inn.store, room.table)  # as the house does; it is done once
            assert await standings(inn, *ACCOUNTS) == [1, 1]
            assert room.table.game is not None
            places = room.table.game.position.places()
            ratings = [await inn.store.rating(name, "batavia") for name in ACCOUNTS]
            wins = [each.wins for each in ratings if each is not None]
            assert wins == [int(place == 1) for place in places[:2]]
            (past,) = await inn.store.past_ratings("ann")
            assert (past.game, past.at) == ("batavia", room.table.updated)

    asyncio.run(work())


async def played(house: House, room: Room) -> None:
    for seat, chair in enumerate(room.table.chairs):
        if chair.person is not None:
            await house.act(room, standing_in(seat, "asked"))
    await over(room)
    await rate_table(house.store, room.table)


def test_who_sits_twice_does_not_make_the_game_worth_nothing() -> None:
    """A guest who signs in at the end is not rated, and spoils nothing."""

    async def work() -> None:
        async with open_house() as inn:
            await accounts(inn.store)
            room = await inn.table("batavia", people=3, calm=False, options={"setup": "quick"})
            ann = await inn.store.person("ann")
            assert ann is not None
            await inn.store.sign_in(ann, Way("new", "cookie", "", 0), "key of cem", guest="cem")
            adopted = await inn.store.person("cem")
            assert adopted is not None
            assert adopted.id == "ann"
            await played(inn.house, room)
            assert await standings(inn, *ACCOUNTS) == [1, 1]

    asyncio.run(work())


def test_a_guest_who_signs_in_when_winning_is_not_rated_for_it() -> None:
    async def work() -> None:
        async with open_house() as inn:
            await accounts(inn.store)
            room = await inn.table(
                "batavia", people=0, calm=False, options={"setup": "quick"}, start=False
            )
            for seat, name in enumerate(("cem", "bob")):
                await inn.house.act(room, partial(Table.free, seat=seat))
                await inn.house.act(room, sitting(name, seat))
            await inn.house.act(room, lambda table: table.begin())
            ann = await inn.store.person("ann")
            assert ann is not None
            await inn.store.sign_in(ann, Way("new", "cookie", "", 0), "key of cem", guest="cem")
            await played(inn.house, room)
            assert await standings(inn, *ACCOUNTS) == [0, 0]

    asyncio.run(work())


def test_a_host_cannot_close_a_game_in_which_others_play() -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", people=2)
            with pytest.raises(Refused, match="Others play here"):
                await inn.house.act(room, close_as_host)
            for people, start in ((1, True), (2, False)):  # alone with bots, or before it begins
                room = await inn.table("batavia", people=people, start=start)
                await inn.house.act(room, close_as_host)
                assert room.table.status == "closed"

    asyncio.run(work())
