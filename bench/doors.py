"""What the environments for learning programs cost, compared with the bare engine, in one run.

A step is one decision: in the bare engine a move, in an environment a small action (an offer takes
several of them). In every environment a player takes any legal action. Environments take turns in
rounds, and the median of the rounds counts; seconds are seconds of processor time.

Two more things are measured where one asks for them: games in step in several processes, by the
clock (`--workers 16`; without a number, as many as there are cores), and pgx on one core (`--pgx`),
which gets an environment of its own.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.run import Engine, UnavailableError, prepare
from bench.run import measure as measure_peer
from bench.timing import decisions_per_second
from fondaco.contract.playout import random_game

LATEST = Path(__file__).with_name("doors.json")
GAMES = ("oltremare", "batavia")
PLAYERS = 4
WARM_UP = 0.1  # seconds
IN_STEP = 64  # games of a vector: with more of them, processor caches are too small
STEPS = 16  # of all of them, before one looks at the clock
IN_PROCESS = 256  # games of each worker: with fewer of them, one waits for messages
ROUNDS_TOGETHER = 2
PGX_GAMES = ("backgammon", "sparrow_mahjong")

Play = Callable[[Random], int]  # plays one game at random, and returns how many steps it took
Door = tuple[str, list[str], Callable[[str], Play]]  # a name, what it needs, how it is opened


def bare(game: str) -> Play:
    """The engine itself, with the same limit of talk as behind the doors."""
    from fondaco.games import make

    rules = make(game, PLAYERS, **({"offers": "6"} if game == "oltremare" else {}))

    def play(rng: Random) -> int:
        return random_game(rules.start(str(rng.getrandbits(64))), rng)

    return play


def bare_views(game: str) -> Play:
    """The engine as bots meet it: the seat to move gets its View."""
    from fondaco.games import make

    rules = make(game, PLAYERS, **({"offers": "6"} if game == "oltremare" else {}))

    def play(rng: Random) -> int:
        position = rules.start(str(rng.getrandbits(64)))
        while not position.over:
            moves = position.view(position.turn).moves
            position.play(position.turn, moves[int(rng.random() * len(moves))])
        return position.ply

    return play


def stepper(game: str, observe: bool) -> Play:
    """Small actions without any library's door."""
    from fondaco.envs import Stepper, codec_for, rules_for

    rules = rules_for(game, PLAYERS)
    codec = codec_for(rules)

    def play(rng: Random) -> int:
        walk = Stepper(codec, rules.start(str(rng.getrandbits(64))))
        while not walk.ended:
            if observe:
                walk.observe(walk.seat)
                walk.mask(walk.seat)
            legal = walk.legal()
            walk.act(legal[int(rng.random() * len(legal))])
        return walk.steps

    return play


def vector(game: str, draw: bool = False) -> Play:
    """Many games in step, with observations and masks. Random actions are those they pick
    themselves, or drawn by the mask."""
    import numpy as np

    from fondaco.envs.vector import VectorEnv

    env = VectorEnv(game, IN_STEP, PLAYERS)

    def play(rng: Random) -> int:
        chance = np.random.default_rng(rng.getrandbits(32))
        for _ in range(STEPS):
            env.step(env.sample(chance) if draw else env.picks)
        return STEPS * IN_STEP

    return play


def shared(game: str, workers: int, seconds: float) -> int:
    """Steps per second by the clock, of so many processes together."""
    from fondaco.envs.shared_vector import SharedVectorEnv

    with SharedVectorEnv(game, IN_PROCESS * workers, workers, players=PLAYERS) as env:
        for _ in range(STEPS):
            env.step(env.picks)
        steps = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            env.step(env.picks)
            steps += len(env)
        return round(steps / (perf_counter() - start))


