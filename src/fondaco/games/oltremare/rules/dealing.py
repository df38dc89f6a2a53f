"""Hidden cards dealt again, so that nothing a seat knows of them is contradicted.

Tracked cards are placed first, those of which it knows most; then goods that must be somewhere; the
rest is a shuffle. Sometimes this gets stuck (late, with a new pile); then see repair.py.
"""

from random import Random
from typing import Final

from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_STOWED
from fondaco.games.oltremare.rules.limits import Limits, faults, holder
from fondaco.games.oltremare.rules.repair import repaired, shuffle

TRIES: Final = 12


def constrained(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """The cards in an order that puts each into a slot where it can be."""
    for _ in range(TRIES):
        found = attempt(limits, cards, rng)
        if found:
            return found
        shuffle(rng, cards)
    return repaired(limits, cards, rng)


def attempt(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """One try at dealing fairly under the constraints; empty if it got stuck."""
    hold = PartialDeal(limits, rng)
    if not (hold.track_all() and hold.name_all(cards)):
        return []
    free = [card for card in cards if card not in hold.placed]
    dealt = [card if card >= 0 else free.pop() for card in hold.filled]
    if limits.refills:  # somebody else's world may know less of a new pile than of its limits
        for seat in range(len(limits.named)):
            if faults(limits, dealt, seat):
                return []
    return dealt


class PartialDeal:
    """The slots as they are being filled."""

    def __init__(self, limits: Limits, rng: Random) -> None:
        self.limits = limits
        self.rng = rng
        self.filled = [-1] * len(limits.slots)
        self.left = {place: slots[:] for place, slots in limits.at.items()}
        self.placed: set[int] = set()
        self.most = [pile.most[:] for pile in limits.refills]

    def put(self, card: int, slot: int) -> None:
        """Put a card into a slot."""
        self.filled[slot] = card
        self.left[self.limits.slots[slot]].remove(slot)
        self.placed.add(card)
        if self.most:
            pile = self.limits.newest(card)
            seat = holder(self.limits.slots[slot])
            if pile >= 0 and seat >= 0:
                self.most[pile][seat] -= 1

    def full(self, card: int, place: int) -> bool:
        """Whether a seat can hold no more cards of the new pile that this one is of."""
        pile = self.limits.newest(card)
        seat = holder(place)
        return pile >= 0 and seat >= 0 and self.most[pile][seat] == 0

    def track(self, card: int) -> bool:
        """Put a tracked card somewhere; False if there is no room."""
        limits = self.limits
        options: list[int] = []
        for place, slots in self.left.items():
            if place & limits.allowed[card] and slots:
                if not limits.exact:
                    options += slots
                elif not self.full(card, place):
                    options += [slot for slot in slots if limits.fits(card, slot)]
        if not options:
            return False
        self.put(card, options[int(self.rng.random() * len(options))])
        return True

    def track_all(self) -> bool:
        """Put the tracked cards where they can be: those with the fewest places first."""
        limits = self.limits
        order = limits.tracked[:]
        shuffle(self.rng, order)
        order.sort(key=lambda card: limits.allowed[card].bit_count())
        waiting: list[int] = []
        for card in order:
            if limits.refills and limits.allowed[card].bit_count() > 1:
                waiting.append(card)
            elif not self.track(card):
                return False
        if not waiting:
            return True
        for slot in range(len(limits.slots)):
            if self.filled[slot] < 0 and limits.only_new(slot):
                card = next((card for card in waiting if limits.fits(card, slot)), -1)
                if card < 0:
                    return False
                waiting.remove(card)
                self.put(card, slot)
        return all(self.track(card) for card in waiting)

    def name_all(self, cards: list[int]) -> bool:
        """Put what is missing of the goods that players have named into their slots."""
        limits = self.limits
        if not any(limits.named):
            return True
        by_goods: list[list[int]] = [[] for _ in range(7)]
        for card in cards:
            if card not in self.placed:
                by_goods[limits.goods[card]].append(card)
        for seat in range(len(limits.named)):
            for bound in reversed(limits.named[seat]):
                if not self.name(seat, bound, by_goods):
                    return False
        return True

    def name(self, seat: int, bound: list[int], by_goods: list[list[int]]) -> bool:
        """The same for one seat, and for one bound on its cards."""
        limits = self.limits
        missing = bound[1:]
        area = limits.at.get(IN_HAND << seat, [])
        stowed = limits.at.get(IN_STOWED << seat)
        if stowed:
            area = area + [slot for slot in stowed if limits.height[slot] >= bound[0]]
        room: list[int] = []
        for slot in area:
            card = self.filled[slot]
            if card >= 0:
                missing[limits.goods[card]] -= 1
            else:
                room.append(slot)
        for goods in range(7):
            for _ in range(missing[goods]):
                if not room:
                    return False
                slot = room.pop(int(self.rng.random() * len(room)))
                # Any of them: the last one would leave the end of the shuffle without these goods.
                able = by_goods[goods]
                if self.most:
                    able = [c for c in able if not self.full(c, limits.slots[slot])]
                if not able:
                    return False
                card = able[int(self.rng.random() * len(able))]
                by_goods[goods].remove(card)
                self.put(card, slot)
        return True
