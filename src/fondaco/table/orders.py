"""Standing orders: what a seat wants done without being asked. What there is, the game says."""

from dataclasses import fields
from typing import Any, cast

from fondaco.contract.orders import Orders
from fondaco.contract.refused import Refused
from fondaco.table.entries import Ordered
from fondaco.table.plain import plain, read
from fondaco.table.table import Table


def order(table: Table, seat: int, wanted: dict[str, Any]) -> Ordered:
    """Orders as they are written down, if they can be given."""
    if table.game is None:  # whoever sits there when the game begins gives them
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


def read_orders(table: Table, entry: Ordered) -> Orders | None:
    """What stands in the log. ValueError: the game knows nothing like that."""
    nothing = table.no_orders()
    return read(type(nothing), entry.orders) if nothing is not None else None


def carried_out(table: Table, seat: int) -> Ordered:
    """What stands in the log of a seat once the move that it has ordered is made."""
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
