"""The house: every table this process knows, and the one way to write into a log.

A wish becomes an entry, the entry is appended to the log, and only then anybody hears of it. A lost
race for a number is read up on and tried again; a store that fails leaves the table as it was.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import structlog

from fondaco.contract.refused import Refused
from fondaco.server import deals
from fondaco.server.allowance import Allowance, Allowances
from fondaco.server.aside import Aside
from fondaco.server.attendance import Attendance
from fondaco.server.beside import SideLog, table_of
from fondaco.server.bus import Bus, NoBus
from fondaco.server.days import Days
from fondaco.server.desk import Desk
from fondaco.server.hourglass import Milliseconds, steady, wall
from fondaco.server.limits import Bounds, Limits
from fondaco.server.lines import encode
from fondaco.server.meters import APPEND, ENTRIES, ROOMS
from fondaco.server.minds import Minds
from fondaco.server.odds import Odds
from fondaco.server.rating import rate
from fondaco.server.readiness import Watch
from fondaco.server.reading import Reading
from fondaco.server.reviews import Reviews
from fondaco.server.room import Command, Room, Wish, load
from fondaco.server.rounds import Rounds, show_out
from fondaco.server.stewards import Stewards
from fondaco.server.study import Study
from fondaco.server.tasks import Tasks
from fondaco.server.troubles import tell
from fondaco.store import LogRow, Store
from fondaco.table.entries import Opened, Row, Settings, kind_of
from fondaco.table.table import Table, rules_of

TRIES = 50  # races for one number that an entry may lose
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
        bounds: Bounds | None = None,
    ) -> None:
        self._tasks = Tasks()
        self.store = store
        self.minds = minds
        self.bus: Bus = bus or NoBus()
        self.now = now  # for what is written down; it may jump
        self.steady = steady  # for whatever waits
        self.allowances = Allowances(store, now, allowance)
        self.limits = Limits(store, now, bounds, self.bus.shared)
        self.name = secrets.token_hex(8)  # this process, as leases know it
        self.rooms: dict[str, Room] = {}
        self.on_turn: Callable[[Table, str], None] | None = None  # somebody is to move
        self.stewards = Stewards(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.attendance = Attendance(self.bus, self.rooms, self.name, steady, self._tasks.begin)
        self.aside = Aside(store, now)
        self.reading = Reading(store, self.aside, self._lose, self._tasks.begin)
        self.study = Study()
        self.desk = Desk()
        self.odds = Odds(self.desk, self._tasks.begin)
        self.reviews = Reviews(store, now)
        self.days = Days(store, now)
        self.readiness = Watch(store, self.bus, now, steady)
        self.rounds = Rounds(self)

    async def start(self) -> None:
        await self.bus.start(self._heard, self.attendance.met)
        self._tasks.begin(self.rounds.go())

    async def close(self) -> None:
        tasks = [*self._tasks.known, *self.stewards.tasks()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await self.store.release(self.name)
        await self.bus.close()
        self.minds.close()
        self.study.close()
        self.desk.close()
        await self.reviews.close()
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
                task = self._loading[name] = self._tasks.awaited(self._load(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            room = await asyncio.shield(task)
        elif room.stale or self.bus.shared:  # what was done at another process is known here too
            await self.catch_up(room)
        room.asked = self.steady()
        return room

    async def _load(self, name: str) -> Room:
        room = await self.reading.load(name, self.now, self.steady)
        self.rooms[name] = room
        ROOMS.set(len(self.rooms))
        self.stewards.tend(room)
        if room.table.status == "over":
            self._tasks.begin(rate(self.store, room.table))  # if that was not done when it ended
        return room

    async def open(
        self,
        settings: Settings,
        host: str,
        seed: str = "",
        same_deal_as: str = "",
        follows: str = "",
        version: int | None = None,
        position: str = "",
        day: str = "",
        counted: bool = False,
        forked_at: int = -1,
    ) -> Room:
        """A new table; without a seed, one that nobody could guess; by the newest rules; from the
        setting up."""
        rules = rules_of(settings, version)
        entry = Opened(
            settings=settings,
            version=rules.version,
            seed=seed or secrets.token_hex(16),
            host=host,
            same_deal_as=same_deal_as,
            follows=follows,
            position=position,
            day=day,
            counted=counted,
            forked_at=forked_at,
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

    async def act(
        self, room: Room, command: Command, because: SideLog | None = None, then: Wish | None = None
    ) -> int:
        """Write what the command wants; the number of its entry. Refused: nothing happened.

        Once begun it is carried through, even if whoever asked has gone away meanwhile.
        `because`: only as long as nothing has been added to that log; its next line is what `then`
        says of the table as the command found it.
        """
        return await asyncio.shield(self._tasks.awaited(self._act(room, command, because, then)))

    async def _act(
        self, room: Room, command: Command, because: SideLog | None, then: Wish | None
    ) -> int:
        async with room.lock:
            read = not self.bus.shared  # where others write too, a refusal needs a second look
            for _ in range(TRIES):
                if room.stale:
                    await self.reading.anew(room)
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
                row = Row(table.number + 1, room.stamp(entry), entry)
                index, room.stale = room.index, True  # until we know that it is written
                table.apply(row)
                kept = LogRow(row.number, row.at, encode(entry))
                beside = because.then(row.at, remains) if because is not None else None
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
                        await self.reading.anew(room)
                        await self.reading.beside(room, [because])
                        read = True
                    continue
                room.stale = False
                ENTRIES.labels(kind_of(entry)).inc()
                room.tell(row)
                # Only then: a state shown with this number would hide what is told of it.
                if because is not None and beside is not None:
                    because.take([beside[1]])
                await self.bus.tell(table.id, row.number)
                self._after(room, before)
                return row.number
        raise Refused("too-many-writing")

    async def write(self, room: Room, name: str, wish: Wish) -> None:
        """Into a log beside the table's, in the same way as into its own."""
        side = room.beside[name]
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self.reading.anew(room)
                text = wish(room.table)
                if not text:
                    return
                row = side.next(self.now(), text)
                if not await self.store.append(name, row):
                    await self.reading.beside(room, [side])
                    continue
                side.take([row])
                await self.bus.tell(name, row.number)
                self.wake(room)
                return
        raise Refused("not-written")

    # --- afterwards -------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self.stewards.wake(room)

    def _after(self, room: Room, before: int, ours: bool = True) -> None:
        """`ours`: this process wrote it, so it also tells those who are away."""
        table = room.table
        self.wake(room)
        self.odds.look(room)
        if ours and table.turn not in (before, -1) and self.on_turn is not None:
            chair = table.chairs[table.turn]
            if chair.person is not None and not chair.mind:
                self.on_turn(table, chair.person)
        if table.status == "over":
            self._tasks.begin(rate(self.store, table))

    # --- other processes --------------------------------------------------------------------------

    def _heard(self, name: str, number: int) -> None:
        room = self.rooms.get(table_of(name))
        if room is not None and number > room.seen(name) and name not in room.catching_up:
            room.catching_up.add(name)
            self._tasks.begin(self.try_to_catch_up(room, [name]))

    async def try_to_catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        try:
            await self.catch_up(room, logs)
        except Refused as error:  # the next round will try again
            log.warning("catch up", table=room.table.id, error=str(error))
        except Exception as error:
            tell(log, "catch up", error, table=room.table.id, entry=room.table.number)

    async def catch_up(self, room: Room, logs: list[str] | None = None) -> None:
        """Read what others have written since: in these logs, or in all of this table."""
        async with room.lock:
            room.catching_up.difference_update(logs or [room.table.id, *room.beside])
            if room.stale or logs is None or room.table.id in logs:
                await self._read_up(room)
            sides = [side for side in room.beside.values() if logs is None or side.name in logs]
            if await self.reading.beside(room, sides):
                self.wake(room)

    async def _read_up(self, room: Room) -> None:
        """With the lock: what others have written into the table's log."""
        before, told = room.table.turn, room.told
        if room.stale:
            await self.reading.anew(room)
        else:
            await self.reading.up(room)
        if room.told > told:
            self._after(room, before, ours=False)

    async def listen(self, room: Room) -> None:
        """Where others write too: what they have written is known before anything is said to it."""
        if self.bus.shared:
            await self.catch_up(room)

    async def settle(self, room: Room) -> None:
        """With the lock: what was taken in and not written for sure is looked up first."""
        if room.stale:
            await self.reading.anew(room)

    async def show_out(self, *persons: str) -> None:
        """Ways in of these people have ended: whoever is here by one of them leaves now.

        The other processes find it out by themselves.
        """
        everybody = (each for room in self.rooms.values() for each in room.listeners)
        await show_out(self.store, [each for each in everybody if each.person in persons])

    def _lose(self, name: str) -> None:
        """A table that is open here cannot be read any more."""
        room = self.rooms.get(name)
        if room is not None:
            for listener in list(room.listeners):
                listener.hang_up(Refused("set-aside"))
            self.put_away(name)

    def put_away(self, name: str) -> None:
        self.rooms.pop(name, None)
        ROOMS.set(len(self.rooms))
        self.stewards.dismiss(name)
