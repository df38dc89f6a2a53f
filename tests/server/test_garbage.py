"""Garbage is found soon if it is new, and in the end if it is old."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from fondaco.server import garbage
from fondaco.server.garbage import EMPTY, GROWN, LITTLE, RAREST, Garbage


class Ring:
    """Something that only looking can find to be garbage."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def size(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """How large we are, as a test says; and Python looks again afterwards as it did."""
    told = [100.0]
    monkeypatch.setattr(garbage, "largest", lambda: told[0])
    try:
        yield told
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_is_new_is_looked_at_each_time(size: list[float]) -> None:
    house = Garbage()
    ring = weakref.ref(Ring())
    assert ring() is not None
    house.look(0)
    assert ring() is None
    assert not gc.isenabled()


def test_where_there_is_little_to_find_one_looks_rarely(size: list[float]) -> None:
    house = Garbage()
    for _ in range(10 * RAREST):
        house.look(0)
    found = 0
    for _ in range(RAREST):
        ring = weakref.ref(Ring())
        house.look(0)
        found += ring() is None
    assert found == 1  # the others were set aside without a look


def test_where_there_is_much_to_find_one_looks_each_time(size: list[float]) -> None:
    house = Garbage()
    for _ in range(10 * RAREST):
        house.look(0)
    for _ in range(RAREST):  # at the latest then it is noticed
        many = [Ring() for _ in range(2 * LITTLE)]
        del many
        house.look(0)
    for _ in range(3):
        many = [Ring() for _ in range(2 * LITTLE)]
        ring = weakref.ref(many[0])
        del many
        house.look(0)
        assert ring() is None


def test_what_was_set_aside_is_looked_at_when_the_house_has_grown(size: list[float]) -> None:
    house = Garbage()
    ring = Ring()
    house.look(0)
    known = weakref.ref(ring)
    del ring
    house.look(0)
    assert known() is not None
    size[0] *= GROWN + 0.1
    house.look(0)
    assert known() is None


def test_what_comes_with_people_is_not_looked_at(size: list[float]) -> None:
    house = Garbage()
    ring = Ring()
    house.look(0)
    known = weakref.ref(ring)
    del ring
    size[0] *= 3
    house.look(2 * EMPTY)
    house.look(0)  # they are gone, and what they needed at most is still ours
    assert known() is not None
    size[0] *= GROWN + 0.1
    house.look(EMPTY)
    assert known() is None


def test_where_nobody_tells_how_large_we_are_python_looks(size: list[float]) -> None:
    size[0] = 0.0
    house = Garbage()
    assert gc.isenabled()
    house.look(0)


def test_a_process_grows() -> None:
    assert garbage.largest() > 0
