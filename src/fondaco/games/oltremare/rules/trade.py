"""The trade phase: purchases, offers and deals (OM-2.2)."""

from itertools import combinations, islice
from random import Random
from typing import Final

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.contract.rules import NO_MOVE, Event
from fondaco.games.oltremare.rules import heard, knowledge
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ARG,
    BUY_PILE,
    BUY_PIRATES,
    DECLINE,
    DONE,
    FAVOURABLE_TRADE,
    KIND,
    TRADE,
    UNSEEN,
    WITHDRAW,
)
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    ANY,
    COUNTER,
    EVERYONE,
    MAX_ID,
    MAX_TALK,
    NEW,
    Offer,
    Terms,
    answer_cards,
    answer_number,
    answer_version,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.pile import can_draw, draw, left_to_draw
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.turn import start_actions

PURCHASES: Final = 4  # OM-2.2.6
MAX_WAYS: Final = 200  # ways to accept one offer that are listed


# --- buying and ending ----------------------------------------------------------------------------


def price(s: OltremareState) -> int:
    """What the next card costs the active player (OM-2.2.6, OM-2.2.7)."""
    if s.active[s.turn] == FAVOURABLE_TRADE:
        return s.bought + 1
    return 3 if s.ducats[s.turn] > 0 else 4


def buyable(s: OltremareState) -> int:
    """How many cards the active player can still buy this turn (OM-2.2.6)."""
    cards = left_to_draw(s)
    if s.turn != s.first or s.recycled or not s.setting.edition.last_round:
        cards += len(s.pirates[s.turn])  # else they are counted as a pile to come already
    return min(PURCHASES - s.bought, cards)


def can_end(s: OltremareState) -> bool:
    """OM-2.2.8, OM-2.2.9: enough cards to play, or none to be had anywhere."""
    return len(s.hands[s.turn]) >= s.need or not (can_draw(s) or s.pirates[s.turn])


def list_active(s: OltremareState) -> list[int]:
    """What the active player can do alone: buy, or end the phase."""
    found: list[int] = []
    if s.bought < PURCHASES:
        if s.pile or can_draw(s):
            found.append(BUY_PILE)
        if s.pirates[s.turn]:
            found.append(BUY_PIRATES)
    if can_end(s):
        found.append(DONE)
    return found


def pick_active(s: OltremareState, share: i64) -> int:
    """One of these, at `share` (0 to 65535) of the way through their list; NO_MOVE without any."""
    may_buy = s.bought < PURCHASES
    pile = may_buy and (bool(s.pile) or can_draw(s))
    pirates = may_buy and bool(s.pirates[s.turn])
    done = can_end(s)
    at = share * (i64(pile) + i64(pirates) + i64(done)) >> 16
    if pile:
        if at == 0:
            return BUY_PILE
        at -= 1
    if pirates and at == 0:
        return BUY_PIRATES
    return DONE if done else NO_MOVE


def buy(s: OltremareState, source: int, events: list[Event] | None) -> None:
    """OM-2.2.6: buy from the pile (0) or the own pirate stack (1)."""
    seat = s.turn
    if s.bought >= PURCHASES:
        raise Refused("bought-four")
    if source > 1:
        raise Refused("buy-where")
    if source == 0 and not can_draw(s):
        raise Refused("pile-empty")
    if source == 1 and not s.pirates[seat]:
        raise Refused("pirates-empty")
    cost = price(s)
    s.ducats[seat] = s.ducats[seat] - cost
    s.bought += 1
    if events is not None:
        facts = {"source": "pirates" if source else "pile", "ducats": -cost, "cause": "purchase"}
        events.append(Event("bought", seat, facts))
    if source == 0:
        card = draw(s, events)
        s.hands[seat].append(card)
        if s.books:
            knowledge.drawn(s, seat)
    else:
        entry = s.pirates[seat][-1]
        s.pirates[seat] = s.pirates[seat][:-1]
        card = entry & ~UNSEEN
        s.hands[seat].append(card)
        if s.books:
            knowledge.ransomed(s, seat, entry)
    if events is not None:
        events.append(Event("took", seat, {}, {"card": card}, 1 << seat, barrier=True))


