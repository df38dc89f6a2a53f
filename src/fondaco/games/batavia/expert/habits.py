"""The numbers that say how likely a good player makes each move (`prior.py`).

They were fitted to the moves of merchants: with them, these moves are the least surprising. The
sets themselves, by version, are in `versions.py`.
"""

from math import exp
from typing import Final

from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.names import EXCHANGE_PAY

MOST_KNOWN: Final = 2_000  # answers that are kept


class Habits:
    """One set of numbers, made from its fields by name. It never changes."""

    def __init__(self, fields: dict[str, float]) -> None:
        # --- a bid: how much one wants the lot …
        self.wish = fields["wish"]
        self.lot = fields["lot"]  # for each card of it
        self.lot_round = fields["lot_round"]  # for each card and round that is left
        # … and how much less for what there is
        self.round = fields["round"]  # for each round that is left
        self.place = fields["place"]  # for each place later in the round's order
        self.hand = fields["hand"]  # for each card in hand
        self.hand_round = fields["hand_round"]
        self.letters = fields["letters"]  # for each letter that one has
        self.bid = fields["bid"]  # (more) for each letter that is bid already
        self.bid_round = fields["bid_round"]
        self.jump = fields["jump"]  # how many of the bids are higher than they must be
        # --- cards and voyages
        self.sharp = fields["sharp"]  # how much likelier a gold more makes a way
        self.trip_sharp = fields["trip_sharp"]  # the same, once the cards are laid
        self.hop = fields["hop"]  # gold lost for each space that is passed over
        self.second_tile = fields["second_tile"]  # gold, for a tile of a company held already
        self.card_cost = fields["card_cost"]  # gold, for each card it takes to win a seal
        self.crate = fields["crate"]  # of a post's pay, where the race is close
        self.fare = fields["fare"]  # how likely one lays any card for a seal held already
        self.enough = fields["enough"]  # how likely one stops laying then
        self.more = fields["more"]  # and how likely one lays yet another card
        # --- an exchange
        self.tiles_round = fields["tiles_round"]  # tiles to come, for each round that is left
        self.tiles = fields["tiles"]
        self.sell_sharp = fields["sell_sharp"]
        self.sell = fields["sell"]  # how much one likes to exchange

        # What a tile of another company is worth, by companies held: a part of its gain.
        new_tile = fields["new_tile"]
        self.new_company = [
            new_tile * (EXCHANGE_PAY[held + 1] - EXCHANGE_PAY[held]) for held in range(5)
        ] + [0.0]
        # How likely one draws, by cards in hand: more with few cards.
        self.few = int(fields["few"])
        stay, scarce = fields["stay"], fields["scarce"]
        self.draws = [
            exp(self.sharp * (stay + scarce * (self.few - size))) for size in range(self.few + 1)
        ]

        # A search asks the same again and again: by all that a bid, and the worth of a crate,
        # depend on.
        self.bids: dict[tuple[int, ...], tuple[list[Move], list[float]]] = {}
        self.crates: dict[tuple[int, ...], float] = {}
