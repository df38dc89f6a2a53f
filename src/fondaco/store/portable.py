"""A whole store as a gzipped file of JSON lines, from which any kind of store can be filled.

The first line has the version of the store and the columns of each table. Then comes a line for
each row, `["log", "t1", 0, …]`, and at last `["end", rows]`, which shows that the file is complete.
Leases and tallies are left out: they are of no use later.
"""

import gzip
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Boolean, LargeBinary, Table, select

from fondaco.store import migrate
from fondaco.store.model import StoreError
from fondaco.store.queries import Dialect, Query
from fondaco.store.schema import leases, metadata, tallies
from fondaco.store.sqlite import bring_up

CHUNK_ROWS = 1000
BROKEN = (
    OSError,
    EOFError,
    zlib.error,
    DecodeError,
    sqlite3.Error,
    LookupError,
    TypeError,
    ValueError,
)
KIND = "fondaco store"
TABLES = [each for each in metadata.sorted_tables if each not in (leases, tallies)]


def all_rows(table: Table, dialect: Dialect) -> str:
    """The SQL that reads all rows of a table, in the order of its keys."""
    return Query(select(table).order_by(*table.primary_key), dialect).sql


def converted(table: Table, rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    """Rows of one database in a form for any database."""
    truths = [at for at, column in enumerate(table.c) if isinstance(column.type, Boolean)]
    plain = [list(row) for row in rows]
    for row in plain:
        for at in truths:
            row[at] = bool(row[at])
    return plain


class PortableWriter:
    """Writes the file. It is complete only if it is closed without an error."""

    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)  # it holds hashes of passwords
        self._file = gzip.GzipFile(path, "wb", compresslevel=6)
        self._rows = 0
        columns = {str(table.name): [str(column.name) for column in table.c] for table in TABLES}
        self._write({"kind": KIND, "version": migrate.HEAD, "tables": columns})

    def add(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        for row in converted(table, rows):
            self._write([str(table.name), *map(to_text, row)])
            self._rows += 1

    def _write(self, line: Any) -> None:
        self._file.write(json.encode(line) + b"\n")

    def __enter__(self) -> "PortableWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        if kind is None:
            self._write(["end", self._rows])
        self._file.close()


def to_text(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def to_bytes(value: str | dict[str, str]) -> bytes:
    return value.encode() if isinstance(value, str) else b64decode(value["base64"])


def load_portable(path: Path, connection: sqlite3.Connection) -> None:
    """Fill an empty SQLite database from such a file, and migrate it."""
    broken = StoreError("export-torn", file=path.name)
    try:
        with gzip.open(path, "rb") as file:
            head = json.decode(file.readline())
            if not isinstance(head, dict) or head.get("kind") != KIND:
                raise broken
            bring_up(connection, head["version"])
            connection.execute("BEGIN IMMEDIATE")
            _insert(connection, head["tables"], map(json.decode, file), broken)
            connection.execute("COMMIT")
    except BROKEN as error:
        raise error if isinstance(error, StoreError) else broken from error
    bring_up(connection)


def _insert(
    connection: sqlite3.Connection,
    columns: dict[str, list[str]],
    lines: Iterator[list[Any]],
    broken: StoreError,
) -> None:
    binary = {
        (table.name, at)
        for table in TABLES
        for at, name in enumerate(columns.get(table.name, []), start=1)
        if name in table.c and isinstance(table.c[name].type, LargeBinary)
    }
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    for count, line in enumerate(lines):
        name = line[0]
        if name == "end":
            if line[1] != count or next(lines, None) is not None:
                raise broken
            return
        for at in range(1, len(line)):
            if (name, at) in binary:
                line[at] = to_bytes(line[at])
        # The tables of the version that wrote it, not those of today: one may have another name.
        if name not in columns or name not in there or not name.isidentifier():
            raise broken
        names = ", ".join(f'"{column}"' for column in columns[name] if column.isidentifier())
        marks = ", ".join("?" * len(columns[name]))
        connection.execute(f"INSERT INTO {name} ({names}) VALUES ({marks})", line[1:])
    raise broken
