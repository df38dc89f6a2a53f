"""One table as this process holds it: its state, and everybody who listens."""

from asyncio import Lock
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from msgspec import Struct, structs

from fondaco.contract.refused import Refused
from fondaco.server.aside import DamagedError
from fondaco.server.beside import SideLog
from fondaco.server.hourglass import Hourglass, Milliseconds, steady, wall
from fondaco.server.lines import decode
from fondaco.server.listing import index_of
from fondaco.server.patience import Patience
from fondaco.server.showing import Happened, Listener, Refreshed, Showing, encoded
from fondaco.server.words import messages
from fondaco.store import LogRow, TableIndex
from fondaco.table.entries import (
    AnyEntry,
    Freed,
    Moved,
    Ordered,
    Row,
    Said,
    Sat,
    gallery_log,
    rematch_log,
    seat_log,
)
from fondaco.table.frames import Chances, Overheard, Presence, Speech, Waiting
from fondaco.table.orders import read_orders
from fondaco.table.sight import Sight, speech_of
from fondaco.table.table import Table

Command = Callable[[Table], AnyEntry]
Wish = Callable[[Table], bytes]  # what is to be written beside the table; nothing: it is there

KEPT = 100  # things said in the gallery, lest one that is sent again be said twice


class Elsewhere(Struct, frozen=True):
    """Who is connected to this table at another process, as far as we have heard."""

    seats: list[int]
    watchers: int
    until: int  # when that is too old to be believed, by the steady clock


@dataclass(frozen=True, slots=True)
class Talk(Row):
    """Something said, in its place."""

    entry: Said

    @property
    def speech(self) -> Speech:
        return speech_of(self, self.entry, messages(""))


