"""Reading logs: a table from its own, what is new in it, and what stands in those beside it.

What cannot be read is set aside; a table that this happens to is lost to whoever has it open.
"""

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from fondaco.server.aside import Aside, DamagedError
from fondaco.server.beside import SideLog, table_of
from fondaco.server.hourglass import Milliseconds
from fondaco.server.room import Room, load
from fondaco.store import Store

log = structlog.get_logger("fondaco.reading")


class Reading:
    def __init__(
        self,
        store: Store,
        aside: Aside,
        lose: Callable[[str], None],
        spawn: Callable[[Coroutine[Any, Any, None]], Any],
    ) -> None:
        self.store = store
        self.aside = aside
        self.lose = lose  # a table of that name cannot be read any more
        self.spawn = spawn

    async def load(self, name: str, wall: Milliseconds, steady: Milliseconds) -> Room:
        """The table of that name as its log has it."""
        rows = await self.store.read(name)
        with self._aside_if_damaged(name):
            room = load(name, rows, wall, steady)
        if self.aside.healed(name):
            await self.aside.keep(name)
        await self.beside(room, list(room.beside.values()))
        return room

    async def up(self, room: Room) -> None:
        """With the lock: what others have written into the table's log."""
        rows = await self.store.read(room.table.id, room.table.number)
        with self._aside_if_damaged(room.table.id):
            room.take(rows)

    async def anew(self, room: Room) -> None:
        """With the lock: the table as its log has it; what only we thought had happened is
        forgotten."""
        rows = await self.store.read(room.table.id)
        with self._aside_if_damaged(room.table.id):
            fresh = load(room.table.id, rows)
        room.renew(fresh.table)

    async def beside(self, room: Room, sides: list[SideLog]) -> bool:
        """With the lock: what is new in logs beside the table's; whether anything was."""
        newest = await self.store.newest([side.name for side in sides]) if sides else {}
        behind = [side for side in sides if newest.get(side.name, -1) > side.number]
        for side in behind:
            rows = await self.store.read(side.name, side.number)
            for entry, error in side.take(rows):
                self._damaged(DamagedError.of(side.name, entry, error))
        return bool(behind)

    @contextmanager
    def _aside_if_damaged(self, name: str) -> Iterator[None]:
        try:
            yield
        except DamagedError as error:
            self._damaged(error)
            self.lose(name)
            raise

    def _damaged(self, error: DamagedError) -> None:
        log.error("damaged", table=table_of(error.log), log=error.log, entry=error.entry,
                  why=error.why)  # fmt: skip
        if self.aside.put(error):
            self.spawn(self.aside.keep(error.log))
