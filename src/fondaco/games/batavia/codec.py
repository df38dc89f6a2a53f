"""Batavia in numbers: every number of players shares one layout.

Every move is one action. Cards laid in a turn can be taken back, but only so many: else a game
need not come to an end.
"""

from typing import ClassVar, Final, NamedTuple, cast

from fondaco.contract.codec import NOT_ASKED, Codec, Draft, Pieces
from fondaco.contract.layout import ActionTable
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.games.batavia.observation import (
    MOST_BACKS,
    SEATS,
    BataviaObservation,
    BataviaPieces,
)
from fondaco.games.batavia.rules import names as n
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.view import SeatView

MOST_LETTERS: Final = n.LETTERS_EACH * SEATS


class Backs(NamedTuple):
    """What a seat has drafted: nothing but how many moves it has taken back this turn."""

    backs: int = 0


class BataviaCodec(Codec):
    """Views and moves of Batavia as numbers."""

    blank: ClassVar = Backs()
    parameters: ClassVar = ["setup"]
    glimpses: ClassVar = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.observation = BataviaObservation(rules.players)
        self.layout = self.observation.layout
        self.actions = ActionTable()
        self._number_actions()
        self._others = {
            n.PASS: 0,
            n.DRAW: self.draw,
            n.DONE: self.done,
            n.EXCHANGE: self.exchange,
            n.KEEP: self.keep,
        }

    # --- the tables -----------------------------------------------------------------------------

    def _number_actions(self) -> None:
        companies = n.COMPANIES
        # fmt: off
        group = self.actions.group
        group("pass", ["pass"], "leave the auction")
        group("bid", [f"bid {i}" for i in range(1, MOST_LETTERS + 1)], "bid this many letters")
        self.draw = group("draw", ["draw"], "draw two cards")
        self.lay = group("lay", [f"lay {c}" for c in companies], "lay a card of this company")
        self.back = group("back", ["back"],
                          f"take the last card back, at most {MOST_BACKS} times a turn")
        self.done = group("done", ["done"], "the cards stay: hand over the seals")
        self.travel = group("travel", [f"travel {c}" for c in companies],
                            "go to the next shop of this company")
        self.exchange = group("exchange", ["exchange"], "exchange tiles for gold")
        self.keep = group("keep", ["keep"], "keep the tiles")
        # fmt: on

    # --- actions --------------------------------------------------------------------------------

    def legal(self, view: View, asked: int, draft: Draft) -> list[int]:
        if asked == NOT_ASKED:
            return []
        found: list[int] = []
        for move in view.moves:
            if n.BID <= move < n.DRAW:
                found.append(move - n.BID)
            elif n.LAY <= move < n.BACK:
                found.append(self.lay + move - n.LAY)
            elif n.TRAVEL <= move < n.EXCHANGE:
                found.append(self.travel + move - n.TRAVEL)
            elif move == n.BACK:
                if cast(Backs, draft).backs < MOST_BACKS:
                    found.append(self.back)
            else:
                found.append(self._others[move])
        return found

    def act(self, view: View, draft: Draft, action: int) -> Move | Draft | None:
        if action == 0:
            return n.PASS
        if action < self.draw:
            return n.BID + action
        if action == self.draw:
            return n.DRAW
        if action < self.back:
            return n.LAY + action - self.lay
        if action == self.back:
            return n.BACK
        if action == self.done:
            return n.DONE
        if action < self.exchange:
            return n.TRAVEL + action - self.travel
        return n.EXCHANGE if action == self.exchange else n.KEEP

    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """How many cards the seat has taken back is remembered for as long as it is its turn."""
        p = cast(BataviaPosition, position)
        if p.turn != seat or p.table.phase not in (n.ACTING, n.LAYING):
            return self.blank
        return Backs(cast(Backs, draft).backs + 1) if move == n.BACK else draft

    # --- observations ---------------------------------------------------------------------------

    def table(self, view: View) -> bytes:
        return self.observation.table(cast(SeatView, view).seen, self.observation.pieces())

    def pieces(self) -> Pieces:
        return self.observation.pieces()

    def next_table(self, view: View, pieces: Pieces) -> bytes:
        return self.observation.table(cast(SeatView, view).seen, cast(BataviaPieces, pieces))

    def add_draft(self, row: bytearray, view: View, asked: int, draft: Draft) -> None:
        row[self.observation.asked] = 1
        row[self.observation.backs] = cast(Backs, draft).backs
