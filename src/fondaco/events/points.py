"""Points of an evening: by place, with ties shared."""

from collections.abc import Sequence
from fractions import Fraction

USUAL = (6, 3, 1, 0)  # for the four places at a table of four


def points_by_place(players: int, usual: Sequence[int] = USUAL) -> list[Fraction]:
    """The points of each place. Other sizes lie on the line through the points of a table of four:
    the first and the last place get the same, the places between are spread evenly.

    >>> [str(each) for each in points_by_place(3)], [str(each) for each in points_by_place(5)]
    (['6', '2', '0'], ['6', '15/4', '2', '3/4', '0'])
    """
    if players == 1:
        return [Fraction(usual[0])]
    found = []
    for place in range(players):
        at = Fraction(place * (len(usual) - 1), players - 1)
        low = int(at)
        part = at - low
        upper = usual[min(low + 1, len(usual) - 1)]
        found.append(usual[low] + part * (upper - usual[low]))
    return found


def shared_points(places: Sequence[int], usual: Sequence[int] = USUAL) -> list[Fraction]:
    """What each seat scores for its place; seats with the same place share their points.

    >>> [str(each) for each in shared_points([1, 2, 2, 4])]
    ['6', '2', '2', '0']
    """
    table = points_by_place(len(places), usual)
    found = []
    for place in places:
        tied = places.count(place)
        found.append(sum(table[place - 1 : place - 1 + tied], Fraction(0)) / tied)
    return found


def margins(scores: Sequence[int]) -> list[Fraction]:
    """By how much each seat is better than the table's mean; they sum to 0.

    >>> [str(each) for each in margins([30, 20, 10])]
    ['10', '0', '-10']
    """
    mean = Fraction(sum(scores), len(scores))
    return [score - mean for score in scores]
