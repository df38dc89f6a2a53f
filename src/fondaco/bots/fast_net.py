"""The net of `bots/search/net.py` with numpy: the same whole numbers, many times faster.

Floats of 64 bits hold all sums exactly, in whatever order they are added.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.bots.search.net import SHIFTS, Net
from fondaco.contract.features import MOST_SEATS, Features

Floats = NDArray[np.float64]


class FastNet:
    """A net whose layers are matrices."""

    def __init__(self, net: Net) -> None:
        self._layers: list[tuple[Floats, Floats, float]] = [
            (
                np.array(layer.weights, dtype=np.float64).T.copy(),
                np.array(layer.biases, dtype=np.float64),
                0.5**shift,
            )
            for layer, shift in zip(net.layers, SHIFTS, strict=True)
        ]

    def scores(self, f: Features) -> list[int]:
        """As `Net.scores`."""
        flat = [number for row in f.rows for number in row]
        flat += f.common
        flat.append(0)
        order = _order(len(f.rows), len(f.rows[0]), len(f.common))
        x: Any = np.array(flat, dtype=np.float64)[order]
        for weights, biases, scale in self._layers[:-1]:
            x = np.floor(np.maximum(x @ weights + biases, 0.0) * scale)
        weights, biases, scale = self._layers[-1]
        out = np.floor((x @ weights + biases) * scale)[:, 0].tolist()
        return [base + int(score) for base, score in zip(f.base, out, strict=True)]


@cache
def _order(players: int, length: int, common: int) -> NDArray[np.int64]:
    """Where each seat's inputs are: its row, the others in turn, zeros, and what all share."""
    zero = players * length + common
    rows = []
    for seat in range(players):
        row: list[int] = []
        for after in range(players):
            at = (seat + after) % players * length
            row += range(at, at + length)
        row += [zero] * (length * (MOST_SEATS - players))
        rows.append([*row, *range(players * length, zero)])
    return np.array(rows, dtype=np.int64)
