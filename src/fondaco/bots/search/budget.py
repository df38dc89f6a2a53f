"""How long to think about a move: so many iterations, or so much time.

>>> parse_budget("500ms").seconds, parse_budget("2s").seconds, parse_budget("200").iterations
(0.5, 2.0, 200)
"""

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final

from fondaco.contract.refused import Refused

Clock = Callable[[], float]  # seconds that pass, from any beginning

DEFAULT: Final = "1s"
MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10_000_000
RESERVE: Final = 0.02  # the share of the time that is kept for everything after the last iteration
FADE: Final = (
    0.95  # how slowly a long iteration is forgotten: a single slow one must not end the search
)

_FORM: Final = re.compile(r"(\d{1,8}(?:\.\d{1,6})?)(ms|s)?")


class Budget:
    """One move's thinking: `start` it, and it `goes_on` until it is spent.

    Before each iteration it looks at the clock, and stops when an iteration as long as the longest
    of late would end past the time. So the limit holds however long an iteration takes. Only the
    first one is always made, because there has to be a move.
    """

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, clock: Clock = perf_counter
    ) -> None:
        self.iterations = iterations  # 0: only the time counts
        self.seconds = seconds  # 0: only the iterations count
        self.clock = clock
        self.done = 0  # iterations begun
        self._started = 0.0
        self._last = 0.0
        self._longest = 0.0
        self._end = iterations
        self._until = seconds

    def start(self) -> None:
        """Begin to count, for the next decision."""
        self.done = 0
        self._longest = 0.0
        self._end = self.iterations
        self._until = self.seconds * (1 - RESERVE)
        if self.seconds:
            self._started = self._last = self.clock()

    def at_most(self, iterations: int) -> None:
        """Also limit the number of iterations; 0: as many as there is time for."""
        self.iterations = iterations
        self._end = iterations

    def part(self, parts: int) -> None:
        """Stop after one of so many parts of what is left."""
        if self.iterations:
            self._end = min(
                self.iterations, self.done + max(1, (self.iterations - self.done) // parts)
            )
        if self.seconds:
            spent = self.clock() - self._started
            self._until = spent + max(0.0, self.seconds * (1 - RESERVE) - spent) / parts

    def goes_on(self) -> bool:
        """Whether there is room for one more iteration; it is counted as made."""
        if self.iterations and self.done >= self._end:
            return False
        if self.seconds:
            now = self.clock()
            if self.done:
                self._longest = max(now - self._last, self._longest * FADE)
                spent = now - self._started
                if spent + self._longest > self._until:
                    return False
            self._last = now
        self.done += 1
        return True

    def left(self) -> int:
        """How many more iterations there can be, at most."""
        fewest = MOST_ITERATIONS
        if self.iterations:
            fewest = self.iterations - self.done
        if self.seconds and self.done > 1:
            spent = self._last - self._started
            if spent > 0:
                pace = (self.done - 1) / spent
                fewest = min(fewest, int((self.seconds - spent) * pace * 1.25) + 1)
        return fewest


def parse_budget(text: str, clock: Clock = perf_counter) -> Budget:
    """`1s`, `500ms`, `1.5s`: time for each move. `200`: iterations for each move."""
    form = _FORM.fullmatch(text)
    if form is not None:
        number, unit = float(form[1]), form[2]
        if unit is None:
            if 1 <= number <= MOST_ITERATIONS and number == int(number):
                return Budget(iterations=int(number), clock=clock)
        else:
            seconds = number / 1000 if unit == "ms" else number
            if 0 < seconds <= MOST_SECONDS:
                return Budget(seconds=seconds, clock=clock)
    raise Refused("no-budget", text=text)
