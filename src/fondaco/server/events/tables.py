"""The tables of a round: opened once, with everybody in their seats, and begun.

A table's name follows from the event's seed, so that a process that was killed meanwhile, or two
processes at once, open each table only once. Every step looks at what is there already.
"""

from fondaco.bots.versions import NEWEST
from fondaco.contract.refused import Refused
from fondaco.events.duplicate import field_bot
from fondaco.events.event import ClubEvent
from fondaco.events.fold import ClubTable
from fondaco.games import make, options_of
from fondaco.host.bot_turns import STAND_IN
from fondaco.host.opening import bot_name
from fondaco.host.room import Room
from fondaco.host.seat_orders import give
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.tables.house import House
from fondaco.table.entries import AnyEntry, Clock, Opened, Returned, Sat, TableSettings
from fondaco.table.table import Table


def settings_of(event: ClubEvent, number: int, at: int, size: int) -> TableSettings:
    chosen = event.settings
    rules = make(chosen.game, size, **chosen.options).options()
    kept = [option.name for option in options_of(chosen.game) if not option.file]
    clock = Clock()
    if chosen.days:
        clock = Clock("days", days=chosen.days)
    elif chosen.bank:
        clock = Clock("live", chosen.bank, chosen.increment)
    field = event.rounds[number - 1].tables[at].of_bots
    return TableSettings(
        game=chosen.game,
        players=size,
        options={name: rules[name] for name in kept if name in rules},
        title=f"{chosen.title} · {number}.{at + 1}",
        private=True,
        clock=Clock() if field else clock,
        talk=0 if field else 20,
        calm=not field,
        chances=not event.duplicate,
    )


async def open_table(house: House, live: LiveEvent, number: int, at: int) -> str:
    """The table's name, once its game has begun."""
    event = live.event
    table = event.rounds[number - 1].tables[at]
    name = event.table_name(number, at)
    opened = Opened(
        settings_of(event, number, at, len(table.players)),
        0,
        event.deal(number, at),
        "",
        bots=NEWEST,
        event=live.id,
        round=number,
        sealed=event.duplicate,
        undo=event.settings.undo,
    )
    try:
        room = await house.open(opened, name)
    except Refused as error:
        if error.name != "not-opened":
            raise
        room = await house.room(name)  # it was opened before, here or elsewhere
    names = {player: event.players[player].name for player in table.players if player}
    while room.table.status == "open":
        try:
            await house.act(room, lambda t: _next_step(t, room, table, names, at))
        except Refused:
            if room.table.status == "open":
                raise
    return name


def _next_step(
    t: Table, room: Room, table: ClubTable, names: dict[str, str], number: int
) -> AnyEntry:
    """People first: a bot could otherwise take their name."""
    free = [seat for seat, chair in enumerate(t.chairs) if not chair.taken]
    for seat in free:
        player = table.players[seat]
        if player:
            return t.sit(player, names[player], seat)
    for seat in free:
        bot = field_bot(number, seat) if table.of_bots else STAND_IN
        return t.hire(seat, bot, bot_name(room, seat))
    return t.begin()


async def change_seat(house: House, event: ClubEvent, table: ClubTable, seat: int) -> None:
    """Let a bot, a reserve or the player play at a running table, as the event has it now."""
    room = await house.room(table.table)
    chair, player = room.table.chairs[seat], table.players[seat]
    if room.table.status not in ("playing", "paused"):
        return
    if player and (chair.person is None or not room.table.same(chair.person, player)):
        # What the one before had ordered ends first: it is in a log of its own.
        if chair.orders is not None and chair.orders != room.table.no_orders():
            await give(house, room, seat, {})
        name = event.players[player].name
        await house.act(room, lambda t: t.take_over(seat, player, name))
        return
    if chair.person is None:
        return
    returns = 0  # since this person has the seat
    for row in room.table.rows:
        if isinstance(row.entry, Sat | Returned) and row.entry.seat == seat:
            returns = 0 if isinstance(row.entry, Sat) else returns + 1
    given_back = table.given_back[seat]
    if player:
        if chair.stand_in and returns < given_back:
            await house.act(room, lambda t: t.come_back(seat))
    elif not chair.mind and returns <= given_back:
        # Players who then take their seat back themselves play on, without points.
        await house.act(room, lambda t: t.stand(seat, STAND_IN, "away"))
