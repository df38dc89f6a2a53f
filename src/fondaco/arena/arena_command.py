"""`fondaco sim` and `fondaco arena`: run a plan with a progress bar, then print what came of it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fondaco.arena.cluster import check_ray, spread_on_cluster
from fondaco.arena.plotting import check_plot, plot_standings
from fondaco.arena.printing import show_standings
from fondaco.arena.sim import SimPlan, simulate
from fondaco.arena.sprt import Sprt
from fondaco.arena.standings import standings
from fondaco.arena.summary import show, summarise
from fondaco.arena.tournament import Spread, Tournament, run
from fondaco.messages import spoken


def paper() -> Console:
    """A console that prints names as they are, whatever brackets and colons are in them."""
    return Console(markup=False, emoji=False, highlight=False)


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Callable[[object], None]]:
    """A progress bar and what to call for each step; nothing if the output is not a terminal."""
    with Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task(what, total=total)

        def step(_: object) -> None:
            bar.advance(task)

        yield step


def run_sim(plan: SimPlan, workers: int, as_json: bool) -> None:
    """Play the games of a plan and print their summary."""
    start = perf_counter()
    with progress(spoken()("stats-games"), plan.games, as_json) as step:
        results = simulate(plan, workers, step)
    summary = summarise(plan, results, perf_counter() - start)
    if as_json:
        print(json.dumps(summary, indent=2))
    else:
        show(summary, paper(), spoken())


def run_arena(
    plan: Tournament,
    workers: int,
    as_json: bool,
    test: Sprt | None = None,
    plot: Path | None = None,
    cluster: str | None = None,
) -> None:
    """Play a tournament, show its progress, and print or draw the standings."""
    if plot is not None:
        check_plot(plot)
    spreading: Spread | None = None
    if cluster is not None:
        check_ray()
        spreading = partial(spread_on_cluster, address=cluster, workers=workers)
    start = perf_counter()
    with progress(spoken()("stats-games"), plan.games, as_json) as step:
        story = run(plan, workers, test, step, spreading)
    told = standings(story, perf_counter() - start)
    if plot is not None:
        plot_standings(told, plot, spoken())
    if as_json:
        print(json.dumps(told, indent=2))
    else:
        show_standings(told, paper(), spoken())
