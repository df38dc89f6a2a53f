"""Time for a rival, over the network."""

import asyncio

from fondaco.server.play.ratings import is_rated
from fondaco.store import Person
from tests.server.guests import Guest
from tests.server.houses import open_house
from tests.server.room_builder import RoomBuilder
from tests.server.test_protocol import mover, pair

LIVE = {"kind": "live", "bank": 600, "increment": 0}


def test_a_gift_of_time_is_in_the_log_for_all_and_is_given_once(house: str) -> None:
    ann, bob, table = pair(house, clock=LIVE)

    async def work() -> None:
        async with ann.at(table, lang="en") as a, bob.at(table, lang="de") as b:
            at = await mover(a, b)
            other = b if at is a else a
            seat = at.state["you"]
            before = at.state["seats"][seat]["clock"]
            given = await other.ask("grant", "once", seat=seat)
            assert given["ok"]
            frame = await at.until(lambda frame: frame.get("what") == "granted")
            assert frame["number"] == given["number"]
            assert frame["seat"] == other.state["you"]
            names = [each["name"] for each in at.state["seats"]]
            (line,) = frame["lines"]
            assert names[seat] in line["text"]
            assert names[1 - seat] in line["text"]
            assert before < at.state["seats"][seat]["clock"] <= before + 60_000
            assert (await other.ask("grant", "once", seat=seat))["number"] == given["number"]
            async with Guest(house, "Eve").at(table) as eve:
                assert "only watch" in await eve.reason("grant", seat=seat)

    asyncio.run(work())


def test_people_with_accounts_give_no_time_unless_the_table_allows_it(house: str) -> None:
    refused, counts = [], []
    for clock in (LIVE, {**LIVE, "gifts": True}):
        ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
        for guest in (ann, bob):
            guest.post("/api/me/register", login=f"gift{guest.id[:9]}", password="a long word")
        table = ann.open("oltremare", players=2, bots={}, clock=clock)
        bob.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")

        async def work(ann: Guest = ann, bob: Guest = bob, table: str = table) -> None:
            async with ann.at(table) as a, bob.at(table) as b:
                at = await mover(a, b)
                other = b if at is a else a
                refused.append((await other.ask("grant", seat=at.state["you"]))["name"])

        asyncio.run(work())
        counts.append(ann.get(f"/api/tables/{table}/rating"))
    assert refused == ["gift-rated", ""]
    assert counts == [{"rated": "people", "changes": []}] * 2


def test_a_game_is_rated_for_two_accounts_and_without_help() -> None:
    async def work() -> None:
        async with open_house() as local:
            await local.store.add_person(Person("ann", "Ann", 0, login="ann"), "ann")
            table = RoomBuilder(people=2).begin().table
            assert not await is_rated(local.store, table)
            await local.store.add_person(Person("bob", "Bob", 0, login="bob"), "bob")
            assert await is_rated(local.store, table)
            coached = RoomBuilder(people=2, coach=True).begin().table
            assert not await is_rated(local.store, coached)

    asyncio.run(work())
