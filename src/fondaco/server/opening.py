"""Opening a table: what was chosen is checked, then people and bots sit down."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct, field

from fondaco.bots.levels import NEWCOMER
from fondaco.contract.names import alike
from fondaco.contract.refused import Refused
from fondaco.contract.rules import settle
from fondaco.games import games, make, options_of, players_of
from fondaco.server.finding import find
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.store import Person
from fondaco.table.entries import Clock, Opened, Settings
from fondaco.table.table import Table, fit_bot, one_line

MAX_TITLE = 60
MOST_ROUNDS = 20  # until watchers see all hands


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    players: int
    options: dict[str, str] = {}
    title: str = ""
    private: bool = False
    clock: Clock = field(default_factory=Clock)
    talk: int = 20
    calm: bool = True
    coach: bool = False  # who wants may have one; the game is not rated then
    chances: bool = True  # watchers are told who is likely to win
    open_after: int = 0  # rounds after which watchers see all hands (0: never); not rated then
    bots: dict[int, str] = {}  # by seat
    seat: int | None = None  # where I sit; None: the first free one
    sit: bool = True  # False: I only open the table
    name: str = ""
    start: bool = False  # at once, if nobody else is expected
    same_deal_as: str = ""  # the same cards as at that table


class Quick(Struct, forbid_unknown_fields=True):
    game: str
    players: int = 4
    options: dict[str, str] = {}
    bot: str = NEWCOMER
    name: str = ""


async def open_table(house: House, data: NewTable, person: Person) -> Room:
    settings, deal = await settings_of(house, data)
    async with house.allowances.taking(person.id, tables=1, bots=data.bots.values()):
        return await _opened(house, settings, deal, data, person)


async def _opened(
    house: House, settings: Settings, deal: Opened | None, data: NewTable, person: Person
) -> Room:
    room = await house.open(
        settings, person.id, deal.seed if deal else "", data.same_deal_as,
        version=deal.version if deal else None, position=deal.position if deal else "",
    )  # fmt: skip
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


def quick(data: Quick) -> NewTable:
    """A table at which everybody else is a bot, and that begins at once."""
    bots = dict.fromkeys(range(1, number_of(data.game, data.players)), data.bot)
    return NewTable(
        game=data.game, players=data.players, options=data.options, private=True, bots=bots,
        seat=0, name=data.name, start=True,
    )  # fmt: skip


async def settings_of(house: House, data: NewTable) -> tuple[Settings, Opened | None]:
    """The settings, checked; and how the finished table was opened whose deal it is to have."""
    number_of(data.game, data.players)
    settle([o for o in options_of(data.game) if not o.file], data.options)
    if not 0 <= data.talk <= 7 * 86400:
        raise Refused("talk-range")
    if len(data.title) > MAX_TITLE:
        raise Refused("title-length", most=MAX_TITLE)
    if not 0 <= data.open_after <= MOST_ROUNDS:
        raise Refused("open-range", most=MOST_ROUNDS)
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
        if other.status not in ("over", "closed"):  # the end of one would tell the other's seed
            raise Refused("same-deal-early")
        if house.days.is_secret(other):
            raise Refused("day-not-over")
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
    chosen = make(game, players, **options).options()  # without what does not apply to it
    kept = [option for option in options_of(game) if not option.file]
    return Settings(
        game=game,
        players=players,
        options={o.name: chosen[o.name] for o in kept if o.name in chosen},
        title=one_line(data.title),
        private=data.private,
        clock=clock,
        talk=data.talk,
        calm=data.calm,
        coach=data.coach,
        chances=data.chances,
        open_after=data.open_after,
    ), deal


def number_of(game: str, players: int) -> int:
    """How many play, if so many can."""
    found = players_of(game)
    if players not in found:
        least, most = min(found), max(found)
        raise Refused("players-range", game=game, least=least, most=most, players=players)
    return players


def bot_name(room: Room, seat: int, rather: Sequence[str] = ()) -> str:
    """A name for a bot that nobody at the table has, nor one like it; rather its own here."""
    taken = [chair.name for chair in room.table.chairs]
    names = games()[room.table.rules.name].voices.bot_names
    return next(
        (
            name
            for name in (*rather[seat : seat + 1], *names[seat:], *names)
            if not any(alike(name, other) for other in taken)
        ),
        f"Bot {seat + 1}",
    )
