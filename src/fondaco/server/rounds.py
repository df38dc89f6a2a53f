"""Going the rounds: every few seconds the house looks for what nobody has told it.

Tables that are due though nobody here looks at them, what the bus did not tell, damage, people who
are no longer welcome, tables to put away. What one look meets does not keep the others from theirs.
"""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from itertools import count
from typing import Protocol

import structlog

from fondaco.contract.refused import Refused
from fondaco.server.aside import Aside, DamagedError
from fondaco.server.attendance import Attendance
from fondaco.server.bus import Bus
from fondaco.server.hourglass import Milliseconds
from fondaco.server.limits import Limits
from fondaco.server.listing import index_of
from fondaco.server.readiness import Watch
from fondaco.server.room import Room
from fondaco.server.showing import Listener
from fondaco.server.stewards import Stewards
from fondaco.server.tasks import to_be_ended
from fondaco.server.troubles import tell
from fondaco.store import Store

WATCH = 2.0  # seconds between looks at what is due and what others wrote
SELDOM = 30  # rounds, after which it is tried whether one can write
DUE = 500  # tables that are looked at because they are due
PARTS = 20  # of the tables, looked at one after the other in that time: no look takes long
TENDED = 5  # rounds until what need not be done often is done again at a table
IDLE = 600_000  # milliseconds after which a table that nobody watches is put away …
IDLE_OVER = 60_000  # … and one whose game is over
log = structlog.get_logger("fondaco.rounds")


class Rounded(Protocol):
    """What is looked after."""

    store: Store
    bus: Bus
    now: Milliseconds
    steady: Milliseconds
    rooms: dict[str, Room]
    aside: Aside
    attendance: Attendance
    stewards: Stewards
    limits: Limits
    readiness: Watch

    async def room(self, name: str) -> Room: ...

    async def settle(self, room: Room) -> None: ...

    async def try_to_catch_up(self, room: Room, logs: list[str] | None = None) -> None: ...

    def put_away(self, name: str) -> None: ...


class Rounds:
    def __init__(self, house: Rounded) -> None:
        self.house = house

    async def go(self) -> None:
        for number in count():
            await self.look_at_the_house(number % SELDOM == 0)
            for part in range(PARTS):
                rooms = list(self.house.rooms.values())
                seldom = part + PARTS * (number % TENDED)
                await self._try(self.look(rooms[part::PARTS], rooms[seldom :: PARTS * TENDED]))
                await asyncio.sleep(WATCH / PARTS)

    async def look_around(self) -> None:
        """At everything at once."""
        rooms = list(self.house.rooms.values())
        await self.look_at_the_house(True)
        await self._try(self.look(rooms, rooms))

    async def look_at_the_house(self, seldom: bool) -> None:
        await self._try(self.find_damage())
        await self._try(self.find_due())
        await self._try(self.house.limits.share())
        if seldom:
            await self._try(self.house.readiness.look())

    async def look(self, rooms: list[Room], seldom: list[Room]) -> None:
        """At these tables; at some of them for what need not be done often."""
        house = self.house
        await self._try(self.find_news(rooms))
        if house.bus.shared:
            await self._try(house.attendance.keep(seldom))
        guests = [each for room in seldom for each in room.listeners]
        await self._try(show_out(house.store, guests))
        self.tidy(rooms)

    async def _try(self, look: Awaitable[object]) -> None:
        try:
            await look
        except (Exception, asyncio.CancelledError) as error:
            if to_be_ended():
                raise
            tell(log, "watch", error)

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

    async def find_news(self, rooms: list[Room]) -> None:
        house = self.house
        # Without other houses too: `fondaco admin` writes while we play.
        logs = {room.table.id: [room.table.id] for room in rooms}
        if house.bus.shared:
            for room in rooms:
                logs[room.table.id] += room.waited_for()
        if not logs:
            return
        newest = await house.store.newest([each for names in logs.values() for each in names])
        for room in rooms:
            name = room.table.id
            if house.rooms.get(name) is not room:  # put away meanwhile
                continue
            behind = [each for each in logs[name] if newest.get(each, -1) > room.seen(each)]
            if name in behind:  # and with it other logs may have become of interest
                await house.try_to_catch_up(room)
            elif room.stale or behind:
                await house.try_to_catch_up(room, behind)

    def tidy(self, rooms: list[Room]) -> None:
        house = self.house
        for room in rooms:
            name = room.table.id
            if house.rooms.get(name) is not room:
                continue
            waited = room.table.turn >= 0 and bool(room.table.chairs[room.table.turn].mind)
            busy = room.listeners or room.lock.locked() or waited
            house.stewards.tend(room)
            idle = min(room.time.now() - room.table.updated, house.steady() - room.asked)
            if not busy and idle > (IDLE if room.table.status != "over" else IDLE_OVER):
                house.put_away(name)


async def show_out(store: Store, some: list[Listener]) -> None:
    """Who was banned, or signed out elsewhere, does not stay by an open connection."""
    guests = [each for each in some if each.secret]
    asked = sorted({each.secret for each in guests})
    welcome = await store.welcome(asked) if asked else set()
    for guest in guests:
        if guest.secret not in welcome:
            guest.hang_up(Refused("signed-out"))
