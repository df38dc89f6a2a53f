"""The store in PostgreSQL: a pool of connections; appends go in batches, and so does reading on."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from fondaco.store import LogRow, StoreError, TableIndex, TakenError, migrate
from fondaco.store.batches import INDEXES_ALONE, Line, Seen, reading, sorted_out, statement
from fondaco.store.common import SqlStore
from fondaco.store.lanes import Lanes, LostError
from fondaco.store.queries import Query
from fondaco.store.scripts import Rows, Script

T = TypeVar("T")
Connection = Any  # asyncpg tells no types that are of use here

POOL = 10
PATIENCE = 10.0  # seconds to wait for a database that went away
IMPATIENCE = 0.5  # seconds, once that was in vain: whoever asks meanwhile is told so soon
SILENCE = 15.0  # seconds that a statement may take; a database that says nothing is away too
LOCK = 0x666F6E64  # whoever migrates holds it
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a connection that broke between two questions
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shutting down, or starting
    asyncpg.TooManyConnectionsError,
)


def parse(url: str) -> str:
    """The address as asyncpg wants it.

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
    async with connected(url) as connection:  # a migration may take its time
        await bring_up(connection)
    pool = asyncpg.create_pool(
        address, min_size=1, max_size=POOL, command_timeout=SILENCE, reset=as_it_is
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
        await asyncio.wait_for(pool.close(), PATIENCE)
    except (*LOST, asyncpg.PostgresError):
        pool.terminate()


async def as_it_is(connection: Connection) -> None:
    """We change nothing in a session, so the database need not be asked to put anything back."""
    if connection.is_in_transaction():  # left in the middle of one
        await connection.reset()


async def version_of(connection: Connection) -> str | None:
    if await connection.fetchval(migrate.HAS_VERSION_POSTGRES) is None:
        return None
    version: str | None = await connection.fetchval(migrate.VERSION)
    return version


async def bring_up(connection: Connection, to: str = "") -> None:
    """Migrate, in one transaction, one process at a time."""
    if await version_of(connection) == (to or migrate.HEAD):
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        version = await version_of(connection)
        if version != (to or migrate.HEAD):
            await connection.execute(await asyncio.to_thread(migrate.migration_sql, version, to))


class PostgresStore(SqlStore):
    def __init__(self, pool: Any) -> None:
        super().__init__("postgresql")
        self._pool = pool
        self._patience = PATIENCE
        self._closed = False
        self._appends: Lanes[Line, bool] = Lanes(self._append)
        self._reads: Lanes[Seen, list[LogRow]] = Lanes(self._read_on)

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
        beside: tuple[str, LogRow] | None = None,
    ) -> bool:
        line = Line(table, row, index)
        if beside is None:
            return await self._appends.ask(line)
        return await self._append_both(line, Line(*beside, None))

    async def _append_both(self, line: Line, beside: Line) -> bool:
        """The table's first, as in a batch, so that nobody waits for each other in a circle."""
        questions = [statement([each]) for each in (line, beside)]

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
        _, values = statement([Line(index.table, LogRow(0, 0, b""), index)])
        await self._patiently(lambda it: it.fetch(INDEXES_ALONE, *values))

    async def _append(self, batch: Sequence[Line]) -> Sequence[bool]:
        sql, values = statement(batch)

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
        if after < 0:  # that may be a lot
            return await super().read(table)
        return await self._reads.ask(Seen(table, after))

    async def _read_on(self, batch: Sequence[Seen]) -> list[list[LogRow]]:
        sql, values = reading(batch)
        return sorted_out(batch, await self._patiently(lambda it: it.fetch(sql, *values)))

    async def _is_ours(self, connection: Connection, table: str, row: LogRow) -> bool:
        """A connection was lost during an append: is the line that is there now that one?"""
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
            except LOST as error:  # not to be tried again: it may have been done
                raise LostError("store-lost") from error
            return result

        return await self._patiently(run)

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it; where the connection is lost, do it once more as soon as the database is back."""
        end = time.monotonic() + self._patience
        pause = 0.0
        while True:
            try:
                result = await self._once(work, end)
                self._patience = PATIENCE
                return result
            except LOST as error:
                if isinstance(error, TimeoutError):  # the other connections are as dead
                    await self._pool.expire_connections()
                if time.monotonic() + pause > end or self._closed:
                    self._patience = IMPATIENCE
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
                connection.terminate()  # never to be used again
                raise


async def play(connection: Connection, script: Script[T]) -> T:
    """Answer what a script asks until it is done."""
    try:
        query, values = next(script)
        while True:
            rows = await connection.fetch(query.sql, *query.values(values))
            query, values = script.send(rows)
    except StopIteration as done:
        result: T = done.value
        return result
