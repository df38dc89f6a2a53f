"""A table over WebSocket: one connection, one audience. docs/protocol.md tells it in words."""

import asyncio
import time
from contextlib import ExitStack, suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json

from fondaco.contract.refused import Refused
from fondaco.server.aside import DamagedError
from fondaco.server.doors import (
    address,
    count,
    place,
    room_of,
    same_origin,
    secret_of,
    services,
    spoken_here,
    whoever,
)
from fondaco.server.finding import recognise
from fondaco.server.gallery import say_in_gallery
from fondaco.server.house import House
from fondaco.server.limits import LimitedError
from fondaco.server.meters import CONNECTIONS, REFUSED
from fondaco.server.people import digest
from fondaco.server.requests import (
    AnyRequest,
    Busy,
    Check,
    Coach,
    Done,
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
from fondaco.server.room import Room
from fondaco.server.showing import Key, encoded
from fondaco.server.standing import give
from fondaco.server.troubles import tell
from fondaco.server.words import messages
from fondaco.store import Person, StoreError
from fondaco.table.audience import Audience
from fondaco.table.entries import Reason, gallery_log
from fondaco.table.frames import Answer, AnyFrame, Fault
from fondaco.table.sight import TALK

MAX_FRAME = 8_192  # bytes
MAX_ID = 64
WAITING = 500  # frames a slow client may be behind
PER_SECOND = 100.0  # requests, on average: more than any player, enough for a quick program
AT_ONCE = 300.0
AWAY = 60_000  # milliseconds after which somebody who is not here may be relieved
STAND_IN = "merchant"
log = structlog.get_logger("fondaco.socket")
_decoder = json.Decoder(AnyRequest)


class RepeatedError(Exception):
    """A request with this id was carried out already."""

    def __init__(self, number: int) -> None:
        self.number = number


class Connection:
    """One client of one table: what it may see, and the frames that wait to be sent."""

    def __init__(
        self, house: House, room: Room, person: Person | None, language: str, secret: str = ""
    ) -> None:
        self.house = house
        self.room = room
        self.secret = digest(secret) if person is not None and secret else ""
        self.person = person.id if person is not None else ""
        self.name = person.name if person is not None else ""
        self.host = room.table.is_host(self.person or None)
        self.audience = Audience(room.table.seat_of(self.person or None), language)
        self.shown: Key | None = None
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.cut_off = asyncio.Event()  # it was too slow, or is no longer welcome
        self._allowance = AT_ONCE
        self._counted = time.monotonic()

    def hear(self, frame: bytes) -> None:
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:  # it will reconnect and read the log instead
            self.hang_up(Refused("too-slow"))

    def hang_up(self, why: Refused) -> None:
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(encoded(self.fault(why)))
        self.frames.put_nowait(None)
        self.room.listeners.discard(self)
        self.cut_off.set()

    def send(self, frame: AnyFrame) -> None:
        self.hear(encoded(frame))

    def fault(self, why: Refused) -> Fault:
        return fault(why, self.audience.language)

    def where(self) -> dict[str, Any]:
        """For the log."""
        table = self.room.table
        return {"table": table.id, "entry": table.number, "person": self.person}

    def too_many(self) -> bool:
        now = time.monotonic()
        self._allowance = min(AT_ONCE, self._allowance + (now - self._counted) * PER_SECOND)
        self._counted = now
        self._allowance -= 1.0
        return self._allowance < 0.0

    def reseat(self) -> None:
        """Somebody may sit down, or leave, while connected."""
        seat = self.room.table.seat_of(self.person or None)
        if seat != self.audience.seat:
            self.audience = Audience(seat, self.audience.language)

    # --- requests ---------------------------------------------------------------------------------

    async def handle(self, text: str) -> None:
        """Answer one request; the answer carries its id."""
        request = _request(text)
        try:
            answer = await self._do(request)
        except StoreError as error:
            # No answer, for nobody knows whether it was written: who connects again and repeats
            # the request will learn it.
            tell(log, "store", error, **self.where())
            raise Refused("cannot-write-connect") from error
        except Refused as error:
            REFUSED.labels(error.name).inc()
            words = messages(self.audience.language)
            answer = Answer(
                id=request.id,
                ok=False,
                reason=words.refusal(error),
                name=error.name,
                values=words.plain(error),
            )
        self.send(answer)

    async def _do(self, request: AnyRequest) -> Answer:
        room, house = self.room, self.house
        self.reseat()
        seat = self.audience.seat
        number = -1
        match request:
            case Ping():
                pass
            case Check():
                await house.listen(room)
                async with room.lock:
                    await house.settle(room)
                    room.table.move(seat, request.move)
                    preview = room.sight.preview(request.move, self.audience)
                return Answer(id=request.id, ok=True, preview=preview)
            case Busy():
                if seat < 0:
                    raise Refused("only-watching")
                house.attendance.at_work(room, seat, request.busy)
            case Whole():
                await self._show_whole()
            case Say(channel="gallery"):
                house.limits.take("speeches", self.person)
                await self._say_in_gallery(request)
            case Order():
                await house.listen(room)
                self.reseat()
                seat = self.audience.seat
                if seat < 0:
                    raise Refused("only-watching")
                house.limits.take("entries", self.person)
                await give(house, room, seat, request.orders)
            case _:
                self._signed()
                what = "speeches" if isinstance(request, Say) else "entries"
                house.limits.take(what, self.person)
                try:
                    number = await self._act(request)
                except RepeatedError as known:
                    number = known.number
        return Answer(id=request.id, ok=True, number=number)

    async def _act(self, request: AnyRequest) -> int:
        house, room = self.house, self.room
        if not isinstance(request, Stand):
            return await house.act(room, lambda table: self._entry(table, request))
        async with house.allowances.taking(self.person, bots=[request.bot]):
            return await house.act(room, lambda table: self._entry(table, request))

    async def _show_whole(self) -> None:
        """All of the state, for a client that could not follow what has changed."""
        room = self.room
        async with room.lock:
            await self.house.settle(room)
            self.shown = None
            room.refresh([self])

    def _entry(self, table: Any, request: AnyRequest) -> Any:
        """The entry that a request asks for; RepeatedError if it is there already."""
        known = table.repeated(self.person, request.id)
        if known is not None:
            raise RepeatedError(known)
        seat = table.seat_of(self.person or None)
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
                return table.choose_pace(self.person, request.pace, request.id)
            case Coach():
                return table.choose_coach(seat, request.aids, request.id)
            case Stand():
                return table.stand(seat, request.bot or STAND_IN, "asked", request.id)
            case Relieve():
                return self._relieve(table, request)
            case Return():
                return table.come_back(seat, request.id)
            case Pause():
                return table.pause(self.person, request.id)
            case Resume():
                return table.resume(self.person, request.id)
            case Say():
                if request.phrase:
                    phrase = Reason(request.phrase, dict(request.values))
                    return table.remark(self.person, phrase, request.id)
                return table.say(self.person, self.name, request.text, request.id)
        raise Refused("not-here")

    def _relieve(self, table: Any, request: Relieve) -> Any:
        if table.seat_of(self.person) < 0:
            raise Refused("only-watching")
        if table.turn != request.seat:
            raise Refused("does-not-wait")
        if self.room.is_here(request.seat) or self.room.time.now() - table.changed < AWAY:
            raise Refused("relieve-when")
        return table.stand(request.seat, STAND_IN, "away", request.id, self.person)

    async def _say_in_gallery(self, request: Say) -> None:
        self._signed()
        await self.house.listen(self.room)
        name, text = self.name, request.text
        await say_in_gallery(self.house, self.room, self.person, name, text, request.id)

    def _signed(self) -> None:
        if not self.person:
            raise Refused("who-are-you")


def fault(why: Refused, language: str) -> Fault:
    words = messages(language)
    return Fault(words.refusal(why), why.name, words.plain(why))


def _request(text: str) -> AnyRequest:
    """Refused, which ends the connection, for what is no request at all."""
    if len(text) > MAX_FRAME:
        raise Refused("frame-too-long")
    try:
        request: AnyRequest = _decoder.decode(text)
    except (DecodeError, ValidationError, UnicodeError, RecursionError) as error:
        raise Refused("frame-no-request", error=str(error)) from None
    if not 0 < len(request.id) <= MAX_ID:
        raise Refused("request-id", most=MAX_ID)
    return request


def _last(text: str) -> int:
    number = text.removeprefix("-")
    if not number.isascii() or not number.isdigit() or len(number) > 12:
        raise Refused("last-entry")
    return int(text)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """`?last=N` what was seen last, `&lang=xx` the language of the words (none: data only)."""
    if not same_origin(socket):
        await socket.close(code=4403, reason="This connection comes from another site.")
        return
    with ExitStack() as held:
        try:
            count(socket, "connects")
            connection = await _come_in(socket, table, held)
        except Exception as error:
            await _turn_away(socket, error)
            return
        await _stay(socket, connection)


async def _come_in(socket: WebSocket[Any, Any, Any], table: str, held: ExitStack) -> Connection:
    """Somebody is let in and welcomed; what they hold meanwhile is let go with `held`."""
    house = services(socket).house
    limits = house.limits
    held.enter_context(limits.holding("connections", address(socket)))
    person = await whoever(socket)
    if person is not None:
        limits.take("connects_a_person", person.id)
        held.enter_context(limits.holding("connections_a_person", person.id))
    room = await room_of(socket, table)
    language = spoken_here(socket.query_params.get("lang", ""))
    last = _last(socket.query_params.get("last", "-1"))
    if person is not None:
        await recognise(house, room, person)
    await socket.accept()
    if house.rooms.setdefault(table, room) is room:
        house.wake(room)  # it may have been put away meanwhile
    room = house.rooms[table]
    async with room.lock:
        await house.settle(room)
        connection = Connection(house, room, person, language, secret_of(socket)[0])
        now = room.time.now()
        welcome = room.sight.welcome(last, connection.audience, connection.host, now)
        if connection.audience.seat < 0 or room.table.status == "over":
            welcome.talk.extend(said.speech for said in room.gallery[-TALK:])
            if room.seen(gallery_log(table)) >= TALK:
                welcome.earlier.append("gallery")
        connection.send(welcome)
        room.showing.has(connection, welcome.state)
        waiting = room.waiting()
        if waiting.left is not None:
            connection.send(waiting)
        room.listeners.add(connection)
        if connection.audience.seat < 0 and room.chances and room.table.status != "over":
            connection.send(room.chances)
    house.odds.look(room)
    return connection


async def _stay(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Frames go both ways, until somebody has enough."""
    house, room = connection.house, connection.room
    house.attendance.changed(room)
    CONNECTIONS.inc()
    sender = asyncio.create_task(_send(socket, connection))
    reader = asyncio.create_task(_read(socket, connection))
    cut = asyncio.create_task(connection.cut_off.wait())
    try:
        await asyncio.wait({sender, reader, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        cut.cancel()
        CONNECTIONS.dec()
        room.listeners.discard(connection)
        house.attendance.left(room, connection.audience.seat)
        if not reader.done():
            reader.cancel()
        connection_end = asyncio.gather(reader, return_exceptions=True)
        with suppress(asyncio.QueueFull):
            connection.frames.put_nowait(None)
        await connection_end
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.gather(sender, return_exceptions=True), 5.0)
        with suppress(Exception):
            await socket.close()


async def _turn_away(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Before anything was said: with 1013 it is worth trying again, with 4429 a little later."""
    code = 4404
    if isinstance(error, StoreError):
        tell(log, "store", error, **place(socket))
        error, code = Refused("cannot-read-connect"), 1013
    elif isinstance(error, DamagedError):
        code = 4503
    elif isinstance(error, LimitedError):
        code = 4429
    elif not isinstance(error, Refused):
        tell(log, "socket", error, **place(socket))
        error, code = Refused("went-wrong-connect"), 1013
    REFUSED.labels(error.name).inc()
    with suppress(Exception):
        if socket.connection_state == "init":
            await socket.accept()
        frame = fault(error, spoken_here(socket.query_params.get("lang", "")))
        await socket.send_text(encoded(frame).decode())
        await socket.close(code=code)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        frame = await connection.frames.get()
        if frame is None:
            return
        try:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        except Exception:  # the other end is gone
            return


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while True:
            text = await socket.receive_text()
            if connection.too_many():
                connection.send(connection.fault(Refused("too-often")))
                return
            await connection.handle(text)
    except WebSocketDisconnect:
        return
    except Refused as error:
        connection.send(connection.fault(error))
    except Exception as error:
        tell(log, "socket", error, **connection.where())
        connection.send(connection.fault(Refused("went-wrong-connect")))
