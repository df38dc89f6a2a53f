"""The ratings of bots after a tournament."""

from collections.abc import Iterable, Sequence

from fondaco.rating import Skill, after_game, first_skill


def rate_bots(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Skill]:
    """The rating of each bot after these games: the bots by seat, and their places.

    A bot in several seats is rated in each of them; its new rating is the mean.
    """
    now = dict.fromkeys(bots, first_skill())
    for seated, places in games:
        after = after_game([now[bot] for bot in seated], places)
        for bot in dict.fromkeys(seated):
            own = [skill for skill, name in zip(after, seated, strict=True) if name == bot]
            mu = sum(skill.mu for skill in own) / len(own)
            now[bot] = Skill(mu, sum(skill.sigma for skill in own) / len(own))
    return now


def skill_json(skill: Skill) -> dict[str, float]:
    """A skill as plain data, with rounded numbers."""
    return {
        "mu": round(skill.mu, 3),
        "sigma": round(skill.sigma, 3),
        "sure": round(skill.sure, 3),
    }
