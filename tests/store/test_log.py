"""The log: what was acknowledged is there, once, in its order."""

import asyncio

import pytest

from fondaco.contract.refused import Refused
from fondaco.store import FiledReport, Store, StoreError, open_store
from fondaco.store.postgres_batches import READ_ON
from tests.store.houses import index, line, sql, with_store


def test_lines_come_back_in_their_order(url: str) -> None:
    async def work(store: Store) -> None:
        for number in (2, 0, 1):
            assert await store.append("t1", line(number, b"%d" % number))
        assert await store.append("t2", line(0))
        assert [row.number for row in await store.read("t1")] == [0, 1, 2]
        assert [row.entry for row in await store.read("t1", after=0)] == [b"1", b"2"]
        assert await store.read("t1", after=2) == []
        assert await store.read("nowhere") == []

    with_store(url, work)


def test_a_number_is_given_once_and_the_loser_changes_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t1", line(0, b"first"), index(title="first"))
        assert not await store.append("t1", line(0, b"second"), index(title="second"))
        assert [row.entry for row in await store.read("t1")] == [b"first"]
        found = await store.table("t1")
        assert found is not None
        assert found.title == "first"

    with_store(url, work)


def test_of_many_who_append_at_once_one_wins(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            tries = [
                store.append("t1", line(number, b"%d" % who), index(title=str(who)))
                for who in range(40)
            ]
            won = [who for who, good in enumerate(await asyncio.gather(*tries)) if good]
            assert len(won) == 1
            assert (await store.read("t1"))[number].entry == b"%d" % won[0]
            assert [one.title for one in await store.tables()] == [str(won[0])]

    with_store(url, work)


def test_many_tables_at_once_lose_nothing(url: str) -> None:
    async def play(store: Store, table: str) -> None:
        for number in range(10):
            last = index(table, updated=number) if number % 2 else None
            assert await store.append(table, line(number, table.encode()), last)

    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(60)]
        await asyncio.gather(*[play(store, name) for name in names])
        for name in names:
            rows = await store.read(name)
            assert [row.number for row in rows] == list(range(10))
            assert {row.entry for row in rows} == {name.encode()}
        listed = await store.tables(limit=1000)
        assert sorted(one.table for one in listed) == sorted(names)
        assert {one.updated for one in listed} == {9}

    with_store(url, work)


def test_many_read_on_at_once_and_each_finds_the_own(url: str) -> None:
    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(60)]
        for name in names:
            for number in range(4):
                assert await store.append(name, line(number, f"{name} {number}".encode()))

        async def look(name: str, after: int) -> None:
            entries = [row.entry.decode() for row in await store.read(name, after)]
            assert entries == [f"{name} {number}" for number in range(after + 1, 4)]

        looks = [look(name, after) for after in (-1, 0, 3, 1) for name in names]
        await asyncio.gather(*looks, *[look(names[0], after) for after in (2, 0, 2)])
        spoilt, good = await asyncio.gather(
            store.read("t\x00", 1), look("t5", 2), return_exceptions=True
        )
        assert isinstance(spoilt, Refused)
        assert good is None

    with_store(url, work)


