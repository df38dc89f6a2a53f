"""Nobody loses less by not being there at the end."""

import asyncio
from functools import partial
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.leaving import close_as_host
from fondaco.host.player_stats import RatingChange
from fondaco.host.room import Room
from fondaco.server.play.ratings import counted, rate_table
from fondaco.server.tables.house import House
from fondaco.store import Person, SecretRow, Store
from fondaco.table.table import Table
from tests.long import mostly_long
from tests.server.houses import LocalHouse, open_house, sitting
from tests.server.room_builder import RoomBuilder

ACCOUNTS = ("ann", "bob")


async def accounts(store: Store) -> None:
    for name in ACCOUNTS:
        await store.add_person(Person(name, name.title(), 0, login=name), f"key of {name}")
    await store.add_person(Person("cem", "Cem", 0), "key of cem")


async def over(room: Room) -> None:
    async with asyncio.timeout(60):
        while room.table.status != "over":
            await asyncio.sleep(0.01)


async def standings(local: LocalHouse, *names: str) -> list[int]:
    """How many games of each were rated."""
    found = [await local.store.rating(name, "batavia") for name in names]
    return [each.games if each else 0 for each in found]


def standing_in(seat: int, cause: Any) -> Any:
    return lambda table: table.stand(seat, "random", cause)


@pytest.mark.parametrize("cause", mostly_long(["asked", "clock", "away", "left"]))
def test_who_hands_over_is_rated_with_the_place_the_seat_came_to(cause: Any) -> None:
    async def work() -> None:
        async with open_house() as local:
            await accounts(local.store)
            room = await local.table("batavia", people=2, calm=False, options={"setup": "quick"})
            for seat in (0, 1):
                await local.house.act(room, standing_in(seat, cause))
            await over(room)
            await rate_table(local.store, room.table)  # as the house does; it is done once
            assert await standings(local, *ACCOUNTS) == [1, 1]
            assert room.table.game is not None
            places = room.table.game.position.places()
            ratings = [await local.store.rating(name, "batavia") for name in ACCOUNTS]
            wins = [each.wins for each in ratings if each is not None]
            assert wins == [int(place == 1) for place in places[:2]]
            (past,) = await local.store.past_ratings("ann")
            assert (past.game, past.at) == ("batavia", room.table.updated)

    asyncio.run(work())


def test_games_and_wins_are_counted_up() -> None:
    async def work() -> None:
        async with open_house() as local:
            games: dict[str, int] = dict.fromkeys(("ann", "bob", "cem"), 0)
            wins = dict(games)
            for name in games:
                await local.store.add_person(Person(name, name.title(), 0, login=name), name)
            for number in range(4):
                builder = RoomBuilder("batavia", setup="quick", seed=f"wins-{number}")
                table = builder.begin().play(5000).table
                table.id = f"t{number}"
                assert table.game is not None
                await rate_table(local.store, table)
                for name, place in zip(games, table.game.position.places(), strict=True):
                    games[name] += 1
                    wins[name] += place == 1
                ratings = {name: await local.store.rating(name, "batavia") for name in games}
                assert {name: each.games for name, each in ratings.items() if each} == games
                assert {name: each.wins for name, each in ratings.items() if each} == wins
            assert sum(wins.values()) >= 4
            best, worst = max(games, key=wins.__getitem__), min(games, key=wins.__getitem__)
            assert ratings[best].mu > ratings[worst].mu  # type: ignore[union-attr]

    asyncio.run(work())


def test_a_finished_game_says_what_it_changed_for_each_seat() -> None:
    async def work() -> None:
        async with open_house() as local:
            await accounts(local.store)
            tables = []
            for number in range(2):
                builder = RoomBuilder("batavia", setup="quick", seed=f"changes-{number}")
                table = builder.begin().play(5000).table
                table.id, table.changed = f"t{number}", 1000 * number
                assert (await counted(local.store, table)).changes == []  # not written yet
                await rate_table(local.store, table)
                tables.append(table)
            first, second = [await counted(local.store, table) for table in tables]
            assert first.rated == second.rated == "people"  # Cem is a guest
            ann, bob = await ranks(local, "ann"), await ranks(local, "bob")
            assert first.changes == [RatingChange(0, None, ann[0]), RatingChange(1, None, bob[0])]
            assert second.changes == [RatingChange(0, *ann), RatingChange(1, *bob)]
            guests = RoomBuilder("batavia", people=1).begin().table
            assert (await counted(local.store, guests)).rated == "no"

    asyncio.run(work())


async def ranks(local: LocalHouse, name: str) -> list[float]:
    return [round(past.rank, 1) for past in await local.store.past_ratings(name)]


async def played(house: House, room: Room) -> None:
    for seat, chair in enumerate(room.table.chairs):
        if chair.person is not None:
            await house.act(room, standing_in(seat, "asked"))
    await over(room)
    await rate_table(house.store, room.table)


def test_who_sits_twice_does_not_make_the_game_worth_nothing() -> None:
    """A guest who signs in at the end is not rated, and spoils nothing."""

    async def work() -> None:
        async with open_house() as local:
            await accounts(local.store)
            room = await local.table("batavia", people=3, calm=False, options={"setup": "quick"})
            ann = await local.store.person("ann")
            assert ann is not None
            await local.store.sign_in(
                ann, SecretRow("new", "cookie", "", 0), "key of cem", guest="cem"
            )
            adopted = await local.store.person("cem")
            assert adopted is not None
            assert adopted.id == "ann"
            await played(local.house, room)
            assert await standings(local, *ACCOUNTS) == [1, 1]

    asyncio.run(work())


def test_a_guest_who_signs_in_when_winning_is_not_rated_for_it() -> None:
    async def work() -> None:
        async with open_house() as local:
            await accounts(local.store)
            room = await local.table(
                "batavia", people=0, calm=False, options={"setup": "quick"}, start=False
            )
            for seat, name in enumerate(("cem", "bob")):
                await local.house.act(room, partial(Table.free, seat=seat))
                await local.house.act(room, sitting(name, seat))
            await local.house.act(room, lambda table: table.begin())
            ann = await local.store.person("ann")
            assert ann is not None
            await local.store.sign_in(
                ann, SecretRow("new", "cookie", "", 0), "key of cem", guest="cem"
            )
            await played(local.house, room)
            assert await standings(local, *ACCOUNTS) == [0, 0]

    asyncio.run(work())


def test_a_host_cannot_close_a_game_in_which_others_play() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=2)
            with pytest.raises(Refused, match="Other people are playing"):
                await local.house.act(room, close_as_host)
            for people, start in ((1, True), (2, False)):  # alone with bots, or before it begins
                room = await local.table("batavia", people=people, start=start)
                await local.house.act(room, close_as_host)
                assert room.table.status == "closed"

    asyncio.run(work())
