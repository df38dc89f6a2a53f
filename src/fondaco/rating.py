"""Ratings from the places that players took: Plackett-Luce, computed by openskill.

The arena rates bots with it, the server rates people and puzzles.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_model = PlackettLuce()


class Skill(NamedTuple):
    """A skill and its uncertainty."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """The skill is almost certainly at least this high: rank by this number."""
        return self.mu - 3 * self.sigma


def first_skill() -> Skill:
    """The skill of somebody who has not played yet.

    >>> first_skill().mu, round(first_skill().sigma, 1)
    (25.0, 8.3)
    """
    start = _model.rating()
    return Skill(start.mu, start.sigma)


def after_game(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The players' skills after a game in which they took these places (1 is the best).

    >>> better, worse = after_game([first_skill(), first_skill()], [1, 2])
    >>> better.mu > 25 > worse.mu
    True
    """
    teams = [[_model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
