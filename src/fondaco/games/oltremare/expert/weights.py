"""The numbers in the merchant's judgement. All are ducats.

They say what a seat will still gain, besides what it has, after its own turn.
"""

from math import fsum
from typing import Final

PAIRS: Final = 0.3  # what a new card pays beyond a single one, by joining others in hand


class Weights:
    """One set of numbers."""

    def __init__(
        self,
        size: list[list[float]],
        extension: float,
        group: float,
        open_lot: float,
        symbol: list[float],
        marker: list[float],
        turn: float,
        prestige_speed: float = 1.0,
        marker_speed: float = 0.6,
    ) -> None:
        # By power of the top card (3, 4, 5, 6) and number of cards in hand (0 to 9 and more).
        self.size = size
        self.extension = extension  # of what cards in hand add to the top lot next turn
        self.group = group  # of what equal goods in hand pay beyond single cards
        self.open_lot = open_lot  # of what one more card would add to the top lot
        self.symbol = symbol  # each symbol in hand: ducat, flag, cards, ship
        self.marker = marker  # the active marker, in the order of MARKERS
        self.turn = turn  # a turn beyond the next one
        # How much the two races shift in a turn of each player, in tiles and in markers.
        self.prestige_speed = prestige_speed
        self.marker_speed = marker_speed
        # A card not yet seen shows each symbol half the time, and may make a pair.
        self.unknown = fsum(symbol) / 2 + group * PAIRS

    def of_size(self, power: int, size: float) -> float:
        """The worth of a hand of this size, by power of the top card."""
        low = int(size)
        row = self.size[power - 3]
        if low >= 9:
            return row[9] - (size - 9)
        return row[low] + (size - low) * (row[low + 1] - row[low])

    def of_symbols(self, symbols: int) -> float:
        """The worth of the symbols in a hand, packed four bits each."""
        each = self.symbol
        return (
            each[0] * (symbols & 15)
            + each[1] * (symbols >> 4 & 15)
            + each[2] * (symbols >> 8 & 15)
            + each[3] * (symbols >> 12 & 15)
        )


# fmt: off
OF_2005: Final = Weights(
    size=[
        [-5.2, -1.1, 2.7, 6.7, 7.0, 8.5, 9.1, 8.9, 5.4, 4.0],
        [-4.8, -0.3, 3.0, 6.3, 9.8, 10.8, 11.9, 12.8, 8.6, 7.0],
        [-3.7, -0.9, 2.6, 5.7, 8.7, 11.2, 12.4, 13.4, 12.2, 9.0],
        [-3.6, -0.2, 2.3, 4.9, 7.5, 9.7, 11.1, 12.5, 12.8, 10.5],
    ],
    extension=0.44, group=0.58, open_lot=0.18,
    symbol=[0.35, -2.05, -0.06, -1.02],
    marker=[0.0, 1.36, 2.71, 2.43, 1.4, 0.0, 1.5],
    turn=3.2,
)
OF_2004: Final = Weights(
    size=[
        [-4.9, -0.7, 2.8, 6.4, 7.7, 7.3, 8.0, 8.9, 5.5, 4.0],
        [-3.6, -0.3, 2.9, 6.1, 9.5, 10.6, 11.3, 11.7, 9.6, 8.2],
        [-3.0, -0.7, 2.2, 5.5, 8.3, 11.1, 11.7, 12.7, 12.6, 9.7],
        [-4.4, -1.4, 1.7, 4.8, 7.5, 9.6, 11.1, 12.3, 12.3, 12.1],
    ],
    extension=0.52, group=0.43, open_lot=0.18,
    symbol=[0.38, -2.04, 0.15, -0.95],
    marker=[0.0, 1.4, 2.79, 2.16, 1.74, 0.0, 1.75],
    turn=3.03,
)
# fmt: on

WEIGHTS: Final = {"2005": OF_2005, "2004": OF_2004}
