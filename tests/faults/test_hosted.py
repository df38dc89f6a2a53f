"""Two houses on PostgreSQL and NATS: either may be killed, the bus too, and the database lost."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.stage import hosted_stage
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
        stage = await hosted_stage(tmp_path, database, seed=7, tables=2)
        assert stage.nats is not None
        assert stage.gate is not None
        stage.nats.kill()  # the houses open without it
        try:
            async with stage:
                await stage.play_on(5)
                await asyncio.to_thread(stage.nats.open)
                await stage.play_on(12)
                await stage.kill(0)
                await stage.play_on(12)
                await stage.lose_bus(2.5)
                await stage.kill(1)
                await stage.play_on(12)
                await stage.end_sessions()
                await stage.play_on(12)
                await stage.cut_database(1.0)
                await stage.play_on(12)
                await stage.kill(0, 1)
                await stage.play_on(12)
                await stage.cut_database(7.0)  # longer than the house has patience
                await stage.play_on(12)
                await stage.kill(stage.rng.randrange(2))
                await stage.finish()
        finally:
            await stage.gate.close()
            stage.nats.stop()

    asyncio.run(run())
