"""The store in PostgreSQL: a pool of connections; appends and reads of new lines go in batches."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from fondaco.store import migrate
from fondaco.store.common import SqlStore
from fondaco.store.model import LogRow, StoreError, TableIndex, TakenError
from fondaco.store.postgres_batches import (
    INDEXES_ALONE,
    LastRead,
    PostgresLine,
    append_statement,
    read_statement,
    rows_by_table,
)
from fondaco.store.postgres_lanes import Lanes, LostError
from fondaco.store.queries import Query
from fondaco.store.scripts import Rows, Script

T = TypeVar("T")
Connection = Any  # asyncpg has no useful types here

POOL_SIZE = 10
PATIENCE_S = 10.0  # to wait for a database that is away
IMPATIENCE_S = 0.5  # the same, after a first wait in vain: later callers get an error soon
STATEMENT_S = 15.0  # for a statement; a database that does not answer counts as away
MIGRATION_LOCK = 0x666F6E64  # held by a process that migrates
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke between two queries
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shutting down, or starting
    asyncpg.TooManyConnectionsError,
)


def parse(url: str) -> str:
    """The URL in the form that asyncpg wants.

    >>> parse("postgresql+asyncpg://me@house/games")
    'postgresql://me@house/games'
    """
    try:
        driver = make_url(url).drivername
    except Exception as error:
        raise StoreError("store-postgres-address") from error
    if driver not in ("postgresql", "postgresql+asyncpg"):
        raise StoreError("store-kind", kind=driver)
    return "postgresql" + url[len(driver) :]


async def open_postgres(url: str) -> "PostgresStore":
    address = parse(url)
    async with connected(url) as connection:  # without a time limit, for a migration
        await bring_up(connection)
    pool = asyncpg.create_pool(
        address, min_size=1, max_size=POOL_SIZE, command_timeout=STATEMENT_S, reset=as_it_is
    )
    try:
        await pool
    except BaseException as error:
        await close(pool)
        if isinstance(error, (*LOST, asyncpg.PostgresError)):
            raise StoreError("store-not-opened", error=str(error)) from error
        raise
    return PostgresStore(pool)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    """One connection, for a migration or a backup."""
    try:
        connection = await asyncpg.connect(parse(url))
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError("store-not-opened", error=str(error)) from error
    try:
        yield connection
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError("store-not-usable", error=str(error)) from error
    finally:
        await connection.close()


async def close(pool: Any) -> None:
    try:
        await asyncio.wait_for(pool.close(), PATIENCE_S)
    except (*LOST, asyncpg.PostgresError):
        pool.terminate()


async def as_it_is(connection: Connection) -> None:
    """Instead of asyncpg's reset, which costs a query: we change nothing in a session."""
    if connection.is_in_transaction():  # its user has left in the middle of one
        await connection.reset()


async def version_of(connection: Connection) -> str | None:
    if await connection.fetchval(migrate.HAS_VERSION_POSTGRES) is None:
        return None
    version: str | None = await connection.fetchval(migrate.VERSION)
    return version


async def bring_up(connection: Connection, to: str = "") -> None:
    """Migrate in one transaction, one process at a time."""
    if await version_of(connection) == (to or migrate.HEAD):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        version = await version_of(connection)
        if version != (to or migrate.HEAD):
            await connection.execute(await asyncio.to_thread(migrate.migration_sql, version, to))


