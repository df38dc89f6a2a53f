"""How much one person may run at a time: tables, and bots that take their time to think.

A table runs from its opening to its end, as long as something happens there at least once a day;
one that lies idle longer costs nothing and does not count. Names are cheap, so those who come from
one address are counted together too, and may run a few times as much. What runs is counted in the
store, and so in all processes; who comes from where only this process knows, and only for a while.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.server.hourglass import Milliseconds
from fondaco.server.minds import is_slow
from fondaco.server.turns import Owner
from fondaco.store import Store, TableIndex

DAY = 86_400_000  # milliseconds
HOUSEHOLD = 4  # times as much from one address as for one person
REMEMBERED = 20_000  # people of whom we know where they come from


class Allowance(Struct, frozen=True):
    """What one person may run at a time; 0: as much as they like."""

    tables: int = 50  # that they opened
    thinkers: int = 24  # seats with bots that take their time


class Allowances:
    def __init__(self, store: Store, now: Milliseconds, allowance: Allowance | None = None) -> None:
        self.store = store
        self.now = now
        self.each = allowance or Allowance()
        self._where: OrderedDict[str, str] = OrderedDict()  # by person: the address
        self._who: dict[str, set[str]] = {}  # by address
        self._tables: Counter[str] = Counter()  # by person: about to be opened
        self._thinkers: Counter[str] = Counter()  # … about to be hired

    def seen(self, person: str, address: str) -> None:
        """Somebody is asking, from there."""
        old = self._where.pop(person, address)
        if old != address:
            self._forget(person, old)
        if address:
            self._where[person] = address
            self._who.setdefault(address, set()).add(person)
        while len(self._where) > REMEMBERED:
            self._forget(*self._where.popitem(last=False))

    def _forget(self, person: str, address: str) -> None:
        people = self._who.get(address, set())
        people.discard(person)
        if not people:
            self._who.pop(address, None)

    def owner(self, person: str) -> Owner:
        """As whose turn it counts when something is done for this person."""
        return Owner(self._where.get(person) or person, person)

    @asynccontextmanager
    async def taking(
        self, person: str, tables: int = 0, bots: Iterable[str] = ()
    ) -> AsyncIterator[None]:
        """While somebody opens tables and hires bots; Refused if that is more than they may.

        What is under way counts too: who asks for many at once gets no more than one by one.
        """
        thinkers = sum(map(is_slow, bots))
        self._tables[person] += tables
        self._thinkers[person] += thinkers
        try:
            if tables or thinkers:
                await self._check(person, tables > 0, thinkers > 0)
            yield
        finally:
            self._tables -= Counter({person: tables})
            self._thinkers -= Counter({person: thinkers})

    async def _check(self, person: str, tables: bool, thinkers: bool) -> None:
        most, all_here = self.each, sorted(self._who.get(self._where.get(person, ""), {person}))
        # What is under way is counted before anything is waited for: who asked first, gets it.
        opening = [sum(self._tables[each] for each in some) for some in ([person], all_here)]
        hiring = [sum(self._thinkers[each] for each in some) for some in ([person], all_here)]
        running = await self.store.running(all_here, since=self.now() - DAY)
        if tables and most.tables:
            if opening[0] + hosted(running, [person]) > most.tables:
                raise Refused("many-tables", tables=most.tables)
            if opening[1] + hosted(running, all_here) > most.tables * HOUSEHOLD:
                raise Refused("many-tables-address", tables=most.tables * HOUSEHOLD)
        if thinkers and most.thinkers:
            if hiring[0] + thinking(running, [person]) > most.thinkers:
                raise Refused("many-thinkers", bots=most.thinkers)
            if hiring[1] + thinking(running, all_here) > most.thinkers * HOUSEHOLD:
                raise Refused("many-thinkers-address", bots=most.thinkers * HOUSEHOLD)


def hosted(running: list[TableIndex], people: Sequence[str]) -> int:
    return sum(index.host in people for index in running)


def thinking(running: list[TableIndex], people: Sequence[str]) -> int:
    """Seats where a slow bot decides for these people: a stand-in's own, or at their tables."""
    return sum(
        is_slow(mind) and (index.persons[seat] or index.host) in people
        for index in running
        for seat, mind in enumerate(index.info.get("minds", ()))
    )
