"""A table and its log in one line, with a clock that stands until one moves it.

builder = RoomBuilder("batavia", players=3, clock=LIVE).begin()
builder.wait(5).play()
"""

from typing import Any, Self

from fondaco.games import games
from fondaco.host.room import Room, load
from fondaco.server.base.log_codec import encode
from fondaco.store import LogRow
from fondaco.table.dataclass_json import plain
from fondaco.table.entries import Clock
from fondaco.table.table import Table
from fondaco.testing import TableBuilder

LIVE = Clock(kind="live", bank=100, increment=10)
DAYS = Clock(kind="days", days=2)


class RoomBuilder(TableBuilder):
    """A table whose log a server can read."""

    def __init__(self, game: str = "oltremare", players: int = 3, **more: Any) -> None:
        super().__init__(game, players, **more)

    def order(self, seat: int, **orders: Any) -> Self:
        """Orders just as they are written here, also those that could not be given now."""
        kind: Any = games()[self.table.rules.name].orders
        self.table.chairs[seat].orders = kind(**orders)
        return self

    def room(self) -> Room:
        """The same table, read from its log."""
        rows = [LogRow(row.number, row.at, encode(row.entry)) for row in self.table.rows]
        return load(self.table.id, rows)


def bid_up_to(table: Table, seat: int) -> int | None:
    """The proxy bid that a seat has ordered."""
    limit: int | None = plain(table.chairs[seat].orders).get("bid_up_to")
    return limit
