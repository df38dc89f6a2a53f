"""Backups of a whole store while it is in use, their restoring, and a table's log as text."""

import asyncio
import os
import sqlite3
from base64 import b64encode
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Table

from fondaco.store.model import LogRow, StoreError
from fondaco.store.opening import open_store
from fondaco.store.portable import (
    CHUNK_ROWS,
    TABLES,
    PortableWriter,
    all_rows,
    converted,
    load_portable,
)
from fondaco.store.retention import note
from fondaco.store.sqlite import bring_up, connect, parse

SQLITE_MARK = b"SQLite format 3\0"


async def backup(url: str, folder: Path, portable: bool = False) -> Path:
    """Write a copy of the store into a new file in this folder, and into the folder's list.

    SQLite gives a SQLite file, PostgreSQL (or `portable`) a file of JSON lines; `restore` takes
    either.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if portable or url.startswith("postgresql"):
        file = await export(url, _fresh(folder, ".jsonl.gz"))
    else:
        file = await asyncio.to_thread(_copy, _existing(url), _fresh(folder, ".db"))
    note(file, url)
    return file


async def export(url: str, path: Path) -> Path:
    """Write any store as a file of JSON lines; see `fondaco.store.portable`."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with await asyncio.to_thread(PortableWriter, part) as writer:
            async with aclosing(_rows(url)) as found:
                async for table, rows in found:
                    await asyncio.to_thread(writer.add, table, rows)
        await asyncio.to_thread(_finish, part, path)
    finally:
        part.unlink(missing_ok=True)
    return path


async def restore(source: Path, url: str) -> None:
    """Fill an empty store from a backup of this or an older version of the program.

    The whole file is read and checked before the store is changed.
    """
    with TemporaryDirectory() as folder:
        ready = Path(folder) / "ready.db"
        await asyncio.to_thread(_prepare, source, ready)
        await (await open_store(url)).close()
        if url.startswith("postgresql"):
            await _fill_postgres(ready, url)
        else:
            await asyncio.to_thread(_fill_sqlite, ready, _existing(url))


def log_lines(rows: list[LogRow]) -> Iterator[str]:
    """A table's log as text, one line for each entry.

    >>> list(log_lines([LogRow(0, 1_700_000_000_123, b'{"kind":"began"}')]))
    ['0 2023-11-14T22:13:20.123Z {"kind":"began"}']
    """
    for row in rows:
        try:
            at = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="milliseconds")
        except (TypeError, ValueError, OverflowError, OSError):  # a damaged time is shown as it is
            at = "".join(str(row.at).split())
        try:
            entry = row.entry.decode()
            text = entry if entry.isprintable() else ""
        except UnicodeDecodeError:
            text = ""
        text = text or f"base64:{b64encode(row.entry).decode()}"
        yield f"{row.number} {at.replace('+00:00', 'Z')} {text}"


# --- reading --------------------------------------------------------------------------------------


async def _rows(url: str) -> AsyncGenerator[tuple[Table, list[Any]], None]:
    """All rows of a store, as they are at one moment."""
    await (await open_store(url)).close()  # brings it up to date
    if not url.startswith("postgresql"):
        with TemporaryDirectory() as folder:
            copy = await asyncio.to_thread(_copy, _existing(url), Path(folder) / "copy.db")
            with closing(connect(str(copy))) as connection:
                for table in TABLES:
                    for chunk in _chunks(connection, table):
                        yield table, chunk
        return
    from fondaco.store.postgres import connected

    moment = {"isolation": "repeatable_read", "readonly": True}
    async with connected(url) as store, store.transaction(**moment):
        for table in TABLES:
            cursor = await store.cursor(all_rows(table, "postgresql"))
            while chunk := await cursor.fetch(CHUNK_ROWS):
                yield table, chunk


def _chunks(connection: sqlite3.Connection, table: Table) -> Iterator[list[Any]]:
    cursor = connection.execute(all_rows(table, "sqlite"))
    while chunk := cursor.fetchmany(CHUNK_ROWS):
        yield chunk


def _existing(url: str) -> str:
    path, _ = parse(url)
    if not path or not Path(path).exists():
        raise StoreError("backup-no-store", url=url)
    return path


def _copy(path: str, target: Path) -> Path:
    """Copy a database that others write to, by SQLite's own method."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds hashes of passwords
    try:
        source = sqlite3.connect(path, timeout=30)
        copy = sqlite3.connect(part, isolation_level=None)
        with closing(source), closing(copy):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise StoreError("backup-damaged")
        _finish(part, target)
    except sqlite3.Error as error:
        raise StoreError("backup-failed", error=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return target


def _finish(part: Path, path: Path) -> None:
    """Make sure that the file is on the disk, and only then give it its final name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)


def _fresh(folder: Path, ending: str) -> Path:
    stem = f"fondaco-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = [stem, *[f"{stem}-{number}" for number in range(2, 100)]]
    return next(
        folder / f"{name}{ending}" for name in names if not (folder / f"{name}{ending}").exists()
    )


# --- writing --------------------------------------------------------------------------------------


def _prepare(source: Path, ready: Path) -> None:
    """Convert any backup to a SQLite file of the present version."""
    if not source.is_file():
        raise StoreError("no-backup", file=str(source))
    with source.open("rb") as file:
        is_sqlite = file.read(len(SQLITE_MARK)) == SQLITE_MARK
    if is_sqlite:
        _copy(str(source), ready)
    with closing(connect(str(ready), "OFF")) as connection:
        if is_sqlite:
            bring_up(connection)
        else:
            load_portable(source, connection)


def _fill_sqlite(ready: Path, path: str) -> None:
    with closing(connect(path)) as target, closing(connect(str(ready))) as source:
        target.execute("BEGIN IMMEDIATE")
        try:
            for table in TABLES:
                if target.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone():
                    raise StoreError("restore-not-empty")
                marks = ", ".join("?" * len(table.c))
                for chunk in _chunks(source, table):
                    target.executemany(f"INSERT INTO {table.name} VALUES ({marks})", chunk)
            target.execute("COMMIT")
        finally:
            if target.in_transaction:
                target.execute("ROLLBACK")


async def _fill_postgres(ready: Path, url: str) -> None:
    from fondaco.store.postgres import connected

    with closing(connect(str(ready))) as source:
        async with connected(url) as store, store.transaction():
            for table in TABLES:
                await store.execute(f"LOCK TABLE {table.name}")
                if await store.fetchval(f"SELECT 1 FROM {table.name} LIMIT 1"):
                    raise StoreError("restore-not-empty")
                columns = [column.name for column in table.c]
                for chunk in _chunks(source, table):
                    rows = converted(table, chunk)
                    await store.copy_records_to_table(table.name, records=rows, columns=columns)
            await store.execute(
                "SELECT setval(pg_get_serial_sequence('reports', 'id'),"
                " coalesce(max(id), 0) + 1, false) FROM reports"
            )
