"""How a merchant plays a turn out, at a glance: the best plan, made once and followed."""

from fondaco.games.oltremare.expert.plan import Plan, arrange, best_plan, pack, solo
from fondaco.games.oltremare.expert.prior import best_end
from fondaco.games.oltremare.expert.stand import glance_of, harbour_of, stand_of
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARG,
    ARRIVAL,
    CARGO,
    DISCARD,
    LOAD,
    PLAY,
    SAILING,
    STAY,
)
from fondaco.games.oltremare.rules.position import OltremarePosition


def habit(p: OltremarePosition, seat: int, moves: list[int], notes: list[int]) -> int:
    """The move of the active player outside the trade phase; `notes` is the order of loading."""
    phase = p.phase
    if phase == ACTIONS:
        hand = p.hands[seat]
        if not notes:
            notes.extend(best_plan(stand_of(p, seat), hand, p.played).order)
        for card in notes:
            if card in hand:
                return PLAY + card
        return moves[0]
    if phase == CARGO:
        if not notes:
            s = stand_of(p, seat)
            held, symbols = pack(s.deck, p.hands[seat])
            plan = Plan()
            arrange(s, p.played, held, symbols, len(p.hands[seat]), 0.0, 0.0, plan)
            notes.extend(plan.order)
        for card in notes:
            if card in p.played:
                return LOAD + card
        return moves[0]
    if phase in (SAILING, ARRIVAL):
        return to_port(p, seat, moves)
    s = glance_of(p, seat)
    hand = p.hands[seat]
    together = pack(s.deck, hand)[0]
    worst = hand[0]
    least = solo(s, worst, together)
    for card in hand:
        value = solo(s, card, together)
        if value < least:
            least = value
            worst = card
    return DISCARD + worst


def to_port(p: OltremarePosition, seat: int, moves: list[int]) -> int:
    """Towards the best port, or with the compass to it."""
    s = harbour_of(p, seat)
    best = STAY if p.phase == ARRIVAL else moves[0]
    most = 0.0
    for move in moves:
        if move != STAY:
            there = move & ARG
            worth = s.port[there] if p.phase == ARRIVAL else best_end(p, s, seat, there)
            if worth > most:
                most = worth
                best = move
    return best
