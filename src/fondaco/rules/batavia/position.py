"""A Batavia position: whose move it is, which moves there are, and playing one."""

from random import Random

from fondaco.rules.batavia.auction import open_auction, play_bid
from fondaco.rules.batavia.cards import draw_cards
from fondaco.rules.batavia.laying import close_step, lay_card, take_back
from fondaco.rules.batavia.moves import legal_moves
from fondaco.rules.batavia.names import (
    ACTING,
    BACK,
    BIDDING,
    DONE,
    DRAW,
    EXCHANGE,
    KEEP,
    LAY,
    LAYING,
    TRAVEL,
    TRAVELLING,
)
from fondaco.rules.batavia.pirates import pirates
from fondaco.rules.batavia.scoring import finish, places
from fondaco.rules.batavia.table import Table
from fondaco.rules.batavia.view import BataviaView, look
from fondaco.rules.batavia.voyage import exchange, set_out, travel
from fondaco.rules.contract import Event, FondacoError, Move


class BataviaPosition(Table):
    """A moment of a game of Batavia."""

    __slots__ = ()

    def blank(self) -> Table:
        return BataviaPosition()

    def to_move(self) -> list[int]:
        return [] if self.over else [self.turn]

    def moves(self, seat: int) -> list[Move]:
        return legal_moves(self) if seat == self.turn and not self.over else []

    def propose(self, seat: int, rng: Random) -> Move | None:
        return None

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        if self.over:
            raise FondacoError("The game is over.")
        if seat != self.turn:
            raise FondacoError("It is not your move.")
        phase = self.phase
        if phase == BIDDING:
            play_bid(self, move, events)
        elif phase == LAYING:
            if LAY <= move < LAY + 5:
                lay_card(self, move - LAY, events)
            elif move == DONE:
                close_step(self, events)
                if not set_out(self, events):
                    _end_turn(self, events)
            elif move == BACK:
                take_back(self, events)
            else:
                raise FondacoError("Lay a card, take one back, or be done.")
        elif phase == ACTING:
            if LAY <= move < LAY + 5:
                lay_card(self, move - LAY, events)
            elif move == DRAW:
                draw_cards(self, seat, events)
                _end_turn(self, events)
            else:
                raise FondacoError("Draw 2 cards or lay some.")
        elif phase == TRAVELLING:
            if not TRAVEL <= move < TRAVEL + 5:
                raise FondacoError("Choose the company to travel with.")
            if not travel(self, move - TRAVEL, events):
                _end_turn(self, events)
        else:  # EXCHANGING
            if move == EXCHANGE:
                exchange(self, events)
            elif move != KEEP:
                raise FondacoError("Exchange your tiles or keep them.")
            elif events is not None:
                events.append(Event("kept", seat, {}))
            _end_turn(self, events)
        self.ply += 1

    def scores(self) -> list[int]:
        return self.gold[:]

    def places(self) -> list[int]:
        return places(self.gold)

    def view(self, seat: int) -> BataviaView:
        return look(self, seat)


def _end_turn(table: Table, events: list[Event] | None) -> None:
    pirates(table, events)
    table.acted += 1
    if table.acted < table.players:
        table.turn = (table.turn + 1) % table.players
        table.phase = ACTING
        return
    if events is not None:
        events.append(Event("round_ended", -1, {"round": table.round}))
    if table.arrival >= 0:
        finish(table, events)  # BA-5.1: the round has been played out
    else:
        table.round += 1
        open_auction(table, events)  # BA-2.5: the first player is the auctioneer
