"""BA-2: a lot of ship cards and the first-player ship are sold for letters of exchange."""

from fondaco.contract.chance import Chance
from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.batavia.rules.cards import take_card
from fondaco.games.batavia.rules.names import ACTING, BID, BIDDING, COMPANIES, PASS, card_names
from fondaco.games.batavia.rules.state import BataviaState, add_to


def open_auction(table: BataviaState, events: list[Event] | None) -> None:
    """The auctioneer rolls the die and turns that many cards (BA-2.1)."""
    table.idle = True
    chance = Chance(table.seed, table.used)
    table.die = chance.below(6) + 1
    table.used = chance.used
    if events is not None:
        events.append(Event("die_rolled", table.first, {"die": table.die}, barrier=True))
    turned: list[str] = []
    for _ in range(table.die):
        company = take_card(table, events)
        if company < 0:
            break
        add_to(table.lot, company, 1)
        add_to(table.stock, company, -1)
        if events is not None:
            turned.append(COMPANIES[company])
    if events is not None:
        lot = card_names(table.lot)
        events.append(Event("lot_turned", table.first, {"cards": turned, "lot": lot}, barrier=True))
    table.bid = 0
    table.bidder = -1
    table.bidding = (1 << table.players) - 1
    table.acted = 0
    table.phase = BIDDING
    table.turn = (table.first + 1) % table.players  # BA-2.2: left of the auctioneer


def bidding_moves(table: BataviaState) -> list[Move]:
    """To pass, and every bid above the standing one that the seat can pay (BA-2)."""
    # A seat that cannot bid is asked too: skipping it would reveal its letters.
    return [PASS, *range(BID + table.bid + 1, BID + table.letters[table.turn] + 1)]


def pick_bid(table: BataviaState, share: i64) -> Move:
    """One of these moves; see `pick_move`."""
    bid: i64 = table.bid
    bids: i64 = table.letters[table.turn] - bid
    if bids <= 0:
        return PASS
    at = share * (bids + 1) >> 16
    return PASS if at == 0 else BID + bid + at


def play_bid(table: BataviaState, move: Move, events: list[Event] | None) -> None:
    """A seat bids or passes; the last one left gets the lot."""
    seat = table.turn
    if BID + table.bid < move <= BID + table.letters[seat]:
        table.bid = move - BID
        table.bidder = seat
        table.idle = False
        if events is not None:
            events.append(Event("bid", seat, {"bid": table.bid}))
    elif move == PASS:
        table.bidding &= ~(1 << seat)
        if events is not None:
            events.append(Event("passed", seat, {}))
    else:
        raise Refused("bid-more", bid=table.bid, letters=table.letters[seat])
    if table.bidding == 0:
        _nobody_bid(table, events)
    elif table.bidder >= 0 and table.bidding == 1 << table.bidder:
        _lot_won(table, events)
    else:
        seat = (seat + 1) % table.players
        while not table.bidding >> seat & 1:
            seat = (seat + 1) % table.players
        table.turn = seat


def pay_letters(letters: list[int], winner: int, bid: int) -> None:
    """One letter at a time, clockwise from the left neighbour, never to the payer (BA-2.3)."""
    others: i64 = len(letters) - 1
    add_to(letters, winner, -bid)
    for i in range(others):
        add_to(letters, (winner + 1 + i) % (others + 1), (bid + others - 1 - i) // others)


def _lot_won(table: BataviaState, events: list[Event] | None) -> None:
    winner = table.bidder
    before = table.letters[:] if events is not None else []
    pay_letters(table.letters, winner, table.bid)
    at: i64 = 5 * winner
    for count in table.lot:
        add_to(table.hands, at, count)
        add_to(table.known, at, count)
        at += 1
    if events is not None:
        events.append(Event("lot_won", winner, {"bid": table.bid, "cards": card_names(table.lot)}))
        received = [max(0, table.letters[i] - before[i]) for i in range(table.players)]
        events.append(Event("letters_paid", winner, {"paid": table.bid, "received": received}))
    table.lot = [0, 0, 0, 0, 0]
    table.first = winner
    _start_turns(table, events)


def _nobody_bid(table: BataviaState, events: list[Event] | None) -> None:
    """The cards stay for the next lot and the first player does not change (BA-2.4)."""
    if events is not None:
        events.append(Event("lot_stays", table.first, {"lot": card_names(table.lot)}))
    _start_turns(table, events)


def _start_turns(table: BataviaState, events: list[Event] | None) -> None:
    table.bid = 0
    table.bidder = -1
    table.bidding = 0
    table.turn = table.first
    table.phase = ACTING
    if events is not None:
        events.append(Event("first_player", table.first, {"round": table.round}))
