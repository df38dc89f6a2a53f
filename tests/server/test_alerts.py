"""Turn alerts, to a receiver on this machine: what arrives, how often, and what is never called."""

import asyncio
import json
import socket
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from litestar.testing import TestClient
from py_vapid import Vapid02  # type: ignore[import-untyped]

from fondaco.contract.refused import Refused
from fondaco.server.app import Config, create_app
from fondaco.server.people import safe_post as outside
from fondaco.server.people.safe_post import UnreachableError, is_public, parse, send
from fondaco.server.people.web_push import check_subscription
from tests.server.sent import follow
from tests.server.serving import eventually

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]
DAYS = {"kind": "days", "days": 2}


class Receiver(ThreadingHTTPServer):
    """Takes whatever is sent to it and answers with one status."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hands)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.address = f"http://127.0.0.1:{self.server_port}"


class Hands(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((self.path, headers, body))
        self.send_response(self.server.status)
        if self.server.status == 302:
            self.send_header("location", f"{self.server.address}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as server:
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def config(tmp_path: Path, **more: Any) -> Config:
    usual = {"minds": 1, "private_alerts": True, "patience": 0.3, "address": "https://play.test/"}
    return Config(database=f"sqlite:///{tmp_path / 'house.db'}", **{**usual, **more})


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(config(tmp_path))) as client:
        yield client


def post(client: Client, path: str, **body: Any) -> Any:
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def begin(client: Client, **more: Any) -> str:
    """A table where Ada, who is not connected, is waited for as soon as the bots have moved."""
    post(client, "/api/me", name="Ada")
    new = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"}, "seat": 0,
           "title": "Friday", "start": True, "calm": False}  # fmt: skip
    table: str = post(client, "/api/tables", **{**new, **more})["table"]
    return table


def state(client: Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}").json()


def test_a_webhook_hears_of_a_turn_once(house: Client, receiver: Receiver) -> None:
    post(house, "/api/me", name="Ada")
    post(house, "/api/me/webhook", url=f"{receiver.address}/hook?key=1")
    table = begin(house, clock=DAYS)
    eventually(lambda: receiver.got)
    eventually(lambda: state(house, table)["ask"]["waited_for"])
    path, headers, body = receiver.got[0]
    assert path == "/hook?key=1"
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {
        "table": table, "link": f"https://play.test/t/{table}", "game": "batavia",
        "title": "Friday", "seat": 0, "text": "Batavia: it’s your turn.",
    }  # fmt: skip
    for _ in range(2):  # coming and going in the same turn rings no second bell
        with house.websocket_connect(f"/ws/{table}") as socket:
            socket.receive_json()
    assert len(receiver.got) == 1


@pytest.mark.long
def test_at_a_live_table_somebody_may_be_gone_for_a_moment(
    house: Client, receiver: Receiver
) -> None:
    post(house, "/api/me", name="Ada")
    post(house, "/api/me/webhook", url=receiver.address)
    table = begin(house, start=False)
    with house.websocket_connect(f"/ws/{table}") as socket:
        post(house, f"/api/tables/{table}/start")
        seen: dict[str, Any] = {}
        while not seen.get("ask"):
            seen = follow(seen, socket.receive_json())
        eventually(lambda: state(house, table)["ask"]["waited_for"])
        asyncio.run(asyncio.sleep(0.6))
        assert receiver.got == []  # she is here
    eventually(lambda: receiver.got)  # and now she has been gone for too long


def test_a_webhook_is_tried_out(house: Client, receiver: Receiver) -> None:
    house.post("/api/me", json={"name": "Ann"})

    def tried() -> str:
        answer = house.post("/api/me/webhook/test")
        return "" if answer.status_code == 204 else str(answer.json()["detail"])

    assert "no webhook" in tried()
    house.post("/api/me/webhook", json={"url": f"{receiver.address}/hook"})
    assert tried() == ""
    assert json.loads(receiver.got[0][2])["link"] == "https://play.test/"
    assert "wait" in tried()
    assert len(receiver.got) == 1


def test_a_redirect_is_not_followed(house: Client, receiver: Receiver) -> None:
    receiver.status = 302
    post(house, "/api/me", name="Ada")
    post(house, "/api/me/webhook", url=receiver.address)
    begin(house, clock=DAYS)
    eventually(lambda: receiver.got)
    asyncio.run(asyncio.sleep(0.2))
    assert [path for path, _, _ in receiver.got] == ["/"]


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("http://x.test:8080/", "x.test:8080"),
        ("http://x.test/", "x.test"),
        ("http://[2620:fe::fe]:8080/", "[2620:fe::fe]:8080"),
        ("http://[2620:fe::fe]/", "[2620:fe::fe]"),
    ],
)
def test_a_receiver_is_called_by_the_name_in_its_address(
    url: str, host: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = asyncio.open_connection

    async def look_up(*_: Any) -> str:
        return "9.9.9.9"

    async def elsewhere(*_: Any, **more: Any) -> Any:
        return await connect("127.0.0.1", receiver.server_port, limit=more["limit"])

    monkeypatch.setattr(outside, "_look_up", look_up)
    monkeypatch.setattr(asyncio, "open_connection", elsewhere)
    assert asyncio.run(send(url, b"{}", {})) == 201
    ((_, headers, _),) = receiver.got
    assert headers["host"] == host


def unsubscribe(client: Client, endpoint: str) -> int:
    return client.request("DELETE", "/api/me/push", json={"endpoint": endpoint}).status_code


class Browser:
    """The receiving end of web push: a key pair and a secret."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"

    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(self.secret)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_push_message_can_be_read_by_the_browser_alone(house: Client, receiver: Receiver) -> None:
    browser = Browser()
    post(house, "/api/me", name="Ada")
    endpoint = f"{receiver.address}/push/abc"
    post(house, "/api/me/push", endpoint=endpoint, keys=browser.keys())
    table = begin(house, clock=DAYS)
    path, headers, body = eventually(lambda: receiver.got)[0]
    assert path == "/push/abc"
    assert browser.read(body)["table"] == table
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table
    public = house.get("/api/house").json()["push_key"]
    assert len(urlsafe_b64decode(public + "=")) == 65
    assert headers["authorization"].endswith(f"k={public}")
    assert Vapid02.verify(headers["authorization"])


