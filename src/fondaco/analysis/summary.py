"""A whole game in a few numbers: how each seat played, its luck, and where the game turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from fondaco.analysis.chances import Estimate
from fondaco.analysis.decisions import Decision
from fondaco.analysis.luck import Luck, summed

STEEP: Final = (
    2.0  # how fast the score falls with the share of a winner's money that was given away
)
POINTS: Final = 6  # turning points that are listed
SWING: Final = 0.08  # of a chance between two turns, at least


@dataclass(frozen=True)
class SeatSummary:
    """How one seat played. Its result is its chance at the start, luck, and play."""

    score: Estimate  # of play, 0 to 100
    lost: Estimate  # chance given away by all marked decisions together, at most 1
    lost_money: Estimate  # and money, which even a seat that can no longer win can give away
    decisions: int
    mistakes: int
    start: float  # the chance to win before the first move
    luck: Estimate  # what draws and dice gave to it
    play: float  # what choices gave to it, its own and those of others
    result: float  # 1 for the winner, a share of it for each of several winners


def score(lost_money: Estimate, winner: int) -> Estimate:
    """Of play: 100 if nothing was given away, whatever the game, its length and its money.

    >>> score(Estimate(0.0, 0.0), 50).mean, round(score(Estimate(25.0, 0.0), 50).mean)
    (100.0, 37)
    """
    each = STEEP / max(1, winner)
    mean = 100.0 * exp(-each * max(0.0, lost_money.mean))
    return Estimate(mean, mean * each * lost_money.error)


def given_away(decisions: Sequence[Decision]) -> tuple[Estimate, Estimate]:
    """Chance and money, by all decisions in which something better was seen in advance.

    Of chance: what the marked ones lost, and never more than there can be. Of money: the sum of all
    of them, in which an alternative may turn out to be worse; at least what the marked ones lost.
    """
    regretted = [each for each in decisions if each.regretted]
    marked = [each for each in regretted if each.mark]
    chance = -summed([each.worth.chance for each in marked])
    money = -summed([each.worth.money for each in regretted])
    least = sum(max(0.0, -each.worth.money.mean) for each in marked)
    return Estimate(min(1.0, chance.mean), chance.error), Estimate(
        max(least, money.mean), money.error
    )


def summarise(
    starts: Sequence[Estimate],
    result: Sequence[float],
    winner: int,
    decisions: Sequence[Decision],
    lucks: Sequence[Luck],
) -> list[SeatSummary]:
    """Luck, choice and accuracy of every seat, and the turning points of a game."""
    found: list[SeatSummary] = []
    for seat, start in enumerate(starts):
        own = [each for each in decisions if each.seat == seat]
        lost, lost_money = given_away(own)
        drawn = summed([each.gained[seat] for each in lucks])
        found.append(
            SeatSummary(
                score=score(lost_money, winner),
                lost=lost,
                lost_money=lost_money,
                decisions=len(own),
                mistakes=sum(each.mistake for each in own),
                start=start.mean,
                luck=drawn,
                play=result[seat] - start.mean - drawn.mean,
                result=result[seat],
            )
        )
    return found


@dataclass(frozen=True)
class TurningPoint:
    """A stretch of moves that changed the chances most: from one turn's beginning to the next."""

    first: int  # the moves from this one on
    last: int  # to this one
    before: tuple[float, ...]
    after: tuple[float, ...]
    cause: str  # what did most: "draw", "deal", "mistake" or "play"
    ply: int  # and with which move

    @property
    def gainer(self) -> int:
        """The seat whose chance rose most."""
        gains = [a - b for a, b in zip(self.after, self.before, strict=True)]
        return gains.index(max(gains))


def turning_points(
    plies: Sequence[int],
    curve: Sequence[Sequence[Estimate]],
    decisions: Sequence[Decision],
    lucks: Sequence[Luck],
    deals: Sequence[tuple[int, float]],
) -> list[TurningPoint]:
    """The largest swings, in the order in which they came; `deals` are moves, and what they did."""
    found: list[tuple[float, TurningPoint]] = []
    for at in range(len(plies) - 1):
        ones, others = curve[at], curve[at + 1]
        moved = [
            Estimate(b.mean - a.mean, (a.error**2 + b.error**2) ** 0.5)
            for a, b in zip(ones, others, strict=True)
        ]
        swing = max(moved, key=lambda each: abs(each.mean))
        if swing.sure(SWING):
            inside = range(plies[at], plies[at + 1])
            cause, ply = _cause(inside, decisions, lucks, deals)
            point = TurningPoint(
                inside[0],
                inside[-1],
                tuple(each.mean for each in ones),
                tuple(each.mean for each in others),
                cause,
                ply,
            )
            found.append((abs(swing.mean), point))
    found.sort(key=lambda pair: -pair[0])
    return sorted((point for _, point in found[:POINTS]), key=lambda point: point.first)


def _cause(
    inside: range,
    decisions: Sequence[Decision],
    lucks: Sequence[Luck],
    deals: Sequence[tuple[int, float]],
) -> tuple[str, int]:
    """What changed the chances most in these moves, as far as it could be distinguished."""
    weighed = [(each.lost, "mistake", each.ply) for each in decisions if each.mistake]
    for each in lucks:
        most = max(each.gained, key=lambda gained: abs(gained.mean))
        if most.sure(SWING / 2):
            weighed.append((abs(most.mean), "draw", each.ply))
    weighed += [(gained, "deal", ply) for ply, gained in deals]
    found = [each for each in weighed if each[2] in inside]
    return max(found)[1:] if found else ("play", inside[-1])
