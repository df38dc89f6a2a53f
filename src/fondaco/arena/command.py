"""`fondaco sim`: run a plan with a progress bar, then print what came of it."""

import json
import sys
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fondaco.arena.sim import Plan, Result, simulate
from fondaco.arena.summary import show, summarise


def run_sim(plan: Plan, workers: int, as_json: bool) -> None:
    quiet = as_json or not sys.stderr.isatty()
    start = perf_counter()
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet,
    ) as progress:
        task = progress.add_task("games", total=plan.games)

        def on_game(_: Result) -> None:
            progress.advance(task)

        results = simulate(plan, workers, on_game)
    summary = summarise(plan, results, perf_counter() - start)
    if as_json:
        print(json.dumps(summary, indent=2))
    else:
        show(summary, Console())
