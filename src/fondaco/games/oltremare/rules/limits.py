"""Where hidden cards may be, as far as one seat knows: the limits that a deal has to keep."""

from typing import Final

from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED, PLACES
from fondaco.games.oltremare.rules.moves import UNSEEN
from fondaco.games.oltremare.rules.state import Refill
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView

ABOVE: Final = 127  # hands and pile lie higher than any card on a pirate stack


class Limits:
    """Where each hidden card may be, for one seat."""

    def __init__(self, v: OltremareView, slots: list[int], hidden: list[int]) -> None:
        self.goods = v.setting.deck.goods
        self.seat = v.seat
        self.slots = slots
        self.tracked = [entry >> 16 for entry in v.tracked]
        self.refills: list[Refill] = v.refills
        # A spectator may not know what the new pile was made of: it keeps no book.
        self.pile_open = v.pile_open or (v.seat < 0 and v.refills[-1].is_open)
        usual = PLACES if self.pile_open else PLACES & ~IN_PILE
        self.allowed = [usual] * len(self.goods)  # by card, as places
        for entry in v.tracked:
            self.allowed[entry >> 16] = entry & PLACES
        if v.seat < 0 and v.refills:
            self._track_refills(hidden)
        self.floors = {entry >> 8: entry & 255 for entry in v.floors}
        self.named = [[] if seat == v.seat else v.named[seat] for seat in range(v.players)]
        # Slots of each place, and for those on pirate stacks how high they are.
        self.at: dict[int, list[int]] = {}
        for slot in range(len(slots)):
            place = slots[slot]
            if place in self.at:
                self.at[place].append(slot)
            else:
                self.at[place] = [slot]
        self.height = [ABOVE] * len(slots)
        self.exact = bool(v.floors or self.refills)  # not only the place matters
        if self.exact or any(v.named):
            slot = 0
            for seat in range(v.players):
                for height, entry in enumerate(v.pirates[seat]):
                    if entry in (UNSEEN, HIDDEN):
                        self.height[slot] = height
                        slot += 1
                if seat != v.seat:
                    slot += v.hand_sizes[seat]

    def _track_refills(self, hidden: list[int]) -> None:
        """A spectator keeps no book of cards, but has seen what new piles were made of."""
        for card in hidden:
            newest = self.newest(card)
            if newest >= 0:
                self.tracked.append(card)
                places = PLACES & -IN_LOST
                if newest + 1 == len(self.refills) or self.pile_open:
                    places |= IN_PILE
                for seat, most in enumerate(self.refills[newest].most):
                    if most:
                        places |= (IN_HAND | IN_STOWED) << seat
                self.allowed[card] = places

    def fits(self, card: int, slot: int) -> bool:
        """Whether a card may be in a slot, as far as that does not depend on other cards."""
        place = self.slots[slot]
        if not self.allowed[card] & place:
            return False
        height = self.height[slot]
        if place >= IN_LOST:
            return not self.refills or self._may_be_lost(card, place, height)
        if place < IN_STOWED:
            return True
        seat = (place // IN_STOWED).bit_length() - 1
        key = card << 8 | seat
        if key in self.floors:
            return height >= self.floors[key]
        newest = self.newest(card)
        return newest < 0 or height >= self.refills[newest].floors[seat]

    def newest(self, card: int) -> int:
        """The last of the new piles in which all saw this card, or -1."""
        for at in range(len(self.refills) - 1, -1, -1):
            if card in self.refills[at].cards:
                return at
        return -1

    def _may_be_lost(self, card: int, place: int, height: int) -> bool:
        """The pirates took it from the pile there was then."""
        seat = (place // IN_LOST).bit_length() - 1
        pile = -1
        for at in range(len(self.refills)):
            if height >= self.refills[at].since[seat]:
                pile = at
        if pile < self.newest(card):
            return False
        return pile < 0 or self.refills[pile].is_open or card in self.refills[pile].cards

    def only_new(self, slot: int) -> bool:
        """Whether only a card that all saw in a new pile can be in this slot."""
        place = self.slots[slot]
        if place == IN_PILE:
            return not self.pile_open
        if place < IN_LOST:
            return False
        seat = (place // IN_LOST).bit_length() - 1
        piles = [pile for pile in self.refills if self.height[slot] >= pile.since[seat]]
        return bool(piles) and not piles[-1].is_open


def holder(place: int) -> int:
    """Whose hand this is, or own cards on a pirate stack; -1 for the pile and what pirates took."""
    if place == IN_PILE or place >= IN_LOST:
        return -1
    return (place // (IN_STOWED if place >= IN_STOWED else IN_HAND)).bit_length() - 1


class Need:
    """At least so many of these slots hold one of these cards."""

    def __init__(self, slots: list[int], cards: set[int], least: int) -> None:
        self.slots = slots
        self.cards = cards
        self.least = least

    def met(self, in_slot: list[int]) -> bool:
        """Whether enough of these cards are in these slots."""
        return sum([in_slot[slot] in self.cards for slot in self.slots]) >= self.least


def needs(limits: Limits) -> list[Need]:
    """All that cards have to fit together for: where each of them fits is not enough for these."""
    found: list[Need] = []
    every = range(len(limits.goods))
    for seat in range(len(limits.named)):
        mine = slots_of(limits, seat)
        for bound in limits.named[seat]:
            area = [slot for slot in mine if limits.height[slot] >= bound[0]]
            for goods in range(7):
                if bound[goods + 1]:
                    named = {card for card in every if limits.goods[card] == goods}
                    found.append(Need(area, named, bound[goods + 1]))
        if seat != limits.seat:
            for at, pile in enumerate(limits.refills):
                other = {card for card in every if limits.newest(card) != at}
                found.append(Need(mine, other, len(mine) - pile.most[seat]))
    return found


def slots_of(limits: Limits, seat: int) -> list[int]:
    """Those of a hand, and of the cards that its owner has put on the pirate stack."""
    return limits.at.get(IN_HAND << seat, []) + limits.at.get(IN_STOWED << seat, [])


def faults(limits: Limits, in_slot: list[int], seat: int) -> int:
    """How many cards are missing that `needs` asks for, at one seat."""
    mine = slots_of(limits, seat)
    found = 0
    for bound in limits.named[seat]:
        held = [0] * 7
        for slot in mine:
            if limits.height[slot] >= bound[0]:
                held[limits.goods[in_slot[slot]]] += 1
        found += sum(max(0, bound[goods + 1] - held[goods]) for goods in range(7))
    if seat != limits.seat:
        for at, pile in enumerate(limits.refills):
            new = sum(limits.newest(in_slot[slot]) == at for slot in mine)
            found += max(0, new - pile.most[seat])
    return found