class Room:
    def __init__(
        self, table: Table, wall: Milliseconds = wall, steady: Milliseconds = steady
    ) -> None:
        self.table = table
        self.time = Hourglass(table.updated, wall, steady)
        self.sight = Sight(table, messages)
        self.patience = Patience(table)
        self._waiting = False  # whether listeners were told that a bot waits for people
        self.showing = Showing(self.sight)
        self.lock = Lock()  # one entry at a time
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process: who is connected there
        self.index: TableIndex | None = None  # as it was last written
        self.told = table.number  # the last entry that listeners have heard of
        self.stale = False  # an entry was taken in of which it is not known whether it was written
        self.catching_up: set[str] = set()  # logs that are about to be read: others wrote there
        self.copying = False  # a finished game is being copied here: bots wait
        self.asked = steady()  # when somebody last wanted something of it, by the steady clock
        self.gallery: list[Talk] = []  # what the watchers said among themselves
        self.chances: Chances | None = None  # what watchers were told last
        self.reckoned = -1  # … and how often the game had moved on then
        name, seats = table.id, range(table.settings.players)
        logs = [SideLog(seat_log(name, seat), partial(self._ordered, seat)) for seat in seats]
        logs += [SideLog(gallery_log(name), self._overheard)]
        logs += [SideLog(rematch_log(name), self._followed)]
        self.beside = {log.name: log for log in logs}

    # --- rows -------------------------------------------------------------------------------------

    def take(self, rows: list[LogRow]) -> None:
        """Rows that stand in the log already, written by another process."""
        fresh: list[Row] = []
        for row in rows:
            if row.number > self.table.number:
                fresh.append(apply(self.table, row))
                self.time.turn(fresh[-1].at)
        self._tell_all(fresh)

    def renew(self, table: Table) -> None:
        """The table as its log has it, instead of what was thought to have happened."""
        for old, new in zip(self.table.chairs, table.chairs, strict=True):
            new.orders = old.orders
        table.aliases = self.table.aliases
        table.rematch = self.table.rematch
        self.table.__dict__.update(table.__dict__)
        self.stale, self.index = False, None
        if self.told < self.table.number:
            self.time.turn(self.table.updated)
        self._tell_all(self.table.rows[self.told + 1 :])

    def _tell_all(self, rows: list[Row]) -> None:
        """What was taken in already: only the last of them leads to the table as it is now."""
        if any(isinstance(row.entry, Sat | Freed) for row in rows):
            self._reseat()
        for row in rows[:-1]:
            for listener in list(self.listeners):
                listener.hear(encoded(self.sight.update(row, listener.audience, None)))
        for row in rows[-1:]:
            self.tell(row)

    def tell(self, row: Row) -> None:
        """Send what happened to everybody."""
        self.told = row.number
        if isinstance(row.entry, Sat | Freed):
            self._reseat()
        # One that is too slow leaves while it is told.
        self.showing.tell(Happened(self.sight, row), list(self.listeners), self.time.now())
        self.tell_waiting()

    def _reseat(self) -> None:
        for listener in list(self.listeners):
            listener.reseat()

    # --- the logs beside it -----------------------------------------------------------------------

    def seen(self, log: str) -> int:
        """The number of the last entry that was read in a log of this table."""
        side = self.beside.get(log)
        return self.table.number if side is None else side.number

    def waited_for(self) -> list[str]:
        """The logs beside it in which something could stand that has to be known soon."""
        table = self.table
        if table.status in ("playing", "paused"):
            chairs = enumerate(table.chairs)
            names = [seat_log(table.id, seat) for seat, chair in chairs if chair.person is not None]
        else:
            names = [rematch_log(table.id)] if self.listeners else []
        return [*names, gallery_log(table.id)] if self.listeners else names

    def _ordered(self, seat: int, row: LogRow) -> None:
        chair = self.table.chairs[seat]
        before, chair.orders = (
            chair.orders,
            self.table.no_orders(),
        )  # what cannot be read is not carried out
        try:
            entry = decode(row.entry)
            if not isinstance(entry, Ordered):
                raise ValueError("That is no order.")
            chair.orders = read_orders(self.table, entry)
        finally:
            if chair.orders != before:
                self.refresh([each for each in self.listeners if each.audience.seat == seat], seat)

    def _overheard(self, row: LogRow) -> None:
        said = decode(row.entry)
        if not isinstance(said, Said):
            raise ValueError("That was not said.")
        self.gallery = [*self.gallery, Talk(row.number, row.at, said)][-KEPT:]
        frame = encoded(Overheard(speech=self.gallery[-1].speech))
        for listener in list(self.listeners):
            if listener.audience.seat < 0 or self.table.status == "over":
                listener.hear(frame)

    def _followed(self, row: LogRow) -> None:
        name = row.entry.decode()
        if not name.isascii() or not name.isalnum():
            raise ValueError("That is no table.")
        if not self.table.rematch:  # whoever was first is right
            self.table.rematch = name
            self.refresh()

    def refresh(self, some: Iterable[Listener] | None = None, seat: int = -1) -> None:
        """Show some (None: everybody) their state again, after something that is no entry.

        `seat`: whose matter that was.
        """
        now = self.time.now()
        told = Refreshed(self.table.number, now, seat)
        self.showing.tell(told, list(self.listeners if some is None else some), now)

    def tell_presence(self) -> None:
        frame = encoded(self.presence())
        for listener in list(self.listeners):
            listener.hear(frame)

    def tell_waiting(self) -> None:
        """How long a bot waits for people; once more when it does not any longer."""
        waiting = self.waiting() if self.listeners else Waiting(left=None, busy=[])
        waits = waiting.left is not None
        if waits or self._waiting:
            self._waiting, frame = waits, encoded(waiting)
            for listener in list(self.listeners):
                listener.hear(frame)

    def tell_chances(self, found: Chances, plies: int) -> None:
        """To those who watch: who plays is not told."""
        self.chances, self.reckoned = found, plies
        frame = encoded(found)
        for listener in list(self.listeners):
            if listener.audience.seat < 0:
                listener.hear(frame)

    def waiting(self) -> Waiting:
        now = self.time.now()
        return Waiting(left=self.patience.left(now), busy=self.patience.holding(now))

    def presence(self) -> Presence:
        """Who is here, wherever they are connected."""
        seats, watchers = self.connected()
        for other in self.elsewhere.values():
            seats = sorted({*seats, *other.seats})
            watchers += other.watchers
        return Presence(seats=seats, watchers=watchers)

    def connected(self) -> tuple[list[int], int]:
        """The seats that are connected to this process, and how many watch."""
        seats = {listener.audience.seat for listener in self.listeners}
        watchers = sum(listener.audience.seat < 0 for listener in self.listeners)
        return sorted(seat for seat in seats if seat >= 0), watchers

    def is_here(self, seat: int) -> bool:
        return any(listener.audience.seat == seat for listener in self.listeners) or any(
            seat in other.seats for other in self.elsewhere.values()
        )

    def stamp(self, entry: AnyEntry) -> int:
        """The time of an entry that is about to be written: never before the last one.

        The wall clock is followed where the game moves on, or does not run, and no clock of a
        player does: nobody pays for its jumps, and the log does not stray from it for long.
        """
        table = self.table
        free = table.clocks.running < 0 and (table.status != "playing" or isinstance(entry, Moved))
        return max(self.time.follow() if free else self.time.now(), table.updated)

    def new_index(self, now: int) -> TableIndex | None:
        """How lists show the table now, if that is different from before."""
        old = self.index
        fresh = index_of(self.table, now if old is None else old.updated)
        if fresh == old:
            return None
        self.index = structs.replace(fresh, updated=now)
        return self.index


def load(
    name: str, rows: list[LogRow], wall: Milliseconds = wall, steady: Milliseconds = steady
) -> Room:
    """The table in a log. DamagedError: it cannot be read, or does not fit."""
    if not rows:
        raise Refused("no-table")
    first, *others = rows
    try:
        table = Table(name, read(first))
    except Exception as error:
        raise DamagedError.of(name, 0, error) from error
    for row in others:
        apply(table, row)
    return Room(table, wall, steady)


def apply(table: Table, row: LogRow) -> Row:
    """Take the next line of a log in; whatever is wrong with it."""
    try:
        entry = read(row)
        table.apply(entry)
    except Exception as error:
        raise DamagedError.of(table.id, row.number, error) from error
    return entry


def read(row: LogRow) -> Row:
    if not isinstance(row.at, int):
        raise ValueError("An entry has a time.")
    return Row(row.number, row.at, decode(row.entry))
