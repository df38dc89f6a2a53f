"""Where mypy_extensions is not installed: the mark that mypyc looks for says nothing there.

mypyc knows its mark by the name in mypy_extensions, and compiled classes keep what it means. At
run time nobody needs that package.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*marks: str, **values: object) -> Callable[[T], T]:
    def same(marked: T) -> T:
        return marked

    return same
