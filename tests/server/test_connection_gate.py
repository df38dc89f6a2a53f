"""One address, however many connections it opens, does not keep others out."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.testing import TestClient
from websockets.asyncio.client import connect

from fondaco.server.app import Config, create_app
from fondaco.server.http.middleware import names_of
from fondaco.server.limits import connection_gate as gate
from fondaco.server.limits.connection_gate import ConnectionGate, protocols, raise_file_limit
from fondaco.server.limits.rates import Bounds

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PATIENCE = 20.0
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """Echoes over a WebSocket; over HTTP it says ok when it has read the body."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})
        return
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def gated(
    most: int = 0, files: int = 1000, proxies: str = ""
) -> AsyncIterator[tuple[ConnectionGate, int]]:
    """A server behind a gate, and its port."""
    kept = ConnectionGate(most, files, proxies)
    http, ws = protocols(kept)
    config = uvicorn.Config(
        answering, http=http, ws=ws, port=0, lifespan="off", log_level="critical"
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield kept, server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await task


async def call(port: int, text: bytes = b"", source: str = "127.0.0.1") -> Stream:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(text)
    return reader, writer


async def answer(stream: Stream) -> bytes:
    reader, writer = stream
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()


ASK = b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


def test_one_address_cannot_lock_others_out_with_half_open_requests() -> None:
    async def work() -> None:
        async with gated(most=20) as (kept, port):
            half = [await call(port, b"GET / HTT") for _ in range(20)]
            refused = await answer(await call(port, ASK))
            assert refused.startswith(b"HTTP/1.1 429")
            told = json.loads(refused.partition(b"\r\n\r\n")[2])
            assert told["name"] == "too-many-connections"
            others = await answer(await call(port, ASK, source="127.0.0.2"))
            assert others.endswith(b"ok")
            half[0][1].write(b"P/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert (await answer(half[0])).endswith(b"ok")
            while len(kept.connections) > 19:
                await asyncio.sleep(0.01)
            assert (await answer(await call(port, ASK))).endswith(b"ok")
            for _, writer in half:
                writer.close()
            while kept.connections or kept.by_address:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_websocket_counts_until_it_ends() -> None:
    async def work() -> None:
        async with gated(most=1) as (kept, port):
            async with connect(f"ws://127.0.0.1:{port}/", proxy=None) as socket:
                await socket.send("hello")
                assert await socket.recv() == "heard"
                assert (await answer(await call(port, ASK))).startswith(b"HTTP/1.1 429")
            while kept.connections:
                await asyncio.sleep(0.01)
            assert (await answer(await call(port, ASK))).endswith(b"ok")

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_files_are_kept_back_when_many_addresses_come() -> None:
    async def work() -> None:
        async with gated(
            files=gate.RESERVED_FILES + gate.LEAST_CONNECTIONS, proxies="127.0.0.1"
        ) as (kept, port):
            held = [await call(port) for _ in range(gate.LEAST_CONNECTIONS)]
            while len(kept.connections) < gate.LEAST_CONNECTIONS:
                await asyncio.sleep(0.01)
            assert not kept.by_address  # they are of a proxy
            refused = await answer(await call(port, ASK))
            assert refused.startswith(b"HTTP/1.1 503")
            assert b"house-full" in refused
            for _, writer in held:
                writer.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: loc",
        b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nfour",
        b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\nGET / HT",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
def test_who_says_nothing_for_too_long_is_shown_out(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "CHECK_INTERVAL_S", 0.05)
    monkeypatch.setattr(gate, "PATIENCE_S", {"head": 0.2, "body": 0.2, "answer": 0.2})

    async def work() -> None:
        async with gated() as (kept, port):
            told = await answer(await call(port, said))
            assert b"HTTP/1.1 408" in told
            assert b"said-nothing" in told
            while kept.connections:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


# --- at the door ----------------------------------------------------------------------------------


def test_a_house_answers_to_its_own_names_only() -> None:
    names = names_of("https://play.example.org/", "other.example.org")
    with TestClient(create_app(Config(database="sqlite://", minds=1, hosts=names))) as client:
        for host in ("play.example.org", "OTHER.example.org:80", "localhost:8765", "[::1]:9"):
            assert client.get("/api/house", headers={"host": host}).status_code == 200
        refused = client.get("/api/house", headers={"host": "evil.test"})
        assert refused.status_code == 421
        assert refused.json()["name"] == "wrong-host"
        assert "evil.test" in refused.json()["detail"]
        assert client.get("/healthz", headers={"host": "balancer"}).status_code == 200
        for host in ("evil.test", "prometheus"):
            assert client.get("/metrics", headers={"host": host}).status_code == 421
        for host in ("10.0.0.7:8765", "play.example.org"):
            assert client.get("/metrics", headers={"host": host}).status_code == 200


def test_every_answer_says_how_it_is_to_be_taken() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        for path in ("/api/house", "/api/me", "/api/nothing", "/schema/openapi.json", "/metrics",
                     "/healthz", "/api/tables/nobody", "/", "/schema"):  # fmt: skip
            headers = client.get(path).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert "frame-ancestors 'none'" in headers["content-security-policy"], path
            assert headers["cache-control"], path
            assert headers["referrer-policy"] == "same-origin", path
        posted = client.post("/nowhere", headers={"origin": "https://evil.test"})
        assert posted.headers["cache-control"] == "no-store"


def test_the_schema_is_data_and_loads_nothing_from_elsewhere() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        assert client.get("/schema/openapi.json").json()["info"]["title"] == "Fondaco"
        for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
            answer = client.get(path)
            assert "cdn" not in answer.text, path
            assert "<script" not in answer.text or answer.headers["content-security-policy"]


@pytest.mark.usefixtures("long_window")
def test_so_many_requests_at_once_and_no_more() -> None:
    bounds = Bounds(requests=3)
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=bounds))) as client:
        codes = [client.get("/api/house").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        refused = client.get("/api/house")
        assert refused.json()["name"] == "too-many-requests"
        assert int(refused.headers["retry-after"]) > 0
        assert refused.status_code == httpx.codes.TOO_MANY_REQUESTS
        assert client.get("/healthz").status_code == 200


def test_a_house_may_open_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    kind = resource.RLIMIT_NOFILE
    soft, hard = resource.getrlimit(kind)
    if hard == resource.RLIM_INFINITY or hard <= 300:
        pytest.skip("This system allows any number, or very few.")
    try:
        resource.setrlimit(kind, (300, hard))
        most = min(hard, 1 << 16)
        assert raise_file_limit() == most
        assert resource.getrlimit(kind) == (most, hard)
        assert raise_file_limit() == most
    finally:
        resource.setrlimit(kind, (soft, hard))
