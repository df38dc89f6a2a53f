"""A small net of whole numbers: weights, sums and scores are ints, so that every machine agrees.

A seat's input is its own row, those of the seats after it in turn (zeros where there are fewer than
five), and what all share. Two hidden layers follow, and one number comes out; what is known without
training is added to it. `fondaco/bots/fast_net.py` computes the same with numpy.
"""

import json
import zlib
from array import array
from math import exp
from sys import byteorder
from typing import Any, Final

from fondaco.contract.features import MOST_SEATS, UNIT, Features
from fondaco.contract.native import i64

# How many bits a layer's sums have too many: weights have 20, 13 and 13 bits behind the point,
# what goes from layer to layer has 10, and scores have 12.
SHIFTS: Final = (10, 13, 11)


class NetLayer:
    """The weights of each unit, by its inputs, and its bias."""

    def __init__(self, weights: list[list[int]], biases: list[int]) -> None:
        self.weights = weights
        self.biases = biases


class Net:
    """The layers, and the version and figures of the training."""

    def __init__(self, about: dict[str, Any], layers: list[NetLayer]) -> None:
        self.about = about
        self.layers = layers

    def scores(self, f: Features) -> list[int]:
        """How well each seat stands: differences count, in units of 1/4096 of a softmax."""
        players = len(f.rows)
        empty = [0] * (len(f.rows[0]) * (MOST_SEATS - players))
        found: list[int] = []
        for seat in range(players):
            inputs: list[int] = []
            for after in range(players):
                inputs += f.rows[(seat + after) % players]
            inputs = inputs + empty + f.common
            last = len(self.layers) - 1
            for number in range(last):
                inputs = forward(self.layers[number], inputs, SHIFTS[number])
            top = self.layers[last]
            found.append(f.base[seat] + (weigh(top.weights[0], inputs, top.biases[0]) >> SHIFTS[2]))
        return found


def forward(layer: NetLayer, inputs: list[int], shift: i64) -> list[int]:
    """What the units of a layer say: nothing below zero."""
    # Many inputs are zero, and most units of a later layer.
    there: list[int] = [at for at in range(len(inputs)) if inputs[at] != 0]
    given = [inputs[at] for at in there]
    found: list[int] = []
    for unit in range(len(layer.weights)):
        row = layer.weights[unit]
        total: i64 = layer.biases[unit]
        for k in range(len(there)):
            one: i64 = given[k]
            by: i64 = row[there[k]]
            total += one * by
        found.append(total >> shift if total > 0 else 0)
    return found


def weigh(row: list[int], inputs: list[int], bias: i64) -> int:
    """The sum of the inputs by their weights."""
    total: i64 = bias
    for at in range(len(row)):
        one: i64 = row[at]
        by: i64 = inputs[at]
        total += one * by
    return total


def shares(scores: list[int]) -> list[float]:
    """The chance of each seat to win, by its score."""
    best = max(scores)
    weights = [exp((score - best) / UNIT) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def read_net(data: bytes) -> Net:
    """A net from its file: a line of JSON, then numbers of 16 bits (32 for biases), packed."""
    head, _, body = zlib.decompress(data).partition(b"\n")
    about = json.loads(head)
    layers: list[NetLayer] = []
    at = 0
    for inputs, units in about["layers"]:
        weights = array("h", body[at : at + 2 * inputs * units])
        at += 2 * inputs * units
        biases = array("i", body[at : at + 4 * units])
        at += 4 * units
        if byteorder == "big":
            weights.byteswap()
            biases.byteswap()
        rows = [list(weights[unit * inputs : (unit + 1) * inputs]) for unit in range(units)]
        layers.append(NetLayer(rows, list(biases)))
    return Net(about, layers)


def write_net(net: Net) -> bytes:
    """The file of a net."""
    sizes = [[len(layer.weights[0]), len(layer.weights)] for layer in net.layers]
    parts = [json.dumps({**net.about, "layers": sizes}, sort_keys=True).encode() + b"\n"]
    for layer in net.layers:
        weights = array("h", [weight for row in layer.weights for weight in row])
        biases = array("i", layer.biases)
        if byteorder == "big":
            weights.byteswap()
            biases.byteswap()
        parts += [weights.tobytes(), biases.tobytes()]
    return zlib.compress(b"".join(parts), 9)
