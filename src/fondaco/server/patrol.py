"""The patrol: every few seconds the house looks for changes that nothing has announced.

It finds tables that are due but not in memory, entries that the bus did not announce, damaged
tables, connections of people who were signed out, planned restarts, and tables to put away. An
error in one check does not stop the others.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

import structlog

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.room import Room
from fondaco.host.table_index import index_of
from fondaco.server.base.error_log import report
from fondaco.server.bots.stewards import Stewards
from fondaco.server.tables.house import LEASE_MS, House, disconnect_unwelcome
from fondaco.server.tables.readiness import ReadinessCheck
from fondaco.server.work.tasks import is_cancelled

ROUND_S = 2.0  # in which every table in memory is checked once
SELDOM_ROUNDS = 30  # between two checks of rare things, such as whether the store can write
MAX_DUE = 500  # due tables that are loaded in one round
# The tables are checked in parts, so that no check takes long. Each part is a query or two in
# another thread, which costs more than its tables: many small parts keep an idle house busy.
PARTS_PER_ROUND = 5
TEND_ROUNDS = 5  # between two checks of a table for things that change rarely
IDLE_MS = 600_000  # after which a table without connections is put away …
IDLE_OVER_MS = 60_000  # … and one whose game is over
IDLE_ELSEWHERE_MS = 60_000  # … and one that this process does not run, though it may be played
log = structlog.get_logger("fondaco.rounds")


class Patrol:
    def __init__(self, house: House, stewards: Stewards, readiness: ReadinessCheck) -> None:
        self.house = house
        self.stewards = stewards
        self.readiness = readiness
        self.often: list[Callable[[], Awaitable[None]]] = []  # more checks, in every round
        self.seldom: list[Callable[[], Awaitable[None]]] = []  # more checks, once a minute

    async def run(self) -> None:
        for number in count():
            await self.look_at_the_house(number % SELDOM_ROUNDS == 0)
            for part in range(PARTS_PER_ROUND):
                rooms = list(self.house.rooms.values())
                seldom = part + PARTS_PER_ROUND * (number % TEND_ROUNDS)
                await self._try(
                    self.look(
                        rooms[part::PARTS_PER_ROUND], rooms[seldom :: PARTS_PER_ROUND * TEND_ROUNDS]
                    )
                )
                await asyncio.sleep(ROUND_S / PARTS_PER_ROUND)

    async def look_around(self) -> None:
        """Check everything at once."""
        rooms = list(self.house.rooms.values())
        await self.look_at_the_house(True)
        await self._try(self.look(rooms, rooms))

    async def look_at_the_house(self, seldom: bool) -> None:
        await self._try(self.house.look_for_restart())
        await self._try(self.find_damage())
        await self._try(self.find_due())
        await self._try(self.house.limits.share())
        for look in self.often:
            await self._try(look())
        if seldom:
            await self._try(self.readiness.check())
            for look in self.seldom:
                await self._try(look())

    async def look(self, rooms: list[Room], seldom: list[Room]) -> None:
        """Check these tables; those in `seldom` also for things that change rarely."""
        house = self.house
        # If this is the only process, others write rarely: only `fondaco admin` does.
        stale = [room for room in rooms if room.stale and room not in seldom]
        await self._try(self.find_news(rooms if house.bus.shared else [*seldom, *stale]))
        if house.bus.shared:
            await self._try(house.presence.keep(seldom))
        guests = [each for room in seldom for each in room.listeners]
        await self._try(disconnect_unwelcome(house.store, guests))
        self.tidy(rooms)

    async def _try(self, look: Awaitable[object]) -> None:
        try:
            await look
        except (Exception, asyncio.CancelledError) as error:
            if is_cancelled():
                raise
            report(log, "watch", error)

    async def find_damage(self) -> None:
        """Read what other processes put into quarantine; repair rows of the list of tables."""
        house, store = self.house, self.house.store
        await house.quarantine.read()
        for name in list(store.unlisted):
            with suppress(Refused):
                room = await house.room(name)
                async with room.lock:
                    await house.settle(room)
                    await store.relist(index_of(room.table, room.table.updated))
                store.unlisted.discard(name)
                log.warning("listed again", table=name)

    async def find_due(self) -> None:
        """Load tables at which a bot or a clock is due, though nobody here has asked for them."""
        house = self.house
        limit = MAX_DUE + len(house.quarantine.known)
        now = house.now()
        # Where processes share tables, most of those that are due are run by one of them.
        free = now + 2 * LEASE_MS if house.bus.shared else None
        for index in await house.store.tables(
            status=("playing",), due_before=now, free_until=free, limit=limit
        ):
            if index.table in house.rooms:
                continue
            try:
                await house.room(index.table)
            except DamagedError:  # logged when it was put into quarantine
                continue
            except Refused as error:
                log.warning("due", table=index.table, error=str(error))

    async def find_news(self, rooms: list[Room]) -> None:
        """Read entries that were written elsewhere."""
        house = self.house
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
            behind = [each for each in logs[name] if newest.get(each, -1) > room.last_read(each)]
            if name in behind:  # a new entry can make more side logs worth reading
                await house.try_to_catch_up(room)
            elif room.stale or behind:
                await house.try_to_catch_up(room, behind)

    def tidy(self, rooms: list[Room]) -> None:
        """Give tables their stewards, and put idle ones away."""
        house = self.house
        for room in rooms:
            name = room.table.id
            if house.rooms.get(name) is not room:
                continue
            bots_turn = room.table.turn >= 0 and bool(room.table.chairs[room.table.turn].mind)
            self.stewards.tend(room)
            runs = self.stewards.holds(name)
            busy = room.listeners or room.lock.locked() or (bots_turn and runs)
            unasked = house.steady() - room.asked
            idle = min(room.time.now() - room.table.updated, unasked)
            if not busy and (
                idle > (IDLE_MS if room.table.status != "over" else IDLE_OVER_MS)
                # Another process may run it: every move there would be read here too.
                or (house.bus.shared and not runs and unasked > IDLE_ELSEWHERE_MS)
            ):
                house.put_away(name)
