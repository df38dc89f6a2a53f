"""How often somebody may ask for something, and how much of it they may hold at a time.

Everything is counted by person and by address, for names are cheap. What is counted lasts for a
window of time. Where several processes serve the same house they count together: each counts for
itself, and with every round it adds to the store what comes near a limit, and reads there what the
others had. So the database hears nothing of a quiet day. What must hold exactly (passwords) is
counted in the store at once. What somebody holds (connections) is counted by each process alone,
for it is that process whose memory and files are held.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.server.hourglass import Milliseconds
from fondaco.store import Store, StoreError

MINUTE = 60_000  # milliseconds
REMEMBERED = 50_000  # counts that are kept here
NEAR = 8  # what has reached this part of a limit is told to the others
log = structlog.get_logger("fondaco.limits")


class Limit(Struct, frozen=True):
    """So many within a window of time, for one person or one address; 0: as many as they like."""

    name: str  # of the refusal
    most: int
    window: int = MINUTE


class Bounds(Struct, frozen=True):
    """What one person or address may ask for in a minute, or hold at a time; 0: any number."""

    requests: int = 600  # over HTTP, from an address
    at_once: int = 60  # … of which so many unanswered
    connects: int = 300  # WebSockets opened from an address
    connects_a_person: int = 90
    connections: int = 200  # … of which so many are open at a time
    connections_a_person: int = 60
    costly: int = 120  # answers that take long to work out, for an address
    coach: int = 600  # questions to the coach, for an address
    coach_a_person: int = 200
    entries: int = 6_000  # written into logs by a person
    speeches: int = 40  # said by a person
    passwords: int = 30  # looked at for an address, right or wrong

    @property
    def doors(self) -> int:
        """Connections of any kind that one address may hold at a time."""
        return self.connections + self.at_once if self.connections and self.at_once else 0

    def limit(self, what: str) -> Limit:
        return Limit(NAMES[what], getattr(self, what))


NAMES = {
    "requests": "too-many-requests",
    "at_once": "too-many-at-once",
    "connects": "too-many-connects",
    "connects_a_person": "too-many-connects",
    "connections": "too-many-connections",
    "connections_a_person": "too-many-connections",
    "costly": "too-many-costly",
    "coach": "too-many-questions",
    "coach_a_person": "too-many-questions",
    "entries": "too-many-entries",
    "speeches": "too-many-speeches",
    "passwords": "too-many-passwords",
}


class LimitedError(Refused):
    """Somebody has asked for too much; they may try again after so many seconds."""

    def __init__(self, name: str, seconds: int) -> None:
        super().__init__(name, seconds=seconds)
        self.seconds = seconds


class Count:
    """Of one thing, in its window."""

    __slots__ = ("elsewhere", "here", "told", "until")

    def __init__(self, until: int) -> None:
        self.until = until
        self.here = 0
        self.told = 0  # how many of them the store knows of
        self.elsewhere = 0


class Limits:
    def __init__(
        self, store: Store, now: Milliseconds, bounds: Bounds | None = None, shared: bool = False
    ) -> None:
        self.store = store
        self.now = now  # the clock on the wall, which all processes have in common
        self.bounds = bounds or Bounds()
        self.shared = shared
        self._limits = {what: self.bounds.limit(what) for what in NAMES}
        self._counts: OrderedDict[tuple[Limit, str], Count] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    # --- how often --------------------------------------------------------------------------------

    def take(self, what: str, who: str, times: int = 1) -> int:
        """Once more (or several times), or LimitedError; how often they may still."""
        limit = self._limits[what]
        if not limit.most or not who:
            return limit.most
        count = self._count(limit, f"{what} {who}")
        if count.here + count.elsewhere + times > limit.most:
            raise self._refusal(limit)
        count.here += times
        return limit.most - count.here - count.elsewhere

    async def take_surely(self, limit: Limit, who: str) -> None:
        """The same, counted by all processes at once, and remembered over a restart."""
        name = f"{limit.name} {who}"
        if await self._add(limit, name, 1) > limit.most:
            raise self._refusal(limit)

    async def give_back(self, limit: Limit, who: str) -> None:
        """It was not one of those that are counted."""
        await self._add(limit, f"{limit.name} {who}", -1)

    async def _add(self, limit: Limit, name: str, more: int) -> int:
        return (await self.store.count({name: more}, self._until(limit), self.now()))[name]

    def _count(self, limit: Limit, name: str) -> Count:
        until = self._until(limit)
        key = (limit, name)
        count = self._counts.get(key)
        if count is None or count.until != until:
            count = self._counts[key] = Count(until)
            self._counts.move_to_end(key)
            while len(self._counts) > REMEMBERED:
                self._counts.popitem(last=False)
        return count

    def _until(self, limit: Limit) -> int:
        return (self.now() // limit.window + 1) * limit.window

    def _refusal(self, limit: Limit) -> LimitedError:
        return LimitedError(limit.name, (self._until(limit) - self.now()) // 1000 + 2)

    async def share(self) -> None:
        """Tell the other processes what was counted here, and hear what was counted there."""
        now, old = self.now(), []
        near: dict[int, dict[str, Count]] = {}
        for (limit, name), count in self._counts.items():
            if count.until <= now:
                old.append((limit, name))
            elif self.shared and (count.here + count.elsewhere) * NEAR >= limit.most:
                near.setdefault(count.until, {})[name] = count
        for key in old:
            del self._counts[key]
        for until, counts in near.items():
            more = {name: count.here - count.told for name, count in counts.items()}
            try:
                found = await self.store.count(more, until, now)
            except StoreError as error:  # meanwhile each process counts alone
                log.warning("limits", error=error.name)
                return
            for name, count in counts.items():
                count.told += more[name]
                count.elsewhere = max(0, found[name] - count.told)

    # --- how much at a time -----------------------------------------------------------------------

    @contextmanager
    def holding(self, what: str, who: str) -> Iterator[None]:
        """One more at a time, or LimitedError."""
        limit, key = self._limits[what], (what, who)
        if limit.most and who and self._held[key] >= limit.most:
            raise LimitedError(limit.name, 2)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
