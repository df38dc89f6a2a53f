"""Lists of tables, and who runs one."""

import asyncio
from typing import Any

from fondaco.store import Store
from tests.store.houses import index, line, with_store


async def fill(store: Store) -> None:
    tables = [
        index("t1", updated=10, status="open"),
        index("t2", updated=20, status="playing", game="batavia", due=500, persons=["bob", "cid"]),
        index("t3", updated=30, status="playing", private=True, due=400),
        index("t4", updated=40, status="over", scores=[3, 9, 7], places=[3, 1, 2], persons=[]),
    ]
    for one in tables:
        assert await store.append(one.table, line(0), one)


def test_a_table_is_listed_as_it_was_reported(url: str) -> None:
    async def work(store: Store) -> None:
        told = index(scores=[1, -2, 30], places=[2, 3, 1], private=True)
        await store.append("t1", line(0), told)
        assert await store.table("t1") == told
        assert await store.tables() == [told]
        assert await store.table("t2") is None
        assert await store.append("t2", line(0))
        assert await store.table("t2") is None

    with_store(url, work)


def test_lists_are_found_by_what_tables_are(url: str) -> None:
    async def work(store: Store) -> None:
        await fill(store)

        async def found(**by: object) -> list[str]:
            return [one.table for one in await store.tables(**by)]  # type: ignore[arg-type]

        assert await found() == ["t4", "t3", "t2", "t1"]
        assert await found(status=("open",)) == ["t1"]
        assert await found(status=("open", "playing")) == ["t3", "t2", "t1"]
        assert await found(person="bob") == ["t3", "t2", "t1"]
        assert await found(person="cid") == ["t2"]
        assert await found(person="dan") == []
        assert await found(game="batavia") == ["t2"]
        assert await found(public=True) == ["t4", "t2", "t1"]
        assert await found(person="ann", public=True, status=("open",)) == ["t1"]
        assert await found(due_before=400) == []
        assert await found(due_before=401) == ["t3"]
        assert await found(due_before=10_000) == ["t3", "t2"]  # the one that is due longest first
        assert await found(limit=2) == ["t4", "t3"]
        assert await found(limit=2, before=30) == ["t2", "t1"]
        assert await found(limit=0) == []
        assert await found(limit=-1) == []

    with_store(url, work)


def test_seats_follow_the_index(url: str) -> None:
    async def work(store: Store) -> None:
        steps: list[list[str | None]] = [
            ["ann", None, None],
            ["ann", "bob", None],
            ["ann", "bob", "cid"],
            [None, "ann", "bob"],
            [],
            ["bob", "bob", None],
        ]
        for number, persons in enumerate(steps):
            await store.append("t1", line(number), index(persons=persons))
            for person in ("ann", "bob", "cid"):
                assert len(await store.tables(person=person)) == (person in persons)
            found = await store.table("t1")
            assert found is not None
            assert found.persons == persons

    with_store(url, work)


def test_paging_loses_nothing_where_many_changed_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        changed = [1, 1, 2, 2, 2, 2, 2, 3, 4, 4, 4]
        told = [index(f"t{at}", updated=when) for at, when in enumerate(changed)]
        await asyncio.gather(*[store.append(one.table, line(0), one) for one in told])
        seen: list[str] = []
        before: int | None = None
        while page := await store.tables(limit=2, before=before, status=("open",)):
            seen += [one.table for one in page]
            before = page[-1].updated
        assert len(seen) == len(changed)
        assert set(seen) == {one.table for one in told}

    with_store(url, work)


def test_a_lease_is_one_holders_until_it_runs_out(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("t1", "one", now=100, until=200)
        assert await store.lease("t1", "one", now=150, until=250)
        assert not await store.lease("t1", "two", now=249, until=400)
        assert await store.lease("t2", "two", now=249, until=400)
        assert await store.lease("t1", "two", now=250, until=400)
        assert not await store.lease("t1", "one", now=260, until=500)

    with_store(url, work)


def test_a_lease_from_a_clock_that_was_set_back_keeps_nobody_waiting(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.lease("t1", "one", now=3_600_000, until=3_608_000)
        assert not await store.lease("t1", "two", now=3_599_000, until=3_607_000)  # a little behind
        assert await store.lease("t1", "two", now=1_000, until=9_000)
        assert not await store.lease("t1", "one", now=1_000, until=9_000)

    with_store(url, work)


def test_what_people_run_is_what_they_opened_or_sit_at_and_is_not_over(url: str) -> None:
    async def work(store: Store) -> None:
        told: dict[str, dict[str, Any]] = {
            "ours": {},
            "theirs": {"host": "dora", "persons": [None, "bob", None]},
            "paused": {"status": "paused", "persons": [None, None, None]},
            "over": {"status": "over"},
            "closed": {"status": "closed"},
            "old": {"updated": 999},
            "strange": {"host": "dora", "persons": [None, None, "emil"]},
        }
        for table, changes in told.items():
            assert await store.append(table, line(0), index(table, **changes))
        assert {i.table for i in await store.running(["ann"], 1000)} == {"ours", "paused"}
        assert {i.table for i in await store.running(["bob"], 1000)} == {"ours", "theirs"}
        both = await store.running(["emil", "bob"], since=0)
        assert {i.table for i in both} == {"ours", "theirs", "old", "strange"}
        assert await store.running([], 0) == []

    with_store(url, work)


def test_leases_can_be_given_back(url: str) -> None:
    async def work(store: Store) -> None:
        for table in ("t1", "t2"):
            assert await store.lease(table, "one", now=1, until=1000)
        assert await store.lease("t3", "two", now=1, until=1000)
        await store.release("one")
        await store.release("nobody")
        assert await store.lease("t1", "two", now=2, until=1000)
        assert not await store.lease("t3", "one", now=2, until=1000)

    with_store(url, work)


def test_of_many_who_want_a_lease_one_gets_it(url: str) -> None:
    async def work(store: Store) -> None:
        wishes = [store.lease("t1", f"holder {n}", now=5, until=90) for n in range(30)]
        assert sum(await asyncio.gather(*wishes)) == 1

    with_store(url, work)
