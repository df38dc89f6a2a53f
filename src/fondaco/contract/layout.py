"""Named stretches of an observation or of an action table.

An observation is one row of cells, each a whole number (see `cells`). Divided by its scale, every
number lies between -1 and 1. The layout gives each stretch a name and a shape:

>>> layout = Layout()
>>> layout.add("phase", (7,), "the phase of the turn, one-hot")
0
>>> layout.add("pawns", (5, 30), "pawns in each place", scale=4)
7
>>> layout.size, layout["pawns"].start, layout["pawns"].shape, layout["pawns"].about
(157, 7, (5, 30), 'pawns in each place / 4')
>>> layout.scales[6:9]
[1, 4, 4]
"""

from dataclasses import dataclass
from math import prod
from typing import Any

from fondaco.contract.cells import LARGEST


@dataclass(frozen=True)
class Field:
    """One stretch of a row."""

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
    """The stretches of a row, in order."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self.scales: list[int] = []  # of each cell: what its number is divided by
        self._by_name: dict[str, Field] = {}

    def add(self, name: str, shape: tuple[int, ...], about: str, scale: int = 1) -> int:
        """Append a stretch; where it starts."""
        assert 1 <= scale <= LARGEST, "a cell holds no larger number"
        field = Field(name, self.size, shape, f"{about} / {scale}" if scale > 1 else about)
        self.fields.append(field)
        self._by_name[name] = field
        self.size += field.size
        self.scales += [scale] * field.size
        return field.start

    def __getitem__(self, name: str) -> Field:
        return self._by_name[name]

    def split(self, vector: Any) -> dict[str, Any]:
        """A vector taken apart by name: for looking at it, and for tests."""
        return {field.name: field.of(vector) for field in self.fields}


class ActionTable(Layout):
    """The numbered small actions, in named groups."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def group(self, name: str, names: list[str], about: str) -> int:
        """Append a group of actions; the number of the first."""
        self.names += names
        return self.add(name, (len(names),), about)
