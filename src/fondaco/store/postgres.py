"""The store in PostgreSQL: a pool of connections; an append is one statement."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from fondaco.store import LogRow, StoreError, TableIndex, TakenError, migrate
from fondaco.store.common import SqlStore
from fondaco.store.queries import Query, fit
from fondaco.store.rows import index_values
from fondaco.store.schema import tables
from fondaco.store.scripts import Rows, Script

T = TypeVar("T")
Connection = Any  # asyncpg tells no types that are of use here

POOL = 10
PATIENCE = 5.0  # seconds to wait for a database that went away
LOCK = 0x666F6E64  # whoever migrates holds it
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shutting down, or starting
    asyncpg.TooManyConnectionsError,
)

ADD_LINE = "INSERT INTO log VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING number"

# $1 to $4: the line; then the columns of `tables` but the first, `persons` as an array.
_columns = [column.name for column in tables.c]
_given = {name: f"${at}" for at, name in enumerate(_columns[1:], start=5)}
_persons = _given["persons"]
_given |= {"table_id": "$1", "persons": "(SELECT listed FROM seated)"}
_given["host"] = (
    f"coalesce((SELECT owner FROM persons WHERE id = {_given['host']}), {_given['host']})"
)
ADD_LINE_AND_INDEX = f"""
WITH written AS ({ADD_LINE}),
people AS (
    SELECT given.seat - 1 AS seat, coalesce(persons.owner, given.person) AS person
    FROM unnest({_persons}::text[]) WITH ORDINALITY AS given (person, seat)
    LEFT JOIN persons ON persons.id = given.person
),
seated AS (
    SELECT coalesce(json_agg(person ORDER BY seat), '[]')::text AS listed FROM people
),
indexed AS (
    INSERT INTO tables ({", ".join(_columns)})
    SELECT {", ".join(_given[name] for name in _columns)} FROM written
    ON CONFLICT (table_id) DO UPDATE
    SET {", ".join(f"{name} = excluded.{name}" for name in _columns[1:])}
),
left_seats AS (
    DELETE FROM seats WHERE table_id = $1 AND EXISTS (SELECT FROM written)
    AND NOT EXISTS (SELECT FROM people WHERE people.seat = seats.seat AND person IS NOT NULL)
),
taken_seats AS (
    INSERT INTO seats (table_id, seat, person)
    SELECT $1, seat, person FROM people, written WHERE person IS NOT NULL
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
    WHERE seats.person <> excluded.person
)
SELECT number FROM written
"""


def parse(url: str) -> str:
    """The address as asyncpg wants it.

    >>> parse("postgresql+asyncpg://me@house/games")
    'postgresql://me@house/games'
    """
    try:
        driver = make_url(url).drivername
    except Exception as error:
        raise StoreError("That is no address of a PostgreSQL database.") from error
    if driver not in ("postgresql", "postgresql+asyncpg"):
        raise StoreError(f"{driver!r} is no kind of store: sqlite:///path or postgresql://…")
    return "postgresql" + url[len(driver) :]


async def open_postgres(url: str) -> "PostgresStore":
    address = parse(url)
    pool = asyncpg.create_pool(address, min_size=1, max_size=POOL, command_timeout=60)
    try:
        await pool
        async with pool.acquire() as connection:
            await bring_up(connection)
    except BaseException as error:
        pool.terminate()
        if isinstance(error, (*LOST, asyncpg.PostgresError)):
            raise StoreError(f"The database cannot be opened: {error}") from error
        raise
    return PostgresStore(pool)


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
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except TimeoutError:
            self._pool.terminate()

    async def healthy(self) -> bool:
        try:
            await self._once(lambda it: it.fetch(self.ask.healthy.sql), time.monotonic() + 2)
        except (*LOST, asyncpg.PostgresError, StoreError):
            return False
        return True

    async def append(self, table: str, row: LogRow, index: TableIndex | None = None) -> bool:
        values = [fit(table), fit(row.number), fit(row.at), row.entry]
        sql = ADD_LINE
        if index is not None:
            columns = {name: fit(value) for name, value in index_values(index).items()}
            columns["persons"] = [fit(person) for person in index.persons]
            values += [columns[name] for name in _columns[1:]]
            sql = ADD_LINE_AND_INDEX
        tries = 0

        async def write(connection: Connection) -> bool:
            nonlocal tries
            tries += 1
            if await connection.fetchval(sql, *values) is not None:
                return True
            return tries > 1 and await self._is_ours(connection, table, row)

        return await self._patiently(write)

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
        async def run(connection: Connection) -> T:
            transaction = connection.transaction()
            await transaction.start()
            try:
                result = await play(connection, script())
            except BaseException:
                if not connection.is_closed():
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except LOST as error:  # not to be tried again: it may have been done
                raise StoreError("The database was lost; see whether it was done.") from error
            return result

        return await self._patiently(run)

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it; where the connection is lost, do it once more as soon as the database is back."""
        end = time.monotonic() + PATIENCE
        pause = 0.0
        while True:
            try:
                return await self._once(work, end)
            except LOST as error:
                if time.monotonic() + pause > end or self._closed:
                    raise StoreError("The database does not answer.") from error
            except asyncpg.UniqueViolationError as error:
                raise TakenError("Somebody else has that.") from error
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
                if time.monotonic() + pause > end:
                    raise StoreError("The database is too busy.") from error
            except asyncpg.PostgresError as error:
                raise StoreError(f"The database cannot be used: {error}.") from error
            await asyncio.sleep(pause)
            pause = min(0.5, 2 * pause + 0.02)

    async def _once(self, work: Callable[[Connection], Awaitable[T]], end: float) -> T:
        if self._closed:
            raise StoreError("The store is closed.")
        wait = max(0.1, end - time.monotonic())
        async with self._pool.acquire(timeout=wait) as connection:
            return await work(connection)


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
