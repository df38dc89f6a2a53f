"""Simulations: many games among bots, on all cores, the same whatever the number of workers.

Game k of the seed S is played with the game seed `S-k`, so a single game of a large run can be
played again alone.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from fondaco.arena.pool import spread
from fondaco.arena.seating import line_ups
from fondaco.bots import bot_seed, check_bot, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position
from fondaco.games import make, options_of, ready_rules


@dataclass(frozen=True)
class SimPlan:
    """What to simulate. Checked when made: a bad plan is refused before the first game."""

    game: str
    bots: tuple[str, ...]  # by seat
    games: int
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    records: Path | None = None  # a folder that gets one record for each game

    def __post_init__(self) -> None:
        if self.games < 1:
            raise Refused("games-least", games=self.games)
        for bot in self.bots:
            check_bot(bot)
        check_seed(self.game_seed(self.games - 1))
        rules = make(self.game, len(self.bots), **(among_bots(self.game) | self.options))
        object.__setattr__(self, "options", rules.options())

    def game_seed(self, number: int) -> str:
        """The seed of a game, by its number."""
        return f"{self.seed}-{number}"


def among_bots(game: str) -> dict[str, str]:
    """The options that a game has among bots, where the caller does not choose others."""
    return {each.name: each.among_bots for each in options_of(game) if each.among_bots}


def seat_bots(game: str, players: int | None, bots: str | None) -> tuple[str, ...]:
    """One bot for each seat, from a list as `fondaco arena` takes it; without one, `random`.

    The last bot of the list fills the other seats. A list that names more bots than there are seats
    is refused: a simulation has one seating.

    >>> seat_bots("oltremare", 3, "merchant,random")
    ('merchant', 'random', 'random')
    >>> seat_bots("oltremare", None, "merchant,random")
    ('merchant', 'random')
    """
    [seats, *_] = line_ups(game, players, bots or "random")
    named = len(bots.split(",")) if bots else 1
    if named > len(seats):
        raise Refused("players-and-bots", players=len(seats), bots=named)
    return seats


@dataclass(frozen=True)
class SimResult:
    """How one game went."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    turns: int  # how often the game waited for somebody new
    checksum: str


def simulate(
    plan: SimPlan, workers: int = 0, on_game: Callable[[SimResult], None] | None = None
) -> list[SimResult]:
    """Play the games of a plan (0 workers: one for each core), in the order of their numbers."""
    if plan.records is not None:
        make_folder(plan.records)
    results: list[SimResult] = []
    for result in spread(partial(play_one, plan), plan.games, workers):
        results.append(result)
        if on_game is not None:
            on_game(result)
    return sorted(results, key=lambda result: result.number)


def play_one(plan: SimPlan, number: int) -> SimResult:
    """Game `number` of a plan, alone."""
    seed = plan.game_seed(number)
    rules = ready_rules(plan.game, len(plan.bots), tuple(plan.options.items()))
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    turns = TurnCounter()
    game = play_out(rules, bots, seed, on_move=lambda game: turns.look(game.position))
    if plan.records is not None:
        save_text(game.to_text(), plan.records / record_name(plan, number))
    return SimResult(
        number=number,
        scores=game.position.scores(),
        places=game.position.places(),
        decisions=len(game.log),
        turns=turns.count,
        checksum=game.checksum(),
    )


class TurnCounter:
    """How often the game waited for somebody new, from looking at each position."""

    def __init__(self) -> None:
        self.count = 1
        self._turn = -1

    def look(self, position: Position) -> None:
        """Look at a position after a move: another seat's turn is a new one."""
        turn = position.turn
        if turn != self._turn and not position.over:
            self.count += self._turn >= 0
            self._turn = turn


def record_name(plan: SimPlan, number: int) -> str:
    """The file name of one game's record: safe on every system."""
    seed = re.sub(r"[^A-Za-z0-9_-]", "_", plan.seed)
    digits = len(str(plan.games - 1))
    return f"{plan.game}-{seed}-{number:0{digits}}.txt"


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there; Refused if that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot-make-folder", folder=str(folder), error=str(error.strerror)) from None


def save_text(text: str, path: Path) -> None:
    """Write a text into a file; Refused if that is not possible."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refused("cannot-write-file", file=str(path), error=str(error.strerror)) from None
