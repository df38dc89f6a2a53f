"""One table as its host holds it: its state, and the connections that listen to it."""

from asyncio import Lock
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from weakref import proxy

from fondaco.contract.refused import Refused
from fondaco.host.broadcast import Broadcast, Happened, Listener, Refreshed
from fondaco.host.damaged import DamagedError
from fondaco.host.json_codec import PLAIN, JsonCodec
from fondaco.host.side_log import SideLog
from fondaco.host.table_index import index_of, is_current
from fondaco.host.table_time import Milliseconds, TableTime, steady, wall
from fondaco.host.talk_timer import TalkTimer
from fondaco.messages import messages_in
from fondaco.store import LogRow, TableIndex
from fondaco.table.entries import (
    AnyEntry,
    Erased,
    Freed,
    Moved,
    NumberedEntry,
    Ordered,
    Said,
    Sat,
    gallery_log,
    rematch_log,
    seat_log,
)
from fondaco.table.frames import Chances, Overheard, Presence, Speech, Waiting
from fondaco.table.sight import Sight, speech_of
from fondaco.table.standing_orders import take_orders
from fondaco.table.table import Table

Command = Callable[[Table], AnyEntry]
SideCommand = Callable[[Table], bytes]  # the line to write into a side log; empty: none

KEPT_TALK = 100  # speeches of spectators, to recognise a request that is sent again


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The people connected to this table at another process, as it last announced."""

    seats: list[int]
    spectators: int
    until: int  # when the announcement is too old, by the steady clock


@dataclass(frozen=True, slots=True)
class SpectatorSpeech(NumberedEntry):
    """Something that a spectator said."""

    entry: Said

    @property
    def speech(self) -> Speech:
        return speech_of(self, self.entry, messages_in(""))


class Room:
    def __init__(
        self,
        table: Table,
        wall: Milliseconds = wall,
        steady: Milliseconds = steady,
        codec: JsonCodec = PLAIN,
    ) -> None:
        self.table = table
        self.codec = codec
        self.time = TableTime(table.updated, wall, steady)
        self.sight = Sight(table, messages_in)
        self.talk_timer = TalkTimer(table)
        self._waiting = False  # whether listeners know that a bot waits for people
        self.broadcast = Broadcast(self.sight, codec.encode)
        self.lock = Lock()  # one entry at a time
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process: the people connected there
        self.index: TableIndex | None = None  # as it was last written
        self.sent = table.number  # the last entry that was sent to listeners
        self.stale = False  # the last entry was applied, but perhaps not written
        self.has_old_names = False  # a person was deleted: what was made of the log names them
        self.catching_up: set[str] = set()  # logs with new entries that a task is going to read
        self.held = -(10**12)  # when its lease was last renewed for that, by the steady clock
        self.copying = False  # a finished game is being copied here: bots wait
        self.asked = steady()  # the time of the last request for it, by the steady clock
        self.spectator_talk: list[SpectatorSpeech] = []  # the latest
        self.chances: Chances | None = None  # the last that were sent to spectators
        self.chances_ply = -1  # … and the number of moves made by then
        name, seats = table.id, range(table.settings.players)
        # A weak reference: a cycle would keep a room that was put away, until it is collected.
        room: Room = proxy(self)
        logs = [SideLog(seat_log(name, seat), partial(Room._ordered, room, seat)) for seat in seats]
        logs += [SideLog(gallery_log(name), partial(Room._overheard, room))]
        logs += [SideLog(rematch_log(name), partial(Room._followed, room))]
        self.side_logs = {log.name: log for log in logs}

    # --- rows -------------------------------------------------------------------------------------

    def take(self, rows: list[LogRow]) -> None:
        """Apply rows that another process has written."""
        fresh: list[NumberedEntry] = []
        for row in rows:
            if row.number > self.table.number:
                fresh.append(apply(self.table, row, self.codec))
                self.time.set(fresh[-1].at)
        self._note_erased(fresh)
        self._send_all(fresh)

    def renew(self, table: Table) -> None:
        """Replace the table by this one, which was loaded again from its log."""
        self.table.replace_with(table)
        self.stale, self.index = False, None
        if self.sent < self.table.number:
            self.time.set(self.table.updated)
        fresh = self.table.rows[self.sent + 1 :]
        self._note_erased(fresh)
        self._send_all(fresh)

    def _note_erased(self, rows: list[NumberedEntry]) -> None:
        if any(isinstance(row.entry, Erased) for row in rows):
            self.stale = self.has_old_names = True  # earlier lines have to be read again

    def drop_old_names(self, spectator_talk: list[SpectatorSpeech]) -> None:
        """After the log was read again: nothing that was made with the old names stays."""
        self.has_old_names = self.stale = False
        self.spectator_talk = spectator_talk[-KEPT_TALK:]
        self.sight = Sight(self.table, messages_in)
        self.broadcast = Broadcast(self.sight, self.codec.encode)
        self.refresh()

    def _send_all(self, rows: list[NumberedEntry]) -> None:
        """Send rows that are applied already: only the last of them comes with the state."""
        if any(isinstance(row.entry, Sat | Freed) for row in rows):
            self._reseat()
        for row in rows[:-1]:
            for listener in list(self.listeners):
                update = self.sight.update(row, listener.audience, None)
                listener.enqueue(self.codec.encode(update))
        for row in rows[-1:]:
            self.send(row)

    def send(self, row: NumberedEntry) -> None:
        """Send an entry that was just applied to all listeners."""
        self.sent = row.number
        if isinstance(row.entry, Sat | Freed):
            self._reseat()
        # A copy of the set: a listener that is too slow leaves it meanwhile.
        self.broadcast.send(
            Happened(self.sight, row, self.codec.encode), list(self.listeners), self.time.now()
        )
        self.send_waiting()

    def _reseat(self) -> None:
        before = self.connected()
        for listener in list(self.listeners):
            listener.reseat()
        if self.connected() != before:  # a spectator has sat down, or a player left the seat
            self.send_presence()

    # --- side logs --------------------------------------------------------------------------------

    def last_read(self, log: str) -> int:
        """The number of the last entry that was read from a log of this table."""
        side = self.side_logs.get(log)
        return self.table.number if side is None else side.number

    def waited_for(self) -> list[str]:
        """The side logs whose new entries have to be read soon."""
        table = self.table
        if table.status in ("playing", "paused"):
            chairs = enumerate(table.chairs)
            names = [seat_log(table.id, seat) for seat, chair in chairs if chair.person is not None]
        else:
            names = [rematch_log(table.id)] if self.listeners else []
        return [*names, gallery_log(table.id)] if self.listeners else names

    def _ordered(self, seat: int, row: LogRow) -> None:
        chair = self.table.chairs[seat]
        before = chair.orders, chair.dropped
        chair.orders, chair.dropped = self.table.no_orders(), None  # also for an unreadable line
        try:
            entry = self.codec.decode(row.entry)
            if not isinstance(entry, Ordered) or entry.seat != seat:
                raise ValueError("The entry is not an order of this seat.")
            take_orders(self.table, entry)
        finally:
            if (chair.orders, chair.dropped) != before:
                self.refresh([each for each in self.listeners if each.audience.seat == seat], seat)

    def _overheard(self, row: LogRow) -> None:
        said = self.codec.decode(row.entry)
        if not isinstance(said, Said):
            raise ValueError("The entry is not a speech.")
        self.spectator_talk = [*self.spectator_talk, SpectatorSpeech(row.number, row.at, said)][
            -KEPT_TALK:
        ]
        frame = self.codec.encode(Overheard(speech=self.spectator_talk[-1].speech))
        for listener in list(self.listeners):
            if listener.audience.seat < 0 or self.table.status == "over":
                listener.enqueue(frame)

    def _followed(self, row: LogRow) -> None:
        name = row.entry.decode()
        if not name.isascii() or not name.isalnum():
            raise ValueError("The entry is not the name of a table.")
        if not self.table.rematch:  # the first entry counts
            self.table.rematch = name
            self.refresh()

    def refresh(self, some: Iterable[Listener] | None = None, seat: int = -1) -> None:
        """Send some listeners (None: all) their state again, though there is no new entry.

        `seat`: the seat that something has changed for.
        """
        now = self.time.now()
        update = Refreshed(self.table.number, now, seat)
        self.broadcast.send(update, list(self.listeners if some is None else some), now)

    def send_presence(self) -> None:
        frame = self.codec.encode(self.presence())
        for listener in list(self.listeners):
            listener.enqueue(frame)

    def send_waiting(self) -> None:
        """Send how long a bot waits for people, and once more when it no longer waits."""
        waiting = self.waiting() if self.listeners else Waiting(left=None, busy=[])
        waits = waiting.left is not None
        if waits or self._waiting:
            self._waiting, frame = waits, self.codec.encode(waiting)
            for listener in list(self.listeners):
                listener.enqueue(frame)

    def send_chances(self, found: Chances, plies: int) -> None:
        """Send win chances to spectators; players must not get them."""
        self.chances, self.chances_ply = found, plies
        frame = self.codec.encode(found)
        for listener in list(self.listeners):
            if listener.audience.seat < 0:
                listener.enqueue(frame)

    def waiting(self) -> Waiting:
        now = self.time.now()
        return Waiting(left=self.talk_timer.left(now), busy=self.talk_timer.holding(now))

    def presence(self) -> Presence:
        """The people at this table, over all processes."""
        seats, spectators = self.connected()
        for other in self.elsewhere.values():
            seats = sorted({*seats, *other.seats})
            spectators += other.spectators
        return Presence(seats=seats, watchers=spectators)

    def connected(self) -> tuple[list[int], int]:
        """The seats that are connected to this process, and the number of spectators."""
        seats = {listener.audience.seat for listener in self.listeners}
        spectators = sum(listener.audience.seat < 0 for listener in self.listeners)
        return sorted(seat for seat in seats if seat >= 0), spectators

    @property
    def watched(self) -> bool:
        """Whether anybody is connected to this process."""
        return bool(self.listeners)

    def is_here(self, seat: int) -> bool:
        return any(listener.audience.seat == seat for listener in self.listeners) or any(
            seat in other.seats for other in self.elsewhere.values()
        )

    def stamp(self, entry: AnyEntry) -> int:
        """The time for an entry that is about to be written: never before the last one.

        The table's time follows the wall clock only while no player's clock runs, and either the
        game does not run or somebody moves. So no player loses time when the wall clock jumps, and
        the times in the log are soon right again.
        """
        table = self.table
        free = table.clocks.running < 0 and (table.status != "playing" or isinstance(entry, Moved))
        return max(self.time.follow() if free else self.time.now(), table.updated)

    def new_index(self, now: int) -> TableIndex | None:
        """The table's row in lists; None if it is the same as before."""
        old = self.index
        if old is not None and is_current(old, self.table):
            return None
        fresh = index_of(self.table, now if old is None else old.updated)
        if fresh == old:
            return None
        self.index = replace(fresh, updated=now)
        return self.index


def load(
    name: str,
    rows: list[LogRow],
    wall: Milliseconds = wall,
    steady: Milliseconds = steady,
    codec: JsonCodec = PLAIN,
) -> Room:
    """Make a table from the rows of its log. DamagedError: a row cannot be read or applied."""
    if not rows:
        raise Refused("no-table")
    first, *others = rows
    try:
        table = Table(name, read(first, codec))
    except Exception as error:
        raise DamagedError.of(name, 0, error) from error
    for row in others:
        apply(table, row, codec)
    return Room(table, wall, steady, codec)


def apply(table: Table, row: LogRow, codec: JsonCodec = PLAIN) -> NumberedEntry:
    """Apply the next row of a log. DamagedError, whatever is wrong with it."""
    try:
        entry = read(row, codec)
        table.apply(entry)
    except Exception as error:
        raise DamagedError.of(table.id, row.number, error) from error
    return entry


def read(row: LogRow, codec: JsonCodec = PLAIN) -> NumberedEntry:
    if not isinstance(row.at, int):
        raise ValueError("An entry has a time.")
    return NumberedEntry(row.number, row.at, codec.decode(row.entry))
