"""Standing orders: offers that are declined at once, and deals that are taken."""

from dataclasses import dataclass, replace
from typing import Self

from fondaco.contract.orders import Orders
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND
from fondaco.games.oltremare.rules.offers import ANY, Offer, answer_number, pack_answer
from fondaco.games.oltremare.rules.view import OltremareView

MOST = 1023  # ducats in an offer
DEALS = 9


@dataclass(frozen=True, slots=True)
class OltremareOrders(Orders):
    decline_all: bool = False  # decline every offer at once
    decline_below: int | None = None  # decline offers that bring fewer ducats than that
    # Take this deal, until the turn ends: cards of one goods for cards of one goods, as many or
    # fewer, and ducats.
    accept_deals: int = 0  # so many times
    accept_get: str = ""  # the goods that come to me; none: only ducats do
    accept_give: str = ""  # the goods that I give; none: I pay
    accept_pay: int = 0  # the most ducats that I pay; below zero: the least that I am paid
    accept_turn: int = -1  # the turn in which that was ordered

    def given(self, view: View) -> Self:
        assert isinstance(view, OltremareView)
        if self.decline_below is not None and not 0 <= self.decline_below <= MOST:
            raise Refused("least-range")
        if not self.accept_deals:
            return replace(self, accept_get="", accept_give="", accept_pay=0, accept_turn=-1)
        if not 0 < self.accept_deals <= DEALS or abs(self.accept_pay) > MOST:
            raise Refused("accept-range", deals=DEALS, ducats=MOST)
        goods = view.setting.deck.goods_names
        for name in (self.accept_get, self.accept_give):
            if name and name not in goods:
                raise Refused("accept-goods", goods=name)
        if self.accept_get == self.accept_give:
            raise Refused("accept-what")
        return replace(self, accept_turn=view.turns)

    def move(self, view: View) -> Move | None:
        """Take the deal that was ordered; decline what is offered to me and not good enough."""
        if not isinstance(view, OltremareView):
            return None
        for offer in view.offers:
            way = self._way(view, offer)
            if way is not None:
                return way
        if not self.decline_all and self.decline_below is None:
            return None
        for offer in view.offers:
            no = pack_answer(DECLINE, offer.number, offer.version, [])
            brings = offer.give_ducats - offer.ask_ducats
            if no in view.moves and (self.decline_all or brings < (self.decline_below or 0)):
                return no
        return None

    def after(self, move: Move) -> Self:
        return replace(self, accept_deals=self.accept_deals - (move & KIND == ACCEPT))

    def _way(self, view: OltremareView, offer: Offer) -> Move | None:
        """How to take this offer, if it is the deal that was ordered."""
        if not self.accept_deals or view.turns != self.accept_turn:
            return None
        if offer.ask_ducats - offer.give_ducats > self.accept_pay or offer.ask[ANY]:
            return None
        names = view.setting.deck.goods_names
        told = next(t for o, t in zip(view.offers, view.told, strict=True) if o is offer)
        come = [names[pair[0]] for pair in told]
        go = [names[kind] for kind in range(ANY) for _ in range(offer.ask[kind])]
        if come != [self.accept_get] * len(come) or go != [self.accept_give] * len(go):
            return None
        if self.accept_get and not 0 < len(come) >= len(go):
            return None
        for move in view.moves:
            if move & KIND == ACCEPT and answer_number(move) == offer.number:
                return move
        return None
