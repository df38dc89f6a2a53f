"""Several workers behind one front: request lines, the choice of a worker, passing connections."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from typing import Any

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.server.limits.connection_gate import ConnectionGate, protocols
from fondaco.server.run import check_workers
from fondaco.server.workers import channel as kinds
from fondaco.server.workers import front as front_module
from fondaco.server.workers import supervisor as supervisor_module
from fondaco.server.workers.channel import Channel
from fondaco.server.workers.front import Front, listening_sockets
from fondaco.server.workers.receiving import passed
from fondaco.server.workers.request_line import MAX_BYTES, is_enough, table_in
from fondaco.server.workers.routing import Routing, pointed_at
from fondaco.server.workers.supervisor import Supervisor, Work, supervise
from tests.server import stub_worker

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Workers do not run on Windows: it cannot pass connections."
)
PATIENCE = 60.0
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


# --- request lines --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (b"GET /ws/Kd81jQ HTTP/1.1\r\n", "Kd81jQ"),
        (b"GET /ws/Kd81jQ?last=4&lang=de HTTP/1.1\r\nHost: here\r\n\r\n", "Kd81jQ"),
        (b"POST /api/tables/Kd81jQ/sit HTTP/1.1\r\n", "Kd81jQ"),
        (b"\r\nGET /ws/Kd81jQ HTTP/1.1\r\n", "Kd81jQ"),
        (b"GET http://play.example.org:80/ws/Kd81jQ HTTP/1.1\r\n", "Kd81jQ"),
        (b"GET /ws/Kd%381jQ HTTP/1.1\r\n", "Kd81jQ"),
        (b"GET /ws/a%FFb HTTP/1.1\r\n", "a\N{REPLACEMENT CHARACTER}b"),
        (b"GET /ws/x\r\n", "x"),  # HTTP 0.9: the worker refuses it
        (b"POST /api/tables HTTP/1.1\r\n", ""),
        (b"POST /api/tables/ HTTP/1.1\r\n", ""),
        (b"GET / HTTP/1.1\r\nReferer: /ws/Kd81jQ \r\n", ""),
        (b"GET /?next=/ws/Kd81jQ HTTP/1.1\r\n", ""),
        (b"GET /wsx/Kd81jQ HTTP/1.1\r\n", ""),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n", ""),  # TLS
        (b"\xff\xfe \x00\n", ""),
        (b"\n", ""),
        (b"", ""),
        (b"GET /ws/" + b"x" * 201 + b" HTTP/1.1\r\n", ""),
        (b"GET /ws/Kd81jQ?" + b"x" * MAX_BYTES, "Kd81jQ"),
        (b"GET /ws/" + b"x" * MAX_BYTES, ""),
    ],
)
def test_the_table_that_a_request_names(head: bytes, table: str) -> None:
    assert table_in(head) == table


def test_a_request_line_is_read_to_its_end_or_to_the_limit() -> None:
    assert not is_enough(b"")
    assert not is_enough(b"\r\n")
    assert not is_enough(b"GET /ws/x HTTP/1.1\r")
    assert is_enough(b"\r\nGET /ws/x HTTP/1.1\r\n")
    assert not is_enough(b"x" * (MAX_BYTES - 1))
    assert is_enough(b"x" * MAX_BYTES)


# --- the choice of a worker -----------------------------------------------------------------------


def test_requests_without_a_table_are_spread_evenly() -> None:
    routing = Routing()
    assert [routing.choose("", [0, 1, 2]) for _ in range(6)] == [0, 1, 2, 0, 1, 2]


def test_a_table_goes_to_the_worker_with_its_lease() -> None:
    routing = Routing()
    usual = routing.choose("table", [0, 1])
    other = 1 - usual
    routing.holds(other, "table")
    assert routing.choose("table", [0, 1]) == other
    assert routing.choose("table", [usual]) == usual  # the holder is not up
    routing.drops(usual, "table")  # it never had it
    assert routing.choose("table", [0, 1]) == other
    routing.drops(other, "table")
    assert routing.choose("table", [0, 1]) == usual
    routing.holds(other, "table")
    routing.left(other)
    assert routing.choose("table", [0, 1]) == usual
    assert not routing.holders


def test_tables_without_a_lease_are_spread_and_stay_where_they_are() -> None:
    tables = [f"table{number}" for number in range(3000)]
    before = {table: pointed_at(table, [0, 1, 2]) for table in tables}
    for worker in range(3):
        assert 850 < sum(by == worker for by in before.values()) < 1150
    after = {table: pointed_at(table, [0, 2]) for table in tables}
    assert all(after[table] == by for table, by in before.items() if by != 1)


# --- the channel ----------------------------------------------------------------------------------


def test_connections_and_messages_arrive_in_order_however_slow_the_reader() -> None:
    async def run() -> None:
        here, there = socket.socketpair()
        got: list[tuple[int, bytes, bytes]] = []
        ended = asyncio.Event()

        def take(kind: int, text: bytes, connection: socket.socket | None) -> None:
            said = b""
            if connection is not None:
                with connection:
                    said = connection.recv(100)
            got.append((kind, text, said))

        sender = Channel(here, lambda *_: None, lambda: None)
        count = 400
        for number in range(count):  # far more than the system holds
            ours, theirs = socket.socketpair()
            theirs.send(b"connection %d" % number)
            theirs.close()
            sender.send(kinds.CONNECTION, b"%d " % number + b"x" * 3000, ours)
            sender.send(kinds.HOLDS, b"table %d" % number)
        assert sender.backlog > 0
        reader = Channel(there, take, ended.set)
        async with asyncio.timeout(PATIENCE):
            while len(got) < 2 * count:
                await asyncio.sleep(0.01)
            assert sender.backlog == 0
            sender.close()
            await ended.wait()
        assert reader.closed
        for number in range(count):
            kind, text, said = got[2 * number]
            assert kind == kinds.CONNECTION
            assert text.startswith(b"%d x" % number)
            assert said == b"connection %d" % number
            assert got[2 * number + 1] == (kinds.HOLDS, b"table %d" % number, b"")

    asyncio.run(run())


@pytest.mark.parametrize("nonsense", [b"\xff" * 20, b"\0\0\0\0\x01"])
def test_a_channel_ends_at_nonsense(nonsense: bytes) -> None:
    """The second is a message with a connection that did not come along."""

    async def run() -> None:
        here, there = socket.socketpair()
        ended = asyncio.Event()
        Channel(there, lambda *_: None, ended.set)
        with here:
            here.send(nonsense)
            async with asyncio.timeout(PATIENCE):
                await ended.wait()

    asyncio.run(run())


# --- the front ------------------------------------------------------------------------------------


class Passing:
    """Notes what the front passes on, and answers it."""

    def __init__(self) -> None:
        self.got: list[tuple[bytes, str]] = []
        self.refused: list[str] = []
        self.able = True

    def __call__(self, connection: socket.socket, head: bytes, table: str) -> bool:
        if self.able:
            self.got.append((head, table))
            connection.send(b"passed")
            connection.close()
        return self.able


@asynccontextmanager
async def fronted(
    pass_on: Callable[[socket.socket, bytes, str], bool],
    refused: list[str],
    most: int = 0,
    most_in_all: int = 1000,
    proxies: str = "",
) -> AsyncIterator[tuple[Front, int]]:
    front = Front(pass_on, refused.append, most, most_in_all, proxies)
    listeners = listening_sockets("127.0.0.1", 0)
    front.listen(listeners)
    try:
        yield front, listeners[0].getsockname()[1]
    finally:
        front.close()


async def said(port: int, *parts: bytes, pause: float = 0.02) -> bytes:
    """What is answered to somebody who sends these parts one after the other."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer):
        for part in parts:
            writer.write(part)
            await asyncio.sleep(pause)
        try:
            return await asyncio.wait_for(reader.read(), PATIENCE)
        except ConnectionResetError:
            return b"reset"


