"""A position as small whole numbers, for judgements that were trained."""

from typing import Final


class Features:
    """What can be said of a position: a row for each seat, all of one length, and what they share.

    All numbers are from -127 to 127, so that they can be stored as bytes. `base` is what is known
    without training: how far each seat is ahead, in 4096ths of the doubt. Rulesets that play
    differently have nets of their own, by the ruleset's name.
    """

    def __init__(
        self, ruleset: str, base: list[int], rows: list[list[int]], common: list[int]
    ) -> None:
        self.ruleset = ruleset
        self.base = base
        self.rows = rows
        self.common = common


UNIT: Final = 4096  # of `base` and of what a net says: 1 of the softmax that gives the chances
MOST_SEATS: Final = 5  # rows of seats that are not there count as zeros


def ahead(values: list[float], doubt: float) -> list[int]:
    """How far each seat is ahead of the mean, in units of the doubt: the base of the features."""
    total = 0.0
    for value in values:
        total += value
    mean = total / len(values)
    scale = UNIT / max(1.0, doubt)
    return [int((value - mean) * scale) for value in values]


def small(number: int) -> int:
    """The number, or the nearest that fits."""
    if number > 127:
        return 127
    return number if number > -127 else -127
