"""The power fails: what was acknowledged is on the disk, whatever else is lost or half written."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.faults.power import ACKNOWLEDGED, TABLES, Disk, compiled, put, records
from tests.faults.scenario import sqlite_stage
from tests.long import long

APPENDS = 100  # a table: the log is written back into the database about once
MOMENTS = 12


def written(tmp_path: Path, options: str = "") -> tuple[Path, Path]:
    """Somebody writes with the library loaded: the folder, empty as it was, and the journal."""
    folder, journal = tmp_path / "disk", tmp_path / "journal"
    folder.mkdir()
    house = f"sqlite:///{folder / 'house.db'}{options}"
    subprocess.run(
        [sys.executable, "-m", "tests.faults.power", house, str(APPENDS)],
        env=watched(compiled(tmp_path), folder, journal),
        check=True,
    )
    put({}, folder)
    return folder, journal


def watched(library: Path, folder: Path, journal: Path) -> dict[str, str]:
    """The environment in which everything that is done in the folder is written down."""
    return {
        **os.environ,
        "LD_PRELOAD": str(library),
        "POWER_FOLDER": str(folder),
        "POWER_JOURNAL": str(journal),
    }


def found(folder: Path) -> dict[str, int]:
    """How many entries of each table a new start finds; the database is sound."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if not store.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchall():
            return {}
        counts = "SELECT table_id, count(*), max(number) FROM log GROUP BY table_id"
        rows = store.execute(counts).fetchall()
    assert all(count == last + 1 for _, count, last in rows)
    return {table: count for table, count, _ in rows}


def acknowledged(disk: Disk) -> dict[str, int]:
    told = disk.now(ACKNOWLEDGED).decode().split()
    return {f"t{at}": told.count(f"t{at}") for at in range(TABLES)}


def lost(folder: Path, journal: Path, rng: Random) -> list[str]:
    """What was acknowledged and is not there, over many moments at which the power fails."""
    done = list(records(journal))
    moments = set(rng.sample(range(len(done)), MOMENTS))
    disk, missing = Disk(folder), list[str]()
    for at, record in enumerate(done):
        disk.do(record)
        if at not in moments:
            continue
        for keep in (0.0, 0.5, 1.0):
            put(disk.left(keep, rng), folder)
            there = found(folder)
            for table, count in acknowledged(disk).items():
                if there.get(table, 0) < count:
                    missing.append(f"{table} at {at}, {keep}: {there.get(table, 0)} of {count}")
    assert sum(acknowledged(disk).values()) == TABLES * APPENDS
    return missing


@pytest.mark.long
def test_no_acknowledged_entry_is_lost_with_the_power(tmp_path: Path) -> None:
    folder, journal = written(tmp_path)
    assert lost(folder, journal, Random(1)) == []


@long
def test_a_house_that_asked_for_less_certainty_may_lose_some(tmp_path: Path) -> None:
    """So the test above would notice; and even then nothing that is left is damaged."""
    folder, journal = written(tmp_path, "?synchronous=normal")
    assert lost(folder, journal, Random(1))


@long
@pytest.mark.parametrize("keep", [0.0, 0.5])
def test_a_whole_house_goes_on_after_the_power_failed(tmp_path: Path, keep: float) -> None:
    folder, journal = tmp_path / "disk", tmp_path / "journal"
    folder.mkdir()

    async def run() -> None:
        scenario = sqlite_stage(folder, seed=3, tables=2, logs=tmp_path)
        scenario.houses[0].environment = watched(compiled(tmp_path), folder, journal)
        disk = Disk(folder)
        async with scenario:
            for _ in range(5):
                await scenario.play_on(scenario.rng.randint(5, 25))
                disk = await scenario.fail_power(disk, journal, keep)
            await scenario.finish()

    asyncio.run(run())
