"""Tables set aside: what stands in their logs cannot be read, and everybody else plays on.

The list of them is a log too, so that all processes and `fondaco admin` have the same. A table is
tried again seldom, and when somebody asks for it with `fondaco admin retry`.
"""

from collections.abc import Callable
from typing import Any

import structlog
from msgspec import MsgspecError, Struct, json

from fondaco.contract.refused import Refused
from fondaco.server.beside import table_of
from fondaco.server.meters import ASIDE
from fondaco.store import LogRow, Store, StoreError

LOG = "house.aside"  # no table has a name as short as that
RETRY = 600_000  # milliseconds until a table that could not be read is tried again
TRIES = 50
log = structlog.get_logger("fondaco.aside")


class DamagedError(Refused):
    """An entry of a log cannot be read, or does not fit."""

    def __init__(self, log: str, entry: int, why: str) -> None:
        super().__init__("set-aside")
        self.log = log
        self.entry = entry
        self.why = why

    def __reduce__(self) -> Any:
        return DamagedError, (self.log, self.entry, self.why)

    @classmethod
    def of(cls, log: str, entry: int, error: Exception) -> "DamagedError":
        """What an error says may be a secret of the table; only an opening has none in it."""
        told = str(error) if entry == 0 and isinstance(error, Refused) else ""
        return cls(log, entry, told or type(error).__name__)


class Damage(Struct, frozen=True, tag_field="kind", tag="damage"):
    """A log cannot be read from this entry on; in a log beside a table's, only that entry."""

    log: str
    entry: int
    why: str
    at: int = 0


class Retry(Struct, frozen=True, tag_field="kind", tag="retry"):
    """A table may be tried again, or has been read."""

    table: str


_decoder = json.Decoder(Damage | Retry)


class Aside:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.known: dict[str, Damage] = {}  # by log
        self.number = -1  # of the last line that was read
        self._until: dict[str, int] = {}  # by table: before that it is not tried again

    def check(self, table: str) -> None:
        """DamagedError for a table that is not to be tried again yet."""
        if self._until.get(table, 0) > self.now():
            damage = self.known[table]
            raise DamagedError(damage.log, damage.entry, damage.why)

    def put(self, error: DamagedError) -> bool:
        """Set a table aside here; whether that is news to the list."""
        damage = Damage(error.log, error.entry, error.why, self.now())
        old = self.known.get(error.log)
        if "." not in error.log:
            self._until[error.log] = self.now() + RETRY
        self._know(damage)
        return old is None or (old.entry, old.why) != (damage.entry, damage.why)

    async def read(self) -> None:
        """What other processes and `fondaco admin` have written."""
        for row in await self.store.read(LOG, self.number):
            if row.number <= self.number:  # it was read meanwhile
                continue
            self.number = row.number
            try:
                line = _decoder.decode(row.entry)
            except MsgspecError:  # damaged as well
                log.warning("damaged", log=LOG, entry=row.number)
                continue
            if isinstance(line, Damage):
                self._know(line)
            else:
                self._forget(line.table)

    async def write(self, line: Damage | Retry) -> None:
        for _ in range(TRIES):
            row = LogRow(self.number + 1, self.now(), json.encode(line))
            if await self.store.append(LOG, row):
                break
            await self.read()
        await self.read()

    async def keep(self, table: str) -> None:
        """Write down what is known of a log, or that it is well again."""
        try:
            await self.write(self.known.get(table) or Retry(table_of(table)))
        except StoreError as error:  # whoever meets it next will try
            log.warning("aside", log=table, error=str(error))

    def healed(self, table: str) -> bool:
        """It was read; whether it was in the list."""
        found = table in self.known
        self._until.pop(table, None)
        self.known.pop(table, None)
        return found

    def _know(self, damage: Damage) -> None:
        self.known[damage.log] = damage
        ASIDE.set(len(self.known))

    def _forget(self, table: str) -> None:
        for name in [name for name in self.known if table_of(name) == table]:
            del self.known[name]
        self._until.pop(table, None)
        ASIDE.set(len(self.known))