def in_processes(games: tuple[str, ...], workers: list[int], seconds: float) -> dict[str, Any]:
    """Steps per second of one process and of several, and how many times as fast those are."""
    found: dict[str, Any] = {}
    for game in games:
        speeds: dict[int, list[int]] = {number: [] for number in [1, *workers]}
        for _ in range(ROUNDS_TOGETHER):  # in turns: the first core may have been busy otherwise
            for number, speed in speeds.items():
                speed.append(shared(game, number, seconds))
        found[game] = {
            number: {
                "steps_per_second": round(median(speed)),
                "of_one": round(median(speed) / median(speeds[1]), 2),
            }
            for number, speed in speeds.items()
        }
    return {"cores": os.cpu_count(), "games_of_each": IN_PROCESS, "games": found}


def pgx(seconds: float) -> dict[str, Any]:
    """Steps per second of pgx's games on one core, at their best batch size."""
    engine = Engine("pgx", "pgx", "bench.pgx_worker", ".bench/pgx", "pgx==2.6.0")
    prepare(engine)
    found: dict[str, Any] = {}
    for game in PGX_GAMES:
        done = measure_peer(replace(engine, arguments=(game,)), seconds, 1)
        best = max(done["steps_per_second"], key=lambda batch: done["steps_per_second"][batch])
        found[game] = {**done, "best_batch": int(best), "best": done["steps_per_second"][best]}
    return found


def pettingzoo(game: str, wrapped: bool) -> Play:
    from fondaco.envs import pettingzoo_env

    env = pettingzoo_env.env(game, PLAYERS) if wrapped else pettingzoo_env.raw_env(game, PLAYERS)

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        steps = 0
        while True:
            observation, _, over, stopped, _ = env.last()
            if over or stopped:
                return steps
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1

    return play


def gymnasium(game: str) -> Play:
    """One learner among random bots; the bots' moves count as steps too."""
    from fondaco.envs.gymnasium_env import SeatEnv

    env = SeatEnv(game, PLAYERS)

    def play(rng: Random) -> int:
        observation, _ = env.reset(seed=rng.getrandbits(32))
        while True:
            legal = observation["action_mask"].nonzero()[0]
            observation, _, over, stopped, _ = env.step(legal[int(rng.random() * len(legal))])
            if over or stopped:
                return env.game.steps

    return play


def openspiel(game: str, observe: bool) -> Play:
    import pyspiel

    import fondaco.envs.openspiel_games  # noqa: F401  (registers the games)

    loaded = pyspiel.load_game(f"fondaco_{game}")

    def play(rng: Random) -> int:
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.getrandbits(8))
        steps = 0
        while not state.is_terminal():
            if observe:
                state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


BARE = "bare engine"
IN_STEP_DOOR = "games in step"

DOORS: list[Door] = [
    (BARE, [], bare),
    ("bare engine, a View each", [], bare_views),
    ("small actions", ["numpy"], lambda game: stepper(game, False)),
    ("small actions, observed", ["numpy"], lambda game: stepper(game, True)),
    (IN_STEP_DOOR, ["numpy"], vector),
    ("games in step, numpy draws", ["numpy"], lambda game: vector(game, draw=True)),
    ("Gymnasium", ["numpy", "gymnasium"], gymnasium),
    ("PettingZoo, raw", ["numpy", "pettingzoo"], lambda game: pettingzoo(game, False)),
    ("PettingZoo", ["numpy", "pettingzoo"], lambda game: pettingzoo(game, True)),
    ("OpenSpiel, no tensors", ["numpy", "pyspiel"], lambda game: openspiel(game, False)),
    ("OpenSpiel", ["numpy", "pyspiel"], lambda game: openspiel(game, True)),
]


def missing(needs: list[str]) -> list[str]:
    return [name for name in needs if find_spec(name) is None]


def build() -> str:
    """Which build is measured."""
    from fondaco.contract import rules

    return "plain" if str(rules.__file__).endswith(".py") else "compiled"


