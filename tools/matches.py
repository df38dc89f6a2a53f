"""Plays the matches that docs/bots.md publishes, and prints the rows of its tables again.

    python tools/matches.py                     # lists them
    python tools/matches.py captain:600 --play  # plays those whose commands have these words
    python tools/matches.py captain:1600 --play --keep games.jsonl  # in several sittings

A match is listed there with its command before it is played, so its length and its seed are fixed
in advance. A row without a checksum has not been played yet.
"""

import argparse
import json
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from fondaco.arena.pool import spread
from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.standings import standings
from fondaco.arena.timing import Timing
from fondaco.arena.tournament import Tournament, TournamentGame, blocks_for, run

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
COMMAND = re.compile(r"`(fondaco arena [^`]*)`")


def commands() -> list[str]:
    """All that the tables name, in their order."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    return [found[1] for row in rows if (found := COMMAND.search(row))]


class Kept:
    """Games played in earlier sittings, and those of this one: a line for each in a file."""

    def __init__(self, file: Path, command: str, workers: int) -> None:
        self.file = file
        self.command = command
        self.workers = workers

    def __call__(
        self, work: Callable[[int], TournamentGame], count: int
    ) -> Iterator[TournamentGame]:
        """What `run` asks for: the games that are there, then the others as they are played."""
        known = {game.number: game for game in self.games()}
        yield from known.values()
        rest = [number for number in range(count) if number not in known]
        for game in spread(partial(one_of, work, rest), len(rest), workers=self.workers, chunk=1):
            line = json.dumps({"match": self.command} | asdict(game) | {"timings": None})
            with self.file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")
            yield game

    def games(self) -> Iterator[TournamentGame]:
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        for line in map(json.loads, text.splitlines()):
            if line.pop("match") == self.command:
                yield TournamentGame(**line | {"timings": [Timing() for _ in line["scores"]]})


def one_of(work: Callable[[int], TournamentGame], numbers: list[int], at: int) -> TournamentGame:
    return work(numbers[at])


def tournament(command: str) -> Tournament:
    """What a command of the arena plays."""
    _, _, game, *rest = shlex.split(command)
    given = dict(zip([name[2:] for name in rest[::2]], rest[1::2], strict=True))
    players, bots, games, seed = (given.pop(name) for name in ("players", "bots", "games", "seed"))
    seated = seatings(line_ups(game, int(players), bots))
    return Tournament(game, seated, blocks_for(int(games), len(seated)), seed, given)


def play(command: str, workers: int, keep: Path | None = None) -> str:
    """Play one match; its row, with the numbers of the bot that is named first."""
    began = perf_counter()
    kept = Kept(keep, command, workers) if keep is not None else None
    told = standings(run(tournament(command), workers, spreading=kept), perf_counter() - began)
    one = told["bots"][0]
    wins = shown({end: 100 * share for end, share in numbers(one["wins"]).items()}, "{:.1f}", "%")
    ahead = shown(numbers(one["margin_mean"]), "{:+.1f}")
    return f"| `{command}` | {wins} | {ahead} | `{told['checksum']}` |"


def numbers(interval: dict[str, Any]) -> dict[str, float]:
    """What of it is known: a single block has no ends."""
    ends = ("value", "low", "high")
    return {end: interval[end] for end in ends if interval[end] is not None}


def shown(found: dict[str, float], form: str, unit: str = "") -> str:
    ends = " … ".join(form.format(found[end]) for end in ("low", "high") if end in found)
    return form.format(found["value"]) + unit + (f" ({ends})" if ends else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="what the command must have in it")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--workers", type=int, default=0, help="one for each core if not given")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games, to continue from there")
    given = parser.parse_args()
    for command in commands():
        if all(word in command for word in given.words):
            row = play(command, given.workers, given.keep) if given.play else command
            print(row, flush=True)


if __name__ == "__main__":
    main()
