"""Who is at a table now, wherever they are connected.

Each process tells the others who is connected to it: when that changes, and again from time to
time. What has not been heard again for a while is not believed any more. Nothing but courtesy
depends on it: presence marks, turn alerts, who may be relieved.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fondaco.server.bus import Bus
from fondaco.server.hourglass import Milliseconds
from fondaco.server.room import Elsewhere, Room
from fondaco.table.table import Table

BELIEVED = 30_000  # milliseconds that the word of another process counts


class Attendance:
    def __init__(
        self,
        bus: Bus,
        rooms: dict[str, Room],
        process: str,
        steady: Milliseconds,
        spawn: Callable[[Coroutine[Any, Any, None]], Any],
    ) -> None:
        self.bus = bus
        self.rooms = rooms
        self.process = process
        self.steady = steady
        self.spawn = spawn
        # Somebody has just gone away though the game waits for them.
        self.on_gone: Callable[[Table, str], None] | None = None

    def changed(self, room: Room) -> None:
        """Somebody came or went here."""
        room.tell_presence()
        if self.bus.shared:
            self.spawn(self._say(room))

    def left(self, room: Room, seat: int) -> None:
        """A connection of this seat has ended."""
        self.changed(room)
        table = room.table
        if seat >= 0 and table.turn == seat and self.on_gone is not None:
            person = table.chairs[seat].person
            if person is not None and not room.is_here(seat):
                self.on_gone(table, person)

    def at_work(self, room: Room, seat: int, busy: bool) -> None:
        """A seat that is connected here writes or reads an offer, or no longer."""
        if room.patience.attend(seat, busy, room.time.now()):
            room.tell_waiting()
        if self.bus.shared:
            self.spawn(self._say(room))

    def met(
        self, table: str, process: str, seats: list[int], watchers: int, busy: Sequence[int] = ()
    ) -> None:
        """Another process has told who is connected there."""
        room = self.rooms.get(table)
        if room is None or process == self.process:
            return
        known = room.elsewhere.pop(process, None)
        now = room.time.now()
        news = [room.patience.attend(seat, seat in busy, now) for seat in seats]
        if any(news):
            room.tell_waiting()
        if seats or watchers:
            room.elsewhere[process] = Elsewhere(seats, watchers, self.steady() + BELIEVED)
            if known is None and room.listeners:  # it has not heard of us either
                self.spawn(self._say(room))
        before = (known.seats, known.watchers) if known is not None else ([], 0)
        if before != (seats, watchers):
            room.tell_presence()

    async def keep(self, some: list[Room]) -> None:
        """Forget what was said too long ago, and say again who is at these tables."""
        now = self.steady()
        for room in some:
            old = [process for process, other in room.elsewhere.items() if other.until < now]
            for process in old:
                del room.elsewhere[process]
            if old:
                room.tell_presence()
        for room in some:
            if room.listeners:
                await self._say(room)

    async def _say(self, room: Room) -> None:
        seats, watchers = room.connected()
        busy = [seat for seat in seats if seat in room.patience.busy]
        await self.bus.present(room.table.id, self.process, seats, watchers, busy)