def test_a_line_that_arrives_in_pieces_is_passed_whole() -> None:
    async def run() -> None:
        passing = Passing()
        async with fronted(passing, passing.refused) as (front, port):
            parts = [bytes([byte]) for byte in b"GET /ws/Kd81jQ HTTP/1.1\r\n"]
            assert await said(port, *parts, pause=0.001) == b"passed"
            rest = b"GET /x HTTP/1.1\r\nHost: here\r\n\r\nbody"
            assert await said(port, rest) == b"passed"
            assert passing.got == [(b"GET /ws/Kd81jQ HTTP/1.1\r\n", "Kd81jQ"), (rest, "")]
            assert not front.arrivals

    asyncio.run(run())


def test_long_lines_and_bad_bytes_are_left_to_the_worker() -> None:
    async def run() -> None:
        passing = Passing()
        async with fronted(passing, passing.refused) as (_, port):
            for head in (b"x" * (3 * MAX_BYTES), b"\x16\x03\x01\0\n", b"\0\n", b" \n"):
                assert await said(port, head) in (b"passed", b"reset")
            assert len(passing.got) == 4
            assert all(len(head) <= MAX_BYTES and not table for head, table in passing.got)
            assert not passing.refused

    asyncio.run(run())


def test_slow_clients_delay_nobody_and_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        passing = Passing()
        monkeypatch.setattr(front_module, "LINE_S", 1.0)
        async with fronted(passing, passing.refused) as (front, port):
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
            for _, writer in silent[::2]:
                writer.write(b"GET /ws/")
            gone = await asyncio.open_connection("127.0.0.1", port)
            gone[1].close()
            assert await said(port, b"GET / HTTP/1.1\r\n") == b"passed"
            async with asyncio.timeout(PATIENCE):
                answers = [await reader.read() for reader, _ in silent]
            assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in answers)
            assert passing.refused == ["said-nothing"] * 50
            assert not front.arrivals
            for _, writer in silent:
                writer.close()

    asyncio.run(run())


