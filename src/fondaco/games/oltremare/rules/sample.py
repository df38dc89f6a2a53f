"""A position that a seat could be in, drawn at random from all that fit what it knows.

The hidden cards are dealt again to the hidden slots: the pile, hands, and the two kinds of places
on pirate stacks. Where nothing is known of them that is a shuffle; if not, see dealing.py.
"""

from random import Random

from fondaco.games.oltremare.rules.dealing import constrained
from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED
from fondaco.games.oltremare.rules.limits import Limits
from fondaco.games.oltremare.rules.moves import UNSEEN, VENICE
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.pile import put_venice
from fondaco.games.oltremare.rules.repair import shuffle
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView


class Sampler:
    """Draws positions that fit one view; what they have in common is found out once.

    They are copies of a blank position. If that keeps no books, they are only good to think in:
    what seats know is left out.
    """

    def __init__(self, v: OltremareView, blank: OltremareState) -> None:
        self.v = v
        self.known = blank
        copy_known(v, self.known)
        self.hidden = hidden_cards(v)
        self.slots = hidden_slots(v)
        self.free = not (v.tracked or not v.pile_open or v.refills or any(v.named))
        self.limits: Limits | None = None

    def sample(self, rng: Random) -> OltremareState:
        """A full position with the same view for this seat."""
        v = self.v
        p = self.known.copy()
        assert isinstance(p, OltremareState)
        p.seed = f"sample-{rng.getrandbits(64)}"
        cards = self.hidden[:]
        shuffle(rng, cards)
        if not self.free:
            cards = constrained(self.limits_for(cards), cards, rng)
        deal(v, p, cards)
        place_venice(v, p, rng)
        name_offered_cards(v, p, rng)
        if not p.books:
            return p
        for seat in range(v.players):
            if seat == v.seat:
                p.tracked[seat] = v.tracked
                p.floors[seat] = v.floors
            elif not v.pile_open:
                # All have seen what the refilled pile is made of. What else others know is open.
                p.tracked[seat] = tuple([card << 16 | IN_PILE for card in p.pile])
        return p

    def limits_for(self, cards: list[int]) -> Limits:
        """Where each hidden card may be; a spectator looks at them in the order of the shuffle."""
        limits = self.limits
        if limits is None:
            limits = Limits(self.v, self.slots, cards)
            if self.v.seat >= 0:
                self.limits = limits
        return limits


def copy_known(v: OltremareView, p: OltremareState) -> None:
    """Everything that is not a hidden card."""
    p.ply = v.ply
    p.over = v.over
    p.turn = v.turn
    p.phase = v.phase
    p.first = v.first
    p.turns = v.turns
    p.venice_out = v.venice == "out"
    p.last_round = v.last_round
    p.recycled = v.recycled
    p.played = v.played[:]
    p.discard = v.discard[:]
    p.cargo = [stack[:] for stack in v.cargo]
    p.ducats = v.ducats[:]
    p.prestige = v.prestige[:]
    p.ship = v.ship[:]
    p.active = v.active[:]
    p.collected = v.collected[:]
    p.markers = v.markers[:]
    p.need = v.need
    p.bought = v.bought
    p.sails = v.sails
    p.sailed = v.sailed[:]
    p.dealt = v.dealt
    p.offered = v.offered
    p.numbered = v.numbered
    p.shown = v.shown[:]
    p.refilled = v.refilled
    p.pile_open = v.pile_open
    p.named = v.named[:]
    p.refills = v.refills
    if v.seat >= 0:
        p.hands[v.seat] = v.hand[:]


def hidden_cards(v: OltremareView) -> list[int]:
    """All cards of which this seat does not see where they are."""
    seen = set(v.hand)
    seen.update(v.played)
    seen.update(v.discard)
    for stack in v.cargo:
        seen.update(stack)
    if v.seat >= 0:
        seen.update(v.pirates[v.seat])
    return [card for card in v.setting.cards if card not in seen]


def hidden_slots(v: OltremareView) -> list[int]:
    """The places of all hidden cards, slot by slot, in the order in which `deal` fills them."""
    slots: list[int] = []
    for seat in range(v.players):
        for entry in v.pirates[seat]:
            if entry in (UNSEEN, HIDDEN):
                slots.append((IN_LOST if entry == UNSEEN else IN_STOWED) << seat)
        if seat != v.seat:
            slots += [IN_HAND << seat] * v.hand_sizes[seat]
    return slots + [IN_PILE] * (v.pile_size - (v.venice != "out"))


def deal(v: OltremareView, p: OltremareState, cards: list[int]) -> None:
    """Put the cards into their slots, which are in the order of `hidden_slots`."""
    at = 0
    for seat in range(v.players):
        stack: list[int] = []
        for entry in v.pirates[seat]:
            if entry == UNSEEN:
                stack.append(cards[at] | UNSEEN)
                at += 1
            elif entry == HIDDEN:
                stack.append(cards[at])
                at += 1
            else:
                stack.append(entry)
        p.pirates[seat] = stack
        if seat != v.seat:
            p.hands[seat] = cards[at : at + v.hand_sizes[seat]]
            at += v.hand_sizes[seat]
    p.pile = cards[at:]


def place_venice(v: OltremareView, p: OltremareState, rng: Random) -> None:
    """Venice lies where it was put, in the middle fifth, or for all to see on top (OM-1.6)."""
    if v.venice == "top":
        p.pile.append(VENICE)
    elif v.venice == "in":
        put_venice(p, rng)


def name_offered_cards(v: OltremareView, p: OltremareState, rng: Random) -> None:
    """Choose which cards of their hands the others' offers are about."""
    goods = v.setting.deck.goods
    offers: list[Offer] = []
    for offer, pairs in zip(v.offers, v.told, strict=True):
        if offer.owner == v.seat:
            offers.append(offer)
            continue
        free = p.hands[offer.owner][:]
        rng.shuffle(free)
        chosen: list[list[int]] = []
        for pair in pairs:
            card = next(card for card in free if goods[card] == pair[0])
            free.remove(card)
            chosen.append([card, pair[1]])
        chosen.sort()
        offers.append(
            Offer(
                offer.number, offer.version, offer.owner, offer.to,
                [c[0] for c in chosen], [c[1] for c in chosen],
                offer.give_ducats, offer.ask, offer.ask_ducats, offer.counters, offer.declined,
            )
        )  # fmt: skip
    p.offers = offers
