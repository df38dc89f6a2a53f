"""An offer, its claims, and how both are packed into a move.

An offer names the concrete cards its owner would give; others hear only their goods and the claims
attached to them. What it asks for is goods and numbers, `ANY` for whatever card; the taker chooses
which cards those are. A claim about a card may be true or not (OM-2.2.2).
"""

from typing import Final

from fondaco.rules.contract import FondacoError
from fondaco.rules.oltremare.moves import OFFER

ANY: Final = 7  # index in `ask` after the seven goods
EVERYONE: Final = 7  # addressee of an offer to all

# What an OFFER move does.
NEW: Final = 0
AMEND: Final = 1
COUNTER: Final = 2

MAX_DUCATS: Final = (1 << 14) - 1
MAX_ASK: Final = 15
MAX_ID: Final = (1 << 16) - 1  # numbers of offers in a game, as far as a move can name them
MAX_TALK: Final = 4095  # offers and new versions of offers in a turn: patience ends somewhere

# A claim about one card: load (3 bits, 0 for no word about it), power (3 bits, 0 or power - 2),
# symbols (4 bits, those it is said to show).
CLAIM_BITS: Final = 10
CLAIMS: Final = "A claim is a load 1-4, a power 3-6, and one or two symbols."


def claim(load: int = 0, power: int = 0, symbols: int = 0) -> int:
    """Pack a claim; zero for what is not claimed."""
    return load | (power - 2 if power else 0) << 3 | symbols << 6


def claimed_load(packed: int) -> int:
    return packed & 7


def claimed_power(packed: int) -> int:
    power = packed >> 3 & 7
    return power + 2 if power else 0


def claimed_symbols(packed: int) -> int:
    return packed >> 6 & 15


def claim_is_sound(packed: int) -> bool:
    """Whether this is something one can say of a card at all: load 1-4, power 3-6, two symbols."""
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
    """The OFFER move with these contents. `give` must be rising, `claims` in the same order."""
    packed = 0
    for said in reversed(claims):
        packed = packed << CLAIM_BITS | said
    mask = 0
    for card in give:
        mask |= 1 << card
    packed = packed << 98 | mask
    packed = packed << 16 | link_version
    packed = packed << 16 | link
    for number in reversed(ask):
        packed = packed << 4 | number
    packed = packed << 14 | ask_ducats
    packed = packed << 14 | give_ducats
    packed = packed << 3 | to
    return packed << 11 | OFFER | act


class Terms:
    """The contents of an OFFER move, unpacked."""

    def __init__(self, move: int) -> None:
        self.act = move & 127
        packed = move >> 11
        self.to = packed & 7
        packed >>= 3
        self.give_ducats = packed & MAX_DUCATS
        packed >>= 14
        self.ask_ducats = packed & MAX_DUCATS
        packed >>= 14
        self.ask = [packed >> 4 * i & 15 for i in range(8)]
        packed >>= 32
        self.link = packed & MAX_ID
        packed >>= 16
        self.link_version = packed & MAX_ID
        packed >>= 16
        self.give = cards_in(packed & (1 << 98) - 1)
        packed >>= 98
        self.claims: list[int] = []
        for _ in self.give:
            self.claims.append(packed & 1023)
            packed >>= CLAIM_BITS
        if packed:
            raise FondacoError("This offer makes claims about cards it does not name.")

    def check(self) -> None:
        """Whether these are terms one can put to somebody, whoever holds which card."""
        if self.act > COUNTER:
            raise FondacoError("An offer is new, amended or a counter-offer.")
        if self.act == NEW and (self.link or self.link_version):
            raise FondacoError("A new offer answers no other.")
        if self.to > 4 and self.to != EVERYONE:
            raise FondacoError("An offer goes to one seat or to all.")
        if not self.give and not any(self.ask):
            raise FondacoError("A deal must move at least one card (OM-2.2.4).")
        for said in self.claims:
            if not claim_is_sound(said):
                raise FondacoError(CLAIMS)


def pack_answer(kind: int, number: int, version: int, cards: list[int]) -> int:
    """The move that accepts (with these cards), declines or withdraws an offer as it was seen."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return ((mask << 16 | version) << 16 | number) << 11 | kind


def answer_number(move: int) -> int:
    return move >> 11 & MAX_ID


def answer_version(move: int) -> int:
    return move >> 27 & MAX_ID


def answer_cards(move: int) -> list[int]:
    return cards_in(move >> 43)
