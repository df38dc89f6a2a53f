"""One house on SQLite, killed in the middle of play."""

import asyncio
import time
from pathlib import Path
from random import Random

from fondaco.server.base.log_codec import decode
from fondaco.store import open_store
from fondaco.table.entries import Moved, Stood
from tests.faults.harness import House
from tests.faults.people import gather_company, until
from tests.faults.scenario import sqlite_stage
from tests.long import long

KILLS = 5


@long
def test_a_killed_house_loses_nothing_it_had_acknowledged(tmp_path: Path) -> None:
    async def run() -> None:
        async with sqlite_stage(tmp_path, seed=5, tables=2) as scenario:
            for _ in range(KILLS):
                await scenario.play_on(scenario.rng.randint(5, 25))
                await scenario.kill(0)
            await scenario.finish()

    asyncio.run(run())


@long
def test_clocks_go_on_while_the_house_is_closed(tmp_path: Path) -> None:
    """One clock runs out meanwhile: the house notices by itself, and a bot plays on."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    house = House("house", tmp_path, database)

    async def run() -> None:
        rng = Random(1)
        bank = {"kind": "live", "bank": 600, "increment": 0}
        short = {"kind": "days", "days": 2.5 / 86400}
        watched = await gather_company([house.url], "a", rng, clock=bank, bots={})
        alone = await gather_company([house.url], "b", rng, clock=short, bots={})
        for person in watched.people:
            person.still = True
        playing = asyncio.create_task(watched.play())
        person = watched.people[0]
        await until(lambda: bool(person.clocks), "they are welcomed")
        number, at, running, left = person.clocks[-1]
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(3)
        count = len(person.clocks)
        await asyncio.to_thread(house.open)
        await until(lambda: len(person.clocks) > count, "they are welcomed again")
        assert person.clocks[-1][0] == number
        assert person.clocks[-1][2] == running
        used = person.clocks[-1][1] - at
        assert 3000 < used < 60_000
        expected = [
            clock - used if seat == running and clock is not None else clock
            for seat, clock in enumerate(left)
        ]
        assert person.clocks[-1][3] == expected
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        store = await open_store(database)
        try:
            end = time.monotonic() + 30
            entries = [decode(row.entry) for row in await store.read(alone.table)]
            while not isinstance(entries[-1], Moved) and time.monotonic() < end:
                await asyncio.sleep(0.1)
                entries = [decode(row.entry) for row in await store.read(alone.table)]
        finally:
            await store.close()
        stood = [entry for entry in entries if isinstance(entry, Stood)]
        assert stood
        assert stood[0].cause == "clock"
        assert isinstance(entries[-1], Moved)
        assert entries[-1].by == "bot"

    house.open()
    try:
        asyncio.run(run())
    finally:
        house.stop()
