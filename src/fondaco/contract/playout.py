"""Random play to the end, through the contract alone: for benchmarks, rollouts and tests."""

from math import fsum
from random import Random
from typing import Final

from fondaco.contract.rules import NO_MOVE, Event, Move, Position

# While there is talk, how often (in 256) somebody makes a new offer instead of a listed move.
CHATTER: Final = 26


def by_lot(moves: list[Move], chances: list[float], rng: Random) -> Move:
    """One of these moves, chosen by these probabilities."""
    mark = rng.random()
    for at in range(len(moves)):
        mark -= chances[at]
        if mark < 0.0:
            return moves[at]
    return moves[chances.index(max(chances))]


def by_weight(moves: list[Move], weights: list[float], rng: Random) -> Move:
    """The same with weights that need not sum to 1."""
    scale = 1 / fsum(weights)
    mark = rng.random()
    for at in range(len(moves)):
        mark -= weights[at] * scale
        if mark < 0.0:
            return moves[at]
    chances = [weight * scale for weight in weights]
    return moves[chances.index(max(chances))]


def random_move(position: Position, rng: Random, events: list[Event] | None = None) -> int:
    """Let one seat make one random decision; the seat that moved.

    In talks anybody may speak up: a random seat offers or answers if it can; otherwise, and outside
    talks, the seat the game waits for chooses among its listed moves.
    """
    return _decide(position, rng.getrandbits(32), rng, events)


def random_game(position: Position, rng: Random) -> int:
    """Play at random until the game is over; the number of decisions made."""
    before = position.ply
    bits = rng.getrandbits
    while not position.over:
        _decide(position, bits(32), rng, None)
    return position.ply - before


def _decide(position: Position, bits: int, rng: Random, events: list[Event] | None) -> int:
    """One decision out of 32 random bits: 16 choose a move, 8 a seat, 8 whether to offer a deal.

    This is nearly uniform for a few dozen moves, and faster than `rng.choice`.
    """
    share = bits & 0xFFFF
    seat = position.turn
    if position.talking():
        seats = position.to_move()
        speaker = seats[(bits >> 16 & 0xFF) * len(seats) >> 8]
        if bits >> 24 < CHATTER:
            deal = position.propose(speaker, rng)
            if deal is not None:
                position.play(speaker, deal, events)
                return speaker
        if speaker != seat:
            answer = position.pick(speaker, share)
            if answer != NO_MOVE:
                position.play(speaker, answer, events)
                return speaker
    position.play(seat, position.pick(seat, share), events)
    return seat
