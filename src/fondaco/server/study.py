"""Work that takes long: one thing after the other, in a thread of its own, and people take turns.

Looking through old games must keep no table waiting, and nobody who does it keeps others from it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fondaco.server.turns import Owner, Turns

T = TypeVar("T")
KEPT = 32 << 20  # bytes of answers that are kept


class Study:
    def __init__(self, kept: int = KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, "fondaco-study")
        self._turns: Turns[tuple[Callable[[], Any], asyncio.Future[Any]]] = Turns()
        self._working: asyncio.Task[None] | None = None
        self._most = kept
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[Hashable, asyncio.Future[bytes]] = {}

    async def do(self, owner: Owner, work: Callable[[], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.add(owner, (work, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._turns:
            work, answer = self._turns.next()
            if answer.done():  # nobody waits for it any more
                continue
            try:
                found = await loop.run_in_executor(self._thread, work)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

    def known(self, key: Hashable) -> bytes | None:
        """An answer that never changes, if it was given lately."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def answer(self, key: Hashable, owner: Owner, work: Callable[[], bytes]) -> bytes:
        """The same for all who ask; what many ask for at once is worked out once."""
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
        if self._working is not None:
            self._working.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
