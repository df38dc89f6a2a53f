"""Duplicate evenings: a seat's result is compared with the same seat at other tables.

All tables of a round play the same deal. The seat's margin (`points.margins`) is held against the
margin of every other table's same seat: better counts 1, equal counts a half. The match points are
the share of what could be reached, from 0 to 1.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction

from fondaco.events.points import margins

HALF = Fraction(1, 2)
ENOUGH = 48  # results beyond the first of each seat; the error is about 0.15 then


def match_points(tables: Sequence[Sequence[int]]) -> list[list[Fraction]]:
    """For each table and seat its match points; all tables have the same size and deal.

    >>> found = match_points([[30, 10, 20], [25, 15, 20], [30, 0, 30]])
    >>> [[str(each) for each in row] for row in found]
    [['3/4', '1/2', '1/4'], ['0', '1', '1/4'], ['3/4', '0', '1']]

    A table that nobody else can be compared with scores a half at every seat.
    """
    others = len(tables) - 1
    if others < 1:
        return [[HALF] * len(scores) for scores in tables]
    # Margins times the number of seats: whole numbers, in the same order, and quick to compare.
    found = [[len(scores) * score - sum(scores) for score in scores] for scores in tables]
    by_seat = [sorted(seat) for seat in zip(*found, strict=True)]
    return [
        [_beaten(mine, by_seat[seat]) / others for seat, mine in enumerate(table)]
        for table in found
    ]


def _beaten(mine: int, ranked: list[int]) -> Fraction:
    """How many other tables' results this one beats; an equal one counts a half."""
    lower = bisect_left(ranked, mine)
    equal = bisect_right(ranked, mine) - lower - 1
    return lower + HALF * equal


def luck_removed(rounds: Sequence[Sequence[Sequence[int]]]) -> float | None:
    """Which share of the margins' variance comes from deal and seat, so that comparing with the
    same seat removes it. `rounds` has, for each deal, the scores of its tables.

    It is the usual estimate of a variance component: the variance between the means of seats less
    what chance within seats adds to them. None: there is too little to say. With fewer than
    `ENOUGH` results that are compared with another one, the number would mostly be chance.

    >>> luck_removed([[[30, 10], [30, 10], [30, 10]], [[5, 15], [5, 15], [5, 15]]] * 6)
    1.0
    """
    groups = [
        [float(margins(scores)[seat]) for scores in tables]
        for tables in rounds
        if len(tables) > 1
        for seat in range(len(tables[0]))
    ]
    count = sum(map(len, groups))
    if count - len(groups) < ENOUGH:
        return None
    within = sum(sum((x - _mean(group)) ** 2 for x in group) for group in groups)
    within /= count - len(groups)
    # Margins of a table sum to 0, so the grand mean is 0 and each seat's mean is held against it.
    between = sum(len(group) * _mean(group) ** 2 for group in groups) / len(groups)
    size = count / len(groups)
    of_seats = max(0.0, (between - within) / size)
    return of_seats / (of_seats + within) if of_seats + within else None


def _mean(group: Sequence[float]) -> float:
    return sum(group) / len(group)
