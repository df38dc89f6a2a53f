"""Quotas are counted by person and by address; what is under way counts too."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.server.limits import quotas as quotas_module
from fondaco.server.limits.quotas import Quota, Quotas
from fondaco.store import TableIndex
from tests.store.houses import index

HERE = "192.0.2.7"
ADDRESS_FACTOR = 4  # people at one address run so many times what one person may


class Running:
    """A store that knows these running tables."""

    def __init__(self, *tables: TableIndex) -> None:
        self.tables = tables

    async def running(self, people: list[str], since: int) -> list[TableIndex]:
        return list(self.tables)


def quotas(store: Any, *people: str) -> Quotas:
    found = Quotas(store, lambda: 0, Quota(tables=2, thinkers=3))
    for person in people:
        found.note_address(person, HERE)
    return found


def table(name: str, host: str, *minds: str) -> TableIndex:
    return index(name, host=host, persons=[None] * len(minds), info={"minds": list(minds)})


def refusal(found: Quotas, person: str, tables: int = 0, bots: list[str] | None = None) -> str:
    async def ask() -> str:
        try:
            async with found.taking(person, tables, bots or []):
                return ""
        except Refused as error:
            return error.name

    return asyncio.run(ask())


def test_a_person_may_run_so_many_tables() -> None:
    assert refusal(quotas(Running()), "ann", tables=2) == ""
    assert refusal(quotas(Running()), "ann", tables=3) == "many-tables"
    one = Running(table("t1", "ann"))
    assert refusal(quotas(one), "ann", tables=1) == ""
    assert refusal(quotas(one), "ann", tables=2) == "many-tables"
    assert refusal(quotas(one), "bob", tables=2) == ""


def test_a_person_may_run_so_many_slow_bots() -> None:
    assert refusal(quotas(Running()), "ann", bots=["captain"] * 3 + ["random"] * 9) == ""
    assert refusal(quotas(Running()), "ann", bots=["captain"] * 4) == "many-thinkers"
    two = Running(table("t1", "ann", "captain", "random", "captain"))
    assert refusal(quotas(two), "ann", bots=["captain"]) == ""
    assert refusal(quotas(two), "ann", bots=["captain"] * 2) == "many-thinkers"
    assert refusal(quotas(two), "bob", bots=["captain"] * 3) == ""


def test_people_at_one_address_are_counted_together() -> None:
    people = [f"p{number}" for number in range(ADDRESS_FACTOR + 1)]
    for tables in (2 * ADDRESS_FACTOR - 1, 2 * ADDRESS_FACTOR):
        store = Running(*(table(f"t{n}", people[n // 2]) for n in range(tables)))
        full = "many-tables-address" if tables == 2 * ADDRESS_FACTOR else ""
        assert refusal(quotas(store, *people), people[-1], tables=1) == full
    for seats in (3 * ADDRESS_FACTOR - 1, 3 * ADDRESS_FACTOR):
        store = Running(*(table(f"t{n}", people[n // 3], "captain") for n in range(seats)))
        full = "many-thinkers-address" if seats == 3 * ADDRESS_FACTOR else ""
        assert refusal(quotas(store, *people), people[-1], bots=["captain"]) == full


def test_what_is_under_way_counts_and_is_given_back() -> None:
    async def work() -> None:
        found = quotas(Running())
        async with found.taking("ann", tables=1), found.taking("ann", tables=1):
            with pytest.raises(Refused):
                async with found.taking("ann", tables=1):
                    pass
        async with found.taking("ann", tables=2):
            pass
        async with found.taking("ann", bots=["captain"] * 3):
            with pytest.raises(Refused):
                async with found.taking("ann", bots=["captain"]):
                    pass
        async with found.taking("ann", bots=["captain"] * 3):
            pass

    asyncio.run(work())


@pytest.mark.parametrize(
    ("each", "why"),
    [
        ({"tables": 2}, "many-tables-address"),
        ({"bots": ["captain"] * 3}, "many-thinkers-address"),
    ],
)
def test_what_is_under_way_at_one_address_is_counted_together(
    each: dict[str, Any], why: str
) -> None:
    people = [f"p{number}" for number in range(ADDRESS_FACTOR + 1)]

    async def work() -> None:
        found = quotas(Running(), *people)
        async with AsyncExitStack() as held:
            for person in people[:-1]:
                await held.enter_async_context(found.taking(person, **each))
            with pytest.raises(Refused) as refused:
                await held.enter_async_context(found.taking(people[-1], **each))
            assert refused.value.name == why
        async with found.taking(people[-1], **each):
            pass

    asyncio.run(work())


def test_a_person_who_moves_is_counted_where_they_are() -> None:
    found = quotas(Running(), "ann", "bob")
    assert found.owner("ann").person == "ann"
    assert found._people[HERE] == {"ann", "bob"}
    found.note_address("ann", "192.0.2.9")
    assert found._people == {HERE: {"bob"}, "192.0.2.9": {"ann"}}
    found.note_address("bob", "192.0.2.9")
    assert found._people == {"192.0.2.9": {"ann", "bob"}}


def test_whoever_was_here_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas_module, "MAX_ADDRESSES_KNOWN", 2)
    found = quotas(Running(), "ann", "bob")
    found.note_address("ann", HERE)
    found.note_address("cem", HERE)
    households = [found.owner(person).household for person in ("ann", "bob", "cem")]
    assert households == [HERE, "bob", HERE]
