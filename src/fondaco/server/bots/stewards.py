"""The stewards of a house: one for each running table. A steward that fails is replaced."""

import asyncio
from typing import Any

import structlog

from fondaco.host.room import Room
from fondaco.server.base.error_log import report
from fondaco.server.base.metrics import STEWARDS
from fondaco.server.bots.steward import Steward
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.tables.house import House
from fondaco.server.work.tasks import is_cancelled

RESTART_S = 1.0  # until a steward that failed continues
log = structlog.get_logger("fondaco.stewards")


class Stewards:
    def __init__(self, house: House, pool: ThinkingPool) -> None:
        self.house = house
        self.pool = pool
        self.known: dict[str, tuple[Steward, asyncio.Task[None]]] = {}  # by table
        self._closed = False

    def tend(self, room: Room) -> None:
        """Give the table a steward, if it needs one and has none."""
        name = room.table.id
        known = self.known.get(name)
        if self._closed or (known is not None and not known[1].done()):
            return
        if room.table.status in ("playing", "paused") or room.stale:
            if known is not None:
                self._report_end(room, known[1])
            steward = Steward(self.house, self.pool, room)
            self.known[name] = (steward, asyncio.create_task(self._work(steward)))
        else:
            self.known.pop(name, None)
        STEWARDS.set(len(self.known))

    def _report_end(self, room: Room, task: "asyncio.Task[None]") -> None:
        """A steward has ended though its table still runs; another one takes over."""
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is not None:
            report(log, "steward", error, **_where(room))

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self.tend(room)
        known = self.known.get(room.table.id)
        if known is not None:
            known[0].rouse()

    def holds(self, name: str) -> bool:
        """Whether this process runs the table's bots and clocks."""
        known = self.known.get(name)
        return known is not None and known[0].holds_lease()

    def dismiss(self, name: str) -> None:
        """The table is no longer in memory."""
        known = self.known.pop(name, None)
        if known is not None:
            known[1].cancel()
        STEWARDS.set(len(self.known))

    async def close(self) -> None:
        self._closed = True
        tasks = [task for _, task in self.known.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    async def _work(self, steward: Steward) -> None:
        while True:
            try:
                await steward.run()
                return
            except (Exception, asyncio.CancelledError) as error:
                if is_cancelled():
                    raise
                report(log, "steward", error, **_where(steward.room))
                await asyncio.sleep(RESTART_S)


def _where(room: Room) -> dict[str, Any]:
    """Table, entry, and the person for whom the seat to move thinks."""
    table = room.table
    person = table.answerable(table.turn) if table.turn >= 0 else table.opened.host
    return {"table": table.id, "entry": table.number, "person": person}
