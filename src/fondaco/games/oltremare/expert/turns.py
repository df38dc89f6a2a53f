"""The merchant's own turn, all but the talks."""

from math import fsum
from typing import Final

from fondaco.contract.expert import Choice
from fondaco.contract.phrase import Phrase
from fondaco.games.oltremare.expert.plan import Plan, best_plan, loading, pack, solo
from fondaco.games.oltremare.expert.sea import ends
from fondaco.games.oltremare.expert.situation import TurnSituation, situation_in
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.moves import (
    ARG,
    ARRIVAL,
    BUY_PILE,
    BUY_PIRATES,
    CARGO,
    COMPASS,
    DISCARD,
    DONE,
    LOAD,
    MARKERS,
    NO_MARKER,
    PLAY,
    POWER,
    SAILING,
    STAY,
    UNSEEN,
)
from fondaco.games.oltremare.rules.sample import hidden_cards
from fondaco.games.oltremare.rules.view import OltremareView

LOOKS: Final = 8  # how many of the hidden cards are tried when a purchase is possible


def choose_alone(v: OltremareView, w: Weights) -> Choice:
    """The move of the active player outside the trade phase."""
    if len(v.moves) == 1:
        return Choice(v.moves[0], Phrase("why-only"))
    if v.phase == POWER:
        return give_up(v, w)
    if v.phase == SAILING:
        return sail(v, w)
    if v.phase == ARRIVAL:
        return follow(v, w)
    if v.phase == CARGO:
        return load(v, w)
    return play(v, w)


def give_up(v: OltremareView, w: Weights) -> Choice:
    """OM-2.1.1: the cards the best plan does not use, the worst of them first."""
    s = situation_in(v, w, v.seat)
    s.power = v.setting.deck.power[v.cargo[v.seat][-1]]
    plan = best_plan(s, v.hand, [])
    together = pack(s.deck, v.hand)[0]
    spare = [card for card in v.hand if card not in plan.order and card not in plan.kept]
    card = min(spare or v.hand, key=lambda card: (solo(s, card, together), card))
    return Choice(DISCARD + card, Phrase("why-discard", {"card": v.setting.deck.names[card]}))


def play(v: OltremareView, w: Weights) -> Choice:
    """OM-2.3.1: the next card of the best plan."""
    s = situation_in(v, w, v.seat)
    plan = best_plan(s, v.hand, v.played)
    card = next(card for card in plan.order if card in v.hand)
    return Choice(PLAY + card, why_play(s, plan))


def why_play(s: TurnSituation, plan: Plan) -> Phrase:
    """What the cards of a plan bring most."""
    deck = s.deck
    symbols = 0
    kinds = 0
    for card in plan.order:
        symbols += deck.counts[card]
        kinds += 1 << 4 * deck.goods[card]
    best = Phrase("why-draw", {"cards": symbols >> 8 & 15})
    most = 0.8 * (symbols >> 8 & 15)
    if s.ducats[symbols & 15] > most:
        most = s.ducats[symbols & 15]
        best = Phrase("why-ducats", {"symbols": symbols & 15, "ducats": int(most)})
    for goods in range(7):
        number = kinds >> 4 * goods & 15
        if number:
            run = s.run if goods == s.goods else 0
            paid = deck.pay[goods][run + number]
            if run + number > 1 and paid - deck.pay[goods][run] >= most:
                most = float(paid - deck.pay[goods][run])
                values = {"goods": deck.goods_names[goods], "cards": number, "ducats": paid}
                best = Phrase("why-lot", values)
    if s.sea[symbols >> 12] > most:
        best = Phrase("why-ships", {"ships": symbols >> 12})
    return best


def sail(v: OltremareView, w: Weights) -> Choice:
    """OM-2.3.5: towards the best port that can still be reached."""
    s = situation_in(v, w, v.seat)
    s_port = s.port
    chart = v.setting.chart
    once = v.setting.edition.route_once
    here = v.ship[v.seat]
    best = v.moves[0]
    most = -1.0
    goal = 0
    for move in v.moves:
        there = move & ARG
        route = chart.route_of[here][chart.neighbours[here].index(there)]
        for end in sorted(ends(chart, once, there, v.sails - 1, [*v.sailed, route])):
            if s_port[end] > most:
                most = s_port[end]
                best = move
                goal = end
    return Choice(best, _why_port(v, "why-sail", goal))


