"""HTTP: tables, seats, and what is left of a finished game."""

from collections.abc import Mapping
from typing import Any, get_args

from litestar import Request, Response, get, post
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import game as manifest
from fondaco.games import players_of
from fondaco.server.delayed import OpenMoment, may_look, open_moment
from fondaco.server.doors import (
    address,
    count,
    introduced,
    moment,
    owner,
    ready_json,
    room_of,
    services,
    somebody,
    spoken_here,
    studied,
    whoever,
)
from fondaco.server.finding import seat_of
from fondaco.server.fork import fork
from fondaco.server.gallery import overheard
from fondaco.server.leaving import close_as_host, get_up
from fondaco.server.listing import TableCard, card
from fondaco.server.opening import NewTable, Quick, bot_name, open_table, quick
from fondaco.server.rematch import rematch
from fondaco.server.replay import Replay, replay_key, replayed
from fondaco.server.room import Room
from fondaco.table.audience import Audience
from fondaco.table.entries import Channel
from fondaco.table.frames import Speech, State, Status
from fondaco.table.table import MAX_MOVE, one_line

Asked = Request[Any, Any, Any]
FORK = 20  # times as costly as a page of a replay: a whole game is written down once more


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
    move: str = ""  # to be made there instead


class Report(Struct, forbid_unknown_fields=True):
    text: str
    about: str = ""  # a person


class Moment(Struct):
    number: int
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None


class Talk(Struct):
    talk: list[Speech]
    earlier: bool  # there is more before that


# --- the lists ------------------------------------------------------------------------------------


@get("/api/tables", summary="Public tables: open ones and running ones")
async def tables(
    request: Asked, status: str = "", game: str | None = None, before: int | None = None
) -> list[TableCard]:
    wanted = tuple(sorted(set(status.split(",")))) if status else ("open", "playing", "paused")
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
    count(request, "costly")
    study = services(request).house.study
    position = await study.do(owner(request), lambda: played.at(ply))
    view = position.view(to.seat)
    return Moment(number, view.as_json(), manifest(room.table.settings.game).outlook(view))


@get("/api/tables/{table:str}/open", summary="With all hands open, as it stood some rounds ago")
async def look_open(request: Asked, table: str) -> Response[OpenMoment]:
    person = await somebody(request)
    room = await room_of(request, table, person)
    may_look(services(request).house, room.table, person.id, address(request))
    count(request, "costly")
    return ready_json(await open_moment(services(request).house, room, owner(request)))


class Remark(Struct):
    """Something one can say at a table with a click: a message and its values."""

    phrase: str
    values: dict[str, str | int]


@get("/api/tables/{table:str}/remarks", summary="What can be said there with a click")
async def remarks(request: Asked, table: str) -> list[Remark]:
    rules = (await room_of(request, table, await whoever(request))).table.rules
    return [Remark(each.id, each.values) for each in manifest(rules.name).all_remarks(rules)]


@get("/api/tables/{table:str}/talk", summary="What was said before an entry, the latest last")
async def talk(request: Asked, table: str, channel: Channel, before: int, lang: str = "en") -> Talk:
    person = await whoever(request)
    room = await room_of(request, table, person)
    if before < 0:
        raise Refused("no-seat-or-moment")
    if channel == "table":
        seat = room.table.seat_of(person.id if person else None)
        said, more = room.sight.talk(Audience(seat, spoken_here(lang)), before)
        return Talk(said, more)
    if room.table.seat_of(person.id if person else None) >= 0 and room.table.status != "over":
        raise Refused("gallery")
    count(request, "costly")
    return Talk(*await overheard(services(request).house, room, before))


# --- opening --------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table")
async def open_one(request: Asked, data: NewTable) -> Opened:
    return await _open(request, data)


@post("/api/quick", summary="Play now: a table with bots, started")
async def play_now(request: Asked, data: Quick) -> Opened:
    return await _open(request, quick(data))


async def _open(request: Asked, data: NewTable) -> Opened:
    person = await introduced(request, data.name)
    room = await open_table(services(request).house, data, person)
    return Opened(room.table.id)


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
    await get_up(services(request).house, room, seat_of(room, person))
    return Opened(table)


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
    await services(request).house.act(room, close_as_host)
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
async def once_more(request: Asked, table: str) -> Opened:
    person = await somebody(request)
    before = await room_of(request, table, person)
    room = await rematch(services(request).house, before, person)
    return Opened(room.table.id)


@post("/api/tables/{table:str}/fork", summary="Play on from a moment of a finished game, with bots")
async def fork_table(request: Asked, table: str, data: Fork) -> Opened:
    count(request, "costly", FORK)
    person = await introduced(request, "")
    old = (await room_of(request, table)).table
    house = services(request).house
    if len(data.move) > MAX_MOVE:
        raise Refused("move-too-long")
    room = await fork(house, old, person, data.ply, data.seat, data.bot, data.move)
    return Opened(room.table.id)


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
    if services(request).house.days.is_secret(old):
        raise Refused("day-not-over")
    headers = {"content-disposition": f'attachment; filename="fondaco-{table}.txt"'}
    return Response(old.game.to_text(), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished game, moment by moment")
async def replay(
    request: Asked, table: str, seat: int = SPECTATOR, first: int = 0, lang: str = "en"
) -> Response[Replay]:
    room = await room_of(request, table)
    old = room.table
    if old.game is None or old.status != "over":
        raise Refused("replay-when-over")
    if not -1 <= seat < old.settings.players or first < 0:
        raise Refused("no-seat-or-moment")
    to = Audience(seat, spoken_here(lang))
    page = await studied(request, replay_key(room, to, first), lambda: replayed(room, to, first))
    return ready_json(page)


# --- small things ---------------------------------------------------------------------------------


async def _as_host(request: Asked, table: str) -> Room:
    person = await somebody(request)
    room = await room_of(request, table, person)
    if not room.table.is_host(person.id):
        raise Refused("only-host")
    return room


HANDLERS = [
    tables, table_state, look_back, look_open, remarks, talk, open_one, play_now, sit, leave, bot,
    start, close, pause, resume, once_more, fork_table, report, record, replay,
]  # fmt: skip
