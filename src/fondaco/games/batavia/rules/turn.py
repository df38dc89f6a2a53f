"""Playing a move: which phase it belongs to, and what follows when a turn or a round is over."""

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.batavia.rules.auction import bidding_moves, open_auction, pick_bid, play_bid
from fondaco.games.batavia.rules.cards import draw_cards
from fondaco.games.batavia.rules.laying import (
    acting_moves,
    close_step,
    lay_card,
    laying_moves,
    pick_acting,
    pick_laying,
    take_back,
)
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    BIDDING,
    DONE,
    DRAW,
    EXCHANGE,
    EXCHANGING,
    KEEP,
    LAY,
    LAYING,
    TRAVEL,
    TRAVELLING,
)
from fondaco.games.batavia.rules.pirates import pirates
from fondaco.games.batavia.rules.scoring import finish
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.voyage import exchange, set_out, travel, travelling_moves


def legal_moves(table: BataviaState) -> list[Move]:
    """The moves of the seat to move. They depend on nothing that this seat may not know."""
    phase = table.phase
    if phase == BIDDING:
        return bidding_moves(table)
    if phase == LAYING:
        return laying_moves(table)
    if phase == ACTING:
        return acting_moves(table)
    if phase == TRAVELLING:
        return travelling_moves(table)
    if phase == EXCHANGING:
        return [EXCHANGE, KEEP]
    return []


def pick_move(table: BataviaState, share: i64) -> Move:
    """The move at `share` (0 to 65535) of the way through `legal_moves`.

    The phases that are asked most often find it without making the list.
    """
    phase = table.phase
    if phase == BIDDING:
        return pick_bid(table, share)
    if phase == LAYING:
        return pick_laying(table, share)
    if phase == ACTING:
        return pick_acting(table, share)
    moves = legal_moves(table)
    return moves[share * len(moves) >> 16]


def play_move(table: BataviaState, move: Move, events: list[Event] | None) -> None:
    """Play a move of the seat to move, or refuse it before anything has changed."""
    phase = table.phase
    if phase == BIDDING:
        play_bid(table, move, events)
    elif phase == LAYING:
        _play_laying(table, move, events)
    elif phase == ACTING:
        _play_acting(table, move, events)
    elif phase == TRAVELLING:
        if not TRAVEL <= move < TRAVEL + 5:
            raise Refused("choose-company")
        if not travel(table, move - TRAVEL, events):
            _end_turn(table, events)
    else:
        _play_exchanging(table, move, events)
    table.ply += 1


def _play_acting(table: BataviaState, move: Move, events: list[Event] | None) -> None:
    if LAY <= move < LAY + 5:
        lay_card(table, move - LAY, events)
    elif move == DRAW:
        draw_cards(table, table.turn, events)
        _end_turn(table, events)
    else:
        raise Refused("draw-or-lay")


def _play_laying(table: BataviaState, move: Move, events: list[Event] | None) -> None:
    if LAY <= move < LAY + 5:
        lay_card(table, move - LAY, events)
    elif move == DONE:
        close_step(table, events)
        if not set_out(table, events):
            _end_turn(table, events)
    elif move == BACK:
        take_back(table, events)
    else:
        raise Refused("lay-or-done")


def _play_exchanging(table: BataviaState, move: Move, events: list[Event] | None) -> None:
    if move == EXCHANGE:
        exchange(table, events)
    elif move != KEEP:
        raise Refused("exchange-or-keep")
    elif events is not None:
        events.append(Event("kept", table.turn, {}))
    _end_turn(table, events)


def _end_turn(table: BataviaState, events: list[Event] | None) -> None:
    pirates(table, events)
    table.acted += 1
    if table.acted < table.players:
        table.turn = (table.turn + 1) % table.players
        table.phase = ACTING
        return
    if events is not None:
        events.append(Event("round_ended", -1, {"round": table.round}))
    if table.arrival >= 0 or _stalled(table, events):
        finish(table, events)  # BA-5.1: the round has been played out
    else:
        table.round += 1
        open_auction(table, events)  # BA-2.5: the first player is the auctioneer


def _stalled(table: BataviaState, events: list[Event] | None) -> bool:
    """BA-5.5: after two rounds in a row in which nobody did anything the game is over."""
    if not table.idle or table.stalling:
        table.warned = False
        return False
    if events is not None:
        events.append(Event("stalled", -1, {"rounds": 2 if table.warned else 1}))
    over = table.warned
    table.warned = True
    return over
