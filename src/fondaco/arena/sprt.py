"""A sequential test: is one bot better than another? It stops as soon as that is decided.

Each block gives one number between 0 and 1, the share of encounters in which A came in ahead of B.
H0 says that its mean is ½, as between equals; H1 that it is the mean of a bot `elo` points better.
The test is the generalised sequential probability ratio test of engine testers, in its normal form:
means of blocks are nearly normal, and their variance is taken from the blocks seen so far.
docs/arena.md explains how to read it.
"""

from dataclasses import dataclass
from math import log, log10
from typing import Any

from fondaco.contract.refused import Refused

ALPHA = BETA = 0.05  # how often equal bots count as unequal, and the other way round
ELO = 35.0  # the default difference to find: 55 % of encounters
MAX_ELO = 400.0
MIN_BLOCKS = 10  # before that, the blocks seen say too little about those to come
PRIOR = 0.25  # as if one block had been as uneven as possible: a few equal blocks prove little
BETTER, NOT_BETTER, UNDECIDED = "better", "not better", "undecided"


def expected(elo: float) -> float:
    """How often a bot so many points better comes in ahead.

    >>> round(expected(35), 3)
    0.55
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float | None:
    """The other way round; None where it would be infinite."""
    return -400 * log10(1 / score - 1) if 0 < score < 1 else None


@dataclass
class Sprt:
    """The test in progress, block by block. After the verdict it ignores further blocks."""

    better: str
    than: str
    elo: float = ELO
    alpha: float = ALPHA
    beta: float = BETA
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0
    verdict: str = UNDECIDED

    def __post_init__(self) -> None:
        if self.better == self.than:
            raise Refused("test-same-bot", bot=self.better)
        if not 1 <= self.elo <= MAX_ELO:
            raise Refused("test-elo", most=format(MAX_ELO, ".0f"), elo=format(self.elo, "g"))

    @property
    def lower(self) -> float:
        """The bound at which the test decides that the bot is not better."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The bound at which the test decides that the bot is better."""
        return log((1 - self.beta) / self.alpha)

    @property
    def score(self) -> float:
        """The mean score so far, from 0 to 1; one half without any game."""
        return self.total / self.blocks if self.blocks else 0.5

    @property
    def llr(self) -> float:
        """The log of how much better H1 explains the blocks than H0 does."""
        if not self.blocks:
            return 0.0
        mean0, mean1 = 0.5, expected(self.elo)
        variance = (self.squares - self.total * self.score + PRIOR) / self.blocks
        return self.blocks * (mean1 - mean0) * (2 * self.score - mean0 - mean1) / (2 * variance)

    def add(self, outcome: float) -> bool:
        """One more block; whether the test is decided."""
        if self.verdict == UNDECIDED:
            self.blocks += 1
            self.total += outcome
            self.squares += outcome * outcome
            if self.blocks >= MIN_BLOCKS:
                if self.llr >= self.upper:
                    self.verdict = BETTER
                elif self.llr <= self.lower:
                    self.verdict = NOT_BETTER
        return self.verdict != UNDECIDED

    def as_json(self) -> dict[str, Any]:
        """The test and how it stands, as plain data."""
        elo = elo_of(self.score)
        return {
            "better": self.better,
            "than": self.than,
            "elo0": 0.0,
            "elo1": self.elo,
            "alpha": self.alpha,
            "beta": self.beta,
            "blocks": self.blocks,
            "score": round(self.score, 4),
            "elo": None if elo is None else round(elo, 1),
            "llr": round(self.llr, 3),
            "lower": round(self.lower, 3),
            "upper": round(self.upper, 3),
            "verdict": self.verdict,
        }


def read_test(pair: str | None, elo: float | None) -> Sprt | None:
    """The test named by `A,B`, if one is.

    >>> read_test("merchant, random", None).than
    'random'
    """
    if pair is None:
        if elo is not None:
            raise Refused("test-elo-alone")
        return None
    better, comma, than = (part.strip() for part in pair.partition(","))
    if not better or not comma or not than or "," in than:
        raise Refused("test-how", text=pair)
    return Sprt(better, than, ELO if elo is None else elo)
