"""What a finished game is worth to each seat. Both ways of counting add up to nothing."""

from collections.abc import Callable

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position


def win(position: Position) -> list[float]:
    """1 for winning alone, -1 / (players - 1) for losing; a shared win is worth its share."""
    places = position.places()
    share = 1 / places.count(1)
    others = position.players - 1
    return [((share if place == 1 else 0.0) * (others + 1) - 1) / others for place in places]


def margin(position: Position) -> list[float]:
    """Hundredths of the own score less the average of the others'."""
    scores = position.scores()
    others = len(scores) - 1
    return [(score - (sum(scores) - score) / others) / 100 for score in scores]


REWARDS: dict[str, Callable[[Position], list[float]]] = {"win": win, "margin": margin}


def check_reward(name: str) -> str:
    """The name itself if there is such a reward."""
    if name not in REWARDS:
        raise Refused("reward-how", names=", ".join(REWARDS), value=name)
    return name
