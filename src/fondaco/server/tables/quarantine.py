"""Quarantine: tables whose logs cannot be read. All other tables continue.

The list of these tables is a log too, so that all processes and `fondaco admin` share it. A table
is tried again after ten minutes, or at once after `fondaco admin retry`.
"""

from collections.abc import Callable

import structlog
from msgspec import MsgspecError, Struct, json

from fondaco.host.damaged import DamagedError
from fondaco.host.side_log import table_of
from fondaco.server.base.metrics import QUARANTINED
from fondaco.store import LogRow, Store, StoreError

LOG = "house.quarantine"  # no table has a name as short as "house"
RETRY_MS = 600_000  # until a table that could not be read is tried again
TRIES = 50
log = structlog.get_logger("fondaco.quarantine")


class Damage(Struct, frozen=True, tag_field="kind", tag="damage"):
    """A table's log cannot be read from this entry on. In a side log only that entry is lost."""

    log: str
    entry: int
    why: str
    at: int = 0


class Retry(Struct, frozen=True, tag_field="kind", tag="retry"):
    """A table may be tried again, or has been read."""

    table: str


_decoder = json.Decoder(Damage | Retry)


class Quarantine:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.known: dict[str, Damage] = {}  # by log
        self.number = -1  # of the last line that was read
        self._until: dict[str, int] = {}  # by table: it is not tried again before this time

    def check(self, table: str) -> None:
        """DamagedError, if the table should not be tried again yet."""
        if self._until.get(table, 0) > self.now():
            damage = self.known[table]
            raise DamagedError(damage.log, damage.entry, damage.why)

    def put(self, error: DamagedError) -> bool:
        """Put a log into quarantine in this process; whether the list does not have it yet."""
        damage = Damage(error.log, error.entry, error.why, self.now())
        old = self.known.get(error.log)
        if "." not in error.log:
            self._until[error.log] = self.now() + RETRY_MS
        self._know(damage)
        return old is None or (old.entry, old.why) != (damage.entry, damage.why)

    async def read(self) -> None:
        """Read what other processes and `fondaco admin` have written into the list."""
        for row in await self.store.read(LOG, self.number):
            if row.number <= self.number:  # another task has read it meanwhile
                continue
            self.number = row.number
            try:
                line = _decoder.decode(row.entry)
            except MsgspecError:  # the list itself is damaged here
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
        """Write into the list that a log is damaged, or that it can be read again."""
        try:
            await self.write(self.known.get(table) or Retry(table_of(table)))
        except StoreError as error:  # the next process that reads the table will write it
            log.warning("aside", log=table, error=str(error))

    def healed(self, table: str) -> bool:
        """The table could be read; whether it was in the list."""
        found = table in self.known
        self._until.pop(table, None)
        self.known.pop(table, None)
        return found

    def _know(self, damage: Damage) -> None:
        self.known[damage.log] = damage
        QUARANTINED.set(len(self.known))

    def _forget(self, table: str) -> None:
        for name in [name for name in self.known if table_of(name) == table]:
            del self.known[name]
        self._until.pop(table, None)
        QUARANTINED.set(len(self.known))
