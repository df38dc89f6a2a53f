"""Builders: a store to test with, and things to put into it."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest

from fondaco.store import LogRow, Person, SecretRow, Store, TableIndex, open_store

T = TypeVar("T")
# A database in which tests may make schemas of their own.
POSTGRES = os.environ.get("FONDACO_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, work with it, close it."""

    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def connect(url: str) -> Any:
    """A connection, as soon as the servers of other tests leave one."""
    for _ in range(60):
        try:
            return await asyncpg.connect(url, timeout=5)
        except asyncpg.TooManyConnectionsError:
            await asyncio.sleep(0.5)
    return await asyncpg.connect(url, timeout=5)


async def sql(url: str, *statements: str) -> list[Any]:
    """The rows of the last statement, asked of PostgreSQL itself."""
    connection = await connect(url)
    try:
        rows: list[Any] = []
        for statement in statements:
            rows = await connection.fetch(statement)
        return [tuple(row) for row in rows]
    finally:
        await connection.close()


@contextmanager
def postgres_schema(mark: str = "test") -> Iterator[str]:
    """The address of an empty schema of our own, dropped afterwards."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    name = f"fondaco_{mark}_{worker}_{os.getpid()}"
    try:
        asyncio.run(sql(POSTGRES, f"CREATE SCHEMA {name}"))
    except (OSError, TimeoutError, asyncpg.PostgresError):
        if os.environ.get("CI"):
            raise
        pytest.skip(f"No PostgreSQL answers at {POSTGRES}; FONDACO_TEST_POSTGRES names another.")
    try:
        yield f"{POSTGRES}?search_path={name}"
    finally:
        quiet = "SET client_min_messages = warning"
        asyncio.run(sql(POSTGRES, quiet, f"DROP SCHEMA {name} CASCADE"))


async def adopt(store: Store, person: str, guest: str, secret: str = "") -> None:
    """`person` signs in on the device on which they were `guest`."""
    who = await store.person(person)
    assert who is not None
    way = SecretRow(f"{person} here, once {guest}", "cookie", "", 1000)
    await store.sign_in(who, way, instead=secret or f"secret of {guest}", guest=guest)


def line(number: int, entry: bytes = b"{}", at: int = 1000) -> LogRow:
    return LogRow(number, at, entry)


def index(table: str = "t1", **changes: Any) -> TableIndex:
    values: dict[str, Any] = {
        "table": table,
        "game": "oltremare",
        "title": "Rialto",
        "status": "open",
        "private": False,
        "players": 3,
        "host": "ann",
        "persons": ["ann", None, "bob"],
        "names": ["Ann", "", "Bob"],
        "turn": 0,
        "due": 0,
        "created": 1000,
        "updated": 1000,
        "info": {"clock": {"days": 2.5}},
    }
    return TableIndex(**{**values, **changes})


def person(name: str, **fields: Any) -> Person:
    return Person(id=name, name=name.title(), created=1000, **fields)
