"""How long the game will still last, as far as the draw pile tells (OM-4.4, OM-4.5)."""

from math import exp, sqrt
from typing import Final

from fondaco.games.oltremare.rules.editions import Edition

# Cards that leave the pile in a turn among players who know what they do, and how much that varies.
PACE: Final = 3.6
SPREAD: Final = 2.6


# A search asks the same again and again: by pile and turns, and by the whole question.
_LASTS: Final[dict[int, float]] = {}
_TURNS: Final[dict[tuple[bool, int, int, int, bool, int], float]] = {}


def lasts(pile: int, turns: int) -> float:
    """The chance that a pile of so many cards is not empty after so many turns."""
    key = pile << 8 | turns
    known = _LASTS.get(key)
    if known is None:
        known = _LASTS[key] = _lasts(pile, turns)
    return known


def _lasts(pile: int, turns: int) -> float:
    if turns <= 0:
        return 1.0
    if pile <= 0:
        return 0.0
    z = (pile - PACE * turns) / (SPREAD * sqrt(turns))
    if z > 4.0:
        return 1.0
    if z < -4.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * z))


def happens(
    edition: Edition, players: int, first: int, turn: int, pile: int, last_round: bool, ahead: int
) -> float:
    """The chance that there will be a turn so many turns after the one of seat `turn`."""
    if not edition.last_round:
        return 0.0 if last_round and ahead > 0 else lasts(pile, ahead)
    # The pile must not have run out when the round of that turn begins: the turns before it that
    # are not of the same round are those in which it must last.
    seat = (turn + ahead) % players
    before = ahead - (seat - first) % players
    if before <= 0:
        return 1.0
    return 0.0 if last_round else lasts(pile, before)


def turns_left(
    edition: Edition, players: int, first: int, turn: int, pile: int, last_round: bool, ahead: int
) -> float:
    """How many turns a seat can expect, the one so many turns ahead being the next."""
    key = (edition.last_round, players, (turn - first) % players, pile, last_round, ahead)
    known = _TURNS.get(key)
    if known is not None:
        return known
    total = 0.0
    while True:
        chance = happens(edition, players, first, turn, pile, last_round, ahead)
        if chance < 0.02:
            _TURNS[key] = total
            return total
        total += chance
        ahead += players
