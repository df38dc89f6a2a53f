"""A process for work that would delay the tables of this one."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from fondaco.compat import terminate_workers

T = TypeVar("T")
START_S = 120.0  # that a process may take to start


class WorkerProcess:
    """Started when it is first needed. A process that died, or took too long, is replaced."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[], T], patience: float | None = None) -> T:
        """The result of the work, a `partial` of a function that the process can import.

        BrokenProcessPool: the process died. TimeoutError: the work took more than `patience`
        seconds.
        """
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1,
                    mp_context=get_context("spawn"),
                    initializer=_begin,
                    initargs=(self._niceness,),
                )
                if patience is not None:  # the start of a process does not count as work
                    await asyncio.wait_for(_in(self._pool, partial(_ready, work)), START_S)
            return await asyncio.wait_for(_in(self._pool, work), patience)
        except (BrokenProcessPool, TimeoutError):
            self.end()
            raise

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        if self._pool is not None:
            terminate_workers(self._pool)
            self._pool = None


def _in(pool: ProcessPoolExecutor, work: Callable[[], T]) -> "asyncio.Future[T]":
    return asyncio.get_running_loop().run_in_executor(pool, work)


# --- in the process -------------------------------------------------------------------------------


def _begin(niceness: int) -> None:
    _end_with_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_parent() -> None:
    """A server that is killed does not close its pools: its processes have to notice."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _ready(_: object) -> None:
    """The process runs. To receive the work, it has imported every module the work needs."""
