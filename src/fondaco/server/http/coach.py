"""HTTP: questions to a player's coach."""

from typing import Any

from litestar import Request, post

from fondaco.host.coach import Advice, Doubt, Weighed, advice_in_words, is_time, may_ask
from fondaco.host.room import Room
from fondaco.messages import supported
from fondaco.server.access.caller import (
    address,
    require_person,
    room_of,
    services,
)
from fondaco.server.base.bodies import Doubting, Weighing
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid

Asked = Request[Any, Any, Any]
ADVICE_COST = 8  # times as much work as weighing a move


@post("/api/tables/{table:str}/advice", status_code=200, summary="What the coach would do")
async def advice(request: Asked, table: str, lang: str = "en") -> Advice:
    room, seat = await _coached(request, table, "advice", ADVICE_COST)
    to = Audience(seat, supported(lang) or "en")
    return advice_in_words(room.sight, await services(request).coach.advise(room, seat), to)


@post("/api/tables/{table:str}/worth", status_code=200, summary="What offers are worth to me")
async def worth(request: Asked, table: str, data: Weighing) -> Weighed:
    room, seat = await _coached(request, table, "worth")
    if data.move and is_time(room.table, seat, "worth"):
        await _mine(request, room, seat, data.move)
    return await services(request).coach.weigh(room, seat, data.move)


@post("/api/tables/{table:str}/doubt", status_code=200, summary="Is this move a serious mistake?")
async def second_thought(request: Asked, table: str, data: Doubting) -> Doubt:
    room, seat = await _coached(request, table, "warning")
    if is_time(room.table, seat, "warning"):
        await _mine(request, room, seat, data.move)
    return await services(request).coach.doubt(room, seat, data.move)


async def _coached(request: Asked, table: str, aid: Aid, times: int = 1) -> tuple[Room, int]:
    """The table and the caller's seat, if they may ask their coach; the question is counted."""
    person = await require_person(request)
    room = await room_of(request, table, person)
    seat = room.table.seat_of(person.id)
    may_ask(room.table, seat, aid)
    limits = services(request).house.limits
    limits.take("coach", address(request), times)
    limits.take("coach_a_person", person.id, times)
    return room, seat


async def _mine(request: Asked, room: Room, seat: int, move: str) -> None:
    """Refused, if the seat does not have this move."""
    async with room.lock:
        await services(request).house.settle(room)
        room.table.move(seat, move)


HANDLERS = [advice, worth, second_thought]
