"""How long the game will still last, judged by the draw pile (OM-4.4, OM-4.5)."""

from math import exp, sqrt

from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.editions import Edition


def lasts(w: Weights, pile: int, turns: int) -> float:
    """The chance that a pile of so many cards is not empty after so many turns."""
    key = pile << 8 | turns
    known = w.known_lasts.get(key)
    if known is None:
        known = w.known_lasts[key] = _lasts(w, pile, turns)
    return known


def _lasts(w: Weights, pile: int, turns: int) -> float:
    if turns <= 0:
        return 1.0
    if pile <= 0:
        return 0.0
    z = (pile - w.pace * turns) / (w.pace_spread * sqrt(turns))
    if z > 4.0:
        return 1.0
    if z < -4.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * z))


def happens(
    w: Weights,
    edition: Edition,
    players: int,
    first: int,
    turn: int,
    pile: int,
    last_round: bool,
    ahead: int,
) -> float:
    """The chance that there will be a turn so many turns after the one of seat `turn`."""
    if not edition.last_round:
        return 0.0 if last_round and ahead > 0 else lasts(w, pile, ahead)
    # The pile must not have run out when the round of that turn begins: the turns before it that
    # are not of the same round are those in which it must last.
    seat = (turn + ahead) % players
    before = ahead - (seat - first) % players
    if before <= 0:
        return 1.0
    return 0.0 if last_round else lasts(w, pile, before)


def turns_left(
    w: Weights,
    edition: Edition,
    players: int,
    first: int,
    turn: int,
    pile: int,
    last_round: bool,
    ahead: int,
) -> float:
    """How many turns a seat can expect, the one so many turns ahead being the next."""
    key = (edition.last_round, players, (turn - first) % players, pile, last_round, ahead)
    known = w.known_turns.get(key)
    if known is not None:
        return known
    total = 0.0
    while True:
        chance = happens(w, edition, players, first, turn, pile, last_round, ahead)
        if chance < 0.02:
            w.known_turns[key] = total
            return total
        total += chance
        ahead += players
