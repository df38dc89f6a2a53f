"""`fondaco admin export --all`: every finished game in a folder, whole or not at all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec import json

from fondaco.cli import export_all as exporting
from fondaco.cli.main import main
from fondaco.host.room import load
from fondaco.records import verify
from fondaco.server.events.event_log import event_log
from fondaco.store import EventIndex, LogRow, Store
from tests.long import mostly_long
from tests.server.test_upgrade import LOGS, kept
from tests.store.houses import postgres_schema, with_store

OVER = [
    path.stem for path in sorted(LOGS.glob("*.jsonl")) if kept(path)[1]["status"] == "over"
]  # fmt: skip


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with postgres_schema("export") as found:
        yield found


def name_of(stem: str) -> str:
    return stem.replace("-", "")


async def furnish(store: Store) -> None:
    """Old tables, finished or not, and an event."""
    for path in LOGS.glob("*.jsonl"):
        name, (logs, _) = name_of(path.stem), kept(path)
        rows = logs[path.stem]
        index = load(name, rows).new_index(rows[-1].at)
        for row in rows[:-1]:
            assert await store.append(name, row)
        assert await store.append(name, rows[-1], index)
    event = EventIndex("evening", "over", "ann", 5, {})
    await store.append_event(event_log("evening"), LogRow(0, 5, b'{"kind":"x"}'), event, ["ann"])


def export(url: str, folder: Path) -> Result:
    return CliRunner().invoke(main, ["admin", "--database", url, "export", "--all", str(folder)])


def games(folder: Path) -> list[Any]:
    return [json.decode(line) for line in (folder / "games.jsonl").read_bytes().splitlines()]


def test_all_finished_games_are_written(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "PAGE", 2)  # more than one page
    with_store(url, furnish)
    folder = tmp_path / "away" / "games"
    result = export(url, folder)
    assert result.exit_code == 0, result.output
    assert f"{len(OVER)} games, 1 event." in result.output
    assert len(OVER) > 3
    written = games(folder)
    assert {each["table"] for each in written} == set(map(name_of, OVER))
    for each in written:
        assert verify((folder / each["record"]).read_bytes()).good
        assert len(each["names"]) == len(each["scores"]) == len(each["places"])
    assert len(list((folder / "records").iterdir())) == len(OVER)
    assert '{"kind":"x"}' in (folder / "events" / "evening.log").read_text()
    assert [path.name for path in folder.parent.iterdir()] == ["games"]
    assert not (folder / "damaged").exists()
    assert folder.stat().st_mode & 0o077 == 0


def test_a_damaged_table_is_named_and_the_others_are_written(url: str, tmp_path: Path) -> None:
    with_store(url, furnish)
    bad = name_of(OVER[0])

    async def spoil(store: Store) -> None:
        rows = await store.read(bad)
        await store.append(bad, LogRow(len(rows), rows[-1].at, b"\xff torn"))

    with_store(url, spoil)
    result = export(url, tmp_path / "games")
    assert result.exit_code == 1
    assert f" of {bad} and everything after it cannot be read" in result.output
    assert f"{len(OVER) - 1} games" in result.output
    assert bad not in [each["table"] for each in games(tmp_path / "games")]
    log = (tmp_path / "games" / "damaged" / f"{bad}.log").read_text().splitlines()
    assert log[-1].split()[-1].startswith("base64:")


@pytest.fixture
def small(tmp_path: Path) -> str:
    found = f"sqlite:///{tmp_path / 'house.db'}"
    with_store(found, furnish)
    return found


def test_a_folder_with_something_in_it_is_refused(small: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    assert export(small, folder).exit_code == 0  # it is there, and empty
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    again = export(small, folder)
    assert again.exit_code == 2
    assert "is not empty" in again.output
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before
    file = tmp_path / "file"
    file.touch()
    assert "is not a folder" in export(small, file).output
    assert "Cannot write" in export(small, file / "below").output


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(28, "full")])
def test_an_interrupted_export_leaves_nothing(
    small: str, tmp_path: Path, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, left = exporting._write, [2]

    def interrupted(*given: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise error
        write(*given)

    monkeypatch.setattr(exporting, "_write", interrupted)
    assert export(small, tmp_path / "games").exit_code != 0
    assert {path.name for path in tmp_path.iterdir()} <= {
        "house.db", "house.db-wal", "house.db-shm",
    }  # fmt: skip


def test_one_table_or_all(small: str, tmp_path: Path) -> None:
    for arguments in ([], ["t1", "--all", str(tmp_path / "x")], ["--all", "x", "--log"]):
        result = CliRunner().invoke(main, ["admin", "--database", small, "export", *arguments])
        assert result.exit_code == 2
        assert "Name one table" in result.output


def test_old_backups_are_removed_by_the_command(small: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    command = ["admin", "--database", small, "backup", str(folder), "--keep", "1"]
    for _ in range(2):
        result = CliRunner().invoke(main, command)
        assert result.exit_code == 0, result.output
    assert "Removed the old backup" in result.output
    assert len(list(folder.glob("fondaco-*"))) == 1
    assert CliRunner().invoke(main, [*command[:-1], "0"]).exit_code == 2
