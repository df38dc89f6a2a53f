"""The numbers in the merchant's judgement. All are ducats.

They say what a seat will still gain, besides what it has, after its own turn.
"""

from typing import Final


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
    ) -> None:
        # By power of the top card (3, 4, 5, 6) and number of cards in hand (0 to 9 and more).
        self.size = size
        self.extension = extension  # of what cards in hand add to the top lot next turn
        self.group = group  # of what equal goods in hand pay beyond single cards
        self.open_lot = open_lot  # of what one more card would add to the top lot
        self.symbol = symbol  # each symbol in hand: ducat, flag, cards, ship
        self.marker = marker  # the active marker, in the order of MARKERS
        self.turn = turn  # a turn beyond the next one


# fmt: off
START: Final = Weights(
    size=[
        [-0.4, 2.9, 6.2, 9.5, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0],
        [-0.3, 3.0, 6.3, 9.6, 11.6, 11.0, 10.0, 9.0, 8.0, 7.0],
        [-0.2, 3.1, 6.4, 8.4, 10.4, 12.4, 12.0, 11.0, 10.0, 9.0],
        [-0.1, 3.2, 5.2, 7.2, 9.2, 11.2, 13.2, 12.5, 11.5, 10.5],
    ],
    extension=0.6, group=0.5, open_lot=0.3,
    symbol=[0.6, -0.6, 0.3, 0.3],
    marker=[0.0, 1.0, 3.0, 2.0, 3.0, 0.0, 2.5],
    turn=5.0,
)
# fmt: on

WEIGHTS: Final = {"2005": START, "2004": START}
