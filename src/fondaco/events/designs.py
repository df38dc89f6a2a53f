"""Cups: tables of four at which everybody meets everybody equally often.

These are block designs. With 5, 7 or 13 players the tables are the shifts of one table, so that
everybody plays four games and sits in each seat once. With 16 players the tables are the lines of
an affine plane over the field of four elements: everybody plays five games, meets everybody else
once, and sits in one seat twice and in each other seat once.
"""

from fondaco.contract.refused import Refused

# One table for each number of players; the others are the same numbers plus 1, plus 2, …
SHIFTED = {5: (0, 1, 2, 3), 7: (0, 3, 5, 6), 13: (0, 1, 3, 9)}
PLANE = 16
SIZES = (5, 7, 13, PLANE)
# Products in the field of four elements 0, 1, a, a + 1, written as 0 to 3. Sums are `^`.
TIMES = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def cup_tables(players: int) -> list[tuple[int, ...]]:
    """The tables of a cup: players 0 to n - 1 in the order of their seats.

    >>> cup_tables(5)
    [(0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 0), (3, 4, 0, 1), (4, 0, 1, 2)]
    """
    if players in SHIFTED:
        return [
            tuple((each + shift) % players for each in SHIFTED[players]) for shift in range(players)
        ]
    if players == PLANE:
        return _plane()
    raise Refused("event-cup-size", players=players, sizes=", ".join(map(str, nearest(players))))


def nearest(players: int) -> list[int]:
    """The sizes of a cup next to this number, below and above.

    >>> nearest(9), nearest(20), nearest(2)
    ([7, 13], [16], [5])
    """
    below = [size for size in SIZES if size <= players]
    above = [size for size in SIZES if size > players]
    return below[-1:] + above[:1]


def _plane() -> list[tuple[int, ...]]:
    """All lines of the plane: y = m·x + b for each slope m, and the lines x = c.

    A player is the point (x, y), number 4·x + y. On a sloped line the player's seat is x plus the
    slope, so the four slopes give four different seats; on the line x = c the seat is y.
    """
    lines = []
    for slope in range(4):
        for offset in range(4):
            seats = [0] * 4
            for x in range(4):
                seats[x ^ slope] = 4 * x + (TIMES[slope][x] ^ offset)
            lines.append(tuple(seats))
    return lines + [tuple(4 * x + y for y in range(4)) for x in range(4)]
