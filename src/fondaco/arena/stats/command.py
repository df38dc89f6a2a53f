"""`fondaco stats`: replay the records of a folder and print what they say."""

import json
from functools import partial
from pathlib import Path

from fondaco.arena.command import paper, progress
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
    if plot is not None:
        new_figure(1, 1)  # whether one can draw at all; better to know before the work
    names = files_in(folder)
    if not names:
        raise Refused("no-files", folder=str(folder))
    if plot is not None:
        make_folder(plot)
    results: list[Notes | Skipped] = []
    messages = spoken()
    with progress(messages("stats-records"), len(names), as_json) as step:
        for result in spread(partial(examine, folder, names), len(names), workers):
            results.append(result)
            step(result)
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
