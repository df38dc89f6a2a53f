"""The house: every table this process knows, and the one way to write into a log.

A wish becomes an entry, the entry is appended to the log, and only then anybody hears of it. A lost
race for a number is read up on and tried again; a store that fails leaves the table as it was.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import structlog

from fondaco.contract.refused import Refused
from fondaco.server import deals
from fondaco.server.allowance import Allowance, Allowances
from fondaco.server.aside import Aside, DamagedError
from fondaco.server.attendance import Attendance
from fondaco.server.beside import SideLog, table_of
from fondaco.server.bus import Bus, NoBus
from fondaco.server.hourglass import Milliseconds, steady, wall
from fondaco.server.lines import encode
from fondaco.server.meters import APPEND, ENTRIES, ROOMS
from fondaco.server.minds import Minds
from fondaco.server.rating import rate_table
from fondaco.server.room import Room, load
from fondaco.server.rounds import Rounds, show_out
from fondaco.server.steward import LEASE, Steward
from fondaco.server.tasks import by_itself, to_be_ended
from fondaco.store import LogRow, Person, StaleError, Store
from fondaco.table.entries import (
    AnyEntry,
    Opened,
    Row,
    Said,
    Settings,
    gallery_log,
    rematch_log,
    seat_log,
)
from fondaco.table.orders import order, ordered
from fondaco.table.table import Table, rules_of, spoken

Command = Callable[[Table], AnyEntry]
Wish = Callable[[Table], bytes]  # what is to be written beside the table; nothing: it is there
T = TypeVar("T")

TRIES = 50  # races for one number that an entry may lose
AGAIN = 1.0  # seconds until a steward that failed goes on
log = structlog.get_logger("fondaco.house")


class House:
    def __init__(
        self,
        store: Store,
        minds: Minds,
        bus: Bus | None = None,
        now: Milliseconds = wall,
        steady: Milliseconds = steady,
        allowance: Allowance | None = None,
    ) -> None:
        self.store = store
        self.minds = minds
        self.bus: Bus = bus or NoBus()
        self.now = now  # for what is written down; it may jump
        self.steady = steady  # for whatever waits
        self.allowances = Allowances(store, now, allowance)
        self.name = secrets.token_hex(8)  # this process, as leases know it
        self.rooms: dict[str, Room] = {}
        self.on_turn: Callable[[Table, str], None] | None = None  # somebody is to move
        self.on_gone: Callable[[Table, str], None] | None = None  # … and has just gone away
        self._stewards: dict[str, tuple[Steward, asyncio.Task[None]]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.attendance = Attendance(self.bus, self.rooms, self.name, steady, self._begin)
        self.aside = Aside(store, now)
        self.rounds = Rounds(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.bus.start(self._heard, self.attendance.met)
        self._begin(self.rounds.go())

    async def close(self) -> None:
        tasks = [*self._tasks, *(task for _, task in self._stewards.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await self.store.release(self.name)
        await self.bus.close()
        self.minds.close()
        await self.store.close()

    # --- tables -----------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The table of that name as its log has it. DamagedError: that cannot be read."""
        room = self.rooms.get(name)
        if room is None:
            self.aside.check(name)
            # Whoever asks for it first may go away: the table is loaded once, for all who wait.
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda done: self._loaded(name, done))
            room = await asyncio.shield(task)
        elif room.stale or self.bus.shared:  # what was done at another process is known here too
            await self.catch_up(room)
        return room

    def _loaded(self, name: str, task: "asyncio.Task[Room]") -> None:
        self._loading.pop(name, None)
        if not task.cancelled():
            task.exception()  # it was told to whoever waited

    async def _load(self, name: str) -> Room:
        rows = await self.store.read(name)
        with self._reading(name):
            room = load(name, rows, self.now, self.steady)
        if self.aside.healed(name):
            await self.aside.keep(name)
        await self._read_beside(room, list(room.beside.values()))
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        self.tend(room)
        if room.table.status == "over":
            self._begin(self._rate(room.table))  # if that was not done when it ended
        return room

    @contextmanager
    def _reading(self, name: str) -> Iterator[None]:
        """A table whose log turns out to be damaged is set aside."""
        try:
            yield
        except DamagedError as error:
            self._damaged(error)
            room = self.rooms.get(name)
            if room is not None:
                for listener in list(room.listeners):
                    listener.hang_up(Refused("set-aside"))
                self.put_away(name)
            raise

    def _damaged(self, error: DamagedError) -> None:
        log.error("damaged", table=table_of(error.log), log=error.log, entry=error.entry,
                  why=error.why)  # fmt: skip
        if self.aside.put(error):
            self._begin(self.aside.keep(error.log))

    async def recognise(self, room: Room, person: Person) -> None:
        """Let somebody with an account have, at this table, what they did there as a guest."""
        table = room.table
        if person.login is None:
            return
        known = {chair.person for chair in table.chairs} | {table.opened.host}
        for other in known - {person.id, None} - set(table.aliases):
            assert other is not None
            now = await self.store.person(other)
            if now is not None and now.id == person.id:
                table.aliases[other] = person.id

    async def open(
        self,
        settings: Settings,
        host: str,
        seed: str = "",
        same_deal_as: str = "",
        follows: str = "",
        version: int | None = None,
    ) -> Room:
        """A new table; without a seed, one that nobody could guess; by the newest rules."""
        rules = rules_of(settings, version)
        entry = Opened(
            settings=settings,
            version=rules.version,
            seed=seed or secrets.token_hex(16),
            host=host,
            same_deal_as=same_deal_as,
            follows=follows,
        )
        name = secrets.token_urlsafe(8).replace("-", "0").replace("_", "1")
        first = LogRow(0, self.now(), encode(entry))
        room = load(name, [first], self.now, self.steady)
        if same_deal_as:
            await deals.join(self.store, name, same_deal_as, first.at)
        if not await self.store.append(name, first, room.new_index(first.at)):
            raise Refused("not-opened")
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        return room

    async def act(self, room: Room, command: Command) -> int:
        """Write what the command wants; the number of its entry. Refused: nothing happened.

        Once begun it is carried through, even if whoever asked has gone away meanwhile.
        """
        return await asyncio.shield(self._spawn(self._act(room, command)))

    async def carry_out(self, room: Room, seat: int) -> None:
        """Make the move that a seat has ordered, if that order still stands.

        The move takes the next number in the seat's log as well. Whoever ends the order takes it
        too: so they were either quicker, and nothing is done, or they are answered afterwards.
        """

        def move(table: Table) -> AnyEntry:
            found = ordered(table)
            if found is None or found[0] != seat:
                raise Refused("not-ordered")
            return table.move(seat, found[1], by="order")

        orders = room.beside[seat_log(room.table.id, seat)]
        await asyncio.shield(self._spawn(self._act(room, move, orders)))

    async def _act(self, room: Room, command: Command, because: SideLog | None = None) -> int:
        """`because`: only as long as nothing has been added to that log."""
        async with room.lock:
            read = not self.bus.shared  # where others write too, a refusal needs a second look
            for _ in range(TRIES):
                if room.stale:
                    await self._reload(room)
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
                row = Row(table.number + 1, room.stamp(entry), entry)
                index, room.stale = room.index, True  # until we know that it is written
                table.apply(row)
                kept = LogRow(row.number, row.at, encode(entry))
                beside = because.once_more(row.at) if because is not None else None
                try:
                    with APPEND.time():
                        written = await self.store.append(
                            table.id, kept, room.new_index(row.at), beside
                        )
                except BaseException:  # whether it was written will show: the steward looks
                    room.index = index
                    self.wake(room)
                    raise
                if not written:
                    room.index = index
                    if because is not None:  # which of the two has grown?
                        await self._reload(room)
                        await self._read_beside(room, [because])
                        read = True
                    continue
                room.stale = False
                if because is not None and beside is not None:
                    because.take([beside[1]])
                ENTRIES.labels(type(entry).__name__.lower()).inc()
                room.tell(row)
                await self.bus.tell(table.id, row.number)
                self._after(room, before)
                return row.number
        raise Refused("too-many-writing")

    async def _write(self, room: Room, name: str, wish: Wish) -> None:
        """Into a log beside the table's, in the same way as into its own."""
        side = room.beside[name]
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self._reload(room)
                text = wish(room.table)
                if not text:
                    return
                row = side.next(self.now(), text)
                if not await self.store.append(name, row):
                    await self._read_beside(room, [side])
                    continue
                side.take([row])
                await self.bus.tell(name, row.number)
                self.wake(room)
                return
        raise Refused("not-written")

    async def rematched(self, room: Room, other: str) -> str:
        """The table that follows this one: the other, if there was none yet."""
        await self._write(
            room, rematch_log(room.table.id), lambda t: b"" if t.rematch else other.encode()
        )
        return room.table.rematch

    async def order(self, room: Room, seat: int, wanted: dict[str, Any]) -> None:
        """Standing orders of a seat, in a log that only this seat sees."""
        await self._write(
            room, seat_log(room.table.id, seat), lambda t: encode(order(t, seat, wanted))
        )

    async def say_in_gallery(
        self, room: Room, person: str, name: str, text: str, request: str = ""
    ) -> None:
        """Watchers among themselves: the players hear it only after the game."""
        said = Said(person=person, name=name, text=spoken(text), channel="gallery", id=request)

        def say(table: Table) -> bytes:
            if table.seat_of(person) >= 0 and table.status != "over":
                raise Refused("gallery")
            known = [(row.entry.person, row.entry.id) for row in room.gallery]
            return b"" if request and (person, request) in known else encode(said)

        await self._write(room, gallery_log(room.table.id), say)

    async def copy(self, room: Room, commands: Iterable[Command]) -> None:
        """Play a finished game again: meanwhile no steward plays on, here or elsewhere."""
        room.copying, held = True, self.steady() - LEASE
        try:
            for command in commands:
                if self.bus.shared and self.steady() - held > LEASE / 2:
                    held, now = self.steady(), self.now()
                    await self.store.lease(room.table.id, self.name, now, now + LEASE)
                await self.act(room, command)
        finally:
            room.copying = False
            self.wake(room)

    # --- afterwards -------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self.tend(room)
        steward = self._stewards.get(room.table.id)
        if steward is not None:
            steward[0].wake.set()

    def left(self, room: Room, seat: int) -> None:
        """A connection of this seat has ended."""
        table = room.table
        if seat >= 0 and table.turn == seat and self.on_gone is not None:
            person = table.chairs[seat].person
            if person is not None and not room.is_here(seat):
                self.on_gone(table, person)

    def _after(self, room: Room, before: int, ours: bool = True) -> None:
        """`ours`: this process wrote it, so it also tells those who are away."""
        table = room.table
        self.wake(room)
        if ours and table.turn not in (before, -1) and self.on_turn is not None:
            chair = table.chairs[table.turn]
            if chair.person is not None and not chair.mind:
                self.on_turn(table, chair.person)
        if table.status == "over":
            self._begin(self._rate(table))

    async def _rate(self, table: Table) -> None:
        for _ in range(TRIES):
            try:
                await rate_table(self.store, table)
                return
            except StaleError:  # another game of theirs ended at the same time: reckon anew
                continue
            except Exception as error:
                log.error("rating", table=table.id, error=repr(error))
                return
        log.error("rating", table=table.id, error="Too many others are being rated.")

    def tend(self, room: Room) -> None:
        name = room.table.id
        known = self._stewards.get(name)
        if known is not None and not known[1].done():
            return
        if room.table.status in ("playing", "paused") or room.stale:
            if known is not None and (known[1].cancelled() or known[1].exception() is not None):
                log.error("steward", table=name, error="It has ended; another takes over.")
            steward = Steward(self, room)
            self._stewards[name] = (steward, asyncio.create_task(self._steward(steward)))
        else:
            self._stewards.pop(name, None)

    async def _steward(self, steward: Steward) -> None:
        while True:
            try:
                await steward.run()
                return
            except (Exception, asyncio.CancelledError) as error:
                if to_be_ended():
                    raise
                log.error("steward", table=steward.room.table.id, error=repr(error))
                await asyncio.sleep(AGAIN)

    # --- other processes --------------------------------------------------------------------------

    def _heard(self, name: str, number: int) -> None:
        room = self.rooms.get(table_of(name))
        if room is not None and number > room.seen(name) and name not in room.catching_up:
            room.catching_up.add(name)
            self._begin(self.try_to_catch_up(room, [name]))

    async def try_to_catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        try:
            await self.catch_up(room, logs)
        except Refused as error:  # the next round will try again
            log.warning("catch up", table=room.table.id, error=str(error))
        except Exception as error:
            log.error("catch up", table=room.table.id, error=repr(error))

    async def catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        """Read what others have written since: in these logs, or in all of this table."""
        async with room.lock:
            room.catching_up.difference_update(logs or [room.table.id, *room.beside])
            if room.stale or logs is None or room.table.id in logs:
                await self._read_up(room)
            sides = [side for side in room.beside.values() if logs is None or side.name in logs]
            if await self._read_beside(room, sides):
                self.wake(room)

    async def _read_up(self, room: Room) -> None:
        """With the lock: what others have written into the table's log."""
        before, told = room.table.turn, room.told
        if room.stale:
            await self._reload(room)
        else:
            rows = await self.store.read(room.table.id, room.table.number)
            with self._reading(room.table.id):
                room.take(rows)
        if room.told > told:
            self._after(room, before, ours=False)

    async def _read_beside(self, room: Room, sides: list[SideLog]) -> bool:
        """With the lock: what is new in logs beside the table's; whether anything was."""
        newest = await self.store.newest([side.name for side in sides]) if sides else {}
        behind = [side for side in sides if newest.get(side.name, -1) > side.number]
        for side in behind:
            rows = await self.store.read(side.name, side.number)
            for entry, error in side.take(rows):
                self._damaged(DamagedError.of(side.name, entry, error))
        return bool(behind)

    async def listen(self, room: Room) -> None:
        """Where others write too: what they have written is known before anything is said to it."""
        if self.bus.shared:
            await self.catch_up(room)

    async def settle(self, room: Room) -> None:
        """With the lock: what was taken in and not written for sure is looked up first."""
        if room.stale:
            await self._reload(room)

    async def _reload(self, room: Room) -> None:
        """The table as its log has it; what only we thought had happened is forgotten."""
        rows = await self.store.read(room.table.id)
        with self._reading(room.table.id):
            fresh = load(room.table.id, rows)
        for old, new in zip(room.table.chairs, fresh.table.chairs, strict=True):
            new.orders = old.orders
        fresh.table.aliases = room.table.aliases
        fresh.table.rematch = room.table.rematch
        room.table.__dict__.update(fresh.table.__dict__)
        room.stale, room.index = False, None
        if room.told < room.table.number:
            room.time.turn(room.table.updated)
        for row in room.table.rows[room.told + 1 :]:
            room.tell(row)

    async def show_out(self, *persons: str) -> None:
        """Ways in of these people have ended: whoever is here by one of them leaves now.

        The other processes find it out by themselves.
        """
        everybody = (each for room in self.rooms.values() for each in room.listeners)
        await show_out(self.store, [each for each in everybody if each.person in persons])

    def put_away(self, name: str) -> None:
        self.rooms.pop(name, None)
        ROOMS.set(len(self.rooms))
        steward = self._stewards.pop(name, None)
        if steward is not None:
            steward[1].cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something for which nobody waits."""
        task = by_itself(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to whoever waited
