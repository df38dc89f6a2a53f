"""Work that is done one thing at a time, and people take turns with it (`turns.py`)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fondaco.server.turns import Owner, Turns

T = TypeVar("T")


class InTurn:
    """Whoever waits for something is answered in turn; who no longer waits is passed over.

    What waits is counted by `count`, which is told how many came or went.
    """

    def __init__(self, count: Callable[[int], object] = lambda _: None) -> None:
        self._count = count
        self._turns: Turns[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = Turns()
        self._work: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._turns)

    async def do(self, owner: Owner, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of the work, which begins when this owner's turn has come."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.add(owner, (work, answer))
        self._count(1)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._answer())
        return await answer

    async def _answer(self) -> None:
        """All that wait, one after the other."""
        while self._turns:
            work, answer = self._turns.next()
            self._count(-1)
            if answer.done():  # nobody waits for it any more
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
        self._turns = Turns()
