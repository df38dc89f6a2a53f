"""What spectators say among themselves: a side log of the table, called its gallery."""

from fondaco.contract.refused import Refused
from fondaco.host.room import Room, SpectatorSpeech
from fondaco.host.table_house import TableHouse
from fondaco.table.entries import Said, gallery_log
from fondaco.table.frames import Speech
from fondaco.table.sight import TALK
from fondaco.table.speech import spoken
from fondaco.table.table import Table


async def recent_speeches(house: TableHouse, room: Room, before: int) -> tuple[list[Speech], bool]:
    """The last things said there before an entry, and whether there is more before them."""
    name = gallery_log(room.table.id)
    newest = min(before, room.last_read(name) + 1)
    rows = await house.store.read(name, newest - TALK - 2)
    speeches: list[Speech] = []
    for row in rows:
        try:
            entry = room.codec.decode(row.entry)
        except ValueError:  # a damaged line is left out; the others are still worth reading
            continue
        if row.number < newest and isinstance(entry, Said):
            speeches.append(SpectatorSpeech(row.number, row.at, entry).speech)
    return speeches[-TALK:], newest > TALK


async def say_to_spectators(
    house: TableHouse, room: Room, person: str, name: str, text: str, request: str = ""
) -> None:
    """Write something down that the players see only after the game."""
    said = Said(person=person, name=name, text=spoken(text), channel="gallery", id=request)

    def say(table: Table) -> bytes:
        if table.seat_of(person) >= 0 and table.status != "over":
            raise Refused("gallery")
        known = [(row.entry.person, row.entry.id) for row in room.spectator_talk]
        return b"" if request and (person, request) in known else room.codec.line(said)

    await house.write(room, gallery_log(room.table.id), say)
