"""Whether a house is ready: it asks its store at most every two seconds, and says what is wrong."""

import asyncio
from typing import Any

import pytest

from fondaco.server.tables import readiness
from fondaco.server.tables.readiness import Readiness, ReadinessCheck
from fondaco.store import StoreError


class Probed:
    """A store that counts how often it is asked, and fails on demand."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.error: StoreError | None = None
        self.hangs = False

    async def count(self, *given: Any) -> dict[str, int]:
        self.asked.append(given)
        if self.hangs:
            await asyncio.Event().wait()
        if self.error is not None:
            raise self.error
        return {"readiness": 1}


class Connected:
    connected = True


def test_what_the_store_answers_is_kept_for_two_seconds_and_nothing_else() -> None:
    async def work() -> None:
        store: Any = Probed()
        bus: Any = Connected()
        clock = [10_000]
        check = ReadinessCheck(store, bus, lambda: 1_000_000, lambda: clock[0])
        assert await check.check() == Readiness(True, [])
        store.error, bus.connected = StoreError("store-full"), False
        clock[0] = 11_999
        assert await check.check() == Readiness(False, ["bus-gone"])
        assert store.asked == [({"readiness": 1}, 1_002_000, 1_000_000)]
        clock[0] = 12_000
        assert await check.check() == Readiness(False, ["store-full", "bus-gone"])
        store.error, bus.connected = None, True
        clock[0] = 14_000
        assert await check.check() == Readiness(True, [])
        assert len(store.asked) == 3

    asyncio.run(work())


def test_a_store_that_does_not_answer_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE_S", 0.01)

    async def work() -> None:
        store: Any = Probed()
        bus: Any = Connected()
        store.hangs = True
        check = ReadinessCheck(store, bus, lambda: 0, lambda: 0)
        assert await check.check() == Readiness(False, ["store-silent"])

    asyncio.run(work())
