"""Quotas: how many tables and slow bots one person may run at a time.

A table counts from its opening to its end, as long as something happens there at least once a day;
an idle table costs nothing and does not count. Anybody can make many guests, so all people at one
address are counted together too, and may run a few times as much. Running tables are counted in the
store, and so over all processes. The address of a person is known only to this process, and only
for a while.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from fondaco.bots import is_slow
from fondaco.contract.refused import Refused
from fondaco.host.table_time import Milliseconds
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Store, TableIndex

DAY_MS = 86_400_000
ADDRESS_FACTOR = 4  # people at one address may together run so many times one person's quota
MAX_ADDRESSES_KNOWN = 20_000  # people whose address is remembered


class Quota(Struct, frozen=True):
    """What one person may run at a time; 0: any number."""

    tables: int = 50  # that they opened
    thinkers: int = 24  # seats with slow bots


class Quotas:
    def __init__(self, store: Store, now: Milliseconds, allowance: Quota | None = None) -> None:
        self.store = store
        self.now = now
        self.each = allowance or Quota()
        self._address: OrderedDict[str, str] = OrderedDict()  # by person
        self._people: dict[str, set[str]] = {}  # by address
        self._opening: Counter[str] = Counter()  # by person: tables that are being opened
        self._hiring: Counter[str] = Counter()  # by person: slow bots that are being hired

    def note_address(self, person: str, address: str) -> None:
        """This person sends requests from this address."""
        old = self._address.pop(person, address)
        if old != address:
            self._forget(person, old)
        if address:
            self._address[person] = address
            self._people.setdefault(address, set()).add(person)
        while len(self._address) > MAX_ADDRESSES_KNOWN:
            self._forget(*self._address.popitem(last=False))

    def _forget(self, person: str, address: str) -> None:
        people = self._people.get(address, set())
        people.discard(person)
        if not people:
            self._people.pop(address, None)

    def owner(self, person: str) -> Owner:
        """Whose turn in a fair queue it is when work is done for this person."""
        return Owner(self._address.get(person) or person, person)

    @asynccontextmanager
    async def taking(
        self, person: str, tables: int = 0, bots: Iterable[str] = ()
    ) -> AsyncIterator[None]:
        """Open tables and hire bots within this context. Refused: that would exceed the quota.

        Requests under way count too: many at once do not get more than one after another.
        """
        thinkers = sum(map(is_slow, bots))
        self._opening[person] += tables
        self._hiring[person] += thinkers
        try:
            if tables or thinkers:
                await self._check(person, tables > 0, thinkers > 0)
            yield
        finally:
            self._opening -= Counter({person: tables})
            self._hiring -= Counter({person: thinkers})

    async def _check(self, person: str, tables: bool, thinkers: bool) -> None:
        most = self.each
        all_here = sorted(self._people.get(self._address.get(person, ""), {person}))
        # Counted before the first await: whoever asked first is served first.
        opening = [sum(self._opening[each] for each in some) for some in ([person], all_here)]
        hiring = [sum(self._hiring[each] for each in some) for some in ([person], all_here)]
        running = await self.store.running(all_here, since=self.now() - DAY_MS)
        if tables and most.tables:
            if opening[0] + hosted(running, [person]) > most.tables:
                raise Refused("many-tables", tables=most.tables)
            if opening[1] + hosted(running, all_here) > most.tables * ADDRESS_FACTOR:
                raise Refused("many-tables-address", tables=most.tables * ADDRESS_FACTOR)
        if thinkers and most.thinkers:
            if hiring[0] + thinking(running, [person]) > most.thinkers:
                raise Refused("many-thinkers", bots=most.thinkers)
            if hiring[1] + thinking(running, all_here) > most.thinkers * ADDRESS_FACTOR:
                raise Refused("many-thinkers-address", bots=most.thinkers * ADDRESS_FACTOR)


def hosted(running: list[TableIndex], people: Sequence[str]) -> int:
    return sum(index.host in people for index in running)


def thinking(running: list[TableIndex], people: Sequence[str]) -> int:
    """Seats where a slow bot decides for these people: as their stand-in, or at their tables."""
    return sum(
        is_slow(mind) and (index.persons[seat] or index.host) in people
        for index in running
        for seat, mind in enumerate(index.info.get("minds", ()))
    )
