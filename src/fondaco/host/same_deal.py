"""Duplicate deals: tables with the same cards, to be compared when they are over.

The first of these tables has a side log with the names of the others.
"""

from dataclasses import dataclass

from fondaco.contract.refused import Refused
from fondaco.host.table_index import card
from fondaco.store import LogRow, TableIndex, TableStore
from fondaco.table.frames import SeatKind

TRIES = 50
MAX_TABLES = 500  # of one deal that are compared


@dataclass
class Compared:
    """A finished table, to be compared with others that had the same deal."""

    table: str
    title: str
    at: int  # when it ended
    names: list[str]
    kinds: list[SeatKind]
    bots: list[str]
    scores: list[int]
    places: list[int]
    you: int


def deal_log(table: str) -> str:
    return f"{table}.deal"


async def join(store: TableStore, table: str, other: str, now: int) -> None:
    """Write down that `table` is going to have the same deal as `other`."""
    first = await _first(store, other)
    for _ in range(TRIES):
        rows = await store.read(deal_log(first))
        number = rows[-1].number + 1 if rows else 0
        if await store.append(deal_log(first), LogRow(number, now, table.encode())):
            return
    raise Refused("not-written")


async def finished(store: TableStore, table: str) -> list[TableIndex]:
    """The tables with this deal whose games are over, the oldest first."""
    first = await _first(store, table)
    rows = await store.read(deal_log(first))
    listed = [row.entry.decode(errors="replace") for row in rows[-MAX_TABLES:]]
    names = [first, *(name for name in listed if name.isascii() and name.isalnum())]
    found = await store.tables_named(names)
    known = [found[name] for name in dict.fromkeys(names) if name in found]
    return [index for index in known if index.status == "over"]


async def _first(store: TableStore, table: str) -> str:
    """The table that had this deal first."""
    for _ in range(MAX_TABLES):
        index = await store.table(table)
        before = str(index.info.get("same_deal_as", "")) if index is not None else ""
        if not before:
            break
        table = before
    return table


def compared(index: TableIndex, person: str) -> Compared:
    shown = card(index, person or None)
    return Compared(
        table=index.table,
        title=index.title,
        at=index.updated,
        names=index.names,
        kinds=shown.kinds,
        bots=[bot or "" for bot in index.info.get("bots", [])],
        scores=index.scores or [],
        places=index.places or [],
        you=shown.you,
    )
