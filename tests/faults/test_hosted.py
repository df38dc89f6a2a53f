"""Two houses on PostgreSQL and NATS: either may be killed, the bus too, and the database lost."""

import asyncio
import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect

from tests.faults.people import until
from tests.faults.scenario import hosted_stage
from tests.long import long
from tests.store.houses import postgres_schema


@pytest.fixture
def database() -> Iterator[str]:
    if shutil.which("nats-server") is None:
        if os.environ.get("CI"):
            pytest.fail("there is no nats-server here")
        pytest.skip("There is no nats-server here.")
    with postgres_schema() as url:
        yield url


@long
def test_two_houses_serve_the_same_tables_through_every_fault(
    tmp_path: Path, database: str
) -> None:
    async def run() -> None:
        scenario = await hosted_stage(tmp_path, database, seed=7, tables=2)
        assert scenario.nats is not None
        scenario.nats.kill()  # the houses open without it
        async with scenario:
            await scenario.play_on(5)
            await asyncio.to_thread(scenario.nats.open)
            await scenario.play_on(12)
            await scenario.kill(0)
            await scenario.play_on(12)
            await scenario.lose_bus(2.5)
            await scenario.kill(1)
            await scenario.play_on(12)
            await scenario.end_sessions()
            await scenario.play_on(12)
            await scenario.cut_database(1.0)
            await scenario.play_on(12)
            await scenario.kill(0, 1)
            await scenario.play_on(12)
            await scenario.cut_database(7.0)  # longer than the house has patience
            await scenario.play_on(12)
            await scenario.kill(scenario.rng.randrange(2))
            await scenario.finish()

    asyncio.run(run())


# --- gone for long --------------------------------------------------------------------------------

# Longer than anybody has patience: 10 seconds for a database that refuses, 15 for one that is
# silent, three pings for a bus. By hand it was minutes.
LONG = float(os.environ.get("FONDACO_TEST_GONE", "32"))


@long
@pytest.mark.parametrize("how", ["cut", "hush"])
def test_a_database_that_is_gone_for_long_and_back(tmp_path: Path, database: str, how: str) -> None:
    """Meanwhile everybody is told so, soon; afterwards all goes on by itself."""

    async def run() -> None:
        async with await hosted_stage(tmp_path, database, seed=11, tables=2) as scenario:
            assert scenario.gate is not None
            await scenario.play_on(20)
            table, doors = scenario.some_table(), [house.url for house in scenario.houses]
            getattr(scenario.gate, how)()
            back = time.monotonic() + LONG
            await asyncio.gather(*(asyncio.to_thread(refusal, door) for door in doors))
            while time.monotonic() < back:
                for door in doors:  # once it is known, nobody waits for long
                    asked = time.monotonic()
                    assert await asyncio.to_thread(status, door) == 503
                    name, body = await asyncio.to_thread(refusal, door)
                    assert name == "cannot-write"
                    assert "database" not in body
                    assert await welcome(door, table) == ("cannot-read-connect", 1013)
                    assert time.monotonic() - asked < 12
                await asyncio.sleep(1)
            scenario.faults.append(f"database {how} for {LONG} s")
            scenario.gate.open()
            for door in doors:
                await until_well(door)
            await scenario.play_on(40)
            await scenario.check()
            await scenario.finish()

    asyncio.run(run())


@long
@pytest.mark.parametrize("how", ["cut", "hush"])
def test_a_bus_that_is_gone_for_long_and_back(tmp_path: Path, database: str, how: str) -> None:
    """Both houses play on without it, and hear each other again when it is back."""

    async def run() -> None:
        async with await hosted_stage(tmp_path, database, seed=13, tables=2) as scenario:
            gate = scenario.bus_gate
            assert gate is not None
            await scenario.play_on(20)
            getattr(gate, how)()
            back = time.monotonic() + LONG
            while time.monotonic() < back:
                await scenario.play_on(5)
                for house in scenario.houses:
                    assert await asyncio.to_thread(status, house.url) == 200
            scenario.faults.append(f"bus {how} for {LONG} s")
            gate.open()
            # What one house is told, the other tells without waiting for its rounds.
            await until(lambda: gate.connections >= 2, "both are on the bus again")
            await scenario.play_on(40)
            await scenario.check()
            await scenario.finish()
            lines = sum(house.log.read_text().count('"event": "bus"') for house in scenario.houses)
            assert lines <= 10 + LONG / 10

    asyncio.run(run())


def status(door: str) -> int:
    """What the house says of itself."""
    try:
        with urlopen(f"{door}/healthz", timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def refusal(door: str) -> tuple[str, str]:
    """How a newcomer is refused."""
    request = Request(f"{door}/api/me", b'{"name": "Late"}', {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=60):
            return "", ""
    except HTTPError as error:
        body = error.read().decode()
        return str(json.loads(body)["name"]), body


async def welcome(door: str, table: str) -> tuple[str, int]:
    """What somebody hears who comes to a table now."""
    async with connect(f"{door.replace('http', 'ws', 1)}/ws/{table}", proxy=None) as socket:
        frame = json.loads(await socket.recv())
        await socket.wait_closed()
        return frame.get("name", frame["type"]), socket.close_code or 0


async def until_well(door: str) -> None:
    async with asyncio.timeout(30):
        while await asyncio.to_thread(status, door) != 200:
            await asyncio.sleep(0.1)
