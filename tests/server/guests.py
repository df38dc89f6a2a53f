"""Guests of a real house: HTTP with a cookie, and sockets to tables.

ann = Guest(house, "Ann")
table = ann.open("batavia", start=True)
async with ann.at(table) as seat:
    await seat.ask("move", move=seat.view["moves"][0])
"""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.sent import follow
from tests.server.serving import Visitor, browser

Frame = dict[str, Any]
PATIENCE = 60.0  # seconds for anything to happen; on a busy machine everything takes longer
_addresses = itertools.count(1)
_ids = itertools.count(1)


def from_somewhere() -> dict[str, str]:
    """Everybody comes from an address of their own, as a proxy would tell it."""
    number = next(_addresses)
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class Guest(Visitor):
    def __init__(self, house: str, name: str = "") -> None:
        self.house = house
        self.web = browser(house, timeout=PATIENCE, headers=from_somewhere())
        self.id = self.post("/api/me", name=name)["person"] if name else ""

    def cookie(self) -> dict[str, str]:
        value = self.web.cookies.get("fondaco")
        return {"cookie": f"fondaco={value}"} if value else {}

    @asynccontextmanager
    async def at(
        self, table: str, last: int = -1, lang: str = "", **headers: str
    ) -> AsyncIterator["Line"]:
        """A connection to a table, after its welcome."""
        where = self.house.replace("http", "ws", 1) + f"/ws/{table}?last={last}&lang={lang}"
        somewhere = self.web.headers["x-forwarded-for"]
        given = {**self.cookie(), "x-forwarded-for": somewhere, **headers}
        async with connect(where, additional_headers=given, max_size=None, proxy=None) as socket:
            line = Line(socket)
            await line.next()
            yield line


def become(device: Guest, key: str) -> Any:
    """Open a personal link, and say yes."""
    told = device.post("/api/enter/who", key=key)
    return device.post("/api/enter", key=key, become=told["person"])


class Line:
    """One connection: every frame is kept, and the newest state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.state: Frame = {}

    @property
    def view(self) -> Frame:
        found: Frame = self.state["view"]
        return found

    async def next(self) -> Frame:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        self.state = follow(self.state, frame)
        return frame

    async def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        while True:
            frame = await self.next()
            if wanted(frame):
                return frame

    async def status(self, wanted: str) -> Frame:
        while self.state["status"] != wanted:
            await self.next()
        return self.state

    async def send(self, kind: str, request: str = "", **fields: Any) -> str:
        request = request or f"id {next(_ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": request, **fields}))
        return request

    async def ask(self, kind: str, request: str = "", **fields: Any) -> Frame:
        """Send a request and wait for its answer."""
        request = await self.send(kind, request, **fields)
        return await self.until(lambda f: f["type"] == "answer" and f["id"] == request)

    async def reason(self, kind: str, request: str = "", **fields: Any) -> str:
        """Why a request was refused."""
        answer = await self.ask(kind, request, **fields)
        assert not answer["ok"]
        assert answer["number"] == -1
        reason: str = answer["reason"]
        assert reason
        return reason

    def updates(self) -> list[int]:
        """The numbers of all entries that were told, in the order they came."""
        found: list[int] = []
        for frame in self.frames:
            if frame["type"] == "welcome":
                found += [each["number"] for each in frame["missed"]]
            elif frame["type"] == "update" and frame["what"] != "refreshed":
                found.append(frame["number"])
        return found

    def waited_for(self) -> bool:
        state = self.state
        if state["status"] != "playing" or state["seats"][state["you"]]["standing_in"]:
            return False
        return bool(self.view["to_move"]) and self.view["to_move"][0] == state["you"]

    async def play(self, seed: str, until: Callable[[Frame], Any] | None = None) -> Frame:
        """Moves by lot whenever one is waited for, until the game is over (or something else)."""
        rng = random.Random(seed)
        sent = -1
        while self.state["status"] != "over" and not (until and until(self.state)):
            if self.waited_for() and self.state["number"] > sent:
                sent = self.state["number"]
                answer = await self.ask("move", move=rng.choice(self.view["moves"]))
                assert answer["ok"], answer
            else:
                await self.next()
        return self.state