def test_one_address_holds_only_so_many_arrivals() -> None:
    async def run() -> None:
        passing = Passing()
        async with fronted(passing, passing.refused, most=2, most_in_all=3) as (front, port):
            streams = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            answer = await said(port, b"GET / HTTP/1.1\r\n")
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"too-many-connections" in answer
            front.most = 0
            streams.append(await asyncio.open_connection("127.0.0.1", port))
            assert (await said(port)).startswith(b"HTTP/1.1 503 ")
            for _, writer in streams:
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while front.arrivals:
                    await asyncio.sleep(0.01)
            assert await said(port, b"GET / HTTP/1.1\r\n") == b"passed"
            assert passing.refused == ["too-many-connections", "house-full"]
        async with fronted(passing, passing.refused, most=1, proxies="127.0.0.1") as (_, port):
            streams = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            assert await said(port, b"GET / HTTP/1.1\r\n") == b"passed"  # all come by a proxy
            for _, writer in streams:
                writer.close()

    asyncio.run(run())


def test_without_a_worker_the_front_says_so() -> None:
    async def run() -> None:
        passing = Passing()
        passing.able = False
        async with fronted(passing, passing.refused) as (_, port):
            answer = await said(port, b"GET / HTTP/1.1\r\n")
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after" in answer

    asyncio.run(run())


def test_a_port_that_is_taken_is_refused_at_once() -> None:
    with closing(listening_sockets("127.0.0.1", 0)[0]) as taken:
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            listening_sockets("127.0.0.1", taken.getsockname()[1])


# --- connections in a worker ----------------------------------------------------------------------


