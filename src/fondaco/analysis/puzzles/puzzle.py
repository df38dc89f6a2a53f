"""A puzzle: a game up to a moment, the choices of the seat that has to choose, and the best one."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from fondaco.analysis.review_json import rounded
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games import game as manifest
from fondaco.records import Game

ID_DIGITS: Final = 12


@dataclass(frozen=True)
class WeighedMove:
    """One thing that could be done, and what comes of it for the seat; ± is a standard error."""

    move: str  # in the notation of the game
    chance: float  # to win
    chance_error: float
    money: float  # to end with
    money_error: float


@dataclass(frozen=True)
class Judged:
    """How thoroughly it was looked at, so that anybody can do it again."""

    worlds: int
    seed: str


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game in which one choice is clearly the best, and how that was found."""

    id: str
    ruleset: str
    record: str  # of the game up to the moment, as text
    seat: int  # that has to choose
    theme: str
    solution: str
    choices: list[WeighedMove]  # as the moves are listed; the solution is one of them
    strength: float  # how hard it is, on the scale of ratings, as far as bots could measure it
    found: dict[str, list[int]]  # by level of bot: how often it was found, of how many tries
    judged: Judged

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.record.split("\n", 2)[1].removeprefix("game: ")

    def replay(self, listen: bool = True) -> Game:
        """The game up to the moment, every move played and checked."""
        return Game.from_text(self.record, listen=listen)

    def as_json(self) -> dict[str, Any]:
        """The puzzle as plain data, with rounded numbers."""
        told: dict[str, Any] = rounded(asdict(self))
        return told


def id_of(record: str, seat: int) -> str:
    """The same moment of the same game is the same puzzle, whoever finds it."""
    return sha256(f"puzzle {seat} {record}".encode()).hexdigest()[:ID_DIGITS]


def from_json(data: Mapping[str, Any]) -> Puzzle:
    """A puzzle from plain data; Refused if it is not one."""
    try:
        return Puzzle(
            id=str(data["id"]),
            ruleset=str(data["ruleset"]),
            record=str(data["record"]),
            seat=int(data["seat"]),
            theme=str(data["theme"]),
            solution=str(data["solution"]),
            choices=[WeighedMove(**each) for each in data["choices"]],
            strength=float(data["strength"]),
            found={str(level): [int(n) for n in told] for level, told in data["found"].items()},
            judged=Judged(**data["judged"]),
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Refused("puzzle-shape") from None


def check(puzzle: Puzzle) -> Game:
    """The game of a puzzle that is sound; Refused, with the reason, if it is not."""
    try:
        game = puzzle.replay(listen=False)
        view = game.position.view(puzzle.seat)
        moves = [game.rules.parse_move(choice.move) for choice in puzzle.choices]
        _check(puzzle, game, view, moves)
    except Refused as reason:
        raise Refused("puzzle-unsound", puzzle=puzzle.id, reason=reason) from None
    return game


def _check(puzzle: Puzzle, game: Game, view: View, moves: list[Move]) -> None:
    if puzzle.id != id_of(puzzle.record, puzzle.seat):
        raise Refused("puzzle-id")
    if puzzle.ruleset != manifest(game.rules.name).ruleset(game.rules.options()).name:
        raise Refused("puzzle-ruleset", ruleset=puzzle.ruleset)
    if len(set(moves)) < 2 or not set(moves) <= set(view.moves):
        raise Refused("puzzle-choices")
    if puzzle.solution not in [choice.move for choice in puzzle.choices]:
        raise Refused("puzzle-solution", move=puzzle.solution)
