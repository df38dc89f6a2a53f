"""The list of damaged logs: each process reads it, and forgets a table that can be read again."""

from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.server.tables.quarantine import RETRY_MS, Quarantine, Retry
from tests.store.houses import with_store


def test_a_damaged_table_is_tried_again_after_a_while() -> None:
    store: Any = None
    now = [5000]
    found = Quarantine(store, lambda: now[0])
    found.check("t1")
    assert found.put(DamagedError("t1", 3, "torn"))
    assert not found.put(DamagedError("t1", 3, "torn"))  # the list has it already
    assert found.put(DamagedError("t1", 4, "torn"))
    now[0] += RETRY_MS - 1
    with pytest.raises(DamagedError) as error:
        found.check("t1")
    assert (error.value.log, error.value.entry, error.value.why) == ("t1", 4, "torn")
    now[0] += 1
    found.check("t1")


def test_a_table_that_was_read_is_healed_once() -> None:
    store: Any = None
    found = Quarantine(store, lambda: 0)
    assert not found.healed("t1")
    found.put(DamagedError("t1", 3, "torn"))
    assert found.healed("t1")
    assert not found.healed("t1")
    found.check("t1")
    assert found.known == {}


def test_a_side_log_that_is_damaged_closes_no_table() -> None:
    store: Any = None
    found = Quarantine(store, lambda: 0)
    assert found.put(DamagedError("t1.gallery", 3, "torn"))
    found.check("t1")
    assert list(found.known) == ["t1.gallery"]


@pytest.mark.parametrize(
    ("entry", "error", "why"),
    [
        (0, Refused("no-table"), str(Refused("no-table"))),
        (1, Refused("no-table"), "Refused"),
        (0, ValueError("salt7"), "ValueError"),
        (5, ValueError("salt7"), "ValueError"),
    ],
)
def test_only_of_the_opening_entry_is_it_said_in_words_what_is_wrong(
    entry: int, error: Exception, why: str
) -> None:
    assert DamagedError.of("t1", entry, error).why == why


def test_another_process_reads_what_is_damaged_and_what_may_be_tried_again() -> None:
    async def work(store: Any) -> None:
        here, there = Quarantine(store, lambda: 7), Quarantine(store, lambda: 7)
        for log in ("t1", "t1.gallery", "t2"):
            here.put(DamagedError(log, 3, "torn"))
            await here.keep(log)
        await there.read()
        assert sorted(there.known) == ["t1", "t1.gallery", "t2"]
        assert (there.known["t2"].entry, there.known["t2"].at) == (3, 7)
        await there.write(Retry("t1"))
        assert list(there.known) == ["t2"]
        await here.read()
        assert list(here.known) == ["t2"]
        here.check("t1")
        with pytest.raises(DamagedError):
            here.check("t2")
        assert here.healed("t2")
        await here.keep("t2")
        await there.read()
        assert there.known == {}

    with_store("sqlite://", work)


def test_two_processes_write_into_the_list_at_once() -> None:
    async def work(store: Any) -> None:
        here, there = Quarantine(store, lambda: 7), Quarantine(store, lambda: 7)
        here.put(DamagedError("t1", 3, "torn"))
        there.put(DamagedError("t2", 5, "torn"))
        await here.keep("t1")
        assert here.number == 0  # what one has written, one has read
        await there.keep("t2")  # the first number is taken
        assert (there.number, sorted(there.known)) == (1, ["t1", "t2"])
        await here.read()
        assert sorted(here.known) == ["t1", "t2"]

    with_store("sqlite://", work)


def test_lines_that_another_task_has_read_meanwhile_hide_no_newer_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(store: Any) -> None:
        there, here = Quarantine(store, lambda: 7), Quarantine(store, lambda: 7)
        for log in ("t1", "t2"):
            there.put(DamagedError(log, 3, "torn"))
            await there.keep(log)
        read = store.read

        async def interrupted(log: str, after: int = -1) -> Any:
            rows = await read(log, after)
            here.number = rows[0].number
            return rows

        monkeypatch.setattr(store, "read", interrupted)
        await here.read()
        assert (here.number, list(here.known)) == (1, ["t2"])

    with_store("sqlite://", work)
