"""The cells of an observation: a row of signed bytes, made of whole pieces.

A cell holds a whole number from -127 to 127. `Layout.scales` says what to divide it by.

>>> one_of(3)
[b'\\x01\\x00\\x00', b'\\x00\\x01\\x00', b'\\x00\\x00\\x01', b'\\x00\\x00\\x00']
>>> list(cut([5, 12, -3], [10, 10, 2]))
[5, 10, 254]
"""

from typing import Final

from fondaco.contract.native import i64

LARGEST: Final = 127  # the largest number in a cell, and so the largest scale
BYTE: Final = 255


def one_of(size: int) -> list[bytes]:
    """A row of so many cells for each place of its only one; and the last, at -1, without any."""
    return [bytes([at == place for at in range(size)]) for place in [*range(size), -1]]


def all_of(size: int) -> list[bytes]:
    """A row for each set of places, by its bit mask."""
    return [bytes([mask >> at & 1 for at in range(size)]) for mask in range(1 << size)]


def cut(numbers: list[int], scales: list[int]) -> bytes:
    """Numbers as cells, cut off where they would be more than 1 or less than -1."""
    found: list[int] = []
    for at in range(len(numbers)):
        number: i64 = numbers[at]
        scale: i64 = scales[at]
        if number > scale:
            number = scale
        elif number < -scale:
            number = -scale
        found.append(number & BYTE)
    return bytes(found)


def byte_of(number: i64, scale: i64) -> i64:
    """One number as such a cell."""
    return (scale if number > scale else -scale if number < -scale else number) & BYTE


def turned_mask(mask: i64, seat: i64, players: i64) -> i64:
    """A set of seats as this seat counts them: itself first."""
    return (mask >> seat | mask << (players - seat)) & ((1 << players) - 1)
