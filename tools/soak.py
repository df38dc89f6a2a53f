"""Play many random games on the raw engine and check every one: `make soak`.

    python tools/soak.py                              100,000 games of every edition of every game
    python tools/soak.py --games 2000                 fewer
    python tools/soak.py --game oltremare --edition 2004
    python tools/soak.py --game batavia --seed 0 --only 1234     one game again, after a failure

Games run over all numbers of players and all listed option values. Moves are drawn at random from
the listed ones, with some deals proposed; there are no bots, and no events are recorded. Every so
many moves the rules check the position (`Rules.check`). Every game must end. A sample is replayed
with listeners, through its notations and through copies, and must reach the same last position. The
first failure ends the run with exit code 1 and says how to see it again.
"""

import argparse
import json
import sys
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from random import Random
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

from fondaco.arena.pool import spread
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Move, Position, Rules
from fondaco.games import games, make, options_of, players_of
from fondaco.records import checksum

OTHER_SEAT = 0.3  # how often somebody speaks whom the game does not wait for
DEAL = 0.1  # how often a deal is proposed where one may be
FIXED = {"offers": "12"}  # options without listed values that a random game needs


@dataclass(frozen=True)
class Course:
    """One game in one edition: what the required number of games is counted for."""

    game: str
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    every: int = 16  # moves between checks
    sample: int = 47  # every so many games, one is replayed; a prime, to meet all options
    bound: int = 20_000  # moves in a game

    def __str__(self) -> str:
        return " ".join([self.game, *(value for _, value in self.options)])

    def game_seed(self, number: int) -> str:
        return "-".join(["soak", self.seed, *str(self).split(), str(number)])


@dataclass
class Played:
    """What became of one game; `error` if it went wrong, at that ply."""

    number: int
    ply: int = 0
    error: str = ""
    told: list[str] = field(default_factory=list)


class BrokenGameError(Exception):
    """A game that did what no game may do."""


# --- which games ----------------------------------------------------------------------------------


def courses(names: Sequence[str], ruleset: str | None, seed: str) -> list[Course]:
    """A course for each ruleset of each game."""
    return [
        Course(name, seed, tuple(each.options.items()))
        for name in names
        for each in games()[name].rulesets
        if ruleset in (None, each.name)
    ]


def rules_for(course: Course, number: int) -> Rules:
    """The rules of game `number`: the players change fastest, then each option in turn."""
    players = players_of(course.game)
    number, seat_count = divmod(number, len(players))
    options = dict(course.options)
    for option in options_of(course.game):
        if option.name in options or not option.only.items() <= options.items():
            continue
        if option.values:
            number, at = divmod(number, len(option.values))
            options[option.name] = option.values[at]
        elif option.name in FIXED:
            options[option.name] = FIXED[option.name]
    return _rules(course.game, players[seat_count], tuple(options.items()))


