"""The moves, packed into ints: `kind << 7 | what`, where `what` is a card or a port.

Answers to an offer, and offers themselves, carry their contents above these eleven bits; see
`offers.py`. (`Final` lets the compiler put the numbers themselves into the code.)
"""

from typing import Final

from fondaco.games.oltremare.wire import Marker, Phase

ARG: Final = 127
KIND: Final = 15 << 7

DISCARD: Final = 1 << 7  # put this card from the hand on the own pirate stack (OM-2.1.1)
BUY: Final = 2 << 7  # buy a card (OM-2.2.6)
BUY_PILE: Final = BUY | 0
BUY_PIRATES: Final = BUY | 1
DONE: Final = 3 << 7  # end the trade phase (OM-2.2.8)
PLAY: Final = 4 << 7  # play this card (OM-2.3.1)
SAIL: Final = 5 << 7  # sail on to this neighbouring port (OM-2.3.5)
COMPASS: Final = 6 << 7  # follow the compass to this port (OM-3.2) ...
STAY: Final = COMPASS | ARG  # ... or not
LOAD: Final = 7 << 7  # load this played card next (OM-2.4.1)
OFFER: Final = 8 << 7  # OM-2.2: a new offer, an amended one or a counter-offer
ACCEPT: Final = 9 << 7
DECLINE: Final = 10 << 7
WITHDRAW: Final = 11 << 7

# The phases of a turn, and who moves in them.
POWER: Final = 0
TRADE: Final = 1
ACTIONS: Final = 2
SAILING: Final = 3
ARRIVAL: Final = 4
CARGO: Final = 5
OVER: Final = 6
PHASES: Final[list[Phase]] = [
    "power", "trade", "actions", "sailing", "arrival", "cargo", "over",
]  # fmt: skip

# Port bonus markers and how many of each there are (OM-0.7).
NO_MARKER: Final = 0
CALM_SEA: Final = 1
GOOD_DEALS: Final = 2
PIRATE_FIGHTER: Final = 3
FAVOURABLE_TRADE: Final = 4
COMPASS_ROSE: Final = 5
LOCAL_INFLUENCE: Final = 6
MARKERS: Final[list[Marker]] = [
    "none",
    "calm-sea",
    "good-deals",
    "pirate-fighter",
    "favourable-trade",
    "compass",
    "local-influence",
]
MARKER_COUNT: Final = [0, 6, 6, 6, 6, 4, 4]
ALL_MARKERS: Final = [kind for kind, number in enumerate(MARKER_COUNT) for _ in range(number)]

VENICE: Final = 98  # the Venice card, in the pile among the goods cards
UNSEEN: Final = 128  # added to a card on a pirate stack that nobody has looked at
CARD: Final = 127  # strips that again
