"""One connection to a table: what waits for it, and how it ends."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.table_requests import Ping, Say
from fondaco.host.talking import answer_to
from fondaco.server.access.caller import BarredError
from fondaco.server.limits.rates import LimitedError
from fondaco.server.ws import client as client_module
from fondaco.server.ws.client import (
    MAX_WAITING_FRAMES,
    REQUESTS_AT_ONCE,
    REQUESTS_PER_SECOND,
    Client,
)  # fmt: skip
from fondaco.server.ws.connection import _refuse, _serve
from fondaco.store import Person, StoreError
from fondaco.table.audience import Audience
from tests.server.houses import LocalHouse, open_house, sitting


async def connected(local: LocalHouse, person: str | None, secret: str = "") -> Client:
    room = await local.table("batavia", people=2, start=False)
    known = Person(person, person.title(), 0) if person else None
    client = Client(local.services, room, known, "en", secret)
    room.listeners.add(client)
    return client


def waiting(client: Client) -> list[Any]:
    found = []
    while not client.frames.empty():
        frame = client.frames.get_nowait()
        found.append(json.loads(frame) if frame is not None else None)
    return found


def test_a_client_knows_whose_it_is() -> None:
    async def work() -> None:
        async with open_house() as local:
            ann = await connected(local, "ann", "secret")
            assert (ann.person, ann.name, ann.host, ann.audience) == (
                "ann", "Ann", True, Audience(0, "en"),
            )  # fmt: skip
            assert ann.secret not in ("", "secret")  # only its hash
            zoe = await connected(local, "zoe")
            assert (zoe.host, zoe.audience, zoe.secret) == (False, Audience(-1, "en"), "")
            nobody = await connected(local, None, "secret")
            assert (nobody.person, nobody.name, nobody.host, nobody.secret) == ("", "", False, "")

    asyncio.run(work())


def test_a_client_that_is_too_slow_is_told_so_and_cut_off() -> None:
    async def work() -> None:
        async with open_house() as local:
            client = await connected(local, "ann")
            for _ in range(MAX_WAITING_FRAMES):
                client.enqueue(b"{}")
            assert not client.cut_off.is_set()
            assert client in client.room.listeners
            client.enqueue(b"{}")
            assert client.cut_off.is_set()
            assert client not in client.room.listeners
            fault, end = waiting(client)
            assert (fault["type"], fault["name"], end) == ("fault", "too-slow", None)

    asyncio.run(work())


def test_a_client_that_is_sent_away_hears_why_and_nothing_else() -> None:
    async def work() -> None:
        async with open_house() as local:
            client = await connected(local, "ann")
            client.enqueue(b"{}")
            client.hang_up(Refused("signed-out"))
            assert client.cut_off.is_set()
            assert [frame and frame["name"] for frame in waiting(client)] == ["signed-out", None]

    asyncio.run(work())


def test_a_client_follows_its_person_to_a_seat_and_away() -> None:
    async def work() -> None:
        async with open_house() as local:
            client = await connected(local, "cem")
            before = client.audience
            client.reseat()
            assert client.audience is before
            await local.house.act(client.room, lambda table: table.free(2))  # of a bot
            await local.house.act(client.room, sitting("cem", 2))
            assert client.audience == Audience(2, "en")
            await local.house.act(client.room, lambda table: table.free(2))
            assert client.audience == Audience(-1, "en")

    asyncio.run(work())


def test_so_many_requests_at_once_and_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]

    async def work() -> None:
        async with open_house() as local:
            monkeypatch.setattr(client_module, "time", SimpleNamespace(monotonic=lambda: now[0]))
            client = await connected(local, "ann")
            assert [client.too_many() for _ in range(int(REQUESTS_AT_ONCE))].count(True) == 0
            assert client.too_many()
            client._allowance = 0.0
            now[0] += 2.5 / REQUESTS_PER_SECOND
            assert [client.too_many() for _ in range(3)] == [False, False, True]
            now[0] += 1000.0  # what was not used is not saved up without end
            assert [client.too_many() for _ in range(int(REQUESTS_AT_ONCE))].count(True) == 0
            assert client.too_many()

    asyncio.run(work())


class SilentSocket:
    """The other end says nothing."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed = False

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: Any) -> None:
        self.sent.append(json.loads(message["text"]))

    async def close(self) -> None:
        self.closed = True


def test_a_connection_that_is_cut_off_is_closed_though_the_other_end_is_silent() -> None:
    async def work() -> None:
        async with open_house() as local:
            client = await connected(local, "ann")
            socket: Any = SilentSocket()
            serving = asyncio.create_task(_serve(socket, client))
            await asyncio.sleep(0)
            client.hang_up(Refused("signed-out"))
            await asyncio.wait_for(serving, 60)
            assert socket.closed
            assert [frame["name"] for frame in socket.sent] == ["signed-out"]
            assert client not in client.room.listeners

    asyncio.run(work())


class RefusedSocket(SilentSocket):
    """A connection that is refused before it is served."""

    def __init__(self) -> None:
        super().__init__()
        self.app = SimpleNamespace(state=SimpleNamespace())
        self.scope = {"path_template": "/ws/{table}"}
        self.query_params = {"lang": "en"}
        self.code = 0

    async def send_text(self, text: str) -> None:
        await self.send({"text": text})

    async def close(self, code: int = 1000) -> None:
        self.code = code


@pytest.mark.parametrize(
    ("error", "name", "code"),
    [
        (Refused("no-table"), "no-table", 4404),
        (BarredError("banned", why="Shouting"), "banned", 4403),
        (LimitedError("too-many-connects", 30), "too-many-connects", 4429),
        (DamagedError("t1", 3, "torn"), "set-aside", 4503),
        (StoreError("store-full"), "cannot-read-connect", 1013),
        (KeyError("x"), "went-wrong-connect", 1013),
    ],
)
def test_a_refused_connection_hears_why_and_whether_to_try_again(
    error: Exception, name: str, code: int
) -> None:
    socket: Any = RefusedSocket()
    asyncio.run(_refuse(socket, error))
    ((frame,), closed) = socket.sent, socket.code
    assert (frame["type"], frame["name"], closed) == ("fault", name, code)


def test_the_answer_to_a_request_that_writes_nothing_has_no_number() -> None:
    async def work() -> None:
        async with open_house() as local:
            client = await connected(local, "ann")
            assert (await answer_to(client, Ping(id="1"))).number == -1
            number = (await answer_to(client, Say(id="2", text="Salve"))).number
            assert number == client.room.table.number > 0

    asyncio.run(work())
