"""The time at one table: the time of its last entry, plus the time that has passed since.

Players' clocks are computed from the times in the log, and those come from this class. A machine's
wall clock may be set forward or back, and two machines never quite agree. A steady clock measures
how much time has passed. So the wall clock is read only when a table is loaded from its log, and
where its jumps cost no player any time (`follow`).
"""

import time
from collections.abc import Callable

Milliseconds = Callable[[], int]


def wall() -> int:
    """Milliseconds since 1970 by this machine's clock, which may jump."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment, by a clock that never jumps. All waiting uses it."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    def __init__(self, last: int, wall: Milliseconds = wall, steady: Milliseconds = steady) -> None:
        """For a table whose last entry has the time `last`; the time since is by the wall clock."""
        self._wall = wall
        self._steady = steady
        self._at = self._since = 0
        self.set(max(last, wall()))

    def set(self, at: int) -> None:
        """It is now `at`: an entry with that time has just been written, here or elsewhere."""
        self._at, self._since = at, self._steady()

    def now(self) -> int:
        return self._at + max(0, self._steady() - self._since)

    def follow(self) -> int:
        """The time now, after catching up with the wall clock if that is ahead."""
        self.set(max(self.now(), self._wall()))
        return self._at
