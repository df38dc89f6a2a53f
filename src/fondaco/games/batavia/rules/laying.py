"""BA-3.2 and BA-3.3: laying ship cards, and the seals of the companies.

Cards go down one at a time and everybody sees them, but until `done` they can be taken back, and
neither seals nor merchants move.
"""

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    COMPANIES,
    COMPANY_COUNT,
    DONE,
    DRAW,
    LAY,
    LAYING,
    adjective,
)
from fondaco.games.batavia.rules.state import BataviaState, add_to


def holds_seal(table: BataviaState, seat: i64) -> bool:
    """Whether a seat has the seal of any company."""
    england, denmark, france, netherlands, sweden = table.seals
    return seat in (england, denmark, france, netherlands, sweden)


def may_lay(table: BataviaState) -> bool:
    """Whether the seat to move has cards, and laying some of them can lead to a legal `done`.

    More cards never cost a player a majority, so it is enough to ask what laying them all would
    bring; and for the same reason no first card can lead into a blind alley.
    """
    if kinds_in_hand(table) == 0:
        return False  # with an empty hand there is nothing to play
    seat: i64 = table.turn
    if table.arrival < 0 and holds_seal(table, seat):
        return True
    at = 5 * seat
    for company in range(COMPANY_COUNT):
        could_hold = (
            table.seals[company] == seat or table.laid[at] + table.hands[at] > table.top[company]
        )
        if could_hold and useful(table, seat, company):
            return True
        at += 1
    return False


def may_finish(table: BataviaState) -> bool:
    """Whether the cards laid so far give a strict majority that can be used now (BA-3.2)."""
    seat: i64 = table.turn
    if table.arrival < 0 and holds_seal(table, seat):
        return True
    laid = table.laid
    top = table.top
    at = 5 * seat
    for company in range(COMPANY_COUNT):
        holds = laid[at] > top[company] or table.seals[company] == seat
        if holds and useful(table, seat, company):
            return True
        at += 1
    return False


def useful(table: BataviaState, seat: i64, company: i64) -> bool:
    """Once the arrival tile is gone, only a seal that reaches a tile allows to play (BA-5.1)."""
    return table.arrival < 0 or table.left[company] >> (table.at[seat] + 1) != 0


def acting_moves(table: BataviaState) -> list[Move]:
    """To draw cards, or to begin to lay some."""
    return [DRAW, *_lay_moves(table)] if may_lay(table) else [DRAW]


def pick_acting(table: BataviaState, share: i64) -> Move:
    """One of these moves; see `pick_move`."""
    if not may_lay(table):
        return DRAW
    at = share * (kinds_in_hand(table) + 1) >> 16
    return DRAW if at == 0 else LAY + company_in_hand(table, at - 1)


def laying_moves(table: BataviaState) -> list[Move]:
    """To lay one more card, to take one back, or to be done."""
    moves = _lay_moves(table)
    moves.append(BACK)
    if may_finish(table):
        moves.append(DONE)
    return moves


def pick_laying(table: BataviaState, share: i64) -> Move:
    """One of these moves; see `pick_move`."""
    kinds = kinds_in_hand(table)
    at = share * (kinds + (2 if may_finish(table) else 1)) >> 16
    if at < kinds:
        return LAY + company_in_hand(table, at)
    return BACK if at == kinds else DONE


def _lay_moves(table: BataviaState) -> list[Move]:
    """One move for each company in the hand: its cards are all alike."""
    base = 5 * table.turn
    moves: list[Move] = []
    move = LAY
    for count in table.hands[base : base + 5]:
        if count:
            moves.append(move)
        move += 1
    return moves


def kinds_in_hand(table: BataviaState) -> i64:
    """Of how many companies the seat to move has cards."""
    hands = table.hands
    start: i64 = 5 * table.turn
    kinds: i64 = 0
    for at in range(start, start + COMPANY_COUNT):
        if hands[at]:
            kinds += 1
    return kinds


def company_in_hand(table: BataviaState, number: i64) -> i64:
    """The company of that number among those the seat to move has cards of."""
    hands = table.hands
    start: i64 = 5 * table.turn
    at = start
    while number > 0 or not hands[at]:
        if hands[at]:
            number -= 1
        at += 1
    return at - start


def lay_card(table: BataviaState, company: int, events: list[Event] | None) -> None:
    """Lay a card of a company; Refused if the seat has none or may not."""
    seat = table.turn
    if table.phase == ACTING and not may_lay(table):
        if table.hand_size(seat) == 0:
            raise Refused("hand-empty")
        if table.arrival >= 0:
            raise Refused("no-shop-to-reach")
        raise Refused("no-majority")
    at: i64 = 5 * seat + company
    hands = table.hands
    if hands[at] == 0:
        raise Refused("no-card-of", company=adjective(company))
    add_to(hands, at, -1)
    add_to(table.laid, at, 1)
    if table.known[at]:
        add_to(table.known, at, -1)
    elif table.told:
        now = table.told[-1][:]  # copies of the table share the old one
        add_to(now, at, 1)
        table.told = [*table.told[:-1], now]
    add_to(table.ships, company, 1)
    table.cannon += 1
    table.step.append(company)
    table.phase = LAYING
    if events is not None:
        events.append(Event("laid", seat, {"company": COMPANIES[company], "cannon": table.cannon}))


def take_back(table: BataviaState, events: list[Event] | None) -> None:
    """Take the last card of the open step back into the hand. Everybody has seen it there."""
    seat = table.turn
    company = table.step.pop()
    at: i64 = 5 * seat + company
    add_to(table.hands, at, 1)
    add_to(table.laid, at, -1)
    add_to(table.known, at, 1)
    add_to(table.ships, company, -1)
    table.cannon -= 1
    if not table.step:
        table.phase = ACTING
    if events is not None:
        events.append(
            Event("taken_back", seat, {"company": COMPANIES[company], "cannon": table.cannon})
        )


def close_step(table: BataviaState, events: list[Event] | None) -> None:
    """The cards stay: hand the seals over (BA-3.3)."""
    if not may_finish(table):
        if table.arrival >= 0:
            raise Refused("lay-to-reach")
        raise Refused("need-majority")
    if events is not None:
        cards = [COMPANIES[company] for company in table.step]
        events.append(Event("cards_laid", table.turn, {"cards": cards, "cannon": table.cannon}))
    laid = 0
    for company in table.step:
        laid |= 1 << company
    for company in range(5):
        if laid >> company & 1:
            settle_seal(table, company, events)
    table.step = []
    table.idle = False


def settle_seal(table: BataviaState, company: int, events: list[Event] | None) -> None:
    """Award one seal by the laid cards, and report which seats gained and lost it."""
    before = table.seals[company]
    table.settle_seal(company)
    if events is None:
        return
    after = table.seals[company]
    if before != after:
        name = COMPANIES[company]
        if before >= 0:
            events.append(Event("seal_lost", before, {"company": name}))
        if after >= 0:
            events.append(Event("seal_gained", after, {"company": name}))
