"""What is too long for `make test` is marked `long` and left to `make test-all`.

Where repeating is all that makes a test long, `make test` repeats it less.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T", bound=Callable[..., Any])

long = pytest.mark.long
SHORT = False  # whether the long tests are left out; conftest.py says so before any is read
SHARE = 6  # of the examples, one in so many is tried then


def examples(count: int, like: settings | None = None) -> Callable[[T], T]:
    """So many examples of Hypothesis; some of them in `make test`, and all in `make test-all`."""
    number = max(8, count // SHARE) if SHORT else count
    chosen = settings(like, max_examples=number, deadline=None)

    def mark(test: T) -> T:
        return chosen(test) if SHORT else long(chosen(test))

    return mark


def times(count: int) -> int:
    """How often something is repeated in a test that is marked `repeated`."""
    return max(1, count // SHARE) if SHORT else count


def repeated(test: T) -> T:
    """What is repeated by `times`: some in `make test`, and all in `make test-all`."""
    return test if SHORT else long(test)


def squared(rows: Sequence[tuple[Any, ...]], numbers: int) -> list[Any]:
    """Every row with every number. `make test` takes each row once, and all numbers in turn."""
    return [
        pytest.param(*row, number, marks=() if (number - at) % numbers == 0 else long)
        for at, row in enumerate(rows)
        for number in range(numbers)
    ]


def mostly_long(values: Iterable[Any], short: int = 1) -> list[Any]:
    """Values for a parameter (or rows for several): all but the first few only in long tests."""
    rows = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*row, marks=() if at < short else long) for at, row in enumerate(rows)]
