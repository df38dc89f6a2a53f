"""The house: every table this process knows, and the one way to write into a log.

A wish becomes an entry, the entry is appended to the log, and only then anybody hears of it. A lost
race for a number is read up on and tried again; a store that fails leaves the table as it was.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from fondaco.contract.refused import FondacoError
from fondaco.server import deals
from fondaco.server.allowance import Allowance, Allowances
from fondaco.server.attendance import Attendance
from fondaco.server.bus import Bus, NoBus
from fondaco.server.entries import (
    AnyEntry,
    Opened,
    Ordered,
    Orders,
    Row,
    Said,
    Settings,
    decode,
    encode,
    gallery_log,
    rematch_log,
    seat_log,
)
from fondaco.server.frames import Overheard
from fondaco.server.hourglass import Milliseconds, steady, wall
from fondaco.server.meters import APPEND, ENTRIES, ROOMS
from fondaco.server.minds import Minds
from fondaco.server.orders import auction
from fondaco.server.rating import rate_table
from fondaco.server.room import Listener, Room, encoded, load
from fondaco.server.sight import speech
from fondaco.server.steward import Steward
from fondaco.server.table import Table, rules_of, spoken
from fondaco.server.tasks import by_itself, to_be_ended
from fondaco.store import LogRow, Person, StaleError, Store

Command = Callable[[Table], AnyEntry]
T = TypeVar("T")

TRIES = 50  # races for one number that an entry may lose
AGAIN = 1.0  # seconds until a steward that failed goes on
WATCH = 2.0  # seconds between looks at what is due and what others wrote
PARTS = 5  # of the tables, one at each look, for what need not be done often: no look takes long
IDLE = 600_000  # milliseconds after which a table that nobody watches is put away
GALLERY = 100  # things said in the gallery that newcomers hear
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
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looks = 0

    async def start(self) -> None:
        await self.bus.start(self._heard, self.attendance.met)
        self._begin(self._watch())

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
        """The table of that name, from memory or from its log."""
        room = self.rooms.get(name)
        if room is None:
            # Whoever asks for it first may go away: the table is loaded once, for all who wait.
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(lambda done: self._loaded(name, done))
            room = await asyncio.shield(task)
        if room.stale:
            await self.catch_up(room)
        return room

    def _loaded(self, name: str, task: "asyncio.Task[Room]") -> None:
        self._loading.pop(name, None)
        if not task.cancelled():
            task.exception()  # it was told to whoever waited

    async def _load(self, name: str) -> Room:
        room = load(name, await self.store.read(name), self.now, self.steady)
        for seat, chair in enumerate(room.table.chairs):
            if chair.person is not None:
                for row in (await self.store.read(seat_log(name, seat)))[-1:]:
                    entry = decode(row.entry)
                    if isinstance(entry, Ordered):
                        chair.orders = entry.orders
        said = (await self.store.read(gallery_log(name)))[-GALLERY:]
        room.gallery = [Row(row.number, row.at, decode(row.entry)) for row in said]
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        self._tend(room)
        if room.table.status == "over":
            self._begin(self._rate(room.table))  # if that was not done when it ended
            await self.rematched(name)
        return room

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
            raise FondacoError("The table could not be opened; please try again.")
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        return room

    async def act(self, room: Room, command: Command) -> int:
        """Write what the command wants; the number of its entry. FondacoError: nothing happened.

        Once begun it is carried through, even if whoever asked has gone away meanwhile.
        """
        return await asyncio.shield(self._spawn(self._act(room, command)))

    async def _act(self, room: Room, command: Command) -> int:
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self._reload(room)
                table = room.table
                entry = command(table)
                before = table.turn
                row = Row(table.number + 1, room.stamp(entry), entry)
                index, room.stale = room.index, True  # until we know that it is written
                table.apply(row)
                kept = LogRow(row.number, row.at, encode(entry))
                try:
                    with APPEND.time():
                        written = await self.store.append(table.id, kept, room.new_index(row.at))
                except BaseException:  # whether it was written will show: the steward looks
                    room.index = index
                    self.wake(room)
                    raise
                if not written:
                    room.index = index
                    continue
                room.stale = False
                ENTRIES.labels(type(entry).__name__.lower()).inc()
                room.tell(row)
                await self.bus.tell(table.id, row.number)
                self._after(room, before)
                return row.number
        raise FondacoError("Too many others are writing at this table; please try again.")

    async def rematched(self, table: str, other: str = "") -> str:
        """The rematch of a table, if there is one; given another table, that is it if none was."""
        name = rematch_log(table)
        if other and await self.store.append(name, LogRow(0, self.now(), other.encode())):
            found = other
        else:
            rows = await self.store.read(name)
            found = rows[0].entry.decode() if rows else ""
        room = self.rooms.get(table)
        if room is not None and found and room.table.rematch != found:
            room.table.rematch = found
            room.refresh(None)
        return found

    async def order(self, room: Room, seat: int, orders: Orders) -> None:
        """Standing orders of a seat, in a log that only this seat sees."""
        table = room.table
        if orders.bid_up_to is not None:
            if table.rules.name != "batavia":
                raise FondacoError("There are no auctions in this game.")
            if not 0 <= orders.bid_up_to <= 75:
                raise FondacoError("A proxy bid goes from 0 to 75 letters.")
        if orders.decline_below is not None and not 0 <= orders.decline_below <= 1023:
            raise FondacoError("The least that an offer brings is 0 to 1023 ducats.")
        fields = {name: getattr(orders, name) for name in orders.__struct_fields__}
        orders = Orders(**{**fields, "auction": auction(table)})
        await self._append(seat_log(table.id, seat), Ordered(seat=seat, orders=orders))
        table.chairs[seat].orders = orders
        self.wake(room)

    async def say_in_gallery(
        self, room: Room, person: str, name: str, text: str, request: str = ""
    ) -> None:
        """Watchers among themselves: the players hear it only after the game."""
        said = Said(person=person, name=name, text=spoken(text), channel="gallery", id=request)
        if request and any(
            isinstance(row.entry, Said) and (row.entry.person, row.entry.id) == (person, request)
            for row in room.gallery
        ):
            return  # it was said already
        row = await self._append(gallery_log(room.table.id), said)
        room.gallery = [*room.gallery, row][-GALLERY:]
        frame = encoded(Overheard(speech=speech(row, said)))
        for listener in list(room.listeners):
            if listener.audience.seat < 0 or room.table.status == "over":
                listener.hear(frame)

    async def _append(self, name: str, entry: AnyEntry) -> Row:
        """Into a log that has no table behind it."""
        for _ in range(TRIES):
            rows = await self.store.read(name)
            number, last = (rows[-1].number + 1, rows[-1].at) if rows else (0, 0)
            row = Row(number, max(self.now(), last), entry)
            if await self.store.append(name, LogRow(row.number, row.at, encode(entry))):
                return row
        raise FondacoError("That could not be written; please try again.")

    # --- afterwards -------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self._tend(room)
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
            except FondacoError as error:
                log.error("rating", table=table.id, error=str(error))
                return
        log.error("rating", table=table.id, error="Too many others are being rated.")

    def _tend(self, room: Room) -> None:
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
        room = self.rooms.get(name)
        if room is not None and number > room.table.number and not room.catching_up:
            room.catching_up = True
            self._begin(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            await self.catch_up(room)
        except FondacoError as error:  # `_look` will try again
            log.warning("catch up", table=room.table.id, error=str(error))

    async def catch_up(self, room: Room) -> None:
        """Read what others have written since."""
        async with room.lock:
            room.catching_up = False
            before, told = room.table.turn, room.told
            if room.stale:
                await self._reload(room)
            else:
                room.take(await self.store.read(room.table.id, room.table.number))
            if room.told > told:
                self._after(room, before, ours=False)

    async def settle(self, room: Room) -> None:
        """With the lock: what was taken in and not written for sure is looked up first."""
        if room.stale:
            await self._reload(room)

    async def _reload(self, room: Room) -> None:
        """The table as its log has it; what only we thought had happened is forgotten."""
        fresh = load(room.table.id, await self.store.read(room.table.id))
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

    async def _watch(self) -> None:
        """Tables that are due though nobody here looks at them; and what the bus did not tell."""
        while True:
            try:
                await self._look()
            except (Exception, asyncio.CancelledError) as error:
                if to_be_ended():
                    raise
                log.error("watch", error=repr(error))
            await asyncio.sleep(WATCH)

    async def _look(self) -> None:
        now = self.now()
        for index in await self.store.tables(status=("playing",), due_before=now, limit=500):
            if index.table not in self.rooms:
                with suppress(FondacoError):
                    await self.room(index.table)
        self._looks += 1
        some = list(self.rooms.values())[self._looks % PARTS :: PARTS]
        if self.bus.shared:
            await self.attendance.keep(some)
        await self._show_out([each for room in some for each in room.listeners])
        # Without other houses too: `fondaco admin` writes while we play.
        newest = await self.store.newest(list(self.rooms))
        for name, room in list(self.rooms.items()):
            if room.stale or newest.get(name, -1) > room.table.number:
                await self._catch_up(room)
            waited = room.table.turn >= 0 and bool(room.table.chairs[room.table.turn].mind)
            busy = room.listeners or room.lock.locked() or waited
            self._tend(room)
            if not busy and room.time.now() - room.table.updated > IDLE:
                self._put_away(name)

    async def show_out(self, *persons: str) -> None:
        """Ways in of these people have ended: whoever is here by one of them leaves now.

        The other processes find it out by themselves.
        """
        everybody = (each for room in self.rooms.values() for each in room.listeners)
        await self._show_out([each for each in everybody if each.person in persons])

    async def _show_out(self, some: list[Listener]) -> None:
        """Who was banned, or signed out elsewhere, does not stay by an open connection."""
        guests = [each for each in some if each.secret]
        asked = sorted({each.secret for each in guests})
        welcome = await self.store.welcome(asked) if asked else set()
        for guest in guests:
            if guest.secret not in welcome:
                guest.hang_up("You are no longer signed in here.")

    def _put_away(self, name: str) -> None:
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
