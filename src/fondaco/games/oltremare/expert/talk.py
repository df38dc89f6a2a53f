"""The merchant in the trade phase: answering offers, making them, and knowing when to stop."""

from math import fsum
from typing import Final

from fondaco.contract.expert import Choice
from fondaco.contract.phrase import Phrase
from fondaco.games.oltremare.expert.bargaining import Bargaining
from fondaco.games.oltremare.expert.deals import Idea, find_deals, settle, wanted
from fondaco.games.oltremare.expert.excuses import DEALS, excuse
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory, Promise
from fondaco.games.oltremare.expert.plan import solo
from fondaco.games.oltremare.expert.turns import trade_alone
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND
from fondaco.games.oltremare.rules.offers import (
    COUNTER,
    Offer,
    Terms,
    answer_cards,
    answer_number,
    pack_offer,
)
from fondaco.games.oltremare.rules.view import OltremareView

WAYS: Final = 6  # how many choices of cards are considered when an offer leaves a choice
ROUNDS: Final = 2  # counter-offers to one partner in a turn
BETWEEN: Final = 2  # offers in a turn of somebody else


class Verdict:
    """What an offer is worth: the best way to take it."""

    def __init__(self, offer: Offer, pairs: list[list[int]]) -> None:
        self.offer = offer
        self.pairs = pairs
        self.move = 0  # 0 if it cannot be taken
        self.cards: list[int] = []
        self.gain = -1e9  # to the seat itself
        self.own = -1e9  # less what the partner's gain costs
        self.theirs: list[float] = []


def talk(v: OltremareView, w: Weights, memory: OltremareMemory, bargaining: Bargaining) -> Choice:
    """The move in the trade phase; None if there is nothing to say and nobody waits."""
    memory.look(v)
    choice = consider(v, w, memory, bargaining)
    if memory.caught and not memory.character.silent:
        choice.tells = Phrase("say-untrue")
    memory.caught = False
    return choice


def consider(
    v: OltremareView, w: Weights, memory: OltremareMemory, bargaining: Bargaining
) -> Choice:
    """What to do while there is talk: answer, offer, buy, or end it."""
    active = v.turn == v.seat
    open_offers = unanswered(v)
    if memory.character.silent:
        if open_offers:
            offer = open_offers[0][0]
            return Choice(decline(v, offer), Phrase("why-silent"), excuse(v, memory, offer))
        return trade_alone(v, w) if active else Choice(None, Phrase("why-silent"))
    quiet = f"{v.turns} {v.hand} {v.hand_sizes} {v.dealt} {memory.offers}"
    if not open_offers and quiet == memory.quiet:
        return trade_alone(v, w) if active else Choice(None, Phrase("why-wait"))
    market = Market(v, w, memory.rng, bargaining)
    if open_offers:
        return answer(market, memory, open_offers)
    if not active and any(offer.owner == v.seat for offer in v.offers):
        return Choice(None, Phrase("why-wait"))  # one thing at a time
    limit = memory.character.talk if active else min(BETWEEN, memory.character.talk)
    if v.may_offer and memory.offers < limit:
        for deal in find_deals(market, memory):
            memory.note_offer(v, deal.move)
            why = why_offer(market, deal.move, deal.gain, deal.partner_gain)
            return Choice(deal.move, why, for_prestige(v, deal.move))
    memory.quiet = quiet
    return trade_alone(v, w) if active else Choice(None, Phrase("why-wait"))


def unanswered(v: OltremareView) -> list[tuple[Offer, list[list[int]]]]:
    """The offers that wait for this seat's answer, with what was claimed about their cards."""
    return [
        (offer, pairs)
        for offer, pairs in zip(v.offers, v.told, strict=True)
        if offer.open_to(v.seat) and not offer.declined >> v.seat & 1
    ]


def why_offer(m: Market, move: int, gain: float, partner_gain: float) -> Phrase:
    """The reason for an offer, in a phrase."""
    terms = Terms(move)
    if asks_nothing(terms):
        return Phrase("why-gift", {"prestige": round(m.tile(m.v.seat), 1)})
    values = {"gain": round(gain, 1), "partner_gain": round(partner_gain, 1)}
    return Phrase("why-offer", values)


def for_prestige(v: OltremareView, move: int) -> Phrase | None:
    """A deal in which one side gives for the prestige alone is called so (OM-2.2.3)."""
    terms = Terms(move)
    if asks_nothing(terms) and v.seat != v.turn and not v.dealt >> v.seat & 1:
        return Phrase("say-oltremare-my-prestige")
    if not terms.give and not terms.give_ducats and v.seat == v.turn:
        return Phrase("say-oltremare-your-prestige")
    return None


def asks_nothing(terms: Terms) -> bool:
    """Whether an offer is a gift."""
    return not any(terms.ask) and not terms.ask_ducats


