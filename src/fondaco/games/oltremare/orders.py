"""Standing orders: offers that are declined at once."""

from dataclasses import dataclass
from typing import Self

from fondaco.contract.orders import Orders
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.rules.moves import DECLINE
from fondaco.games.oltremare.rules.offers import pack_answer
from fondaco.games.oltremare.rules.view import OltremareView

MOST = 1023  # ducats in an offer


@dataclass(frozen=True, slots=True)
class OltremareOrders(Orders):
    decline_all: bool = False  # decline every offer at once
    decline_below: int | None = None  # decline offers that bring fewer ducats than that

    def given(self, view: View) -> Self:
        if self.decline_below is not None and not 0 <= self.decline_below <= MOST:
            raise Refused("least-range")
        return self

    def move(self, view: View) -> Move | None:
        """Decline what is offered to this seat alone and is not good enough."""
        if not self.decline_all and self.decline_below is None:
            return None
        if not isinstance(view, OltremareView):
            return None
        for offer in view.offers:
            no = pack_answer(DECLINE, offer.number, offer.version, [])
            brings = offer.give_ducats - offer.ask_ducats
            if no in view.moves and (self.decline_all or brings < (self.decline_below or 0)):
                return no
        return None
