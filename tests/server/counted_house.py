"""A house that puts tables away at once and counts what it keeps: for tests of memory.

`/metrics` also shows how many blocks of memory there are. With `NEVER` in the environment nothing
is collected except while `/metrics` is read, which then shows how many objects only that has freed.
"""

import gc
import os
import sys

from prometheus_client import Gauge

from fondaco.cli.main import main
from fondaco.server import patrol
from fondaco.server.work.garbage_collection import SteppedCollector

NEVER = "FONDACO_TEST_NEVER_COLLECT"
MAIN = "from tests.server.counted_house import run; run()"


class Garbage:
    """Counts what a collection frees, except tuples and dicts: it stops to follow many of them."""

    def __init__(self) -> None:
        self.freed = 0

    def count(self) -> int:
        """How many objects collections have freed so far."""
        before = self._objects()
        gc.collect()
        self.freed += before - self._objects()
        return self.freed

    def _objects(self) -> int:
        return sum(type(each) not in (tuple, dict) for each in gc.get_objects())


def run() -> None:
    patrol.IDLE_MS = 300
    Gauge("test_blocks", "Blocks of memory").set_function(sys.getallocatedblocks)
    if os.environ.get(NEVER):
        gc.disable()
        for name in ("__init__", "step"):
            setattr(SteppedCollector, name, lambda *_: None)
        Gauge("test_garbage", "Objects that collections freed").set_function(Garbage().count)
    main()
