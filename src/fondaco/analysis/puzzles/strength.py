"""How hard a puzzle is, to begin with: by how often the bots of each level find the solution."""

from math import exp, log
from typing import Final

from fondaco.bots import make_bot
from fondaco.contract.rules import Move, View

# Level, tries, and how strong it is about, on the scale of the house's ratings.
SOLVERS: Final = (
    ("deckhand", 6, 15.0),
    ("clerk", 6, 20.0),
    ("merchant", 2, 27.0),
    ("navigator", 2, 32.0),
)
WITNESS: Final = "captain:300"  # the bot that must find what neither of the two strongest has found

MIDDLE: Final = 25.0
DOUBT: Final = 25 / 3  # how far from the middle puzzles are, before anybody has tried them
SCALE: Final = 6.0  # a player so much stronger than a puzzle solves it three times out of four
LEAST: Final = 5.0
MOST: Final = 45.0


def tried(view: View, choices: list[Move], solution: Move, seed: str) -> dict[str, list[int]]:
    """By level: how often the solution was found, of how many tries.

    A try does not count if the bot did something that is not among the choices, such as an offer of
    its own.
    """
    found: dict[str, list[int]] = {}
    for level, tries, _ in SOLVERS:
        moves = [_chosen(level, view, f"{seed}/{level}/{at}") for at in range(tries)]
        chosen = [move for move in moves if move in choices]
        found[level] = [chosen.count(solution), len(chosen)]
    return found


def doubtful(found: dict[str, list[int]]) -> bool:
    """Whether none of the strong players finds it: then it is hard, or wrong."""
    return not any(found[level][0] for level, _, strong in SOLVERS if strong > MIDDLE)


def witnessed(view: View, solution: Move, seed: str) -> bool:
    """Whether a bot that was not asked before chooses the same solution."""
    return _chosen(WITNESS, view, f"{seed}/witness") == solution


def _chosen(bot: str, view: View, seed: str) -> Move | None:
    return make_bot(bot, seed).choose(view)


def obvious(found: dict[str, list[int]]) -> bool:
    """Whether everybody finds it, every time."""
    return all(solved == tries for solved, tries in found.values())


def share(found: dict[str, list[int]]) -> float:
    """How often it was found, of all tries."""
    tries = sum(each[1] for each in found.values())
    return sum(each[0] for each in found.values()) / tries if tries else 0.0


def strength(found: dict[str, list[int]]) -> float:
    """The rating that makes what was found the least surprising.

    >>> easy = {"deckhand": [6, 6], "clerk": [6, 6], "merchant": [2, 2], "navigator": [2, 2]}
    >>> hard = {"deckhand": [0, 6], "clerk": [1, 6], "merchant": [0, 2], "navigator": [2, 2]}
    >>> strength(easy), strength(hard)
    (6.0, 30.0)
    """
    ratings = [LEAST + at / 2 for at in range(int(2 * (MOST - LEAST)) + 1)]
    return max(ratings, key=lambda rating: _likelihood(rating, found))


def _likelihood(rating: float, found: dict[str, list[int]]) -> float:
    likely = -(((rating - MIDDLE) / DOUBT) ** 2) / 2
    for level, _, strong in SOLVERS:
        solved, tries = found[level]
        chance = 1 / (1 + exp((rating - strong) / SCALE))
        likely += solved * log(chance) + (tries - solved) * log(1 - chance)
    return likely
