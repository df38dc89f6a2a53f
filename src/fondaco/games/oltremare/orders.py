"""Standing orders: offers that are declined at once, and deals that are taken."""

from dataclasses import dataclass, replace
from typing import Self

from fondaco.contract.orders import Orders
from fondaco.contract.phrase import Phrase, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND
from fondaco.games.oltremare.rules.offers import (
    ANY,
    MAX_ASK,
    Offer,
    answer_cards,
    answer_number,
    pack_answer,
)
from fondaco.games.oltremare.rules.view import OltremareView

MOST = 1023  # ducats in an offer
DEALS = 9


@dataclass(frozen=True, slots=True)
class OltremareOrders(Orders):
    """Offers that a seat declines at once, and deals that it accepts."""

    decline_all: bool = False  # decline every offer at once
    decline_below: int | None = None  # decline offers that bring fewer ducats than that
    # Accept this deal, until the turn ends: cards of one goods for cards of one goods, as many or
    # fewer, and ducats. Logs before `accept_cards` have orders that give any number of cards.
    accept_deals: int = 0  # so many times
    accept_get: str = ""  # the goods that come to me; none: only ducats do
    accept_give: str = ""  # the goods that I give; none: I pay
    accept_pay: int = 0  # the most ducats that I pay in a deal; below zero: the least I am paid
    accept_cards: int = 0  # the most cards that I give, in all its deals together
    accept_price: int = 0  # the least ducats that I am paid for each card that I give
    accept_turn: int = -1  # the turn in which that was ordered

    def given(self, view: View) -> Self:
        assert isinstance(view, OltremareView)
        if self.decline_below is not None and not 0 <= self.decline_below <= MOST:
            raise Refused("least-range")
        if not self.accept_deals:
            return self._without_deal()
        if not 0 < self.accept_deals <= DEALS or abs(self.accept_pay) > MOST:
            raise Refused("accept-range", deals=DEALS, ducats=MOST)
        goods = view.setting.deck.goods_names
        for name in (self.accept_get, self.accept_give):
            if name and name not in goods:
                raise Refused("accept-goods", goods=name)
        if self.accept_get == self.accept_give:
            raise Refused("accept-what")
        if not self.accept_give:
            return replace(self, accept_cards=0, accept_price=0, accept_turn=view.turns)
        if not 0 < self.accept_cards <= MAX_ASK or not 0 <= self.accept_price <= MOST:
            raise Refused("accept-cards", cards=MAX_ASK, ducats=MOST)
        if self.accept_pay > 0 and (self.accept_price or not self.accept_get):
            raise Refused("accept-paid")
        return replace(self, accept_turn=view.turns)

    def renewed(self, view: View) -> tuple[Self, Phrase | None]:
        assert isinstance(view, OltremareView)
        stands = self.accept_deals and self.accept_turn == view.turns
        if stands and self.accept_give and not self.accept_cards:
            return self._without_deal(), say("oltremare-order-dropped")
        return self, None

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

    def standing(self, view: View) -> Self:
        """A deal is taken until the turn ends in which that was ordered."""
        assert isinstance(view, OltremareView)
        if not self.accept_deals or self.accept_turn == view.turns:
            return self
        return replace(self, accept_deals=0)

    def after(self, move: Move) -> Self:
        if move & KIND != ACCEPT:
            return self
        deals, cards = self.accept_deals - 1, self.accept_cards - len(answer_cards(move))
        if not deals or (self.accept_cards and not cards):
            return self._without_deal()
        return replace(self, accept_deals=deals, accept_cards=max(0, cards))

    def _without_deal(self) -> Self:
        return replace(
            self, accept_deals=0, accept_get="", accept_give="", accept_pay=0, accept_cards=0,
            accept_price=0, accept_turn=-1,
        )  # fmt: skip

    def _way(self, view: OltremareView, offer: Offer) -> Move | None:
        """How to take this offer, if it is the deal that was ordered."""
        if not self.accept_deals or view.turns != self.accept_turn:
            return None
        brings = offer.give_ducats - offer.ask_ducats
        if brings < -self.accept_pay or offer.ask[ANY]:
            return None
        names = view.setting.deck.goods_names
        told = next(t for o, t in zip(view.offers, view.told, strict=True) if o is offer)
        come = [names[pair[0]] for pair in told]
        go = [names[kind] for kind in range(ANY) for _ in range(offer.ask[kind])]
        if come != [self.accept_get] * len(come) or go != [self.accept_give] * len(go):
            return None
        if self.accept_get and not 0 < len(come) >= len(go):
            return None
        if self.accept_cards and len(go) > self.accept_cards:  # none: as old logs have it
            return None
        if self.accept_price and brings < self.accept_price * len(go):
            return None
        for move in view.moves:
            if move & KIND == ACCEPT and answer_number(move) == offer.number:
                return move
        return None
