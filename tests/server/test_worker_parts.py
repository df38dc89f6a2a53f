"""Parts of a house with several workers, each without the other processes."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from fondaco.server.base.lan import Network
from fondaco.server.base.metrics import REFUSED
from fondaco.server.limits.connection_gate import ConnectionGate, protocols
from fondaco.server.work.garbage_collection import SWITCH, SteppedCollector
from fondaco.server.workers import channel as kinds
from fondaco.server.workers.channel import Channel
from fondaco.server.workers.front import Front, listening_sockets
from fondaco.server.workers.receiving import WorkerServer
from fondaco.server.workers.supervisor import Supervisor
from tests.server.houses import LocalHouse, open_house

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Workers do not run on Windows: it cannot pass connections."
)
PATIENCE = 60.0
Message = tuple[int, bytes]


def test_every_kind_of_message_has_a_number_of_its_own() -> None:
    numbers = [
        kinds.CONNECTION, kinds.READY, kinds.HOLDS, kinds.DROPS, kinds.LEAVING, kinds.MISSING,
        kinds.ENDED, kinds.REFUSED,
    ]  # fmt: skip
    assert len(set(numbers)) == len(numbers)


def test_a_channel_that_is_closed_passes_no_connection_on() -> None:
    """The message that closes it came together with a connection."""

    async def run() -> None:
        wrong: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: wrong.append(what))
        here, there = socket.socketpair()
        got: list[int] = []

        def take(kind: int, text: bytes, connection: socket.socket | None) -> None:
            got.append(kind)
            reader.close()

        sender = Channel(here, lambda *_: None, lambda: None)
        ours, theirs = socket.socketpair()
        sender.send(kinds.HOLDS, b"t1")
        sender.send(kinds.CONNECTION, b"GET /", ours)
        reader = Channel(there, take, lambda: None)
        async with asyncio.timeout(PATIENCE):
            while not reader.closed:
                await asyncio.sleep(0.01)
        sender.close()
        assert (got, wrong) == ([kinds.HOLDS], [])
        with theirs:
            assert theirs.recv(1) == b""  # the connection is closed

    asyncio.run(run())


# --- the front ------------------------------------------------------------------------------------


def test_an_address_counts_for_the_arrivals_that_are_still_there() -> None:
    async def run() -> None:
        front = Front(lambda *_: False, lambda _: None, 2, 100)
        listeners = listening_sockets("127.0.0.1", 0)
        front.listen(listeners)
        where = listeners[0].getsockname()
        try:
            with socket.create_connection(where), socket.create_connection(where) as second:
                while len(front.arrivals) < 2:
                    await asyncio.sleep(0.01)
                assert dict(front.by_address) == {"127.0.0.1": 2}
                second.close()
                while len(front.arrivals) > 1:
                    await asyncio.sleep(0.01)
                assert dict(front.by_address) == {"127.0.0.1": 1}
            while front.arrivals:
                await asyncio.sleep(0.01)
            assert not front.by_address
        finally:
            front.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# --- the supervisor -------------------------------------------------------------------------------


def no_work(number: int, link: socket.socket) -> None:
    raise AssertionError("No process is started here.")


@asynccontextmanager
async def supervising(count: int = 2) -> AsyncIterator[tuple[Supervisor, list[list[Message]]]]:
    """A supervisor of workers that have not started yet, and what each of them hears."""
    supervisor = Supervisor(no_work, count)
    heard: list[list[Message]] = [[] for _ in range(count)]
    channels: list[Channel] = []
    for worker, messages in zip(supervisor.workers, heard, strict=True):
        here, there = socket.socketpair()

        def take(
            kind: int, text: bytes, connection: socket.socket | None,
            messages: list[Message] = messages,
        ) -> None:  # fmt: skip
            if connection is not None:
                connection.close()
            messages.append((kind, text))

        worker.channel = Channel(here, lambda *_: None, lambda: None)
        channels += [worker.channel, Channel(there, take, lambda: None)]
    try:
        async with asyncio.timeout(PATIENCE):
            yield supervisor, heard
    finally:
        for channel in channels:
            channel.close()


async def something(messages: list[Message]) -> list[Message]:
    while not messages:
        await asyncio.sleep(0.01)
    return messages


def test_a_connection_is_passed_to_the_worker_that_is_up() -> None:
    async def run() -> None:
        async with supervising() as (supervisor, heard):
            ours, theirs = socket.socketpair()
            with theirs:
                assert not supervisor.pass_on(ours, b"GET /", "")
                supervisor.workers[1].up = True
                assert supervisor.pass_on(ours, b"GET /", "")
                assert await something(heard[1]) == [(kinds.CONNECTION, b"GET /")]
                assert not heard[0]

    asyncio.run(run())


def test_what_the_front_refused_is_counted_by_a_worker_that_is_up() -> None:
    async def run() -> None:
        async with supervising() as (supervisor, heard):
            supervisor.workers[1].up = True
            supervisor.count_refused("house-full")
            assert await something(heard[1]) == [(kinds.REFUSED, b"house-full")]
            assert not heard[0]

    asyncio.run(run())


def test_a_worker_that_leaves_gets_no_more_connections() -> None:
    async def run() -> None:
        async with supervising() as (supervisor, heard):
            for number, worker in enumerate(supervisor.workers):
                supervisor._heard(worker, kinds.READY, b"house-%d" % number, None)
            assert supervisor.all_up.result()
            leaving, staying = supervisor.workers
            supervisor._heard(leaving, kinds.HOLDS, b"t1", None)
            assert supervisor.routing.holders == {"t1": 0}
            supervisor._heard(leaving, kinds.LEAVING, b"", None)
            assert (leaving.up, staying.up) == (False, True)
            assert not supervisor.routing.holders
            while len(heard[1]) < 3:
                await asyncio.sleep(0.01)
            assert heard[1] == [(kinds.MISSING, missing) for missing in (b"1", b"0", b"1")]

    asyncio.run(run())


# --- a worker -------------------------------------------------------------------------------------


class App:
    """A web app that answers every request with its path."""

    def __init__(self, local: LocalHouse) -> None:
        self.state = self
        self.services = local.services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": scope["path"].encode()})


class FrontEnd:
    """The front's end of the channel to one worker, and what it hears."""

    def __init__(self, link: socket.socket) -> None:
        self.heard: list[Message] = []
        self.connections: list[socket.socket] = []
        self.channel = Channel(link, self.take, lambda: None)

    def take(self, kind: int, text: bytes, connection: socket.socket | None) -> None:
        self.heard.append((kind, text))
        if connection is not None:
            self.connections.append(connection)

    async def until(self, *message: object) -> None:
        while message not in self.heard:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def working(
    patch: pytest.MonkeyPatch,
) -> AsyncIterator[tuple[WorkerServer, FrontEnd, LocalHouse]]:
    """A worker that has started, in this process."""
    patch.setenv(SWITCH, "1")  # Python itself collects garbage
    async with asyncio.timeout(PATIENCE), open_house() as local:
        http, ws = protocols(ConnectionGate(0, 1000))
        config = uvicorn.Config(App(local), http=http, ws=ws, lifespan="off", log_level="critical")
        config.load()
        here, there = socket.socketpair()
        front = FrontEnd(here)
        server = WorkerServer(config, Network(), SteppedCollector(), there)
        server.lifespan = config.lifespan_class(config)
        await server.startup()
        try:
            await front.until(kinds.READY, local.house.name.encode())
            yield server, front, local
        finally:
            if not front.channel.closed:
                await server.shutdown()
                await front.until(kinds.LEAVING, b"")
                front.channel.close()


