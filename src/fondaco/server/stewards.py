"""The stewards of a house: one for each table that is played, and another if one ends."""

import asyncio
from typing import Any

import structlog

from fondaco.server.meters import STEWARDS
from fondaco.server.room import Room
from fondaco.server.steward import Host, Steward
from fondaco.server.tasks import to_be_ended
from fondaco.server.troubles import tell

AGAIN = 1.0  # seconds until a steward that failed goes on
log = structlog.get_logger("fondaco.stewards")


class Stewards:
    def __init__(self, house: Host) -> None:
        self.house = house
        self.known: dict[str, tuple[Steward, asyncio.Task[None]]] = {}  # by table

    def tend(self, room: Room) -> None:
        """See that the table has a steward, if it needs one."""
        name = room.table.id
        known = self.known.get(name)
        if known is not None and not known[1].done():
            return
        if room.table.status in ("playing", "paused") or room.stale:
            if known is not None:
                self._told_end(room, known[1])
            steward = Steward(self.house, room)
            self.known[name] = (steward, asyncio.create_task(self._work(steward)))
        else:
            self.known.pop(name, None)
        STEWARDS.set(len(self.known))

    def _told_end(self, room: Room, task: "asyncio.Task[None]") -> None:
        """One that has ended though its table goes on, and another takes over."""
        error = asyncio.CancelledError() if task.cancelled() else task.exception()
        if error is not None:
            tell(log, "steward", error, **_where(room))

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self.tend(room)
        known = self.known.get(room.table.id)
        if known is not None:
            known[0].rouse()

    def dismiss(self, name: str) -> None:
        known = self.known.pop(name, None)
        if known is not None:
            known[1].cancel()
        STEWARDS.set(len(self.known))

    def tasks(self) -> list["asyncio.Task[None]"]:
        return [task for _, task in self.known.values()]

    async def _work(self, steward: Steward) -> None:
        while True:
            try:
                await steward.run()
                return
            except (Exception, asyncio.CancelledError) as error:
                if to_be_ended():
                    raise
                tell(log, "steward", error, **_where(steward.room))
                await asyncio.sleep(AGAIN)


def _where(room: Room) -> dict[str, Any]:
    """Table, entry, and for whom the one thinks who is waited for."""
    table = room.table
    person = table.answerable(table.turn) if table.turn >= 0 else table.opened.host
    return {"table": table.id, "entry": table.number, "person": person}
