"""Looking for garbage in small steps.

Nearly all of what a house holds is in use, and what is not is mostly freed at once, without any
looking. Python looks for the rest when many things have been made; with a thousand tables that
takes a tenth of a second every few seconds, in which nobody gets an answer. So we look ourselves,
several times a second: at what is new, which then is set aside. While that finds next to nothing,
as in plain play, most of what is new is set aside without a look. And we look at everything, which
takes a second at a thousand tables, only when the house has grown by more than its people explain,
so that there may be something to find.
"""

import gc
import sys

GROWN = 1.4  # times as large as at the last look at everything, people apart
EMPTY = 2000  # people weigh as much as a house without any
LITTLE = 20  # things found: not worth looking for
RAREST = 16  # every so many times we look, however little there is to be found


def largest() -> float:
    """The most memory that this process ever had, in units of its own; 0 where nobody tells."""
    if sys.platform == "win32":
        return 0.0
    import resource

    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


class Garbage:
    """Made when all that stays for good is loaded. Where nobody tells how large we are, Python goes
    on as usual."""

    def __init__(self) -> None:
        self._most = 0  # people at once, so far
        self._known = largest() / EMPTY  # size that each of them may have without a look
        self._every = self._left = 1  # how often we look at what is new, and how long until then
        gc.collect()
        gc.freeze()
        if self._known:
            gc.disable()

    def look(self, people: int) -> None:
        """To be called several times a second, with how many are connected."""
        if not self._known:
            return
        self._most = max(self._most, people)
        each = largest() / (EMPTY + self._most)
        if each > GROWN * self._known:
            self._known = each
            gc.unfreeze()
            gc.collect()
        else:
            self._look_at_new()
        gc.freeze()

    def _look_at_new(self) -> None:
        self._left -= 1
        if self._left <= 0:
            found = gc.collect(0)
            self._every = 1 if found > LITTLE else min(2 * self._every, RAREST)
            self._left = self._every
