"""A house without a network: tables on a store in memory or in a file, bots in this process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.server.bus import Bus
from fondaco.server.house import House
from fondaco.server.limits import NAMES, Bounds
from fondaco.server.minds import Minds, Question, Thought, think
from fondaco.server.room import Room
from fondaco.server.showing import Key
from fondaco.server.turns import Owner
from fondaco.store import Store, open_store
from fondaco.table.audience import Audience
from fondaco.table.entries import Settings
from fondaco.table.table import Table

FREE = Bounds(**dict.fromkeys(NAMES, 0))  # nobody is kept waiting
PEOPLE = ["ann", "bob", "cem", "dora", "emil"]


class Here(Minds):
    """Bots that think in this process."""

    def __init__(self) -> None:
        pass

    async def think(self, question: Question, owner: Owner) -> Thought:
        await asyncio.sleep(0)
        return think(question)

    def close(self) -> None:
        pass


class Ear:
    """Somebody who listens and keeps every frame."""

    def __init__(self, room: Room, person: str | None, language: str) -> None:
        self.room = room
        self.person = person or ""
        self.host = room.table.is_host(person)
        self.audience = Audience(room.table.seat_of(person), language)
        self.secret = ""
        self.shown: Key | None = None
        self.frames: list[bytes] = []

    def hear(self, frame: bytes) -> None:
        self.frames.append(frame)

    def reseat(self) -> None:
        self.audience = Audience(
            self.room.table.seat_of(self.person or None), self.audience.language
        )

    def hang_up(self, why: Refused) -> None:
        self.room.listeners.discard(self)

    def read(self) -> list[dict[str, Any]]:
        """The frames since the last look."""
        found = [json.decode(frame) for frame in self.frames]
        self.frames.clear()
        return found


class Inn:
    """A house for tests: its time stands still until it is told."""

    def __init__(self, store: Store, minds: Minds | None = None, bus: Bus | None = None) -> None:
        self.store = store
        self.time = 1_700_000_000_000  # on the wall
        self.jumped = 0  # how much of that has not really passed
        self.house = House(store, minds or Here(), bus, now=lambda: self.time, steady=self.steady)

    def steady(self) -> int:
        return self.time - self.jumped

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the clock on the wall."""
        self.time += milliseconds
        self.jumped += milliseconds

    async def table(
        self,
        game: str = "oltremare",
        players: int = 3,
        people: int = 5,
        bot: str = "random",
        seed: str = "inn",
        start: bool = True,
        host: str = "ann",
        options: dict[str, str] | None = None,
        **settings: Any,
    ) -> Room:
        chosen = Settings(game=game, players=players, options=options or {}, **settings)
        room = await self.house.open(chosen, host, seed)
        act = self.house.act
        for seat in range(players):
            if seat < people:
                await act(room, sitting(PEOPLE[seat], seat))
            else:
                await act(room, hiring(bot, seat))
        if start:
            await act(room, Table.begin)
        return room

    def listen(self, room: Room, person: str | None, language: str = "") -> Ear:
        ear = Ear(room, person, language)
        room.listeners.add(ear)
        return ear


def sitting(person: str, seat: int) -> Any:
    return lambda table: table.sit(person, person.title(), seat)


def hiring(bot: str, seat: int) -> Any:
    return lambda table: table.hire(seat, bot, f"Bot {seat}")


@asynccontextmanager
async def open_house(
    url: str = "sqlite://", minds: Minds | None = None, bus: Bus | None = None
) -> AsyncIterator[Inn]:
    inn = Inn(await open_store(url), minds, bus)
    await inn.house.start()
    try:
        yield inn
    finally:
        await inn.house.close()
