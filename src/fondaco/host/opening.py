"""Opening a table: the settings are checked, then the person and the bots sit down."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from fondaco.bots.versions import NEWEST
from fondaco.contract.names import alike
from fondaco.contract.refused import Refused
from fondaco.contract.rules import settle
from fondaco.games import games, make, options_of, players_of
from fondaco.host import same_deal
from fondaco.host.bodies import NewTable, Quick
from fondaco.host.lookup import find
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse, new_name
from fondaco.store import Person
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.speech import one_line
from fondaco.table.table import Table, fit_bot

MAX_TITLE = 60
MAX_ROUNDS = 20  # until spectators see all hands


Check = Callable[[TableSettings], Awaitable[None]]


async def open_table(
    house: TableHouse, data: NewTable, person: Person, check: Check | None = None
) -> Room:
    """Open a table. `check` may refuse its settings."""
    settings, deal = await settings_of(house, data)
    if check is not None:
        await check(settings)
    async with house.taking(person.id, tables=1, bots=data.bots.values()):
        return await _opened(house, settings, deal, data, person)


async def _opened(
    house: TableHouse, settings: TableSettings, deal: Opened | None, data: NewTable, person: Person
) -> Room:
    opened, name = Opened(settings, 0, "", person.id, bots=NEWEST), new_name()
    if deal is not None:
        opened = Opened(
            settings, deal.version, deal.seed, person.id, data.same_deal_as, position=deal.position,
            bots=NEWEST,
        )  # fmt: skip
        await same_deal.join(house.store, name, data.same_deal_as, house.now())
    room = await house.open(opened, name)
    if data.sit:
        free = (at for at in range(settings.players) if at not in data.bots)
        seat = next(free) if data.seat is None else data.seat
        await house.act(room, lambda t: t.sit(person.id, data.name or person.name, seat))
    for at, bot in sorted(data.bots.items()):
        name = bot_name(room, at)
        await house.act(room, partial(Table.hire, seat=at, bot=bot, name=name))
    if data.start:
        await house.act(room, lambda t: t.begin())
    return room


def quick(data: Quick, bot: str = "") -> NewTable:
    """A table that begins at once, with bots in all other seats. `bot`: instead of the chosen."""
    bots = dict.fromkeys(range(1, number_of(data.game, data.players)), bot or data.bot)
    return NewTable(
        game=data.game, players=data.players, options=data.options, private=True, bots=bots,
        seat=0, name=data.name, start=True, coach=not data.ladder, ladder=data.ladder,
    )  # fmt: skip


async def settings_of(house: TableHouse, data: NewTable) -> tuple[TableSettings, Opened | None]:
    """The checked settings, and the opening of the table whose deal is used again, if any."""
    number_of(data.game, data.players)
    settle([o for o in options_of(data.game) if not o.file], data.options)
    if not 0 <= data.talk <= 7 * 86400:
        raise Refused("talk-range")
    if len(data.title) > MAX_TITLE:
        raise Refused("title-length", most=MAX_TITLE)
    if not 0 <= data.open_after <= MAX_ROUNDS:
        raise Refused("open-range", most=MAX_ROUNDS)
    clock = data.clock
    if clock.kind == "live" and not 10 <= clock.bank <= 36000:
        raise Refused("bank-range")
    if clock.kind == "live" and not 0 <= clock.increment <= 3600:
        raise Refused("increment-range")
    if clock.kind == "days" and not 0 < clock.days <= 60:
        raise Refused("days-range")
    game, players, options, deal = data.game, data.players, data.options, None
    if data.same_deal_as:
        other = (await find(house, data.same_deal_as)).table
        if other.status not in ("over", "closed"):  # the end of one would reveal the other's seed
            raise Refused("same-deal-early")
        house.check_unprotected(other)
        game, players = other.settings.game, other.settings.players
        options, deal = other.settings.options, other.opened
    for seat, bot in data.bots.items():
        fit_bot(bot)
        if not 0 <= seat < players or (data.sit and seat == data.seat):
            raise Refused("seat-not-free", seat=seat)
    if data.sit and data.seat is not None and not 0 <= data.seat < players:
        raise Refused("seats-are", last=players - 1)
    if len(data.bots) + data.sit > players:
        raise Refused("too-many-bots")
    if data.start and len(data.bots) + data.sit < players:
        raise Refused("would-be-empty")
    chosen = make(game, players, **options).options()  # without options that do not apply
    kept = [option for option in options_of(game) if not option.file]
    return TableSettings(
        game=game,
        players=players,
        options={o.name: chosen[o.name] for o in kept if o.name in chosen},
        title=one_line(data.title),
        private=data.private,
        clock=clock,
        talk=data.talk,
        calm=data.calm,
        coach=data.coach,
        chances=data.chances and not data.ladder,  # the player could watch in another window
        open_after=data.open_after,
        ladder=data.ladder,
        gathers=data.gathers,
    ), deal


def number_of(game: str, players: int) -> int:
    """The number of players. Refused: the game cannot be played by so many."""
    found = players_of(game)
    if players not in found:
        least, most = min(found), max(found)
        raise Refused("players-range", game=game, least=least, most=most, players=players)
    return players


def bot_name(room: Room, seat: int, rather: Sequence[str] = ()) -> str:
    """A name for a bot, unlike all others at the table; the seat's name in `rather` if possible."""
    taken = [chair.name for chair in room.table.chairs]
    names = games()[room.table.rules.name].voice.bot_names
    return next(
        (
            name
            for name in (*rather[seat : seat + 1], *names[seat:], *names)
            if name and not any(alike(name, other) for other in taken)
        ),
        f"Bot {seat + 1}",
    )
