"""Standing orders: a log that only the seat sees, and the moves that are made because of it."""

from typing import Any, Protocol

from fondaco.contract.refused import Refused
from fondaco.server.beside import SideLog
from fondaco.server.lines import encode
from fondaco.server.room import Command, Room, Wish
from fondaco.table.entries import AnyEntry, seat_log
from fondaco.table.orders import carried_out, order, ordered
from fondaco.table.table import Table


class Books(Protocol):
    """Where they are written."""

    async def act(
        self, room: Room, command: Command, because: SideLog | None = None, then: Wish | None = None
    ) -> int: ...

    async def write(self, room: Room, name: str, wish: Wish) -> None: ...


async def give(house: Books, room: Room, seat: int, wanted: dict[str, Any]) -> None:
    """Standing orders of a seat."""
    name = seat_log(room.table.id, seat)
    await house.write(room, name, lambda table: encode(order(table, seat, wanted)))


async def carry_out(house: Books, room: Room, seat: int) -> None:
    """Make the move that a seat has ordered, if that order still stands.

    The move takes the next number in the seat's log as well. Whoever ends the order takes it
    too: so they were either quicker, and nothing is done, or they are answered afterwards.
    """

    def move(table: Table) -> AnyEntry:
        found = ordered(table)
        if found is None or found[0] != seat:
            raise Refused("not-ordered")
        return table.move(seat, found[1], by="order")

    def remains(table: Table) -> bytes:
        return encode(carried_out(table, seat))

    await house.act(room, move, room.beside[seat_log(room.table.id, seat)], remains)
