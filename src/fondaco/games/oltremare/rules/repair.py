"""A deal of hidden cards where dealing them at random gets stuck.

Cards are put where each of them can be, and swapped until they fit together. This is fast but can
get stuck. After too many failures a complete search decides: it finds a deal whenever there is one.
"""

from random import Random
from typing import Final

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.limits import Limits, Need, faults, holder, needs

STARTS: Final = 20
SWAPS: Final = 5_000


def shuffle(rng: Random, items: list[int]) -> None:
    """Faster than rng.shuffle, and good enough where nobody's game depends on it."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def repaired(limits: Limits, cards: list[int], rng: Random) -> list[int]:
    """The cards in slots where they fit; Refused if there is no such deal."""
    for _ in range(STARTS):
        start = matched(limits, cards, rng)
        found = swapped(limits, start.dealt(), rng)
        if found:
            return found
    return searched(limits, matched(limits, cards, rng))


# --- cards one by one -----------------------------------------------------------------------------


class Matching:
    """Each card in a slot where it can be for itself: augmenting paths, cards one by one.

    Both are numbers here, as in the lists `cards` and `order`: a spot is a place in that order of
    slots.
    """

    def __init__(
        self, cards: list[int], order: list[int], fitting: list[int], card_at: list[int]
    ) -> None:
        self.cards = cards
        self.order = order
        self.fitting = fitting  # for each card the spots that it may take, as bits
        self.card_at = card_at  # for each spot the card there, or -1
        self.tried = 0  # spots, as bits

    def copy(self) -> "Matching":
        """An independent copy."""
        return Matching(self.cards, self.order, self.fitting[:], self.card_at[:])

    def place(self, card: int) -> bool:
        """Find a spot for a card, if need be by moving others."""
        self.tried = 0
        return self._place(card)

    def _place(self, card: int) -> bool:
        spots = bits(self.fitting[card])
        for spot in spots:
            if self.card_at[spot] < 0:
                self.card_at[spot] = card
                return True
        for spot in spots:
            if not self.tried >> spot & 1:
                self.tried |= 1 << spot
                if self._place(self.card_at[spot]):
                    self.card_at[spot] = card
                    return True
        return False

    def settle(self) -> bool:
        """Move the cards that may no longer be where they are; False if one finds no spot."""
        homeless: list[int] = []
        for spot in range(len(self.card_at)):
            card = self.card_at[spot]
            if not self.fitting[card] >> spot & 1:
                self.card_at[spot] = -1
                homeless.append(card)
        return all(self.place(card) for card in homeless)

    def dealt(self) -> list[int]:
        """The cards, slot by slot."""
        in_slot = [-1] * len(self.order)
        for spot, card in enumerate(self.card_at):
            in_slot[self.order[spot]] = self.cards[card]
        return in_slot


def bits(number: int) -> list[int]:
    """Which bits are set, the lowest first."""
    found: list[int] = []
    while number:
        lowest = number & -number
        found.append(lowest.bit_length() - 1)
        number ^= lowest
    return found


def matched(limits: Limits, cards: list[int], rng: Random) -> Matching:
    """Each card where it can be for itself; Refused if that is not possible."""
    order = list(range(len(limits.slots)))
    shuffle(rng, order)
    cards = sorted(cards, key=lambda card: limits.allowed[card].bit_count())
    fitting = [0] * len(cards)
    for number in range(len(cards)):
        for spot in range(len(order)):
            if limits.fits(cards[number], order[spot]):
                fitting[number] |= 1 << spot
    matching = Matching(cards, order, fitting, [-1] * len(order))
    for number in range(len(cards)):
        if not matching.place(number):
            raise Refused("view-without-position")
    return matching


# --- swapping -------------------------------------------------------------------------------------


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


# --- complete search ------------------------------------------------------------------------------


def searched(limits: Limits, start: Matching) -> list[int]:
    """A deal that meets all needs; Refused if there is none.

    Where a matching breaks a need, the search tries in turn each slot that could help to meet it,
    and then knows that none of those tried before does. So nothing is left out, nothing is looked
    at twice, and whatever cannot be matched at all is dropped at once.
    """
    wanted = needs(limits)
    waiting = [start]
    while waiting:
        matching = waiting.pop()
        if not matching.settle():
            continue
        dealt = matching.dealt()
        broken = next((need for need in wanted if not need.met(dealt)), None)
        if broken is None:
            return dealt
        waiting += reversed(ways(limits, matching, broken))
    raise Refused("view-without-position")


def ways(limits: Limits, matching: Matching, need: Need) -> list[Matching]:
    """The matching with one more slot that must help to meet a need, for each such slot."""
    helps = [card in need.cards for card in matching.cards]
    # Slots that nothing distinguishes are equivalent: one of them is tried.
    alike: dict[tuple[int, int, int], list[int]] = {}
    for spot, slot in enumerate(matching.order):
        if slot in need.slots:
            able = 0
            both = 0
            for card in range(len(helps)):
                if matching.fitting[card] >> spot & 1:
                    able |= 1 << card
                    both |= 2 if helps[card] else 1
            if both == 3:  # else it is settled already
                key = (limits.slots[slot], limits.height[slot], able)
                alike.setdefault(key, []).append(spot)
    found: list[Matching] = []
    rest = matching.copy()
    for spots in alike.values():
        taken = 1 << spots[0]
        way = rest.copy()
        tried = 0
        for spot in spots:
            tried |= 1 << spot
        for card in range(len(helps)):
            if helps[card]:
                rest.fitting[card] &= ~tried
            else:
                way.fitting[card] &= ~taken
        found.append(way)
    return found