def worker_app(number: int) -> Any:
    """Says which worker it is, and who asks what."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        text = f"{number} {scope['client'][1]} {scope['path']}"
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": text})
            while (heard := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": heard["text"]})
            return
        body = b""
        while True:
            part = await receive()
            body += part.get("body", b"")
            if not part.get("more_body"):
                break
        text += f" {len(body)}"
        headers = [(b"content-length", b"%d" % len(text))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": text.encode()})

    return app


@asynccontextmanager
async def two_workers() -> AsyncIterator[str]:
    """A front and two workers, all in this process: tables "t0…" belong to the first one."""
    loop = asyncio.get_running_loop()
    servers: list[tuple[uvicorn.Config, uvicorn.Server, Any]] = []

    def pass_on(connection: socket.socket, head: bytes, table: str) -> bool:
        config, server, protocol = servers[1 if table.startswith("t1") else 0]
        made = partial(
            protocol, config=config, server_state=server.server_state, app_state={}, head=head
        )
        task = loop.create_task(loop.connect_accepted_socket(made, connection))
        tasks.add(task)
        return True

    tasks: set[asyncio.Task[Any]] = set()
    async with fronted(pass_on, []) as (front, port):
        for number in range(2):
            http, ws = protocols(ConnectionGate(0, 1000))
            config = uvicorn.Config(
                worker_app(number), http=http, ws=ws, lifespan="off", log_level="critical"
            )
            config.load()
            protocol = passed(config.http_protocol_class, front.pass_on)
            servers.append((config, uvicorn.Server(config), protocol))
        yield f"127.0.0.1:{port}"
    await asyncio.gather(*tasks, return_exceptions=True)


def loops() -> list[Any]:
    found: list[Any] = [pytest.param(asyncio.new_event_loop, id="asyncio")]
    try:
        import uvloop
    except ImportError:
        return found
    return [*found, pytest.param(uvloop.new_event_loop, id="uvloop")]


@pytest.mark.parametrize("loop", loops())
def test_each_request_of_a_kept_connection_reaches_the_worker_of_its_table(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def run() -> None:
        async with two_workers() as address, httpx.AsyncClient() as client:
            heard = [
                (await client.post(f"http://{address}{path}", content=b"x" * size)).text.split()
                for path, size in [
                    ("/", 0),
                    ("/api/tables/t1/sit", 10),
                    ("/api/tables/t1/start", 100_000),
                    ("/api/me", 0),
                    ("/api/tables/t0/sit", 60_000),
                    ("/api/tables/t1/sit", 0),
                ]
            ]
            assert [worker for worker, *_ in heard] == ["0", "1", "1", "1", "0", "1"]
            assert [int(size) for *_, size in heard] == [0, 10, 100_000, 0, 60_000, 0]
            assert len({port for _, port, *_ in heard}) == 1  # one connection all the time
            for table, worker in (("t0", "0"), ("t1", "1")):
                async with connect(f"ws://{address}/ws/{table}") as chat:
                    assert str(await chat.recv()).startswith(worker)
                    await chat.send("hello")
                    assert await chat.recv() == "hello"

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("loop", loops())
def test_a_connection_that_was_kept_can_become_a_websocket_elsewhere(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    """Proxies use one connection for many requests, and then for a WebSocket."""

    async def run() -> None:
        async with two_workers() as address:
            host, _, port = address.partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            with closing(writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                answer = await reader.readuntil(b" / 0")
                assert b"\r\n\r\n0 " in answer
                writer.write(
                    b"GET /ws/t1 HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
                    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                )
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 101 ")
                frame = await reader.readuntil(b"/ws/t1")
                assert frame[2:4] == b"1 "

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(run(), PATIENCE))


# --- the supervisor -------------------------------------------------------------------------------


async def asked(port: int) -> str:
    try:
        return (await said(port, b"GET / HTTP/1.1\r\n")).decode()
    except OSError:
        return "not open"


@asynccontextmanager
async def supervised(work: Work, count: int) -> AsyncIterator[tuple[Supervisor, int, Any]]:
    """A house of such workers, its port, and the task that runs it."""
    ended: list[int] = []
    supervisor = Supervisor(work, count, ended.append)
    front = Front(supervisor.pass_on, supervisor.count_refused, 0, 1000)
    listeners = listening_sockets("127.0.0.1", 0)
    port = listeners[0].getsockname()[1]
    opened = asyncio.Event()
    task = asyncio.create_task(supervise(supervisor, front, listeners, opened.set))
    first = asyncio.create_task(opened.wait())
    await asyncio.wait({task, first}, return_when=asyncio.FIRST_COMPLETED)
    first.cancel()
    try:
        yield supervisor, port, task
    finally:
        if not task.done():
            os.kill(os.getpid(), signal.SIGTERM)
            await task
        assert all(worker.process is None for worker in supervisor.workers)
        assert await asked(port) == "not open"


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def test_workers_take_turns_and_a_dead_one_is_replaced() -> None:
    async def run() -> None:
        async with supervised(stub_worker.good, 2) as (supervisor, port, task):
            assert [await asked(port) for _ in range(4)] == [
                "worker 0", "worker 1", "worker 0", "worker 1"
            ]  # fmt: skip
            dead = supervisor.workers[1]
            assert dead.process is not None
            before = dead.name
            dead.process.kill()
            await until(lambda: not dead.up)
            assert {await asked(port) for _ in range(3)} == {"worker 0"}
            await until(lambda: dead.up)
            assert dead.name not in ("", before)
            assert {await asked(port) for _ in range(4)} == {"worker 0", "worker 1"}
            with capture_logs() as told:
                os.kill(os.getpid(), signal.SIGTERM)
                assert await task
            assert told == []  # they were asked to stop, and none had to be killed

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_house_whose_worker_does_not_start_does_not_open() -> None:
    async def run() -> None:
        async with supervised(stub_worker.failing, 2) as (_, port, task):
            assert await task is False
            assert await asked(port) == "not open"

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_worker_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor_module, "STOP_S", 0.5)

    async def run() -> None:
        async with supervised(stub_worker.stubborn, 1):
            pass

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# --- refusals -------------------------------------------------------------------------------------

HOUSE = {"database": "postgresql://here/house", "bus": "nats://here", "platform": "linux"}


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"count": 0}, "workers-few"),
        ({"count": -3}, "workers-few"),
        ({"platform": "win32"}, "workers-windows"),
        ({"database": "sqlite:///house.db"}, "workers-database"),
        ({"database": ""}, "workers-database"),
        ({"bus": ""}, "workers-bus"),
    ],
)
def test_what_several_workers_cannot_do_is_refused(given: dict[str, Any], name: str) -> None:
    check_workers(**{"count": 2, **HOUSE})  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        check_workers(**{"count": 2, **HOUSE, **given})
    assert refused.value.name == name


def test_the_command_refuses_with_one_sentence() -> None:
    for options, sentence in [
        (["--workers", "0"], "There has to be at least one worker, not 0."),
        (["--workers", "2"], "Workers share their tables through PostgreSQL. "),
        (
            ["--workers", "2", "--database", "postgresql://x/y"],
            "Workers exchange messages through NATS. ",
        ),
    ]:
        result = CliRunner().invoke(
            main, ["serve", *options], env={"LANG": "en", "FONDACO_DATABASE": "", "FONDACO_BUS": ""}
        )
        assert result.exit_code != 0
        assert sentence in result.output
        assert len(result.output.strip().splitlines()) == 1
