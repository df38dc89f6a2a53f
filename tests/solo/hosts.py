"""Builders: a host that keeps rows in memory and thinks at once, and a person in front of it."""

import asyncio
import itertools
import json
from collections.abc import Iterable
from random import Random
from typing import Any

from fondaco.solo.house import SoloHouse
from fondaco.solo.thinking import think_line
from tests.server.sent import follow

Row = tuple[str, str, str]
_ids = itertools.count(1)


class MemoryHost:
    """Implements `SoloHost`. Its time stands still until a test changes it."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows = {(kind, key): text for kind, key, text in rows}
        self.time = 1_700_000_000.0
        self.full = False  # nothing more can be kept
        self.most = -1  # rows that can be kept before it is full; -1: any number

    async def save(self, kind: str, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if self.full or self.most == 0:
            raise OSError("QuotaExceededError")
        self.most -= 1
        self.rows[kind, key] = text

    async def delete(self, kind: str, key: str) -> None:
        del self.rows[kind, key]

    async def think(self, line: str) -> str:
        await asyncio.sleep(0)
        return think_line(line)

    def now(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time

    def all(self) -> list[Row]:
        return [(kind, key, text) for (kind, key), text in self.rows.items()]


class Player:
    """The person, with a page."""

    def __init__(self, host: MemoryHost | None = None) -> None:
        self.host = host or MemoryHost()
        self.house = SoloHouse(self.host)

    async def begin(self, name: str = "Ann") -> "Player":
        await self.house.load(self.host.all())
        if self.house.store.me is None:
            await self.post("/api/me", name=name)
        return self

    async def ask(self, method: str, path: str, body: Any = None, lang: str = "en") -> Any:
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        return await self.house.request(method, path, {"accept-language": lang}, text)

    async def get(self, path: str, lang: str = "en") -> Any:
        answer = await self.ask("GET", path, None, lang)
        assert answer.status == 200, answer
        return json.loads(answer.body)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status in (200, 201), answer
        return json.loads(answer.body)

    async def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        answer = await self.ask(method, path, body)
        return answer.status, json.loads(answer.body)["name"]

    async def open(self, game: str = "batavia", players: int = 3, **more: Any) -> str:
        bots = {str(seat): "random" for seat in range(1, players)}
        new = {"game": game, "players": players, "bots": bots, "calm": False, "talk": 0, **more}
        table: str = (await self.post("/api/tables", **{"start": True, **new}))["table"]
        return table

    def at(self, table: str, last: int = -1, lang: str = "") -> "Page":
        return Page(self.house, f"/ws/{table}?last={last}&lang={lang}")


class Page:
    """One connection: every frame is kept, and the newest state."""

    def __init__(self, house: SoloHouse, path: str) -> None:
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.state: dict[str, Any] = {}
        self.code = 0  # with which the house has closed it
        self._more = asyncio.Event()
        self.connection = house.connect(path, self._take, self._close)

    def _take(self, text: str) -> None:
        self.texts.append(text)
        self.frames.append(json.loads(text))
        self.state = follow(self.state, self.frames[-1])
        self._more.set()

    def _close(self, code: int, reason: str) -> None:
        self.code = code
        self._more.set()

    async def more(self) -> None:
        """Wait for the next frame."""
        self._more.clear()
        await asyncio.wait_for(self._more.wait(), 60)

    async def welcomed(self) -> "Page":
        while not self.frames:
            await self.more()
        return self

    async def send(self, kind: str, request: str = "", **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        name = request or f"id {next(_ids)}"
        await self.connection.receive(json.dumps({"type": kind, "id": name, **fields}))
        return next(f for f in reversed(self.frames) if f["type"] == "answer" and f["id"] == name)

    async def status(self, wanted: str) -> None:
        while self.state.get("status") != wanted:
            await self.more()

    async def my_turn(self) -> bool:
        """Wait until the game waits for me; False: it is over."""
        while self.state["status"] == "playing":
            ask = self.state.get("ask")
            if ask and ask["waited_for"]:
                return True
            await self.more()
        return False

    async def play(self, moves: int = 10_000) -> int:
        """Make any listed move, again and again; how many were made.

        By chance: whoever goes through the list in order can lay and take back a card for ever.
        """
        made = 0
        chance = Random(moves)
        while made < moves and await self.my_turn():
            listed = self.state["view"]["moves"]
            answer = await self.send("move", move=chance.choice(listed))
            assert answer["ok"], answer
            made += 1
        return made
