"""Duplicate evenings: a seat's result is compared with the same seat at other tables.

All tables of a round play the same deal. What is compared is the seat's margin (`points.margins`).
An event keeps the rules that it was announced with:

1. Match points: each table whose same seat did worse counts 1, an equal one a half. They are the
   share of what could be reached, from 0 to 1. Four tables are compared.
2. Par: the mean margin of the seat at all tables is worth 50 points, and each point of the game
   above or below it one more or less, down to 0. Eight tables are compared. These rank players
   better, and whoever is absent still scores nothing.

Where there are fewer tables of a size, bots play the deal too. With only four tables, the chance
that three other results bring disturbs the ranking more than the deal does (docs/club.md).
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction

from fondaco.events.points import margins

RULES = 2  # of new events
COMPARED = {1: 4, 2: 8}  # tables of one size, by rules
AT_PAR = 50
# The bots that play where there are too few people. They sit differently at each table: otherwise
# they would play the same game again and again.
FIELD = ("merchant", "clerk", "merchant", "merchant", "clerk", "merchant", "merchant")
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


def par_points(tables: Sequence[Sequence[int]]) -> list[list[Fraction]]:
    """For each table and seat its points against par; all tables have the same size and deal.

    >>> [[str(each) for each in row] for row in par_points([[30, 10, 20], [26, 14, 20]])]
    [['52', '48', '50'], ['48', '52', '50']]

    They sum to the same at every table, unless somebody is so far below par that they score 0.
    """
    found = [margins(scores) for scores in tables]
    par = [sum(seat, Fraction(0)) / len(found) for seat in zip(*found, strict=True)]
    return [
        [max(AT_PAR + mine - usual, Fraction(0)) for mine, usual in zip(table, par, strict=True)]
        for table in found
    ]


def field_bot(table: int, seat: int) -> str:
    """The bot in a seat of a table that bots play."""
    return FIELD[(table + seat) % len(FIELD)]


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
