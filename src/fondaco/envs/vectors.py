"""What a codec writes down, as arrays of numpy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.contract.codec import NOT_ASKED, Codec, Draft
from fondaco.contract.layout import Sheet
from fondaco.contract.rules import View

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

ONE = np.float32(1)


class Encoder:
    """Observations and masks of one codec."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.scales: Vector = np.array(codec.layout.scales, dtype=np.float32)

    def observation(self, view: View, asked: int = NOT_ASKED, draft: Draft | None = None) -> Vector:
        """The observation of the view's seat, which has drafted nothing if no draft is given."""
        drafted = self.codec.blank if draft is None else draft
        return self.add_draft(self.table(view), view, asked, drafted)

    def table(self, view: View) -> Vector:
        """That part of it which stays the same until the next move."""
        sheet = Sheet()
        self.codec.fill(sheet, view)
        return self._write(sheet, np.zeros(self.codec.layout.size, dtype=np.float32))

    def add_draft(self, table: Vector, view: View, asked: int, draft: Draft) -> Vector:
        """The observation, from that part and the rest."""
        vector = table.copy()
        if asked != NOT_ASKED:
            sheet = Sheet()
            self.codec.fill_draft(sheet, view, asked, draft)
            self._write(sheet, vector)
        return vector

    def mask(self, legal: list[int]) -> Mask:
        """Ones for the legal actions."""
        mask = np.zeros(self.codec.actions.size, dtype=np.int8)
        if legal:
            mask[legal] = 1
        return mask

    def _write(self, sheet: Sheet, vector: Vector) -> Vector:
        """Put everything into the vector, which is changed and given back."""
        if sheet.numbers:
            dense = np.array(sheet.numbers, dtype=np.float32)
            dense *= self.scales
            np.minimum(dense, ONE, out=dense)
            np.maximum(dense, -ONE, out=dense)
            vector[: len(dense)] = dense
        cells: Any = vector.data  # for single numbers much quicker than the array itself
        for at in sheet.ones:
            cells[at] = 1.0
        for at, value in zip(sheet.where, sheet.values, strict=True):
            cells[at] = value
        return vector
