"""A proxy bid, "up to 6": a convenience above the rules that makes ordinary bids."""

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.names import BID, PASS
from fondaco.games.batavia.rules.view import SeatView


def proxy_bid(view: SeatView, limit: int) -> Move:
    """The next bid of somebody who goes up to `limit` letters: one more than the standing bid.

    Beyond the limit, or beyond the letters there are, it passes.
    """
    if limit < 0:
        raise FondacoError("A proxy bid goes up to 0 letters or more.")
    if view.prompt["ask"] != "bid":
        raise FondacoError("You are not asked for a bid now.")
    bid = BID + int(view.prompt["min"])
    return bid if bid - BID <= limit and bid in view.moves else PASS
