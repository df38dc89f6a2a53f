"""How sure a number is: 95 % intervals for shares and for means over blocks."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Any

from fondaco.contract.stats import quantile, rounded

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)
RESAMPLES = 2000
MIN_BLOCKS = (
    5  # drawn means lie between the smallest and the largest block: with fewer blocks, too narrowly
)
MAX_GROUPS = 500  # more blocks are joined into groups: as good, and the work stays bounded


@dataclass(frozen=True)
class Interval:
    """A number with its 95 % interval. Without ends: the interval is unknown."""

    value: float
    low: float | None = None
    high: float | None = None
    method: str = "none"

    def as_json(self) -> dict[str, Any]:
        """The interval as plain data, with rounded numbers."""
        return {
            "value": rounded(self.value),
            "low": None if self.low is None else rounded(self.low),
            "high": None if self.high is None else rounded(self.high),
            "method": self.method,
        }


def wilson(successes: float, trials: int) -> Interval:
    """The share of successes in independent trials, with Wilson's interval.

    >>> share = wilson(0, 20)
    >>> f"{share.low:.3f} to {share.high:.3f}"
    '0.000 to 0.161'
    """
    if trials < 1:
        return Interval(0.0)
    share = successes / trials
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half), "wilson")


def bootstrap(series: Sequence[Sequence[float]], seed: str) -> list[Interval]:
    """The mean of each series over blocks, with an interval from resampling the blocks.

    All series have one number for each block, and blocks are independent of each other. The same
    blocks are drawn for all series. The same seed gives the same intervals.
    """
    blocks = len(series[0]) if series else 0
    means = [fmean(numbers) for numbers in series] if blocks else [0.0 for _ in series]
    if blocks < MIN_BLOCKS:
        return [Interval(mean) for mean in means]
    size = ceil(blocks / MAX_GROUPS)
    cuts = range(0, blocks, size)
    sums = [[sum(numbers[at : at + size]) for at in cuts] for numbers in series]
    sizes = [min(size, blocks - at) for at in cuts]
    groups = len(sizes)
    rng = Random(f"fondaco bootstrap {seed}")
    drawn: list[list[float]] = [[] for _ in series]
    for _ in range(RESAMPLES):
        chosen = rng.choices(range(groups), k=groups)
        number = sum(map(sizes.__getitem__, chosen))
        for kept, totals in zip(drawn, sums, strict=True):
            kept.append(sum(map(totals.__getitem__, chosen)) / number)
    tail = _tail(groups)
    found: list[Interval] = []
    for mean, kept in zip(means, drawn, strict=True):
        kept.sort()
        low, high = quantile(kept, tail), quantile(kept, 1 - tail)
        # The drawn means of equal blocks differ by rounding alone.
        found.append(Interval(mean, min(low, mean), max(high, mean), "bootstrap"))
    return found


def shares(series: Sequence[Sequence[float]], seed: str) -> list[Interval]:
    """As `bootstrap`, for numbers between 0 and 1.

    The bootstrap learns nothing from blocks that are all equal: after ten wins in ten blocks it
    would be certain. Then each block counts as one trial, which is on the safe side.
    """
    found = bootstrap(series, seed)
    for at, numbers in enumerate(series):
        if numbers and min(numbers) == max(numbers):
            alike = wilson(numbers[0] * len(numbers), len(numbers))
            found[at] = Interval(numbers[0], alike.low, alike.high, "wilson")
    return found


def _tail(blocks: int) -> float:
    """How much to cut off at each end of the drawn means.

    With few blocks the plain 2.5 % is too bold: drawn means vary too little by √((n-1)/n), and n
    blocks estimate their own spread only roughly. So the tail is that of the normal distribution at
    √(n/(n-1)) times Student's quantile (Hesterberg's expanded percentile interval).
    """
    return NormalDist().cdf(-student(blocks - 1) * sqrt(blocks / (blocks - 1)))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher.

    >>> f"{student(9):.2f} {student(4):.1f}"
    '2.26 2.8'
    """
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
