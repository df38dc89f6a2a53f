"""Garbage is found soon if it is new, and in the end if it is old."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from fondaco.server import garbage
from fondaco.server.garbage import GROWN, Garbage


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
    house.look()
    assert ring() is None
    assert not gc.isenabled()


def test_what_was_set_aside_is_looked_at_when_the_house_has_grown(size: list[float]) -> None:
    house = Garbage()
    ring = Ring()
    house.look()
    known = weakref.ref(ring)
    del ring
    house.look()
    assert known() is not None
    size[0] *= GROWN + 0.1
    house.look()
    assert known() is None


def test_where_nobody_tells_how_large_we_are_python_looks(size: list[float]) -> None:
    size[0] = 0.0
    house = Garbage()
    assert gc.isenabled()
    house.look()


def test_a_process_grows() -> None:
    assert garbage.largest() > 0
