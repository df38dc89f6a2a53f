"""The gallery: what watchers say among themselves, in a log beside the table's."""

from contextlib import suppress

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.lines import decode, encode
from fondaco.server.room import Room, Talk
from fondaco.table.entries import Said, gallery_log
from fondaco.table.frames import Speech
from fondaco.table.sight import TALK
from fondaco.table.table import Table, spoken


async def overheard(house: House, room: Room, before: int) -> tuple[list[Speech], bool]:
    """What was said there last before an entry, and whether there is more before that."""
    name = gallery_log(room.table.id)
    newest = min(before, room.seen(name) + 1)
    rows = await house.store.read(name, newest - TALK - 2)
    said: list[Speech] = []
    for row in rows:
        with suppress(Exception):  # what cannot be read is left out
            entry = decode(row.entry)
            if row.number < newest and isinstance(entry, Said):
                said.append(Talk(row.number, row.at, entry).speech)
    return said[-TALK:], newest > TALK


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
