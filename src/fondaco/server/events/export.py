"""An event as files: for a spreadsheet, for programs, and the records of its games."""

import csv
from collections.abc import Mapping
from functools import partial
from io import BytesIO, StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import Struct, json

from fondaco.arena.export.rows import rows_of
from fondaco.arena.export.tables import Tables
from fondaco.contract.refused import Refused
from fondaco.events.event import ClubEvent
from fondaco.records import read
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.events.shown import PARQUET, EventInfo, standings
from fondaco.server.tables.house import House
from fondaco.server.work.worker_process import WorkerProcess

NICENESS = 10  # tables that are played go first
PATIENCE_S = 300.0  # that the Parquet tables of an event may take
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")  # a spreadsheet would compute these


def safe(text: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> safe("Ada"), safe("=1+1"), safe("  @me")
    ('Ada', "'=1+1", "'  @me")
    """
    return f"'{text}" if text.lstrip().startswith(FORMULAS) or text.startswith(FORMULAS) else text


def _written(rows: list[list[object]]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return "\ufeff" + out.getvalue()  # spreadsheets would otherwise guess the encoding


def standings_csv(event: ClubEvent) -> str:
    rounds = [f"round {number}" for number in range(1, len(event.rounds) + 1)]
    head = ["place", "name", "points", "wins", "opponents", "margin", "played", *rounds]
    rows: list[list[object]] = [list(head)]
    for line in standings(event):
        by_round = ["" if each is None else each for each in line.by_round]
        rows.append(
            [line.place, safe(line.name), line.points, line.wins, line.opponents, line.margin,
             line.played, *by_round]
        )  # fmt: skip
    return _written(rows)


def results_csv(event: ClubEvent) -> str:
    """One row for each seat; a round whose deal is still being played is left out."""
    rows: list[list[object]] = [
        ["round", "table", "seat", "name", "score", "place", "counts", "record"]
    ]
    for number, each in enumerate(event.rounds, start=1):
        if event.sealed(number):
            continue
        for at, table in enumerate(each.tables, start=1):
            for seat, player in enumerate(table.players):
                name = safe(event.players[player].name) if player else "(bot)"
                score = table.scores[seat] if table.scores else ""
                place = table.places[seat] if table.places else ""
                counts = "no" if table.void or not table.scores else "yes"
                rows.append([number, at, seat + 1, name, score, place, counts, table.table])
    return _written(rows)


def event_json(shown: EventInfo) -> bytes:
    """Everything that everybody may know, as `GET /api/events/EVENT` answers a stranger."""
    return json.format(json.encode(shown), indent=1)


class EventRecords(Struct):
    """The records of an event's games, and what became of every table."""

    files: dict[str, str]  # records of finished games, by name
    contents: list[list[object]]  # round, table, file, what became of it


async def records(house: House, live: LiveEvent) -> EventRecords:
    """Of all games whose deals may be shown."""
    found = EventRecords({}, [["round", "table", "file", "state"]])
    for number, each in enumerate(live.event.rounds, start=1):
        if live.event.sealed(number):
            continue
        for at, table in enumerate(each.tables, start=1):
            file, state = "", "not opened"
            if table.table:
                try:
                    room = await house.room(table.table)
                    state = room.table.status
                    if room.table.game is not None and state == "over":
                        file = f"round-{number}-table-{at}.txt"
                        found.files[file] = room.table.game.to_text()
                except Refused:
                    state = "damaged"
            found.contents.append([number, at, file, state])
    return found


def records_zip(found: EventRecords) -> bytes:
    return _zipped({"contents.csv": _written(found.contents), **found.files})


def _zipped(files: Mapping[str, str | bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return out.getvalue()


# --- Parquet tables -------------------------------------------------------------------------------


async def tables_zip(found: EventRecords) -> bytes:
    """The games as the tables of `fondaco export`, computed in a process of its own."""
    if not PARQUET:
        raise Refused("data-needs-pyarrow")
    if not found.files:
        raise Refused("event-no-games")
    process = WorkerProcess(NICENESS)
    try:
        return await process.do(partial(write_tables, found.files), PATIENCE_S)
    except TimeoutError:
        raise Refused("event-tables-long", seconds=int(PATIENCE_S)) from None
    finally:
        process.end()


def write_tables(files: dict[str, str]) -> bytes:
    """In that process."""
    with TemporaryDirectory() as folder:
        with Tables(Path(folder)) as tables:
            for number, (name, text) in enumerate(files.items()):
                tables.add(rows_of(number, name, read(text)))
        return _zipped({each.name: each.read_bytes() for each in sorted(Path(folder).iterdir())})
