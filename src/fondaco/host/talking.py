"""What a request over the WebSocket does: every kind of request is mapped to its command here."""

import json
from typing import Any, Protocol

from fondaco.contract.refused import Refused
from fondaco.host import seat_orders
from fondaco.host.bot_turns import STAND_IN
from fondaco.host.broadcast import Key
from fondaco.host.room import Room
from fondaco.host.spectator_chat import say_to_spectators
from fondaco.host.table_house import TableHouse
from fondaco.host.table_requests import (
    REQUESTS,
    AnyRequest,
    Busy,
    CheckMove,
    Coach,
    Done,
    Grant,
    Hold,
    Move,
    Order,
    Pace,
    Pause,
    Ping,
    Relieve,
    Resume,
    Return,
    Say,
    Stand,
    Undo,
    Whole,
)
from fondaco.host.typed import read
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry, Reason
from fondaco.table.frames import Answer
from fondaco.table.table import Table

MAX_FRAME_CHARS = 8_192
MAX_ID_CHARS = 64
AWAY_MS = 60_000  # after which a bot may play for a person who is away


class RepeatedError(Exception):
    """A request with this id was already carried out."""

    def __init__(self, number: int) -> None:
        self.number = number


class TableClient(Protocol):
    """A connection to a table."""

    room: Room
    person: str  # empty: a stranger
    name: str
    audience: Audience
    host: bool
    secret: str
    shown: Key | None

    @property
    def house(self) -> TableHouse: ...

    def enqueue(self, frame: bytes) -> None: ...

    def hang_up(self, why: Refused) -> None: ...

    def reseat(self) -> None:
        """The person may sit down, or leave, while connected."""

    async def check(self, request: AnyRequest) -> None:
        """Refused, if the house does not let this person ask for that now."""


def parse_request(text: str) -> AnyRequest:
    """The request in a frame. Refused, which ends the connection: it is not a request."""
    if len(text) > MAX_FRAME_CHARS:
        raise Refused("frame-too-long")
    try:
        data = json.loads(text)
        kind = REQUESTS.get(data.pop("type", ""))
        if kind is None:
            raise ValueError("Invalid value - at `$.type`")
        request: Any = read(kind, data, strict=True)
    except (ValueError, AttributeError, TypeError, RecursionError) as error:
        raise Refused("frame-no-request", error=str(error)) from None
    check_id(request)
    found: AnyRequest = request
    return found


def check_id(request: AnyRequest) -> None:
    if not 0 < len(request.id) <= MAX_ID_CHARS:
        raise Refused("request-id", most=MAX_ID_CHARS)


async def answer_to(client: TableClient, request: AnyRequest) -> Answer:
    """Do what a request asks for. Refused: nothing was done."""
    room, house = client.room, client.house
    client.reseat()
    seat = client.audience.seat
    number = -1
    match request:
        case Ping():
            pass
        case CheckMove():
            await house.listen(room)
            async with room.lock:
                await house.settle(room)
                room.talk_timer.check(seat, room.time.now())
                room.table.move(seat, request.move)
                preview = room.sight.preview(request.move, client.audience)
            return Answer(id=request.id, ok=True, preview=preview)
        case Busy():
            house.at_work(room, _seated(seat), request.busy)
        case Whole():
            await _show_whole(client)
        case Say(channel="gallery"):
            await client.check(request)
            await _say_to_spectators(client, request)
        case Order():
            await house.listen(room)
            client.reseat()
            seat = _seated(client.audience.seat)
            await client.check(request)
            await seat_orders.give(house, room, seat, request.orders)
        case _:
            _signed_in(client)
            await client.check(request)
            try:
                number = await _act(client, request)
            except RepeatedError as known:
                number = known.number
    return Answer(id=request.id, ok=True, number=number)


async def _act(client: TableClient, request: AnyRequest) -> int:
    house, room = client.house, client.room
    if not isinstance(request, Stand):
        return await house.act(room, lambda table: entry_for(client, table, request))
    async with house.taking(client.person, bots=[request.bot]):
        return await house.act(room, lambda table: entry_for(client, table, request))


def entry_for(client: TableClient, table: Table, request: AnyRequest) -> AnyEntry:
    """The entry that a request asks for; RepeatedError if it was written already."""
    person = client.person
    known = table.repeated(person, request.id)
    if known is not None:
        raise RepeatedError(known)
    seat = table.seat_of(person or None)
    if isinstance(request, Move | Undo | Hold):
        client.room.talk_timer.check(seat, client.room.time.now())
    match request:
        case Move():
            return table.move(seat, request.move, request=request.id)
        case Undo():
            return table.undo(seat, request.count, request.id)
        case Done():
            return table.say_ready(seat, request.id)
        case Hold():
            return table.hold(seat, request.id)
        case Pace():
            return table.choose_pace(person, request.pace, request.id)
        case Coach():
            return table.choose_coach(seat, request.aids, request.id)
        case Stand():
            return table.stand(seat, request.bot or STAND_IN, "asked", request.id)
        case Relieve():
            return _relieve(client, table, request)
        case Grant():
            return table.grant(seat, request.seat, client.room.time.now(), request.id)
        case Return():
            return table.come_back(seat, request.id)
        case Pause():
            return table.pause(person, request.id)
        case Resume():
            return table.resume(person, request.id)
        case Say():
            if request.phrase:
                phrase = Reason(request.phrase, dict(request.values))
                return table.remark(person, phrase, request.id)
            return table.say(person, client.name, request.text, request.id)
    raise Refused("not-here")


def _relieve(client: TableClient, table: Table, request: Relieve) -> AnyEntry:
    """Let a bot play for a person who is away while the game waits for them."""
    _seated(table.seat_of(client.person))
    if table.turn != request.seat:
        raise Refused("does-not-wait")
    room = client.room
    if room.is_here(request.seat) or room.time.now() - table.waiting_since < AWAY_MS:
        raise Refused("relieve-when")
    return table.stand(request.seat, STAND_IN, "away", request.id, client.person)


async def _show_whole(client: TableClient) -> None:
    """Send the whole state, to a client that could not follow the changes."""
    async with client.room.lock:
        await client.house.settle(client.room)
        client.shown = None
        client.room.refresh([client])


async def _say_to_spectators(client: TableClient, request: Say) -> None:
    _signed_in(client)
    await client.house.listen(client.room)
    name, text = client.name, request.text
    await say_to_spectators(client.house, client.room, client.person, name, text, request.id)


def _seated(seat: int) -> int:
    if seat < 0:
        raise Refused("only-watching")
    return seat


def _signed_in(client: TableClient) -> None:
    if not client.person:
        raise Refused("who-are-you")
