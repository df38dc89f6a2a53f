"""A position that a seat could be in, drawn at random from all that fit what it knows.

The hidden cards are dealt anew to the hidden slots: the pile, hands, and the two kinds of places on
pirate stacks. Without constraints that is a shuffle. With them (tracked cards, goods that a hand
must hold, a pile of known cards) it is a matching of cards to slots, then mixed by random swaps.
"""

from random import Random

from fondaco.rules.contract import FondacoError
from fondaco.rules.oltremare.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED, PLACES
from fondaco.rules.oltremare.moves import UNSEEN, VENICE
from fondaco.rules.oltremare.offers import Offer
from fondaco.rules.oltremare.position import OltremarePosition
from fondaco.rules.oltremare.setup import blank
from fondaco.rules.oltremare.view import HIDDEN, OltremareView


def sample(v: OltremareView, rng: Random) -> OltremarePosition:
    """A full position with the same view for this seat."""
    p = blank(v.setting, f"sample-{rng.getrandbits(64)}")
    copy_known(v, p)
    cards = hidden_cards(v)
    rng.shuffle(cards)
    places, demands = hidden_slots(v)
    if v.tracked or any(goods >= 0 for goods in demands) or not v.pile_open:
        cards = match(v, cards, places, demands, rng)
    deal(v, p, cards, places)
    place_venice(v, p, rng)
    name_offered_cards(v, p, rng)
    for seat in range(v.players):
        if seat == v.seat:
            p.tracked[seat] = v.tracked
        elif not v.pile_open:
            # All have seen what the refilled pile is made of. What else others know is left open.
            p.tracked[seat] = tuple([card << 16 | IN_PILE for card in p.pile])
    return p


def copy_known(v: OltremareView, p: OltremarePosition) -> None:
    """Everything that is not a hidden card."""
    p.ply = v.ply
    p.over = v.over
    p.turn = v.turn
    p.phase = v.phase
    p.first = v.first
    p.turns = v.turns
    p.venice_out = v.venice == "out"
    p.last_round = v.last_round
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
    p.shown = v.shown[:]
    p.refilled = v.refilled
    p.pile_open = v.pile_open
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


def hidden_slots(v: OltremareView) -> tuple[list[int], list[int]]:
    """The places of all hidden cards, and beside each the goods it must hold (-1 for any)."""
    places: list[int] = []
    demands: list[int] = []
    for seat in range(v.players):
        for entry in v.pirates[seat]:
            if entry in (UNSEEN, HIDDEN):
                places.append((IN_LOST if entry == UNSEEN else IN_STOWED) << seat)
                demands.append(-1)
        if seat != v.seat:
            size = v.hand_sizes[seat]
            must = goods_held(v, seat)
            places += [IN_HAND << seat] * size
            demands += must + [-1] * (size - len(must))
    pile = v.pile_size - (v.venice != "out")
    places += [IN_PILE] * pile
    demands += [-1] * pile
    return places, demands


def goods_held(v: OltremareView, seat: int) -> list[int]:
    """Goods that this seat's hand holds for sure: from deals, and from its offers on the table."""
    least = v.shown[seat * 7 : seat * 7 + 7]
    for offer, pairs in zip(v.offers, v.told, strict=True):
        if offer.owner == seat:
            given = [0] * 7
            for pair in pairs:
                given[pair[0]] += 1
            least = [max(a, b) for a, b in zip(least, given, strict=True)]
    return [goods for goods in range(7) for _ in range(least[goods])]


def match(
    v: OltremareView, cards: list[int], places: list[int], demands: list[int], rng: Random
) -> list[int]:
    """The cards in an order that puts each into a slot where it can be."""
    goods = v.setting.deck.goods
    # A spectator keeps no book, so not even a refilled pile is known to it.
    usual = PLACES if v.pile_open or v.seat < 0 else PLACES & ~IN_PILE
    allowed = [usual] * len(goods)
    for entry in v.tracked:
        allowed[entry >> 16] = entry & PLACES

    def fits(card: int, slot: int) -> bool:
        return bool(allowed[card] & places[slot]) and demands[slot] in (-1, goods[card])

    slots = list(range(len(places)))
    rng.shuffle(slots)
    in_slot = [-1] * len(places)

    def seat_card(card: int, tried: set[int]) -> bool:
        for slot in slots:
            if in_slot[slot] < 0 and fits(card, slot):
                in_slot[slot] = card
                return True
        for slot in slots:
            if slot not in tried and fits(card, slot):
                tried.add(slot)
                if seat_card(in_slot[slot], tried):
                    in_slot[slot] = card
                    return True
        return False

    # The choosiest first, so that hardly anybody has to move over.
    for card in sorted(cards, key=lambda c: allowed[c].bit_count()):
        if not seat_card(card, set()):
            raise FondacoError("No position fits this view.")
    for _ in range(4 * len(slots)):
        a = slots[int(rng.random() * len(slots))]
        b = slots[int(rng.random() * len(slots))]
        if fits(in_slot[a], b) and fits(in_slot[b], a):
            in_slot[a], in_slot[b] = in_slot[b], in_slot[a]
    return in_slot


def deal(v: OltremareView, p: OltremarePosition, cards: list[int], places: list[int]) -> None:
    """Put the cards into their slots, which are in the order of `hidden_slots`."""
    at = 0
    for seat in range(v.players):
        for entry in v.pirates[seat]:
            if entry == UNSEEN:
                p.pirates[seat].append(cards[at] | UNSEEN)
                at += 1
            elif entry == HIDDEN:
                p.pirates[seat].append(cards[at])
                at += 1
            else:
                p.pirates[seat].append(entry)
        if seat != v.seat:
            p.hands[seat] = cards[at : at + v.hand_sizes[seat]]
            at += v.hand_sizes[seat]
    p.pile = cards[at:]


def place_venice(v: OltremareView, p: OltremarePosition, rng: Random) -> None:
    """Venice lies where it was put, in the middle fifth, or for all to see on top (OM-1.6)."""
    if v.venice == "top":
        p.pile.append(VENICE)
    elif v.venice == "in":
        low = v.setting.venice_low
        high = min(v.setting.venice_high, v.pile_size - 2)
        p.pile.insert(rng.randint(low, high), VENICE)


def name_offered_cards(v: OltremareView, p: OltremarePosition, rng: Random) -> None:
    """Choose which cards of their hands the others' offers are about."""
    goods = v.setting.deck.goods
    for offer, pairs in zip(v.offers, v.told, strict=True):
        if offer.owner == v.seat:
            p.offers.append(offer)
            continue
        free = p.hands[offer.owner][:]
        rng.shuffle(free)
        chosen: list[list[int]] = []
        for pair in pairs:
            card = next(card for card in free if goods[card] == pair[0])
            free.remove(card)
            chosen.append([card, pair[1]])
        chosen.sort()
        p.offers.append(
            Offer(
                offer.number, offer.version, offer.owner, offer.to,
                [c[0] for c in chosen], [c[1] for c in chosen],
                offer.give_ducats, offer.ask, offer.ask_ducats, offer.counters, offer.declined,
            )
        )  # fmt: skip
