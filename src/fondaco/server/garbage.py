"""Looking for garbage in small steps.

Nearly all of what a house holds is in use, and what is not is mostly freed at once, without any
looking. Python looks for the rest when many things have been made; with a thousand tables that
takes a tenth of a second every few seconds, in which nobody gets an answer. So we look ourselves:
often, but only at what is new, which then is set aside; and at everything, which takes a second at
a thousand tables, only when the house has grown so much that there may be something to find.
"""

import gc
import sys

GROWN = 1.4  # times as large as at the last look at everything


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
        self._next = GROWN * largest()
        gc.collect()
        gc.freeze()
        if self._next:
            gc.disable()

    def look(self) -> None:
        """To be called several times a second."""
        if not self._next:
            return
        size = largest()
        if size > self._next:
            self._next = GROWN * size
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
