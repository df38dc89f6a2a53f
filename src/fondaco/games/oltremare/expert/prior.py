"""How likely a good player makes each move, at a glance: a search asks this very often."""

from math import comb, exp, fsum
from typing import Final

from fondaco.games.oltremare.expert.plan import at_a_glance, best_plan, loading, pack, solo
from fondaco.games.oltremare.expert.sea import ways
from fondaco.games.oltremare.expert.situation import (
    TurnSituation,
    glance_of,
    ports_of,
    situation_of,
)
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    ARG,
    ARRIVAL,
    BUY,
    DECLINE,
    DONE,
    KIND,
    POWER,
    SAILING,
    STAY,
    TRADE,
)
from fondaco.games.oltremare.rules.offers import Offer, answer_cards, answer_number
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.trade import price

PLANNED: Final = 20.0  # how much likelier a card of the best plan is than another
MANY_PLANS: Final = 40  # with more plans than this, cards are weighed one by one
SHARP: Final = 1.2  # how much a ducat counts
RANSOM: Final = 0.7  # how likely one buys, as against the pile's card
EAGER: Final = 0.6  # how likely one buys a card that one need not have

# By whether one is short of cards, the price and the moves there are: a few dozen.
_SHOPPING: Final[dict[tuple[int, ...], list[float]]] = {}


def prior(p: OltremarePosition, w: Weights, seat: int, moves: list[int]) -> list[float]:
    """Positive numbers that sum to 1, one for each of these moves."""
    if len(moves) == 1:
        return [1.0]
    weights = weigh(p, w, seat, moves)
    scale = 1 / fsum(weights)
    return [weight * scale for weight in weights]


def weigh(p: OltremarePosition, w: Weights, seat: int, moves: list[int]) -> list[float]:
    """How likely each move is the best, before a search looks at them."""
    if p.turn != seat:
        return answers(p, w, seat, moves)
    hand = p.hands[seat]
    if p.phase == TRADE:
        return answers(p, w, seat, moves)
    if p.phase == SAILING:
        port = ports_of(p, w, seat)
        return [exp(SHARP * best_end(p, port, seat, move & ARG)) for move in moves]
    if p.phase == ARRIVAL:
        port = ports_of(p, w, seat)
        return [1.0 if move == STAY else exp(SHARP * port[move & ARG]) for move in moves]
    if p.phase == POWER:
        s = glance_of(p, w, seat)
        together = pack(s.deck, hand)[0]
        return [exp(-SHARP * solo(s, move & ARG, together)) for move in moves]
    if p.phase == ACTIONS:
        s = situation_of(p, w, seat)
        need = p.need - len(p.played)
        if comb(len(hand), need) > MANY_PLANS:
            together = pack(s.deck, hand)[0]
            return [exp(SHARP / 2 * solo(s, move & ARG, together)) for move in moves]
        plan = best_plan(s, hand, p.played)
        return [PLANNED if move & ARG in plan.order else 1.0 for move in moves]
    first = loading(situation_of(p, w, seat), p.played, hand).order[0]
    return [PLANNED if move & ARG == first else 1.0 for move in moves]


def best_end(p: OltremarePosition, port: list[float], seat: int, there: int) -> float:
    """The worth of the best port that a voyage by way of this port can still reach."""
    if p.sails == 1:
        return max(0.0, port[there])
    chart = p.setting.chart
    here = p.ship[seat]
    route = chart.route_of[here][chart.neighbours[here].index(there)]
    once = p.setting.edition.route_once
    best = 0.0
    for end in ways(chart, once, there, p.sails - 1, [*p.sailed, route]):
        if port[end] > best:
            best = port[end]
    return best


def answers(p: OltremarePosition, w: Weights, seat: int, moves: list[int]) -> list[float]:
    """The trade phase: deals by what they gain, and for the active player when to stop."""
    hand = p.hands[seat]
    s: TurnSituation | None = None
    now = 0.0
    short = p.turn == seat and len(hand) < p.need
    found: list[float] = []
    for move in moves:
        kind = move & KIND
        if kind == ACCEPT:
            if s is None:
                s = glance_of(p, w, seat)
                now = at_a_glance(s, hand)
            offer = offer_of(p, move)
            cards = answer_cards(move)
            after = [card for card in hand if card not in cards] + offer.give
            gain = at_a_glance(s, after) - now + offer.give_ducats - offer.ask_ducats
            if p.turn != seat and not p.dealt >> seat & 1:
                gain += s.prestige
            found.append(exp(min(6.0, SHARP * gain)))
        elif kind == DECLINE:
            found.append(2.0)
        elif kind == BUY:
            if short:
                found.append(4.0 if move & ARG == 0 else 4.0 * RANSOM)
            else:
                found.append(EAGER / price(p))
        elif move == DONE:
            found.append(3.0)
        else:
            found.append(0.2)  # taking an offer back
    return found


def shopping(p: OltremarePosition, w: Weights, seat: int, moves: list[int]) -> list[float]:
    """The prior of the active player's moves while nothing is offered: all they depend on."""
    short = len(p.hands[seat]) < p.need
    key = (short, price(p), *moves)
    known = _SHOPPING.get(key)
    if known is None:
        known = _SHOPPING[key] = prior(p, w, seat, moves)
    return known


def offer_of(p: OltremarePosition, move: int) -> Offer:
    """The live offer that an answer is about."""
    for offer in p.offers:
        if offer.number == answer_number(move):
            return offer
    raise AssertionError("An answer is about an offer on the table.")
