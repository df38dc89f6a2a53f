"""HTTP: tables, seats, and what is left of a finished game."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, get_args

from litestar import Request, Response, get, post
from msgspec import Struct, field

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, settle
from fondaco.games import game, games, make, options_of, players_of
from fondaco.messages import languages
from fondaco.records import Game
from fondaco.server.doors import Asking, NoSuchError, services, somebody, whoever
from fondaco.server.house import House
from fondaco.server.people import fit
from fondaco.server.room import Room
from fondaco.store import Person, TableIndex
from fondaco.table import entries
from fondaco.table.entries import Clock, Moved, Settings
from fondaco.table.frames import Line, SeatKind, State, Status
from fondaco.table.sight import Audience
from fondaco.table.table import Table, fit_bot, one_line

Asked = Request[Any, Any, Any]

STEPS = 100  # of a replay in one answer
MAX_TITLE = 60


class TableCard(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    players: int
    names: list[str]
    kinds: list[SeatKind]
    you: int
    turn: int
    your_turn: bool
    options: dict[str, str]
    clock: dict[str, Any]
    updated: int
    scores: list[int] | None = None
    places: list[int] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    players: int
    options: dict[str, str] = {}
    title: str = ""
    private: bool = False
    clock: Clock = field(default_factory=Clock)
    talk: int = 20
    calm: bool = True
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
    bot: str = "merchant"
    name: str = ""


class Opened(Struct):
    table: str


class Sitting(Struct, forbid_unknown_fields=True):
    seat: int | None = None
    name: str = ""


class Hiring(Struct, forbid_unknown_fields=True):
    seat: int
    bot: str = "merchant"  # empty: send away who sits there


class Fork(Struct, forbid_unknown_fields=True):
    ply: int
    seat: int
    bot: str = "merchant"


class Report(Struct, forbid_unknown_fields=True):
    text: str
    about: str = ""  # a person


class Step(Struct):
    """One moment of a replay: the move that led to it, and the table after it."""

    ply: int
    seat: int
    move: str
    at: int
    events: list[Mapping[str, Any]]
    lines: list[Line]
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]  # of all seats, for who looks through it from none
    why: str = ""  # a bot's reason


class Moment(Struct):
    number: int
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None


class Replay(Struct):
    plies: int
    turns: list[int]  # the plies at which a turn begins
    steps: list[Step]
    money: list[list[int]]  # by ply, what each seat has


# --- the lists ------------------------------------------------------------------------------------


def card(index: TableIndex, person: str | None) -> TableCard:
    bots = index.info.get("bots", index.names)
    kinds: list[SeatKind] = [
        "person" if who is not None else "bot" if bots[seat] else "open"
        for seat, who in enumerate(index.persons)
    ]
    you = index.persons.index(person) if person is not None and person in index.persons else -1
    return TableCard(
        table=index.table,
        game=index.game,
        title=index.title,
        status=index.status,
        players=index.players,
        names=index.names,
        kinds=kinds,
        you=you,
        turn=index.turn,
        your_turn=you >= 0 and you == index.turn,
        options=index.info.get("options", {}),
        clock=index.info.get("clock", {}),
        updated=index.updated,
        scores=index.scores,
        places=index.places,
    )


@get("/api/tables", summary="Public tables: open ones and running ones")
async def tables(
    request: Asked, status: str = "", game: str | None = None, before: int | None = None
) -> list[TableCard]:
    wanted = tuple(status.split(",")) if status else ("open", "playing", "paused")
    if not set(wanted) <= set(get_args(Status)):
        raise Refused("table-status", names=", ".join(get_args(Status)))
    if game is not None:
        players_of(game)  # or there is no such game
    moment(before)
    person = await whoever(request)
    store = services(request).house.store
    found = await store.tables(status=wanted, game=game, public=True, before=before, limit=100)
    blocked = await store.blocked(person.id) if person is not None else set()
    return [
        card(index, person.id if person else None) for index in found if index.host not in blocked
    ]


@get("/api/tables/{table:str}", summary="A table as I may see it")
async def table_state(request: Asked, table: str, lang: str = "en") -> State:
    person = await whoever(request)
    room = await room_of(request, table, person)
    who = person.id if person else None
    to = Audience(room.table.seat_of(who), spoken_here(lang))
    return room.sight.state(to, room.table.is_host(who), room.time.now())


@get("/api/tables/{table:str}/moments/{number:int}", summary="As I saw it after an entry")
async def look_back(request: Asked, table: str, number: int, lang: str = "en") -> Moment:
    person = await whoever(request)
    room = await room_of(request, table, person)
    to = Audience(room.table.seat_of(person.id if person else None), spoken_here(lang) or "en")
    played, ply = room.table.game, room.sight.moment(number, to)
    assert played is not None
    position = await asyncio.to_thread(played.at, ply)
    view = position.view(to.seat)
    return Moment(number, view.as_json(), game(room.table.settings.game).outlook(view))


# --- opening --------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table")
async def open_table(request: Asked, data: NewTable) -> Opened:
    return await _open(request, data)


async def _open(request: Asked, data: NewTable) -> Opened:
    person = await introduced(request, data.name)
    house = services(request).house
    settings, deal = await _settings(request, data)
    async with house.allowances.taking(person.id, tables=1, bots=data.bots.values()):
        return await _opened(house, settings, deal, data, person)


async def _opened(
    house: House, settings: Settings, deal: entries.Opened | None, data: NewTable, person: Person
) -> Opened:
    room = await house.open(
        settings, person.id, deal.seed if deal else "", data.same_deal_as,
        version=deal.version if deal else None,
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
    return Opened(room.table.id)


@post("/api/quick", summary="Play now: a table with bots, started")
async def quick(request: Asked, data: Quick) -> Opened:
    bots = dict.fromkeys(range(1, _number(data.game, data.players)), data.bot)
    new = NewTable(
        game=data.game, players=data.players, options=data.options, private=True, bots=bots,
        seat=0, name=data.name, start=True,
    )  # fmt: skip
    return await _open(request, new)


async def _settings(request: Asked, data: NewTable) -> tuple[Settings, entries.Opened | None]:
    """The settings, checked; and how the finished table was opened whose deal it is to have."""
    _number(data.game, data.players)
    settle([o for o in options_of(data.game) if not o.file], data.options)
    if not 0 <= data.talk <= 7 * 86400:
        raise Refused("talk-range")
    if len(data.title) > MAX_TITLE:
        raise Refused("title-length", most=MAX_TITLE)
    clock = data.clock
    if clock.kind == "live" and not 10 <= clock.bank <= 36000:
        raise Refused("bank-range")
    if clock.kind == "live" and not 0 <= clock.increment <= 3600:
        raise Refused("increment-range")
    if clock.kind == "days" and not 0 < clock.days <= 60:
        raise Refused("days-range")
    game, players, options, deal = data.game, data.players, data.options, None
    if data.same_deal_as:
        other = (await room_of(request, data.same_deal_as)).table
        if other.status not in ("over", "closed"):  # the end of one would tell the other's seed
            raise Refused("same-deal-early")
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
    chosen = make(game, players, **options).options()
    return Settings(
        game=game,
        players=players,
        options={o.name: chosen[o.name] for o in options_of(game) if not o.file},
        title=one_line(data.title),
        private=data.private,
        clock=clock,
        talk=data.talk,
        calm=data.calm,
    ), deal


def _number(game: str, players: int) -> int:
    """How many play, if so many can."""
    found = players_of(game)
    if players not in found:
        least, most = min(found), max(found)
        raise Refused("players-range", game=game, least=least, most=most, players=players)
    return players


# --- seats ----------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Asked, table: str, data: Sitting) -> Opened:
    person = await introduced(request, data.name)
    room = await room_of(request, table, person)
    store = services(request).house.store
    if person.id in await store.blocked(room.table.opened.host):
        raise Refused("host-blocks")
    name = data.name or person.name
    await services(request).house.act(room, lambda t: t.sit(person.id, name, data.seat))
    return Opened(table)


@post(
    "/api/tables/{table:str}/leave", status_code=200, summary="Leave; during a game a bot plays on"
)
async def leave(request: Asked, table: str) -> Opened:
    person = await somebody(request)
    room = await room_of(request, table, person)
    await get_up(services(request).house, room, _seat(room, person))
    return Opened(table)


async def get_up(house: House, room: Room, seat: int) -> None:
    if room.table.status == "open":
        await house.act(room, lambda t: t.free(seat))
    else:
        await house.act(room, lambda t: t.stand(seat, "merchant", "left"))


@post(
    "/api/tables/{table:str}/bot",
    status_code=200,
    summary="Seat a bot, or send away whoever sits there before the game",
)
async def bot(request: Asked, table: str, data: Hiring) -> Opened:
    room = await _as_host(request, table)
    house = services(request).house
    if not data.bot:
        await house.act(room, lambda t: t.free(data.seat))
    else:
        name = bot_name(room, data.seat)
        async with house.allowances.taking(room.table.opened.host, bots=[data.bot]):
            await house.act(room, lambda t: t.hire(data.seat, data.bot, name))
    return Opened(table)


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin the game")
async def start(request: Asked, table: str) -> Opened:
    room = await _as_host(request, table)
    await services(request).house.act(room, lambda t: t.begin())
    return Opened(table)


@post("/api/tables/{table:str}/close", status_code=200, summary="Close the table for good")
async def close(request: Asked, table: str) -> Opened:
    room = await _as_host(request, table)
    await services(request).house.act(room, lambda t: t.close("The host closed it."))
    return Opened(table)


@post("/api/tables/{table:str}/pause", status_code=200, summary="Stop the clocks")
async def pause(request: Asked, table: str) -> Opened:
    person = await somebody(request)
    room = await room_of(request, table, person)
    await services(request).house.act(room, lambda t: t.pause(person.id))
    return Opened(table)


@post("/api/tables/{table:str}/resume", status_code=200, summary="Go on")
async def resume(request: Asked, table: str) -> Opened:
    person = await somebody(request)
    room = await room_of(request, table, person)
    await services(request).house.act(room, lambda t: t.resume(person.id))
    return Opened(table)


@post("/api/tables/{table:str}/rematch", summary="The same people and bots once more")
async def rematch(request: Asked, table: str) -> Opened:
    person = await somebody(request)
    before = await room_of(request, table, person)
    old = before.table
    mine = _seat_of(old.seat_of(person.id))
    if old.status not in ("over", "closed"):
        raise Refused("not-over")
    house = services(request).house
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
            if await house.rematched(before, room.table.id) == room.table.id:
                return Opened(room.table.id)
            await house.act(room, lambda table: table.close("Somebody else was quicker."))
    room = await room_of(request, old.rematch, person)
    if room.table.seat_of(person.id) < 0 and room.table.status == "open":
        with suppress(Refused):  # the seat may be taken by now
            await house.act(room, sit)
    return Opened(room.table.id)


@post("/api/tables/{table:str}/fork", summary="Play on from a moment of a finished game, with bots")
async def fork(request: Asked, table: str, data: Fork) -> Opened:
    person = await introduced(request, "")
    old = (await room_of(request, table)).table
    if old.status != "over" or old.game is None:
        raise Refused("fork-finished")
    if not 0 <= data.ply < len(old.game.log) or not 0 <= data.seat < old.settings.players:
        raise Refused("no-moment")
    house = services(request).house
    bots = [fit_bot(data.bot)] * (old.settings.players - 1)
    async with house.allowances.taking(person.id, tables=1, bots=bots):
        return Opened(await _played_on(house, old, old.game, person, data))


async def _played_on(house: House, old: Table, game: Game, person: Person, data: Fork) -> str:
    settings = Settings(
        game=old.settings.game, players=old.settings.players, options=old.settings.options,
        private=True,
    )  # fmt: skip
    room = await house.open(
        settings, person.id, old.opened.seed, follows=old.id, version=old.rules.version
    )
    for seat in range(settings.players):
        name = bot_name(room, seat)
        if seat == data.seat:
            await house.act(room, partial(Table.sit, person=person.id, name=person.name, seat=seat))
        else:
            await house.act(room, partial(Table.hire, seat=seat, bot=data.bot, name=name))
    moves = ((seat, old.rules.format_move(move)) for seat, move in game.log[: data.ply])
    plays = (partial(Table.move, seat=seat, text=text, by="order") for seat, text in moves)
    await house.copy(room, [Table.begin, *plays])
    return room.table.id


@post("/api/tables/{table:str}/report", status_code=204, summary="Tell the people of the house")
async def report(request: Asked, table: str, data: Report) -> None:
    person = await somebody(request)
    await room_of(request, table)
    text, about = one_line(data.text), one_line(data.about)[:40]
    if not 0 < len(text) <= 2000:
        raise Refused("report-length")
    house = services(request).house
    await house.store.report(person.id, table, about, text, house.now())


# --- afterwards -----------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", media_type="text/plain", summary="The record of a game")
async def record(request: Asked, table: str) -> Response[str]:
    old = (await room_of(request, table)).table
    if old.game is None or old.status != "over":
        raise Refused("record-when-over")
    headers = {"content-disposition": f'attachment; filename="fondaco-{table}.txt"'}
    return Response(old.game.to_text(), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished game, moment by moment")
async def replay(
    request: Asked, table: str, seat: int = SPECTATOR, first: int = 0, lang: str = "en"
) -> Replay:
    room = await room_of(request, table)
    old = room.table
    if old.game is None or old.status != "over":
        raise Refused("replay-when-over")
    if not -1 <= seat < old.settings.players or first < 0:
        raise Refused("no-seat-or-moment")
    # A long game takes a while to play again, and the tables must not wait for it.
    return await asyncio.to_thread(replayed, room, Audience(seat, spoken_here(lang)), first)


def replayed(room: Room, to: Audience, first: int) -> Replay:
    """A finished game, with the moments of one page."""
    old, seat = room.table, to.seat
    assert old.game is not None
    manifest = game(old.settings.game)
    steps: list[Step] = []
    money: list[list[int]] = []
    turns: list[int] = []
    turn = -2
    for ply, position in enumerate(old.game.positions()):
        money.append(position.scores())
        if position.turn != turn:
            turns.append(ply)
            turn = position.turn
        if not first <= ply < first + STEPS:
            continue
        events = old.game.events[ply - 1] if ply else old.game.opening
        seen = [event.seen_by(seat) for event in events]
        view = position.view(seat)
        row = old.moves[ply - 1] if ply else old.rows[0]
        entry = row.entry if isinstance(row.entry, Moved) else None
        steps.append(
            Step(
                ply=ply,
                seat=entry.seat if entry else SPECTATOR,
                move=entry.move if entry else "",
                at=row.at,
                events=[room.sight.event(event, to) for event in events],
                lines=room.sight.lines(seen, to),
                view=view.as_json(aids=True),
                outlook=manifest.outlook(view),
                hands=[
                    position.view(each).as_json(aids=True)["hand"]
                    for each in range(old.settings.players)
                    if seat == SPECTATOR
                ],
                why=room.sight.why(entry.why, to) if entry and entry.why else "",
            )
        )
    return Replay(plies=len(old.game.log), turns=turns, steps=steps, money=money)


# --- small things ---------------------------------------------------------------------------------


async def room_of(request: Asking, table: str, person: Person | None = None) -> Room:
    if not table.isascii() or not table.isalnum() or len(table) > 40:
        raise NoSuchError("no-table")
    house = services(request).house
    try:
        room = await house.room(table)
    except Refused as error:
        if error.name == "no-table":
            raise NoSuchError("no-table") from None
        raise
    if person is not None:
        await house.recognise(room, person)
    return room


def spoken_here(language: str) -> str:
    """The language, if we have it; none for none, and English for all others."""
    return language if not language or language in languages() else "en"


def moment(before: int | None) -> None:
    if before is not None and not 0 <= before < 1 << 53:
        raise Refused("before-milliseconds")


async def introduced(request: Asked, name: str) -> Person:
    """Who is asking; a stranger has to be introduced by POST /api/me first."""
    person = await somebody(request)
    if name:
        fit(name)
    return person


async def _as_host(request: Asked, table: str) -> Room:
    person = await somebody(request)
    room = await room_of(request, table, person)
    if not room.table.is_host(person.id):
        raise Refused("only-host")
    return room


def _seat(room: Room, person: Person) -> int:
    return _seat_of(room.table.seat_of(person.id))


def _seat_of(seat: int) -> int:
    if seat < 0:
        raise Refused("not-sitting")
    return seat


def bot_name(room: Room, seat: int) -> str:
    """A name for a bot that nobody at the table has yet."""
    taken = {chair.name.casefold() for chair in room.table.chairs}
    names = games()[room.table.rules.name].voices.bot_names
    return next(
        (name for name in (*names[seat:], *names) if name.casefold() not in taken),
        f"Bot {seat + 1}",
    )


HANDLERS = [
    tables, table_state, look_back, open_table, quick, sit, leave, bot, start, close, pause, resume,
    rematch, fork, report, record, replay,
]  # fmt: skip
