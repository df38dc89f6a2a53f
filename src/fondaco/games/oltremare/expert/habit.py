"""How a merchant plays a turn out, at a glance: the best plan, made once and followed."""

from random import Random

from fondaco.contract.playout import by_lot
from fondaco.games.oltremare.expert.plan import best_plan, loading, pack, solo
from fondaco.games.oltremare.expert.prior import best_end, shopping
from fondaco.games.oltremare.expert.situation import glance_of, ports_of, situation_of
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARG,
    ARRIVAL,
    CARGO,
    DISCARD,
    LOAD,
    PLAY,
    POWER,
    SAILING,
    STAY,
    TRADE,
)
from fondaco.games.oltremare.rules.position import OltremarePosition


def habit(p: OltremarePosition, w: Weights, seat: int, moves: list[int], notes: list[int]) -> int:
    """The move of the active player outside the trade phase; `notes` is the order of loading."""
    phase = p.phase
    if phase == ACTIONS:
        return PLAY + next_to_play(p, w, seat, notes)
    if phase == CARGO:
        return LOAD + next_to_load(p, w, seat, notes)
    if phase in (SAILING, ARRIVAL):
        return to_port(p, seat, moves, ports_of(p, w, seat))
    return DISCARD + worst(p, w, seat)


def play_turn(p: OltremarePosition, w: Weights, seat: int, notes: list[int], rng: Random) -> bool:
    """To the end of the turn, while nobody offers anything; False if there is no move."""
    while p.phase == POWER:
        p.play(seat, DISCARD + worst(p, w, seat))
    while p.phase == TRADE and p.turn == seat:
        moves = p.moves(seat)
        if not moves:
            return False
        only = len(moves) == 1
        p.play(seat, moves[0] if only else by_lot(moves, shopping(p, w, seat, moves), rng))
    while p.phase == ACTIONS:
        hand = p.hands[seat]
        p.play(seat, PLAY + (hand[0] if len(hand) == 1 else next_to_play(p, w, seat, notes)))
    if p.phase == SAILING or p.phase == ARRIVAL:
        port = ports_of(p, w, seat)  # on the way nothing changes that they depend on
        while p.phase == SAILING or p.phase == ARRIVAL:
            moves = p.moves(seat)
            if not moves:
                return False
            p.play(seat, moves[0] if len(moves) == 1 else to_port(p, seat, moves, port))
    while p.phase == CARGO:
        played = p.played
        p.play(seat, LOAD + (played[0] if len(played) == 1 else next_to_load(p, w, seat, notes)))
    return True


def next_to_play(p: OltremarePosition, w: Weights, seat: int, notes: list[int]) -> int:
    """The first card of the plan that is still in the hand."""
    hand = p.hands[seat]
    if not notes:
        notes.extend(best_plan(situation_of(p, w, seat), hand, p.played).order)
    for card in notes:
        if card in hand:
            return card
    return hand[0]


def next_to_load(p: OltremarePosition, w: Weights, seat: int, notes: list[int]) -> int:
    """The lowest card of the plan that is not loaded yet."""
    if not notes:
        notes.extend(loading(situation_of(p, w, seat), p.played, p.hands[seat]).order)
    for card in notes:
        if card in p.played:
            return card
    return p.played[0]


def worst(p: OltremarePosition, w: Weights, seat: int) -> int:
    """The card of the hand that is missed least."""
    s = glance_of(p, w, seat)
    hand = p.hands[seat]
    together = pack(s.deck, hand)[0]
    found = hand[0]
    least = solo(s, found, together)
    for card in hand:
        value = solo(s, card, together)
        if value < least:
            least = value
            found = card
    return found


def to_port(p: OltremarePosition, seat: int, moves: list[int], port: list[float]) -> int:
    """Towards the best port, or with the compass to it."""
    best = STAY if p.phase == ARRIVAL else moves[0]
    most = 0.0
    for move in moves:
        if move != STAY:
            there = move & ARG
            worth = port[there] if p.phase == ARRIVAL else best_end(p, port, seat, there)
            if worth > most:
                most = worth
                best = move
    return best
