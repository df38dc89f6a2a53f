"""Leaving a table, closing one, and deleting an account."""

from contextlib import suppress

from fondaco.contract.refused import Refused
from fondaco.host.bot_turns import STAND_IN
from fondaco.host.damaged import DamagedError
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.table.entries import AnyEntry
from fondaco.table.table import Table

RUNNING = ("open", "playing", "paused")


async def get_up(house: TableHouse, room: Room, seat: int) -> None:
    if room.table.status == "open":
        await house.act(room, lambda t: t.free(seat))
    else:
        await house.act(room, lambda t: t.stand(seat, STAND_IN, "left"))


def close_as_host(table: Table) -> AnyEntry:
    """Close a table, but not a game with other people: a loser could otherwise end it."""
    others = any(chair.person and not table.is_host(chair.person) for chair in table.chairs)
    if table.game is not None and others:
        raise Refused("others-play")
    return table.close("The host closed it.")


async def leave_all(house: TableHouse, person: str) -> None:
    """Leave all tables of a person who is deleted. Bots play their games to the end."""
    for index in await house.store.tables(person=person, status=RUNNING, limit=1000):
        try:
            room = await house.room(index.table)
        except DamagedError:  # the table cannot be played anyway
            continue
        with suppress(Refused):  # a bot may already play for them
            if room.table.status == "open" and room.table.is_host(person):
                await house.act(room, lambda t: t.close("The host closed it."))
            else:
                await get_up(house, room, room.table.seat_of(person))
