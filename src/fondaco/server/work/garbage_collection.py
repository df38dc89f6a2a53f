"""Garbage collection in small steps.

Nearly all objects of a house are in use, and Python frees most others at once, without a
collection: connections, tables and requests leave no reference cycles behind
(tests/server/test_memory.py). Python's own collections look at all objects again and again.
With a thousand tables that takes a tenth of a second, every few seconds, and nobody gets an answer
meanwhile. So they are switched off, and this module collects several times a second: only new
objects, which are then frozen, so that later steps skip them. While a step finds next to nothing,
as in plain play, most steps freeze new objects without a collection.

A cycle that is older than a step stays in memory until all objects are collected. That takes a
second at a thousand tables, so it is the last resort: it happens only when the process has grown to
twice of what its connections explain, and after it has found next to nothing, only when the process
has doubled again.

`FONDACO_PLAIN_GC=1` in the environment leaves all of this to Python.
"""

import gc
import os
import sys
import time

import structlog

SWITCH = "FONDACO_PLAIN_GC"
GROWTH = 2.0  # collect everything when the process is so many times as large, per connection
EMPTY_HOUSE = 2000  # so many connections weigh as much as a house without any
FEW = 20  # a step that finds no more objects than this was not worth its time
MOST_SKIPPED = 16  # collect new objects at least every so many steps
log = structlog.get_logger("fondaco.garbage")


def peak_memory() -> float:
    """The most memory this process ever had, in a unit of the system; 0 where it is not known."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


class SteppedCollector:
    """Where the size of the process is not known, or the switch says so, Python collects."""

    def __init__(self) -> None:
        self._on = not os.environ.get(SWITCH) and peak_memory() > 0.0
        self._most_connections = 0  # at once, so far
        self._known = 0.0  # memory for each connection at the last full collection
        self._interval = self._left = 1  # steps from one collection of new objects to the next
        if self._on:
            gc.disable()

    def step(self, connections: int) -> None:
        """To be called several times a second, with the number of open connections."""
        if not self._on:
            return
        self._most_connections = max(self._most_connections, connections)
        each = peak_memory() / (EMPTY_HOUSE + self._most_connections)
        if not self._known:  # the first step: everything that stays for good is loaded now
            self._known = each
            gc.collect()
        elif each > GROWTH * self._known:
            self._known = each
            self._collect_all()
        else:
            self._collect_new()
        gc.freeze()

    def _collect_all(self) -> None:
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        took = time.perf_counter() - began
        log.info("collected all", found=found, milliseconds=round(1000 * took))

    def _collect_new(self) -> None:
        self._left -= 1
        if self._left <= 0:
            found = gc.collect(0)
            self._interval = 1 if found > FEW else min(2 * self._interval, MOST_SKIPPED)
            self._left = self._interval
