"""Evolve the numbers in the merchants' judgement (`games/<name>/expert/versions.py`).

    python -m bench.evolve run RULESET FILE [--seconds 600] [--pairs 400] [--seed S] [--last 30]
    python -m bench.evolve check RULESET FILE [--generations 9,14,~5] [--blocks 60] [--seed S]
    python -m bench.evolve show RULESET FILE [--generation 14]

`run` is an evolution strategy with mirrored samples. A *pair* is two sets of numbers, as far from
the present one on one side as on the other. Both sit at the same table, and again with their seats
changed: what one gains over the other says which way to go. With five at the table, and sometimes
with four, two pairs play. The other seats are a mixed field: merchants of the base version (of all
characters), the present set, earlier ones, clerks and deckhands. Every generation has new deals and
all numbers of players. Each one is a line in FILE, so that a run that was stopped continues.

`check` lets sets play alone against merchants of the base version, one deal in every seat, on deals
that no generation has seen. `~5` is the mean of the last five generations. `show` prints a set.
"""

import argparse
import json
import time
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.evolving import changed, expert, fields, in_vain, knobs
from fondaco.arena.sim import among_bots
from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.merchant import MerchantBot
from fondaco.contract.refused import Refused
from fondaco.games import ready_rules, rulesets

SCALE: Final = 0.8  # how far a sample is from the present set, in steps
RATE: Final = 1.6  # steps for each unit of money that a step seems to gain, at first …
RATE_END: Final = 0.4  # … and in the last generation
MOMENTUM: Final = 0.6
MOST: Final = 0.6  # steps of one knob in one generation
WIN: Final = 30.0  # money that a win is worth; half of a seat's result is money, half this
VAIN: Final = (
    0.06  # money that an offer costs if nobody takes it: people dislike many useless offers
)
TABLES: Final = (4, 3, 4, 5, 4, 2, 4, 3, 4, 5)  # players, in turn; those that the game allows
TWO_PAIRS: Final = 0.35  # how often, at a table of four
# The other seats: how often each of them. `now` is the present set, `before` an earlier one.
FIELD: Final = {
    "merchant": 34, "merchant:sly": 5, "merchant:generous": 5, "merchant:stubborn": 6,
    "now": 25, "before": 15, "clerk": 6, "deckhand": 4,
}  # fmt: skip

State = dict[str, Any]
Steps = list[float]


@dataclass(frozen=True)
class Task:
    """One game: its players by seat. Each is a set (as steps from the base) or a bot's name."""

    ruleset: str
    seed: str
    seats: tuple[Steps | str, ...]


def play(base: int, task: Task) -> list[float]:
    """What each seat made of a game: money over the others, and winning."""
    game, ruleset = rulesets()[task.ruleset]
    options = {**among_bots(game.name), **ruleset.options}
    players = len(task.seats)
    rules = ready_rules(game.name, players, tuple(options.items()))
    bots = [seated(base, task, seat) for seat in range(players)]
    try:
        played = play_out(rules, bots, task.seed)
    except Refused:
        return [0.0] * players
    places, scores = played.position.places(), played.position.scores()
    total, first = sum(scores), places.count(1)
    vain = in_vain(task.ruleset, played.log, players)
    return [
        (scores[seat] - (total - scores[seat]) / (players - 1)) / 2
        + WIN / 2 * ((1 / first if places[seat] == 1 else 0.0) - 1 / players)
        - VAIN * vain[seat]
        for seat in range(players)
    ]


def seated(base: int, task: Task, seat: int) -> Bot:
    who = task.seats[seat]
    seed = bot_seed(task.seed, seat)
    if isinstance(who, str):
        return make_bot(who, seed, base)
    numbers = changed(fields(task.ruleset, base), knobs(task.ruleset), who)
    return MerchantBot(seed, expert=expert(task.ruleset, numbers))


# --- a generation ---------------------------------------------------------------------------------


