"""HTTP: what one's coach says, to who has one."""

from typing import Any

from litestar import Request, post
from msgspec import Struct

from fondaco.server.coach import Doubt, Weighed, advise, doubt, is_time, may_ask, weigh
from fondaco.server.doors import address, room_of, services, somebody, spoken_here
from fondaco.server.room import Room
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid

Asked = Request[Any, Any, Any]
ADVICE = 8  # times as much work as to weigh a move


class Advice(Struct):
    """What the coach would do, and why, in the reader's language."""

    move: str
    words: str
    why: str
    other: str  # what else it thought of


class Weighing(Struct, forbid_unknown_fields=True):
    move: str = ""  # an offer that is being written; none: those on the table


class Doubting(Struct, forbid_unknown_fields=True):
    move: str


@post("/api/tables/{table:str}/advice", status_code=200, summary="What the coach would do")
async def advice(request: Asked, table: str, lang: str = "en") -> Advice:
    room, seat = await _coached(request, table, "advice", ADVICE)
    to = Audience(seat, spoken_here(lang) or "en")
    thought = await advise(services(request).house, room, seat)
    assert thought.move is not None
    sight, why = room.sight, thought.why
    return Advice(
        thought.move,
        sight.would(thought.move, to),
        sight.why(why, to) if why else "",
        sight.would(why.other, to) if why and why.other else "",
    )


@post("/api/tables/{table:str}/worth", status_code=200, summary="What offers are worth to me")
async def worth(request: Asked, table: str, data: Weighing) -> Weighed:
    room, seat = await _coached(request, table, "worth")
    if data.move and is_time(room.table, seat, "worth"):
        await _mine(request, room, seat, data.move)
    return await weigh(services(request).house, room, seat, data.move)


@post("/api/tables/{table:str}/doubt", status_code=200, summary="Had I better not make this move?")
async def second_thought(request: Asked, table: str, data: Doubting) -> Doubt:
    room, seat = await _coached(request, table, "warning")
    if is_time(room.table, seat, "warning"):
        await _mine(request, room, seat, data.move)
    return await doubt(services(request).house, room, seat, data.move)


async def _coached(request: Asked, table: str, aid: Aid, times: int = 1) -> tuple[Room, int]:
    """The table and the seat of who asks, if their coach may be asked; counted for them."""
    person = await somebody(request)
    room = await room_of(request, table, person)
    seat = room.table.seat_of(person.id)
    may_ask(room.table, seat, aid)
    limits = services(request).house.limits
    limits.take("coach", address(request), times)
    limits.take("coach_a_person", person.id, times)
    return room, seat


async def _mine(request: Asked, room: Room, seat: int, move: str) -> None:
    """Refused, unless the seat has this move."""
    async with room.lock:
        await services(request).house.settle(room)
        room.table.move(seat, move)


HANDLERS = [advice, worth, second_thought]
