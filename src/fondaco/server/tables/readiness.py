"""Readiness: whether the house can write into its store and reach the other processes.

This is not the same as being alive (`/healthz`): a house whose disk is full need not be restarted.
"""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from fondaco.host.table_time import Milliseconds
from fondaco.server.base.metrics import READY
from fondaco.server.bus.bus import Bus
from fondaco.store import Store, StoreError

KEEP_MS = 2_000  # that the store's answer is kept: frequent questions do not cause as many writes
PATIENCE_S = 5.0  # for the store
PROBE = "readiness"  # the name of the count that is written


class Readiness(Struct):
    ready: bool
    why: list[str] = []  # what is missing, by name


class ReadinessCheck:
    def __init__(self, store: Store, bus: Bus, now: Milliseconds, steady: Milliseconds) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.steady = steady
        self.more: list[Callable[[], list[str]]] = []  # more checks: what is missing, by name
        self._missing: list[str] = []  # what is wrong with the store
        self._until = 0
        self._lock = asyncio.Lock()

    async def check(self) -> Readiness:
        async with self._lock:
            if self.steady() >= self._until:
                self._missing = await self._store()
                self._until = self.steady() + KEEP_MS
        why = [*self._missing, *([] if self.bus.connected else ["bus-gone"])]
        why += [each for check in self.more for each in check()]
        READY.set(not why)
        return Readiness(not why, why)

    async def _store(self) -> list[str]:
        """What is wrong with the store. Only a write shows whether it can write."""
        now = self.now()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.store.count({PROBE: 1}, now + KEEP_MS, now)
        except StoreError as error:
            return [error.name]
        except TimeoutError:
            return ["store-silent"]
        return []
