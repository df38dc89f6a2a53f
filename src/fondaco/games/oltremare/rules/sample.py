"""A position that a seat could be in, drawn at random from all that fit what it knows.

The hidden cards are dealt anew to the hidden slots: the pile, hands, and the two kinds of places on
pirate stacks. Without constraints that is a shuffle. With them (tracked cards, goods that a hand
must hold, a pile of known cards) tracked cards are placed first, then hands that must hold some
goods are filled. In the rare case that this gets stuck, a matching finds a way.
"""

from random import Random
from typing import Final

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED, PLACES
from fondaco.games.oltremare.rules.moves import UNSEEN, VENICE
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.setup import blank
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView

TRIES: Final = 40


def sample(v: OltremareView, rng: Random) -> OltremarePosition:
    """A full position with the same view for this seat."""
    p = blank(v.setting, f"sample-{rng.getrandbits(64)}")
    copy_known(v, p)
    cards = hidden_cards(v)
    rng.shuffle(cards)
    slots = hidden_slots(v)
    if v.tracked or not v.pile_open or any(goods_held(v, seat) for seat in range(v.players)):
        cards = constrained(v, cards, slots, rng)
    deal(v, p, cards)
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


def goods_held(v: OltremareView, seat: int) -> list[int]:
    """Goods that another hand holds for sure: from deals, and from its offers on the table."""
    if seat == v.seat:
        return []
    least = v.shown[seat * 7 : seat * 7 + 7]
    for offer, pairs in zip(v.offers, v.told, strict=True):
        if offer.owner == seat:
            given = [0] * 7
            for pair in pairs:
                given[pair[0]] += 1
            least = [max(a, b) for a, b in zip(least, given, strict=True)]
    return [goods for goods in range(7) for _ in range(least[goods])]


def constrained(v: OltremareView, cards: list[int], slots: list[int], rng: Random) -> list[int]:
    """The cards in an order that puts each into a slot where it can be."""
    for _ in range(TRIES):
        found = attempt(v, cards, slots, rng)
        if found:
            return found
    return match(v, cards, slots, rng)


def allowed_places(v: OltremareView) -> list[int]:
    """By card: where it may be."""
    # A spectator keeps no book, so not even a refilled pile is known to it.
    usual = PLACES if v.pile_open or v.seat < 0 else PLACES & ~IN_PILE
    allowed = [usual] * len(v.setting.deck.goods)
    for entry in v.tracked:
        allowed[entry >> 16] = entry & PLACES
    return allowed


def attempt(v: OltremareView, cards: list[int], slots: list[int], rng: Random) -> list[int]:
    """One try at dealing fairly under the constraints; empty if it got stuck."""
    allowed = allowed_places(v)
    room: dict[int, int] = {}
    for place in slots:
        room[place] = room.get(place, 0) + 1
    held: dict[int, list[int]] = {place: [] for place in room}
    tracked = [entry >> 16 for entry in v.tracked]
    rng.shuffle(tracked)
    tracked.sort(key=lambda card: allowed[card].bit_count())
    if not v.pile_open and v.seat >= 0:
        # Only tracked cards can be in the pile: settle first which of them are.
        sure = [card for card in tracked if allowed[card] == IN_PILE]
        maybe = [card for card in tracked if allowed[card] & IN_PILE and card not in sure]
        wanted = room.get(IN_PILE, 0) - len(sure)
        if not 0 <= wanted <= len(maybe):
            return []
        for card in maybe:
            allowed[card] &= ~IN_PILE
        for card in rng.sample(maybe, wanted):
            allowed[card] = IN_PILE
    for card in tracked:
        open_places = [place for place in room if place & allowed[card] and room[place]]
        if not open_places:
            return []
        place = rng.choices(open_places, [room[place] for place in open_places])[0]
        held[place].append(card)
        room[place] -= 1
    known = set(tracked)
    free = [card for card in cards if card not in known]
    rng.shuffle(free)
    for seat in range(v.players):
        must = goods_held(v, seat)
        if must:
            place = IN_HAND << seat
            drawn = draw_hand(v, held[place], room[place], must, free, rng)
            if drawn is None:
                return []
            held[place] += drawn
            room[place] = 0
            taken = set(drawn)
            free = [card for card in free if card not in taken]
    for place, number in room.items():
        if number:
            held[place] += free[-number:]
            del free[-number:]
    for some in held.values():
        rng.shuffle(some)
    return [held[place].pop() for place in slots]


def draw_hand(
    v: OltremareView, sure: list[int], number: int, must: list[int], free: list[int], rng: Random
) -> list[int] | None:
    """So many of the free cards that, with those already there, the hand holds what it must.

    A card that came in a deal is any one of its goods, and the others are any that are left.
    """
    goods = v.setting.deck.goods
    missing = must[:]
    for card in sure:
        if goods[card] in missing:
            missing.remove(goods[card])
    if len(missing) > number or number > len(free):
        return None
    drawn: list[int] = []
    for kind in missing:
        of_kind = [card for card in free if goods[card] == kind and card not in drawn]
        if not of_kind:
            return None
        drawn.append(rng.choice(of_kind))
    rest = [card for card in free if card not in drawn]
    return drawn + rng.sample(rest, number - len(drawn))


def match(v: OltremareView, cards: list[int], slots: list[int], rng: Random) -> list[int]:
    """Some way to put each card into a slot where it can be: augmenting paths, cards one by one."""
    goods = v.setting.deck.goods
    allowed = allowed_places(v)
    demands = [-1] * len(slots)
    for seat in range(v.players):
        at = slots.index(IN_HAND << seat) if IN_HAND << seat in slots else 0
        for i, kind in enumerate(goods_held(v, seat)):
            demands[at + i] = kind
    order = list(range(len(slots)))
    rng.shuffle(order)
    in_slot = [-1] * len(slots)

    def fits(card: int, slot: int) -> bool:
        return bool(allowed[card] & slots[slot]) and demands[slot] in (-1, goods[card])

    def seat_card(card: int, tried: set[int]) -> bool:
        for slot in order:
            if in_slot[slot] < 0 and fits(card, slot):
                in_slot[slot] = card
                return True
        for slot in order:
            if slot not in tried and fits(card, slot):
                tried.add(slot)
                if seat_card(in_slot[slot], tried):
                    in_slot[slot] = card
                    return True
        return False

    for card in sorted(cards, key=lambda c: allowed[c].bit_count()):
        if not seat_card(card, set()):
            raise Refused("view-without-position")
    return in_slot


def deal(v: OltremareView, p: OltremarePosition, cards: list[int]) -> None:
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
