"""Tables and people for `bench/load.py`, written into the store as a house writes them."""

import asyncio
import secrets
import time

from fondaco.games import make
from fondaco.host.room import load
from fondaco.server.base.log_codec import encode
from fondaco.server.people.people import digest
from fondaco.store import LogRow, Person, Store
from fondaco.table.entries import AnyEntry, Began, Clock, Opened, Sat, TableSettings


async def seat_people(store: Store) -> tuple[list[str], list[str]]:
    """Four people, who sit at many tables: their ids and their cookies."""
    ids, cookies = [], []
    for seat in range(4):
        secret = secrets.token_urlsafe(24)
        person = Person(id=secrets.token_hex(8), name=f"Player {seat}", created=1)
        await store.add_person(person, digest(secret))
        ids.append(person.id)
        cookies.append(f"fondaco={secret}")
    return ids, cookies


async def open_tables(store: Store, people: list[str], count: int) -> list[str]:
    """Begun tables, written as the house writes them, many at once."""
    gate = asyncio.Semaphore(100)

    async def one() -> str:
        name = secrets.token_hex(8)
        rules = make("oltremare", 4)
        now = time.time_ns() // 1_000_000
        opened = Opened(
            settings=TableSettings(
                "oltremare", 4, rules.options(), clock=Clock("live", bank=7200, increment=5)
            ),
            version=rules.version,
            seed=secrets.token_hex(16),
            host=people[0],
        )
        sat = [Sat(seat, person, f"Player {seat}") for seat, person in enumerate(people)]
        entries: list[AnyEntry] = [opened, *sat, Began()]
        rows = [LogRow(at, now, encode(entry)) for at, entry in enumerate(entries)]
        async with gate:
            for row in rows[:-1]:
                await store.append(name, row)
            await store.append(name, rows[-1], load(name, rows).new_index(now))
        return name

    return list(await asyncio.gather(*(one() for _ in range(count))))
