"""A rematch: the same people and bots again, each one seat further."""

from contextlib import suppress
from functools import partial

from fondaco.bots.versions import NEWEST
from fondaco.contract.refused import Refused
from fondaco.host.lookup import find, seat_of
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.store import Person
from fondaco.table.entries import Opened, rematch_log
from fondaco.table.table import Table


async def rematch(house: TableHouse, before: Room, person: Person) -> Room:
    """The rematch of this table, opened by the first person who asks. The person sits down."""
    old, mine = before.table, seat_of(before, person)
    if old.status not in ("over", "closed"):
        raise Refused("not-over")
    players = old.settings.players
    sit = partial(  # the second seat of the last game becomes the first
        Table.sit, person=person.id, name=old.chairs[mine].name, seat=(mine - 1) % players
    )
    if not old.rematch:
        bots = [chair.bot for chair in old.chairs]
        async with house.taking(person.id, tables=1, bots=bots):
            room = await house.open(
                Opened(old.settings, 0, "", person.id, follows=old.id, bots=NEWEST)
            )
            for at in range(players):
                hire = partial(Table.hire, seat=at, bot=bots[(at + 1) % players])
                if bots[(at + 1) % players]:
                    name = old.chairs[(at + 1) % players].name
                    await house.act(room, partial(hire, name=name))
            await house.act(room, sit)
            if await followed(house, before, room.table.id) == room.table.id:
                if all(chair.taken for chair in room.table.chairs):  # all others are bots
                    await house.act(room, lambda table: table.begin())
                return room
            await house.act(room, lambda table: table.close("Somebody else was quicker."))
    room = await find(house, old.rematch, person)
    if room.table.seat_of(person.id) < 0 and room.table.status == "open":
        with suppress(Refused):  # the seat may be taken meanwhile
            await house.act(room, sit)
    return room


async def followed(house: TableHouse, room: Room, other: str) -> str:
    """The name of the rematch of this table: `other`, if there was none yet."""
    log = rematch_log(room.table.id)
    await house.write(room, log, lambda t: b"" if t.rematch else other.encode())
    return room.table.rematch
