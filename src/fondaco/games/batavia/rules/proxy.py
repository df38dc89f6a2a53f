"""A proxy bid, "up to 6": a convenience above the rules that makes ordinary bids."""

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.names import BID, PASS
from fondaco.games.batavia.rules.view import SeatView


def proxy_bid(view: SeatView, limit: int) -> Move:
    """The next bid of somebody who goes up to `limit` letters: one more than the standing bid.

    Beyond the limit, or beyond the letters there are, it passes.
    """
    if limit < 0:
        raise Refused("proxy-least")
    if view.prompt["ask"] != "bid":
        raise Refused("no-bid-asked")
    bid = BID + int(view.prompt["min"])
    return bid if bid - BID <= limit and bid in view.moves else PASS
