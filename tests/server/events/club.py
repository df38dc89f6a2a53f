"""A club: an event in a house of this process, with people who play by lot."""

import asyncio
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.host.broadcast import Key
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.events.events import Command, Events
from fondaco.server.tables.house import House
from fondaco.store import Person
from fondaco.table.audience import Audience
from fondaco.table.table import Table
from tests.server.houses import LocalHouse

PATIENCE = 60.0


class Ear:
    """A connection of somebody to a table: what it is sent."""

    host = False
    secret = ""

    def __init__(self, person: str, table: Table) -> None:
        self.person = person
        self.table = table
        self.audience = Audience(table.seat_of(person), "en")
        self.shown: Key | None = None
        self.frames: list[bytes] = []

    def enqueue(self, frame: bytes) -> None:
        self.frames.append(frame)

    def reseat(self) -> None:
        self.audience = Audience(self.table.seat_of(self.person), "en")

    def hang_up(self, why: Refused) -> None:
        raise AssertionError(why)


class Club:
    def __init__(self, local: LocalHouse, live: LiveEvent) -> None:
        self.local = local
        self.live = live

    @property
    def house(self) -> House:
        return self.local.house

    @property
    def events(self) -> Events:
        return self.local.services.events

    async def act(self, command: Command) -> e.AnyEventEntry | None:
        return await self.events.act(self.live, "ada", command)

    async def arrive(self, count: int) -> None:
        for number in range(count):
            player, name = f"p{number}", f"Player {number}"
            await self.act(lambda event, now: event.register(player, name))  # noqa: B023
            await self.act(lambda event, now: event.check_in(player))  # noqa: B023

    async def begin(self) -> None:
        await self.act(lambda event, now: event.draw())
        await self.act(lambda event, now: event.begin_round())
        await self.until(lambda: all(t.table for t in self.live.event.rounds[-1].tables))

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.005)

    async def play(self, at: int) -> None:
        """Everybody at a table makes the first move that is listed, to the end."""
        await play(self.house, self.live.event.rounds[-1].tables[at].table)


async def play(house: House, name: str) -> None:
    room = await house.room(name)
    table = room.table
    async with asyncio.timeout(PATIENCE):
        while table.status == "playing":
            seat = table.turn
            if table.chairs[seat].mind:
                hear = table.people_to_hear()
                if hear:
                    await house.act(room, lambda t: t.say_ready(hear[0]))  # noqa: B023
                else:
                    await asyncio.sleep(0.001)
                continue
            assert table.game is not None
            text = table.rules.format_move(table.game.position.moves(seat)[0])
            try:
                await house.act(room, lambda t: t.move(seat, text))  # noqa: B023
            except Refused:
                await asyncio.sleep(0)


async def found(local: LocalHouse, players: int = 0, **settings: Any) -> Club:
    """An event that Ada has announced, and everybody who is there."""
    await somebody(local.house, "ada", "Ada")
    chosen = {"title": "Friday", "game": "batavia", "options": {"setup": "quick"}, **settings}
    live = await local.services.events.announce(e.EventSettings(**chosen), "ada")
    club = Club(local, live)
    await club.arrive(players)
    return club


async def somebody(house: House, name: str, called: str) -> Person:
    person = Person(id=name, name=called, created=0)
    await house.store.add_person(person, f"secret of {name}")
    return person
