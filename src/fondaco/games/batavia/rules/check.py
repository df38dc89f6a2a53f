"""Whether a position read from outside can be one of Batavia at all."""

from fondaco.contract.phrase import Row
from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    BIDDING,
    BLOCK,
    CARDS_EACH,
    EXCHANGE_PAY,
    EXCHANGING,
    LAYING,
    LETTERS_EACH,
    SPACES,
    TRAVELLING,
    company_name,
    tile_name,
)
from fondaco.games.batavia.rules.sample import pile_limits, unseen_cards
from fondaco.games.batavia.rules.scoring import final_pay
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.tiles import quick_row, row_problems


def need(fine: bool, name: str) -> None:
    """Refused by this name unless it is fine."""
    if not fine:
        raise Refused(name)


def check(table: BataviaState) -> None:
    """A Refused for the first thing that cannot be."""
    _check_cards(table)
    _check_seals(table)
    _check_tiles(table)
    _check_letters(table)
    _check_turn(table)
    _check_auction(table)
    _check_gold(table)


def _check_cards(table: BataviaState) -> None:
    for company in range(5):
        count = table.lot[company] + table.discard[company] + table.ships[company]
        count += sum(table.hands[company::5])
        count += sum(1 for i in range(table.pile_left) if table.pile[i] == company)
        if count != CARDS_EACH:
            raise Refused(
                "unsound-company-count",
                company=company_name(company),
                count=count,
                need=CARDS_EACH,
            )
    for i in range(5 * table.players):
        need(table.known[i] <= table.hands[i], "unsound-known-hand")
    for company in range(5):
        need(table.stock[company] <= CARDS_EACH, "unsound-drawn")
        drawn = sum(table.drawn[company::5])
        piled = sum(1 for i in range(table.pile_left) if table.pile[i] == company)
        need(table.stock[company] == drawn + piled, "unsound-draws")
        need(table.ships[company] == sum(table.laid[company::5]), "unsound-ship")
    need(table.cannon == sum(table.ships), "unsound-cannon")
    if table.layers and not table.over:
        _check_layers(table)


def _check_layers(table: BataviaState) -> None:
    """No card was laid before it came, and the hidden ones are those that are left (layers.py)."""
    need(len(table.layers) == len(table.told), "unsound-draws")
    came = [*table.layers, table.drawn]
    for at in range(5 * table.players):
        left = came[0][at]
        for pile in range(len(table.told)):
            left += came[pile + 1][at] - table.told[pile][at]
            need(left >= 0, "unsound-draws")
        need(left == table.hands[at] - table.known[at], "unsound-draws")


def _check_seals(table: BataviaState) -> None:
    """Seals are strict majorities, not counting the cards of an open step (BA-3.3)."""
    need(bool(table.step) == (table.phase == LAYING), "unsound-step")
    before = table.copy()
    for company in table.step:
        before.laid[5 * table.turn + company] -= 1
    need(min(before.laid) >= 0, "unsound-step-cards")
    for company in range(5):
        before.settle_seal(company)
    need(table.seals == before.seals, "unsound-seals")
    need(table.top == before.top, "unsound-rows")


