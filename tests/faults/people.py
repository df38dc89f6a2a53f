"""People who play by lot through every fault, and write down all they were told."""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.harness import FaultError, ask
from tests.server.sent import follow

PACE = 0.055  # seconds between two requests of one person: the house allows 20 a second
Shown = tuple[int, int, int, list[int | None]]  # number, at, whose clock runs, what is left
LOST = (OSError, WebSocketException, TimeoutError)


class Told(NamedTuple):
    """What one person has been told."""

    name: str
    first: int
    last: int
    over: bool
    seen: list[tuple[int, str]]
    acknowledged: dict[str, int]
    refused: dict[str, str]
    clocks: list[Shown]


class Person:
    """One seat of one table: a connection that comes back, and a ledger."""

    def __init__(
        self, table: str, seat: int, name: str, cookie: str, doors: Sequence[str], rng: Random
    ) -> None:
        self.table = table
        self.seat = seat
        self.name = name
        self.cookie = cookie
        self.doors = doors
        self.rng = rng
        self.door = rng.randrange(len(doors))
        self.last = -1  # the number of the last entry seen
        self.first = -1  # the number at which we came in
        self.seen: list[tuple[int, str]] = []  # every update: its number, and what it was
        self.acknowledged: dict[str, int] = {}  # by id: the number it became
        self.refused: dict[str, str] = {}  # by id: why
        self.waiting: dict[str, Any] | None = None  # a request that has no answer yet
        self.state: dict[str, Any] = {}
        self.clocks: list[Shown] = []
        self.repeats = 0  # requests sent again
        self.falls = 0  # connections lost
        self.over = False
        self.still = False  # connected, but says nothing
        self._sent = 0.0
        self._count = 0
        self._in_vain = 0

    def told(self) -> "Told":
        """A copy of the ledger as it is now."""
        return Told(
            self.name, self.first, self.last, self.over, list(self.seen), dict(self.acknowledged),
            dict(self.refused), list(self.clocks),
        )  # fmt: skip

    async def play(self) -> None:
        """Until the game is over, whatever happens meanwhile."""
        while not self.over:
            url = self.doors[self.door % len(self.doors)].replace("http", "ws", 1)
            address = f"{url}/ws/{self.table}?last={self.last}"
            headers = {"cookie": self.cookie}
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=5,
                    close_timeout=1, max_size=None,
                ) as socket:  # fmt: skip
                    await self._converse(socket)
            except LOST:
                pass
            if not self.over:
                self.falls += 1
                self.door += 1
                await asyncio.sleep(0.05 + self.rng.random() * 0.1)

    async def _converse(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = json.loads(text)
            match frame["type"]:
                case "welcome":
                    self._welcome(frame)
                    if self.waiting is not None:  # nobody told us what became of it
                        self.repeats += 1
                        await socket.send(json.dumps(self.waiting))
                case "update":
                    self._update(frame)
                case "answer":
                    self._answer(frame)
                case "fault":
                    return
            if self.over:
                return
            if self.waiting is None and not self.still:
                await self._act(socket)

    # --- what we hear -----------------------------------------------------------------------------

    def _welcome(self, frame: dict[str, Any]) -> None:
        number = frame["state"]["number"]
        if self.last < 0:
            self.first = self.last = number
        for missed in frame["missed"]:
            self._see(missed)
        if self.last != number:
            raise FaultError(
                f"{self.name} had seen {self.last} and was welcomed at {number} "
                f"with {[missed['number'] for missed in frame['missed']]}"
            )
        self._look(frame["state"])

    def _update(self, frame: dict[str, Any]) -> None:
        self._see(frame)
        state = follow(self.state, frame)
        if state is not self.state:
            self._look(state)

    def _see(self, update: dict[str, Any]) -> None:
        if update["what"] == "refreshed":
            return
        if update["number"] != self.last + 1:
            raise FaultError(f"{self.name} saw {update['number']} after {self.last}")
        self.last = update["number"]
        self.seen.append((update["number"], update["what"]))

    def _look(self, state: dict[str, Any]) -> None:
        self.state = state
        left = [seat["clock"] for seat in state["seats"]]
        self.clocks.append((state["number"], state["at"], state["running"], left))
        self.over = state["status"] in ("over", "closed")

    def _answer(self, frame: dict[str, Any]) -> None:
        if self.waiting is not None and self.waiting["id"] == frame["id"]:
            self.waiting = None
        if frame["ok"]:
            self._in_vain = 0
            before = self.acknowledged.setdefault(frame["id"], frame["number"])
            if before != frame["number"]:
                raise FaultError(
                    f"{self.name}: {frame['id']} was entry {before} and is {frame['number']}"
                )
            return
        self.refused[frame["id"]] = frame["reason"]
        self._in_vain += 1
        if self._in_vain > 40:
            raise FaultError(f"{self.name} is always refused: {frame['reason']}")

    # --- what we say ------------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        request = self._choose()
        if request is None:
            return
        pause = self._sent + PACE - time.monotonic()
        if pause > 0:
            await asyncio.sleep(pause)
        self._count += 1
        self.waiting = {**request, "id": f"{self.name} {self._count}"}
        self._sent = time.monotonic()
        await socket.send(json.dumps(self.waiting))

    def _choose(self) -> dict[str, Any] | None:
        """A move by lot; sometimes a word, sometimes a move taken back."""
        state = self.state
        view = state.get("view")
        if view is None or state["status"] != "playing" or self.seat not in view["to_move"]:
            return None
        lot = self.rng.random()
        if lot < 0.08:
            return {"type": "say", "text": f"What a day! {self._count}"}
        if view["to_move"][0] == self.seat:
            if lot < 0.12 and state["ask"] and state["ask"]["undo"]:
                return {"type": "undo", "count": 1}
            return {"type": "move", "move": self.rng.choice(view["moves"])}
        for move in view["moves"]:
            if move.startswith("decline"):
                return {"type": "move", "move": move}
        return None


class Company:
    """One table and the people at it."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people

    async def play(self) -> None:
        await asyncio.gather(*(person.play() for person in self.people))

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)


async def gather_company(doors: Sequence[str], name: str, rng: Random, **wishes: Any) -> Company:
    """Open a table, sit down and begin; where a house dies meanwhile, try again."""
    new: dict[str, Any] = {
        "game": rng.choice(["oltremare", "oltremare", "batavia"]),
        "players": 4,
        "clock": {"kind": "live", "bank": 7200, "increment": 3},
        "talk": 0,
        "calm": False,
        "bots": {"3": "random"},
        **wishes,
    }
    seats = [seat for seat in range(new["players"]) if str(seat) not in new["bots"]]

    async def post(path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
        for at in range(600):
            try:
                return await asyncio.to_thread(ask, doors[at % len(doors)] + path, body, cookie)
            except OSError:
                await asyncio.sleep(0.1)
        raise FaultError(f"no house answered {path}")

    async def once(path: str, body: dict[str, Any], cookie: str) -> None:
        try:
            await post(path, body, cookie)
        except FaultError as error:  # it was done, but the answer was lost
            if "already" not in str(error):
                raise

    cookies = [(await post("/api/me", {"name": f"{name}{seat}"}))[1] for seat in seats]
    opened, _ = await post("/api/tables", {**new, "seat": seats[0]}, cookies[0])
    table = opened["table"]
    for seat, cookie in zip(seats[1:], cookies[1:], strict=True):
        await once(f"/api/tables/{table}/sit", {"seat": seat}, cookie)
    await once(f"/api/tables/{table}/start", {}, cookies[0])
    people = [
        Person(table, seat, f"{name}{seat}", cookie, doors, Random(rng.random()))
        for seat, cookie in zip(seats, cookies, strict=True)
    ]
    return Company(table, people)


async def until(good: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not good():
        if time.monotonic() > end:
            raise FaultError(f"{what}: not within {seconds:.0f} seconds")
        await asyncio.sleep(0.01)
