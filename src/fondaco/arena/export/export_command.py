"""`fondaco export`: replay the records of a folder and write them as Parquet tables."""

import json
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from fondaco.arena.arena_command import paper, progress
from fondaco.arena.export.rows import Rows, rows_of
from fondaco.arena.export.schema import VERSION, arrow
from fondaco.arena.export.tables import Tables, whole_folder
from fondaco.arena.pool import spread
from fondaco.arena.stats.notes import Skipped, files_in, look_into
from fondaco.contract.refused import Refused
from fondaco.messages import spoken

UNFINISHED = "unfinished"  # the refusal of a game that has not ended


def run_export(folder: Path, out: Path, workers: int, as_json: bool) -> None:
    """Write the records in a folder as tables, and say what was written."""
    arrow()  # fails before the work if tables cannot be written
    names = files_in(folder)
    if not names:
        raise Refused("no-files", folder=str(folder))
    told = export(folder, names, out, workers, as_json)
    if as_json:
        print(json.dumps(told, indent=2, default=str))
        return
    console, messages = paper(), spoken()
    for one in told["damaged"]:
        console.print(messages("stats-skipped", **one), soft_wrap=True)
    told = {"folder": str(out)} | {name: told[name] for name in ("games", "files", "unfinished")}
    console.print(messages("export-done", **told), soft_wrap=True)


def export(folder: Path, names: list[str], out: Path, workers: int, quiet: bool) -> dict[str, Any]:
    """Write the tables; how many games there are, and what was left out."""
    games = unfinished = 0
    damaged: list[Skipped] = []
    work = partial(rows_of_file, folder, names)
    with stoppable(), whole_folder(out) as made, Tables(made) as tables:
        with progress(spoken()("stats-records"), len(names), quiet) as step:
            for result in in_order(spread(work, len(names), workers)):
                step(result)
                if not isinstance(result, Skipped):
                    tables.add(result)
                    games += 1
                elif result.reason.name == UNFINISHED:
                    unfinished += 1
                else:
                    damaged.append(result)
        if not games:
            one = damaged[0] if damaged else Skipped(names[0], Refused("unfinished"))
            raise Refused(
                "no-finished-games",
                files=len(names),
                folder=str(folder),
                file=one.file,
                reason=one.reason,
            )
    return {
        "version": VERSION,
        "files": len(names),
        "games": games,
        "unfinished": unfinished,
        "damaged": [{"file": one.file, "reason": one.reason} for one in damaged],
    }


def rows_of_file(folder: Path, names: list[str], number: int) -> tuple[int, Rows | Skipped]:
    """The rows of one record, or why it was left out."""
    return number, look_into(folder, names[number], partial(rows_of, number))


def in_order(results: Iterable[tuple[int, Rows | Skipped]]) -> Iterator[Rows | Skipped]:
    """In the order of their numbers, whichever process is faster, so that the same records give the
    same tables."""
    waiting: dict[int, Rows | Skipped] = {}
    due = 0
    for number, result in results:
        waiting[number] = result
        while due in waiting:
            yield waiting.pop(due)
            due += 1


@contextmanager
def stoppable() -> Iterator[None]:
    """While this lasts, a request to end the process cleans up as Ctrl-C does."""

    def stop(*_: object) -> None:
        sys.exit(128 + signal.SIGTERM)

    try:
        before = signal.signal(signal.SIGTERM, stop)
    except ValueError:  # not the main thread: the caller handles signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
