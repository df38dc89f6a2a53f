"""Appends to PostgreSQL, many in one statement: whatever waits while the lanes are busy."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import BigInteger, Boolean

from fondaco.store import LogRow, StoreError, TableIndex
from fondaco.store.queries import fit
from fondaco.store.rows import index_values
from fondaco.store.schema import tables

LANES = 4  # statements under way at a time
BATCH = 200  # lines in one statement at most

_columns = [column.name for column in tables.c]
_types = {BigInteger: "bigint", Boolean: "boolean"}
_kinds = [_types.get(type(column.type), "text") for column in tables.c]
_arrays = ", ".join(f"${at}::{kind}[]" for at, kind in enumerate(_kinds, start=5))
_put = {name: f"given.{name}" for name in _columns}
_put["persons"] = "seated.listed"
_put["host"] = "coalesce((SELECT owner FROM persons WHERE id = given.host), given.host)"

# A batch has one line of a table at most, and its lines in the order of their tables, so that
# two processes that write the same ones wait for each other in the same order.
ADD_LINES = """
INSERT INTO log (table_id, number, at, entry)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
ON CONFLICT DO NOTHING RETURNING table_id
"""
NO_LINES = """
SELECT table_id FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
AS line (table_id, number, at, entry)
"""
ADD_LINES_AND_INDEXES = f"""
WITH written AS ({ADD_LINES}),
given AS (
    SELECT given.* FROM unnest({_arrays}) AS given ({", ".join(_columns)})
    JOIN written USING (table_id)
),
people AS (
    SELECT given.table_id, named.seat - 1 AS seat, coalesce(persons.owner, named.person) AS person
    FROM given
    CROSS JOIN json_array_elements_text(given.persons::json) WITH ORDINALITY AS named (person, seat)
    LEFT JOIN persons ON persons.id = named.person
),
seated AS (
    SELECT table_id, coalesce(json_agg(person ORDER BY seat) FILTER (WHERE seat >= 0), '[]')::text
    AS listed FROM given LEFT JOIN people USING (table_id) GROUP BY table_id
),
indexed AS (
    INSERT INTO tables ({", ".join(_columns)})
    SELECT {", ".join(_put[name] for name in _columns)}
    FROM given JOIN seated USING (table_id)
    ON CONFLICT (table_id) DO UPDATE
    SET {", ".join(f"{name} = excluded.{name}" for name in _columns[1:])}
),
left_seats AS (
    DELETE FROM seats USING given WHERE seats.table_id = given.table_id AND NOT EXISTS (
        SELECT FROM people WHERE people.table_id = seats.table_id AND people.seat = seats.seat
        AND people.person IS NOT NULL
    )
),
taken_seats AS (
    INSERT INTO seats (table_id, seat, person)
    SELECT table_id, seat, person FROM people WHERE person IS NOT NULL
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
    WHERE seats.person <> excluded.person
)
SELECT table_id FROM written
"""
INDEXES_ALONE = ADD_LINES_AND_INDEXES.replace(ADD_LINES, NO_LINES)


class LostError(StoreError):
    """The database went away and did not come back in time."""


class Line:
    """A line to be written, and who waits for it."""

    __slots__ = ("columns", "future", "index", "row", "table", "tries")

    def __init__(self, table: str, row: LogRow, index: TableIndex | None) -> None:
        self.table = table
        self.row = row
        self.columns = (fit(table), fit(row.number), fit(row.at), row.entry)
        self.index = index and [fit(value) for value in index_values(index).values()]
        self.tries = 0
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


def statement(batch: Sequence[Line]) -> tuple[str, list[Any]]:
    """What writes these lines and their indexes, and its values."""
    values: list[Any] = [
        list(column) for column in zip(*[line.columns for line in batch], strict=True)
    ]
    indexes = [line.index for line in batch if line.index is not None]
    if not indexes:
        return ADD_LINES, values
    return ADD_LINES_AND_INDEXES, values + [list(column) for column in zip(*indexes, strict=True)]


class Lanes:
    """Collects lines into batches. An append that comes alone is written at once."""

    def __init__(self, write: Callable[[Sequence[Line]], Awaitable[Sequence[bool]]]) -> None:
        self._write = write
        self._waiting: deque[Line] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._called = False
        self._closed = False

    async def append(self, line: Line) -> bool:
        if self._closed:
            raise StoreError("store-closed")
        self._waiting.append(line)
        if not self._called:  # lines of the same moment go together
            self._called = True
            asyncio.get_running_loop().call_soon(self._start)
        return await line.future

    async def close(self) -> None:
        """Write what still waits, and stop."""
        self._closed = True
        while self._waiting or self._tasks:
            self._start()
            await asyncio.wait(self._tasks)

    def _start(self) -> None:
        self._called = False
        while self._waiting and len(self._tasks) < LANES:
            task = asyncio.get_running_loop().create_task(self._run(self._take()))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._start()

    def _take(self) -> list[Line]:
        batch: dict[str, Line] = {}
        later: list[Line] = []
        while self._waiting and len(batch) < BATCH:
            line = self._waiting.popleft()
            if line.table in batch:
                later.append(line)
            else:
                batch[line.table] = line
        self._waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    async def _run(self, batch: Sequence[Line]) -> None:
        try:
            for line, written in zip(batch, await self._write(batch), strict=True):
                if not line.future.done():
                    line.future.set_result(written)
        except StoreError as error:
            if len(batch) > 1 and not isinstance(error, LostError):
                for line in batch:  # one of them spoils it: which?
                    await self._run([line])
                return
            for line in batch:
                if not line.future.done():
                    line.future.set_exception(error)
        except BaseException as error:
            for line in batch:
                if not line.future.done():
                    line.future.set_exception(StoreError("store-append-failed", error=repr(error)))
            raise