def end_trade(s: OltremareState, events: list[Event] | None) -> None:
    """OM-2.2.8: the active player continues with the actions; all offers lapse."""
    if not can_end(s):
        raise Refused("too-few-cards", need=s.need, hand=len(s.hands[s.turn]))
    if s.offers:
        s.offers = []
    if events is not None:
        events.append(Event("trade_ended", s.turn, {}))
    start_actions(s, events)


# --- offers ---------------------------------------------------------------------------------------


def may_offer(s: OltremareState) -> bool:
    """Whether one more offer can be made this turn (OM-2.2.12)."""
    if s.phase != TRADE or s.offered >= MAX_TALK or s.numbered >= MAX_ID:
        return False
    return s.setting.offers == 0 or s.offered < s.setting.offers


def told(s: OltremareState, offer: Offer) -> list[list[int]]:
    """What all hear of the cards given: [goods, claim] each, in an order that reveals nothing."""
    goods = s.setting.deck.goods
    return sorted([goods[card], said] for card, said in zip(offer.give, offer.claims, strict=True))


def describe(s: OltremareState, offer: Offer) -> dict[str, object]:
    """An offer as everybody hears it: goods and claims, never the card itself."""
    pairs = told(s, offer)
    return {
        "number": offer.number,
        "version": offer.version,
        "owner": offer.owner,
        "to": offer.to,
        "give": [pair[0] for pair in pairs],
        "claims": [pair[1] for pair in pairs],
        "give_ducats": offer.give_ducats,
        "ask": offer.ask[:],
        "ask_ducats": offer.ask_ducats,
        "counters": offer.counters,
    }


def find_offer(s: OltremareState, number: int, version: int) -> Offer:
    """The open offer of that number, if it is still the version that was seen."""
    for offer in s.offers:
        if offer.number == number:
            if offer.version != version:
                raise Refused("offer-changed", number=number, new=offer.version, old=version)
            return offer
    raise Refused("offer-gone", number=number)


def make_offer(s: OltremareState, seat: int, move: int, events: list[Event] | None) -> None:
    """OM-2.2.11: put a new, amended or counter-offer on the table."""
    terms = Terms(move)
    terms.check()
    if s.phase != TRADE:
        raise Refused("offers-in-trade")
    if not may_offer(s):
        raise Refused("no-more-offers")
    hand = s.hands[seat]
    for card in terms.give:
        if card not in hand:
            raise Refused("offer-own-cards", card=s.setting.deck.called(card))
    to = terms.to
    if to == seat:
        raise Refused("offer-to-yourself")
    if to != EVERYONE and to >= s.players:
        raise Refused("offer-seat", seat=to, last=s.players - 1)
    if seat != s.turn and to != s.turn:
        raise Refused("only-active-trades", active=s.turn)
    number = s.numbered + 1  # through the whole game, so that no late answer fits a new offer
    version = 1
    counters = 0
    old: Offer | None = None
    if terms.act == AMEND:
        old = find_offer(s, terms.link, terms.link_version)
        if old.owner != seat:
            raise Refused("change-own-offer")
        number = old.number
        version = old.version + 1
        counters = old.counters
    elif terms.act == COUNTER:
        answered = find_offer(s, terms.link, terms.link_version)
        if not answered.open_to(seat) or to != answered.owner:
            raise Refused("counter-to-maker")
        counters = answered.number
    made = Offer(
        number, version, seat, to, terms.give, terms.claims, terms.give_ducats,
        terms.ask, terms.ask_ducats, counters,
    )  # fmt: skip
    s.offered += 1
    s.numbered = max(s.numbered, number)
    s.offers = [offer for offer in s.offers if offer is not old]
    s.offers.append(made)
    if s.books:
        heard.named(s, made)
    if events is not None:
        kind = "offered" if terms.act == NEW else "amended" if terms.act == AMEND else "countered"
        secret = {"cards": terms.give}
        events.append(Event(kind, seat, describe(s, made), secret, 1 << seat, barrier=True))


def withdraw(s: OltremareState, seat: int, move: int, events: list[Event] | None) -> None:
    """Take an own offer off the table."""
    offer = answered_offer(s, move)
    if offer.owner != seat:
        raise Refused("withdraw-own")
    s.offers = [other for other in s.offers if other is not offer]
    if events is not None:
        events.append(Event("withdrew", seat, {"number": offer.number}))


