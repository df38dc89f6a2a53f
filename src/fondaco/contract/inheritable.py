"""A stand-in for mypyc's mark where mypy_extensions is not installed.

mypyc recognises its mark by the name in mypy_extensions, and compiled classes keep its meaning. At
run time that package is not needed.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*marks: str, **values: object) -> Callable[[T], T]:
    """The mark of the compiler, which means nothing where the compiler is missing."""

    def same(marked: T) -> T:
        return marked

    return same
