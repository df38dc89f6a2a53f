"""Rate limits: how often somebody may ask for something, and how much they may hold at a time.

Requests are counted by person and by address, because anybody can make many guests. A count lasts
for a window of time. Several processes of one house count together: each counts for itself, and in
every round of the patrol it adds the counts that come near a limit to the store and reads those of
the others. So the database has no work while nobody comes near a limit. RateLimits that must hold
exactly (passwords) are counted in the store at once. Connections are counted by each process alone,
because they take the memory and the files of that process.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network

import structlog
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.host.table_time import Milliseconds
from fondaco.server.base.addresses import in_networks
from fondaco.store import Store, StoreError

MINUTE_MS = 60_000
MAX_COUNTS = 50_000  # kept in memory
CLUB_FACTOR = 25  # so many times as much for an address of a club's network
SHARED_FROM = 8  # a count is shared when it has reached this fraction (1/8) of its limit
log = structlog.get_logger("fondaco.limits")


class Limit(Struct, frozen=True):
    """At most so many in a window of time, for one person or one address; 0: any number."""

    name: str  # of the refusal
    most: int
    window: int = MINUTE_MS  # milliseconds


class Bounds(Struct, frozen=True):
    """What one address or person may ask for in a minute, or hold at a time; 0: any number."""

    requests: int = 600  # HTTP requests from an address
    at_once: int = 60  # HTTP requests from an address that are not answered yet
    connects: int = 300  # WebSockets opened from an address
    connects_a_person: int = 90
    connections: int = 200  # WebSockets from an address that are open at a time
    connections_a_person: int = 60
    costly: int = 120  # answers for an address that take long to compute
    coach: int = 600  # questions to the coach from an address
    coach_a_person: int = 200
    entries: int = 6_000  # that a person writes into logs
    speeches: int = 40  # things that a person says
    passwords: int = 30  # that are checked for an address, right or wrong
    club: tuple[str, ...] = ()  # networks where many people share an address

    @property
    def doors(self) -> int:
        """Connections of any kind that one address may hold at a time."""
        held = self.connections + self.at_once if self.connections and self.at_once else 0
        return held * CLUB_FACTOR if self.club else held

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
    """Somebody has asked too often, and may ask again after so many seconds."""

    def __init__(self, name: str, seconds: int) -> None:
        super().__init__(name, seconds=seconds)
        self.seconds = seconds


class WindowCount:
    """How often one thing was asked for in one window."""

    __slots__ = ("elsewhere", "here", "shared", "until")

    def __init__(self, until: int) -> None:
        self.until = until
        self.here = 0
        self.shared = 0  # how many of `here` the store knows of
        self.elsewhere = 0  # counted by other processes


class RateLimits:
    def __init__(
        self, store: Store, now: Milliseconds, bounds: Bounds | None = None, shared: bool = False
    ) -> None:
        self.store = store
        self.now = now  # the wall clock: all processes share it
        self.bounds = bounds or Bounds()
        self.shared = shared
        self._club = tuple(ip_network(each, strict=False) for each in self.bounds.club)
        self._limits = {what: self.bounds.limit(what) for what in NAMES}
        self._counts: OrderedDict[tuple[Limit, str], WindowCount] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    # --- how often --------------------------------------------------------------------------------

    def take(self, what: str, who: str, times: int = 1) -> int:
        """Count one more (or several); how many are left. LimitedError: there are none left."""
        limit = self._for(self._limits[what], who)
        if not limit.most or not who:
            return limit.most
        count = self._count(limit, f"{what} {who}")
        if count.here + count.elsewhere + times > limit.most:
            raise self._refusal(limit)
        count.here += times
        return limit.most - count.here - count.elsewhere

    def _for(self, limit: Limit, who: str) -> Limit:
        """The limit for a person or an address. At a club everybody has the same address."""
        if not self._club or not in_networks(who, self._club):
            return limit
        return Limit(limit.name, limit.most * CLUB_FACTOR, limit.window)

    async def take_surely(self, limit: Limit, who: str) -> int:
        """The same, but counted exactly over all processes and kept over a restart.

        Returns when its window ends.
        """
        until = self._until(limit)
        if await self._add(limit, who, 1, until) > self._for(limit, who).most:
            raise self._refusal(limit)
        return until

    async def give_back(self, limit: Limit, who: str, until: int) -> None:
        """Undo one `take_surely`, in its own window: that one does not count after all."""
        await self._add(limit, who, -1, until)

    async def _add(self, limit: Limit, who: str, more: int, until: int) -> int:
        name = f"{limit.name} {who}"
        return (await self.store.count({name: more}, until, self.now()))[name]

    def _count(self, limit: Limit, name: str) -> WindowCount:
        until = self._until(limit)
        key = (limit, name)
        count = self._counts.get(key)
        if count is None or count.until != until:
            count = self._counts[key] = WindowCount(until)
            self._counts.move_to_end(key)
            while len(self._counts) > MAX_COUNTS:
                self._counts.popitem(last=False)
        return count

    def _until(self, limit: Limit) -> int:
        return (self.now() // limit.window + 1) * limit.window

    def _refusal(self, limit: Limit) -> LimitedError:
        return LimitedError(limit.name, (self._until(limit) - self.now()) // 1000 + 2)

    async def share(self) -> None:
        """Exchange counts that come near their limits with the other processes."""
        now, old = self.now(), []
        near: dict[int, dict[str, WindowCount]] = {}
        for (limit, name), count in self._counts.items():
            if count.until <= now:
                old.append((limit, name))
            elif self.shared and (count.here + count.elsewhere) * SHARED_FROM >= limit.most:
                near.setdefault(count.until, {})[name] = count
        for key in old:
            del self._counts[key]
        for until, counts in near.items():
            more = {name: count.here - count.shared for name, count in counts.items()}
            try:
                found = await self.store.count(more, until, now)
            except StoreError as error:  # until it works again each process counts alone
                log.warning("limits", error=error.name)
                return
            for name, count in counts.items():
                count.shared += more[name]
                count.elsewhere = max(0, found[name] - count.shared)

    # --- how much at a time -----------------------------------------------------------------------

    @contextmanager
    def holding(self, what: str, who: str) -> Iterator[None]:
        """Hold one more while the context lasts. LimitedError: they hold too many already."""
        limit, key = self._for(self._limits[what], who), (what, who)
        if limit.most and who and self._held[key] >= limit.most:
            raise LimitedError(limit.name, 2)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
