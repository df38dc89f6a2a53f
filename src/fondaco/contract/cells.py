"""The cells of an observation: a row of signed bytes, made of whole pieces.

A cell holds a whole number from -127 to 127. `Layout.scales` says what to divide it by.

>>> one_of(3)
[b'\\x01\\x00\\x00', b'\\x00\\x01\\x00', b'\\x00\\x00\\x01', b'\\x00\\x00\\x00']
>>> list(cut([5, 12, -3], [10, 10, 2]))
[5, 10, 254]
>>> [list(Cutter([10, 2]).cut(numbers)) for numbers in ([5, 2], [5, 3], [-1, 300])]
[[5, 2], [5, 2], [255, 2]]
>>> signed(3)[-2]
b'\\xfe'
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
        found.append(limited(numbers[at], scales[at]) & BYTE)
    return bytes(found)


class Cutter:
    """Cuts numbers off as `cut` does, always by the same scales, and quickly where none is too
    large: whole rows are looked at as one long number."""

    def __init__(self, scales: list[int]) -> None:
        self.scales = scales
        self._room = int.from_bytes(bytes([LARGEST - scale for scale in scales]), "little")
        self._over = int.from_bytes(bytes([LARGEST + 1] * len(scales)), "little")

    def cut(self, numbers: list[int]) -> bytes:
        """Numbers as cells."""
        try:
            cells = bytes(numbers)
        except ValueError:  # one is less than nothing, or far too large
            return cut(numbers, self.scales)
        if cells.isascii() and not int.from_bytes(cells, "little") + self._room & self._over:
            return cells
        return cut(numbers, self.scales)


def signed(scale: int) -> list[bytes]:
    """The cells of numbers from -scale to scale: a list that is asked for the number itself."""
    return [bytes([number & BYTE]) for number in [*range(scale + 1), *range(-scale, 0)]]


def limited(number: i64, scale: i64) -> i64:
    """A number, cut off at the scale."""
    return scale if number > scale else -scale if number < -scale else number


def turned_mask(mask: i64, seat: i64, players: i64) -> i64:
    """A set of seats as this seat counts them: itself first."""
    return (mask >> seat | mask << (players - seat)) & ((1 << players) - 1)
