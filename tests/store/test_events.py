"""Events of clubs in a store: one log, one row in lists, and whose they are."""

import asyncio

from fondaco.store import EventIndex, LogRow, Person, Store
from tests.store.houses import adopt, with_store


def index(event: str, status: str = "announced", updated: int = 1) -> EventIndex:
    return EventIndex(event, status, "ada", updated, {"title": event})


def line(number: int, text: str = "x") -> LogRow:
    return LogRow(number, 1, text.encode())


def test_of_two_writers_one_wins_and_the_list_has_what_they_wrote(url: str) -> None:
    async def work(store: Store) -> None:
        both = [
            store.append_event("e1.event", line(0, name), index("e1", updated=at), [name])
            for at, name in enumerate(("ann", "bob"))
        ]
        assert sorted(await asyncio.gather(*both)) == [False, True]
        (row,) = await store.read("e1.event")
        winner = row.entry.decode()
        assert [each.updated for each in await store.events()] == [("ann", "bob").index(winner)]
        assert [len(await store.events(person=who)) for who in (winner, "cem")] == [1, 0]

    with_store(url, work)


def test_lists_by_status_and_person(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("guest", "account"):
            login = name if name == "account" else None
            somebody = Person(id=name, name=name, created=0, login=login)
            await store.add_person(somebody, f"secret of {name}")
        await store.append_event("e1.event", line(0), index("e1"), ["guest"])
        await store.append_event("e2.event", line(0), index("e2", updated=2), ["guest", "account"])
        await store.append_event("e1.event", line(1), index("e1", "over", 3), [])
        assert [each.event for each in await store.events()] == ["e1", "e2"]
        assert [each.event for each in await store.events(status=("announced",))] == ["e2"]
        await adopt(store, "account", "guest")
        assert len(await store.events(person="account")) == 2
        await store.remove_person("account")
        assert await store.events(person="account") == []

    with_store(url, work)