def generation(ruleset: str, state: State, pairs: int, seed: str) -> tuple[list[Task], list[Any]]:
    """Its games, and what each of them says: for each pair the seats of both, and where they are.

    Two games in a row are the same deal with the seats of each pair changed.
    """
    number = len(state["means"])
    rng = Random(f"{seed} {number}")
    allowed = rulesets()[ruleset][0].players
    tables = [players for players in TABLES if players in allowed]
    mean = state["means"][-1]
    tasks: list[Task] = []
    samples: list[Any] = []
    made = 0
    for block, players in enumerate(cycle(tables)):
        if made >= pairs:
            break
        count = 2 if players == 5 or (players == 4 and rng.random() < TWO_PAIRS) else 1
        order = rng.sample(range(players), players)
        seats: list[Steps | str] = [other(rng, state) for _ in range(players)]
        here = []
        for pair in range(count):
            away = [rng.gauss(0, 1) for _ in mean]
            one, two = order[2 * pair], order[2 * pair + 1]
            seats[one] = [m + SCALE * a for m, a in zip(mean, away, strict=True)]
            seats[two] = [m - SCALE * a for m, a in zip(mean, away, strict=True)]
            here.append((away, one, two))
        swapped = seats[:]
        for _, one, two in here:
            swapped[one], swapped[two] = seats[two], seats[one]
        name = f"{seed}-{number}-{block}"
        tasks += [Task(ruleset, name, tuple(seats)), Task(ruleset, name, tuple(swapped))]
        samples.append(here)
        made += count
    return tasks, samples


def other(rng: Random, state: State) -> Steps | str:
    who = rng.choices(list(FIELD), list(FIELD.values()))[0]
    if who == "now":
        return list(state["means"][-1])
    if who == "before":
        return list(rng.choice(state["means"]))
    return who


def learn(
    state: State, samples: list[Any], results: list[list[float]], progress: float, start: float
) -> State:
    """The next mean: along the slope that the pairs show; `start` is the rate at first."""
    mean = state["means"][-1]
    slope = [0.0] * len(mean)
    squares = 0.0
    number = 0
    for block, here in enumerate(samples):
        first, second = results[2 * block], results[2 * block + 1]
        for away, one, two in here:
            gap = (first[one] - first[two] + second[two] - second[one]) / 4
            squares += gap * gap
            number += 1
            for knob, each in enumerate(away):
                slope[knob] += gap * each
    slope = [each / number / SCALE for each in slope]
    push = [
        MOMENTUM * old + (1 - MOMENTUM) * new
        for old, new in zip(state["push"] or slope, slope, strict=True)
    ]
    rate = start + (RATE_END - start) * min(1.0, progress)
    after = [m + min(max(rate * p, -MOST), MOST) for m, p in zip(mean, push, strict=True)]  # steps
    return {
        "means": [*state["means"], after],
        "push": push,
        "slope": slope,
        "noise": sqrt(squares / number / number) / SCALE,  # of each slope
        "pairs": number,
        "rate": rate,
    }


# --- commands -------------------------------------------------------------------------------------


def read(file: Path, ruleset: str) -> State:
    """The state after the last whole generation; that of a new run if there is none."""
    state: State = {"means": [[0.0] * len(knobs(ruleset))], "push": []}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                break  # cut off when it was written
            if row["knobs"] != [knob.name for knob in knobs(ruleset)]:
                raise SystemExit(f"{file} is about other knobs.")
            if row["generation"] == len(state["means"]):
                state["means"].append(row["mean"])
            else:
                state["means"] = [*state["means"][: row["generation"]], row["mean"]]
            state["push"] = row["push"]
    return state


def run(args: argparse.Namespace) -> None:
    file: Path = args.file
    state = read(file, args.ruleset)
    if args.start and len(state["means"]) == 1:
        start = json.loads(args.start.read_text(encoding="utf-8"))
        state["means"] = [[start.get(knob.name, 0.0) / knob.step for knob in knobs(args.ruleset)]]
    began = time.monotonic()
    longest = 0.0
    with Pool(args.workers or None) as pool, file.open("a", encoding="utf-8") as out:
        while len(state["means"]) <= args.last:
            if time.monotonic() - began + longest > args.seconds:
                break
            start_of = time.monotonic()
            tasks, samples = generation(args.ruleset, state, args.pairs, args.seed)
            results = pool.map(partial(play, args.base), tasks, chunksize=1)
            passed = (time.monotonic() - began) / args.seconds
            state = learn(
                state, samples, results, max(passed, len(state["means"]) / args.last), args.rate
            )
            took = time.monotonic() - start_of
            longest = max(longest, took)
            row = {
                "generation": len(state["means"]) - 1,
                "ruleset": args.ruleset,
                "base": args.base,
                "seed": args.seed,
                "games": len(tasks),
                "pairs": state["pairs"],
                "seconds": round(took, 1),
                "noise": round(state["noise"], 4),
                "rate": round(state["rate"], 3),
                "knobs": [knob.name for knob in knobs(args.ruleset)],
                "slope": [round(each, 3) for each in state["slope"]],
                "push": [round(each, 4) for each in state["push"]],
                "mean": [round(each, 4) for each in state["means"][-1]],
            }
            out.write(json.dumps(row) + "\n")
            out.flush()
            steep = sqrt(sum(each * each for each in state["push"]))
            print(
                f"{args.ruleset} generation {row['generation']}: {len(tasks)} games, {took:.0f} s, "
                f"slope {steep:.2f}, noise of each {row['noise']:.2f}",
                flush=True,
            )