def measure(
    games: tuple[str, ...], rounds: int, seconds: float, only: list[str] | None = None
) -> dict[str, Any]:
    """Steps per second of every door that can be opened, and what share of the engine's it is."""
    found: dict[str, Any] = {}
    doors = [door for door in DOORS if only is None or door[0] in (BARE, *only)]
    for game in games:
        opened = [(name, open_it(game)) for name, needs, open_it in doors if not missing(needs)]
        speeds: dict[str, list[float]] = {name: [] for name, _ in opened}
        for number in range(rounds):
            for name, play in opened:
                decisions_per_second(play, min(WARM_UP, seconds), Random(number))
                speed = decisions_per_second(play, seconds, Random(number))
                speeds[name].append(speed["per_second"])
        engine = median(speeds[BARE])
        found[game] = {
            name: {
                "steps_per_second": round(median(speed)),
                "of_bare": round(median(speed) / engine, 4),
            }
            for name, speed in speeds.items()
        }
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"python": platform.python_version(), "arch": platform.machine()},
        "build": build(),
        "rounds": rounds,
        "seconds_per_round": seconds,
        "players": PLAYERS,
        "doors": found,
        "not_measured": [name for name, needs, _ in DOORS if missing(needs)],
    }


def show(result: dict[str, Any]) -> None:
    console = Console()
    for game, doors in result["doors"].items():
        title = f"{game}, {PLAYERS} players, one core, {result['build']} build, medians"
        table = Table(title=title)
        table.add_column("door")
        table.add_column("steps/s", justify="right")
        table.add_column("of the bare engine", justify="right")
        for name, facts in doors.items():
            table.add_row(name, f"{facts['steps_per_second']:,}", f"{facts['of_bare']:.1%}")
        console.print(table)
    for name, needs, _ in DOORS:
        if missing(needs):
            console.print(f"{name}: not measured, needs {', '.join(missing(needs))}", style="red")


def show_processes(found: dict[str, Any]) -> None:
    each, cores = found["games_of_each"], found["cores"]
    table = Table(title=f"games in step in processes of {each} games, {cores} cores, by the clock")
    for name in ("game", "processes", "steps/s", "× one process"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for game, speeds in found["games"].items():
        for number, facts in speeds.items():
            speed, ratio = facts["steps_per_second"], facts["of_one"]
            table.add_row(game, str(number), f"{speed:,}", f"{ratio:.1f}")
    Console().print(table)


def show_pgx(result: dict[str, Any], found: dict[str, Any]) -> None:
    games = list(result["doors"])
    table = Table(title=f"pgx, one core, at its best batch size; our {result['build']} build")
    table.add_column("game of pgx")
    for name in ("batch", "steps/s", *(f"{game} in step / it" for game in games)):
        table.add_column(name, justify="right")
    for name, facts in found.items():
        speed = facts["best"]
        ours = [result["doors"][game][IN_STEP_DOOR]["steps_per_second"] for game in games]
        ratios = [f"{our / speed:.2f}" for our in ours]
        table.add_row(name, str(facts["best_batch"]), f"{speed:,}", *ratios)
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="per door and round")
    parser.add_argument("--game", choices=GAMES, action="append", help="measure this game only")
    parser.add_argument("--only", action="append", help="measure this door only, and the engine")
    parser.add_argument(
        "--workers", type=int, nargs="*", help="games in step in 1 and N processes (or all cores)"
    )
    parser.add_argument("--pgx", action="store_true", help="measure games of pgx, too")
    parser.add_argument("--output", type=Path, default=LATEST, help="where the JSON goes")
    given = parser.parse_args()
    games = tuple(given.game or GAMES)
    result = measure(games, given.rounds, given.seconds, given.only)
    show(result)
    if given.workers is not None:
        workers = given.workers or [os.cpu_count() or 1]
        result["in_processes"] = in_processes(games, workers, given.seconds)
        show_processes(result["in_processes"])
    both = json.loads(given.output.read_text("utf-8")) if given.output.exists() else {}
    both[result["build"]] = result  # the other build's numbers stay
    if given.pgx:
        try:
            both["pgx"] = pgx(given.seconds)
            show_pgx(result, both["pgx"])
        except UnavailableError as why:
            Console().print(f"pgx: not measured, {why}", style="red")
    given.output.write_text(json.dumps(both, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
