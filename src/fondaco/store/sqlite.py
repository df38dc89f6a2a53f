"""The store in a SQLite file: one thread writes, a few read."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import StaticPool, create_engine

from fondaco.store import migrate
from fondaco.store.common import SqlStore
from fondaco.store.model import LogRow, StoreError, TableIndex
from fondaco.store.queries import Query
from fondaco.store.scripts import Rows, Script
from fondaco.store.sqlite_appends import SqliteLine, put_all
from fondaco.store.sqlite_writer import Writer, patiently, store_error

T = TypeVar("T")
READERS = 3
LEVELS = ("OFF", "NORMAL", "FULL", "EXTRA")  # of PRAGMA synchronous


def parse(url: str) -> tuple[str, str]:
    """The path in a URL, and the level of PRAGMA synchronous.

    >>> parse("sqlite:///house.db"), parse("sqlite:////var/house.db?synchronous=normal")
    (('house.db', 'FULL'), ('/var/house.db', 'NORMAL'))
    >>> parse("sqlite://")
    ('', 'FULL')
    """
    address, _, options = url.partition("?")
    scheme, _, path = address.partition("://")
    synchronous = options.partition("=")[2].upper() if options else "FULL"
    if scheme != "sqlite" or (path and not path.startswith("/")):
        raise StoreError("store-address", url=url)
    if options and (not options.startswith("synchronous=") or synchronous not in LEVELS):
        raise StoreError("store-sqlite-option", option=options)
    return path[1:], synchronous


def connect(path: str, synchronous: str = "FULL") -> sqlite3.Connection:
    # A short timeout: `patiently` tries often instead.
    connection = sqlite3.connect(
        path or ":memory:",
        timeout=0.02,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=200,
    )
    try:
        patiently(lambda: connection.execute("PRAGMA journal_mode = WAL").fetchall())
        connection.execute(f"PRAGMA synchronous = {synchronous}")
    except BaseException:
        connection.close()
        raise
    return connection


def version_of(connection: sqlite3.Connection) -> str | None:
    if not connection.execute(migrate.HAS_VERSION_SQLITE).fetchall():
        return None
    rows = connection.execute(migrate.VERSION).fetchall()
    return str(rows[0][0]) if rows else None


def bring_up(connection: sqlite3.Connection, to: str = "") -> None:
    """Migrate in one transaction, for which all other processes wait."""
    if patiently(lambda: version_of(connection)) == (to or migrate.HEAD):
        return
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as through:
        patiently(lambda: connection.execute("BEGIN IMMEDIATE"))
        through.exec_driver_sql("SELECT 1")  # SQLAlchemy notices the transaction
        try:
            migrate.migrate(through, version_of(connection), to)
            through.commit()
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


async def open_sqlite(url: str) -> "SqliteStore":
    path, synchronous = parse(url)
    return SqliteStore(await asyncio.to_thread(_open, path, synchronous), path)


def _open(path: str, synchronous: str) -> sqlite3.Connection:
    try:
        if path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path, synchronous)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("store-file-not-opened", path=path, error=str(error)) from error
    try:
        bring_up(connection)
    except sqlite3.Error as error:
        connection.close()
        raise store_error(error) from error
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore(SqlStore):
    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        super().__init__("sqlite")
        self.path = path
        self._writer = Writer(connection)
        self._readers: list[sqlite3.Connection] = []
        self._local = threading.local()
        self._pool = ThreadPoolExecutor(READERS, "fondaco-read") if path else None

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown)
            for connection in self._readers:
                connection.close()
        await self._writer.close()

    async def append(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None = None,
        side: tuple[str, LogRow] | None = None,
    ) -> bool:
        return await self._writer.append(SqliteLine(table, row, index, side))

    async def relist(self, index: TableIndex) -> None:
        line = SqliteLine(index.table, LogRow(0, 0, b""), index)
        await self._writer.do(lambda connection: put_all(connection, [line]))

    async def _read(self, query: Query, **values: Any) -> Rows:
        bound = query.values(values)
        if not self.path:  # a store in memory has only the writer's connection
            return await self._writer.do(lambda it: it.execute(query.sql, bound).fetchall())
        if self._pool is None:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._fetch, query.sql, bound)

    def _fetch(self, sql: str, bound: tuple[Any, ...]) -> Rows:
        try:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = connect(self.path)
                connection.execute("PRAGMA query_only = 1")
                self._readers.append(connection)
            return patiently(lambda: connection.execute(sql, bound).fetchall())
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def _write(self, query: Query, **values: Any) -> Rows:
        bound = query.values(values)
        return await self._writer.do(lambda it: it.execute(query.sql, bound).fetchall())

    async def _run(self, script: Callable[[], Script[T]]) -> T:
        return await self._writer.do(lambda connection: play(connection, script()))


def play(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Run a script to its end."""
    try:
        query, values = next(script)
        while True:
            rows = connection.execute(query.sql, query.values(values)).fetchall()
            query, values = script.send(rows)
    except StopIteration as done:
        result: T = done.value
        return result
