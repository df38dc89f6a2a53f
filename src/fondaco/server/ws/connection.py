"""A table over WebSocket: each connection has one audience. docs/protocol.md describes it."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fondaco.compat import take_apart
from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.lookup import recognise
from fondaco.host.talking import answer_to
from fondaco.host.welcoming import check_last, fault, refused_answer, welcome
from fondaco.messages import supported
from fondaco.server.access.caller import (
    BarredError,
    address,
    count,
    find_person,
    log_context,
    room_of,
    same_origin,
    secret_of,
    services,
)
from fondaco.server.access.entry import check_entry
from fondaco.server.base.error_log import report
from fondaco.server.base.log_codec import encoded
from fondaco.server.base.metrics import CONNECTIONS, REFUSED
from fondaco.server.limits.rates import LimitedError
from fondaco.server.ws.client import Client
from fondaco.server.ws.requests import parse_request
from fondaco.store import StoreError

log = structlog.get_logger("fondaco.socket")


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """`?last=N`: the last entry the client has; `&lang=xx`: its language (none: data only)."""
    try:
        if same_origin(socket):
            await _talk(socket, table)
        else:
            await socket.close(code=4403, reason="This connection comes from another site.")
    finally:
        take_apart(socket)


async def _talk(socket: WebSocket[Any, Any, Any], table: str) -> None:
    with ExitStack() as held:
        try:
            count(socket, "connects")
            client = await _connect(socket, table, held)
        except Exception as error:
            await _refuse(socket, error)
            return
        await _serve(socket, client)


async def _connect(socket: WebSocket[Any, Any, Any], table: str, held: ExitStack) -> Client:
    """Accept a connection and send the welcome. `held` gives back what counts for its limits."""
    here = services(socket)
    house, limits = here.house, here.house.limits
    held.enter_context(limits.holding("connections", address(socket)))
    await check_entry(socket)
    person = await find_person(socket)
    if person is not None:
        limits.take("connects_a_person", person.id)
        held.enter_context(limits.holding("connections_a_person", person.id))
    room = await room_of(socket, table)
    language = supported(socket.query_params.get("lang", ""))
    last = check_last(socket.query_params.get("last", "-1"))
    if person is not None:
        await recognise(house, room, person)
    await socket.accept()
    if house.rooms.setdefault(table, room) is room:
        house.wake(room)  # the room may have been put away meanwhile
    room = house.rooms[table]
    async with room.lock:
        await house.settle(room)
        client = Client(here, room, person, language, secret_of(socket)[0])
        for frame in welcome(room, last, client):
            client.send(frame)
        if house.restart.plan is not None:
            client.send(house.restart.frame())
        room.listeners.add(client)
        if client.audience.seat < 0 and room.chances and room.table.status != "over":
            client.send(room.chances)
    here.win_chances.look(room)
    return client


async def _serve(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Send and receive frames until the connection ends."""
    house, room = client.house, client.room
    house.presence.changed(room)
    CONNECTIONS.inc()
    sender = asyncio.create_task(_send(socket, client))
    reader = asyncio.create_task(_read(socket, client))
    cut = asyncio.create_task(client.cut_off.wait())
    try:
        await asyncio.wait({sender, reader, cut}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        cut.cancel()
        CONNECTIONS.dec()
        room.listeners.discard(client)
        house.presence.left(room, client.audience.seat)
        reader.cancel()
        reader_end = asyncio.gather(reader, return_exceptions=True)
        with suppress(asyncio.QueueFull):
            client.frames.put_nowait(None)
        await reader_end
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(asyncio.gather(sender, return_exceptions=True), 5.0)
        with suppress(Exception):
            await socket.close()


async def _refuse(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Refuse a connection. Close code 1013: try again at once; 4429: try again later.

    4403 (banned, or no entry) and 4404 (it does not exist) are final: another try would not help.
    """
    code = 4404
    if isinstance(error, StoreError):
        report(log, "store", error, **log_context(socket))
        error, code = Refused("cannot-read-connect"), 1013
    elif isinstance(error, DamagedError):
        code = 4503
    elif isinstance(error, LimitedError):
        code = 4429
    elif isinstance(error, BarredError):
        code = 4403
    elif not isinstance(error, Refused):
        report(log, "socket", error, **log_context(socket))
        error, code = Refused("went-wrong-connect"), 1013
    REFUSED.labels(error.name).inc()
    with suppress(Exception):
        frame = fault(error, supported(socket.query_params.get("lang", "")))
        await socket.send_text(encoded(frame).decode())  # accepts the connection first
        await socket.close(code=code)


async def _send(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    while True:
        frame = await client.frames.get()
        if frame is None:
            return
        try:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        except Exception:  # the other end is gone
            return


async def handle(client: Client, text: str) -> None:
    """Answer one request; the answer carries its id."""
    request = parse_request(text)
    try:
        answer = await answer_to(client, request)
    except StoreError as error:
        # There is no answer: it is not known whether the entry was written. A client that connects
        # again and repeats the request will find out.
        report(log, "store", error, **client.where())
        raise Refused("cannot-write-connect") from error
    except Refused as error:
        REFUSED.labels(error.name).inc()
        answer = refused_answer(request.id, error, client.audience.language)
    client.send(answer)


async def _read(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    try:
        while True:
            text = await socket.receive_text()
            if client.too_many():
                client.send(client.fault(Refused("too-often")))
                return
            await handle(client, text)
    except WebSocketDisconnect:
        return
    except Refused as error:
        client.send(client.fault(error))
    except Exception as error:
        report(log, "socket", error, **client.where())
        client.send(client.fault(Refused("went-wrong-connect")))
