"""Ratings of puzzles and of people who solve them: a puzzle is an opponent.

This is Plackett-Luce for two players, by the formulas of Weng and Lin (2011), as `fondaco.rating`
has it for games. A house in a browser has no library for it; a test compares the two.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

MEAN: Final = 25.0
BETA: Final = MEAN / 6
DRIFT: Final = MEAN / 300  # added to an uncertainty before each answer: people learn
SMALLEST: Final = 0.0001  # part of an uncertainty that one answer leaves at least


class PuzzleSkill(NamedTuple):
    """A skill and its uncertainty."""

    mu: float
    sigma: float


FIRST: Final = PuzzleSkill(MEAN, MEAN / 3)  # of somebody who has not answered any puzzle


def after_answer(
    solver: PuzzleSkill, puzzle: PuzzleSkill, right: bool
) -> tuple[PuzzleSkill, PuzzleSkill]:
    """The skills after an answer.

    >>> solver, puzzle = after_answer(FIRST, FIRST, True)
    >>> solver.mu > 25 > puzzle.mu, solver.sigma < FIRST.sigma
    (True, True)
    """
    first, second = map(_drifted, (solver, puzzle) if right else (puzzle, solver))
    spread = sqrt(first.sigma**2 + second.sigma**2 + 2 * BETA**2)
    chance = 1 / (1 + exp((second.mu - first.mu) / spread))  # that the first wins
    better = _moved(first, spread, 1 - chance, chance)
    worse = _moved(second, spread, chance - 1, chance)
    return (better, worse) if right else (worse, better)


def _drifted(skill: PuzzleSkill) -> PuzzleSkill:
    return PuzzleSkill(skill.mu, sqrt(skill.sigma**2 + DRIFT**2))


def _moved(skill: PuzzleSkill, spread: float, by: float, chance: float) -> PuzzleSkill:
    variance = skill.sigma**2
    surprise = skill.sigma / spread  # how much of the spread is this player's
    certain = surprise * variance / spread**2 * chance * (1 - chance)
    return PuzzleSkill(
        skill.mu + variance / spread * by,
        skill.sigma * sqrt(max(1 - certain, SMALLEST)),
    )
