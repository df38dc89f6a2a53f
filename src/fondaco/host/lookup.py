"""Finding a table by its name, and a person's seat at it."""

from fondaco.contract.refused import Refused
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.store import Person


class NoSuchError(Refused):
    """The table, person or page does not exist."""


async def find(house: TableHouse, name: str, person: Person | None = None) -> Room:
    """The table with this name. `person`: gets back the seat they had there as a guest."""
    if not name.isascii() or not name.isalnum() or len(name) > 40:
        raise NoSuchError("no-table")
    try:
        room = await house.room(name)
    except Refused as error:
        if error.name == "no-table":
            raise NoSuchError("no-table") from None
        raise
    for look in house.before_found:
        await look(room.table)
    if person is not None:
        await recognise(house, room, person)
    return room


async def recognise(house: TableHouse, room: Room, person: Person) -> None:
    """Give a person with an account the seat they took at this table as a guest."""
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
    """The seat of this person. Refused: they do not sit here."""
    seat = room.table.seat_of(person.id)
    if seat < 0:
        raise Refused("not-sitting")
    return seat
