"""Ratings from full rankings: Plackett-Luce, by way of openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rating:
    """A skill and how uncertain it is; everybody begins with 25 ± 8.3."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What the skill is at least, nearly surely: the number to rank by."""
        return self.mu - 3 * self.sigma

    def as_json(self) -> dict[str, float]:
        return {
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "sure": round(self.sure, 3),
        }


def rate(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating] | None:
    """The rating of each bot after these games, in this order: who sat where, and the places.

    A bot in several seats is rated in each of them, and goes on with the mean. None without
    openskill.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "openskill":
            raise
        return None
    model = PlackettLuce()
    start = model.rating()
    now = {bot: Rating(start.mu, start.sigma) for bot in bots}
    for seated, places in games:
        teams = [[model.rating(mu=now[bot].mu, sigma=now[bot].sigma)] for bot in seated]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in dict.fromkeys(seated):
            own = [rating for rating, name in zip(after, seated, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            now[bot] = Rating(mu, sum(rating.sigma for rating in own) / len(own))
    return now
