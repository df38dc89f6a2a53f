"""Going the rounds: every table is looked at in time, and never all of them at once."""

import asyncio

import pytest

from fondaco.server import rounds
from tests.server.houses import open_house

TABLES = 45


def test_a_round_looks_at_every_table_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    async def work() -> None:
        async with open_house() as inn:
            names = {(await inn.table("batavia", start=False)).table.id for _ in range(TABLES)}
            newest, seen = inn.store.newest, asyncio.Event()

            async def counted(logs: list[str]) -> dict[str, int]:
                asked.append(logs)
                if {name for some in asked for name in some} >= names:
                    seen.set()
                return await newest(logs)

            monkeypatch.setattr(inn.store, "newest", counted)
            monkeypatch.setattr(rounds, "WATCH", 0.02)
            going = asyncio.create_task(inn.house.rounds.go())
            await asyncio.wait_for(seen.wait(), 60)
            going.cancel()

    asyncio.run(work())
    assert max(map(len, asked)) <= TABLES // rounds.PARTS + 1
