"""How long a bot thinks: a count, a sum and a histogram that can be added up."""

from dataclasses import dataclass, field
from math import log
from time import perf_counter

from fondaco.bots import Bot
from fondaco.bots.versions import FIRST
from fondaco.contract.rules import Move, View

STEP = log(1.05)  # histogram bars are 5 % wide, so a quantile is good to 5 %
SHORTEST_S = 1e-7


@dataclass
class Timing:
    """Seconds of thought, over any number of answers."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    bars: dict[int, int] = field(default_factory=dict)

    def note(self, seconds: float) -> None:
        """Count one choice that took so long."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        bar = int(log(max(seconds, SHORTEST_S) / SHORTEST_S) / STEP)
        self.bars[bar] = self.bars.get(bar, 0) + 1

    def add(self, other: "Timing") -> None:
        """Count all that another one has counted."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for bar, number in other.bars.items():
            self.bars[bar] = self.bars.get(bar, 0) + number

    @property
    def mean(self) -> float:
        """Seconds for a choice, on average."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The time that this share of the answers did not exceed, to within 5 %."""
        left = share * self.count
        for bar in sorted(self.bars):
            left -= self.bars[bar]
            if left <= 0:
                return min(self.longest, SHORTEST_S * 1.05 ** (bar + 1))
        return self.longest


class Timed:
    """A bot whose thinking time is measured, under the name it has in the tournament."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name
        self.version = getattr(bot, "version", FIRST)
        self.timing = Timing()

    def choose(self, view: View) -> Move | None:
        """The bot's choice, with its time counted."""
        start = perf_counter()
        move = self.bot.choose(view)
        self.timing.note(perf_counter() - start)
        return move
