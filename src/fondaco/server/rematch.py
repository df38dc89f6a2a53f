"""The same people and bots once more, each one seat further on."""

from contextlib import suppress
from functools import partial

from fondaco.contract.refused import Refused
from fondaco.server.finding import find, seat_of
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.store import Person
from fondaco.table.entries import rematch_log
from fondaco.table.table import Table


async def rematch(house: House, before: Room, person: Person) -> Room:
    """The table that follows this one, opened by whoever asks first; who asks sits down there."""
    old, mine = before.table, seat_of(before, person)
    if old.status not in ("over", "closed"):
        raise Refused("not-over")
    players = old.settings.players
    sit = partial(  # who sat second last time sits first now
        Table.sit, person=person.id, name=old.chairs[mine].name, seat=(mine - 1) % players
    )
    if not old.rematch:
        bots = [chair.bot for chair in old.chairs]
        async with house.allowances.taking(person.id, tables=1, bots=bots):
            room = await house.open(old.settings, person.id, follows=old.id)
            for at in range(players):
                hire = partial(Table.hire, seat=at, bot=bots[(at + 1) % players])
                if bots[(at + 1) % players]:
                    name = old.chairs[(at + 1) % players].name
                    await house.act(room, partial(hire, name=name))
            await house.act(room, sit)
            if await followed(house, before, room.table.id) == room.table.id:
                if all(chair.taken for chair in room.table.chairs):  # nobody else is expected
                    await house.act(room, lambda table: table.begin())
                return room
            await house.act(room, lambda table: table.close("Somebody else was quicker."))
    room = await find(house, old.rematch, person)
    if room.table.seat_of(person.id) < 0 and room.table.status == "open":
        with suppress(Refused):  # the seat may be taken by now
            await house.act(room, sit)
    return room


async def followed(house: House, room: Room, other: str) -> str:
    """The table that follows this one: the other, if there was none yet."""
    wish = rematch_log(room.table.id)
    await house.write(room, wish, lambda t: b"" if t.rematch else other.encode())
    return room.table.rematch
