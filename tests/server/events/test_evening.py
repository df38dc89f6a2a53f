"""A whole evening of 24 people in a real process, all from one address; it is killed twice.

`soak_evening.py` holds the same evening with 200 people.
"""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest

from fondaco.host.room import load
from fondaco.server.events.event_log import LiveEvent, read_on
from fondaco.store import open_store
from tests.faults.harness import PATIENCE, House, ask
from tests.faults.people import Person
from tests.store.houses import postgres_schema

EVENING = {
    "title": "Friday", "game": "batavia", "options": {"setup": "quick"}, "protest_minutes": 0,
}  # fmt: skip


class Evening:
    def __init__(
        self, folder: Path, database: str, people: int = 24, rounds: int = 2, kills: bool = True
    ) -> None:
        self.database = database
        self.people = people
        self.rounds = rounds
        self.kills = kills
        self.patience = PATIENCE * people / 24
        self.house = House("club", folder, database)
        # With the limits that a house has by default: a club has one address.
        for flag in ("--requests-a-minute", "--connections-an-address", "--tables-a-person"):
            at = self.house.command.index(flag)
            del self.house.command[at : at + 2]
        self.cookies: dict[str, str] = {}
        self.event = ""
        self.rng = Random(24)

    def ask(self, who: str, path: str, body: dict[str, Any] | None = None) -> Any:
        known = self.cookies.get(who, "")
        if body is None:
            with urlopen(Request(self.house.url + path, headers={"cookie": known})) as answer:
                return json.load(answer)
        found, self.cookies[who] = ask(self.house.url + path, body, known)
        return found

    def organise(self, **body: Any) -> Any:
        return self.ask("Ada", f"/api/events/{self.event}/organise", body)

    def info(self) -> Any:
        return self.ask("Ada", f"/api/events/{self.event}")

    def come(self) -> None:
        self.ask("Ada", "/api/me", {"name": "Ada"})
        wish = {**EVENING, "rounds": self.rounds}
        self.event = self.ask("Ada", "/api/events", wish)["event"]
        for number in range(self.people):
            who = f"p{number}"
            self.ask(who, "/api/me", {"name": who})
            self.ask(who, f"/api/events/{self.event}/register", {})
            self.ask(who, f"/api/events/{self.event}/check-in", {})

    def kill(self) -> None:
        self.house.kill()
        self.house.open()

    def wait(self, what: str, good: Callable[[Any], bool]) -> None:
        end = time.monotonic() + self.patience
        while not good(self.info()["rounds"][-1]):
            assert time.monotonic() < end, what
            time.sleep(0.5)

    async def round(self, number: int) -> None:
        await asyncio.to_thread(self.organise, action="draw", round=number)
        await asyncio.to_thread(self.organise, action="begin", round=number)
        if number == 1 and self.kills:
            await asyncio.to_thread(self.kill)  # while it opens tables
        await asyncio.to_thread(
            self.wait, "open", lambda each: all(table["table"] for table in each["tables"])
        )
        tables = (await asyncio.to_thread(self.info))["rounds"][-1]["tables"]
        vanished = {tables[0]["names"][1], tables[-1]["names"][0]}
        people = [
            Person(table["table"], seat, name, self.cookies[name], [self.house.url],
                   Random(self.rng.random()))
            for table in tables
            for seat, name in enumerate(table["names"])
            if name not in vanished
        ]  # fmt: skip
        playing = asyncio.gather(*(self._late(person) for person in people))
        for table in (tables[0], tables[-1]):
            seat = next(at for at, name in enumerate(table["names"]) if name in vanished)
            await asyncio.to_thread(
                self.organise, action="replace", round=number, table=table["number"], seat=seat
            )
        if number == 2 and self.kills:
            await asyncio.sleep(2)
            await asyncio.to_thread(self.kill)  # in the middle of games
        await playing
        await asyncio.to_thread(self.wait, "over", lambda each: bool(each["over"]))

    async def _late(self, person: Person) -> None:
        await asyncio.sleep(self.rng.random() * 2)  # some are slow
        await person.play()

    async def check(self) -> None:
        """From the records alone: nobody sat twice, no result is lost, the standings are right."""
        store = await open_store(self.database)
        live = LiveEvent(self.event)
        await read_on(store, live)
        kinds = [type(row.entry).__name__ for row in live.rows]
        tables = [table for each in live.event.rounds for table in each.tables]
        assert kinds.count("TableOpened") == kinds.count("TableEnded") == len(tables)
        assert len(await store.tables(limit=1000)) == len(tables)
        for each in live.event.rounds:
            seated = [player for table in each.tables for player in table.drawn]
            assert len(seated) == len(set(seated)) == self.people
        again = live.copy()
        for number, each in enumerate(again.rounds):
            for at, table in enumerate(each.tables):
                room = load(table.table, await store.read(table.table))
                assert room.table.status == "over"
                assert room.table.game is not None
                position = room.table.game.position
                known = live.event.rounds[number].tables[at]
                assert (position.scores(), position.places()) == (known.scores, known.places)
                table.scores, table.places = position.scores(), position.places()
        assert [vars(line) for line in again.standings()] == [
            vars(line) for line in live.event.standings()
        ]
        played = sum(line.played for line in live.event.standings())
        assert played == self.rounds * (self.people - 2)
        await store.close()


def evening(folder: Path, database: str) -> None:
    hold(Evening(folder, database))


def hold(club: Evening) -> None:
    club.house.open()
    try:
        club.come()
        for number in range(1, club.rounds + 1):
            asyncio.run(club.round(number))
        assert club.organise(action="end")["status"] == "over"
    finally:
        club.house.stop()
    asyncio.run(club.check())


@pytest.mark.long
def test_an_evening_of_24_people_on_sqlite(tmp_path: Path) -> None:
    evening(tmp_path, f"sqlite:///{tmp_path / 'house.db'}")


@pytest.mark.long
def test_an_evening_of_24_people_on_postgres(tmp_path: Path) -> None:
    with postgres_schema() as url:
        evening(tmp_path, url)
