"""Are the chances honest? Of the moments called 30 %, about 30 % should be won.

    python -m bench.calibration gather FILE [--bot merchant] [--seconds 300] [--workers 0]
    python -m bench.calibration fit FILE
    python -m bench.calibration measure FILE [--save bench/calibration.json]

A file that is there already is gone on with.

`gather` lets merchants play all rulesets with all numbers of players and looks at nine moments of
each game, three in each third, with the eyes of each seat and of a watcher in turn. It keeps what
came of every world, before anything is made of it. `fit` finds the doubts that make the result the
least surprising: if D is what an Expert says now, it should say a + b * D. `measure` says how far
chances and results are apart: by ruleset and third of the game, in ten bins.
"""

import argparse
import gzip
import json
import platform
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final

from fondaco.analysis.chances import look, wait
from fondaco.arena.pool import spread
from fondaco.arena.sim import limit_offers
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.search.objective import win_share
from fondaco.games import ready_rules, rulesets

MOMENTS: Final = 9  # of each game
STAGES: Final = ("start", "middle", "end")
WORLDS: Final = 24
BINS: Final = 10
MANY: Final = 1_000_000  # games; the time ends it

Row = dict[str, Any]


# --- gathering ------------------------------------------------------------------------------------


def settings() -> list[tuple[str, int]]:
    """Every ruleset with every number of players."""
    return [(name, n) for name, (game, _) in rulesets().items() for n in game.players]


def gather(bot: str, number: int) -> list[Row]:
    """The moments of game `number`, each setting in turn."""
    name, players = settings()[number % len(settings())]
    game, ruleset = rulesets()[name]
    options = {**limit_offers(game.name), **ruleset.options}
    rules = ready_rules(game.name, players, tuple(options.items()))
    seed = f"calibration-{number}"
    bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(players)]
    played = play_out(rules, bots, seed)
    places = played.position.places()
    won = [win_share(places, seat) for seat in range(players)]
    rng = Random(seed)
    length = len(played.log)
    rows: list[Row] = []
    for moment in range(MOMENTS):
        ply = int((moment + rng.random()) * length / MOMENTS)
        position = played.at(ply)
        eyes = (number // len(settings()) + moment) % (players + 1) - 1
        view = position.view(eyes)
        found = look(view.sample, expert_for(view), [wait], WORLDS, seed)[0]
        rows.append(
            {
                "game": number,
                "bot": bot,
                "ruleset": name,
                "players": players,
                "stage": STAGES[moment * len(STAGES) // MOMENTS],
                "eyes": eyes,
                "won": won,
                "worlds": [_short(each.money, each.chances, each.doubt) for each in found],
            }
        )
    return rows


def _short(money: list[float], chances: list[float], doubt: float) -> list[Any]:
    """A world: its doubt, and the money that is expected; of a finished one, who won."""
    return [round(doubt, 3), [round(x, 2) for x in (money if doubt else chances)]]


def gather_more(bot: str, first: int, number: int) -> list[Row]:
    return gather(bot, first + number)


def write_rows(file: Path, bot: str, seconds: float, workers: int) -> int:
    """Play on from where a file ends, and add to it; the number of games there are now."""
    end = time.monotonic() + seconds
    games = {row["game"] for row in read_rows(file)} if file.exists() else set()
    found = spread(partial(gather_more, bot, max(games, default=-1) + 1), MANY, workers, chunk=1)
    with gzip.open(file, "at") as out, closing(found):
        for rows in found:
            games.add(rows[0]["game"])
            out.writelines(json.dumps(row) + "\n" for row in rows)
            if time.monotonic() > end:
                break
    return len(games)


def read_rows(file: Path) -> list[Row]:
    with gzip.open(file, "rt") as lines:
        return [json.loads(line) for line in lines]


# --- fitting --------------------------------------------------------------------------------------

Line = tuple[float, float]  # a + b * doubt


def said(row: Row, line: Line) -> list[float]:
    """The chances that a row would be called with these doubts."""
    a, b = line
    total = [0.0] * row["players"]
    for doubt, numbers in row["worlds"]:
        chances = numbers
        if doubt:
            spread_ = max(0.3, a + b * doubt)
            top = max(numbers)
            powers = [exp((number - top) / spread_) for number in numbers]
            scale = sum(powers)
            chances = [power / scale for power in powers]
        total = [one + other for one, other in zip(total, chances, strict=True)]
    return [number / len(row["worlds"]) for number in total]


def surprise(rows: Iterable[Row], line: Line) -> float:
    """How surprising the results are: the mean of -log of the winner's chance."""
    total = count = 0.0
    for row in rows:
        for chance, won in zip(said(row, line), row["won"], strict=True):
            total -= won * log(max(chance, 1e-4))
        count += 1
    return total / count


def fit(rows: list[Row]) -> Line:
    """The least surprising line, by ever smaller steps."""
    best: Line = (0.0, 4.0)
    least = surprise(rows, best)
    step = 2.0
    while step > 0.1:
        a, b = best
        near = [(a + i * step, b + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        tried = [(surprise(rows, line), line) for line in near if min(line) >= 0.0]
        found, line = min(tried)
        if found < least:
            least, best = found, line
        else:
            step /= 2
    return best


def grouped(rows: list[Row], *keys: str) -> dict[tuple[Any, ...], list[Row]]:
    found: dict[tuple[Any, ...], list[Row]] = defaultdict(list)
    for row in rows:
        found[tuple(row[key] for key in keys)].append(row)
    return dict(sorted(found.items()))


def fit_group(groups: list[list[Row]], number: int) -> tuple[int, Line]:
    return number, fit(groups[number])


# --- measuring ------------------------------------------------------------------------------------


def calls(rows: list[Row], line: Line) -> Iterator[tuple[float, float]]:
    """Every chance that was named, and what came of it."""
    for row in rows:
        yield from zip(said(row, line), row["won"], strict=True)


def measured(pairs: list[tuple[float, float]]) -> dict[str, Any]:
    """How far apart chances and results are, and the curve: by bin, said, won and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    curve = []
    apart = 0.0
    for inside in bins:
        if inside:
            named = sum(chance for chance, _ in inside) / len(inside)
            came = sum(won for _, won in inside) / len(inside)
            apart += abs(named - came) * len(inside) / len(pairs)
            curve.append([round(named, 4), round(came, 4), len(inside)])
    brier = sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)
    return {"error": round(apart, 4), "brier": round(brier, 4), "calls": len(pairs), "curve": curve}


def measure(rows: list[Row]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for (name, stage), group in grouped(rows, "ruleset", "stage").items():
        pairs = list(calls(group, (0.0, 1.0)))
        games = len({row["game"] for row in group})
        found.setdefault(name, {})[stage] = {"games": games, **measured(pairs)}
    return found


# --- the command ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=["gather", "fit", "measure"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    if given.what == "gather":
        print(f"{write_rows(given.file, given.bot, given.seconds, given.workers)} games")
        return
    rows = read_rows(given.file)
    if given.what == "fit":
        groups = grouped(rows, "ruleset", "players")
        work = partial(fit_group, list(groups.values()))
        for number, (a, b) in spread(work, len(groups), given.workers, chunk=1):
            print(*list(groups)[number], f"{a:.2f} + {b:.2f} * doubt")
        return
    found = measure(rows)
    for name, stages in found.items():
        for stage in STAGES:
            told = stages[stage]
            print(f"{name:16} {stage:7} {told['error']:6.1%} off, {told['games']} games")
    if given.save is not None:
        told = {"python": platform.python_version(), "worlds": WORLDS, "found": found}
        given.save.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
