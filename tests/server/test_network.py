"""The owner of a house at home lets the network in; nobody else can."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from litestar.connection import ASGIConnection

from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.server import run as serving_house
from fondaco.server.app import Config, create_app
from fondaco.server.base import lan as networks
from fondaco.server.base.lan import Network, reached_at
from fondaco.server.http.network import at_home
from fondaco.server.limits.connection_gate import ConnectionGate, protocols
from fondaco.server.listening import Server
from fondaco.server.work.garbage_collection import SteppedCollector
from tests.server.serving import free_port

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NEXT_DOOR = "127.0.0.2"  # stands for an address of this machine in its network
PATIENCE = 30.0


class Idle(SteppedCollector):
    """Other tests run in this process, too."""

    def __init__(self) -> None:
        pass

    def step(self, connections: int) -> None:
        pass


@pytest.fixture(autouse=True)
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "private_addresses", lambda: [NEXT_DOOR])


@asynccontextmanager
async def at_work(
    own: bool = True, lan: bool = False
) -> AsyncIterator[tuple[Server, ConnectionGate]]:
    """A house that is open to this machine."""
    port = free_port()
    network, gate = Network(port, own=own), ConnectionGate(0, 1000)
    http, ws = protocols(gate)
    app = create_app(Config(database="sqlite://", minds=1), network=network)
    config = uvicorn.Config(app, port=port, http=http, ws=ws, log_level="critical")
    server = Server(config, network, lan, Idle())
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server, gate
    finally:
        server.should_exit = server.force_exit = True
        await task


async def ask(server: Server, method: str = "GET", path: str = "/api/network", **more: Any) -> Any:
    host = more.pop("host", "127.0.0.1")
    async with httpx.AsyncClient(verify=False) as web:
        where = f"http://{host}:{server.config.port}{path}"
        return (await web.request(method, where, **more)).json()


async def answers(server: Server, host: str) -> bool:
    try:
        return bool((await ask(server, host=host, path="/api/house"))["games"])
    except httpx.TransportError:
        return False


def test_one_click_of_the_owner_and_the_network_comes_in() -> None:
    async def work() -> None:
        async with at_work() as (server, gate):
            assert await ask(server) == {"addresses": [], "may_open": True}
            assert not await answers(server, NEXT_DOOR)
            address = f"http://{NEXT_DOOR}:{server.config.port}"
            for _ in range(2):  # the second time there is nothing left to do
                told = await ask(server, "POST")
                assert told == {"addresses": [address], "may_open": True}
            assert await answers(server, NEXT_DOOR)
            assert await answers(server, "127.0.0.1")
            reader, writer = await asyncio.open_connection(NEXT_DOOR, server.config.port)
            while not gate.connections:  # it passes the same gate
                await asyncio.sleep(0.01)
        assert not await reader.read()  # and is shown out when the house closes
        writer.close()
        assert not await answers(server, NEXT_DOOR)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_house_may_be_open_to_the_network_from_the_start(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def work() -> None:
        async with at_work(lan=True) as (server, _):
            assert await answers(server, NEXT_DOOR)
            assert f"network at http://{NEXT_DOOR}:{server.config.port}/" in capsys.readouterr().out

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_house_that_is_run_for_others_has_no_such_owner() -> None:
    async def work() -> None:
        async with at_work(own=False) as (server, _):
            assert await ask(server) == {"addresses": [], "may_open": False}
            assert (await ask(server, "POST"))["name"] == "only-owner"
            assert not await answers(server, NEXT_DOOR)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_pages_of_other_sites_and_visitors_by_a_proxy_are_not_the_owner() -> None:
    async def work() -> None:
        async with at_work() as (server, _):
            site = {"origin": "https://evil.test"}
            assert (await ask(server, "POST", headers=site))["name"] == "another-site"
            proxied = {"x-forwarded-for": "192.168.1.9"}
            assert (await ask(server, "POST", headers=proxied))["name"] == "only-owner"
            named = {"host": "play.example.org"}
            assert (await ask(server, "POST", headers=named))["name"] == "only-owner"
            assert not await answers(server, NEXT_DOOR)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


@pytest.mark.parametrize(
    ("client", "host", "home"),
    [
        ("127.0.0.1", "localhost:8765", True),
        ("127.0.0.1", "127.0.0.1:8765", True),
        ("::1", "[::1]:8765", True),
        ("192.168.1.9", "localhost:8765", False),
        ("127.0.0.1", "192.168.1.5:8765", False),
        ("127.0.0.1", "play.example.org", False),
        ("127.0.0.1", "[", False),
        ("", "localhost", False),
    ],
)
def test_at_home_is_who_comes_from_the_machine_by_its_own_name(
    client: str, host: str, home: bool
) -> None:
    headers = [(b"host", host.encode())]
    scope: Any = {"type": "http", "client": (client, 1), "headers": headers}
    assert at_home(ASGIConnection(scope)) is home


def test_a_machine_in_no_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "private_addresses", list)
    network = Network(8765, own=True)

    async def listen(host: str) -> None:
        raise AssertionError(host)

    network.listen = listen
    with pytest.raises(Refused, match="not on a private network"):
        asyncio.run(network.open())


def test_links_carry_the_address_that_a_host_has_named() -> None:
    assert reached_at("127.0.0.1", 80, "https://play.example.org/") == ["https://play.example.org"]
    assert reached_at("127.0.0.1", 8765, "") == []
    assert reached_at("192.168.1.5", 8765, "") == ["http://192.168.1.5:8765"]
    assert reached_at("0.0.0.0", 8765, "") == [f"http://{NEXT_DOOR}:8765"]


def test_fondaco_alone_is_the_owners_house(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(serving_house, "serve", lambda **given: asked.append(given))
    for words in ([], ["--lan"]):
        assert CliRunner().invoke(main, words).exit_code == 0
    assert [(each["own"], each["lan"]) for each in asked] == [(True, False), (True, True)]
    assert CliRunner().invoke(main, ["--lan", "serve"]).exit_code == 2
    assert len(asked) == 2


def test_the_address_from_which_this_machine_sends_is_found_without_sending() -> None:
    assert networks._source_address("127.0.0.1") == "127.0.0.1"
    assert networks._source_address("no address") == ""
