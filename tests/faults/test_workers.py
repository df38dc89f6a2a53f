"""One address, two workers: games are played through it, and workers are killed meanwhile."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.faults.harness import House, Nats, alive, offspring, wait_for
from tests.faults.people import until
from tests.faults.scenario import FaultScenario
from tests.long import long
from tests.store.houses import postgres_schema, sql

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Workers do not run on Windows: it cannot pass connections."
)


@pytest.fixture
def database() -> Iterator[str]:
    if shutil.which("nats-server") is None:
        if os.environ.get("CI"):
            pytest.fail("there is no nats-server here")
        pytest.skip("There is no nats-server here.")
    with postgres_schema("workers") as url:
        yield url


def workers_of(house: House) -> list[int]:
    """The processes of the workers, by what they wrote into the log of leases: their children."""
    assert house.child is not None
    found = []
    for pid in offspring(house.child.pid):
        parent = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[1]
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if int(parent) == house.child.pid and b"spawn_main" in command:
            found.append(pid)
    return found


def readiness(house: House) -> list[str]:
    try:
        with urlopen(f"{house.url}/readyz", timeout=10) as answer:
            return list(json.load(answer)["why"])
    except HTTPError as error:
        return list(json.load(error)["why"])


def metric(house: House, name: str) -> float:
    with urlopen(f"{house.url}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(f"{name}{{"))


@long
def test_games_go_on_through_one_address_while_workers_die(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        nats = Nats(tmp_path)
        await asyncio.to_thread(nats.open)
        house = House("house", tmp_path, database, nats.url)
        house.command += ["--workers", "2"]
        scenario = FaultScenario(database, [house], seed=17, tables=4)
        scenario.nats = nats
        async with scenario:
            assert await asyncio.to_thread(readiness, house) == []
            workers = workers_of(house)
            assert len(workers) == 2
            await scenario.play_on(20)
            holders = "SELECT holder, count(*) FROM leases GROUP BY holder"
            assert await sql(database, holders)
            for dead in range(2):
                moves = await asyncio.to_thread(metric, house, "fondaco_entries_total")
                assert moves > 0
                left = offspring(workers[dead])
                os.kill(workers[dead], signal.SIGKILL)
                scenario.faults.append(f"worker {dead} killed")
                await scenario.play_on(20)
                await until(lambda: len(workers_of(house)) == 2, "the worker is replaced", 60)
                await until(lambda: not any(map(alive, left)), "its bots end with it", 20)  # noqa: B023
                wait = asyncio.to_thread(wait_for, "ready", lambda: not readiness(house), 60)
                await wait
                assert await asyncio.to_thread(metric, house, "fondaco_entries_total") >= moves
                await scenario.play_on(20)
            assert house.log.read_text().count('"worker ended"') == 2
            await scenario.finish()
            left = [house.child.pid, *offspring(house.child.pid)] if house.child else []
            await asyncio.to_thread(stop, house)
            # Python's own helpers, such as the resource tracker, end a moment after their parents.
            await until(lambda: not any(map(alive, left)), "every process has ended", 20)
            assert await sql(database, "SELECT * FROM leases") == []
            log = house.log.read_text()
            assert "Traceback" not in log
            assert "worker killed" not in log

    asyncio.run(run())


def stop(house: House) -> None:
    """The house has to stop in time, by itself."""
    assert house.child is not None
    house.child.terminate()
    try:
        assert house.child.wait(20) == 0
    except subprocess.TimeoutExpired:
        raise AssertionError(house.log.read_text()[-3000:]) from None
    house.child = None


@long
def test_workers_end_when_their_front_is_killed(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        nats = Nats(tmp_path)
        await asyncio.to_thread(nats.open)
        house = House("house", tmp_path, database, nats.url)
        house.command += ["--workers", "2"]
        try:
            await asyncio.to_thread(house.open)
            left = await asyncio.to_thread(house.kill)
            assert len(left) >= 2
            await until(lambda: not any(map(alive, left)), "workers end with their front", 30)
        finally:
            await asyncio.to_thread(house.stop)
            await asyncio.to_thread(nats.stop)

    asyncio.run(run())