def answer(
    m: Market, memory: OltremareMemory, open_offers: list[tuple[Offer, list[list[int]]]]
) -> Choice:
    """Take the best offer, or answer the first one that is not good enough."""
    verdicts = [judge(m, memory, offer, pairs) for offer, pairs in open_offers]
    best = max(verdicts, key=lambda verdict: verdict.own)
    if best.move and best.own >= wanted(m, memory):
        memory.promise = Promise(best.offer.owner, m.v.hand[:], best.pairs)
        reason = "why-accept-prestige" if m.tile(m.v.seat) > best.gain / 2 else "why-accept"
        return Choice(best.move, Phrase(reason, {"gain": round(best.gain, 1)}))
    worst = verdicts[0]
    owner = worst.offer.owner
    reply = counter(m, memory, worst)
    if reply is not None:
        return reply
    move = decline(m.v, worst.offer)
    missing = wanted(m, memory) - worst.own if worst.move else 0.0
    tells = excuse(m.v, memory, worst.offer, missing)
    if not worst.move:
        return Choice(move, Phrase("why-cannot"), tells)
    if any(pair[1] for pair in worst.pairs) and memory.trust(owner, m.w.trust) < 0.4:
        return Choice(move, Phrase("why-distrust"), tells)
    return Choice(move, Phrase("why-decline", {"gain": round(worst.gain, 1)}), tells)


def decline(v: OltremareView, offer: Offer) -> int:
    """The move that declines this offer."""
    for move in v.moves:
        if move & KIND == DECLINE and answer_number(move) == offer.number:
            return move
    raise AssertionError("An open offer can be declined.")


def judge(m: Market, memory: OltremareMemory, offer: Offer, pairs: list[list[int]]) -> Verdict:
    """Weigh an offer, for each way to take it."""
    verdict = Verdict(offer, pairs)
    owner = offer.owner
    if memory.deals[owner] >= DEALS:
        return verdict
    asked = [0] * 8
    for pair in pairs:
        asked[pair[0]] += 1
    ways = [
        move for move in m.v.moves if move & KIND == ACCEPT and answer_number(move) == offer.number
    ]
    if len(ways) > WAYS:
        ways.sort(key=lambda move: given_up(m, move))
        ways = ways[:WAYS]
    net = offer.give_ducats - offer.ask_ducats
    if for_nothing(m.v, offer):
        return verdict
    trust = memory.trust(owner, m.w.trust)
    for move in ways:
        cards = answer_cards(move)
        gain = m.my_gain(cards, pairs, trust) + m.tile(m.v.seat) + net
        theirs = m.their_gains(owner, cards, asked)
        mean = fsum(theirs) / len(theirs) if theirs else 0.0
        own = gain - m.rivalry(owner) * max(0.0, mean + m.tile(owner) - net)
        if own > verdict.own:
            verdict.move = move
            verdict.cards = cards
            verdict.gain = gain
            verdict.own = own
            verdict.theirs = theirs
    return verdict


def for_nothing(v: OltremareView, offer: Offer) -> bool:
    """Whether the taker gets nothing, or only prestige for more than a single card.

    This holds whatever the numbers say: giving cards away may look good, but must not be exploited.
    """
    if offer.give or offer.give_ducats > offer.ask_ducats:
        return False
    prestige = v.seat != v.turn and not v.dealt >> v.seat & 1
    return not prestige or sum(offer.ask) > 1 or offer.ask_ducats > offer.give_ducats


def given_up(m: Market, move: int) -> float:
    """Roughly what the cards of an answer are worth to the seat itself."""
    return fsum([solo(m.situation, card, 0xFFFFFFF) for card in answer_cards(move)])


def counter(m: Market, memory: OltremareMemory, verdict: Verdict) -> Choice | None:
    """The same cards for other ducats, if that could help both."""
    offer = verdict.offer
    owner = offer.owner
    key = (offer.number, offer.version)
    if not verdict.move or not m.v.may_offer or key in memory.answered:
        return None
    if memory.rounds[owner] >= ROUNDS or memory.offers >= memory.character.talk:
        return None
    memory.answered.add(key)
    ask = [0] * 8
    for pair in verdict.pairs:
        ask[pair[0]] += 1
    if not verdict.cards and not any(ask):
        return None
    net = offer.give_ducats - offer.ask_ducats
    mine = verdict.gain - m.tile(m.v.seat) - net
    settled = settle(m, memory, [Idea(owner, verdict.cards, ask, mine, verdict.theirs)], owner)
    if settled is None or settled[1].gain < m.w.least:
        return None
    terms = Terms(settled[1].move)
    if terms.ask_ducats - terms.give_ducats <= net:
        return None  # the offer itself was as good
    memory.rounds[owner] += 1
    move = pack_offer(
        COUNTER, owner, terms.give, terms.claims, terms.give_ducats, terms.ask,
        terms.ask_ducats, offer.number, offer.version,
    )  # fmt: skip
    memory.note_offer(m.v, move)
    why = Phrase("why-counter", {"gain": round(settled[1].gain, 1)})
    return Choice(move, why, for_prestige(m.v, move))
