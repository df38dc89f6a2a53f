"""A backup holds everything, and every kind of store can be made from it."""

import asyncio
import gzip
from pathlib import Path

import pytest

from fondaco.contract.refused import Refused
from fondaco.store import LogRow, Rating, Store, migrate, open_store
from fondaco.store.backup import backup, export, log_lines, restore
from tests.long import mostly_long
from tests.store.houses import index, line, person, postgres_schema, with_store


async def furnish(store: Store) -> None:
    await store.add_person(person("ann", login="Ann", bot=True), "secret")
    await store.add_person(person("guest"), "other secret")
    for number in range(30):
        await store.append("t1", line(number, b'{"kind":"said"}' * number), index(private=True))
    await store.append("t2", line(0, b"\xff\0raw"), index("t2", scores=[1, 2], names=["a\0'"]))
    await store.rate("t2", [Rating("ann", "oltremare", 25.5, 8.25, 1, 1)])
    await store.block("ann", "guest", True)
    await store.report("ann", "t1", "guest", "line\nbreak", 9)
    await store.add_push("ann", "https://push", {"auth": "x"}, "secret")
    await store.setting("vapid", "key")
    await store.lease("t1", "holder", 1, 2)


async def inventory(store: Store) -> list[object]:
    return [
        await store.read("t1"),
        await store.read("t2"),
        await store.tables(),
        await store.tables(person="ann"),
        await store.person_by_login("ANN"),
        await store.person_by_secret("other secret"),
        await store.ratings("oltremare"),
        await store.blocked("ann"),
        await store.reports(),
        await store.pushes("ann"),
        await store.setting("vapid"),
        await store.rate("t2", []),
    ]


@pytest.mark.parametrize("portable", [True, False])
@pytest.mark.parametrize("target", mostly_long(["sqlite", "postgres"]))
def test_what_is_restored_is_what_was_there(
    lasting_url: str, portable: bool, target: str, tmp_path: Path
) -> None:
    with_store(lasting_url, furnish)
    before = with_store(lasting_url, inventory)
    if portable:
        file = asyncio.run(export(lasting_url, tmp_path / "store.jsonl.gz"))
    else:
        file = asyncio.run(backup(lasting_url, tmp_path / "backups"))
    assert list(file.parent.glob("*.part*")) == []
    assert file.stat().st_mode & 0o077 == 0

    def check(url: str) -> None:
        asyncio.run(restore(file, url))
        assert with_store(url, inventory) == before
        with pytest.raises(Refused, match="not empty"):
            asyncio.run(restore(file, url))
        with_store(url, furnish_more)

    if target == "sqlite":
        check(f"sqlite:///{tmp_path / 'new.db'}")
    else:
        with postgres_schema("new") as url:
            check(url)


async def furnish_more(store: Store) -> None:
    await store.report("ann", "t1", "guest", "again", 10)
    assert [one.text for one in await store.reports()] == ["again", "line\nbreak"]
    assert await store.append("t1", line(30))


def test_a_backup_is_of_one_moment_while_others_write(lasting_url: str, tmp_path: Path) -> None:
    begun = asyncio.Semaphore(0)

    async def play(store: Store, table: str) -> None:
        for number in range(60):
            await store.append(table, line(number), index(table, updated=number))
            if number == 5:
                begun.release()

    async def work() -> None:
        store = await open_store(lasting_url)
        games = asyncio.gather(*[play(store, f"t{number}") for number in range(8)])
        for _ in range(8):
            await begun.acquire()
        file = await backup(lasting_url, tmp_path)
        await games
        await store.close()
        copy = f"sqlite:///{tmp_path / 'copy.db'}"
        await restore(file, copy)
        store = await open_store(copy)
        tables = await store.tables()
        assert len(tables) == 8
        for one in tables:
            rows = await store.read(one.table)
            assert [row.number for row in rows] == list(range(one.updated + 1))
        await store.close()

    asyncio.run(work())


def test_a_torn_or_newer_file_is_refused_and_leaves_the_store_empty(
    sqlite_url: str, tmp_path: Path
) -> None:
    with_store(sqlite_url, furnish)
    file = asyncio.run(export(sqlite_url, tmp_path / "store.jsonl.gz"))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    target = tmp_path / "new.db"
    bad = {
        "cut": file.read_bytes()[:-40],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "row lost": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "no head": gzip.compress(b"".join(lines[1:])),
        "row wrong": gzip.compress(b"".join([lines[0], b'["log",1]\n', *lines[2:]])),
        "not gzip": b"".join(lines),
        "empty": b"",
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(Refused, match="incomplete"):
            asyncio.run(restore(tmp_path / name, f"sqlite:///{target}"))
    newer = lines[0].replace(migrate.HEAD.encode(), b"9999")
    (tmp_path / "newer").write_bytes(gzip.compress(b"".join([newer, *lines[1:]])))
    with pytest.raises(Refused, match="newer Fondaco"):
        asyncio.run(restore(tmp_path / "newer", f"sqlite:///{target}"))
    assert not target.exists()
    asyncio.run(restore(file, f"sqlite:///{target}"))


def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    for url in ("sqlite://", f"sqlite:///{tmp_path / 'none.db'}"):
        with pytest.raises(Refused, match="no database"):
            asyncio.run(backup(url, tmp_path))
    with pytest.raises(Refused, match="no backup"):
        asyncio.run(restore(tmp_path / "none.db", "sqlite://"))
    assert list(tmp_path.iterdir()) == []


def test_a_log_is_lines_of_text() -> None:
    rows = [
        LogRow(0, 1_700_000_000_123, b'{"kind":"began"}'),
        LogRow(1, 0, b"a\nb"),
        LogRow(2, 0, b"\xff"),
    ]
    assert list(log_lines(rows)) == [
        '0 2023-11-14T22:13:20.123Z {"kind":"began"}',
        "1 1970-01-01T00:00:00.000Z base64:YQpi",
        "2 1970-01-01T00:00:00.000Z base64:/w==",
    ]
