"""Playing the deal of a day, alone against its bots. A person's first try counts."""

from datetime import date

from fondaco.contract.refused import Refused
from fondaco.host.day_deals import DayDeal
from fondaco.host.lookup import NoSuchError, find
from fondaco.host.opening import bot_name
from fondaco.host.room import Room
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.tables.house import House
from fondaco.store import Person
from fondaco.table.entries import AnyEntry, Opened, TableSettings
from fondaco.table.table import Table


async def play_day(house: House, days: DailyDeals, day: date, person: Person) -> Room:
    """A table with that day's deal: the person's try that counts, while it runs, or a new one."""
    store = house.store
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
    async with house.quotas.taking(person.id, 1, [deal.bot] * (deal.players - 1)):
        settings = TableSettings(deal.game, deal.players, deal.options, private=True)
        opened = Opened(
            settings, deal.version, await days.seed(day), person.id, day=day.isoformat(),
            counted=counted, bots=deal.bots,
        )  # fmt: skip
        room = await house.open(opened)
        if counted:
            name = room.table.id
            first = await store.add_try(day.isoformat(), person.id, name, house.now())
            if first != name:  # the person asked twice at once
                await house.act(room, lambda table: table.close("Another one counts."))
                room = await find(house, first, person)
        return await _begun(house, room, deal, person)


async def _begun(house: House, room: Room, deal: DayDeal, person: Person) -> Room:
    """The table with everybody seated. Other requests or processes may do parts of it."""

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
