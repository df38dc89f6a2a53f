"""SteppedCollector is found soon if it is new, and in the end if it is old."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from fondaco.server.work import garbage_collection
from fondaco.server.work.garbage_collection import (
    EMPTY_HOUSE,
    FEW,
    GROWTH,
    MOST_SKIPPED,
    SWITCH,
    SteppedCollector,
)


class Ring:
    """An object that only a collection can find."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def size(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The size of the process, as a test sets it. Afterwards Python collects as before."""
    size = [100.0]
    monkeypatch.setattr(garbage_collection, "peak_memory", lambda: size[0])
    try:
        yield size
    finally:
        gc.unfreeze()
        gc.enable()


def test_a_step_collects_new_objects(size: list[float]) -> None:
    collector = SteppedCollector()
    ring = weakref.ref(Ring())
    assert ring() is not None
    collector.step(0)
    assert ring() is None
    assert not gc.isenabled()


@pytest.mark.long
def test_where_there_is_little_to_find_most_steps_skip_it(size: list[float]) -> None:
    collector = SteppedCollector()
    for _ in range(10 * MOST_SKIPPED):
        collector.step(0)
    found = 0
    for _ in range(MOST_SKIPPED):
        ring = weakref.ref(Ring())
        collector.step(0)
        found += ring() is None
    assert found == 1  # the others were frozen without a collection


@pytest.mark.long
def test_where_there_is_much_to_find_every_step_collects(size: list[float]) -> None:
    collector = SteppedCollector()
    for _ in range(10 * MOST_SKIPPED):
        collector.step(0)
    for _ in range(MOST_SKIPPED):  # it is noticed by then
        many = [Ring() for _ in range(2 * FEW)]
        del many
        collector.step(0)
    for _ in range(3):
        many = [Ring() for _ in range(2 * FEW)]
        ring = weakref.ref(many[0])
        del many
        collector.step(0)
        assert ring() is None


@pytest.mark.long
def test_frozen_objects_are_collected_when_the_house_has_grown(size: list[float]) -> None:
    collector = SteppedCollector()
    ring = Ring()
    collector.step(0)
    known = weakref.ref(ring)
    del ring
    collector.step(0)
    assert known() is not None
    size[0] *= GROWTH + 0.1
    collector.step(0)
    assert known() is None


@pytest.mark.long
def test_growth_that_connections_explain_causes_no_full_collection(size: list[float]) -> None:
    collector = SteppedCollector()
    ring = Ring()
    collector.step(0)
    known = weakref.ref(ring)
    del ring
    size[0] *= 3
    collector.step(2 * EMPTY_HOUSE)
    collector.step(0)  # they are gone, and the process keeps the memory they needed
    assert known() is not None
    size[0] *= GROWTH + 0.1
    collector.step(EMPTY_HOUSE)
    assert known() is None


def test_what_a_house_needs_to_start_causes_no_full_collection(size: list[float]) -> None:
    collector = SteppedCollector()
    size[0] *= GROWTH + 0.1  # routes, rules and messages are loaded
    collector.step(0)
    ring = Ring()
    collector.step(0)
    known = weakref.ref(ring)
    del ring
    collector.step(10)
    assert known() is not None


def test_python_collects_where_the_size_is_not_known(size: list[float]) -> None:
    size[0] = 0.0
    collector = SteppedCollector()
    assert gc.isenabled()
    collector.step(0)


def test_a_host_can_leave_collecting_to_python(
    size: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, "1")
    before = gc.get_freeze_count()
    collector = SteppedCollector()
    collector.step(0)
    size[0] *= 3
    collector.step(0)
    assert gc.isenabled()
    assert gc.get_freeze_count() == before


def test_the_size_of_a_process_is_known() -> None:
    assert garbage_collection.peak_memory() > 0
