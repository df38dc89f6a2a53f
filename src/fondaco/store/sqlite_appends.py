"""Appends to SQLite: all waiting lines in a few statements, or one by one.

Each statement lets other threads run several times. With few large statements the writer keeps up
with a busy event loop.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from fondaco.store.model import LogRow, TableIndex
from fondaco.store.queries import storable
from fondaco.store.rows import index_values, text
from fondaco.store.schema import tables

T = TypeVar("T")

_columns = [column.name for column in tables.c]
_changed = ", ".join(f"{name} = excluded.{name}" for name in _columns[1:])
HOST, PERSONS = _columns.index("host"), _columns.index("persons")
OWNER = "SELECT owner FROM persons WHERE id = ? AND owner IS NOT NULL"
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
ADD_SEAT = "INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)"
SIZES = (32, 8, 1)  # lines in a statement; few sizes, so that SQLite can cache the statements


class SqliteLine:
    """A line to be written, the index of its table if that changed, and a line of a side log."""

    __slots__ = ("index", "persons", "side", "values")

    def __init__(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None,
        side: tuple[str, LogRow] | None = None,
    ) -> None:
        self.side = SqliteLine(*side, None) if side is not None else None
        self.values = (storable(table), storable(row.number), storable(row.at), row.entry)
        self.index: list[Any] | None = None
        self.persons: Sequence[str | None] = ()
        if index is not None:
            self.index = [storable(value) for value in index_values(index).values()]
            self.persons = index.persons


@cache
def add_lines(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO log (table_id, number, at, entry) VALUES {rows} ON CONFLICT DO NOTHING"


@cache
def put_indexes(count: int) -> str:
    rows = ", ".join([f"({', '.join('?' * len(_columns))})"] * count)
    return (
        f"INSERT INTO tables ({', '.join(_columns)}) VALUES {rows} "
        f"ON CONFLICT (table_id) DO UPDATE SET {_changed}"
    )


@cache
def listed(count: int) -> str:
    tables = ", ".join("?" * count)
    return f"SELECT table_id, persons, host FROM tables WHERE table_id IN ({tables})"


def append_all(connection: sqlite3.Connection, lines: Sequence[SqliteLine]) -> list[bool]:
    """Write these lines; False for each line whose number is taken."""
    alone = len({line.values[0] for line in lines}) < len(lines)
    if len(lines) == 1 or alone or any(line.side for line in lines):
        return [_alone(connection, line) for line in lines]
    if _or_nothing(connection, [lines]):
        return [True] * len(lines)
    return [_alone(connection, line) for line in lines]


def _alone(connection: sqlite3.Connection, line: SqliteLine) -> bool:
    if line.side is None:
        return _together(connection, [line])
    return _or_nothing(connection, [[line], [line.side]])


def _or_nothing(connection: sqlite3.Connection, parts: Sequence[Sequence[SqliteLine]]) -> bool:
    """Write all parts, or none if a number is taken."""
    connection.execute("SAVEPOINT together")
    written = all(_together(connection, part) for part in parts)
    if not written:
        connection.execute("ROLLBACK TO together")
    connection.execute("RELEASE together")
    return written


def _together(connection: sqlite3.Connection, lines: Sequence[SqliteLine]) -> bool:
    """Write lines of different tables. False: a number is taken, and its index not written."""
    for some in _parts(lines):
        values = [value for line in some for value in line.values]
        if connection.execute(add_lines(len(some)), values).rowcount != len(some):
            return False
    put_all(connection, [line for line in lines if line.index is not None])
    return True


def put_all(connection: sqlite3.Connection, indexed: Sequence[SqliteLine]) -> None:
    """Write the indexes of these lines."""
    for some in _parts(indexed):
        names = [line.values[0] for line in some]
        rows = connection.execute(listed(len(some)), names).fetchall()
        known = {table: (persons, host) for table, persons, host in rows}
        values = []
        for line in some:
            values += _owned(connection, line, *known.get(line.values[0], (None, None)))
        connection.execute(put_indexes(len(some)), values)


def _parts(lines: Sequence[T]) -> Iterator[Sequence[T]]:
    at = 0
    for size in SIZES:
        while len(lines) - at >= size:
            yield lines[at : at + size]
            at += size


def _owned(
    connection: sqlite3.Connection, line: SqliteLine, persons: str | None, host: str | None
) -> list[Any]:
    """The index with the accounts of adopted guests. Writes the seats, if they changed."""
    index = list(line.index or ())
    if index[HOST] != host:
        index[HOST] = _owner(connection, index[HOST])
    if index[PERSONS] != persons:
        seated = [person and _owner(connection, person) for person in line.persons]
        index[PERSONS] = text(seated)
        if index[PERSONS] != persons:
            table = index[0]
            connection.execute(CLEAR_SEATS, (table,))
            rows = [(table, seat, person) for seat, person in enumerate(seated) if person]
            connection.executemany(ADD_SEAT, rows)
    return index


def _owner(connection: sqlite3.Connection, person: str) -> str:
    row = connection.execute(OWNER, (person,)).fetchone()
    return str(row[0]) if row else person
