"""Durable appends per second: the store compared with the raw limit of its database.

    python -m bench.store [--tasks 100] [--seconds 3] [--postgres postgresql://…]

The raw limit is what bare inserts of the same lines reach with the same durability: one insert a
transaction, as many at a time as the store has connections; and the same lines in transactions as
large as those that the store makes of waiting lines.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from fondaco.store import LogRow, Store, TableIndex, open_store

ENTRY = b'{"kind":"moved","seat":2,"move":"offer 3 salt, 2 ducats for olives","id":"c9a41"}'
POSTGRES = "postgresql://root@127.0.0.1:5432/test"
SCHEMA = "fondaco_bench"
MAKE = (
    "CREATE TABLE raw (table_id TEXT, number BIGINT, at BIGINT, entry {bytes}, "
    "PRIMARY KEY (table_id, number))"
)


@dataclass
class Measured:
    what: str
    rate: float
    times: list[float]  # seconds each, where they were taken

    def row(self, limit: float) -> list[str]:
        row = [self.what, f"{self.rate:,.0f}", f"{self.rate / limit:.0%}" if limit else ""]
        if not self.times:
            return [*row, "", ""]
        ranks = statistics.quantiles(self.times, n=100)
        return [*row, f"{1000 * ranks[49]:.1f} ms", f"{1000 * ranks[98]:.1f} ms"]


async def measure(
    what: str, tasks: int, seconds: float, append: Callable[[int, int], Awaitable[None]]
) -> Measured:
    """Let that many tasks append, each its own lines one after the other."""
    times: list[float] = []
    start = time.perf_counter()
    end = start + seconds

    async def one(task: int) -> None:
        number = 0
        now = time.perf_counter()
        while now < end:
            await append(task, number)
            number += 1
            before, now = now, time.perf_counter()
            times.append(now - before)

    await asyncio.gather(*[one(task) for task in range(tasks)])
    return Measured(what, len(times) / (time.perf_counter() - start), times)


def index(table: str, number: int) -> TableIndex:
    return TableIndex(
        table=table,
        game="oltremare",
        title="Rialto",
        status="playing",
        private=False,
        players=4,
        host="ann",
        persons=["ann", "bob", None, "cid"],
        names=["Ann", "Bob", "Greedy", "Cid"],
        turn=number % 4,
        due=number,
        created=1,
        updated=number,
        info={"clock": {"kind": "live", "bank": 600, "increment": 15}},
    )


async def measure_store(url: str, tasks: int, seconds: float) -> list[Measured]:
    store: Store = await open_store(url)

    async def line(task: int, number: int) -> None:
        assert await store.append(f"line{task}", LogRow(number, 1, ENTRY))

    async def both(task: int, number: int) -> None:
        table = f"both{task}"
        assert await store.append(table, LogRow(number, 1, ENTRY), index(table, number))

    try:
        return [
            await measure(f"the store, {tasks} tasks", tasks, seconds, line),
            await measure(f"the store with its index, {tasks} tasks", tasks, seconds, both),
        ]
    finally:
        await store.close()


def raw_sqlite(path: Path, batch: int, seconds: float) -> Measured:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(MAKE.format(bytes="BLOB") + " WITHOUT ROWID")
    number, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        connection.execute("BEGIN IMMEDIATE")
        for table in range(batch):
            values = (f"line{table}", number, 1, ENTRY)
            connection.execute("INSERT INTO raw VALUES (?, ?, ?, ?)", values)
        connection.execute("COMMIT")
        number += 1
    rate = batch * number / (time.perf_counter() - start)
    connection.close()
    return Measured(f"bare sqlite3, {batch} in a transaction", rate, [])


async def raw_postgres(url: str, connections: int, batch: int, seconds: float) -> Measured:
    import asyncpg  # type: ignore[import-untyped]

    pool = await asyncpg.create_pool(url, min_size=connections, max_size=connections)
    await pool.execute("DROP TABLE IF EXISTS raw")
    await pool.execute(MAKE.format(bytes="BYTEA"))
    arrays = "$1::text[], $2::bigint[], $3::bigint[], $4::bytea[]"

    async def append(task: int, number: int) -> None:
        tables = [f"line{task} {at}" for at in range(batch)]
        if batch == 1:
            values = (tables[0], number, 1, ENTRY)
            await pool.execute("INSERT INTO raw VALUES ($1, $2, $3, $4)", *values)
        else:
            columns = tables, [number] * batch, [1] * batch, [ENTRY] * batch
            await pool.execute(f"INSERT INTO raw SELECT * FROM unnest({arrays})", *columns)

    what = f"bare asyncpg, {connections} connections, {batch} in a statement"
    measured = await measure(what, connections, seconds, append)
    await pool.close()
    return Measured(what, measured.rate * batch, [])


def measure_sqlite(tasks: int, seconds: float) -> list[Measured]:
    with tempfile.TemporaryDirectory(dir=".") as folder:  # not where a disk may be memory
        bare = [raw_sqlite(Path(folder) / f"raw{batch}.db", batch, seconds) for batch in (1, tasks)]
        url = f"sqlite:///{Path(folder) / 'store.db'}"
        return bare + asyncio.run(measure_store(url, tasks, seconds))


async def measure_postgres(url: str, tasks: int, seconds: float) -> list[Measured]:
    import asyncpg

    ours = f"{url}{'&' if '?' in url else '?'}search_path={SCHEMA}"
    connection = await asyncpg.connect(url)
    await connection.execute("SET client_min_messages = warning")
    await connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE")
    await connection.execute(f"CREATE SCHEMA {SCHEMA}")
    try:
        bare = [
            await raw_postgres(ours, connections, batch, seconds)
            for connections, batch in ((10, 1), (4, max(1, tasks // 4)))
        ]
        return bare + await measure_store(ours, tasks, seconds)
    finally:
        await connection.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
        await connection.close()


def show(title: str, rows: list[Measured]) -> None:
    table = Table(title=title, title_justify="left")
    for name in ("", "lines/s", "of bare", "p50", "p99"):
        table.add_column(name, justify="right" if name else "left")
    limit = max(row.rate for row in rows if not row.times)
    for row in rows:
        table.add_row(*row.row(limit))
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable appends per second.")
    parser.add_argument("--tasks", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--postgres", default=POSTGRES)
    given = parser.parse_args()
    show("SQLite, synchronous FULL", measure_sqlite(given.tasks, given.seconds))
    try:
        rows = asyncio.run(measure_postgres(given.postgres, given.tasks, given.seconds))
    except (OSError, ImportError) as error:
        print(f"PostgreSQL was not measured: {error}")
    else:
        show("PostgreSQL", rows)


if __name__ == "__main__":
    main()
