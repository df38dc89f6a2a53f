"""Two houses behind one door: each request, and each connection, goes to either of them by lot.

They share a database, and a bus or a bus that is cut. So every scene that is played at one house
can be played at two, and has to end in the same way.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import uvicorn

from fondaco.server.app import Config, create_app
from fondaco.server.bus.bus import OnGrown, OnPresence
from fondaco.server.tables.house import House
from tests.server import serving
from tests.server.houses import FREE
from tests.server.serving import free_port


class Wire:
    """A bus within one process: what one house tells, the other hears a moment later."""

    shared = True
    connected = True

    def __init__(self, ends: "list[Wire]", cut: bool = False) -> None:
        self.ends = ends
        self.cut = cut
        self.hear: OnGrown | None = None
        self.meet: OnPresence | None = None
        ends.append(self)

    async def start(self, hear: OnGrown, meet: OnPresence) -> None:
        self.hear, self.meet = hear, meet

    async def announce(self, log: str, number: int) -> None:
        self._each(lambda end: end.hear and end.hear(log, number))

    async def announce_presence(
        self, table: str, process: str, seats: list[int], watchers: int, busy: list[int]
    ) -> None:
        self._each(lambda end: end.meet and end.meet(table, process, seats, watchers, busy))

    def _each(self, tell: Callable[["Wire"], Any]) -> None:
        for end in self.ends:
            if end is not self and not self.cut:
                asyncio.get_running_loop().call_soon(tell, end)

    async def close(self) -> None:
        self.hear = self.meet = None


class Twins:
    """Both houses, in a thread of their own. `address` is the door, `doors` lead to each."""

    def __init__(self, database: str, bus: str, cut: bool, seed: str) -> None:
        config = Config(database=database, bus=bus, minds=1, bounds=FREE)
        ends: list[Wire] = []
        self.apps = [create_app(config, None if bus else Wire(ends, cut)) for _ in range(2)]
        self.ports = [free_port() for _ in range(3)]
        self.address, *self.doors = (f"http://127.0.0.1:{port}" for port in self.ports)
        self._lot = Random(seed)
        self._ready = threading.Event()
        self._trouble: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def houses(self) -> list[House]:
        return [app.state.services.house for app in self.apps]

    async def _by_lot(self, scope: Any, receive: Any, send: Any) -> None:
        await self._lot.choice(self.apps)(scope, receive, send)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._trouble = error
        self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        one, two = self.apps
        faces: list[Any] = [self._by_lot, one, two]
        async with one.lifespan(), two.lifespan():
            servers = [
                uvicorn.Server(
                    uvicorn.Config(
                        app, port=port, interface="asgi3", lifespan="off", ws="websockets-sansio",
                        ws_per_message_deflate=False, log_level="warning",
                        timeout_graceful_shutdown=2,
                    )
                )
                for app, port in zip(faces, self.ports, strict=True)
            ]  # fmt: skip
            tasks = [asyncio.create_task(server._serve()) for server in servers]
            while not all(server.started for server in servers):
                await asyncio.sleep(0.01)
            self._ready.set()
            await self._end.wait()
            for server in servers:
                server.should_exit = True
            await asyncio.gather(*tasks)

    def open(self) -> None:
        self._thread.start()
        assert self._ready.wait(serving.PATIENCE)
        if self._trouble is not None:
            raise self._trouble

    def close(self) -> None:
        while serving._clients:
            serving._clients.pop().close()
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(60)


@contextmanager
def twins(database: str, bus: str = "", cut: bool = False, seed: str = "twins") -> Iterator[Twins]:
    found = Twins(database, bus, cut, seed)
    found.open()
    try:
        yield found
    finally:
        found.close()
