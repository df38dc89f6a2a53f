"""Duplicate deals: tables that were dealt the same cards, to be compared when they are over.

The first of them keeps a list of the others, in a log of its own beside its table's.
"""

from fondaco.contract.refused import Refused
from fondaco.store import LogRow, Store, TableIndex

TRIES = 50
MOST = 500  # tables of one deal that are looked at


def deal_log(table: str) -> str:
    return f"{table}.deal"


async def join(store: Store, table: str, other: str, now: int) -> None:
    """Write down that `table` is going to have the same deal as `other`."""
    first = await _first(store, other)
    for _ in range(TRIES):
        rows = await store.read(deal_log(first))
        number = rows[-1].number + 1 if rows else 0
        if await store.append(deal_log(first), LogRow(number, now, table.encode())):
            return
    raise Refused("not-written")


async def finished(store: Store, table: str) -> list[TableIndex]:
    """The tables with this deal whose games are over, the oldest first."""
    first = await _first(store, table)
    rows = await store.read(deal_log(first))
    told = [row.entry.decode(errors="replace") for row in rows[-MOST:]]
    names = [first, *(name for name in told if name.isascii() and name.isalnum())]
    found = [await store.table(name) for name in names]
    return [index for index in found if index is not None and index.status == "over"]


async def _first(store: Store, table: str) -> str:
    """The table whose deal it was."""
    for _ in range(MOST):
        index = await store.table(table)
        before = str(index.info.get("same_deal_as", "")) if index is not None else ""
        if not before:
            break
        table = before
    return table
