"""Killed processes, full disks, locked files, lost connections: nothing acknowledged is lost."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import time
from typing import Any

import pytest

from fondaco.store import Store, StoreError, open_store, postgres
from fondaco.store import sqlite_writer as writer
from fondaco.store.postgres import PostgresStore
from fondaco.store.sqlite import SqliteStore
from tests.long import long
from tests.store.houses import index, line, sql, with_store


def appender(url: str, table: str, mark: str, count: int = 0) -> subprocess.Popen[str]:
    arguments = [sys.executable, "-m", "tests.store.appender", url, table, mark, str(count)]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)


def acknowledged(process: subprocess.Popen[str], kill_after: int = 0) -> list[int]:
    """The numbers it printed: all of them, or those until it was killed."""
    assert process.stdout is not None
    with process.stdout as out:
        assert out.readline() == "open\n"
        told = [out.readline() for _ in range(kill_after)]
        if kill_after:
            process.kill()
        told += out.readlines()
    code = process.wait(timeout=60)
    assert kill_after or code == 0
    return [int(word) for word in told if word.endswith("\n")]


@long
@pytest.mark.parametrize("after", [1, 40])
def test_a_killed_writer_loses_nothing_that_it_acknowledged(lasting_url: str, after: int) -> None:
    told = acknowledged(appender(lasting_url, "t1", "one"), after)
    assert len(told) >= after

    async def work(store: Store) -> None:
        rows = await store.read("t1")
        assert [row.number for row in rows] == list(range(len(rows)))
        assert told == list(range(len(told)))
        # The last one may have been written and not acknowledged any more.
        assert len(told) <= len(rows) <= len(told) + 1
        assert await store.append("t1", line(len(rows)))
        found = await store.table("t1")
        assert (found.updated if found else -1) == len(rows) - 1

    with_store(lasting_url, work)


@pytest.mark.long
def test_two_processes_race_for_every_number(lasting_url: str) -> None:
    with_store(lasting_url, nothing)
    racers = {mark: appender(lasting_url, "t1", mark, 150) for mark in ("one", "two")}
    won = {mark: acknowledged(process) for mark, process in racers.items()}
    assert sorted(won["one"] + won["two"]) == list(range(150))

    async def work(store: Store) -> None:
        for row in await store.read("t1"):
            mark, number = row.entry.decode().split()
            assert int(number) == row.number
            assert row.number in won[mark]

    with_store(lasting_url, work)


async def nothing(store: Store) -> None:
    assert await store.healthy()


# --- SQLite ---------------------------------------------------------------------------------------


def connection_of(store: Store) -> sqlite3.Connection:
    assert isinstance(store, SqliteStore)
    return store._writer.connection


def test_a_full_disk_is_reported_and_nothing_is_half_done(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t1", line(0), index(title="before"))
        connection = connection_of(store)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        big = store.append("t1", line(1, b"x" * 100_000), index(title="after"))
        small = store.append("t2", line(0))
        done = await asyncio.gather(big, small, return_exceptions=True)
        assert isinstance(done[0], StoreError)
        assert "full" in str(done[0])
        assert done[1] is True  # it fits
        assert len(await store.read("t1")) == 1
        assert [one.title for one in await store.tables()] == ["before"]
        connection.execute("PRAGMA max_page_count = 100000")
        assert await store.append("t1", line(1, b"x" * 100_000), index(title="after"))

    with_store(sqlite_url, work)


def test_a_locked_database_is_waited_for_and_then_reported(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        with contextlib.closing(other):
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t1", line(0)))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            assert await store.read("t1") == []  # reading goes on
            other.execute("COMMIT")
            assert await waiting

            monkeypatch.setattr(writer, "PATIENCE_S", 0.1)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await store.append("t1", line(1))
            other.execute("ROLLBACK")
        assert await store.append("t1", line(1))

    with_store(sqlite_url, work)


def test_a_database_that_may_only_be_read_is_reported(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        connection_of(store).execute("PRAGMA query_only = 1")
        with pytest.raises(StoreError, match="read-only"):
            await store.append("t1", line(0))

    with_store(sqlite_url, work)


def test_one_bad_job_spoils_no_other(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        def bad(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO log VALUES ('half', 0, 0, '')")
            raise ZeroDivisionError

        jobs: list[Any] = [store.append(f"t{n}", line(0)) for n in range(20)]
        done = await asyncio.gather(*jobs, store._writer.do(bad), return_exceptions=True)
        assert done[:-1] == [True] * 20
        assert isinstance(done[-1], ZeroDivisionError)
        assert await store.read("half") == []

    with_store(sqlite_url, work)


# --- PostgreSQL -----------------------------------------------------------------------------------

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND application_name = 'cut'"""


