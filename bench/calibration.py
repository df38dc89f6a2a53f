"""Are the chances honest? Of the moments called 30 %, about 30 % should be won.

    python -m bench.calibration play FOLDER [--games N] [--seed S] [--bot merchant] [--seconds 300]
    python -m bench.calibration look FOLDER FILE [--seconds 300]
    python -m bench.calibration fit FILE
    python -m bench.calibration compare FILE
    python -m bench.calibration measure FILE [--save bench/calibration.json]

`play` lets merchants play every ruleset with every number of players in turn, until there are N
games or the time is over; more games are added to those that are there. `look` looks at nine
moments of each game, three in each third, from the View of any seat or of a watcher, and keeps the
raw result of every world; it skips what it has looked at already. `fit` finds the doubts with which
the results are the least surprising: so many times what the Experts say now. `measure` says how far
chances and results are apart, by ruleset and third of the game, in ten bins; and how far they would
be by chance alone, if every chance were exactly right, in so few. `compare` sets the chances that
the product says against those that follow from the Experts' values and doubts alone.
"""

import argparse
import gzip
import json
import platform
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from fondaco.analysis.chances import look, wait
from fondaco.arena.pool import spread
from fondaco.arena.sim import among_bots
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.search.objective import win_chance, win_share
from fondaco.games import game as manifest
from fondaco.games import ready_rules, rulesets
from fondaco.records import Game

MOMENTS: Final = 9  # of each game
STAGES: Final = ("start", "middle", "end")
WORLDS: Final = 24
BINS: Final = 10
TIMES: Final = 50  # that results are drawn to see what chance alone would do
DRAWS: Final = 200  # of games, for an interval
TINY: Final = 1e-5  # a smaller gain is not a reason to continue; no chance is less
MANY: Final = 1_000_000  # games; the time ends it

Row = dict[str, Any]
T = TypeVar("T")


# --- gathering ------------------------------------------------------------------------------------


def settings() -> list[tuple[str, int]]:
    """Every ruleset with every number of players."""
    return [(name, n) for name, (game, _) in rulesets().items() for n in game.players]


def play(folder: Path, bot: str, seeds: str, before: int, number: int) -> None:
    """One more game after so many, each setting in turn, kept as a record."""
    number += before
    name, players = settings()[number % len(settings())]
    game, ruleset = rulesets()[name]
    options = {**among_bots(game.name), **ruleset.options}
    rules = ready_rules(game.name, players, tuple(options.items()))
    seed = f"{seeds}-{number}"
    bots = [make_bot(bot, bot_seed(seed, seat)) for seat in range(players)]
    text = play_out(rules, bots, seed).to_text()
    (folder / f"{number:05}.txt").write_text(text, encoding="utf-8")


