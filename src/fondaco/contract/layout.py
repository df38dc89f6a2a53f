"""Named stretches of a vector or of an action table, and what goes into a vector.

An observation is one flat vector, and every number in it lies between -1 and 1. Its layout gives
each stretch a name and a shape:

>>> layout = Layout()
>>> layout.add("phase", (7,), "the phase of the turn, one-hot")
0
>>> layout.add("pawns", (5, 30), "where each pawn stands, one-hot")
7
>>> layout.size, layout["pawns"].start, layout["pawns"].shape
(157, 7, (5, 30))
"""

from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Field:
    """One stretch of a vector."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers the field takes."""
        return prod(self.shape)

    def of(self, vector: Any) -> Any:
        """This stretch of an array of numpy, or of what is like one, in its shape."""
        return vector[self.start : self.start + self.size].reshape(self.shape)


class Layout:
    """The stretches of a vector, in order."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self.scales: list[float] = []  # of the dense stretches at the beginning
        self._by_name: dict[str, Field] = {}

    def add(self, name: str, shape: tuple[int, ...], about: str) -> int:
        """Append a stretch; where it starts."""
        field = Field(name, self.size, shape, about)
        self.fields.append(field)
        self._by_name[name] = field
        self.size += field.size
        return field.start

    def dense(self, name: str, shape: tuple[int, ...], scale: int, about: str) -> None:
        """Append a stretch of numbers that are always there, each divided by the scale.

        They come first, and are handed over all together, in the order of the stretches.
        """
        assert len(self.scales) == self.size, "dense stretches come first"
        self.add(name, shape, f"{about} / {scale}")
        self.scales += [1 / scale] * prod(shape)

    def __getitem__(self, name: str) -> Field:
        return self._by_name[name]

    def split(self, vector: Any) -> dict[str, Any]:
        """A vector taken apart by name: for looking at it, and for tests."""
        return {field.name: field.of(vector) for field in self.fields}


class Sheet:
    """What goes into a vector, collected before it is written."""

    __slots__ = ("numbers", "ones", "values", "where")

    def __init__(self) -> None:
        self.numbers: list[int] = []  # the dense stretches
        self.ones: list[int] = []  # places of ones
        self.where: list[int] = []  # places of other numbers ...
        self.values: list[float] = []  # ... and the numbers

    def put(self, at: int, value: float) -> None:
        """A number, cut off at -1 and 1."""
        self.where.append(at)
        self.values.append(1.0 if value > 1 else -1.0 if value < -1 else value)
