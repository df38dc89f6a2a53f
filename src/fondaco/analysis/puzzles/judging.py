"""Whether one choice is clearly better than every other, as its seat can know it.

First a glance that costs little, then a longer look, then a much longer one into other worlds. All
of them must say the same, and the last two clearly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.chances import look, plays
from fondaco.analysis.decisions import SCANT
from fondaco.analysis.onward import WorldOutcome
from fondaco.analysis.worth import Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, View

GLANCE: Final = 4  # worlds; then a longer look, then much longer ones into others
SECOND: Final = 16
WORLDS: Final = 128
AGAIN: Final = 4  # times as many, to see whether it stays so

WIDTH: Final = 8  # choices, the likeliest ones
POINTS: Final = 0.04  # of a chance to win, by which the best must be better
SHARE: Final = 0.06  # or so much of the richest seat's money
DEVIATIONS: Final = 3.0  # and so many standard errors
HOPE: Final = 0.04  # a seat with a smaller chance has lost already


@dataclass(frozen=True)
class Judgement:
    """What was found about several moves of a seat; lists are by move."""

    seat: int
    best: int
    outcomes: list[list[WorldOutcome]]
    fair: float  # a sum of money that counts

    def clear(self, part: float = 1.0, deviations: float = DEVIATIONS) -> bool:
        """Whether the best is better than every other by at least this part of what counts."""
        best = self.outcomes[self.best]
        if _mean(best, self.seat) < HOPE:
            return False
        worths = [
            difference(best, other, self.seat) for other in self.outcomes if other is not best
        ]
        return all(self._better(worth, part, deviations) for worth in worths)

    def _better(self, worth: Worth, part: float, deviations: float) -> bool:
        """Better by chance or by money, and worse by neither."""
        chance, money = worth.chance, worth.money
        if chance.mean < -chance.error or money.mean < -money.error:
            return False
        return (chance.mean >= part * POINTS and chance.mean > deviations * chance.error) or (
            money.mean >= part * self.fair and money.mean > deviations * money.error
        )


def choices(view: View, expert: Expert, seed: str) -> list[Move]:
    """What a seat can sensibly do: a seat that is asked something answers it, and does nothing
    else."""
    moves = expert.answers(view)
    if not moves and view.to_move and view.to_move[0] == view.seat:
        moves = view.moves
    if len(moves) < 2:
        return []
    priors = expert.prior(view.sample(Random(f"{seed}/choices")), view.seat, moves)
    order = sorted(range(len(moves)), key=lambda at: -priors[at])
    kept = {at for at in order[:WIDTH] if priors[at] >= SCANT * priors[order[0]]}
    return [move for at, move in enumerate(moves) if at in kept]


def judge(view: View, moves: Sequence[Move], worlds: int, seed: str) -> Judgement:
    """Look at all of these moves in so many worlds."""
    seat = view.seat
    steps = [plays(seat, move) for move in moves]
    found = look(view.sample, expert_for(view), steps, worlds, seed)
    seats = range(view.players)
    most = max(_money(outcomes, other) for outcomes in found for other in seats)
    fair = max(SHARE * most, 1e-9)
    merits = [_mean(each, seat) / POINTS + _money(each, seat) / fair for each in found]
    return Judgement(seat, merits.index(max(merits)), found, fair)


def _mean(outcomes: Sequence[WorldOutcome], seat: int) -> float:
    return sum(each.chances[seat] for each in outcomes) / len(outcomes)


def _money(outcomes: Sequence[WorldOutcome], seat: int) -> float:
    return sum(each.money[seat] for each in outcomes) / len(outcomes)
