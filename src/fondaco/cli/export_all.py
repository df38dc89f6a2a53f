"""All finished games of a server as files: what `fondaco admin export --all` writes.

    games.jsonl         a line for each game: its file, players, options, scores and times
    records/TABLE.txt   its record
    events/EVENT.log    the log of a club's event
    damaged/TABLE.log   the log of a table that cannot be read, as it is

One table after the other is read and written, so a large server needs no more memory. The files
are collected in a folder next to the wanted one, which gets its name when everything is there.
"""

import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from msgspec import Struct, json

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.room import load
from fondaco.server.events.event_log import event_log
from fondaco.store import LogRow, Store
from fondaco.store.backup import log_lines
from fondaco.table.table import Table

PAGE = 200  # tables of a list that are read at a time
MOST_EVENTS = 1_000_000


class ExportedGame(Struct):
    """A line of `games.jsonl`."""

    table: str
    record: str  # the file
    game: str
    options: dict[str, str]
    title: str
    private: bool
    names: list[str]
    bots: list[str]  # by seat; empty: a person
    scores: list[int]
    places: list[int]
    clock: dict[str, Any]
    opened: int  # milliseconds since 1970
    ended: int
    day: str
    event: str


class ExportCount(Struct):
    games: int = 0
    events: int = 0
    damaged: int = 0


OnDamage = Callable[[str, int, str], None]  # a table, the entry, and why it cannot be read


async def export_all(store: Store, folder: Path, on_damage: OnDamage) -> ExportCount:
    """Write everything into a new or empty folder. Refused or interrupted: it is as it was."""
    _check_free(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        part = Path(mkdtemp(prefix=f"{folder.name}.part-", dir=folder.parent))
    except OSError as error:
        raise _unwritable(folder, error) from None
    try:
        count = await _fill(store, part, on_damage)
        _sync()
        with suppress(FileNotFoundError):
            folder.rmdir()  # it is empty
        part.rename(folder)
    except OSError as error:
        raise _unwritable(folder, error) from None
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return count


def _check_free(folder: Path) -> None:
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise Refused("export-all-not-folder", folder=str(folder))
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise Refused("export-all-not-empty", folder=str(folder))
    except OSError as error:
        raise _unwritable(folder, error) from None


async def _fill(store: Store, part: Path, on_damage: OnDamage) -> ExportCount:
    count = ExportCount()
    (part / "records").mkdir()
    with (part / "games.jsonl").open("xb") as games:
        async for table, rows in _tables(store):
            try:
                found = load(table, rows).table
            except DamagedError as error:
                count.damaged += 1
                _write(part / "damaged" / f"{table}.log", log_lines(rows))
                on_damage(table, error.entry, error.why)
                continue
            if found.status != "over" or found.game is None:  # its row in the list was damaged
                continue
            line = _game(found)
            _write(part / line.record, [found.game.to_text().removesuffix("\n")])
            games.write(json.encode(line) + b"\n")
            count.games += 1
    for event in await store.events(limit=MOST_EVENTS):
        rows = await store.read(event_log(event.event))
        _write(part / "events" / f"{event.event}.log", log_lines(rows))
        count.events += 1
    return count


async def _tables(store: Store) -> AsyncIterator[tuple[str, list[LogRow]]]:
    """The logs of all finished games, and of tables whose row in the list is damaged."""
    before: int | None = None
    while page := await store.tables(status=("over",), limit=PAGE, before=before):
        for index in page:
            yield index.table, await store.read(index.table)
        before = page[-1].updated
    for table in sorted(store.unlisted):
        rows = await store.read(table)
        if rows:
            yield table, rows


def _game(table: Table) -> ExportedGame:
    settings, game = table.settings, table.game
    assert game is not None
    clock = settings.clock
    return ExportedGame(
        table=table.id,
        record=f"records/{table.id}.txt",
        game=settings.game,
        options=settings.options,
        title=settings.title,
        private=settings.private,
        names=[chair.name for chair in table.chairs],
        bots=[chair.bot for chair in table.chairs],
        scores=game.position.scores(),
        places=game.position.places(),
        clock={"kind": clock.kind, "bank": clock.bank, "increment": clock.increment,
               "days": clock.days},
        opened=table.created,
        ended=table.changed,
        day=table.opened.day,
        event=table.opened.event,
    )  # fmt: skip


def _write(path: Path, lines: Iterable[str]) -> None:
    path.parent.mkdir(exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        for line in lines:
            file.write(f"{line}\n")


def _sync() -> None:
    """Make sure that the files are on the disk before their folder gets its final name."""
    if hasattr(os, "sync"):
        os.sync()


def _unwritable(folder: Path, error: OSError) -> Refused:
    return Refused("cannot-write-file", file=str(folder), error=str(error.strerror))
