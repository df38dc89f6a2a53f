"""The stopwatch that every worker uses, so that all engines are measured in the same way.

Standard library only: it runs inside the peers' environments too. A worker is started as
``python -m bench.NAME_worker SECONDS SEED`` and prints one line of JSON.

What counts as a decision, for every engine: each time a player is asked for a move and one is
played, whether or not there was anything to choose. Chance (a deal, a roll the engine makes by
itself) takes its time but does not count.

Seconds are seconds of processor time, so other work of the machine does not count.
"""

import gc
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

WARM_UP = 0.3  # seconds
COPYING = 0.2  # seconds
WATCHED_GAMES = 5


@dataclass
class Watched:
    """A game played slowly, to see what the fast loop does not stop to look at."""

    decisions: int = 0
    forced: int = 0  # decisions with a single option
    positions: list[Any] = field(default_factory=list)  # some moments of the game, to copy
    fingerprint: str = ""  # same game, same text


def decisions_per_second(
    play: Callable[[Random], int], seconds: float, rng: Random
) -> dict[str, float]:
    """Whole games until the time is up; `play` returns how many decisions its game had."""
    decisions = games = 0
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        decisions += play(rng)
        games += 1
        now = process_time()
    return {"decisions": decisions, "games": games, "per_second": decisions / (now - start)}


def microseconds_per_copy(copy: Callable[[Any], object], positions: list[Any]) -> float:
    copies = 0
    start = process_time()
    while process_time() - start < COPYING:
        for position in positions:
            copy(position)
        copies += len(positions)
    return (process_time() - start) / copies * 1e6


def report(
    version: str,
    play: Callable[[Random], int],
    watch: Callable[[Random], Watched],
    copy: Callable[[Any], object],
    **more: str,
) -> None:
    """Measure, and print the result for the harness."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    watched = [watch(Random(seed + i)) for i in range(WATCHED_GAMES)]
    decisions_per_second(play, WARM_UP, Random(seed))
    gc.collect()
    speed = decisions_per_second(play, seconds, Random(seed))
    positions = [position for game in watched for position in game.positions]
    result = {
        "version": version,
        "python": sys.version.split()[0],
        **speed,
        "decisions_per_game": speed["decisions"] / speed["games"],
        "forced_share": sum(g.forced for g in watched) / sum(g.decisions for g in watched),
        "copy_us": microseconds_per_copy(copy, positions),
        "fingerprint": "|".join(game.fingerprint for game in watched),
        **more,
    }
    print(json.dumps(result))
