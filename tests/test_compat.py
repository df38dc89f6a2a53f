"""What `fondaco.compat` needs of libraries is still there: each test fails when that changes."""

import asyncio
import gc
import os
import time
import weakref
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any, ClassVar

import uvicorn
from fluent.runtime import FluentBundle, FluentResource
from litestar import WebSocket
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from fondaco.compat import (
    NUMBERS,
    LazyBundle,
    PingsSilentClients,
    end_parser,
    request_state,
    set_ping_interval,
    take_apart,
    terminate_workers,
)

PATIENCE_S = 15.0


def test_fluent_looks_up_messages_and_terms_by_the_method_we_override() -> None:
    assert "_lookup" in vars(FluentBundle)
    bundle = LazyBundle("en")
    bundle.add("-port = Venice\nback = and back\nsail = To { -port } { back }.\n")
    sail = bundle.get_message("sail").value
    assert sail is not None
    assert bundle.format_pattern(sail) == ("To Venice and back.", [])


def _value(bundle: FluentBundle) -> Any:
    return bundle.get_message("n").value


def test_fluent_puts_numbers_into_messages_as_its_own_function_does() -> None:
    text = """n = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } { NUMBER($n, useGrouping: 0) } { $x }
"""
    for language in ("en", "de", "fr"):
        lazy, plain = LazyBundle(language), FluentBundle([language], use_isolating=False)
        lazy.add(text)
        plain.add_resource(FluentResource(text))
        assert lazy.has_message("n")
        for _ in range(2):  # the second time they are known
            for number in (0, 1, -1, 1.0, 2, 2.5, 2005, 1_000_000, True):
                for more in ({"x": "y"}, {}):
                    args = {"n": number, **more}
                    said = [b.format_pattern(_value(b), args) for b in (lazy, plain)]
                    assert [(str(text), [*map(repr, errors)]) for text, errors in said[:1]] == [
                        (str(text), [*map(repr, errors)]) for text, errors in said[1:]
                    ]
    many = LazyBundle("en")
    many.add(text)
    assert many.has_message("n")
    for number in range(NUMBERS + 10):
        many.format_pattern(many.get_message("n").value, {"n": number, "x": ""})
    assert len(many._numbers) <= NUMBERS


def test_a_pool_has_its_processes_where_we_end_them() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        process = pool.submit(os.getpid).result(PATIENCE_S)
        sleeping = pool.submit(time.sleep, 60)
        while not sleeping.running():
            time.sleep(0.01)
        [worker] = [each for each in pool._processes.values() if each.pid == process]
        terminate_workers(pool)
        # The pool's own thread may hear of the end at the same time, and note it a moment later.
        end = time.monotonic() + PATIENCE_S
        while worker.exitcode is None and time.monotonic() < end:
            worker.join(0.01)
        assert worker.exitcode is not None


def test_uvicorn_shows_how_far_a_request_is() -> None:
    protocols: list[Any] = []
    steps: list[str] = []

    class Observed(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            protocols.append(self)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        steps.append(request_state(protocols[0])[0])
        while (await receive()).get("more_body"):
            pass
        steps.append(request_state(protocols[0])[0])
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while not protocols:
            await asyncio.sleep(0.01)
        idle = request_state(protocols[0])
        writer.write(b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\n")
        while not steps:
            await asyncio.sleep(0.01)
        writer.write(b"four")
        await reader.readuntil(b"ok")
        answered = request_state(protocols[0])
        writer.close()
        assert idle[0] == "idle"
        assert answered[0] == "idle"
        assert answered[1] != idle[1]  # another request
        assert steps == ["receiving", "answering"]

    serve(app, work, http=Observed)


def test_uvicorn_pings_each_websocket_as_often_as_we_say() -> None:
    class Pinging(PingsSilentClients, WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            set_ping_interval(self, 0.05)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        assert await reader.readexactly(1) == b"\x89"  # a ping, well before the usual 20 seconds
        writer.close()

    serve(app, work, ws=Pinging)


def test_a_client_that_speaks_is_not_pinged() -> None:
    assert "send_keepalive_ping" in vars(WebSocketsSansIOProtocol)

    class Clock:
        now = 100.0
        timers: ClassVar[list[float]] = []

        def time(self) -> float:
            return self.now

        def call_later(self, seconds: float, call: Any) -> str:
            self.timers.append(seconds)
            return "timer"

    class Connection:
        pings = 0

        def data_received(self, data: bytes) -> None:
            pass

        def send_keepalive_ping(self) -> None:
            self.pings += 1

    class Patient(PingsSilentClients, Connection):
        loop = Clock()
        ping_interval = 40.0
        ping_timer: Any = None

    it = Patient()
    it.data_received(b"ping")
    it.loop.now += 15.0
    it.send_keepalive_ping()
    assert (it.pings, it.loop.timers, it.ping_timer) == (0, [25.0], "timer")
    it.loop.now += 25.0
    it.send_keepalive_ping()
    assert (it.pings, it.loop.timers) == (1, [25.0])


def test_a_connection_whose_parser_was_ended_needs_no_collection() -> None:
    def keeps(ended: bool) -> bool:
        conn = ServerProtocol()
        known = weakref.ref(conn)
        if ended:
            end_parser(SimpleNamespace(conn=conn))
        del conn
        return known() is not None

    collects = gc.isenabled()
    gc.disable()
    try:
        assert keeps(ended=False)  # as long as that is so, there is something to end
        assert not keeps(ended=True)
    finally:
        if collects:
            gc.enable()


def serve(app: Any, work: Any, **protocols: Any) -> None:
    async def run() -> None:
        config = uvicorn.Config(app, port=0, lifespan="off", log_level="critical", **protocols)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await work(server.servers[0].sockets[0].getsockname()[1])
        finally:
            server.should_exit = server.force_exit = True
            await task

    asyncio.run(asyncio.wait_for(run(), PATIENCE_S))


def test_a_socket_that_was_taken_apart_needs_no_collection() -> None:
    scope: Any = {"type": "websocket", "state": {}, "headers": [], "path": "/"}

    def keeps(apart: bool) -> bool:
        """Whether a socket that nobody needs any more keeps what it was made with."""

        async def receive() -> Any:
            """As a server would give it to the socket."""

        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive)
        known = weakref.ref(receive)
        if apart:
            take_apart(socket)
        del receive, socket
        return known() is not None

    collects = gc.isenabled()
    gc.disable()
    try:
        assert keeps(apart=False)  # as long as that is so, there is something to take apart
        assert not keeps(apart=True)
    finally:
        if collects:
            gc.enable()
