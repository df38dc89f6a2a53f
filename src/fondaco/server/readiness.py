"""Whether the house can do its work: write into its store, and hear the other processes.

Being alive is something else (`/healthz`): a house whose disk is full need not be started anew.
"""

import asyncio

from msgspec import Struct

from fondaco.server.bus import Bus
from fondaco.server.hourglass import Milliseconds
from fondaco.server.meters import READY
from fondaco.store import Store, StoreError

KEPT = 2_000  # milliseconds that an answer counts: nobody can make us write by asking
PATIENCE = 5.0  # seconds for the store
TRIED = "readiness"


class Readiness(Struct):
    ready: bool
    why: list[str] = []  # what is missing, by name


class Watch:
    def __init__(self, store: Store, bus: Bus, now: Milliseconds, steady: Milliseconds) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.steady = steady
        self._found = Readiness(True)
        self._until = 0
        self._lock = asyncio.Lock()

    async def look(self) -> Readiness:
        async with self._lock:
            if self.steady() >= self._until:
                why = [*await self._store(), *([] if self.bus.connected else ["bus-gone"])]
                self._found = Readiness(not why, why)
                self._until = self.steady() + KEPT
                READY.set(not why)
        return self._found

    async def _store(self) -> list[str]:
        """Only writing tells whether one can write."""
        now = self.now()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.count({TRIED: 1}, now + KEPT, now)
        except StoreError as error:
            return [error.name]
        except TimeoutError:
            return ["store-silent"]
        return []
