"""The table as a player thinks about it: who may hold what, and which tiles are still to come.

It is made from a view (the hands of others are guesses, in fractions of cards) or from a sampled
position (all hands are known). It never looks at what lies face down: of face-down tiles it knows
only which ones are left.
"""

from math import fsum
from typing import Final

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position, View
from fondaco.games.batavia.expert.weights import Weights
from fondaco.games.batavia.rules.names import BLOCK, CARDS_EACH, SPACES
from fondaco.games.batavia.rules.position import BataviaPosition, BataviaView
from fondaco.games.batavia.rules.state import BataviaState

EVEN: Final = [0.2, 0.2, 0.2, 0.2, 0.2]


class GuessedTable:
    """A table with guessed hands, and what can be said about the face-down tiles."""

    __slots__ = ("hands", "hidden", "mix", "shown", "table", "unseen", "weights")

    def __init__(
        self,
        table: BataviaState,
        hands: list[float],
        mix: list[float],
        shown: int,
        unseen: list[int],
        weights: Weights,
    ) -> None:
        self.table = table
        self.hands = hands  # by seat and company
        self.mix = mix  # the part of each company among the cards that may be drawn
        self.shown = shown  # spaces whose tiles have been seen
        self.hidden = SPACES - shown
        self.unseen = unseen  # face-down tiles of each goods
        self.weights = weights  # by which the player judges

    def copy(self) -> "GuessedTable":
        """The same with a table and hands of its own, to try something out on."""
        table, hands = self.table.copy(), self.hands[:]
        return GuessedTable(table, hands, self.mix, self.shown, self.unseen, self.weights)


def guess(table: BataviaState, hands: list[float], mix: list[float], w: Weights) -> GuessedTable:
    """A table as it lies, with these hands."""
    tiles = table.tiles
    shown = table.revealed
    while tiles[shown - 1] < 0:
        shown -= BLOCK
    unseen = [0] * 7
    if shown < SPACES:
        unseen = [5] * 7
        for space in range(shown):
            unseen[tiles[space] % 7] -= 1
    return GuessedTable(table, hands, mix, shown, unseen, w)


def table_of(position: Position) -> BataviaState:
    """The table of a position; Refused if it is of another game."""
    if not isinstance(position, BataviaPosition):
        raise Refused("not-batavia-position")
    return position.table


def guess_of(position: Position, w: Weights) -> GuessedTable:
    """A guessed table from a sampled position."""
    table = table_of(position)
    return guess(table, [float(count) for count in table.hands], EVEN, w)


def guess_in(view: View, w: Weights) -> GuessedTable:
    """A guessed table from a view: the lots that others won are known, and the rest is guessed."""
    if not isinstance(view, BataviaView):
        raise Refused("not-batavia-view")
    table = view.seen.table
    hands = [float(count) for count in table.known]
    if view.seat >= 0:
        base = 5 * view.seat
        hands[base : base + 5] = [float(count) for count in table.hands[base : base + 5]]
    mix = _mix(table, hands)
    for seat in range(table.players):
        base = 5 * seat
        rest = view.seen.sizes[seat] - fsum(hands[base : base + 5])
        if rest > 0:
            for company in range(5):
                hands[base + company] += rest * mix[company]
    return guess(table, hands, mix, w)


def _mix(table: BataviaState, hands: list[float]) -> list[float]:
    """How the hidden cards are spread over the companies."""
    rest = [
        CARDS_EACH - table.lot[c] - table.discard[c] - table.ships[c] - fsum(hands[c::5])
        for c in range(5)
    ]
    total = fsum(rest)
    if total < 1:  # the next pile will be made of the discards
        rest = [float(count) for count in table.discard]
        total = fsum(rest)
    return [part / total for part in rest] if total > 0 else EVEN