def decline(s: OltremareState, seat: int, move: int, events: list[Event] | None) -> None:
    """Say no to an offer. When nobody is left to say yes, it is off the table."""
    offer = answered_offer(s, move)
    if offer.declined >> seat & 1:
        raise Refused("declined-already", number=offer.number)
    if not offer.open_to(seat):
        raise own_offer(offer, seat) or Refused("not-yours-to-decline")
    declined = offer.declined | 1 << seat
    everyone = (1 << s.players) - 1 & ~(1 << offer.owner)
    if offer.to != EVERYONE or declined == everyone:
        s.offers = [other for other in s.offers if other is not offer]
    else:
        changed = Offer(
            offer.number, offer.version, offer.owner, offer.to, offer.give, offer.claims,
            offer.give_ducats, offer.ask, offer.ask_ducats, offer.counters, declined,
        )  # fmt: skip
        s.offers = [changed if other is offer else other for other in s.offers]
    if events is not None:
        events.append(Event("declined", seat, {"number": offer.number}, barrier=True))


def own_offer(offer: Offer, seat: int) -> Refused | None:
    """Why a seat cannot answer an offer: it is its own. None if it is not."""
    return Refused("own-offer", number=offer.number) if offer.owner == seat else None


def answered_offer(s: OltremareState, move: int) -> Offer:
    """The offer that an answer is about; only an acceptance names cards."""
    if s.phase != TRADE:
        raise Refused("trade-in-trade")
    if move & ARG or (move & KIND != ACCEPT and answer_cards(move)):
        raise Refused("accept-names-cards")
    return find_offer(s, answer_number(move), answer_version(move))


def leaves_enough(s: OltremareState, offer: Offer) -> bool:
    """OM-2.2.10: whether the active player could still reach the load after this deal."""
    change = offer.asked - len(offer.give)
    if offer.owner != s.turn:
        change = -change
    return change >= 0 or len(s.hands[s.turn]) + change + buyable(s) >= s.need


def ways_to_give(s: OltremareState, seat: int, offer: Offer) -> list[list[int]]:
    """The choices of cards with which this seat can give what the offer asks for.

    Of very many choices (somebody asks for half of a large hand) only the first MAX_WAYS are
    listed; the others are just as good when they are made.
    """
    if offer.asked == 1 and not offer.ask[ANY]:  # as most offers do
        goods_of = s.setting.deck.goods
        able = [card for card in s.hands[seat] if offer.ask[goods_of[card]]]
        able.sort()
        return [[card] for card in able]
    hand = sorted(s.hands[seat])
    ways: list[list[int]] = [[]]
    for goods in range(ANY):
        number = offer.ask[goods]
        if number:
            mine = [card for card in hand if s.setting.deck.goods[card] == goods]
            longer: list[list[int]] = []
            for way in ways:
                for some in islice(combinations(mine, number), MAX_WAYS - len(longer)):
                    longer.append(way + list(some))
            ways = longer
    number = offer.ask[ANY]
    if number:
        # An "any" card may also be of a goods asked for by name: the choices are sets.
        seen: set[tuple[int, ...]] = set()
        for way in ways:
            rest = [card for card in hand if card not in way]
            for some in islice(combinations(rest, number), MAX_WAYS):
                if len(seen) < MAX_WAYS:
                    seen.add(tuple(sorted(way + list(some))))
        ways = [list(way) for way in sorted(seen)]
    return ways


def gives_what_is_asked(s: OltremareState, offer: Offer, cards: list[int]) -> bool:
    """Whether these cards are what the offer asks for."""
    if len(cards) != offer.asked:
        return False
    goods_of = s.setting.deck.goods
    held = [0] * 8
    for card in cards:
        held[goods_of[card]] = held[goods_of[card]] + 1
    return all(held[goods] >= offer.ask[goods] for goods in range(ANY))


