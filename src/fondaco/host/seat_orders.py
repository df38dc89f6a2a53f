"""Standing orders of a seat: a side log that only the seat sees, and the moves made from it."""

from typing import Any

from fondaco.contract.refused import Refused
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.table.entries import AnyEntry, seat_log
from fondaco.table.standing_orders import carried_out, order, ordered
from fondaco.table.table import Table


async def give(house: TableHouse, room: Room, seat: int, wanted: dict[str, Any]) -> None:
    """Write down the standing orders of a seat."""
    name = seat_log(room.table.id, seat)
    await house.write(room, name, lambda table: room.codec.line(order(table, seat, wanted)))


async def carry_out(house: TableHouse, room: Room, seat: int) -> None:
    """Make the move that a seat has ordered, if the order still stands.

    The move also takes the next number in the seat's side log, and so does the end of an order. So
    the two cannot both happen at the same number: either the order ended first and no move is made,
    or the move was made before the end was confirmed.
    """

    def move(table: Table) -> AnyEntry:
        found = ordered(table)
        if found is None or found[0] != seat:
            raise Refused("not-ordered")
        return table.move(seat, found[1], by="order")

    def remains(table: Table) -> bytes:
        return room.codec.line(carried_out(table, seat))

    await house.act(room, move, room.side_logs[seat_log(room.table.id, seat)], remains)
