"""Loading tables from their logs: a whole log, new entries, and new entries of side logs.

A table whose log cannot be read is put into quarantine and dropped from memory.
"""

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog

from fondaco.host.damaged import DamagedError
from fondaco.host.room import KEPT_TALK, Room, SpectatorSpeech, load
from fondaco.host.side_log import SideLog, table_of
from fondaco.host.table_time import Milliseconds
from fondaco.server.base.log_codec import CODEC, UNREADABLE, decode
from fondaco.server.tables.quarantine import Quarantine
from fondaco.store import Store
from fondaco.table.entries import Said, gallery_log

log = structlog.get_logger("fondaco.reading")


class Loader:
    def __init__(
        self,
        store: Store,
        quarantine: Quarantine,
        lose: Callable[[str], None],
        spawn: Callable[[Coroutine[Any, Any, None]], Any],
    ) -> None:
        self.store = store
        self.quarantine = quarantine
        self.lose = lose  # called with the name of a table that can no longer be read
        self.spawn = spawn

    async def load(self, name: str, wall: Milliseconds, steady: Milliseconds) -> Room:
        """Load the table with this name from its log."""
        rows = await self.store.read(name)
        with self._quarantine_if_damaged(name):
            room = load(name, rows, wall, steady, CODEC)
        if self.quarantine.healed(name):
            await self.quarantine.keep(name)
        await self.read_side_logs(room, list(room.side_logs.values()))
        return room

    async def read_new(self, room: Room) -> None:
        """With the lock: read what other processes have written into the table's log."""
        rows = await self.store.read(room.table.id, room.table.number)
        with self._quarantine_if_damaged(room.table.id):
            room.take(rows)
        if room.has_old_names:
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """With the lock: load the table again; entries that were not written are gone."""
        rows = await self.store.read(room.table.id)
        with self._quarantine_if_damaged(room.table.id):
            fresh = load(room.table.id, rows, codec=CODEC)
        room.renew(fresh.table)
        if room.has_old_names:
            room.drop_old_names(await self._spectator_talk(room))

    async def _spectator_talk(self, room: Room) -> list[SpectatorSpeech]:
        """What spectators have said, as far as this room has read it."""
        name = gallery_log(room.table.id)
        rows = await self.store.read(name, room.last_read(name) - KEPT_TALK)
        found: list[SpectatorSpeech] = []
        for row in rows:
            with suppress(*UNREADABLE):
                said = decode(row.entry)
                if isinstance(said, Said) and row.number <= room.last_read(name):
                    found.append(SpectatorSpeech(row.number, row.at, said))
        return found

    async def read_side_logs(self, room: Room, sides: list[SideLog]) -> bool:
        """With the lock: read what is new in side logs; whether anything was."""
        newest = await self.store.newest([side.name for side in sides]) if sides else {}
        behind = [side for side in sides if newest.get(side.name, -1) > side.number]
        for side in behind:
            rows = await self.store.read(side.name, side.number)
            for entry, error in side.take(rows):
                self._damaged(DamagedError.of(side.name, entry, error))
        return bool(behind)

    @contextmanager
    def _quarantine_if_damaged(self, name: str) -> Iterator[None]:
        try:
            yield
        except DamagedError as error:
            self._damaged(error)
            self.lose(name)
            raise

    def _damaged(self, error: DamagedError) -> None:
        log.error("damaged", table=table_of(error.log), log=error.log, entry=error.entry,
                  why=error.why)  # fmt: skip
        if self.quarantine.put(error):
            self.spawn(self.quarantine.keep(error.log))