async def answered(client: socket.socket) -> bytes:
    client.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=client)
    try:
        return await reader.read()
    finally:
        writer.close()


GET = b"GET /%s HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


def test_a_worker_serves_a_connection_that_was_passed_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with working(monkeypatch) as (_, front, _):
            ours, client = socket.socketpair()
            front.channel.send(kinds.CONNECTION, GET % b"here", ours)
            assert b"\r\n/here\r\n" in await answered(client)

    asyncio.run(run())


def test_a_worker_that_stops_gives_new_connections_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with working(monkeypatch) as (server, front, _):
            await server.shutdown()
            ours, client = socket.socketpair()
            with client:
                front.channel.send(kinds.CONNECTION, GET % b"late", ours)
                await front.until(kinds.CONNECTION, GET % b"late")
                for connection in front.connections:
                    connection.close()

    asyncio.run(run())


def test_a_worker_without_a_front_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with working(monkeypatch) as (server, front, _):
            assert not server.should_exit
            front.channel.close()
            while not server.should_exit:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_worker_says_once_which_leases_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with working(monkeypatch) as (_, front, local):

            def leased(table: str, got: bool) -> None:
                for hook in local.house.on_leased:
                    hook(table, got)

            for got in (False, True, True, False, False, True):
                leased("t1", got)
            room = await local.table("batavia", start=False)
            leased(room.table.id, True)
            for hook in local.house.on_put_away:
                hook(room.table.id)
            name = room.table.id.encode()
            await front.until(kinds.DROPS, name)
            assert front.heard[1:] == [
                (kinds.HOLDS, b"t1"), (kinds.DROPS, b"t1"), (kinds.HOLDS, b"t1"),
                (kinds.HOLDS, name), (kinds.DROPS, name),
            ]  # fmt: skip

    asyncio.run(run())


def test_a_worker_hears_of_missing_workers_refusals_and_dead_leases(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused() -> float:
        return float(REFUSED.labels("said-nothing")._value.get())

    async def run() -> None:
        async with working(monkeypatch) as (_, front, local):
            readiness = local.services.readiness
            assert (await readiness.check()).ready
            before = refused()
            room = await local.table("batavia", start=False)
            name, now = room.table.id, local.time
            assert await local.store.lease(name, "dead", now, now + 1_000_000)
            front.channel.send(kinds.MISSING, b"1")
            front.channel.send(kinds.REFUSED, b"said-nothing")
            front.channel.send(kinds.ENDED, b"dead")
            while not await local.store.lease(name, "alive", now, now + 1_000):
                await asyncio.sleep(0.01)
            assert refused() == before + 1
            local.time += 10_000
            assert (await readiness.check()).why == ["worker-missing"]
            front.channel.send(kinds.MISSING, b"0")
            while (await readiness.check()).why:
                local.time += 10_000
                await asyncio.sleep(0.01)

    asyncio.run(run())
