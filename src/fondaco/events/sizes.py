"""How many players sit at each table of a round."""

from collections.abc import Sequence

from fondaco.contract.refused import Refused

USUAL = 4  # a table of four is what these games are best with
FEWEST = 3  # players in a round of an event


def table_sizes(players: int, allowed: Sequence[int] = (3, 4, 5)) -> list[int]:
    """Sizes of the tables, largest first. As few tables as possible differ from the usual size.

    >>> table_sizes(16), table_sizes(17), table_sizes(10)
    ([4, 4, 4, 4], [5, 4, 4, 4], [4, 3, 3])

    Where a number of players fits no tables, the caller gives a bye; `byes` says how many.
    """
    if players < FEWEST:
        raise Refused("event-few-players", players=players, least=FEWEST)
    found = _split(players, tuple(sorted(set(allowed), key=lambda size: (abs(size - USUAL), size))))
    if found is None:
        raise Refused("event-no-tables", players=players)
    return sorted(found, reverse=True)


def byes(players: int, allowed: Sequence[int] = (3, 4, 5)) -> int:
    """How many players must sit out so that the others fit on tables.

    >>> byes(17), byes(17, [4])
    (0, 1)
    """
    for out in range(players):
        sizes = tuple(sorted(set(allowed)))
        if players - out >= FEWEST and _split(players - out, sizes) is not None:
            return out
    raise Refused("event-few-players", players=players, least=FEWEST)


def _split(players: int, sizes: tuple[int, ...]) -> list[int] | None:
    """The best sum of `sizes` that gives `players`: the first size is free, others cost.

    The first size is used as often as possible. The rest is a small coin problem: the fewest coins,
    and among those the ones that come first in `sizes`.
    """
    usual, others = sizes[0], sizes[1:]
    for count in range(players // usual, -1, -1):
        rest = _fewest(players - count * usual, others)
        if rest is not None:
            return [usual] * count + rest
    return None


def _fewest(total: int, sizes: tuple[int, ...]) -> list[int] | None:
    best: list[list[int] | None] = [[]] + [None] * total
    for amount in range(1, total + 1):
        for size in sizes:
            before = best[amount - size] if size <= amount else None
            here = best[amount]
            if before is not None and (here is None or len(before) + 1 < len(here)):
                best[amount] = [*before, size]
    return best[total]
