"""Questions whose cost does not grow with the number of tables."""

import json
import re
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fondaco.store import Store
from fondaco.store.lists import list_tables
from fondaco.store.queries import Query, queries
from tests.store.houses import adopt, index, line, person, with_store

LINE = line(0)

FILL = """
INSERT INTO tables (table_id, game, title, status, private, players, host, persons, names, turn,
    due, created, updated, info)
SELECT 't' || i, 'oltremare', 'x', CASE WHEN i % 20 < 8 THEN 'playing' ELSE 'over' END, false, 4,
    'p' || i % 5000, '[]', '[]', 0, CASE WHEN i % 20 < 8 THEN i ELSE 0 END, i, i, '{}'
FROM generate_series(1, 20000) i;
INSERT INTO seats (table_id, seat, person)
SELECT 't' || i, seat, 'p' || (i * (seat + 3)) % 5000
FROM generate_series(1, 20000) i, generate_series(0, 3) seat;
INSERT INTO leases (table_id, holder, until)
SELECT 't' || i, 'a process', 30000 FROM generate_series(1, 20000) i WHERE i % 20 < 8;
INSERT INTO tallies (name, until, count) SELECT 'requests ' || i, i + 50000, 1
FROM generate_series(1, 20000) i;
ANALYZE;
"""
READS_ALL = re.compile(r"Seq Scan on (tables|seats|leases|tallies)")
QUERIES = queries("postgresql")
STATUSES = {"status0": "open", "status1": "paused", "status2": "playing", "limit": 101}
ASKED: dict[str, tuple[Query, dict[str, Any]]] = {
    "the lobby": (
        list_tables("postgresql", 3, False, False, True, "", ""), STATUSES,
    ),
    "the lobby of a game that nobody plays": (
        list_tables("postgresql", 3, False, True, True, "", ""), {**STATUSES, "game": "batavia"},
    ),
    "a page of the lobby": (
        list_tables("postgresql", 3, False, False, True, "", "before"),
        {**STATUSES, "before": 9000},
    ),
    "my games": (
        list_tables("postgresql", 0, True, False, False, "", ""), {"person": "p7", "limit": 101},
    ),
    "due": (
        list_tables("postgresql", 1, False, False, False, "all", ""),
        {"status0": "playing", "due_before": 5000, "limit": 101},
    ),
    "what a person runs": (QUERIES.running, {"persons": '["p7"]', "since": 1}),
    "tables by name": (QUERIES.tables_named, {"tables": json.dumps([f"t{i}" for i in range(50)])}),
    "counts that are over": (QUERIES.forget_counts, {"now": 10}),
    "leases of a process": (QUERIES.release, {"holder": "nobody"}),
    "a guest's tables": (
        next(each for each in QUERIES.hand_over if each.sql.startswith("UPDATE tables")),
        {"person": "somebody", "other": "p7"},
    ),
}  # fmt: skip


@pytest.mark.long
def test_no_question_reads_every_table(postgres_url: str) -> None:
    async def work(_: Store) -> None:
        connection = await asyncpg.connect(postgres_url)
        try:
            await connection.execute(FILL)
            for what, (query, values) in ASKED.items():
                # PostgreSQL expects a hundred members in every list, and would rather read all of
                # the few tables here. The question is whether it could do otherwise.
                few = "off" if query in (QUERIES.running, QUERIES.tables_named) else "on"
                await connection.execute(f"SET enable_seqscan = {few}")
                asked = f"EXPLAIN {query.sql}"
                plan = [row[0] for row in await connection.fetch(asked, *query.values(values))]
                assert not READS_ALL.search("\n".join(plan)), (what, plan)
        finally:
            await connection.close()

    with_store(postgres_url, work)


def test_the_tables_a_person_runs(url: str) -> None:
    async def work(store: Store) -> None:
        seats: dict[str, Any] = {"persons": ["ann", None, "bob"]}
        rows: dict[str, dict[str, Any]] = {
            "hosted": {"host": "cid", "status": "open"},
            "seated": {"host": "x", "persons": ["cid", None, None], "status": "playing"},
            "both": {"host": "cid", "persons": ["cid", None, None], "status": "paused"},
            "over": {"host": "cid", "status": "over"},
            "old": {"host": "cid", "status": "open", "updated": 10},
            "others": {"host": "x", "status": "open"},
        }
        for name, fields in rows.items():
            await store.append(name, LINE, index(name, **{**seats, **fields}))
        found = await store.running(["cid"], since=500)
        assert sorted(each.table for each in found) == ["both", "hosted", "seated"]
        assert await store.running([], since=0) == []

    with_store(url, work)


def test_many_tables_and_people_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.append(name, LINE, index(name))
        found = await store.tables_named(["t2", "no", "t1", "t2"])
        assert {name: each.table for name, each in found.items()} == {"t1": "t1", "t2": "t2"}
        assert await store.tables_named([]) == {}
        for name in ("ann", "guest"):
            await store.add_person(person(name), f"secret of {name}")
        assert sorted(await store.persons(["ann", "guest", "nobody"])) == ["ann", "guest"]
        await adopt(store, "ann", "guest")
        people = await store.persons(["ann", "guest"])  # as the account that the guest became
        assert {asked: each.id for asked, each in people.items()} == {"ann": "ann", "guest": "ann"}

    with_store(url, work)


def test_a_due_table_that_a_process_runs_is_left_to_it(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("free", "held", "ended", "wrong"):
            await store.append(name, LINE, index(name, status="playing", due=100))
        await store.lease("held", "a", now=1000, until=2000)
        await store.lease("ended", "a", now=100, until=1000)
        await store.lease("wrong", "a", now=10**6, until=10**6 + 1000)  # by a wrong clock

        async def due(free_until: int | None) -> list[str]:
            found = await store.tables(
                status=("playing",), due_before=1000, free_until=free_until, limit=10
            )
            return sorted(each.table for each in found)

        assert await due(None) == ["ended", "free", "held", "wrong"]
        assert await due(3000) == ["ended", "free", "wrong"]

    with_store(url, work)
