"""Work for people who look on or ask for advice, in a process of its own that steps back.

No table ever waits for it: it has a niceness of its own, and people take turns (`turns.py`). What
is asked is put together only when its turn has come, so that nobody is answered about the past.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from fondaco.contract.refused import Refused
from fondaco.server.minds import STARTING, end, end_with_parent
from fondaco.server.turns import Owner, Turns

T = TypeVar("T")
Work = Callable[[], T]  # what can be sent to another process: a `partial` of a function
NICE = 5
PATIENCE = 20.0  # seconds until a piece of work is given up


class Desk:
    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._turns: Turns[tuple[Callable[[], Work[Any]], asyncio.Future[Any]]] = Turns()
        self._work: asyncio.Task[None] | None = None

    async def do(self, owner: Owner, asked: Callable[[], Work[T]]) -> T:
        """What comes of the work that `asked` names when this owner's turn has come."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._turns.add(owner, (asked, answer))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._answer())
        return await answer

    async def _answer(self) -> None:
        """All that wait, one after the other."""
        while self._turns:
            asked, answer = self._turns.next()
            if answer.done():  # nobody waits for it any more
                continue
            try:
                found = await self._run(asked())
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

    async def _run(self, work: Work[T]) -> T:
        """A process that died, or thinks for too long, is replaced."""
        try:
            pool = await self._process()
            return await asyncio.wait_for(_in(pool, work), self._patience)
        except (BrokenProcessPool, TimeoutError):
            self._end()
            raise Refused("no-answer") from None

    async def _process(self) -> ProcessPoolExecutor:
        """Ready to work: what a process takes to start is nobody's time."""
        if self._pool is None:
            pool = self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=step_back, initargs=(NICE,)
            )
            await asyncio.wait_for(_in(pool, ready), STARTING)
        return self._pool

    def _end(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._turns = Turns()
        self._end()


def _in(pool: ProcessPoolExecutor, work: Work[T]) -> "asyncio.Future[T]":
    return asyncio.get_running_loop().run_in_executor(pool, work)


# --- in the process -------------------------------------------------------------------------------


def ready() -> None:
    """The process is there, and has read all it needs."""


def step_back(niceness: int) -> None:
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)