@lru_cache(maxsize=256)
def _rules(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return make(game, players, **dict(options))


# --- one game -------------------------------------------------------------------------------------


def soak_one(course: Course, number: int) -> Played:
    """Play and check one game; never raises."""
    played = Played(number)
    try:
        rules = rules_for(course, number)
        log: list[tuple[int, Move]] = []
        try:
            position = play(rules, course, course.game_seed(number), log)
            if number % course.sample == 0:
                check_again(rules, course, course.game_seed(number), log, position)
        finally:
            played.ply = len(log)
    except Exception as error:  # anything at all that goes wrong is what we are looking for
        played.error = f"{type(error).__name__}: {error}"
        played.told = traceback.format_exc().splitlines()
    return played


def play(rules: Rules, course: Course, seed: str, log: list[tuple[int, Move]]) -> Position:
    """A random game to its end, its moves added to `log`."""
    lot = Random(seed).random
    rng = Random(f"deals {seed}")
    position = rules.start(seed)
    rules.check(position)
    while not position.over:
        seats = position.to_move()
        seat = seats[0]
        if seat != position.turn:
            raise BrokenGameError(
                f"the game waits for seat {position.turn}, but seat {seat} comes first"
            )
        if len(seats) > 1 and lot() < OTHER_SEAT:
            seat = seats[int(lot() * len(seats))]
        move = position.propose(seat, rng) if lot() < DEAL else None
        if move is None:
            moves = position.moves(seat)
            if not moves:
                if seat == position.turn:
                    raise BrokenGameError(f"seat {seat} has no move, but the game waits for it")
                continue
            move = moves[int(lot() * len(moves))]
        position.play(seat, move)
        log.append((seat, move))
        if position.ply != len(log):
            raise BrokenGameError(f"the position counts {position.ply} moves, not {len(log)}")
        if position.ply % course.every == 0:
            rules.check(position)
        if position.ply > course.bound:
            raise BrokenGameError(f"the game does not end within {course.bound} moves")
    rules.check(position)
    check_end(position)
    return position


def check_end(position: Position) -> None:
    seats = range(position.players)
    if position.to_move() or any(position.moves(seat) for seat in seats):
        raise BrokenGameError("the game is over, but somebody can move")
    scores, places = position.scores(), position.places()
    if len(scores) != len(seats) or len(places) != len(seats):
        raise BrokenGameError(
            f"{len(seats)} players have the scores {scores} and the places {places}"
        )
    for seat in seats:
        better = sum(places[other] < places[seat] for other in seats)
        if places[seat] != better + 1:
            raise BrokenGameError(f"the places {places} leave out a place or name too many")


def check_again(
    rules: Rules, course: Course, seed: str, log: list[tuple[int, Move]], last: Position
) -> None:
    """The same moves once more, with everything that must not make a difference."""
    fork = Random(seed).randrange(len(log)) if log else 0
    position = rules.start(seed)
    twin = position
    events: list[Event] = []
    for ply, (seat, move) in enumerate(log):
        if rules.parse_move(rules.format_move(move)) != move:
            raise BrokenGameError(f"move {ply} is not read back: {rules.format_move(move)}")
        if ply == fork:
            twin = position.copy()
            check_forms(rules, position)
        position.play(seat, move, events)
        if ply >= fork:
            twin.play(seat, move)
    json.dumps([event.in_full() for event in events])
    want = checksum(rules, last)
    if checksum(rules, position) != want:
        raise BrokenGameError("a replay with listeners ends in another position")
    if checksum(rules, twin) != want:
        raise BrokenGameError(f"a copy made after {fork} moves ends in another position")


def check_forms(rules: Rules, position: Position) -> None:
    """A position survives its notation; every seat's view can be made and put into words."""
    line = rules.format_position(position)
    if "\n" in line or rules.format_position(rules.parse_position(line)) != line:
        raise BrokenGameError(f"the position is not read back: {line}")
    for seat in range(SPECTATOR, position.players):
        json.dumps(position.view(seat).as_json())


# --- the run --------------------------------------------------------------------------------------


def run(course: Course, games: int, workers: int, progress: Progress | None) -> Iterator[Played]:
    task = progress.add_task(str(course), total=games) if progress else None
    for played in spread(partial(soak_one, course), games, workers):
        if progress and task is not None:
            progress.advance(task)
        yield played


def tell_failure(course: Course, played: Played) -> None:
    print(*played.told, sep="\n", file=sys.stderr)
    print(
        f"FAILED: {course}, game {played.number}, seed {course.game_seed(played.number)}, "
        f"after {played.ply} moves: {played.error}",
        file=sys.stderr,
    )
    ruleset = games()[course.game].ruleset(dict(course.options)).name
    print(
        f"Again: python tools/soak.py --game {course.game} --ruleset {ruleset}"
        f" --seed {course.seed} --every 1 --only {played.number}",
        file=sys.stderr,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play many random games and check every one.")
    parser.add_argument("--games", type=int, default=100_000, help="for each ruleset")
    parser.add_argument("--game", choices=list(games()), action="append", help="only this game")
    parser.add_argument("--ruleset", help="only this one: an edition of a game")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 for all cores")
    parser.add_argument("--every", type=int, default=16, help="moves between checks")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="play this one game again")
    given = parser.parse_args(arguments)
    try:
        planned = courses(given.game or list(games()), given.ruleset, given.seed)
        if not planned or given.games < 1 or given.every < 1:
            raise Refused("There is nothing to play.")
    except Refused as error:
        parser.error(str(error))
    planned = [Course(c.game, c.seed, c.options, every=given.every) for c in planned]
    if given.only is not None:
        return again(planned, given.only)
    quiet = not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        for course in planned:
            start, moves = perf_counter(), 0
            for played in run(course, given.games, given.workers, progress):
                moves += played.ply
                if played.error:
                    progress.stop()
                    tell_failure(course, played)
                    return 1
            seconds = perf_counter() - start
            print(
                f"{course}: {given.games:,} games good, {moves:,} moves in {seconds:,.1f} s "
                f"({moves / seconds:,.0f} moves/s, {moves / given.games:.1f} a game)",
                flush=True,
            )
    return 0


def again(planned: list[Course], number: int) -> int:
    """One game of each course, alone in this process, always replayed."""
    failed = 0
    for course in planned:
        course = Course(course.game, course.seed, course.options, every=course.every, sample=1)
        played = soak_one(course, number)
        if played.error:
            tell_failure(course, played)
            failed = 1
        else:
            print(f"{course}, game {number}: good, {played.ply} moves")
    return failed


if __name__ == "__main__":
    sys.exit(main())
