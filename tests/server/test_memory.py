"""Connections and tables leave nothing behind: no reference cycle, and no memory."""

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bench.load_tables import open_tables, seat_people
from fondaco.server.app import Config
from fondaco.store import open_store
from tests.faults.harness import House
from tests.long import long
from tests.server.counted_house import MAIN, NEVER
from tests.server.serving import eventually

SEATS = 3  # that come to each table; each makes one connection
TABLES = 20  # of a round
ALERTS_S = 1.2 * Config(database="").patience  # so long an alert that waits keeps its table
AT_ONCE = 10  # tables that are visited at the same time


class CountedHouse(House):
    def __init__(self, folder: Path, never: bool) -> None:
        self.database = f"sqlite:///{folder / 'house.db'}"
        super().__init__("house", folder, self.database)
        self.command[2] = MAIN
        self.environment = {**os.environ, **({NEVER: "1"} if never else {})}

    def metrics(self) -> dict[str, float]:
        lines = httpx.get(f"{self.url}/metrics", timeout=60).text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    def settled(self) -> dict[str, float]:
        """The metrics when all connections are closed and all tables put away."""
        names = ("fondaco_rooms", "fondaco_connections", "fondaco_stewards")
        eventually(lambda: not any(map(self.metrics().get, names)), 120.0)
        for _ in range(5):  # tasks that were cancelled need some rounds of the loop to end
            time.sleep(0.1)
            found = self.metrics()
        return found

    def visit(self, tables: int) -> None:
        """New tables are opened, people come to each of them, one moves, and all leave."""
        asyncio.run(self._visit(tables))

    async def _visit(self, tables: int) -> None:
        store = await open_store(self.database)
        people, cookies = await seat_people(store)
        names = await open_tables(store, people, tables)
        await store.close()
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(name: str) -> None:
            async with gate:
                await self._sit(name, cookies)

        await asyncio.gather(*map(one, names))

    async def _sit(self, table: str, cookies: list[str]) -> None:
        seats: list[ClientConnection] = []
        views: list[dict[str, Any]] = []
        for cookie in cookies[:SEATS]:
            seat = await connect(
                f"{self.url.replace('http', 'ws', 1)}/ws/{table}?lang=en",
                additional_headers={"cookie": cookie}, max_size=None, proxy=None, open_timeout=120,
            )  # fmt: skip
            seats.append(seat)
            views.append(json.loads(await seat.recv())["state"]["view"])
        turn = views[0]["to_move"][0] % SEATS
        moves = views[turn]["moves"] or ["none"]  # a refused move leaves nothing behind either
        await seats[turn].send(json.dumps({"type": "move", "id": "a", "move": moves[0]}))
        while '"type":"answer"' not in str(await seats[turn].recv()):
            pass
        seats.pop().transport.abort()  # and the others say goodbye
        for seat in seats:
            await seat.close()


@pytest.fixture(params=[True])
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[CountedHouse]:
    house = CountedHouse(tmp_path, never=request.param)
    house.open()
    try:
        yield house
    finally:
        house.stop()


@long
def test_connections_and_tables_leave_no_cycle(house: CountedHouse) -> None:
    """Nothing is ever collected here: whatever only the collector can find would stay."""
    house.visit(TABLES)
    before = house.settled()["test_garbage"]
    house.visit(TABLES)
    after = house.settled()["test_garbage"]
    assert after - before < TABLES  # a cycle has several objects, and a table three connections


@long
@pytest.mark.parametrize("house", [False], indirect=True)
def test_memory_returns_after_5000_connections_and_2000_tables(house: CountedHouse) -> None:
    """The first crowd makes the process as large as such a crowd needs; more of them do not."""

    def crowd() -> dict[str, float]:
        house.visit(500)
        house.visit(500)
        time.sleep(ALERTS_S)
        return house.settled()

    before = crowd()
    crowd()
    after = crowd()
    for name in ("test_blocks", "process_resident_memory_bytes"):
        assert after[name] < 1.1 * before[name], name
