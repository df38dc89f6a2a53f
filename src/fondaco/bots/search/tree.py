"""The tree: what came of each move this seat tried, wherever it had to decide."""

from math import sqrt
from typing import Final

from fondaco.contract.rules import Move

NO_ADVICE: Final[Move] = -2
SCANT: Final = 0.002  # moves less likely than this, relative to the likeliest, are not looked at


class Node:
    """One decision of this seat, as far as it can distinguish such moments.

    It distinguishes them by its own moves since the root, and by the moves it then has. Chance and
    the others are not in the tree; they differ from iteration to iteration.
    """

    def __init__(self, moves: list[Move], priors: list[float]) -> None:
        self.moves = moves
        self.priors = priors
        self.visits = [0] * len(moves)
        self.totals = [0.0] * len(moves)
        self.count = 0
        self.total = 0.0
        self.children: dict[tuple[Move, ...], Node] = {}

    def select(self, daring: float) -> int:
        """The index of the move to try next: good so far, or likely and seldom tried (PUCT)."""
        visits = self.visits
        totals = self.totals
        priors = self.priors
        if self.count == 0:
            return priors.index(max(priors))
        unknown = self.total / self.count  # of a move never tried: as good as all so far
        reach = daring * sqrt(self.count)
        best = 0
        best_score = -1e9
        for i in range(len(visits)):
            tried = visits[i]
            if tried:
                score = totals[i] / tried + reach * priors[i] / (1 + tried)
            else:
                score = unknown + reach * priors[i]
            if score > best_score:
                best_score = score
                best = i
        return best

    def learn(self, index: int, reward: float) -> None:
        """Count one more try of a choice, and what it brought."""
        self.visits[index] += 1
        self.totals[index] += reward
        self.count += 1
        self.total += reward

    def favourite(self) -> int:
        """The index of the most visited move; among equals the best one."""
        best = 0
        for i in range(1, len(self.visits)):
            if self.visits[i] > self.visits[best] or (
                self.visits[i] == self.visits[best] and self.mean(i) > self.mean(best)
            ):
                best = i
        return best

    def mean(self, index: int) -> float:
        """What a choice has brought on average; 0 if it was not tried."""
        tried = self.visits[index]
        return self.totals[index] / tried if tried else 0.0

    def settled(self, left: int) -> bool:
        """Whether so many more iterations cannot change the favourite."""
        first = second = 0
        for tried in self.visits:
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first - second > left


def worth_trying(
    moves: list[Move], priors: list[float], openness: float, advice: Move = NO_ADVICE
) -> Node:
    """A node of these moves without those that nobody would make; the advice always stays.

    This share of the prior is spread evenly over the others, because it may be wrong about them.
    """
    least = max(priors) * SCANT
    kept = [i for i in range(len(moves)) if priors[i] >= least or moves[i] == advice]
    total = 0.0
    for i in kept:
        total += priors[i]
    scale = (1.0 - openness) / total
    even = openness / len(kept)
    return Node([moves[i] for i in kept], [priors[i] * scale + even for i in kept])
