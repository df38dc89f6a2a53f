"""What a request over the WebSocket does: every kind of request is mapped to its command here."""

from msgspec import DecodeError, ValidationError, json

from fondaco.contract.refused import Refused
from fondaco.host.bot_turns import STAND_IN
from fondaco.server.play.ratings import is_rated
from fondaco.server.play.spectator_chat import say_to_spectators
from fondaco.server.tables import seat_orders
from fondaco.server.ws.client import Client
from fondaco.server.ws.requests import (
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
from fondaco.table.entries import AnyEntry, Reason
from fondaco.table.frames import Answer
from fondaco.table.table import Table

MAX_FRAME_CHARS = 8_192
MAX_ID_CHARS = 64
AWAY_MS = 60_000  # after which a bot may play for a person who is away
_decoder = json.Decoder(AnyRequest)


class RepeatedError(Exception):
    """A request with this id was already carried out."""

    def __init__(self, number: int) -> None:
        self.number = number


def parse_request(text: str) -> AnyRequest:
    """The request in a frame. Refused, which ends the connection: it is not a request."""
    if len(text) > MAX_FRAME_CHARS:
        raise Refused("frame-too-long")
    try:
        request: AnyRequest = _decoder.decode(text)
    except (DecodeError, ValidationError, UnicodeError, RecursionError) as error:
        raise Refused("frame-no-request", error=str(error)) from None
    if not 0 < len(request.id) <= MAX_ID_CHARS:
        raise Refused("request-id", most=MAX_ID_CHARS)
    return request


async def answer_to(client: Client, request: AnyRequest) -> Answer:
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
            house.presence.at_work(room, _seated(seat), request.busy)
        case Whole():
            await _show_whole(client)
        case Say(channel="gallery"):
            await client.here.moderation.check_may_speak(client.person)
            house.limits.take("speeches", client.person)
            await _say_to_spectators(client, request)
        case Order():
            await house.listen(room)
            client.reseat()
            seat = _seated(client.audience.seat)
            house.limits.take("entries", client.person)
            await seat_orders.give(house, room, seat, request.orders)
        case _:
            _signed_in(client)
            if isinstance(request, Say):
                await client.here.moderation.check_may_speak(client.person)
            house.limits.take("speeches" if isinstance(request, Say) else "entries", client.person)
            try:
                number = await _act(client, request)
            except RepeatedError as known:
                number = known.number
    return Answer(id=request.id, ok=True, number=number)


async def _act(client: Client, request: AnyRequest) -> int:
    house, room = client.house, client.room
    if isinstance(request, Grant) and await _keeps_time(client):
        raise Refused("gift-rated")
    if not isinstance(request, Stand):
        return await house.act(room, lambda table: entry_for(client, table, request))
    async with house.quotas.taking(client.person, bots=[request.bot]):
        return await house.act(room, lambda table: entry_for(client, table, request))


async def _keeps_time(client: Client) -> bool:
    """Whether nobody is given time here: the game is rated, and the table does not allow it."""
    table = client.room.table
    return not table.settings.clock.gifts and await is_rated(client.house.store, table)


def entry_for(client: Client, table: Table, request: AnyRequest) -> AnyEntry:
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


def _relieve(client: Client, table: Table, request: Relieve) -> AnyEntry:
    """Let a bot play for a person who is away while the game waits for them."""
    _seated(table.seat_of(client.person))
    if table.turn != request.seat:
        raise Refused("does-not-wait")
    room = client.room
    if room.is_here(request.seat) or room.time.now() - table.waiting_since < AWAY_MS:
        raise Refused("relieve-when")
    return table.stand(request.seat, STAND_IN, "away", request.id, client.person)


async def _show_whole(client: Client) -> None:
    """Send the whole state, to a client that could not follow the changes."""
    async with client.room.lock:
        await client.house.settle(client.room)
        client.shown = None
        client.room.refresh([client])


async def _say_to_spectators(client: Client, request: Say) -> None:
    _signed_in(client)
    await client.house.listen(client.room)
    name, text = client.name, request.text
    await say_to_spectators(client.house, client.room, client.person, name, text, request.id)


def _seated(seat: int) -> int:
    if seat < 0:
        raise Refused("only-watching")
    return seat


def _signed_in(client: Client) -> None:
    if not client.person:
        raise Refused("who-are-you")
