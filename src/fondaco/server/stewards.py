"""The stewards of a house: one for each table that is played, and another if one ends."""

import asyncio

import structlog

from fondaco.server.room import Room
from fondaco.server.steward import Host, Steward
from fondaco.server.tasks import to_be_ended

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
            if known is not None and (known[1].cancelled() or known[1].exception() is not None):
                log.error("steward", table=name, error="It has ended; another takes over.")
            steward = Steward(self.house, room)
            self.known[name] = (steward, asyncio.create_task(self._work(steward)))
        else:
            self.known.pop(name, None)

    def wake(self, room: Room) -> None:
        """Something changed that the steward should see."""
        self.tend(room)
        known = self.known.get(room.table.id)
        if known is not None:
            known[0].wake.set()

    def dismiss(self, name: str) -> None:
        known = self.known.pop(name, None)
        if known is not None:
            known[1].cancel()

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
                log.error("steward", table=steward.room.table.id, error=repr(error))
                await asyncio.sleep(AGAIN)
