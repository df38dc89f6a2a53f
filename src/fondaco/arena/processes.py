"""The processes over which `pool.spread` spreads work."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from fondaco.contract.refused import Refused

T = TypeVar("T")


def spread_over_processes(
    work: Callable[[int], T], pieces: int, workers: int, chunk: int
) -> Generator[T, None, None]:
    """As `spread`, with at least two workers."""
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
