"""Work spread over processes: numbered pieces, in chunks, on all cores."""

import os
import signal
import sys
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from fondaco.contract.refused import Refused

T = TypeVar("T")
MAX_CHUNK = 25  # small enough for a smooth progress bar and a quick stop


def all_cores() -> int:
    """The cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def most_workers() -> int:
    """How many processes one process can wait for."""
    return 61 if sys.platform == "win32" else 1000


def spread(
    work: Callable[[int], T], pieces: int, workers: int = 0, chunk: int = MAX_CHUNK
) -> Generator[T, None, None]:
    """`work(0)`, `work(1)`, … up to the number of pieces, in any order.

    A worker takes at most `chunk` pieces at a time.

    With one worker everything happens in this process; 0 means a worker for each core. `work` must
    be something that pickle can send to another process.
    """
    if workers < 0:
        raise Refused("no-workers", workers=workers)
    workers = min(workers or all_cores(), pieces, most_workers())
    if workers <= 1:
        yield from map(work, range(pieces))
        return
    size = max(1, min(chunk, pieces // (4 * workers)))
    chunks = iter([range(at, min(at + size, pieces)) for at in range(0, pieces, size)])
    # Spawned, not forked: the same on every system, and safe with a progress bar's thread.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts)
    pending: set[Future[list[T]]] = set()
    try:
        while True:
            while len(pending) < 2 * workers and (numbers := next(chunks, None)) is not None:
                pending.add(pool.submit(_do, work, numbers))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BrokenProcessPool:
        raise Refused("worker-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _do(work: Callable[[int], T], numbers: range) -> list[T]:
    return [work(number) for number in numbers]


def _leave_interrupts() -> None:
    """Ctrl-C is for the parent; workers finish their few pieces and stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