def rows_of(files: list[Path], number: int) -> list[Row]:
    """The moments of a recorded game."""
    played = Game.from_text(files[number].read_text(encoding="utf-8"), listen=False)
    rules, length = played.rules, len(played.log)
    places = played.position.places()
    rng = Random(f"calibration {files[number].stem}")
    plies = [int((moment + rng.random()) * length / MOMENTS) for moment in range(MOMENTS)]
    views = [
        position.view(rng.randrange(-1, rules.players))
        for ply, position in enumerate(played.positions())
        for _ in range(plies.count(ply))
    ]
    rows: list[Row] = []
    for moment, view in enumerate(views):
        found = look(view.sample, expert_for(view), [wait], WORLDS, files[number].name)[0]
        rows.append(
            {
                "game": files[number].stem,
                "ruleset": manifest(rules.name).ruleset(rules.options()).name,
                "players": rules.players,
                "stage": STAGES[moment * len(STAGES) // MOMENTS],
                "won": [win_share(places, seat) for seat in range(rules.players)],
                "doubt": round(found[0].doubt, 4),
                "worlds": [[round(money, 2) for money in each.money] for each in found],
                "chances": [
                    round(sum(each.chances[seat] for each in found) / len(found), 5)
                    for seat in range(rules.players)
                ],
            }
        )
    return rows


def timed(found: Generator[T, None, None], seconds: float) -> Iterator[T]:
    """What is found until the time is over."""
    end = time.monotonic() + seconds
    with closing(found):
        for each in found:
            yield each
            if time.monotonic() > end:
                return


def read_rows(file: Path) -> list[Row]:
    with gzip.open(file, "rt") as lines:
        return [json.loads(line) for line in lines]


# --- fitting --------------------------------------------------------------------------------------


def said(row: Row, times: float = 1.0) -> list[float]:
    """The chances that a row would be called with so many times the doubt."""
    doubt = times * row["doubt"]
    seats = range(row["players"])
    chances = [[win_chance(money, seat, doubt) for seat in seats] for money in row["worlds"]]
    return [sum(each[seat] for each in chances) / len(chances) for seat in seats]


def surprise(rows: list[Row], times: float) -> float:
    """How surprising the results are: the mean of -log of the winner's chance."""
    total = 0.0
    for row in rows:
        for chance, won in zip(said(row, times), row["won"], strict=True):
            total -= won * log(max(chance, 1e-4))
    return total / len(rows)


def fit(rows: list[Row]) -> float:
    """The least surprising factor, by ever smaller steps."""
    best, step = 1.0, 1.5
    least = surprise(rows, best)
    while step > 1.02:
        found, times = min((surprise(rows, t), t) for t in (best * step, best / step))
        if found < least - TINY:
            least, best = found, times
        else:
            step = sqrt(step)
    return best


def grouped(rows: list[Row], *keys: str) -> dict[tuple[Any, ...], list[Row]]:
    found: dict[tuple[Any, ...], list[Row]] = defaultdict(list)
    for row in rows:
        found[tuple(row[key] for key in keys)].append(row)
    return dict(sorted(found.items()))


# --- measuring ------------------------------------------------------------------------------------


def apart(pairs: list[tuple[float, float]]) -> tuple[float, list[list[float]]]:
    """How far chances and results are apart, and the curve: by bin, said, won and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    curve = []
    error = 0.0
    for inside in bins:
        if inside:
            named = sum(chance for chance, _ in inside) / len(inside)
            came = sum(won for _, won in inside) / len(inside)
            error += abs(named - came) * len(inside) / len(pairs)
            curve.append([round(named, 4), round(came, 4), len(inside)])
    return error, curve


def by_chance(games: list[list[list[float]]], rng: Random) -> float:
    """How far they would be apart if all chances were right: each game has one winner for all of
    its moments, drawn by one of them."""
    pairs: list[tuple[float, float]] = []
    for moments in games:
        drawn = rng.choice(moments)
        (winner,) = rng.choices(range(len(drawn)), drawn)
        for chances in moments:
            pairs += [(chance, float(seat == winner)) for seat, chance in enumerate(chances)]
    return apart(pairs)[0]


def measure(rows: list[Row]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for (name, stage), group in grouped(rows, "ruleset", "stage").items():
        called = [(row["chances"], row) for row in group]
        pairs = [pair for chances, row in called for pair in zip(chances, row["won"], strict=True)]
        games: dict[str, list[list[float]]] = defaultdict(list)
        for chances, row in called:
            games[row["game"]].append(chances)
        rng = Random(f"{name} {stage}")
        alone = [by_chance(list(games.values()), rng) for _ in range(TIMES)]
        error, curve = apart(pairs)
        found.setdefault(name, {})[stage] = {
            "games": len(games),
            "error": round(error, 4),
            "by_chance": round(sum(alone) / TIMES, 4),
            "brier": round(sum((c - won) ** 2 for c, won in pairs) / len(pairs), 4),
            "curve": curve,
        }
    return found


def compare(rows: list[Row]) -> None:
    """By ruleset: log loss and calibration of what the product says, and of values and doubts."""
    for (name,), group in grouped(rows, "ruleset").items():
        games = list(grouped(group, "game").values())
        losses: list[list[float]] = []
        for what, call in (("values and doubts", said), ("as the product", product)):
            called = [[(call(row), row["won"]) for row in game] for game in games]
            losses.append([mean([surprise_of(*each) for each in game]) for game in called])
            flat = [[p for each in game for p in zip(*each, strict=True)] for game in called]
            rng = Random(what)
            drawn = [rng.choices(flat, k=len(flat)) for _ in range(DRAWS)]
            gaps = sorted(apart([p for game in some for p in game])[0] for some in drawn)
            gap = apart([p for game in flat for p in game])[0]
            low, high = gaps[DRAWS // 40], gaps[-DRAWS // 40]
            print(
                f"{name:16} {what:18} log loss {interval(losses[-1])}, calibration gap {gap:.1%} "
                f"({low:.1%} … {high:.1%}), {len(games)} games"
            )
        less = [one - other for one, other in zip(*losses, strict=True)]
        print(f"{name:16} the product's loss is less by {interval(less)}")


def product(row: Row) -> list[float]:
    chances: list[float] = row["chances"]
    return chances


def surprise_of(chances: list[float], won: list[float]) -> float:
    return -sum(w * log(max(c, TINY)) for c, w in zip(chances, won, strict=True))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def interval(numbers: list[float]) -> str:
    variance = sum((n - mean(numbers)) ** 2 for n in numbers) / max(1, len(numbers) - 1)
    return f"{mean(numbers):.4f} ± {1.96 * sqrt(variance / len(numbers)):.4f}"


# --- the command ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=["play", "look", "fit", "measure", "compare"])
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--games", type=int, default=MANY)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    first, last = given.paths[0], given.paths[-1]
    if given.what == "play":
        seeded = partial(play, first, given.bot, given.seed)
        play_more(first, seeded, given.games, given.seconds, given.workers)
    elif given.what == "look":
        look_at_all(first, last, given.seconds, given.workers)
    elif given.what == "fit":
        for (name,), group in grouped(read_rows(first), "ruleset").items():
            print(f"{name}: {fit(group):.2f} times the doubt")
    elif given.what == "compare":
        compare(read_rows(first))
    else:
        tell(measure(read_rows(first)), given.save)


def play_more(
    folder: Path, one: Callable[[int, int], None], games: int, seconds: float, workers: int
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    before = len(list(folder.glob("*.txt")))
    more = spread(partial(one, before), max(0, games - before), workers, chunk=1)
    print(f"{before + sum(1 for _ in timed(more, seconds))} games")


def look_at_all(folder: Path, file: Path, seconds: float, workers: int) -> None:
    known = {row["game"] for row in read_rows(file)} if file.exists() else set()
    files = [each for each in sorted(folder.glob("*.txt")) if each.stem not in known]
    found = spread(partial(rows_of, files), len(files), workers, chunk=1)
    with gzip.open(file, "at") as out:
        for rows in timed(found, seconds):
            out.writelines(json.dumps(row) + "\n" for row in rows)


def tell(found: dict[str, Any], save: Path | None) -> None:
    for name, stages in found.items():
        for stage in STAGES:
            told = stages[stage]
            print(
                f"{name:16} {stage:7} {told['error']:6.1%} off, {told['by_chance']:.1%} by chance "
                f"alone, {told['games']} games"
            )
    if save is not None:
        told = {"python": platform.python_version(), "worlds": WORLDS, "found": found}
        save.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
