"""Hidden cards dealt anew, so that nothing a seat knows of them is contradicted.

Tracked cards are placed first, those of which it knows most; then goods that must be somewhere; the
rest is a shuffle. In the rare case that this gets stuck (late, with a new pile), cards are swapped
until they fit.
"""

from random import Random
from typing import Final

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED, PLACES
from fondaco.games.oltremare.rules.moves import UNSEEN
from fondaco.games.oltremare.rules.state import Refill
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView

TRIES: Final = 12
STARTS: Final = 20
SWAPS: Final = 5_000
ABOVE: Final = 127  # hands and pile lie higher than any card on a pirate stack


def shuffle(rng: Random, items: list[int]) -> None:
    """Faster than rng.shuffle, and good enough where nobody's game depends on it."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def constrained(limits: "Limits", cards: list[int], rng: Random) -> list[int]:
    """The cards in an order that puts each into a slot where it can be."""
    for _ in range(TRIES):
        found = attempt(limits, cards, rng)
        if found:
            return found
        shuffle(rng, cards)
    return repaired(limits, cards, rng)


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
        self.floors: dict[int, int] = {}
        for entry in v.floors:
            key = entry >> 8
            self.floors[key] = min(entry & 255, self.floors.get(key, 255))
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


def attempt(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """One try at dealing fairly under the constraints; empty if it got stuck."""
    hold = Hold(limits, rng)
    if not (hold.track_all() and hold.name_all(cards)):
        return []
    free = [card for card in cards if card not in hold.placed]
    dealt = [card if card >= 0 else free.pop() for card in hold.filled]
    if limits.refills:  # somebody else's world may know less of a new pile than of its limits
        for seat in range(len(limits.named)):
            if faults(limits, dealt, seat):
                return []
    return dealt


class Hold:
    """The slots as they are being filled."""

    def __init__(self, limits: Limits, rng: Random) -> None:
        self.limits = limits
        self.rng = rng
        self.filled = [-1] * len(limits.slots)
        self.left = {place: slots[:] for place, slots in limits.at.items()}
        self.placed: set[int] = set()
        self.most = [pile.most[:] for pile in limits.refills]

    def put(self, card: int, slot: int) -> None:
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


def holder(place: int) -> int:
    """Whose hand this is, or own cards on a pirate stack; -1 for the pile and what pirates took."""
    if place == IN_PILE or place >= IN_LOST:
        return -1
    return (place // (IN_STOWED if place >= IN_STOWED else IN_HAND)).bit_length() - 1


def repaired(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """The cards somehow in slots where each can be, then swapped until all of them fit together.

    Swapping may run into a corner: then it begins anew.
    """
    for _ in range(STARTS):
        found = swapped(limits, matched(limits, cards, rng), rng)
        if found:
            return found
    raise Refused("view-without-position")


def swapped(limits: Limits, in_slot: list[int], rng: Random) -> list[int]:
    """Cards are swapped until they fit together; empty if that takes too long."""
    wrong = [faults(limits, in_slot, seat) for seat in range(len(limits.named))]
    for _ in range(SWAPS):
        if not any(wrong):
            return in_slot
        one = int(rng.random() * len(in_slot))
        two = int(rng.random() * len(in_slot))
        card, other = in_slot[one], in_slot[two]
        if not (limits.fits(card, two) and limits.fits(other, one)):
            continue
        in_slot[one], in_slot[two] = other, card
        seats = {holder(limits.slots[one]), holder(limits.slots[two])} - {-1}
        now = {seat: faults(limits, in_slot, seat) for seat in seats}
        if sum(now.values()) <= sum(wrong[seat] for seat in seats) or rng.random() < 0.01:
            for seat in seats:
                wrong[seat] = now[seat]
        else:
            in_slot[one], in_slot[two] = card, other
    return []


def faults(limits: Limits, in_slot: list[int], seat: int) -> int:
    """How many goods that a seat has named are missing, and cards of new piles too many there."""
    mine = limits.at.get(IN_HAND << seat, []) + limits.at.get(IN_STOWED << seat, [])
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


def matched(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """Each card in a slot where it can be for itself: augmenting paths, cards one by one."""
    order = list(range(len(limits.slots)))
    shuffle(rng, order)
    in_slot = [-1] * len(order)

    def seat_card(card: int, tried: set[int]) -> bool:
        fitting = [slot for slot in order if limits.fits(card, slot)]
        for slot in fitting:
            if in_slot[slot] < 0:
                in_slot[slot] = card
                return True
        for slot in fitting:
            if slot not in tried:
                tried.add(slot)
                if seat_card(in_slot[slot], tried):
                    in_slot[slot] = card
                    return True
        return False

    for card in sorted(cards, key=lambda card: limits.allowed[card].bit_count()):
        if not seat_card(card, set()):
            raise Refused("view-without-position")
    return in_slot