def test_a_subscription_that_is_gone_is_forgotten(house: Client, receiver: Receiver) -> None:
    receiver.status = 410
    post(house, "/api/me", name="Ada")
    endpoint = f"{receiver.address}/push/abc"
    post(house, "/api/me/push", endpoint=endpoint, keys=Browser().keys())
    begin(house, clock=DAYS)
    eventually(lambda: receiver.got)
    eventually(lambda: unsubscribe(house, endpoint) == 404)


def test_subscriptions_are_checked_and_can_be_ended(house: Client) -> None:
    post(house, "/api/me", name="Ada")
    good = {"endpoint": "https://push.test/1", "keys": Browser().keys()}
    for bad in (
        {**good, "endpoint": "ftp://push.test/1"},
        {**good, "endpoint": "https://push.test/a b"},
        {**good, "keys": {}},
        {**good, "keys": {**Browser().keys(), "auth": "AA"}},
        {**good, "keys": {**Browser().keys(), "p256dh": text(bytes(65))}},
    ):
        assert house.post("/api/me/push", json=bad).status_code == 400
    post(house, "/api/me/push", **good)
    assert unsubscribe(house, "https://push.test/1") == 204
    assert unsubscribe(house, "https://push.test/1") == 404


def test_the_address_of_a_subscription_is_secure_and_has_at_most_1000_characters() -> None:
    keys, start = Browser().keys(), "https://push.test/"
    check_subscription(start.ljust(1000, "x"), keys, private=False)
    check_subscription("http://push.test/1", keys, private=True)
    for endpoint, private in ((start.ljust(1001, "x"), True), ("http://push.test/1", False)):
        with pytest.raises(Refused) as error:
            check_subscription(endpoint, keys, private)
        assert error.value.name == "push-address"


def test_the_key_of_the_house_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with TestClient(create_app(config(tmp_path))) as client:
            keys.add(client.get("/api/house").json()["push_key"])
    assert len(keys) == 1


# --- what is never called -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "127.255.255.254", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254",
     "100.64.0.1", "0.0.0.0", "0.1.2.3", "192.0.0.8", "198.18.0.1", "203.0.113.1", "224.0.0.1",
     "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1",
     "::ffff:10.0.0.1", "::ffff:0:10.0.0.1", "::127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1",
     "64:ff9b:1::7f00:1", "2001:0:7f00:1::", "2001:db8::1", "5f00::1", "100::1",
     "3fff::1", "3fff:fff:ffff::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:1ff::1",
     "192.88.99.1", "192.0.0.9", "198.51.100.1", "192.0.2.1", "100:0:0:1::1", "::ffff:192.88.99.1"],
)  # fmt: skip
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [
    "9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "2001:200::1", "2001:db9::1", "3ffe::1",
    "3fff:1000::1", "2003::1",
])  # fmt: skip
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "localhost.", "LOCALHOST", "127.1", "0", "0.0.0.0", "2130706433",
     "0x7f000001", "0x7f.1", "017700000001", "0177.0.0.1", "127.0.0.1.", "[::1]", "[::]",
     "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"],
)  # fmt: skip
def test_nothing_is_sent_into_our_own_network(
    host: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "LOOK_UP_S", 0.0)
    with pytest.raises(UnreachableError):
        asyncio.run(send(f"http://{host}:{receiver.server_port}/", b"{}", {}))
    assert receiver.got == []


