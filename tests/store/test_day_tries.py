"""Tries of the deal of a day: the first of everybody counts, and goes where they go."""

from dataclasses import replace

from fondaco.store import Person, Store
from tests.store.houses import adopt, index, with_store


async def house(store: Store) -> None:
    """A guest has tried two days; the account that they sign in to, one of them."""
    for name in ("guest", "account"):
        login = name if name == "account" else None
        somebody = Person(id=name, name=name, created=0, login=login)
        await store.add_person(somebody, f"secret of {name}")
    tries = [("2026-11-14", "guest"), ("2026-11-15", "guest"), ("2026-11-15", "account")]
    for table, (day, person) in enumerate(tries):
        await store.relist(index(f"t{table}"))
        assert await store.add_try(day, person, f"t{table}", table) == f"t{table}"


def test_the_first_try_stays_the_one_that_counts(url: str) -> None:
    async def work(store: Store) -> None:
        await house(store)
        assert await store.add_try("2026-11-14", "guest", "t9", 9) == "t0"
        assert await store.try_of("2026-11-14", "guest") == "t0"
        assert await store.try_of("2026-11-14", "account") == ""
        assert [each.person for each in await store.tries("2026-11-15")] == ["guest", "account"]

    with_store(url, work)


def test_how_many_came_to_an_end(url: str) -> None:
    async def work(store: Store) -> None:
        await house(store)
        await store.relist(replace(index("t1"), status="over"))
        assert await store.finished_tries("2026-11-01", "2026-11-30") == {"2026-11-15": 1}
        assert await store.finished_tries("2026-11-16", "2026-11-30") == {}

    with_store(url, work)


def test_an_account_brings_its_guests_try_along_and_takes_all_with_it(url: str) -> None:
    async def work(store: Store) -> None:
        await house(store)
        await adopt(store, "account", "guest")
        found = [(each.day, each.table.table) for each in await store.tries_by("account")]
        assert found == [("2026-11-15", "t2"), ("2026-11-14", "t0")]
        assert len(await store.tries("2026-11-15")) == 1
        assert await store.try_of("2026-11-14", "guest") == "t0"  # by either name
        await store.remove_person("account")
        assert await store.tries("2026-11-14") == await store.tries("2026-11-15") == []

    with_store(url, work)