def test_lost_connections_heal_and_lose_nothing(postgres_url: str) -> None:
    url = f"{postgres_url}&application_name=cut"

    async def play(store: Store, table: str, until: float) -> int:
        number = 0
        while time.monotonic() < until:
            assert await store.append(table, line(number), index(table, updated=number))
            number += 1
        return number

    async def cut(until: float) -> int:
        cuts = 0
        while time.monotonic() < until:
            cuts += len(await sql(postgres_url, CUT))
            await asyncio.sleep(0.1)
        return cuts

    async def work(store: Store) -> None:
        until = time.monotonic() + 2
        names = [f"t{number}" for number in range(8)]
        cuts, *counts = await asyncio.gather(
            cut(until), *[play(store, name, until) for name in names]
        )
        assert cuts > 5
        for name, count in zip(names, counts, strict=True):
            assert [row.number for row in await store.read(name)] == list(range(count))
        assert len(await store.tables()) == 8

    with_store(url, work)


class Unlucky:
    """A connection that is lost just before or just after it did what was asked."""

    def __init__(self, connection: Any, before: bool) -> None:
        self.connection = connection
        self.before = before

    async def fetch(self, *question: Any) -> Any:
        if not self.before:
            await self.connection.fetch(*question)
        raise ConnectionResetError


@pytest.mark.parametrize("before", [True, False])
def test_an_append_whose_answer_was_lost_is_ours(
    postgres_url: str, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    once = PostgresStore._once
    bad_luck = 0

    async def unlucky(self: PostgresStore, job: Any, end: float) -> Any:
        nonlocal bad_luck
        if not bad_luck:
            return await once(self, job, end)
        bad_luck -= 1
        return await once(self, lambda connection: job(Unlucky(connection, before)), end)

    async def work(store: Store) -> None:
        nonlocal bad_luck
        bad_luck = 1
        assert await store.append("t1", line(0, b"ours"), index())
        bad_luck = 2
        assert await store.append("t1", line(1, b"ours"), index())
        bad_luck = 1
        assert not await store.append("t1", line(1, b"another's"), index(title="no"))
        bad_luck = 1
        assert [row.entry for row in await store.read("t1")] == [b"ours", b"ours"]
        assert [one.title for one in await store.tables()] == ["Rialto"]
        bad_luck = 1
        assert await store.setting("a", "b") == "b"

    monkeypatch.setattr(PostgresStore, "_once", unlucky)
    with_store(postgres_url, work)


def test_a_database_that_stays_away_is_reported(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(self: PostgresStore, job: Any, end: float) -> Any:
        raise ConnectionRefusedError

    async def work() -> None:
        store = await open_store(postgres_url)
        with monkeypatch.context() as patch:
            patch.setattr(postgres, "PATIENCE_S", 0.3)
            patch.setattr(PostgresStore, "_once", gone)
            assert not await store.healthy()
            for question in (store.append("t1", line(0)), store.append("t2", line(0))):
                with pytest.raises(StoreError, match="is not responding"):
                    await question
            with pytest.raises(StoreError, match="is not responding"):
                await store.read("t1")
        assert await store.healthy()
        assert await store.append("t1", line(0))
        await store.close()

    asyncio.run(work())
