"""The time at one table: that of its last entry, and what has passed here since.

Clocks of players are reckoned from the times in the log, and those from this. A machine's clock may
be set forward or back, and two machines never quite agree; but how long something takes can be
measured without it. So the clock on the wall is asked only where nothing else is known (when a
table is read from its log), and where nobody pays for it (`follow`).
"""

import time
from collections.abc import Callable

Milliseconds = Callable[[], int]


def wall() -> int:
    """Milliseconds since 1970, as this machine believes: may jump."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment: never jumps. Whatever waits, waits by this."""
    return time.monotonic_ns() // 1_000_000


class Hourglass:
    def __init__(self, last: int, wall: Milliseconds = wall, steady: Milliseconds = steady) -> None:
        """Of a table whose last entry is of that time: since then the wall clock counts."""
        self._wall = wall
        self._steady = steady
        self._at = self._since = 0
        self.turn(max(last, wall()))

    def turn(self, at: int) -> None:
        """It is now `at`: an entry of that time has just been written, here or elsewhere."""
        self._at, self._since = at, self._steady()

    def now(self) -> int:
        return self._at + max(0, self._steady() - self._since)

    def follow(self) -> int:
        """The time now, after catching up with the wall clock, if that is ahead."""
        self.turn(max(self.now(), self._wall()))
        return self._at
