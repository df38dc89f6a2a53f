"""A position of Oltre Mare: who may move, which moves there are, and playing one."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.contract.rules import NO_MOVE, Event, Position, View
from fondaco.games.oltremare.rules import pile, trade, turn
from fondaco.games.oltremare.rules.glimpse import OltremareGlimpse
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
from fondaco.games.oltremare.rules.sample import Sampler
from fondaco.games.oltremare.rules.scoring import places
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.show import own_to_json, stowed, view_to_json
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.view import OltremareView, look
from fondaco.games.oltremare.wire import View as WireView


def part_of(items: list[int], share: i64) -> int:
    """The item at `share` (0 to 65535) of the way through a list."""
    return items[share * len(items) >> 16]


class OltremarePosition(OltremareState):
    """The phases of a turn, put together."""

    def to_move(self) -> list[int]:
        if self.over:
            return []
        if self.phase != TRADE:
            return [self.turn]
        return self.setting.clockwise[self.turn][:]

    def talking(self) -> bool:
        return self.phase == TRADE

    def may_answer(self) -> list[int]:
        return self.to_move()[1:] if self.offers else []

    def offers_of(self, seat: int) -> int:
        return len([offer for offer in self.offers if offer.owner == seat])

    def open_offers(self, seat: int) -> frozenset[tuple[int, ...]]:
        return frozenset([(o.number, o.version) for o in self.offers if o.open_to(seat)])

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

    def pick(self, seat: int, share: int) -> int:
        phase = self.phase
        if seat == self.turn:
            if phase == ACTIONS:
                return PLAY + part_of(self.hands[seat], share)
            if phase == CARGO:
                return LOAD + part_of(self.played, share)
            if phase == POWER:
                return DISCARD + part_of(self.hands[seat], share)
            if phase == TRADE and not self.offers:
                return trade.pick_active(self, share)
        elif phase != TRADE or not self.offers:
            return NO_MOVE
        moves = self.moves(seat)
        return part_of(moves, share) if moves else NO_MOVE

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
        v = SamplingView()
        look(v, self, seat, self.to_move(), self.moves(seat))
        return v

    def glimpse(self, seat: int, earlier: View | None = None) -> View:
        seen = (
            cast(OltremareGlimpse, earlier) if earlier is not None else OltremareGlimpse(seat, self)
        )
        seen.follow(self, self.moves(seat))
        return seen


def blank(setting: Setting, seed: str) -> OltremarePosition:
    """A position with nothing on the table yet but the purses (OM-1.3)."""
    p = OltremarePosition()
    p.clear(setting, seed)
    return p


class SamplingView(OltremareView):
    """What a seat sees, as data too, and the positions it could therefore be in."""

    def sample(self, rng: Random) -> Position:
        return Sampler(self, blank(self.setting, "")).sample(rng)

    def sampler(self) -> Callable[[Random], Position]:
        bare = blank(self.setting, "")
        bare.books = False
        return Sampler(self, bare).sample

    def as_json(self, aids: bool | None = None) -> WireView:
        return view_to_json(self, self.setting.memory == "ledger" if aids is None else aids)

    def own_json(self) -> dict[str, Any]:
        if self.seat < 0:
            return {}
        found: dict[str, Any] = {**own_to_json(self, self.setting.memory == "ledger")}
        found[f"seats/{self.seat}/stowed"] = stowed(self.setting, self.pirates[self.seat])
        return found
