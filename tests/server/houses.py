"""A house without a network: tables on a store in memory or in a file, bots in this process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.host.bot_thinking import Question, Thought, think
from fondaco.host.broadcast import Key
from fondaco.host.room import Room
from fondaco.server.app import compose
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.bus.bus import Bus
from fondaco.server.limits.rates import NAMES, Bounds
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Store, open_store
from fondaco.table.audience import Audience
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.table import Table

ANY: dict[str, Any] = dict.fromkeys(NAMES, 0)
FREE = Bounds(**ANY)  # nobody is kept waiting
PEOPLE = ["ann", "bob", "cem", "dora", "emil"]


class InProcessBots(ThinkingPool):
    """Bots that think in this process."""

    def __init__(self) -> None:
        self._all = []

    async def think(self, question: Question, owner: Owner) -> Thought:
        await asyncio.sleep(0)
        return think(question)

    def close(self) -> None:
        pass


class FrameRecorder:
    """A listener at a table that keeps every frame."""

    def __init__(self, room: Room, person: str | None, language: str) -> None:
        self.room = room
        self.person = person or ""
        self.host = room.table.is_host(person)
        self.audience = Audience(room.table.seat_of(person), language)
        self.secret = ""
        self.shown: Key | None = None
        self.frames: list[bytes] = []

    def enqueue(self, frame: bytes) -> None:
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


class LocalHouse:
    """A house in this process; its time stands still until a test changes it."""

    def __init__(
        self, store: Store, minds: ThinkingPool | None = None, bus: Bus | None = None
    ) -> None:
        self.store = store
        self.time = 1_700_000_000_000  # on the wall
        self.jumped = 0  # how much of that has not really passed
        self.services = compose(
            store, minds or InProcessBots(), bus, now=lambda: self.time, steady=self.steady
        )
        self.house = self.services.house

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
        chosen = TableSettings(game=game, players=players, options=options or {}, **settings)
        room = await self.house.open(Opened(chosen, 0, seed, host))
        act = self.house.act
        for seat in range(players):
            if seat < people:
                await act(room, sitting(PEOPLE[seat], seat))
            else:
                await act(room, hiring(bot, seat))
        if start:
            await act(room, Table.begin)
        return room

    def listen(self, room: Room, person: str | None, language: str = "") -> FrameRecorder:
        recorder = FrameRecorder(room, person, language)
        room.listeners.add(recorder)
        return recorder


def sitting(person: str, seat: int) -> Any:
    return lambda table: table.sit(person, person.title(), seat)


def hiring(bot: str, seat: int) -> Any:
    return lambda table: table.hire(seat, bot, f"Bot {seat}")


@asynccontextmanager
async def open_house(
    url: str = "sqlite://", minds: ThinkingPool | None = None, bus: Bus | None = None
) -> AsyncIterator[LocalHouse]:
    local = LocalHouse(await open_store(url), minds, bus)
    await local.services.start()
    try:
        yield local
    finally:
        await local.services.close()
