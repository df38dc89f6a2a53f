"""Work spread over processes: numbered pieces, in chunks, on all cores."""

import os
import sys
from collections.abc import Callable, Generator
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
    # Only here: a browser has no processes, and goes without the modules for them.
    from fondaco.arena.processes import spread_over_processes

    yield from spread_over_processes(work, pieces, workers, chunk)
