"""What the functions of this package need of a house: its tables, and the way into their logs."""

import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fondaco.host.room import Command, Room, SideCommand
from fondaco.host.side_log import SideLog
from fondaco.store import TableStore
from fondaco.table.entries import Opened
from fondaco.table.table import Table


def new_name() -> str:
    """A new table name that nobody can guess."""
    return secrets.token_urlsafe(8).replace("-", "0").replace("_", "1")


class TableHouse(Protocol):
    @property
    def store(self) -> TableStore: ...

    @property
    def before_found(self) -> list[Callable[[Table], Awaitable[None]]]:
        """Called when somebody asks for a table."""

    @property
    def now(self) -> Callable[[], int]: ...

    async def room(self, name: str) -> Room:
        """The table with this name. Refused: there is none."""

    async def open(self, opened: Opened, name: str = "") -> Room:
        """Open a new table. A missing name or seed is replaced by one that nobody can guess."""

    async def act(
        self,
        room: Room,
        command: Command,
        because: SideLog | None = None,
        then: SideCommand | None = None,
    ) -> int:
        """Write the entry that the command returns; its number. Refused: nothing happened."""

    async def write(self, room: Room, name: str, command: SideCommand) -> None:
        """Write into a side log of the table."""

    async def keep_still(self, room: Room) -> None:
        """Called now and then while a game is copied to a table, so that no bot moves there."""

    async def listen(self, room: Room) -> None:
        """Before a request is answered: read what other processes have written."""

    async def settle(self, room: Room) -> None:
        """With the room's lock: find out whether an entry was written, if that is not known."""

    def at_work(self, room: Room, seat: int, busy: bool) -> None:
        """A seat begins or ends to write or read an offer."""

    def wake(self, room: Room) -> None:
        """Something changed that the host of the table's bots should see."""

    def check_unprotected(self, table: Table) -> None:
        """Refused, if the deal of this table must not yet be shown or dealt again."""

    def taking(
        self, person: str, tables: int = 0, bots: Iterable[str] = ()
    ) -> AbstractAsyncContextManager[None]:
        """Open tables and hire bots within this context. Refused: that would be too many."""
