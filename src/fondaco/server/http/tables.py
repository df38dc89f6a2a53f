"""HTTP: tables, seats, records and replays."""

from typing import Any, get_args

from litestar import Request, Response, get, post
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import players_of
from fondaco.host.fork import fork
from fondaco.host.leaving import close_as_host, get_up
from fondaco.host.lookup import seat_of
from fondaco.host.open_hands import OpenMoment
from fondaco.host.opening import bot_name
from fondaco.host.rematch import rematch
from fondaco.host.replay import Replay, replay_key, replayed
from fondaco.host.room import Room
from fondaco.host.spectator_chat import recent_speeches
from fondaco.host.table_index import TableCard, card
from fondaco.host.table_pages import (
    ForkedFrom,
    Moment,
    OpenedTable,
    Remark,
    Talk,
    check_replay,
    moment_shown,
    record_of,
    remarks_at,
    where_forked,
)
from fondaco.messages import supported
from fondaco.server.access.caller import (
    address,
    check_before,
    count,
    find_person,
    kept_answer,
    owner,
    ready_json,
    require_person,
    require_person_for,
    room_of,
    services,
)
from fondaco.server.base.bodies import Fork, Hiring, NewTable, Quick, Sitting
from fondaco.server.play.gathering import Looking, look_for_players
from fondaco.server.play.open_hands import may_look, open_moment
from fondaco.server.play.opening import open_table, play_now
from fondaco.table.audience import Audience
from fondaco.table.entries import Channel
from fondaco.table.frames import State, Status
from fondaco.table.speech import one_line
from fondaco.table.table import MAX_MOVE

Asked = Request[Any, Any, Any]
FORK_COST = 20  # times as costly as a page of a replay: it writes a whole game again


class TablesReport(Struct, forbid_unknown_fields=True):
    text: str
    about: str = ""  # a person


# --- the lists ------------------------------------------------------------------------------------


@get("/api/tables", summary="Public tables: open ones and running ones")
async def tables(
    request: Asked, status: str = "", game: str | None = None, before: int | None = None
) -> list[TableCard]:
    wanted = tuple(sorted(set(status.split(",")))) if status else ("open", "playing", "paused")
    if not set(wanted) <= set(get_args(Status)):
        raise Refused("table-status", names=", ".join(get_args(Status)))
    if game is not None:
        players_of(game)  # Refused: the game is not installed
    check_before(before)
    person = await find_person(request)
    store = services(request).house.store
    found = await store.tables(status=wanted, game=game, public=True, before=before, limit=100)
    blocked = await store.blocked(person.id) if person is not None else set()
    return [
        card(index, person.id if person else None) for index in found if index.host not in blocked
    ]


@get("/api/tables/{table:str}", summary="A table as I may see it")
async def table_state(request: Asked, table: str, lang: str = "en") -> State:
    person = await find_person(request)
    room = await room_of(request, table, person)
    who = person.id if person else None
    to = Audience(room.table.seat_of(who), supported(lang))
    return room.sight.state(to, room.table.is_host(who), room.time.now())


@get("/api/tables/{table:str}/moments/{number:int}", summary="As I saw it after an entry")
async def look_back(request: Asked, table: str, number: int, lang: str = "en") -> Moment:
    person = await find_person(request)
    room = await room_of(request, table, person)
    to = Audience(room.table.seat_of(person.id if person else None), supported(lang) or "en")
    played, ply = room.table.game, room.sight.moment(number, to)
    assert played is not None
    count(request, "costly")
    worker = services(request).replays
    position = await worker.do(owner(request), lambda: played.at(ply))
    return moment_shown(room.table, number, position, to.seat)


@get("/api/tables/{table:str}/open", summary="With all hands open, as it stood some rounds ago")
async def look_open(request: Asked, table: str) -> Response[OpenMoment]:
    person = await require_person(request)
    room = await room_of(request, table, person)
    may_look(services(request).house, room.table, person.id, address(request))
    count(request, "costly")
    return ready_json(await open_moment(services(request).replays, room, owner(request)))


@get("/api/tables/{table:str}/remarks", summary="What can be said there with a click")
async def remarks(request: Asked, table: str) -> list[Remark]:
    return remarks_at((await room_of(request, table, await find_person(request))).table)


@get("/api/tables/{table:str}/talk", summary="What was said before an entry, the latest last")
async def talk(request: Asked, table: str, channel: Channel, before: int, lang: str = "en") -> Talk:
    person = await find_person(request)
    room = await room_of(request, table, person)
    if before < 0:
        raise Refused("no-seat-or-moment")
    if channel == "table":
        seat = room.table.seat_of(person.id if person else None)
        speeches, more = room.sight.talk(Audience(seat, supported(lang)), before)
        return Talk(speeches, more)
    if room.table.seat_of(person.id if person else None) >= 0 and room.table.status != "over":
        raise Refused("gallery")
    count(request, "costly")
    return Talk(*await recent_speeches(services(request).house, room, before))


# --- opening --------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table")
async def open_one(request: Asked, data: NewTable) -> OpenedTable:
    person = await require_person_for(request, data.name)
    room = await open_table(services(request).house, data, person)
    return OpenedTable(room.table.id)


@post("/api/quick", summary="Play now: a table with bots, started")
async def quick_table(request: Asked, data: Quick) -> OpenedTable:
    person = await require_person_for(request, data.name)
    room = await play_now(services(request).house, data, person)
    return OpenedTable(room.table.id)


