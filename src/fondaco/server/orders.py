"""Standing orders: what a seat wants done without being asked."""

from msgspec.structs import replace

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games.batavia.rules.proxy import proxy_bid
from fondaco.games.batavia.rules.view import SeatView
from fondaco.server.entries import Ordered, Orders, encode
from fondaco.server.table import Table


def order(table: Table, seat: int, orders: Orders) -> bytes:
    """Orders as they are written down, if they can be given."""
    if table.status == "open":  # whoever sits there when the game begins gives them
        raise Refused("not-begun")
    if orders.bid_up_to is not None:
        if table.rules.name != "batavia":
            raise Refused("no-auctions")
        if not 0 <= orders.bid_up_to <= 75:
            raise Refused("proxy-range")
    if orders.decline_below is not None and not 0 <= orders.decline_below <= 1023:
        raise Refused("least-range")
    return encode(Ordered(seat=seat, orders=replace(orders, auction=auction(table))))


def ordered(table: Table) -> tuple[int, str] | None:
    """A seat and the move it has ordered, if there is one now."""
    if table.game is None or table.status != "playing":
        return None
    for seat in table.game.position.to_move():
        chair = table.chairs[seat]
        if chair.mind:
            continue
        text = _bid(table, seat) or _decline(table, seat)
        if text is not None:
            return seat, text
    return None


def auction(table: Table) -> int:
    """The auction that is going on or comes next, by its round; 0 where the game has none."""
    if table.game is None or table.rules.name != "batavia":
        return 0
    seen = table.game.position.view(SPECTATOR).as_json()
    return int(seen["round"]) + int(seen["phase"] != "bid")


def _bid(table: Table, seat: int) -> str | None:
    orders = table.chairs[seat].orders
    limit = orders.bid_up_to
    if limit is None or table.game is None or table.turn != seat:
        return None
    view = table.game.position.view(seat)
    if not isinstance(view, SeatView) or view.prompt["ask"] != "bid":
        return None
    if orders.auction != auction(table):
        return None
    return table.rules.format_move(proxy_bid(view, limit))


def _decline(table: Table, seat: int) -> str | None:
    """Decline what is offered to this seat alone and is not good enough."""
    orders = table.chairs[seat].orders
    if table.game is None or not (orders.decline_all or orders.decline_below is not None):
        return None
    view = table.game.position.view(seat)
    moves = {table.rules.format_move(move) for move in view.moves}
    for offer in view.as_json().get("offers", []):
        text = next((m for m in moves if m.startswith(f"decline #{offer['number']}.")), None)
        if text is None:
            continue
        least = orders.decline_below
        if orders.decline_all or (
            least is not None and offer["give_ducats"] - offer["ask_ducats"] < least
        ):
            return text
    return None
