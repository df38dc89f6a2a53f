"""An offer, its claims, and how both are packed into a move.

An offer names the concrete cards its owner would give; others hear only their goods and the claims
attached to them. What it asks for is goods and numbers, `ANY` for whatever card; the taker chooses
which cards those are. A claim about a card may be true or not (OM-2.2.2).
"""

from typing import Final

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.moves import OFFER

ANY: Final = 7  # index in `ask` after the seven goods
EVERYONE: Final = 7  # addressee of an offer to all

# What an OFFER move does.
NEW: Final = 0
AMEND: Final = 1
COUNTER: Final = 2

MAX_DUCATS: Final = (1 << 10) - 1
MAX_GIVE: Final = 15
MAX_ASK: Final = 15
MAX_ID: Final = (1 << 16) - 1  # numbers of offers in a game, as far as a move can name them
MAX_TALK: Final = 4095  # offers and new versions of offers in a turn: patience ends somewhere

# A claim about one card: load (3 bits, 0 for no word about it), power (3 bits, 0 or power - 2),
# symbols (4 bits, those it is said to show).
CLAIM_BITS: Final = 10


def claim(load: int = 0, power: int = 0, symbols: int = 0) -> int:
    """Pack a claim; zero for what is not claimed."""
    return load | (power - 2 if power else 0) << 3 | symbols << 6


def claimed_load(packed: int) -> int:
    """The load that a claim names, or 0."""
    return packed & 7


def claimed_power(packed: int) -> int:
    """The sea power that a claim names, or 0."""
    power = packed >> 3 & 7
    return power + 2 if power else 0


def claimed_symbols(packed: int) -> int:
    """The symbols that a claim names, as a bit mask."""
    return packed >> 6 & 15


def claim_is_sound(packed: int) -> bool:
    """Whether this can be said of any card: load 1-4, power 3-6, two symbols."""
    symbols = packed >> 6
    number = (symbols & 1) + (symbols >> 1 & 1) + (symbols >> 2 & 1) + (symbols >> 3)
    return packed & 7 <= 4 and packed >> 3 & 7 <= 4 and symbols <= 15 and number <= 2


def cards_in(mask: int) -> list[int]:
    """The cards in a mask, rising."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def total(counts: list[int]) -> int:
    """How many there are in all. (Compiled, this is faster than `sum`.)"""
    found: i64 = 0
    for count in counts:
        found += count
    return found


class Offer:
    """One offer on the table. It never changes: an amended offer is a new object."""

    def __init__(
        self,
        number: int,
        version: int,
        owner: int,
        to: int,
        give: list[int],
        claims: list[int],
        give_ducats: int,
        ask: list[int],
        ask_ducats: int,
        counters: int = 0,
        declined: int = 0,
    ) -> None:
        self.number = number
        self.version = version
        self.owner = owner
        self.to = to  # a seat or EVERYONE
        self.give = give  # card ids, rising
        self.claims = claims  # one for each card given
        self.give_ducats = give_ducats
        self.ask = ask  # how many of each goods, then of ANY
        self.asked = total(ask)
        self.ask_ducats = ask_ducats
        self.counters = counters  # number of the offer this one answers, 0 for none
        self.declined = declined  # mask of seats that said no

    def open_to(self, seat: int) -> bool:
        """Whether this seat can answer it."""
        return self.owner != seat and (self.to == seat or self.to == EVERYONE)


def pack_offer(
    act: int,
    to: int,
    give: list[int],
    claims: list[int],
    give_ducats: int,
    ask: list[int],
    ask_ducats: int,
    link: int = 0,
    link_version: int = 0,
) -> int:
    """The OFFER move with these contents. `give` must be rising, `claims` in the same order.

    From the low end: kind and act, addressee, ducats given and asked, the cards, the goods asked
    for; then, only where there are any, the offer it is about and the claims. So a plain offer is a
    small number, and quick to handle.
    """
    packed = 0
    claimed = total(claims) > 0
    if claimed:
        for said in reversed(claims):
            packed = packed << CLAIM_BITS | said
    if act != NEW:
        packed = (packed << 16 | link_version) << 16 | link
    kinds = 0
    for goods in range(ANY, -1, -1):
        if ask[goods]:
            packed = packed << 7 | ask[goods] << 3 | goods
            kinds += 1
    packed = packed << 4 | kinds
    for card in reversed(give):
        packed = packed << 7 | card
    packed = (packed << 4 | len(give)) << 1 | claimed
    packed = ((packed << 10 | ask_ducats) << 10 | give_ducats) << 3 | to
    return packed << 11 | OFFER | act


class Terms:
    """The contents of an OFFER move, unpacked."""

    def __init__(self, move: int) -> None:
        self.act = move & 127
        packed = move >> 11
        self.to = packed & 7
        self.give_ducats = packed >> 3 & MAX_DUCATS
        self.ask_ducats = packed >> 13 & MAX_DUCATS
        claimed = packed >> 23 & 1
        number = packed >> 24 & 15
        packed >>= 28
        self.give: list[int] = []
        for _ in range(number):
            self.give.append(packed & 127)
            packed >>= 7
        kinds = packed & 15
        packed >>= 4
        self.tidy = True  # there is only one way to write an offer
        self.ask = [0] * 8
        before = -1
        for _ in range(kinds):
            goods = packed & 7
            self.ask[goods] = packed >> 3 & 15
            if goods <= before or not self.ask[goods]:
                self.tidy = False
            before = goods
            packed >>= 7
        self.link = 0
        self.link_version = 0
        if self.act != NEW:
            self.link = packed & MAX_ID
            self.link_version = packed >> 16 & MAX_ID
            packed >>= 32
        self.claims = [0] * number
        if claimed:
            for i in range(number):
                self.claims[i] = packed & 1023
                packed >>= CLAIM_BITS
            if not any(self.claims):
                self.tidy = False
        if packed:
            self.tidy = False

    def check(self) -> None:
        """Whether these terms can be offered at all, whoever holds which card."""
        if self.act > COUNTER or not self.tidy:
            raise Refused("no-move")
        for i in range(len(self.give)):
            if self.give[i] >= 98 or (i and self.give[i] <= self.give[i - 1]):
                raise Refused("offer-cards-once")
        if self.to > 4 and self.to != EVERYONE:
            raise Refused("offer-to-one")
        if not self.give and not any(self.ask):
            raise Refused("deal-needs-card")
        for said in self.claims:
            if not claim_is_sound(said):
                raise Refused("claim-how")


def pack_answer(kind: int, number: int, version: int, cards: list[int]) -> int:
    """The move that accepts (with these cards), declines or withdraws an offer as it was seen."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return ((mask << 16 | version) << 16 | number) << 11 | kind


def answer_number(move: int) -> int:
    """The number of the offer that a move answers."""
    return move >> 11 & MAX_ID


def answer_version(move: int) -> int:
    """The version of the offer that a move answers."""
    return move >> 27 & MAX_ID


def answer_cards(move: int) -> list[int]:
    """The cards that an answer gives."""
    return cards_in(move >> 43)
