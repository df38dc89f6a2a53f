"""Whole numbers of 64 bits, for the compiler. At run time, and in the plain build, they are ints.

Compiled code handles these faster than ints of any size. They suit seats,
cards, companies and counts, but not moves: an offer may be longer than 64 bits.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
