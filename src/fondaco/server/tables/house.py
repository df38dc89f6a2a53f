"""The house: every table this process knows, and the one way to write into a log.

A command becomes an entry, the entry is appended to the log, and only then it is sent to anybody.
When another process took the number first, its entry is read and the command is tried again. A
store that fails leaves the table as it was.

The house does not know what follows from a move. `app.py` connects that by hooks.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace

import structlog

from fondaco.contract.refused import Refused
from fondaco.host.broadcast import Listener
from fondaco.host.room import Command, Room, SideCommand, load
from fondaco.host.side_log import SideLog, table_of
from fondaco.host.table_house import new_name
from fondaco.host.table_time import Milliseconds, steady, wall
from fondaco.server.base.error_log import report
from fondaco.server.base.log_codec import CODEC, encode, encoded
from fondaco.server.base.metrics import APPEND, ENTRIES, ROOMS
from fondaco.server.bus.bus import Bus, NoBus
from fondaco.server.limits.quotas import Quota, Quotas
from fondaco.server.limits.rates import Bounds, RateLimits
from fondaco.server.tables.loading import Loader
from fondaco.server.tables.presence import PresenceTracker
from fondaco.server.tables.quarantine import Quarantine
from fondaco.server.tables.restart import RestartNotice
from fondaco.server.work.tasks import Tasks
from fondaco.store import LogRow, Store
from fondaco.table.entries import NumberedEntry, Opened, kind_of
from fondaco.table.table import Table, rules_of

TRIES = 50  # races for one number that an entry may lose
LEASE_MS = 8_000  # a table waits so long at most after its process was killed
log = structlog.get_logger("fondaco.house")


class House:
    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        now: Milliseconds = wall,
        steady: Milliseconds = steady,
        quota: Quota | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.tasks = Tasks()
        self.store = store
        self.bus: Bus = bus or NoBus()
        self.now = now  # the wall clock, for times in logs; it may jump
        self.steady = steady  # a clock that never jumps, for everything that waits
        self.quotas = Quotas(store, now, quota)
        self.limits = RateLimits(store, now, bounds, self.bus.shared)
        self.name = secrets.token_hex(8)  # this process, as leases know it
        self.rooms: dict[str, Room] = {}
        self.presence = PresenceTracker(self.bus, self.rooms, self.name, steady, self.tasks.begin)
        self.quarantine = Quarantine(store, now)
        self.restart = RestartNotice(store, now)
        self._loader = Loader(store, self.quarantine, self._lose, self.tasks.begin)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        # Hooks. They run at once and must not fail or wait; for longer work they start a task.
        self.on_changed: list[Callable[[Room], None]] = []  # the table's steward should look
        self.on_moved: list[Callable[[Room], None]] = []  # an entry was written, here or elsewhere
        self.on_turn: list[Callable[[Table, str], None]] = []  # this person is to move
        self.on_over: list[Callable[[Room], None]] = []  # the game is over; may come again
        self.on_closed: list[Callable[[Room], None]] = []  # its game was given up; may come again
        self.on_put_away: list[Callable[[str], None]] = []  # the table is no longer in memory
        self.on_leased: list[Callable[[str, bool], None]] = []  # a lease was asked for, and given
        self.protections: list[Callable[[Table], bool]] = []  # whether a deal must stay secret
        self.before_found: list[Callable[[Table], Awaitable[None]]] = []  # somebody asks for it

    async def start(self) -> None:
        await self.bus.start(self._on_grown, self.presence.on_presence)

    async def close(self) -> None:
        """Stop all tasks. The store stays open for services that close after the house."""
        tasks = list(self.tasks.known)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await self.store.release(self.name)
        await self.bus.close()

    # --- tables -----------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The table with this name, as its log has it. DamagedError: the log cannot be read."""
        room = self.rooms.get(name)
        if room is None:
            self.quarantine.check(name)
            # The table is loaded once for all callers, even if the first one is cancelled.
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = self.tasks.awaited(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            try:
                room = await asyncio.shield(task)
            finally:
                del task  # it has its error, whose traceback has this frame: a cycle
        elif room.stale or self.bus.shared:  # other processes may have written
            await self.catch_up(room)
        room.asked = self.steady()
        return room

    async def _load(self, name: str) -> Room:
        room = await self._loader.load(name, self.now, self.steady)
        self._keep(room)
        self.wake(room)
        self._ended(room)  # in case the process ended before its hooks were called
        return room

    async def open(self, opened: Opened, name: str = "") -> Room:
        """Open a new table.

        A missing name or seed is replaced by one that nobody can guess; version 0 of the rules
        means the newest.
        """
        entry = replace(
            opened,
            seed=opened.seed or secrets.token_hex(16),
            version=opened.version or rules_of(opened.settings).version,
        )
        first = LogRow(0, self.now(), encode(entry))
        room = load(name or new_name(), [first], self.now, self.steady, CODEC)
        if not await self.store.append(room.table.id, first, room.new_index(first.at)):
            raise Refused("not-opened")
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        ROOMS.set(len(self.rooms))

    def is_protected(self, table: Table) -> bool:
        """Whether the deal of this table must not yet be shown or dealt again."""
        return any(protects(table) for protects in self.protections)

    def check_unprotected(self, table: Table) -> None:
        """Refused, if the deal of this table must not yet be shown or dealt again."""
        if self.is_protected(table):
            if table.opened.sealed:
                raise Refused("event-sealed")
            raise Refused("day-not-over")

    # --- the one way into a log -------------------------------------------------------------------

    async def act(
        self,
        room: Room,
        command: Command,
        because: SideLog | None = None,
        then: SideCommand | None = None,
    ) -> int:
        """Write the entry that the command returns; its number. Refused: nothing happened.

        Once begun, it is finished even if the caller is cancelled.
        `because`: write only if this side log has not grown; its next line is what `then` returns
        for the table as the command found it.
        """
        return await asyncio.shield(self.tasks.awaited(self._act(room, command, because, then)))

    async def _act(
        self, room: Room, command: Command, because: SideLog | None, then: SideCommand | None
    ) -> int:
        """One attempt after another, under the room's lock. How each attempt ends:

        | what happens                                   | what follows                            |
        | ---------------------------------------------- | --------------------------------------- |
        | the room is stale                              | read the log again first                |
        | the command is refused, log perhaps not read   | read what others wrote, try again       |
        | the command is refused, log just read          | raise it: nothing happened              |
        | the store fails                                | raise it; the room is stale until read  |
        | another process took the number                | read, try again                         |
        | written                                        | broadcast, announce, run the hooks      |
        """
        async with room.lock:
            read = not self.bus.shared  # if others write too, read their entries before a refusal
            for _ in range(TRIES):
                if room.stale:
                    await self._loader.reload(room)
                    read = True
                table = room.table
                try:
                    entry = command(table)
                except Refused:
                    if read:
                        raise
                    await self._read_up(room)
                    read = True
                    continue
                before = table.turn
                remains = then(table) if then is not None else b""
                row = NumberedEntry(table.number + 1, room.stamp(entry), entry)
                index, room.stale = room.index, True  # until we know that it is written
                table.apply(row)
                kept = LogRow(row.number, row.at, encode(entry))
                side = because.then(row.at, remains) if because is not None else None
                try:
                    with APPEND.time():
                        written = await self.store.append(
                            table.id, kept, room.new_index(row.at), side
                        )
                except BaseException:  # a reload will show whether it was written
                    room.index = index
                    self.wake(room)
                    raise
                if not written:
                    room.index = index
                    if because is not None:  # which of the two logs has grown?
                        await self._loader.reload(room)
                        await self._loader.read_side_logs(room, [because])
                        read = True
                    continue
                room.stale = False
                ENTRIES.labels(kind_of(entry)).inc()
                room.send(row)
                # Only after `send`: it would otherwise send a state that already has this entry.
                if because is not None and side is not None:
                    because.take([side[1]])
                await self.bus.announce(table.id, row.number)
                self._moved(room, before)
                return row.number
        raise Refused("too-many-writing")

    async def write(self, room: Room, name: str, command: SideCommand) -> None:
        """Write into a side log of the table, in the same way as into the table's log."""
        side = room.side_logs[name]
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self._loader.reload(room)
                text = command(room.table)
                if not text:
                    return
                row = side.next(self.now(), text)
                if not await self.store.append(name, row):
                    await self._loader.read_side_logs(room, [side])
                    continue
                side.take([row])
                await self.bus.announce(name, row.number)
                self.wake(room)
                return
        raise Refused("not-written")

    def taking(
        self, person: str, tables: int = 0, bots: Iterable[str] = ()
    ) -> AbstractAsyncContextManager[None]:
        return self.quotas.taking(person, tables, bots)

    def at_work(self, room: Room, seat: int, busy: bool) -> None:
        self.presence.at_work(room, seat, busy)

    async def keep_still(self, room: Room) -> None:
        """While a game is copied to a new table: this process holds its lease, and no other."""
        now = self.steady()
        if self.bus.shared and now - room.held > LEASE_MS / 2:
            room.held = now
            await self.lease(room)

    async def lease(self, room: Room) -> bool:
        """Take or renew the right to run this table; False: another process has it."""
        now = self.now()  # the only clock that several processes share
        name = room.table.id
        got = await self.store.lease(name, self.name, now, now + LEASE_MS)
        for hook in self.on_leased:
            hook(name, got)
        return got

    # --- hooks ------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Something changed that the table's steward should see."""
        for hook in self.on_changed:
            hook(room)

    def _moved(self, room: Room, before: int, ours: bool = True) -> None:
        """Call the hooks after an entry. `ours`: this process wrote it, so it alerts people."""
        table = room.table
        self.wake(room)
        for moved in self.on_moved:
            moved(room)
        if ours and table.turn not in (before, -1):
            chair = table.chairs[table.turn]
            if chair.person is not None and not chair.mind:
                for turn in self.on_turn:
                    turn(table, chair.person)
        self._ended(room)

    def _ended(self, room: Room) -> None:
        hooks = {"over": self.on_over, "closed": self.on_closed}
        for hook in hooks.get(room.table.status, []):
            hook(room)

    # --- other processes --------------------------------------------------------------------------

    def _on_grown(self, name: str, number: int) -> None:
        room = self.rooms.get(table_of(name))
        if room is not None and number > room.last_read(name) and name not in room.catching_up:
            room.catching_up.add(name)
            self.tasks.begin(self.try_to_catch_up(room, [name]))

    async def try_to_catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        try:
            await self.catch_up(room, logs)
        except Refused as error:  # the patrol will try again
            log.warning("catch up", table=room.table.id, error=str(error))
        except Exception as error:
            report(log, "catch up", error, table=room.table.id, entry=room.table.number)

    async def catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        """Read what other processes have written, in these logs or in all logs of the table."""
        async with room.lock:
            room.catching_up.difference_update(logs or [room.table.id, *room.side_logs])
            if room.stale or logs is None or room.table.id in logs:
                await self._read_up(room)
            sides = [side for side in room.side_logs.values() if logs is None or side.name in logs]
            if await self._loader.read_side_logs(room, sides):
                self.wake(room)

    async def _read_up(self, room: Room) -> None:
        """With the lock: read what other processes have written into the table's log."""
        before, sent = room.table.turn, room.sent
        if room.stale:
            await self._loader.reload(room)
        else:
            await self._loader.read_new(room)
        if room.sent > sent:
            self._moved(room, before, ours=False)

    async def listen(self, room: Room) -> None:
        """Before a request is answered: read what other processes have written."""
        if self.bus.shared:
            await self.catch_up(room)

    async def settle(self, room: Room) -> None:
        """With the lock: find out whether an entry was written, if that is not known."""
        if room.stale:
            await self._loader.reload(room)

    async def look_for_restart(self) -> None:
        """Tell everybody of a restart that `fondaco admin` has planned, and stop when it is due."""
        if await self.restart.read():
            frame = encoded(self.restart.frame())
            for room in list(self.rooms.values()):
                for listener in list(room.listeners):
                    listener.enqueue(frame)
        self.restart.stop_if_due()

    async def disconnect(self, *persons: str) -> None:
        """These people were signed out or banned: close their connections to this process.

        The patrols of the other processes find theirs.
        """
        everybody = (each for room in self.rooms.values() for each in room.listeners)
        await disconnect_unwelcome(self.store, [e for e in everybody if e.person in persons])

    def _lose(self, name: str) -> None:
        """A table can no longer be read: disconnect everybody and drop it."""
        room = self.rooms.get(name)
        if room is not None:
            for listener in list(room.listeners):
                listener.hang_up(Refused("set-aside"))
            self.put_away(name)

    def put_away(self, name: str) -> None:
        """Drop a table from memory; its log stays."""
        self.rooms.pop(name, None)
        ROOMS.set(len(self.rooms))
        for hook in self.on_put_away:
            hook(name)


async def disconnect_unwelcome(store: Store, listeners: list[Listener]) -> None:
    """Close the connections of people who were banned, or signed out elsewhere."""
    guests = [each for each in listeners if each.secret]
    asked = sorted({each.secret for each in guests})
    welcome = await store.welcome(asked) if asked else set()
    for guest in guests:
        if guest.secret not in welcome:
            guest.hang_up(Refused("signed-out"))
