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
from fondaco.bots import bot_seed, check_bot, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position
from fondaco.games import make, options_of, players_of, ready_rules

OFFERS = "12"  # offers in a turn, where the game limits them and the caller does not


@dataclass(frozen=True)
class Plan:
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
        rules = make(self.game, len(self.bots), **(limit_offers(self.game) | self.options))
        object.__setattr__(self, "options", rules.options())

    def game_seed(self, number: int) -> str:
        return f"{self.seed}-{number}"


def limit_offers(game: str) -> dict[str, str]:
    """Bots that talk by lot would talk for long: a limit for games that know one."""
    for option in options_of(game):
        if option.name == "offers" and (not option.values or OFFERS in option.values):
            return {"offers": OFFERS}
    return {}


def seat_bots(game: str, players: int | None, bots: str | None) -> tuple[str, ...]:
    """One bot for each seat, from a number of players and a list such as `random,random`.

    A single bot takes all seats; without a number of players the list tells it, or else the game's
    largest number of players does.

    >>> seat_bots("oltremare", 3, "random")
    ('random', 'random', 'random')
    """
    named = [bot.strip() for bot in bots.split(",")] if bots else ["random"]
    if players is None:
        players = len(named) if len(named) > 1 else players_of(game)[-1]
    if len(named) == 1 and players > 0:
        named *= players
    if len(named) != players:
        raise Refused("players-and-bots", players=players, bots=len(named))
    return tuple(named)


@dataclass(frozen=True)
class Result:
    """How one game went."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    turns: int  # how often the game waited for somebody new
    checksum: str


def simulate(
    plan: Plan, workers: int = 0, on_game: Callable[[Result], None] | None = None
) -> list[Result]:
    """Play the games of a plan (0 workers: one for each core), in the order of their numbers."""
    if plan.records is not None:
        make_folder(plan.records)
    results: list[Result] = []
    for result in spread(partial(play_one, plan), plan.games, workers):
        results.append(result)
        if on_game is not None:
            on_game(result)
    return sorted(results, key=lambda result: result.number)


def play_one(plan: Plan, number: int) -> Result:
    """Game `number` of a plan, alone."""
    seed = plan.game_seed(number)
    rules = ready_rules(plan.game, len(plan.bots), tuple(plan.options.items()))
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    turns = TurnCounter()
    game = play_out(rules, bots, seed, on_move=lambda game: turns.look(game.position))
    if plan.records is not None:
        save_text(game.to_text(), plan.records / record_name(plan, number))
    return Result(
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
        turn = position.turn
        if turn != self._turn and not position.over:
            self.count += self._turn >= 0
            self._turn = turn


def record_name(plan: Plan, number: int) -> str:
    """The file name of one game's record: safe on every system."""
    seed = re.sub(r"[^A-Za-z0-9_-]", "_", plan.seed)
    digits = len(str(plan.games - 1))
    return f"{plan.game}-{seed}-{number:0{digits}}.txt"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot-make-folder", folder=str(folder), error=str(error.strerror)) from None


def save_text(text: str, path: Path) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write-file", file=str(path), error=str(error.strerror)) from None
