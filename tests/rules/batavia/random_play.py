"""Random games of Batavia for tests: wild ones, and some that look more like people playing."""

from collections.abc import Iterator
from random import Random

from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.names import BACK, BID, DONE, DRAW, LAY
from fondaco.games.batavia.rules.position import BataviaPosition


def choose(position: BataviaPosition, rng: Random, manner: int) -> Move:
    """A move of the seat to move: 0 any, 1 modest bids and few cards, 2 hoards cards for long."""
    moves = position.moves(position.turn)
    if manner and len(moves) > 1:
        moves = [m for m in moves if not BID + position.table.bid + 1 < m < DRAW]
        moves = [m for m in moves if m != BACK] if len(moves) > 1 else moves
        if DONE in moves and rng.random() < 0.6:
            return DONE
        if manner == 2 and DRAW in moves and rng.random() < 0.8:
            return DRAW
        if manner == 2 and position.table.cannon > 15 and any(m >= LAY for m in moves):
            return moves[-1]
    return moves[int(rng.random() * len(moves))]


def game(
    position: BataviaPosition, seed: int, manner: int = 0, bound: int = 6000
) -> Iterator[tuple[int, Move]]:
    """Seat and move, one after the other, to the end; each has to be played by the caller."""
    rng = Random(seed)
    for _ in range(bound):
        if position.over:
            return
        yield position.turn, choose(position, rng, manner)
    raise AssertionError("the game does not end")


def after(position: BataviaPosition, plies: int, seed: int, manner: int = 0) -> BataviaPosition:
    """The position after so many random moves, or at the end of the game."""
    rng = Random(seed)
    for _ in range(plies):
        if position.over:
            break
        position.play(position.turn, choose(position, rng, manner))
    return position
