"""A process of the house, for work that would hold up tables here."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
STARTING = 120.0  # seconds that a process may take to start


class Process:
    """Started when it is first needed. One that died, or takes too long, is replaced."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[], T], patience: float | None = None) -> T:
        """What comes of work that can be sent there: a `partial` of a function.

        BrokenProcessPool: the process died. TimeoutError: it took longer than that many seconds.
        """
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1,
                    mp_context=get_context("spawn"),
                    initializer=_begin,
                    initargs=(self._niceness,),
                )
                if patience is not None:  # what a process takes to start is nobody's time
                    await asyncio.wait_for(_in(self._pool, partial(_ready, work)), STARTING)
            return await asyncio.wait_for(_in(self._pool, work), patience)
        except (BrokenProcessPool, TimeoutError):
            self.end()
            raise

    def end(self) -> None:
        """Whatever it is doing."""
        if self._pool is not None:
            for process in (getattr(self._pool, "_processes", None) or {}).values():
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _in(pool: ProcessPoolExecutor, work: Callable[[], T]) -> "asyncio.Future[T]":
    return asyncio.get_running_loop().run_in_executor(pool, work)


# --- in the process -------------------------------------------------------------------------------


def _begin(niceness: int) -> None:
    _end_with_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_parent() -> None:
    """A house that is killed closes no pools: its processes have to notice."""
    house = parent_process()
    if house is None:
        return

    def watch() -> None:
        house.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _ready(_: object) -> None:
    """The process is there, and has read all that this work needs: that comes with it."""
