"""Statements for PostgreSQL that write or read the lines of many tables at once."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Boolean

from fondaco.store.model import LogRow, TableIndex
from fondaco.store.queries import storable
from fondaco.store.rows import index_values
from fondaco.store.schema import tables

_columns = [column.name for column in tables.c]
_types = {BigInteger: "bigint", Boolean: "boolean"}
_kinds = [_types.get(type(column.type), "text") for column in tables.c]
_arrays = ", ".join(f"${at}::{kind}[]" for at, kind in enumerate(_kinds, start=5))
_put = {name: f"given.{name}" for name in _columns}
_put["persons"] = "seated.listed"
_put["host"] = "coalesce((SELECT owner FROM persons WHERE id = given.host), given.host)"

# A batch has at most one line of each table, sorted by table, so that two processes that write the
# same tables lock them in the same order.
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
# OFFSET 0 makes PostgreSQL use the index, table by table. A plan that it made while the log was
# small would otherwise read the whole log, for as long as the connection lives.
READ_ON = """
SELECT seen.table_id, line.number, line.at, line.entry
FROM unnest($1::text[], $2::bigint[]) AS seen (table_id, number)
CROSS JOIN LATERAL (
    SELECT number, at, entry FROM log
    WHERE log.table_id = seen.table_id AND log.number > seen.number ORDER BY log.number OFFSET 0
) AS line
"""


class PostgresLine:
    """A line to be written."""

    __slots__ = ("columns", "index", "row", "table", "tries")

    def __init__(self, table: str, row: LogRow, index: TableIndex | None) -> None:
        self.table = table
        self.row = row
        self.columns = (storable(table), storable(row.number), storable(row.at), row.entry)
        self.index = index and [storable(value) for value in index_values(index).values()]
        self.tries = 0


class LastRead:
    """A table, and the number of the last line that the caller has read."""

    __slots__ = ("columns", "table")

    def __init__(self, table: str, number: int) -> None:
        self.table = table
        self.columns = (storable(table), storable(number))


def _columns_of(batch: Sequence[PostgresLine] | Sequence[LastRead]) -> list[Any]:
    return [list(column) for column in zip(*[each.columns for each in batch], strict=True)]


def append_statement(batch: Sequence[PostgresLine]) -> tuple[str, list[Any]]:
    """The statement that writes these lines and their indexes, and its values."""
    values = _columns_of(batch)
    indexes = [line.index for line in batch if line.index is not None]
    if not indexes:
        return ADD_LINES, values
    return ADD_LINES_AND_INDEXES, values + [list(column) for column in zip(*indexes, strict=True)]


def read_statement(batch: Sequence[LastRead]) -> tuple[str, list[Any]]:
    """The statement that reads the next lines of these tables, and its values."""
    return READ_ON, _columns_of(batch)


def rows_by_table(batch: Sequence[LastRead], rows: Sequence[Any]) -> list[list[LogRow]]:
    """The rows that were read, for each question."""
    found: defaultdict[str, list[LogRow]] = defaultdict(list)
    for table, number, at, entry in rows:
        found[table].append(LogRow(number, at, entry))
    return [found[each.table] for each in batch]