@post("/api/looking", summary="Look for players: sit down where others do, or at a new table")
async def look(request: Asked, data: Looking) -> OpenedTable:
    person = await require_person_for(request, data.name)
    room = await look_for_players(services(request).house, data, person)
    return OpenedTable(room.table.id)


# --- seats ----------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Asked, table: str, data: Sitting) -> OpenedTable:
    person = await require_person_for(request, data.name)
    room = await room_of(request, table, person)
    store = services(request).house.store
    if person.id in await store.blocked(room.table.opened.host):
        raise Refused("host-blocks")
    name = data.name or person.name
    await services(request).house.act(room, lambda t: t.sit(person.id, name, data.seat))
    return OpenedTable(table)


@post(
    "/api/tables/{table:str}/leave", status_code=200, summary="Leave; during a game a bot plays on"
)
async def leave(request: Asked, table: str) -> OpenedTable:
    person = await require_person(request)
    room = await room_of(request, table, person)
    await get_up(services(request).house, room, seat_of(room, person))
    return OpenedTable(table)


@post(
    "/api/tables/{table:str}/bot",
    status_code=200,
    summary="Seat a bot, or free a seat before the game",
)
async def bot(request: Asked, table: str, data: Hiring) -> OpenedTable:
    room = await _as_host(request, table)
    house = services(request).house
    if not data.bot:
        await house.act(room, lambda t: t.free(data.seat))
    else:
        name = bot_name(room, data.seat)
        async with house.quotas.taking(room.table.opened.host, bots=[data.bot]):
            await house.act(room, lambda t: t.hire(data.seat, data.bot, name))
    return OpenedTable(table)


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin the game")
async def start(request: Asked, table: str) -> OpenedTable:
    room = await _as_host(request, table)
    await services(request).house.act(room, lambda t: t.begin())
    return OpenedTable(table)


@post("/api/tables/{table:str}/close", status_code=200, summary="Close the table for good")
async def close(request: Asked, table: str) -> OpenedTable:
    room = await _as_host(request, table)
    await services(request).house.act(room, close_as_host)
    return OpenedTable(table)


@post("/api/tables/{table:str}/pause", status_code=200, summary="Stop the clocks")
async def pause(request: Asked, table: str) -> OpenedTable:
    person = await require_person(request)
    room = await room_of(request, table, person)
    await services(request).house.act(room, lambda t: t.pause(person.id))
    return OpenedTable(table)


@post("/api/tables/{table:str}/resume", status_code=200, summary="Resume the game")
async def resume(request: Asked, table: str) -> OpenedTable:
    person = await require_person(request)
    room = await room_of(request, table, person)
    await services(request).house.act(room, lambda t: t.resume(person.id))
    return OpenedTable(table)


@post("/api/tables/{table:str}/rematch", summary="The same people and bots once more")
async def once_more(request: Asked, table: str) -> OpenedTable:
    person = await require_person(request)
    before = await room_of(request, table, person)
    room = await rematch(services(request).house, before, person)
    return OpenedTable(room.table.id)


@post(
    "/api/tables/{table:str}/fork",
    summary="Continue a finished game from one of its positions, with bots",
)
async def fork_table(request: Asked, table: str, data: Fork) -> OpenedTable:
    count(request, "costly", FORK_COST)
    person = await require_person_for(request, "")
    old = (await room_of(request, table)).table
    house = services(request).house
    if len(data.move) > MAX_MOVE:
        raise Refused("move-too-long")
    room = await fork(house, old, person, data.ply, data.seat, data.bot, data.move)
    return OpenedTable(room.table.id)


@get("/api/tables/{table:str}/forked", summary="The moment from which a fork continues")
async def forked_from(request: Asked, table: str, lang: str = "en") -> ForkedFrom:
    person = await find_person(request)
    room = await room_of(request, table, person)
    opened = room.table.opened
    first = await room_of(request, opened.follows) if opened.forked_at >= 0 else None
    seat = room.table.seat_of(person.id if person else None)
    to = Audience(seat, supported(lang) or "en")
    return where_forked(room, first, to)


@post(
    "/api/tables/{table:str}/report",
    status_code=204,
    summary="Report a table to the host of the house",
)
async def report(request: Asked, table: str, data: TablesReport) -> None:
    person = await require_person(request)
    await room_of(request, table)
    about = one_line(data.about)[:40]
    await services(request).moderation.report(person.id, table, about, data.text)


# --- afterwards -----------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", media_type="text/plain", summary="The record of a game")
async def record(request: Asked, table: str) -> Response[str]:
    old = (await room_of(request, table)).table
    text = record_of(old)
    services(request).house.check_unprotected(old)
    headers = {"content-disposition": f'attachment; filename="fondaco-{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished game, moment by moment")
async def replay(
    request: Asked, table: str, seat: int = SPECTATOR, first: int = 0, lang: str = "en"
) -> Response[Replay]:
    room = await room_of(request, table, whole=True)
    old = room.table
    check_replay(old, seat, first)
    to = Audience(seat, supported(lang))
    page = await kept_answer(
        request, replay_key(old, to, first), lambda: replayed(room.sight, to, first)
    )
    return ready_json(page)


# --- helpers --------------------------------------------------------------------------------------


async def _as_host(request: Asked, table: str) -> Room:
    person = await require_person(request)
    room = await room_of(request, table, person)
    if not room.table.is_host(person.id):
        raise Refused("only-host")
    return room


HANDLERS = [
    tables, table_state, look_back, look_open, remarks, talk, open_one, quick_table, look, sit,
    leave, bot, start, close, pause, resume, once_more, fork_table, forked_from, report, record,
    replay,
]  # fmt: skip