def chosen(state: State, name: str) -> Steps:
    """The mean after a generation, or `~5`: the mean of the last five."""
    if not name.startswith("~"):
        return list(state["means"][int(name)])
    some = state["means"][-int(name[1:]) :]
    return [sum(each) / len(some) for each in zip(*some, strict=True)]


def check(args: argparse.Namespace) -> None:
    state = read(args.file, args.ruleset)
    names = args.generations.split(",")
    players = args.players
    tasks = [
        Task(
            args.ruleset,
            f"{args.seed}-{block}",
            tuple(chosen(state, name) if seat == at else args.rival for at in range(players)),
        )
        for block in range(args.blocks)
        for seat in range(players)
        for name in names
    ]
    with Pool(args.workers or None) as pool:
        found = pool.map(partial(won, args.base), tasks, chunksize=1)
    for number, name in enumerate(names):
        mine = [
            result[at // len(names) % players]
            for at, result in enumerate(found)
            if at % len(names) == number
        ]
        blocks = [mine[at : at + players] for at in range(0, len(mine), players)]
        print(f"{args.ruleset} {name} against {args.rival}:", summed(blocks), flush=True)


def won(base: int, task: Task) -> list[tuple[float, float]]:
    """Of every seat: its share of the first place, and money over the others."""
    game, ruleset = rulesets()[task.ruleset]
    options = {**among_bots(game.name), **ruleset.options}
    players = len(task.seats)
    rules = ready_rules(game.name, players, tuple(options.items()))
    played = play_out(rules, [seated(base, task, seat) for seat in range(players)], task.seed)
    places, scores = played.position.places(), played.position.scores()
    total, first = sum(scores), places.count(1)
    return [
        (1 / first if place == 1 else 0.0, score - (total - score) / (players - 1))
        for place, score in zip(places, scores, strict=True)
    ]


def summed(blocks: list[list[tuple[float, float]]]) -> str:
    said = []
    for kind in (0, 1):
        means = [sum(each[kind] for each in block) / len(block) for block in blocks]
        mean = sum(means) / len(means)
        spread = sqrt(sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1))
        said.append((mean, 1.96 * spread / sqrt(len(means))))
    (wins, by), (money, about) = said
    games = sum(map(len, blocks))
    return f"{100 * wins:.1f} ± {100 * by:.1f} %, money {money:+.2f} ± {about:.2f}, {games} games"


def show(args: argparse.Namespace) -> None:
    state = read(args.file, args.ruleset)
    steps = chosen(state, args.generation)
    found = changed(fields(args.ruleset, args.base), knobs(args.ruleset), steps)
    for name, value in found.items():
        digits = 3 if isinstance(value, float) and abs(value) < 1 else 2
        some = (
            [round(each, 2) for each in value] if isinstance(value, list) else round(value, digits)
        )
        print(f'"{name}": {some},')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(required=True)
    for name, command in (("run", run), ("check", check), ("show", show)):
        made = commands.add_parser(name)
        made.set_defaults(command=command)
        made.add_argument("ruleset", choices=list(rulesets()))
        made.add_argument("file", type=Path)
        made.add_argument("--base", type=int, default=1, help="the version to begin with and beat")
        made.add_argument("--workers", type=int, default=0)
        if name == "run":
            made.add_argument("--seconds", type=float, default=600)
            made.add_argument("--pairs", type=int, default=400)
            made.add_argument("--last", type=int, default=30, help="generations in all")
            made.add_argument("--rate", type=float, default=RATE)
            made.add_argument("--start", type=Path, help="a file of changes to begin with, by knob")
        if name != "show":
            made.add_argument("--seed", default="evolve" if name == "run" else "check")
        if name == "check":
            made.add_argument("--generations", default="~5")
            made.add_argument("--blocks", type=int, default=60)
            made.add_argument("--players", type=int, default=4)
            made.add_argument("--rival", default="merchant")
        if name == "show":
            made.add_argument("--generation", default="~5")
    args = parser.parse_args()
    args.command(args)


if __name__ == "__main__":
    main()
