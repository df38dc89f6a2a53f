"""`fondaco stats`: replay the records of a folder, or read an export, and print what they say."""

import json
from functools import partial
from pathlib import Path

from fondaco.arena.arena_command import paper, progress
from fondaco.arena.export.tables import is_export, read_notes
from fondaco.arena.plotting import new_figure
from fondaco.arena.pool import spread
from fondaco.arena.sim import make_folder
from fondaco.arena.stats.notes import Skipped, examine, files_in
from fondaco.arena.stats.plots import plot_stats
from fondaco.arena.stats.printing import show_stats
from fondaco.arena.stats.summary import sum_up_folder
from fondaco.contract.refused import Refused
from fondaco.contract.stats import Notes
from fondaco.messages import spoken


def run_stats(folder: Path, workers: int, as_json: bool, plot: Path | None = None) -> None:
    """Read the records in a folder and print what they say, or draw it."""
    if plot is not None:
        new_figure(1, 1)  # fails before the work if nothing can be drawn
    names = files_in(folder)
    if not names:
        raise Refused("no-files", folder=str(folder))
    if plot is not None:
        make_folder(plot)
    messages = spoken()
    results: list[Notes | Skipped]
    if is_export(folder):
        results = list(read_notes(folder))
    else:
        results = _replay(folder, names, workers, as_json)
    results.sort(key=lambda result: result.file)
    told = sum_up_folder(results)
    if not told["groups"]:
        one = told["skipped"][0]
        raise Refused(
            "no-finished-games",
            files=len(names),
            folder=str(folder),
            file=one["file"],
            reason=one["reason"],
        )
    made = [] if plot is None else plot_stats(told, plot, messages)
    if as_json:
        print(json.dumps(told, indent=2, default=str))
        return
    console = paper()
    show_stats(told, console, messages)
    for file in made:
        console.print(messages("stats-drawn", file=str(file)), soft_wrap=True)


def _replay(folder: Path, names: list[str], workers: int, quiet: bool) -> list[Notes | Skipped]:
    """The records of a folder, one after the other."""
    results: list[Notes | Skipped] = []
    with progress(spoken()("stats-records"), len(names), quiet) as step:
        for result in spread(partial(examine, folder, names), len(names), workers):
            results.append(result)
            step(result)
    return results
