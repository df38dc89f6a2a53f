"""Playing the deal of a day, alone against its bots; the first try of everybody counts."""

from datetime import date

from fondaco.contract.refused import Refused
from fondaco.server.days import Deal
from fondaco.server.finding import NoSuchError, find
from fondaco.server.house import House
from fondaco.server.opening import bot_name
from fondaco.server.room import Room
from fondaco.store import Person
from fondaco.table.entries import AnyEntry, Settings
from fondaco.table.table import Table


async def play_day(house: House, day: date, person: Person) -> Room:
    """Their table with that day's deal: the one that counts, as long as it is under way."""
    days, store = house.days, house.store
    stage = days.stage(day)
    if not days.on or stage == "coming" or day < await days.first():
        raise NoSuchError("no-day")
    deal = await days.deal(day)
    known = await store.try_of(day.isoformat(), person.id)
    if known:
        room = await find(house, known, person)
        if room.table.status not in ("over", "closed"):
            return await _begun(house, room, deal, person)
    counted = not known and stage == "running"
    async with house.allowances.taking(person.id, 1, [deal.bot] * (deal.players - 1)):
        settings = Settings(deal.game, deal.players, deal.options, private=True)
        room = await house.open(
            settings, person.id, await days.seed(day), version=deal.version,
            day=day.isoformat(), counted=counted,
        )  # fmt: skip
        if counted:
            name = room.table.id
            first = await store.add_try(day.isoformat(), person.id, name, house.now())
            if first != name:  # they asked twice at once
                await house.act(room, lambda table: table.close("Another one counts."))
                room = await find(house, first, person)
        return await _begun(house, room, deal, person)


async def _begun(house: House, room: Room, deal: Deal, person: Person) -> Room:
    """With everybody in their seats, whatever another request or process has done of that."""

    def next_step(table: Table) -> AnyEntry:
        if table.seat_of(person.id) < 0:
            return table.sit(person.id, person.name, deal.seat)
        free = next((at for at, chair in enumerate(table.chairs) if not chair.taken), None)
        if free is None:
            return table.begin()
        return table.hire(free, deal.bot, bot_name(room, free))

    while room.table.status == "open":
        try:
            await house.act(room, next_step)
        except Refused:
            if room.table.status == "open":
                raise
    return room
