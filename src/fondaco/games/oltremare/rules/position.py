"""A position of Oltre Mare: who may move, which moves there are, and playing one."""

from random import Random

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules import pile, trade, turn
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    ARG,
    ARRIVAL,
    BUY,
    CARGO,
    COMPASS,
    DECLINE,
    DISCARD,
    DONE,
    KIND,
    LOAD,
    OFFER,
    PLAY,
    POWER,
    SAIL,
    SAILING,
    TRADE,
    WITHDRAW,
)
from fondaco.games.oltremare.rules.scoring import places
from fondaco.games.oltremare.rules.state import State
from fondaco.games.oltremare.rules.view import OltremareView, look


class OltremarePosition(State):
    """The phases of a turn, put together."""

    def to_move(self) -> list[int]:
        if self.over:
            return []
        if self.phase != TRADE:
            return [self.turn]
        return [(self.turn + i) % self.players for i in range(self.players)]

    def talking(self) -> bool:
        return self.phase == TRADE

    def may_answer(self) -> list[int]:
        return self.to_move()[1:] if self.offers else []

    def offers_of(self, seat: int) -> int:
        return len([offer for offer in self.offers if offer.owner == seat])

    def moves(self, seat: int) -> list[int]:
        phase = self.phase
        if phase == TRADE:
            if seat == self.turn:
                found = trade.list_active(self)
                return found + trade.list_answers(self, seat) if self.offers else found
            if self.offers and 0 <= seat < self.players:
                return trade.list_answers(self, seat)
            return []
        if seat != self.turn:
            return []
        if phase == ACTIONS:
            return turn.list_plays(self)
        if phase == CARGO:
            return turn.list_loads(self)
        if phase == SAILING:
            return turn.list_sails(self)
        if phase == POWER:
            return turn.list_discards(self)
        if phase == ARRIVAL:
            return turn.list_compass(self)
        return []

    def propose(self, seat: int, rng: Random) -> int | None:
        if not trade.may_offer(self) or not 0 <= seat < self.players:
            return None
        hand = self.hands[seat]
        cargo = self.cargo[seat]
        if not hand or not cargo:
            return None
        goods = self.setting.deck.goods
        return trade.sketch(self.players, self.turn, seat, hand, cargo[-1], goods, rng)

    def play(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        kind = move & KIND
        if kind < OFFER:
            if seat != self.turn:
                raise Refused("not-your-turn")
            if move >> 11:
                raise Refused("no-move")
            what = move & ARG
            if kind == PLAY:
                turn.play_card(self, what, events)
            elif kind == LOAD:
                turn.load(self, what, events)
            elif kind == SAIL:
                turn.sail(self, what, events)
            elif kind == COMPASS:
                turn.follow_compass(self, what, events)
            elif kind == DISCARD:
                turn.discard(self, what, events)
            elif self.phase == POWER:
                raise Refused("sea-power-first")
            elif self.phase != TRADE:
                raise Refused("no-trade-phase")
            elif kind == BUY:
                trade.buy(self, what, events)
            elif move == DONE:
                trade.end_trade(self, events)
            else:
                raise Refused("no-move")
        else:
            if not 0 <= seat < self.players:
                raise Refused("no-seat")
            if move < 0:
                raise Refused("no-move")
            if kind == OFFER:
                trade.make_offer(self, seat, move, events)
            elif kind == ACCEPT:
                trade.accept(self, seat, move, events)
            elif kind == DECLINE:
                trade.decline(self, seat, move, events)
            elif kind == WITHDRAW:
                trade.withdraw(self, seat, move, events)
            else:
                raise Refused("no-move")
        self.ply += 1

    def copy(self) -> "OltremarePosition":
        other = OltremarePosition()
        self.copy_into(other)
        return other

    def redeal(self, rng: Random) -> "OltremarePosition":
        other = self.copy()
        pile.redeal(other, rng)
        return other

    def scores(self) -> list[int]:
        return self.ducats[:]

    def places(self) -> list[int]:
        return places(self)

    def view(self, seat: int) -> OltremareView:
        return look(self, seat, self.to_move(), self.moves(seat))
