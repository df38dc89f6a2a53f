"""Who sits where: the seatings of one block, so that the luck of deal and seat cancels.

A *block* is one deal (one game seed) played once in every seating. Whatever a seat or a hand is
worth, every bot has had it.
"""

from itertools import combinations, permutations

from fondaco.contract.refused import Refused
from fondaco.games import players_of

Seating = tuple[str, ...]  # a bot for each seat

WAYS = ("rotate", "all", "fixed")
MAX_SEATINGS = 120  # all orders of five bots; a larger block would only wait for its last game


def line_ups(game: str, players: int | None, bots: str | None) -> list[Seating]:
    """Who plays with whom, from a number of players and a list such as `merchant,random`.

    A list that is too short is filled up with its last bot, so `merchant,random` at a table of four
    is one merchant against three random bots. From a list that is too long, every choice of so many
    bots plays.

    >>> line_ups("oltremare", 4, "merchant,random")
    [('merchant', 'random', 'random', 'random')]
    >>> line_ups("oltremare", 2, "merchant,random,greedy")
    [('merchant', 'random'), ('merchant', 'greedy'), ('random', 'greedy')]
    """
    named = [bot.strip() for bot in (bots or "").split(",")]
    if not all(named):
        raise Refused("bots-how")
    numbers = players_of(game)
    if players is None:
        players = len(named) if len(named) in numbers and len(named) > 1 else numbers[-1]
    if players not in numbers:
        raise Refused(
            "game-players", game=game, least=numbers[0], most=numbers[-1], players=players
        )
    named += named[-1:] * (players - len(named))
    return list(dict.fromkeys(combinations(named, players)))


def seatings(lines: list[Seating], way: str = "rotate") -> tuple[Seating, ...]:
    """Every seating of a block, each of them once.

    `rotate`: all move on by one seat, until everybody has sat everywhere. `all`: every order of the
    bots around the table. `fixed`: as they are named.

    >>> seatings([("a", "b", "b")])
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    >>> len(seatings([("a", "b", "c")], "all"))
    6
    """
    if way not in WAYS:
        raise Refused("seating-ways", ways=", ".join(WAYS), way=way)
    found: dict[Seating, None] = {}
    for line in lines:
        size = len(line)
        orders: list[Seating] = [line]
        if way == "rotate":
            orders = [
                tuple(line[(seat - turn) % size] for seat in range(size)) for turn in range(size)
            ]
        elif way == "all":
            orders = list(permutations(line))
        found.update(dict.fromkeys(orders))
    if len(found) > MAX_SEATINGS:
        raise Refused("seating-too-many", games=len(found), most=MAX_SEATINGS)
    return tuple(found)