def _check_tiles(table: BataviaState) -> None:
    need(all(tile >= 0 for tile in table.tiles), "unsound-tile-gaps")
    wrong = row_problems([tile_name(tile) for tile in table.tiles])
    if wrong:
        raise Refused("unsound-tile-row", problems=Row(list(wrong), "; "))
    if table.quick:
        need(table.revealed == SPACES, "unsound-quick-open")
        need(table.tiles == quick_row(), "unsound-quick-order")
    for seat in range(table.players):
        stands = ARRIVAL if table.arrival == seat else 0
        for space in range(1, SPACES + 1):
            tile = table.tiles[space - 1]
            if table.crates[tile] == seat:
                stands = max(stands, space)
            elif table.held[seat] >> tile & 1:
                raise Refused("unsound-crate-missing", tile=tile_name(tile))
        need(table.at[seat] == stands, "unsound-merchant")
    for space in range(1, SPACES + 1):
        tile = table.tiles[space - 1]
        taken = not table.left[tile // 7] >> space & 1
        need(taken == (table.crates[tile] >= 0), "unsound-crates")
        if taken and space > table.revealed - BLOCK:
            need(table.revealed == SPACES, "unsound-next-five")


def _check_letters(table: BataviaState) -> None:
    """Letters are never created or destroyed (BA-0.4)."""
    everything = LETTERS_EACH * table.players
    if sum(table.letters) != everything:
        raise Refused("unsound-letters", letters=everything)


def _check_turn(table: BataviaState) -> None:
    players = table.players
    if table.over:
        need(table.turn == -1 and table.acted == players, "unsound-end-move")
        need(table.arrival >= 0 or table.warned, "unsound-end-arrival")
        need(not any(table.hands), "unsound-end-hands")
        return
    need(table.turn >= 0, "unsound-nobodys-move")
    if table.phase == BIDDING:
        need(table.acted == 0, "unsound-turn-in-auction")
        need(table.arrival < 0, "unsound-late-auction")
        return
    need(table.acted < players, "unsound-all-had-turns")
    need(table.turn == (table.first + table.acted) % players, "unsound-other-turn")
    if table.arrival >= 0:
        behind = (table.arrival - table.first) % players
        need(behind < table.acted, "unsound-arrival")
    if table.phase == TRAVELLING:
        reach = [table.next_space(table.turn, c) for c in range(5) if table.seals[c] == table.turn]
        need(any(reach), "unsound-no-travel")
    if table.phase == EXCHANGING:
        here = table.at[table.turn]
        need(0 < here <= SPACES, "unsound-exchange-tile")
        tile = table.tiles[here - 1]
        group = table.held[table.turn] >> (tile // 7 * 7) & 127
        need(group == 1 << tile % 7, "unsound-exchange-company")
        need(table.seals[tile // 7] == table.turn, "unsound-exchange-seal")


def _check_auction(table: BataviaState) -> None:
    players = table.players
    if table.phase != BIDDING:
        idle = table.bid == 0 and table.bidder == -1 and table.bidding == 0
        need(idle, "unsound-bid-outside")
        return
    need((table.bid == 0) == (table.bidder == -1), "unsound-bidder")
    need(bool(table.bidding >> table.turn & 1), "unsound-passed-bids")
    asked = table.first if table.bidder == -1 else table.bidder
    if table.bidder >= 0:
        need(bool(table.bidding >> table.bidder & 1), "unsound-bidder-passed")
        need(table.turn != table.bidder, "unsound-bidder-asked")
        need(table.bid <= table.letters[table.bidder], "unsound-bid-letters")
    # Every seat that was asked since the standing bid, or since the start, has passed.
    seat = (asked + 1) % players
    while seat != table.turn:
        need(not table.bidding >> seat & 1, "unsound-seat-skipped")
        seat = (seat + 1) % players
    if table.bidder == -1:
        while seat != table.first:
            need(bool(table.bidding >> seat & 1), "unsound-passed-early")
            seat = (seat + 1) % players
        need(bool(table.bidding >> seat & 1), "unsound-passed-early")


def _check_gold(table: BataviaState) -> None:
    """Gold comes from exchanges, at 1 to 3 for each tile, and at the end from the scoring."""
    earned = table.gold[:]
    if table.over:
        for _, seat, gold in final_pay(table):
            earned[seat] -= gold
    for seat in range(table.players):
        sold = table.crates.count(seat) - table.held[seat].bit_count()
        need(sold <= earned[seat] <= _most(sold), "unsound-gold")


def _most(sold: int) -> int:
    """The most gold that so many tiles can have paid: as many fives as there are."""
    return EXCHANGE_PAY[5] * (sold // 5) + EXCHANGE_PAY[sold % 5]


def check_seen(seen: Seen) -> None:
    """Whether the hidden cards and tiles of a view can be dealt; `check` sees to the rest."""
    table = seen.table
    need(table.over or table.turn >= 0, "unsound-nobodys-move")
    hidden = 0
    others = 0
    for seat in range(table.players):
        base = 5 * seat
        known = sum(table.known[base : base + 5])
        need(known <= seen.sizes[seat], "unsound-known-more")
        if seat == seen.seat:
            size = table.hand_size(seat)
            need(seen.sizes[seat] == size, "unsound-hand-size")
            drawn = sum(table.drawn[base : base + 5])
            need(seen.draws[seat] == drawn, "unsound-drawn-count")
            for at in range(base, base + 5):
                need(table.known[at] <= table.hands[at], "unsound-known-not-held")
        else:
            hidden += seen.sizes[seat] - known
            others += seen.draws[seat]
    rest = unseen_cards(table)
    limits = pile_limits(table)
    need(min(rest) >= 0 and min(limits) >= 0, "unsound-company-cards")
    need(sum(rest) == hidden + table.pile_left, "unsound-cards-sum")
    room = sum(min(rest[company], limits[company]) for company in range(5))
    need(room >= table.pile_left, "unsound-pile")
    need(sum(limits) == table.pile_left + others, "unsound-draws")
    open_tiles = table.tiles[: table.revealed]
    face_down = table.tiles[table.revealed :]
    mixed = -1 in open_tiles or face_down != [-1] * len(face_down)
    need(not mixed, "unsound-tiles-mixed")
    for start in range(0, table.revealed, BLOCK):
        block = {tile // 7 for tile in open_tiles[start : start + BLOCK]}
        need(len(block) == 5, "unsound-block")
    need(len(set(open_tiles)) == table.revealed, "unsound-tile-twice")
