"""Standing orders: a proxy bid, in the auction it was given for."""

from dataclasses import dataclass, replace
from typing import Self

from fondaco.contract.orders import Orders
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games.batavia.rules.names import BIDDING
from fondaco.games.batavia.rules.proxy import proxy_bid
from fondaco.games.batavia.rules.view import SeatView

MOST = 75  # letters


@dataclass(frozen=True, slots=True)
class BataviaOrders(Orders):
    """A proxy bid, for one auction."""

    bid_up_to: int | None = None  # bid for it in this auction, up to so many letters
    auction: int = 0  # which auction that is; it is filled in when they are given

    def given(self, view: View) -> Self:
        if self.bid_up_to is not None and not 0 <= self.bid_up_to <= MOST:
            raise Refused("proxy-range")
        return replace(self, auction=auction(view))

    def standing(self, view: View) -> Self:
        """A proxy bid ends with the auction it was given for."""
        if self.bid_up_to is None or self.auction == auction(view):
            return self
        return replace(self, bid_up_to=None)

    def move(self, view: View) -> Move | None:
        if self.bid_up_to is None or view.to_move[:1] != [view.seat]:
            return None
        if not isinstance(view, SeatView) or view.prompt["ask"] != "bid":
            return None
        return proxy_bid(view, self.bid_up_to) if self.auction == auction(view) else None


def auction(view: View) -> int:
    """The auction that is going on or comes next, by its round."""
    assert isinstance(view, SeatView)
    table = view.seen.table
    return table.round + (table.phase != BIDDING)
