"""What a game counts in records: a Watch looks on while a game is replayed.

A game with more to count than any game has a Watch of its own. It also sums up what it found in
many games, as tables and pictures whose words are phrases. The arena prints and draws them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from fondaco.contract.phrase import Said
from fondaco.contract.rules import Move, Rules

Income = tuple[int, str, int]  # a seat, a cause, and the money it gained or lost by it


@dataclass
class Notes:
    """What was counted in one finished game. Lists are by seat."""

    file: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    who: list[str]  # the bot, or the name of a person
    scores: list[int]
    places: list[int]
    first: int  # the seat the game waited for first
    decisions: int
    turns: int
    start: list[int]  # money before the first move
    income: list[dict[str, int]]  # by cause
    found: dict[str, Any] = field(default_factory=dict)  # what only this game has

    def order(self, seat: int) -> int:
        """How many seats come before this one in the order of play."""
        return (seat - self.first) % self.players


@dataclass(frozen=True)
class StatsTable:
    """Rows of text below heads; a line is drawn between sections. Numbers begin in the second
    column."""

    heads: tuple[Said, ...]
    sections: Sequence[Sequence[Sequence[Said]]]


@dataclass(frozen=True)
class Columns:
    """How often each value came up: [[value, number], ...], with what is written below and left."""

    counts: Sequence[Sequence[int]]
    below: Said
    left: Said


@dataclass(frozen=True)
class Shares:
    """Shares of 1 for each name: one row a name, and in it a bar for each series."""

    names: Sequence[str]
    series: Mapping[Said, Sequence[float]]
    below: Said


Picture = list[Columns] | Shares


class Watch:
    """Looks on while one game is replayed. Events come with everything that was hidden.

    This much works for any game.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def income(self, told: dict[str, Any]) -> list[Income]:
        """The money that changed hands with an event: it may have a cause and an amount."""
        if "cause" in told and "money" in told and told["seat"] >= 0:
            return [(told["seat"], told["cause"], told["money"])]
        return []

    def look(self, seat: int, move: Move, told: dict[str, Any]) -> None:
        """One event that a move of this seat caused."""

    def found(self) -> dict[str, Any]:
        """What was found in this one game, as plain data: `Notes.found`."""
        return {}

    @classmethod
    def called(cls, cause: str) -> Said:
        """What a cause of money is called."""
        return cause

    # All games together.

    @classmethod
    def sum_up(cls, group: list[Notes]) -> dict[str, Any]:
        """What was found in games of the same rules, as plain data."""
        return {}

    @classmethod
    def tables(cls, more: dict[str, Any]) -> list[StatsTable]:
        """The same as tables."""
        return []

    @classmethod
    def picture(cls, more: dict[str, Any]) -> Picture | None:
        """The same as a picture, if there is anything to see."""
        return None


# --- numbers --------------------------------------------------------------------------------------


def rounded(number: float) -> float:
    """A number with four digits after the point, never minus zero."""
    return round(number, 4) + 0.0  # no -0.0


def ratio(part: int, whole: int) -> float | None:
    """A part of a whole, rounded; None if there is no whole."""
    return rounded(part / whole) if whole else None


def distribution(numbers: list[int]) -> dict[str, Any]:
    """Numbers from least to most, and how often each came up.

    >>> told = distribution([1, 2, 2, 3])
    >>> told["mean"], told["median"], told["counts"]
    (2.0, 2.0, [[1, 1], [2, 2], [3, 1]])
    """
    if not numbers:
        return {"count": 0, "counts": []}
    ordered = sorted(numbers)
    return {
        "count": len(ordered),
        "mean": rounded(fmean(ordered)),
        "deviation": rounded(pstdev(ordered)),
        "min": ordered[0],
        "quarter": rounded(quantile(ordered, 0.25)),
        "median": rounded(quantile(ordered, 0.5)),
        "three_quarters": rounded(quantile(ordered, 0.75)),
        "max": ordered[-1],
        "counts": [[value, number] for value, number in sorted(Counter(ordered).items())],
    }


def quantile(ordered: Sequence[float], share: float) -> float:
    """Between the neighbours in an ordered list.

    >>> quantile([1.0, 2.0, 4.0], 0.75)
    3.0
    """
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
