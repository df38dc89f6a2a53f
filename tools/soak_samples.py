"""Sample many worlds from the views of merchants' games and check each one: `make soak-samples`.

    python -m tools.soak_samples                      5,000 games, 1,000,000 samples a ruleset
    python -m tools.soak_samples --games 50 --samples 10000                    fewer
    python -m tools.soak_samples --game batavia
    python -m tools.soak_samples --ruleset oltremare-2005 --only 12            one game again

Each game is played to its end among merchants. Games run over all numbers of players and all listed
option values, like those of `soak.py`. Then some moments of the game are chosen at random, half of
them from its last third, and the view of some seat (or of a spectator) is sampled many times. Every
world must look the same to that seat, and must pass the check of the rules (`Rules.check`); some of
them are written and read back. Failures are printed, with the command that shows them again, and
the run continues; its exit code is then 1.
"""

import argparse
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter

from fondaco.arena.pool import spread
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Position, Rules
from fondaco.games import games
from fondaco.records import Game
from tools.soak import Course, courses, rules_for

READ_BACK = 50  # every so many worlds, one is written and read back
PROGRESS_S = 60.0  # seconds between two lines of progress


class WrongWorldError(Exception):
    """A sampled world that this seat cannot be in."""


@dataclass(frozen=True)
class Amount:
    """How much is sampled in each game."""

    views: int  # of one game
    samples: int  # of one view


@dataclass
class Sampled:
    """What was sampled in one game, and what went wrong there."""

    number: int
    views: int = 0
    samples: int = 0
    slowest_s: float = 0.0
    errors: list[str] = field(default_factory=list)


def soak_one(course: Course, amount: Amount, number: int) -> Sampled:
    """Play one game and sample its views; never raises."""
    done = Sampled(number)
    rng = Random(f"views {course.game_seed(number)}")
    moments: list[Position] = []
    try:
        rules = rules_for(course, number)
        play(rules, course.game_seed(number), moments)
    except Exception as error:  # anything at all that goes wrong is what we are looking for
        done.errors.append(described(error, f"the game stops after {len(moments)} moves"))
    for position in chosen(moments, amount.views, rng):
        seat = rng.randrange(SPECTATOR, rules.players)
        try:
            sample_view(rules, position, seat, amount.samples, rng, done)
        except Exception as error:
            done.errors.append(described(error, f"seat {seat}, after {position.ply} moves"))
        done.views += 1
    return done


def play(rules: Rules, seed: str, moments: list[Position]) -> None:
    """A whole game among merchants; a copy of every position is added to `moments`."""

    def keep(game: Game) -> None:
        moments.append(game.position.copy())

    play_out(
        rules,
        [make_bot("merchant", bot_seed(seed, seat)) for seat in range(rules.players)],
        seed,
        on_move=keep,
    )


def chosen(moments: list[Position], views: int, rng: Random) -> list[Position]:
    """Some moments of a game, half of them late ones: then most is known of hidden cards."""
    late = moments[2 * len(moments) // 3 :]
    return [rng.choice(late if number % 2 else moments) for number in range(views) if moments]


def sample_view(
    rules: Rules,
    position: Position,
    seat: int,
    samples: int,
    rng: Random,
    done: Sampled,
) -> None:
    """Worlds that fit one view, each compared with it."""
    view = position.view(seat)
    line = rules.format_view(view)
    for _ in range(samples):
        start = perf_counter()
        world = view.sample(rng)
        done.slowest_s = max(done.slowest_s, perf_counter() - start)
        if rules.format_view(world.view(seat)) != line:
            raise WrongWorldError("the sampled world looks different to this seat")
        rules.check(world)
        done.samples += 1
        if done.samples % READ_BACK == 0:
            written = rules.format_position(world)
            if rules.format_position(rules.parse_position(written)) != written:
                raise WrongWorldError("the sampled world is not read back")


def described(error: Exception, where: str) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{where}: {error!r} ({last.filename}:{last.lineno})"


# --- the run --------------------------------------------------------------------------------------


def run(course: Course, wanted: int, amount: Amount, workers: int) -> int:
    """All games of one ruleset; how many failures there were."""
    start = last = perf_counter()
    views = samples = failures = 0
    slowest = 0.0
    games_done = spread(partial(soak_one, course, amount), wanted, workers)
    for played, done in enumerate(games_done, start=1):
        views += done.views
        samples += done.samples
        slowest = max(slowest, done.slowest_s)
        failures += len(done.errors)
        for error in done.errors:
            print(failure(course, amount, done.number, error), file=sys.stderr, flush=True)
        if perf_counter() - last > PROGRESS_S or played == wanted:
            last = perf_counter()
            print(
                f"{course}: {played:,} games, {views:,} views, {samples:,} samples, "
                f"{failures:,} failures in {last - start:,.0f} s; "
                f"the slowest sample took {1000 * slowest:,.0f} ms",
                flush=True,
            )
    return failures


def failure(course: Course, amount: Amount, number: int, error: str) -> str:
    ruleset = games()[course.game].ruleset(dict(course.options)).name
    return (
        f"FAILED: {course}, game {number}, {error}\n"
        f"Again: python -m tools.soak_samples --game {course.game} --ruleset {ruleset}"
        f" --seed {course.seed} --views {amount.views} --each {amount.samples} --only {number}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Sample views of merchants' games.")
    parser.add_argument("--games", type=int, default=5_000, help="for each ruleset")
    parser.add_argument("--samples", type=int, default=1_000_000, help="for each ruleset, at least")
    parser.add_argument("--views", type=int, default=10, help="of one game")
    parser.add_argument("--each", type=int, help="samples of one view, instead of --samples")
    parser.add_argument("--game", choices=list(games()), action="append", help="only this game")
    parser.add_argument("--ruleset", help="only this one: an edition of a game")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for all cores")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="play this one game again")
    given = parser.parse_args(arguments)
    try:
        planned = courses(given.game or list(games()), given.ruleset, given.seed)
    except Refused as error:
        parser.error(str(error))
    if not planned or given.games < 1 or given.views < 1 or given.samples < 1:
        parser.error("There is nothing to sample.")
    each = given.each or -(-given.samples // (given.games * given.views))
    amount = Amount(given.views, each)
    failures = 0
    for course in planned:
        if given.only is None:
            failures += run(course, given.games, amount, given.workers)
            continue
        done = soak_one(course, amount, given.only)
        failures += len(done.errors)
        for what in done.errors:
            print(failure(course, amount, given.only, what), file=sys.stderr)
        print(f"{course}, game {given.only}: {done.samples:,} samples of {done.views:,} views")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
