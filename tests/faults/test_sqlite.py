"""One house on SQLite, killed in the middle of play."""

import asyncio
from pathlib import Path
from random import Random

from fondaco.store import open_store
from tests.faults.audit import audit
from tests.faults.harness import House, alive
from tests.faults.people import gather_company, until

KILLS = 6


def test_a_killed_house_loses_nothing_it_had_acknowledged(tmp_path: Path) -> None:
    house = House("house", tmp_path, f"sqlite:///{tmp_path / 'house.db'}")
    house.open()
    try:
        asyncio.run(_play_through(house, f"sqlite:///{tmp_path / 'house.db'}"))
    finally:
        house.stop()


async def _play_through(house: House, database: str) -> None:
    rng = Random(5)
    companies = [await gather_company([house.url], f"p{at}-", rng) for at in range(3)]
    playing = asyncio.gather(*(company.play() for company in companies))
    store = await open_store(database)
    try:
        for _ in range(KILLS):
            before = sum(company.acknowledged for company in companies)
            more = before + rng.randint(10, 40)
            await until(
                lambda more=more: (
                    playing.done()  # type: ignore[misc]
                    or sum(company.acknowledged for company in companies) >= more
                ),
                "the game goes on",
            )
            if playing.done():
                break
            left = await asyncio.to_thread(house.kill)
            for company in companies:
                assert await audit(store, company) == []
            await asyncio.to_thread(house.open)
            assert not [pid for pid in left if alive(pid)]
        await asyncio.wait_for(playing, 120)
        for company in companies:
            assert await audit(store, company) == []
            assert all(person.over for person in company.people)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await store.close()
