"""Finding a table by its name, and who somebody is at it."""

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.store import Person


class NoSuchError(Refused):
    """There is no such table, person or page."""


async def find(house: House, name: str, person: Person | None = None) -> Room:
    """The table of that name, as this person comes to it."""
    if not name.isascii() or not name.isalnum() or len(name) > 40:
        raise NoSuchError("no-table")
    try:
        room = await house.room(name)
    except Refused as error:
        if error.name == "no-table":
            raise NoSuchError("no-table") from None
        raise
    if person is not None:
        await recognise(house, room, person)
    return room


async def recognise(house: House, room: Room, person: Person) -> None:
    """Let somebody with an account have, at this table, what they did there as a guest."""
    table = room.table
    if person.login is None:
        return
    known = {chair.person for chair in table.chairs} | {table.opened.host}
    for other in known - {person.id, None} - set(table.aliases):
        assert other is not None
        now = await house.store.person(other)
        if now is not None and now.id == person.id:
            table.aliases[other] = person.id


def seat_of(room: Room, person: Person) -> int:
    """Where they sit; Refused, if nowhere."""
    seat = room.table.seat_of(person.id)
    if seat < 0:
        raise Refused("not-sitting")
    return seat
