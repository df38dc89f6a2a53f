"""Going the rounds: every few seconds the house looks for what nobody has told it.

Tables that are due though nobody here looks at them, what the bus did not tell, damage, people who
are no longer welcome, tables to put away. What one look meets does not keep the others from theirs.
"""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol

import structlog

from fondaco.contract.refused import Refused
from fondaco.server.aside import Aside, DamagedError
from fondaco.server.attendance import Attendance
from fondaco.server.bus import Bus
from fondaco.server.hourglass import Milliseconds
from fondaco.server.listing import index_of
from fondaco.server.room import Listener, Room
from fondaco.server.stewards import Stewards
from fondaco.server.tasks import to_be_ended
from fondaco.store import Store

WATCH = 2.0  # seconds between looks at what is due and what others wrote
DUE = 500  # tables that are looked at because they are due
PARTS = 5  # of the tables, one at each look, for what need not be done often: no look takes long
IDLE = 600_000  # milliseconds after which a table that nobody watches is put away
log = structlog.get_logger("fondaco.rounds")


class Rounded(Protocol):
    """What is looked after."""

    store: Store
    bus: Bus
    now: Milliseconds
    rooms: dict[str, Room]
    aside: Aside
    attendance: Attendance
    stewards: Stewards

    async def room(self, name: str) -> Room: ...

    async def settle(self, room: Room) -> None: ...

    async def try_to_catch_up(self, room: Room, logs: list[str] | None = None) -> None: ...

    def put_away(self, name: str) -> None: ...


class Rounds:
    def __init__(self, house: Rounded) -> None:
        self.house = house
        self._looks = 0

    async def go(self) -> None:
        while True:
            await self._try(self.look())
            await asyncio.sleep(WATCH)

    async def look(self) -> None:
        house = self.house
        self._looks += 1
        some = list(house.rooms.values())[self._looks % PARTS :: PARTS]
        await self._try(self.find_damage())
        await self._try(self.find_due())
        await self._try(self.find_news())
        if house.bus.shared:
            await self._try(house.attendance.keep(some))
        guests = [each for room in some for each in room.listeners]
        await self._try(show_out(house.store, guests))
        self.tidy()

    async def _try(self, look: Awaitable[None]) -> None:
        try:
            await look
        except (Exception, asyncio.CancelledError) as error:
            if to_be_ended():
                raise
            log.error("watch", error=repr(error))

    async def find_damage(self) -> None:
        """What others found damaged or well again; and lists that have to be written anew."""
        house, store = self.house, self.house.store
        await house.aside.read()
        for name in list(store.unlisted):
            with suppress(Refused):
                room = await house.room(name)
                async with room.lock:
                    await house.settle(room)
                    await store.relist(index_of(room.table, room.table.updated))
                store.unlisted.discard(name)
                log.warning("listed anew", table=name)

    async def find_due(self) -> None:
        house = self.house
        limit = DUE + len(house.aside.known)
        now = house.now()
        for index in await house.store.tables(status=("playing",), due_before=now, limit=limit):
            if index.table in house.rooms:
                continue
            try:
                await house.room(index.table)
            except DamagedError:  # that was told when it was set aside
                continue
            except Refused as error:
                log.warning("due", table=index.table, error=str(error))

    async def find_news(self) -> None:
        house = self.house
        # Without other houses too: `fondaco admin` writes while we play.
        logs = {name: [name] for name in house.rooms}
        if house.bus.shared:
            for name, room in house.rooms.items():
                logs[name] += room.waited_for()
        newest = await house.store.newest([each for names in logs.values() for each in names])
        for name, room in list(house.rooms.items()):
            behind = [each for each in logs.get(name, []) if newest.get(each, -1) > room.seen(each)]
            if name in behind:  # and with it other logs may have become of interest
                await house.try_to_catch_up(room)
            elif room.stale or behind:
                await house.try_to_catch_up(room, behind)

    def tidy(self) -> None:
        house = self.house
        for name, room in list(house.rooms.items()):
            waited = room.table.turn >= 0 and bool(room.table.chairs[room.table.turn].mind)
            busy = room.listeners or room.lock.locked() or waited
            house.stewards.tend(room)
            if not busy and room.time.now() - room.table.updated > IDLE:
                house.put_away(name)


async def show_out(store: Store, some: list[Listener]) -> None:
    """Who was banned, or signed out elsewhere, does not stay by an open connection."""
    guests = [each for each in some if each.secret]
    asked = sorted({each.secret for each in guests})
    welcome = await store.welcome(asked) if asked else set()
    for guest in guests:
        if guest.secret not in welcome:
            guest.hang_up(Refused("signed-out"))
