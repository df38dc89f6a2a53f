"""Slow answers about old games: computed in a thread of their own, in a fair order, and kept.

No table waits for them, and nobody who asks for many delays the others.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.serial_queue import SerialQueue

T = TypeVar("T")
KEPT_BYTES = 32 << 20  # answers that are kept


class ReplayWorker:
    def __init__(self, kept: int = KEPT_BYTES) -> None:
        self._thread = ThreadPoolExecutor(1, "fondaco-study")
        self._in_turn = SerialQueue()
        self._most = kept
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Future[bytes]] = {}

    async def do(self, owner: Owner, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        return await self._in_turn.do(owner, lambda: loop.run_in_executor(self._thread, work))

    def known(self, key: Hashable) -> bytes | None:
        """The answer with this key, if it is still kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def answer(self, key: Hashable, owner: Owner, work: Callable[[], bytes]) -> bytes:
        """An answer that never changes; if many ask for it at once, it is computed once."""
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.ensure_future(self.do(owner, work))
            coming.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(coming)

    def _keep(self, key: Hashable, done: "asyncio.Future[bytes]") -> None:
        del self._coming[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += len(done.result())
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._in_turn.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