class Names:
    """What a resolver answers, one time after the other; and where was then connected to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.connected: list[tuple[str, int]] = []
        monkeypatch.setattr(outside, "getaddrinfo", self.resolve)
        monkeypatch.setattr(outside, "LOOK_UP_S", 0.0)
        monkeypatch.setattr(asyncio, "open_connection", self.connect)

    def resolve(self, host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        found = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        kinds = {True: socket.AF_INET6, False: socket.AF_INET}
        return [(kinds[":" in each], socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    async def connect(self, address: str, port: int, **_: Any) -> Any:
        self.connected.append((address, port))
        raise ConnectionRefusedError("there is no network here")


def test_a_name_is_looked_up_once_and_that_address_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that is public when it is checked and ours when it is called (DNS rebinding)."""
    names = Names(monkeypatch, ["9.9.9.9"], ["127.0.0.1"])
    with pytest.raises(UnreachableError):
        asyncio.run(send("https://rebound.test/", b"{}", {}))
    assert names.connected == [("9.9.9.9", 443)]


@pytest.mark.parametrize(
    "answers", [["9.9.9.9", "10.0.0.1"], ["10.0.0.1"], ["2620:fe::fe", "::1"], ["fec0::1"], []]
)
def test_a_name_that_leads_into_our_network_too_is_not_called(
    answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Names(monkeypatch, answers)
    with pytest.raises(UnreachableError):
        asyncio.run(send("https://mixed.test/", b"{}", {}))
    assert names.connected == []


@pytest.mark.parametrize("port", [1, 22, 25, 53, 110, 143, 445, 587, 1023])
def test_ports_of_other_services_are_not_called(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(monkeypatch, ["9.9.9.9"])
    with pytest.raises(UnreachableError, match="not an address"):
        asyncio.run(send(f"http://mail.test:{port}/", b"{}", {}))
    assert names.connected == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_kind_of_redirect_is_followed(status: int, receiver: Receiver) -> None:
    receiver.status = status
    assert asyncio.run(send(receiver.address, b"{}", {}, private=True)) == status
    assert [path for path, _, _ in receiver.got] == ["/"]


@pytest.mark.parametrize(
    "answer",
    [b"", b"\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 many\r\n", b"SSH-2.0-x 200\r\n", b"x" * 20_000,
     b"HTTP/1.1 200" + b" " * 20_000 + b"\r\n"],
)  # fmt: skip
def test_whatever_an_address_answers_is_a_refusal(answer: bytes) -> None:
    """A hostile receiver: no answer of its makes an error in the house."""

    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(reply, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(UnreachableError):
                await send(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)

    asyncio.run(work())


@pytest.mark.parametrize(
    "url",
    ["file:///etc/passwd", "http://", "http://a b/", "http://me@127.0.0.1/", "http://x:99999/",
     "http://x:0/", "http://é.test/", "http://[::1", "gopher://x/", "http://x.test@127.0.0.1/",
     "http://x.test:80@127.0.0.1/", "http://x.test\\@127.0.0.1/", "http://@/", "http://x:+80/",
     "http://x:8\u0660/", "http://127\u3002\u0030.0.1/", "http://x/\r\nHost: y", "http://\tx/",
     "//x/", "http:x", "http:///x", "HTTP:/x", "http://[::1%25lo]x/", "http://[v1.x]/"],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(UnreachableError):
        asyncio.run(send(url, b"{}", {}, private=True))


@pytest.mark.parametrize("port", ["", ":1", ":8080", ":65535"])
def test_an_address_may_have_any_port_but_0(port: str) -> None:
    assert parse(f"http://x.test{port}/").hostname == "x.test"
    with pytest.raises(UnreachableError):
        parse("http://x.test:0/")


def test_a_house_that_allows_no_private_alerts_sends_none(
    tmp_path: Path, receiver: Receiver
) -> None:
    with TestClient(create_app(config(tmp_path, private_alerts=False))) as house:
        post(house, "/api/me", name="Ada")
        post(house, "/api/me/webhook", url=receiver.address)
        table = begin(house, clock=DAYS)
        eventually(lambda: state(house, table)["ask"]["waited_for"])
        asyncio.run(asyncio.sleep(0.3))
    assert receiver.got == []


def test_without_what_it_needs_there_is_no_web_push(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "py_vapid", None)
    with TestClient(create_app(config(tmp_path))) as house:
        assert house.get("/api/house").json()["push_key"] == ""
        post(house, "/api/me", name="Ada")
        subscription = {"endpoint": "https://push.test/1", "keys": Browser().keys()}
        assert house.post("/api/me/push", json=subscription).status_code == 400
