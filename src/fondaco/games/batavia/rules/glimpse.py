"""What a codec reads of a view, kept up to date as a game continues."""

from random import Random

from fondaco.contract.native import i64
from fondaco.contract.rules import Position
from fondaco.games.batavia.rules.seen import Seen, by_seat
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.turn import legal_moves
from fondaco.games.batavia.rules.view import SeatView


class BataviaGlimpse(SeatView):
    """Part of a view. It shares the lists of the position, so it is good until the next move."""

    def __init__(self, seat: int, table: BataviaState) -> None:
        seen = BataviaState()
        seen.players = table.players
        seen.hands = [0] * len(table.hands)
        seen.drawn = [0] * len(table.drawn)
        seen.revealed = 0
        seen.left = []
        self.seen = Seen(seen, seat, [], [], [])
        self.seat = seat
        self.players = table.players
        self._left: list[int] = []  # as the position has it, face down or not

    def follow(self, table: BataviaState) -> None:
        """The allow-list, as `look`: every line is something this seat may know."""
        seat: i64 = self.seat
        seen = self.seen.table
        self.ply = table.ply
        self.over = table.over
        # where the game stands, and the auction
        seen.over = table.over
        seen.turn = table.turn
        seen.phase = table.phase
        seen.round = table.round
        seen.first = table.first
        seen.acted = table.acted
        seen.lot = table.lot
        seen.bid = table.bid
        seen.bidder = table.bidder
        seen.bidding = table.bidding
        # cards on the table, the own hand, and the size of the rest
        seen.pile_left = table.pile_left
        seen.discard = table.discard
        for at in range(5 * seat, 5 * seat + 5):
            seen.hands[at] = table.hands[at]
            seen.drawn[at] = table.drawn[at]
        self.seen.sizes = by_seat(table.hands, table.players)
        seen.laid = table.laid
        seen.step = table.step
        seen.ships = table.ships
        seen.cannon = table.cannon
        seen.top = table.top
        seen.seals = table.seals
        # the open tiles, and the voyage
        revealed = table.revealed
        if revealed != seen.revealed or table.left != self._left:
            seen.revealed = revealed
            seen.tiles = table.tiles[:revealed] + [-1] * (len(table.tiles) - revealed)
            open_spaces: i64 = (2 << revealed) - 1  # spaces count from 1
            seen.left = [spaces & open_spaces for spaces in table.left]
            self._left = table.left[:]
        seen.at = table.at
        seen.arrival = table.arrival
        seen.crates = table.crates
        seen.held = table.held
        seen.gold = table.gold
        # what could be remembered
        seen.letters = table.letters
        seen.known = table.known
        seen.stock = table.stock
        self.moves = legal_moves(seen) if seat == table.turn and not table.over else []

    def sample(self, rng: Random) -> Position:
        raise NotImplementedError("only a whole view can be sampled")
