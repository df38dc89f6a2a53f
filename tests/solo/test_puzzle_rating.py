"""The browser rates puzzles without a library, and comes to the same numbers."""

from random import Random

import pytest

from fondaco.host.puzzle_rating import FIRST, PuzzleSkill, after_answer
from fondaco.rating import Skill as Rated
from fondaco.rating import after_game, first_skill


def test_a_first_skill_is_the_same() -> None:
    assert tuple(FIRST) == tuple(first_skill())


def test_ratings_after_an_answer_are_those_of_the_library() -> None:
    rng = Random("answers")
    for _ in range(200):
        solver, puzzle = (PuzzleSkill(rng.uniform(0, 50), rng.uniform(0.5, 9)) for _ in range(2))
        for right in (True, False):
            places = [1, 2] if right else [2, 1]
            expected = after_game([Rated(*solver), Rated(*puzzle)], places)
            for mine, theirs in zip(after_answer(solver, puzzle, right), expected, strict=True):
                assert mine == pytest.approx(tuple(theirs), abs=1e-9)
