"""Questions to PostgreSQL in batches: all that wait while the lanes are busy, in one statement."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, Protocol, TypeVar

from fondaco.store.model import StoreError

LANES = 4  # statements that run at a time
BATCH_QUESTIONS = 200  # in one statement at most


class LostError(StoreError):
    """The database was lost and did not come back in time."""


class TableQuestion(Protocol):
    """A question about one table."""

    table: str


Q = TypeVar("Q", bound=TableQuestion)
A = TypeVar("A")


class Lanes(Generic[Q, A]):
    """Collects questions into batches. A question that comes alone is asked at once.

    A batch has at most one question about a table, and is sorted by table.
    """

    def __init__(self, ask: Callable[[Sequence[Q]], Awaitable[Sequence[A]]]) -> None:
        self._ask = ask
        self._waiting: deque[tuple[Q, asyncio.Future[A]]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._called = False
        self._closed = False

    async def ask(self, question: Q) -> A:
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[A] = loop.create_future()
        self._waiting.append((question, answer))
        if not self._called:  # questions of the same turn of the event loop go together
            self._called = True
            loop.call_soon(self._start)
        return await answer

    async def close(self) -> None:
        """Ask all waiting questions, and stop."""
        self._closed = True
        while self._waiting or self._tasks:
            self._start()
            await asyncio.wait(self._tasks)

    def _start(self) -> None:
        self._called = False
        while self._waiting and len(self._tasks) < LANES:
            task = asyncio.get_running_loop().create_task(self._run(self._take()))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._start()

    def _take(self) -> list[tuple[Q, asyncio.Future[A]]]:
        batch: dict[str, tuple[Q, asyncio.Future[A]]] = {}
        later: list[tuple[Q, asyncio.Future[A]]] = []
        while self._waiting and len(batch) < BATCH_QUESTIONS:
            each = self._waiting.popleft()
            if each[0].table in batch:
                later.append(each)
            else:
                batch[each[0].table] = each
        self._waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    async def _run(self, batch: Sequence[tuple[Q, asyncio.Future[A]]]) -> None:
        try:
            answers = await self._ask([question for question, _ in batch])
            for (_, waits), answer in zip(batch, answers, strict=True):
                if not waits.done():
                    waits.set_result(answer)
        except StoreError as error:
            if len(batch) > 1 and not isinstance(error, LostError):
                for each in batch:  # one of them fails: each is asked alone
                    await self._run([each])
                return
            _fail(batch, error)
        except BaseException as error:
            _fail(batch, StoreError("store-not-usable", error=repr(error)))
            raise


def _fail(batch: Sequence[tuple[Q, asyncio.Future[A]]], error: StoreError) -> None:
    for _, waits in batch:
        if not waits.done():
            waits.set_exception(error)
