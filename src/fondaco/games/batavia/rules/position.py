"""Positions of Batavia, and the views of them that may leave the engine."""

from collections.abc import Callable
from random import Random
from typing import cast

from fondaco.contract.refused import Refused
from fondaco.contract.rules import NO_MOVE, Event, Move, Position, View
from fondaco.games.batavia.rules.glimpse import BataviaGlimpse
from fondaco.games.batavia.rules.sample import Sampler, redeal, sample
from fondaco.games.batavia.rules.scoring import places
from fondaco.games.batavia.rules.seen import look
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.turn import legal_moves, pick_move, play_move
from fondaco.games.batavia.rules.view import SeatView


class BataviaPosition(Position):
    """A moment of a game: a table with everything hidden on it."""

    __slots__ = ("over", "players", "ply", "table", "turn")

    def __init__(self, table: BataviaState) -> None:
        self.table = table
        self.players = table.players
        self.follow()

    def follow(self) -> None:
        """Stand where the table stands."""
        table = self.table
        self.ply = table.ply
        self.over = table.over
        self.turn = table.turn

    def to_move(self) -> list[int]:
        return [] if self.over else [self.turn]

    def talking(self) -> bool:
        return False

    def open_offers(self, seat: int) -> frozenset[tuple[int, ...]]:
        return frozenset()  # nobody offers anything

    def moves(self, seat: int) -> list[Move]:
        return legal_moves(self.table) if seat == self.turn and not self.over else []

    def pick(self, seat: int, share: int) -> Move:
        return pick_move(self.table, share) if seat == self.turn and not self.over else NO_MOVE

    def propose(self, seat: int, rng: Random) -> Move | None:
        return None

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        if self.over:
            raise Refused("game-over")
        if seat != self.turn:
            raise Refused("not-your-move")
        play_move(self.table, move, events)
        self.follow()

    def copy(self) -> "BataviaPosition":
        return BataviaPosition(self.table.copy())

    def round(self) -> int:
        return self.table.round

    def redeal(self, rng: Random) -> "BataviaPosition":
        other = self.copy()
        redeal(other.table, rng)
        return other

    def scores(self) -> list[int]:
        return self.table.gold[:]

    def places(self) -> list[int]:
        return places(self.table.gold)

    def view(self, seat: int) -> "BataviaView":
        return BataviaView(look(self.table, seat))

    def glimpse(self, seat: int, earlier: View | None = None) -> View:
        seen = (
            cast(BataviaGlimpse, earlier)
            if earlier is not None
            else BataviaGlimpse(seat, self.table)
        )
        seen.follow(self.table)
        return seen


class BataviaView(SeatView):
    """What a seat sees, and the positions it could therefore be in."""

    def sample(self, rng: Random) -> BataviaPosition:
        return BataviaPosition(sample(self.seen, rng))

    def sampler(self) -> Callable[[Random], BataviaPosition]:
        tables = Sampler(self.seen)
        return lambda rng: BataviaPosition(tables.sample(rng))