def follow(v: OltremareView, w: Weights) -> Choice:
    """OM-3.2: to the best marker."""
    s = situation_in(v, w, v.seat)
    best = STAY
    most = 0.0
    for move in v.moves:
        if move != STAY and s.port[move - COMPASS] > most:
            most = s.port[move - COMPASS]
            best = move
    if best == STAY:
        return Choice(best, Phrase("why-stay"))
    return Choice(best, _why_port(v, "why-compass", best - COMPASS))


def _why_port(v: OltremareView, reason: str, port: int) -> Phrase:
    marker = v.markers[port]
    name = v.setting.chart.ports[port]
    if marker == NO_MARKER:
        return Phrase("why-sail-on", {"port": name})
    return Phrase(reason, {"marker": MARKERS[marker], "port": name})


def load(v: OltremareView, w: Weights) -> Choice:
    """OM-2.4.1: the first of the best order; the hand is what it will be next turn."""
    order = loading(situation_in(v, w, v.seat), v.played, v.hand).order
    deck = v.setting.deck
    top = order[-1]
    values = {"card": deck.names[top], "power": deck.power[top], "load": deck.load[top]}
    return Choice(LOAD + order[0], Phrase("why-top", values))


def buying(v: OltremareView, s: TurnSituation, now: float) -> tuple[int, float]:
    """The purchase to make, if any: the move and what it gains; `now` is the hand's worth."""
    best = 0
    most = -1e9
    if BUY_PIRATES in v.moves and v.pirates[v.seat]:
        top = v.pirates[v.seat][-1]
        if top != UNSEEN:
            best = BUY_PIRATES
            most = worth_with(s, v.hand, [top], v.price) - now + 1.0  # one pirate less to pay for
        else:
            best = BUY_PIRATES
            most = mean_with(v, s) - now + 1.0
    if BUY_PILE in v.moves and not (best and v.pirates[v.seat][-1] == UNSEEN):
        gain = mean_with(v, s) - now
        if gain > most:
            best = BUY_PILE
            most = gain
    return best, most


def worth_with(s: TurnSituation, hand: list[int], more: list[int], price: int) -> float:
    """The worth of the hand with more cards bought at that price."""
    return best_plan(s, hand + more, []).value - price


def mean_with(v: OltremareView, s: TurnSituation) -> float:
    """The mean worth of the hand with one more hidden card, bought at its price."""
    hidden = hidden_cards(v)
    if not hidden:
        return -1e9
    step = max(1, len(hidden) // LOOKS)
    looks = hidden[step // 2 :: step]
    later = next_prices(v, s)
    worths = [worth_with(later, v.hand, [card], v.price) for card in looks]
    return fsum(worths) / len(worths)


def next_prices(v: OltremareView, s: TurnSituation) -> TurnSituation:
    """The same situation after a purchase: the next card may cost more."""
    first = s.cost[1]
    after = s.copy()
    after.cost = [cost - first for cost in s.cost[1:]] + [s.cost[-1]]
    return after


def trade_alone(v: OltremareView, w: Weights) -> Choice:
    """Buy, or end the phase; what to do when nobody has anything to say."""
    s = situation_in(v, w, v.seat)
    now = best_plan(s, v.hand, []).value
    move, gain = buying(v, s, now)
    if DONE not in v.moves:
        if not move:
            return Choice(v.moves[0], Phrase("why-only"))
        return Choice(move, Phrase("why-must-buy", {"missing": v.need - len(v.hand)}))
    if move and gain > w.buy_margin:
        if move == BUY_PIRATES:
            return Choice(move, Phrase("why-ransom", {"gain": round(gain, 1)}))
        return Choice(move, Phrase("why-buy", {"gain": round(gain, 1)}))
    return Choice(DONE, Phrase("why-enough"))
