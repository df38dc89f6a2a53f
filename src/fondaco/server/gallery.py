"""The gallery: what watchers say among themselves, in a log beside the table's."""

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.lines import encode
from fondaco.server.room import Room
from fondaco.table.entries import Said, gallery_log
from fondaco.table.table import Table, spoken


async def say_in_gallery(
    house: House, room: Room, person: str, name: str, text: str, request: str = ""
) -> None:
    """The players hear it only after the game."""
    said = Said(person=person, name=name, text=spoken(text), channel="gallery", id=request)

    def say(table: Table) -> bytes:
        if table.seat_of(person) >= 0 and table.status != "over":
            raise Refused("gallery")
        known = [(row.entry.person, row.entry.id) for row in room.gallery]
        return b"" if request and (person, request) in known else encode(said)

    await house.write(room, gallery_log(room.table.id), say)
