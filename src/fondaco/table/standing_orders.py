"""Standing orders: what a seat wants done without being asked. The game says which there are."""

from dataclasses import fields
from typing import Any, cast

from fondaco.contract.refused import Refused
from fondaco.table.dataclass_json import plain, read
from fondaco.table.entries import Ordered
from fondaco.table.table import Table


def order(table: Table, seat: int, wanted: dict[str, Any]) -> Ordered:
    """The entry for these orders. Refused: they cannot be given."""
    if table.game is None:  # only the person who sits there during the game may give them
        raise Refused("not-begun")
    nothing = table.no_orders()
    known = {field.name for field in fields(cast(Any, nothing))} if nothing is not None else set()
    for name in wanted:
        if name not in known:
            raise Refused("no-such-order", order=name)
    if nothing is None:
        return Ordered(seat=seat, orders={})
    try:
        orders = read(type(nothing), wanted)
    except ValueError:
        raise Refused("order-unclear") from None
    return Ordered(seat=seat, orders=plain(orders.given(table.game.position.view(seat))))


def take_orders(table: Table, entry: Ordered) -> None:
    """Give a seat the orders in its log. ValueError: the game does not have such orders.

    A running game leaves out what has another meaning today (`Orders.renewed`) and says so.
    """
    nothing, chair = table.no_orders(), table.chairs[entry.seat]
    if nothing is None:
        return
    orders = read(type(nothing), entry.orders)
    if table.game is not None and table.status in ("playing", "paused"):
        chair.orders, chair.dropped = orders.renewed(table.game.position.view(entry.seat))
    else:
        chair.orders, chair.dropped = orders, None


def carried_out(table: Table, seat: int) -> Ordered:
    """The orders of a seat after the move that it has ordered."""
    orders, found = table.chairs[seat].orders, ordered(table)
    assert orders is not None
    assert found is not None
    return Ordered(seat=seat, orders=plain(orders.after(table.rules.parse_move(found[1]))))


def ordered(table: Table) -> tuple[int, str] | None:
    """A seat and the move it has ordered, if there is one now."""
    if table.game is None or table.status != "playing":
        return None
    for seat in table.game.position.to_move():
        chair = table.chairs[seat]
        if chair.mind or chair.orders is None or chair.orders == table.no_orders():
            continue
        move = chair.orders.move(table.game.position.view(seat))
        if move is not None:
            return seat, table.rules.format_move(move)
    return None