def accept(s: OltremareState, seat: int, move: int, events: list[Event] | None) -> None:
    """Take an offer, giving these cards: the deal is made (OM-2.2.3 to OM-2.2.5)."""
    offer = answered_offer(s, move)
    if offer.declined >> seat & 1:
        raise Refused("declined-already", number=offer.number)
    if not offer.open_to(seat):
        raise own_offer(offer, seat) or Refused("not-yours-to-accept")
    cards = answer_cards(move)
    hand = s.hands[seat]
    for card in cards:
        if card not in hand:
            raise Refused("give-own-cards", card=s.setting.deck.called(card))
    if not gives_what_is_asked(s, offer, cards):
        raise Refused("not-asked-cards")
    if not leaves_enough(s, offer):
        raise Refused("active-could-not-play")
    owner = offer.owner
    s.offers = [other for other in s.offers if other is not offer]
    for card in offer.give:
        s.hands[owner].remove(card)
        hand.append(card)
    for card in cards:
        hand.remove(card)
        s.hands[owner].append(card)
    if s.books:
        knowledge.traded(s, owner, seat, offer.give, cards)
    net = offer.ask_ducats - offer.give_ducats
    s.ducats[owner] += net
    s.ducats[seat] -= net
    if events is not None:
        goods = s.setting.deck.goods
        facts = {
            "number": offer.number,
            "with": owner,
            "given": [goods[card] for card in offer.give],
            "taken": [goods[card] for card in cards],
            "ducats": -net,  # of the taker; the owner's change is the opposite
            "cause": "deal",
        }
        secret = {"given_cards": offer.give, "taken_cards": cards}
        both = 1 << seat | 1 << owner
        events.append(Event("dealt", seat, facts, secret, both, barrier=True))
    award_prestige(s, owner if seat == s.turn else seat, events)
    lapse(s, events)


def award_prestige(s: OltremareState, partner: int, events: list[Event] | None) -> None:
    """OM-2.2.3: one prestige tile for each partner in a turn."""
    if not s.dealt >> partner & 1:
        s.dealt |= 1 << partner
        s.prestige[partner] += 1
        if events is not None:
            events.append(Event("prestige", partner, {"tiles": s.prestige[partner]}))


def lapse(s: OltremareState, events: list[Event] | None) -> None:
    """OM-2.2.11: an offer whose cards have left its owner's hand is off the table."""
    if not s.offers:
        return
    kept: list[Offer] = []
    for offer in s.offers:
        hand = s.hands[offer.owner]
        if all(card in hand for card in offer.give):
            kept.append(offer)
            if s.books:
                heard.named(s, offer)  # if it is still open, its cards are still there
        elif events is not None:
            events.append(Event("lapsed", offer.owner, {"number": offer.number}))
    s.offers = kept


def list_answers(s: OltremareState, seat: int) -> list[int]:
    """What this seat can answer to the offers on the table."""
    found: list[int] = []
    for offer in s.offers:
        number, version = offer.number, offer.version
        if offer.owner == seat:
            found.append(pack_answer(WITHDRAW, number, version, []))
        elif offer.open_to(seat) and not offer.declined >> seat & 1:
            found.append(pack_answer(DECLINE, number, version, []))
            if leaves_enough(s, offer):
                for cards in ways_to_give(s, seat, offer):
                    found.append(pack_answer(ACCEPT, number, version, cards))
    return found


# --- proposing ------------------------------------------------------------------------------------


def sketch(players: int, turn: int, seat: int, hand: list[int], top: int, goods: list[int],
           rng: Random) -> int:  # fmt: skip
    """A sensible random offer from what a seat itself knows: one or two cards against one, with a
    ducat or two to even it out; asking for goods it already has or has loaded last."""
    # Eight random bits for each choice: a hand is much smaller than 256.
    bits = rng.getrandbits(32)
    coins = rng.getrandbits(32)
    wanted = goods[top]
    if coins & 1:
        wanted = goods[hand[(bits & 255) * len(hand) >> 8]]
    spare = [card for card in hand if goods[card] != wanted]
    give: list[int] = []
    if spare:
        give.append(spare[(bits >> 8 & 255) * len(spare) >> 8])
        if len(spare) > 3 and coins >> 1 & 3 == 0:
            other = spare[(bits >> 16 & 255) * len(spare) >> 8]
            if other not in give:
                give.append(other)
                give.sort()
    ask = [0] * 8
    ask[wanted] = 1
    ducats = (bits >> 24) * 3 >> 8
    to = turn
    if seat == turn:
        to = EVERYONE
        if coins >> 3 & 3:
            to = (seat + 1 + ((coins >> 8 & 255) * (players - 1) >> 8)) % players
    claims = [0] * len(give)
    if give and coins >> 5 & 1:
        return pack_offer(NEW, to, give, claims, 0, ask, ducats)
    return pack_offer(NEW, to, give, claims, ducats if give else ducats + 1, ask, 0)
