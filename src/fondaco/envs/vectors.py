"""What a codec writes down, as arrays of numpy."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.contract.codec import Codec

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Vectors:
    """Observations and masks of one codec."""

    def __init__(self, codec: Codec) -> None:
        self.scales: Vector = np.array(codec.layout.scales, dtype=np.float32)

    def observation(self, row: Any) -> Vector:
        """A row of cells as numbers from -1 to 1."""
        return np.divide(np.frombuffer(row, np.int8), self.scales)

    def mask(self, flags: Any) -> Mask:
        """Ones for the legal actions."""
        return np.frombuffer(flags, np.int8)


@lru_cache(maxsize=64)
def vectors_of(codec: Codec) -> Vectors:
    """The arrays of a codec: made once."""
    return Vectors(codec)
