"""Presence: the people at a table, over all processes.

Each process announces who is connected to it, when that changes and again from time to time. An
announcement that is not repeated is forgotten after a while. Only conveniences depend on presence:
presence marks, turn alerts, and whether a bot may play for somebody who is away.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fondaco.host.room import Elsewhere, Room
from fondaco.host.table_time import Milliseconds
from fondaco.server.bus.bus import Bus
from fondaco.table.table import Table

BELIEVED_MS = 30_000  # that an announcement of another process counts


class PresenceTracker:
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
        # Called when a person goes away while the game waits for them.
        self.on_gone: list[Callable[[Table, str], None]] = []

    def changed(self, room: Room) -> None:
        """Somebody has connected to this process, or disconnected."""
        room.send_presence()
        if self.bus.shared:
            self.spawn(self._announce(room))

    def left(self, room: Room, seat: int) -> None:
        """A connection of this seat has ended."""
        self.changed(room)
        table = room.table
        if seat >= 0 and table.turn == seat:
            person = table.chairs[seat].person
            if person is not None and not room.is_here(seat):
                for hook in self.on_gone:
                    hook(table, person)

    def at_work(self, room: Room, seat: int, busy: bool) -> None:
        """A seat that is connected here begins or ends to write or read an offer."""
        if room.talk_timer.attend(seat, busy, room.time.now()):
            room.send_waiting()
        if self.bus.shared:
            self.spawn(self._announce(room))

    def on_presence(
        self, table: str, process: str, seats: list[int], spectators: int, busy: Sequence[int] = ()
    ) -> None:
        """Another process has announced who is connected to it."""
        room = self.rooms.get(table)
        if room is None or process == self.process:
            return
        known = room.elsewhere.pop(process, None)
        now = room.time.now()
        news = [room.talk_timer.attend(seat, seat in busy, now) for seat in seats]
        if any(news):
            room.send_waiting()
        if seats or spectators:
            room.elsewhere[process] = Elsewhere(seats, spectators, self.steady() + BELIEVED_MS)
            if known is None and room.listeners:  # it does not know of our people either
                self.spawn(self._announce(room))
        before = (known.seats, known.spectators) if known is not None else ([], 0)
        if before != (seats, spectators):
            room.send_presence()

    async def keep(self, some: list[Room]) -> None:
        """Forget announcements that are too old, and repeat our own for these tables."""
        now = self.steady()
        for room in some:
            old = [process for process, other in room.elsewhere.items() if other.until < now]
            for process in old:
                del room.elsewhere[process]
            if old:
                room.send_presence()
        for room in some:
            if room.listeners:
                await self._announce(room)

    async def _announce(self, room: Room) -> None:
        seats, spectators = room.connected()
        busy = [seat for seat in seats if seat in room.talk_timer.busy]
        await self.bus.announce_presence(room.table.id, self.process, seats, spectators, busy)
