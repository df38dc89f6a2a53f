"""Which puzzles follow one another: no theme again and again, and a set for every day."""

from collections.abc import Sequence
from random import Random
from typing import Final

from fondaco.analysis.puzzles.book import shipped
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.games import rulesets

IN_A_DAY: Final = 5
REST: Final = 2  # so many puzzles later a theme may come again
EASIEST: Final = 8.0  # the strength of the first puzzle of a day, and of the last
HARDEST: Final = 32.0
NEAR: Final = 12  # one of so many that are about as hard is chosen


def varied(puzzles: Sequence[Puzzle], before: Sequence[Puzzle]) -> list[Puzzle]:
    """Those of other themes than the last ones before; all, if there are no others."""
    last = {(each.ruleset, each.theme) for each in before[-REST:]}
    return [each for each in puzzles if (each.ruleset, each.theme) not in last] or list(puzzles)


def daily_set(day: str) -> list[Puzzle]:
    """The puzzles of a day, the easiest first: the same for everybody, of different themes.

    The rulesets take turns, and each day another one begins.
    """
    rng = Random(f"puzzles of {day}")
    names = [name for name in rulesets() if shipped(name)]
    rng.shuffle(names)
    chosen: list[Puzzle] = []
    for number in range(IN_A_DAY if names else 0):
        aim = EASIEST + (HARDEST - EASIEST) * number / (IN_A_DAY - 1)
        themes = {each.theme for each in chosen}
        had = {each.id for each in chosen}
        of_it = [each for each in shipped(names[number % len(names)]) if each.id not in had]
        fresh = [each for each in of_it if each.theme not in themes] or of_it
        rng.shuffle(fresh)
        fresh.sort(key=lambda each: abs(each.strength - aim))
        chosen.append(rng.choice(fresh[:NEAR]))
    return chosen
