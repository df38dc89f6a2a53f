"""Each seat's chance to win, as somebody can know it.

`chances(view)` is a function of the View alone: worlds that fit it are sampled and played on
(`onward.py`). `open_chances(position)` is for finished games: all hands are open, and only what
nobody has seen, the order of a pile or dice to come, is drawn again. The same seed and number of
worlds give the same numbers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from fondaco.analysis.onward import WorldOutcome, outcome
from fondaco.bots.experts import expert_for
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, Position, View

WORLDS: Final = 64

Source = Callable[[Random], Position]  # `view.sample` or `position.redeal`
Step = Callable[[Position, Random], None]  # what is done in a world before it is played on


def wait(world: Position, dice: Random) -> None:
    """Nothing: the world continues as it is."""


def plays(seat: int, move: Move) -> Step:
    """A move of a seat."""

    def step(world: Position, dice: Random) -> None:
        world.play(seat, move)

    return step


@dataclass(frozen=True)
class Estimate:
    """A number, and its standard error, because only so many worlds were sampled."""

    mean: float
    error: float

    def __neg__(self) -> "Estimate":
        return Estimate(-self.mean, self.error)

    def sure(self, least: float = 0.0, deviations: float = 2.0) -> bool:
        """Whether it differs from 0 by more than chance would explain."""
        return abs(self.mean) > max(least, deviations * self.error)


def estimate(numbers: Sequence[float]) -> Estimate:
    """
    >>> estimate([1.0, 3.0])
    Estimate(mean=2.0, error=1.0)
    """
    count = len(numbers)
    if not count:
        return Estimate(0.0, 0.0)
    mean = sum(numbers) / count
    if count == 1:
        return Estimate(mean, 0.0)
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return Estimate(mean, sqrt(variance / count))


@dataclass(frozen=True)
class SeatChances:
    """By seat: the chance to win, and the money it will end with."""

    chances: tuple[Estimate, ...]
    money: tuple[Estimate, ...]

    @classmethod
    def of(cls, outcomes: Sequence[WorldOutcome]) -> "SeatChances":
        """The chances and money of every seat, estimated from these outcomes."""
        seats = range(len(outcomes[0].chances))
        return cls(
            tuple(estimate([each.chances[seat] for each in outcomes]) for seat in seats),
            tuple(estimate([each.money[seat] for each in outcomes]) for seat in seats),
        )


def chances(view: View, worlds: int = WORLDS, seed: str = "0") -> SeatChances:
    """As the seat of this view, or a watcher, can know it."""
    return SeatChances.of(look(view.sample, expert_for(view), [wait], worlds, seed)[0])


def open_chances(position: Position, worlds: int = WORLDS, seed: str = "0") -> SeatChances:
    """As it is with open hands: for finished games only."""
    return SeatChances.of(look(position.redeal, expert_for(position), [wait], worlds, seed)[0])


def look(
    source: Source, expert: Expert, steps: Sequence[Step], worlds: int, seed: str, first: int = 0
) -> list[list[WorldOutcome]]:
    """What comes of each of these steps, in the same worlds and with the same dice.

    So they can be compared world by world. `first` is the number of the first world: a second look
    takes other ones.
    """
    found: list[list[WorldOutcome]] = [[] for _ in steps]
    for number in range(first, first + worlds):
        rng = Random(f"{seed}/{number}")
        world = source(rng)
        throw = rng.getrandbits(64)
        for outcomes, step in zip(found, steps, strict=True):
            tried, dice = world.copy(), Random(throw)
            step(tried, dice)
            outcomes.append(outcome(tried, expert, dice))
    return found