class PostgresStore(SqlStore):
    def __init__(self, pool: Any) -> None:
        super().__init__("postgresql")
        self._pool = pool
        self._patience = PATIENCE_S
        self._closed = False
        self._appends: Lanes[PostgresLine, bool] = Lanes(self._append)
        self._reads: Lanes[LastRead, list[LogRow]] = Lanes(self._read_on)

    async def close(self) -> None:
        await self._appends.close()
        await self._reads.close()
        self._closed = True
        await close(self._pool)

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(3):
                await self._once(lambda it: it.fetch(self.ask.healthy.sql), time.monotonic() + 2)
        except (*LOST, asyncpg.PostgresError, StoreError):
            return False
        return True

    async def append(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None = None,
        side: tuple[str, LogRow] | None = None,
    ) -> bool:
        line = PostgresLine(table, row, index)
        if side is None:
            return await self._appends.ask(line)
        return await self._append_both(line, PostgresLine(*side, None))

    async def _append_both(self, line: PostgresLine, side: PostgresLine) -> bool:
        """First the table's line, as in a batch: so two processes cannot deadlock."""
        questions = [append_statement([each]) for each in (line, side)]

        async def write(connection: Connection) -> None:
            for sql, values in questions:
                if not await connection.fetch(sql, *values):
                    raise TakenError("store-number-taken")

        try:
            await self._transact(write)
        except TakenError:
            return False
        return True

    async def relist(self, index: TableIndex) -> None:
        _, values = append_statement([PostgresLine(index.table, LogRow(0, 0, b""), index)])
        await self._patiently(lambda it: it.fetch(INDEXES_ALONE, *values))

    async def _append(self, batch: Sequence[PostgresLine]) -> Sequence[bool]:
        sql, values = append_statement(batch)

        async def write(connection: Connection) -> list[bool]:
            for line in batch:
                line.tries += 1
            written = {row[0] for row in await connection.fetch(sql, *values)}
            return [
                line.table in written
                or (line.tries > 1 and await self._is_ours(connection, line.table, line.row))
                for line in batch
            ]

        return await self._patiently(write)

    async def read(self, table: str, after: int = -1) -> list[LogRow]:
        if after < 0:  # a whole log may be large
            return await super().read(table)
        return await self._reads.ask(LastRead(table, after))

    async def _read_on(self, batch: Sequence[LastRead]) -> list[list[LogRow]]:
        sql, values = read_statement(batch)
        return rows_by_table(batch, await self._patiently(lambda it: it.fetch(sql, *values)))

    async def _is_ours(self, connection: Connection, table: str, row: LogRow) -> bool:
        """After a lost connection: whether the line in the log is the one we tried to append."""
        query = self.ask.read_entry
        values = query.values({"table": table, "number": row.number})
        there = await connection.fetchrow(query.sql, *values)
        return there is not None and tuple(there) == (row.at, row.entry)

    async def _read(self, query: Query, **values: Any) -> Rows:
        bound = query.values(values)
        rows: Rows = await self._patiently(lambda it: it.fetch(query.sql, *bound))
        return rows

    async def _write(self, query: Query, **values: Any) -> Rows:
        return await self._read(query, **values)

    async def _run(self, script: Callable[[], Script[T]]) -> T:
        return await self._transact(lambda connection: play(connection, script()))

    async def _transact(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async def run(connection: Connection) -> T:
            transaction = connection.transaction()
            await transaction.start()
            try:
                result = await work(connection)
            except BaseException:
                if not connection.is_closed():
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except LOST as error:  # not tried again: the commit may have happened
                raise LostError("store-lost") from error
            return result

        return await self._patiently(run)

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do the work; after a lost connection do it again as soon as the database is back."""
        end = time.monotonic() + self._patience
        pause = 0.0
        while True:
            try:
                result = await self._once(work, end)
                self._patience = PATIENCE_S
                return result
            except LOST as error:
                if isinstance(error, TimeoutError):  # the other connections are dead too
                    await self._pool.expire_connections()
                if time.monotonic() + pause > end or self._closed:
                    self._patience = IMPATIENCE_S
                    raise LostError("store-silent") from error
            except asyncpg.UniqueViolationError as error:
                raise TakenError("store-taken") from error
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
                if time.monotonic() + pause > end:
                    raise StoreError("store-busy") from error
            except asyncpg.PostgresError as error:
                raise StoreError("store-not-usable", error=str(error)) from error
            await asyncio.sleep(pause)
            pause = min(0.5, 2 * pause + 0.02)

    async def _once(self, work: Callable[[Connection], Awaitable[T]], end: float) -> T:
        if self._closed:
            raise StoreError("store-closed")
        wait = max(0.1, end - time.monotonic())
        async with self._pool.acquire(timeout=wait) as connection:
            try:
                return await work(connection)
            except LOST:
                connection.terminate()  # it must not be used again
                raise


async def play(connection: Connection, script: Script[T]) -> T:
    """Run a script to its end."""
    try:
        query, values = next(script)
        while True:
            rows = await connection.fetch(query.sql, *query.values(values))
            query, values = script.send(rows)
    except StopIteration as done:
        result: T = done.value
        return result
