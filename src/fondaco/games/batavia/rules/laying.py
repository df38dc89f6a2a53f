"""BA-3.2 and BA-3.3: laying ship cards in front of oneself, and the seals of the companies.

Cards go down one at a time and everybody sees them, but until `done` they can be taken back, and
neither seals nor merchants move.
"""

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    COMPANIES,
    DONE,
    DRAW,
    LAY,
    LAYING,
    of_company,
)
from fondaco.games.batavia.rules.state import Table


def may_lay(table: Table) -> bool:
    """Whether the seat to move has cards, and laying some of them can lead to a legal `done`.

    More cards never cost a player a majority, so it is enough to ask what laying them all would
    bring; and for the same reason no first card can lead into a blind alley.
    """
    seat = table.turn
    base = 5 * seat
    hand = table.hands[base : base + 5]
    if not any(hand):
        return False  # with an empty hand there is nothing to play
    if table.arrival < 0 and seat in table.seals:
        return True
    for company in range(5):
        could_hold = (
            table.seals[company] == seat
            or table.laid[base + company] + hand[company] > table.top[company]
        )
        if could_hold and useful(table, seat, company):
            return True
    return False


def may_finish(table: Table) -> bool:
    """Whether the cards laid so far give a strict majority that can be used now (BA-3.2)."""
    seat = table.turn
    seals = table.seals
    if table.arrival < 0 and seat in seals:
        return True
    base = 5 * seat
    laid = table.laid
    top = table.top
    for company in range(5):
        holds = laid[base + company] > top[company] or seals[company] == seat
        if holds and useful(table, seat, company):
            return True
    return False


def useful(table: Table, seat: int, company: int) -> bool:
    """Once the arrival tile is gone, only a seal that reaches a tile allows to play (BA-5.1)."""
    return table.arrival < 0 or table.left[company] >> (table.at[seat] + 1) != 0


def acting_moves(table: Table) -> list[Move]:
    return [DRAW, *_lay_moves(table)] if may_lay(table) else [DRAW]


def laying_moves(table: Table) -> list[Move]:
    moves = _lay_moves(table)
    moves.append(BACK)
    if may_finish(table):
        moves.append(DONE)
    return moves


def _lay_moves(table: Table) -> list[Move]:
    """One move for each company in the hand: its cards are all alike."""
    base = 5 * table.turn
    moves: list[Move] = []
    move = LAY
    for count in table.hands[base : base + 5]:
        if count:
            moves.append(move)
        move += 1
    return moves


def lay_card(table: Table, company: int, events: list[Event] | None) -> None:
    seat = table.turn
    if table.phase == ACTING and not may_lay(table):
        if table.hand_size(seat) == 0:
            raise Refused("hand-empty")
        if table.arrival >= 0:
            raise Refused("no-shop-to-reach")
        raise Refused("no-majority")
    at = 5 * seat + company
    if table.hands[at] == 0:
        raise Refused("no-card-of", company=of_company(company))
    table.hands[at] -= 1
    table.laid[at] += 1
    if table.known[at]:
        table.known[at] -= 1
    elif table.told:
        now = table.told[-1][:]  # copies of the table share the old one
        now[at] += 1
        table.told = [*table.told[:-1], now]
    table.ships[company] += 1
    table.cannon += 1
    table.step.append(company)
    table.phase = LAYING
    if events is not None:
        events.append(Event("laid", seat, {"company": COMPANIES[company], "cannon": table.cannon}))


def take_back(table: Table, events: list[Event] | None) -> None:
    """Take the last card of the open step back into the hand. Everybody has seen it there."""
    seat = table.turn
    company = table.step.pop()
    at = 5 * seat + company
    table.hands[at] += 1
    table.laid[at] -= 1
    table.known[at] += 1
    table.ships[company] -= 1
    table.cannon -= 1
    if not table.step:
        table.phase = ACTING
    if events is not None:
        events.append(
            Event("taken_back", seat, {"company": COMPANIES[company], "cannon": table.cannon})
        )


def close_step(table: Table, events: list[Event] | None) -> None:
    """The cards stay: hand the seals over (BA-3.3)."""
    if not may_finish(table):
        if table.arrival >= 0:
            raise Refused("lay-to-reach")
        raise Refused("need-majority")
    if events is not None:
        cards = [COMPANIES[company] for company in table.step]
        events.append(Event("cards_laid", table.turn, {"cards": cards, "cannon": table.cannon}))
    for company in range(5):
        if company in table.step:
            settle_seal(table, company, events)
    table.step = []
    table.idle = False


def settle_seal(table: Table, company: int, events: list[Event] | None) -> None:
    """Award one seal by the laid cards, and tell who gained and who lost it."""
    before = table.seals[company]
    table.settle_seal(company)
    after = table.seals[company]
    if events is not None and before != after:
        name = COMPANIES[company]
        if before >= 0:
            events.append(Event("seal_lost", before, {"company": name}))
        if after >= 0:
            events.append(Event("seal_gained", after, {"company": name}))
