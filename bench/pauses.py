"""A house that also measures the pauses of its event loop: `python -m bench.pauses serve …`.

A timer of the loop wakes up every few milliseconds. If it is late, the loop was busy with something
else, and nobody got an answer meanwhile. `/metrics` shows the longest delay since it was last read,
and how much processor time of the loop's thread went into it: a delay with little of that time was
caused by other programs on the machine.
"""

import asyncio
import time
from typing import Any

from prometheus_client import Gauge

from fondaco.cli.main import main
from fondaco.server.listening import Server

EVERY_S = 0.01  # between two checks; a pause is measured with this error at most
LATE_MS = Gauge("bench_longest_pause_ms", "The longest delay of a timer since the last reading")
BUSY_MS = Gauge("bench_longest_busy_ms", "The most processor time of the loop in one such delay")


class PauseMeter:
    def __init__(self) -> None:
        self.late = self.busy = self._before = self._used = 0.0
        LATE_MS.set_function(self._read_late)
        BUSY_MS.set_function(self._read_busy)

    def _read_late(self) -> float:
        late, self.late = self.late, 0.0
        return 1000 * late

    def _read_busy(self) -> float:
        busy, self.busy = self.busy, 0.0
        return 1000 * busy

    def start(self) -> None:
        self._before, self._used = time.perf_counter(), time.thread_time()
        asyncio.get_running_loop().call_later(EVERY_S, self._look)

    def _look(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        self.late = max(self.late, now - self._before - EVERY_S)
        self.busy = max(self.busy, cpu - self._used)
        self._before, self._used = now, cpu
        asyncio.get_running_loop().call_later(EVERY_S, self._look)


class MeasuredServer(Server):
    async def startup(self, *args: Any, **kwargs: Any) -> None:
        await super().startup(*args, **kwargs)
        PauseMeter().start()


if __name__ == "__main__":
    import fondaco.server.run

    vars(fondaco.server.run)["Server"] = MeasuredServer
    main()