@pytest.mark.long
def test_postgres_reads_on_by_its_index_while_the_log_is_small(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        fill = """INSERT INTO log (table_id, number, at, entry)
            SELECT 'table' || one, number, 0, repeat('x', 120)::bytea
            FROM generate_series(1, 500) one, generate_series(0, 4) number"""
        names = ", ".join(f"'table{one}'" for one in range(1, 41))
        asked = READ_ON.replace("$1", f"ARRAY[{names}]").replace("$2", f"ARRAY[{'3, ' * 39}3]")
        plan = [row for (row,) in await sql(postgres_url, fill, f"EXPLAIN {asked}")]
        assert any("Index Scan" in row for row in plan), plan
        assert not any("Seq Scan" in row for row in plan), plan

    with_store(postgres_url, work)


def test_two_stores_on_one_database_share_a_log(lasting_url: str) -> None:
    async def play(store: Store, mark: bytes) -> int:
        won = 0
        while len(rows := await store.read("t1")) < 100:
            won += await store.append("t1", line(len(rows), mark))
        return won

    async def work(store: Store) -> None:
        other = await open_store(lasting_url)
        try:
            won = await asyncio.gather(play(store, b"a"), play(other, b"b"), play(other, b"c"))
        finally:
            await other.close()
        rows = await store.read("t1")
        assert [row.number for row in rows] == list(range(len(rows)))
        counts = [sum(row.entry == mark for row in rows) for mark in (b"a", b"b", b"c")]
        assert counts == list(won)

    with_store(lasting_url, work)


def test_whoever_gives_up_waiting_does_not_disturb_the_others(url: str) -> None:
    async def work(store: Store) -> None:
        tasks = [asyncio.create_task(store.append(f"t{n}", line(0))) for n in range(30)]
        await asyncio.sleep(0)
        for task in tasks[::3]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(good is True for at, good in enumerate(done) if at % 3)
        for number in range(30):
            assert len(await store.read(f"t{number}")) <= 1
        assert await store.append("more", line(0))

    with_store(url, work)


def test_closing_writes_what_still_waits_and_then_refuses(lasting_url: str) -> None:
    async def work() -> None:
        store = await open_store(lasting_url)
        tasks = [asyncio.create_task(store.append(f"t{n}", line(0))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [True] * 50
        with pytest.raises(StoreError):
            await store.append("t1", line(1))
        with pytest.raises(StoreError):
            await store.read("t1")
        with pytest.raises(StoreError):
            await store.setting("a", "b")
        assert not await store.healthy()
        await store.close()
        again = await open_store(lasting_url)
        assert [len(await again.read(f"t{n}")) for n in range(50)] == [1] * 50
        await again.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "text",
    ["'; DROP TABLE log; --", '"quoted" \\ back', "%s $1 ? :name", "Ω≈ç 漢字 🂡", "x" * 100_000, ""],
    ids=["sql", "quotes", "places", "unicode", "long", "empty"],
)
def test_hostile_text_is_only_text(url: str, text: str) -> None:
    async def work(store: Store) -> None:
        told = index(text, title=text, host=text, names=[text], info={text: text})
        assert await store.append(text, line(0, text.encode() * 20), told)
        assert await store.table(text) == told
        assert (await store.read(text))[0].entry == text.encode() * 20
        await store.report("ann", text, text, text, 5)
        (found,) = await store.reports()
        assert found == FiledReport(found.id, "ann", text, text, text, 5, "open", "")
        assert await store.setting(text, text) == text

    with_store(url, work)


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_text_that_cannot_be_kept_is_refused_and_spoils_nothing(url: str, text: str) -> None:
    async def work(store: Store) -> None:
        bad = [
            store.append(text, line(0)),
            store.append("t1", line(0), index(title=text)),
            store.append("t1", line(0), index(persons=[text])),
            store.person_by_login(text),
            store.report("ann", "t1", "bob", text, 5),
            store.setting("name", text),
        ]
        good = [store.append(f"good{number}", line(0)) for number in range(10)]
        done = await asyncio.gather(*bad, *good, return_exceptions=True)
        assert all(isinstance(one, Refused) for one in done[: len(bad)])
        assert not any(isinstance(one, StoreError) for one in done[: len(bad)])
        assert done[len(bad) :] == [True] * 10
        assert await store.read("t1") == []
        assert await store.append("t1", line(0, b"\0\xff"), index(names=["a\0b"]))
        assert (await store.read("t1"))[0].entry == b"\0\xff"

    with_store(url, work)


def test_numbers_that_cannot_be_kept_are_refused(url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refused, match="too large"):
            await store.append("t1", line(2**63))
        with pytest.raises(Refused, match="too large"):
            await store.tables(before=10**30)
        assert await store.append("t1", line(2**63 - 1))

    with_store(url, work)


def test_a_line_beside_is_written_with_it_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t1", line(0), index())
        assert await store.append("t1", line(1), index(turn=1), ("t1.0", line(0)))
        assert not await store.append("t1", line(2), index(turn=2), ("t1.0", line(0, b"taken")))
        assert not await store.append("t1", line(1), index(turn=2), ("t1.0", line(1, b"late")))
        assert [row.number for row in await store.read("t1")] == [0, 1]
        assert await store.read("t1.0") == [line(0)]
        found = await store.table("t1")
        assert found is not None
        assert found.turn == 1
        # Of many who want the same number of the other log, one gets it, and only that one writes.
        wishes = [store.append(f"t{at}", line(0), None, ("t1.0", line(1))) for at in range(2, 12)]
        done = await asyncio.gather(*wishes)
        assert sum(done) == 1
        newest = await store.newest([f"t{at}" for at in range(2, 12)])
        assert newest == {f"t{2 + done.index(True)}": 0}

    with_store(url, work)


def test_an_index_that_was_damaged_is_left_out_of_lists_until_it_is_written_again(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.append(name, line(0), index(name))
        await store.relist(index("t1", info={"bots": ["", ""]}))  # of three seats
        assert [each.table for each in await store.tables()] == ["t2"]
        assert await store.table("t1") is None
        assert store.unlisted == {"t1"}
        await store.relist(index("t1", title="Anew", persons=["ann", None, "cid"]))
        assert {each.title for each in await store.tables(person="cid")} == {"Anew"}
        assert [row.number for row in await store.read("t1")] == [0]

    with_store(url, work)
