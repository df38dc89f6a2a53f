"""The moves, packed into ints: `kind << 7 | what`, where `what` is a card or a port.

Answers to an offer, and offers themselves, carry their contents above these eleven bits; see
`offers.py`.
"""

ARG = 127
KIND = 15 << 7

DISCARD = 1 << 7  # put this card from the hand on the own pirate stack (OM-2.1.1)
BUY = 2 << 7  # buy a card (OM-2.2.6)
BUY_PILE = BUY | 0
BUY_PIRATES = BUY | 1
DONE = 3 << 7  # end the trade phase (OM-2.2.8)
PLAY = 4 << 7  # play this card (OM-2.3.1)
SAIL = 5 << 7  # sail on to this neighbouring port (OM-2.3.5)
COMPASS = 6 << 7  # follow the compass to this port (OM-3.2) ...
STAY = COMPASS | ARG  # ... or not
LOAD = 7 << 7  # load this played card next (OM-2.4.1)
OFFER = 8 << 7  # OM-2.2: a new offer, an amended one or a counter-offer
ACCEPT = 9 << 7
DECLINE = 10 << 7
WITHDRAW = 11 << 7

# The phases of a turn, and who moves in them.
POWER, TRADE, ACTIONS, SAILING, ARRIVAL, CARGO, OVER = 0, 1, 2, 3, 4, 5, 6
PHASES = ["power", "trade", "actions", "sailing", "arrival", "cargo", "over"]

# Port bonus markers (OM-0.7).
NO_MARKER = 0
CALM_SEA, GOOD_DEALS, PIRATE_FIGHTER, FAVOURABLE_TRADE, COMPASS_ROSE, LOCAL_INFLUENCE = range(1, 7)
MARKERS = ["none", "calm-sea", "good-deals", "pirate-fighter", "favourable-trade", "compass",
           "local-influence"]  # fmt: skip
MARKER_COUNT = [0, 6, 6, 6, 6, 4, 4]

VENICE = 98  # the Venice card, in the pile among the goods cards
UNSEEN = 128  # added to a card on a pirate stack that nobody has looked at
CARD = 127  # strips that again
