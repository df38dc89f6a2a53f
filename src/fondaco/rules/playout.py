"""Random play to the end, through the contract alone: for benchmarks, rollouts and tests."""

from random import Random
from typing import Final

from fondaco.rules.contract import Event, Position

# While there is talk, how often (in 65536) somebody makes a new offer instead of a listed move.
CHATTER: Final = 6554


def random_move(position: Position, rng: Random, events: list[Event] | None = None) -> int:
    """Let one seat make one random decision; the seat that moved.

    In talks anybody may speak up: a random seat offers or answers if it can; otherwise, and outside
    talks, the seat the game waits for chooses among its listed moves. Each choice takes 16 random
    bits, which is even enough for a few dozen moves and quicker than `choice`.
    """
    bits = rng.getrandbits(48)
    choice = bits & 0xFFFF
    seat = position.turn
    if position.talking():
        seats = position.to_move()
        speaker = seats[(bits >> 16 & 0xFFFF) * len(seats) >> 16]
        if bits >> 32 < CHATTER:
            deal = position.propose(speaker, rng)
            if deal is not None:
                position.play(speaker, deal, events)
                return speaker
        if speaker != seat:
            answers = position.moves(speaker)
            if answers:
                position.play(speaker, answers[choice * len(answers) >> 16], events)
                return speaker
    moves = position.moves(seat)
    position.play(seat, moves[choice * len(moves) >> 16], events)
    return seat


def random_game(position: Position, rng: Random) -> int:
    """Play at random until the game is over; the number of decisions made."""
    before = position.ply
    while not position.over:
        random_move(position, rng)
    return position.ply - before
