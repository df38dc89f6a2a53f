"""Work that is done one piece at a time, in a fair order (`fair_queue.py`)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fondaco.server.work.fair_queue import FairQueue, Owner

T = TypeVar("T")


class SerialQueue:
    """Work whose caller no longer waits is skipped.

    `count` is called with the change of how many pieces of work wait: 1, -1, or fewer.
    """

    def __init__(self, count: Callable[[int], object] = lambda _: None) -> None:
        self._count = count
        self._turns: FairQueue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            FairQueue()
        )
        self._work: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._turns)

    @property
    def busy(self) -> bool:
        """Whether a piece of work is being done."""
        return self._work is not None and not self._work.done()

    async def do(self, owner: Owner, work: Callable[[], Awaitable[T]]) -> T:
        """The result of the work, which begins when it is this owner's turn."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.add(owner, (work, answer))
        self._count(1)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._answer())
        return await answer

    async def _answer(self) -> None:
        """Do all work that waits, one piece after another."""
        while self._turns:
            work, answer = self._turns.next()
            self._count(-1)
            if answer.done():  # its caller no longer waits
                continue
            try:
                found = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._count(-len(self._turns))
        self._turns = FairQueue()
