"""A folder keeps as many backups as its owner wants, and everything else that lies in it."""

import asyncio
from pathlib import Path

from fondaco.store.backup import backup, restore
from fondaco.store.retention import LIST, prune, store_mark
from tests.store.houses import with_store
from tests.store.test_backup import furnish


def backups(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != LIST}


def test_the_newest_backups_stay(lasting_url: str, tmp_path: Path) -> None:
    with_store(lasting_url, furnish)
    folder = tmp_path / "backups"
    made = [asyncio.run(backup(lasting_url, folder)) for _ in range(4)]
    assert prune(made[3], lasting_url, 2) == made[:2]
    assert backups(folder) == {made[2].name, made[3].name}
    assert prune(made[3], lasting_url, 2) == []
    newest = asyncio.run(backup(lasting_url, folder))
    assert prune(newest, lasting_url, 1) == made[2:]
    assert backups(folder) == {newest.name}
    asyncio.run(restore(newest, f"sqlite:///{tmp_path / 'again.db'}"))


def test_only_files_that_were_made_by_a_backup_are_removed(sqlite_url: str, tmp_path: Path) -> None:
    with_store(sqlite_url, furnish)
    folder = tmp_path / "backups"
    first, second = [asyncio.run(backup(sqlite_url, folder)) for _ in range(2)]
    portable = asyncio.run(backup(sqlite_url, folder, portable=True))
    first.write_bytes(first.read_bytes() + b"mine")  # somebody works with it
    others = ["fondaco-20200101-000000.db", "notes.txt", "fondaco-20200101-000000.jsonl.gz"]
    for name in others:
        (folder / name).write_bytes(b"mine")
    with (folder / LIST).open("ab") as listed:
        listed.write(b'{"name":"../house.db","bytes":1,"store":"x"}\nnonsense\n')
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with_store(other, furnish)
    theirs = asyncio.run(backup(other, folder))  # another server uses the same folder
    newest = asyncio.run(backup(sqlite_url, folder))
    assert prune(newest, sqlite_url, 1) == [second]
    kept = {first, portable, theirs, newest}
    assert backups(folder) == {*others, *(path.name for path in kept)}


def test_a_store_is_the_same_however_its_address_is_written(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    assert store_mark(f"sqlite:///{path}") == store_mark(f"sqlite:///{path}?synchronous=normal")
    assert store_mark(f"sqlite:///{path}") != store_mark(f"sqlite:///{tmp_path / 'b.db'}")
    assert store_mark("postgresql://a:b@db/x") == store_mark("postgresql://c:d@db:5432/x")
    assert store_mark("postgresql://db/x") != store_mark("postgresql://db/y")
