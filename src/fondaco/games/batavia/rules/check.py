"""Whether a position read from outside can be one of Batavia at all."""

from fondaco.contract.refused import FondacoError
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    BIDDING,
    BLOCK,
    CARDS_EACH,
    COMPANIES,
    EXCHANGE_PAY,
    EXCHANGING,
    LAYING,
    LETTERS_EACH,
    SPACES,
    TRAVELLING,
    tile_name,
)
from fondaco.games.batavia.rules.sample import pile_limits, unseen_cards
from fondaco.games.batavia.rules.scoring import final_pay
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import Table
from fondaco.games.batavia.rules.tiles import quick_row, row_problems


def need(fine: bool, reason: str) -> None:
    if not fine:
        raise FondacoError(reason)


def check(table: Table) -> None:
    """A FondacoError for the first thing that cannot be."""
    _check_cards(table)
    _check_seals(table)
    _check_tiles(table)
    _check_letters(table)
    _check_turn(table)
    _check_auction(table)
    _check_gold(table)


def _check_cards(table: Table) -> None:
    for company in range(5):
        count = table.lot[company] + table.discard[company] + table.ships[company]
        count += sum(table.hands[company::5])
        count += sum(1 for i in range(table.pile_left) if table.pile[i] == company)
        need(
            count == CARDS_EACH,
            f"{COMPANIES[company].title()} has {count} cards instead of {CARDS_EACH}.",
        )
    for i in range(5 * table.players):
        need(table.known[i] <= table.hands[i], "Cards are known to be in a hand, but are not.")
    for company in range(5):
        need(table.stock[company] <= CARDS_EACH, "More cards were drawn than there are.")
        drawn = sum(table.drawn[company::5])
        piled = sum(1 for i in range(table.pile_left) if table.pile[i] == company)
        need(table.stock[company] == drawn + piled, "The draws from the pile do not add up.")
        need(table.ships[company] == sum(table.laid[company::5]), "A ship marker stands wrong.")
    need(table.cannon == sum(table.ships), "The cannon stands wrong.")


def _check_seals(table: Table) -> None:
    """Seals are strict majorities, not counting the cards of an open step (BA-3.3)."""
    need(bool(table.step) == (table.phase == LAYING), "Only a seat laying cards has an open step.")
    before = table.copy()
    for company in table.step:
        before.laid[5 * table.turn + company] -= 1
    need(min(before.laid) >= 0, "The open step has cards that do not lie on the table.")
    for company in range(5):
        before.settle_seal(company)
    need(table.seals == before.seals, "The seals are not with the majorities of laid cards.")
    need(table.top == before.top, "The largest rows of laid cards are counted wrong.")


def _check_tiles(table: Table) -> None:
    need(all(tile >= 0 for tile in table.tiles), "The row of tiles has gaps.")
    wrong = row_problems([tile_name(tile) for tile in table.tiles])
    need(not wrong, "The row of tiles has problems: " + "; ".join(wrong) + ".")
    if table.quick:
        need(table.revealed == SPACES, "In the quick start all tiles lie face up.")
        need(table.tiles == quick_row(), "The tiles are not in the order of the quick start.")
    for seat in range(table.players):
        stands = ARRIVAL if table.arrival == seat else 0
        for space in range(1, SPACES + 1):
            tile = table.tiles[space - 1]
            if table.crates[tile] == seat:
                stands = max(stands, space)
            elif table.held[seat] >> tile & 1:
                raise FondacoError(f"{tile_name(tile)} is with a player who has no crate for it.")
        need(table.at[seat] == stands, "A merchant stands where no tile was taken last.")
    for space in range(1, SPACES + 1):
        tile = table.tiles[space - 1]
        taken = not table.left[tile // 7] >> space & 1
        need(taken == (table.crates[tile] >= 0), "Crates and taken tiles do not match.")
        if taken and space > table.revealed - BLOCK:
            need(table.revealed == SPACES, "The next five tiles should be face up.")


def _check_letters(table: Table) -> None:
    """Letters are never created or destroyed (BA-0.4)."""
    everything = LETTERS_EACH * table.players
    need(sum(table.letters) == everything, f"There are not {everything} letters.")


def _check_turn(table: Table) -> None:
    players = table.players
    if table.over:
        need(table.turn == -1 and table.acted == players, "After the end it is nobody's move.")
        need(table.arrival >= 0, "A game ends only when the arrival tile is taken.")
        need(not any(table.hands), "At the end all hands lie on the table.")
        return
    need(table.turn >= 0, "It has to be somebody's move.")
    if table.phase == BIDDING:
        need(table.acted == 0, "Nobody has a turn before the auction is over.")
        need(table.arrival < 0, "The arrival tile is taken, and still there is an auction.")
        return
    need(table.acted < players, "Everybody has had a turn already.")
    need(table.turn == (table.first + table.acted) % players, "It is another seat's turn.")
    if table.arrival >= 0:
        behind = (table.arrival - table.first) % players
        need(behind < table.acted, "The arrival tile is with a player who has not moved yet.")
    if table.phase == TRAVELLING:
        reach = [table.next_space(table.turn, c) for c in range(5) if table.seals[c] == table.turn]
        need(any(reach), "The merchant has nowhere to travel.")
    if table.phase == EXCHANGING:
        here = table.at[table.turn]
        need(0 < here <= SPACES, "Only a player who has just taken a tile can exchange.")
        tile = table.tiles[here - 1]
        group = table.held[table.turn] >> (tile // 7 * 7) & 127
        need(group == 1 << tile % 7, "An exchange needs a tile of a new company.")
        need(table.seals[tile // 7] == table.turn, "The tile was reached without its seal.")


def _check_auction(table: Table) -> None:
    players = table.players
    if table.phase != BIDDING:
        idle = table.bid == 0 and table.bidder == -1 and table.bidding == 0
        need(idle, "Bids are made in the auction only.")
        return
    need((table.bid == 0) == (table.bidder == -1), "A bid without bidder, or the reverse.")
    need(bool(table.bidding >> table.turn & 1), "A seat that has passed cannot bid.")
    asked = table.first if table.bidder == -1 else table.bidder
    if table.bidder >= 0:
        need(bool(table.bidding >> table.bidder & 1), "The highest bidder cannot have passed.")
        need(table.turn != table.bidder, "The highest bidder is not asked again.")
        need(table.bid <= table.letters[table.bidder], "A bid exceeds the bidder's letters.")
    # Whoever was asked since the standing bid, or since the start, has passed.
    seat = (asked + 1) % players
    while seat != table.turn:
        need(not table.bidding >> seat & 1, "A seat was skipped in the bidding.")
        seat = (seat + 1) % players
    if table.bidder == -1:
        while seat != table.first:
            need(bool(table.bidding >> seat & 1), "A seat passed before it was asked.")
            seat = (seat + 1) % players
        need(bool(table.bidding >> seat & 1), "A seat passed before it was asked.")


def _check_gold(table: Table) -> None:
    """Gold comes from exchanges, at 1 to 3 for each tile, and at the end from the scoring."""
    earned = table.gold[:]
    if table.over:
        for _, seat, gold in final_pay(table):
            earned[seat] -= gold
    for seat in range(table.players):
        sold = table.crates.count(seat) - table.held[seat].bit_count()
        need(sold <= earned[seat] <= _most(sold), "The gold does not fit the tiles exchanged.")


def _most(sold: int) -> int:
    """The most gold that so many tiles can have paid: as many fives as there are."""
    return EXCHANGE_PAY[5] * (sold // 5) + EXCHANGE_PAY[sold % 5]


def check_seen(seen: Seen) -> None:
    """Whether the hidden cards and tiles of a view can be dealt; `check` sees to the rest."""
    table = seen.table
    need(table.over or table.turn >= 0, "It has to be somebody's move.")
    hidden = 0
    others = 0
    for seat in range(table.players):
        base = 5 * seat
        known = sum(table.known[base : base + 5])
        need(known <= seen.sizes[seat], "More cards are known than there are in a hand.")
        if seat == seen.seat:
            size = table.hand_size(seat)
            need(seen.sizes[seat] == size, "The hand is not as large as it is said to be.")
            drawn = sum(table.drawn[base : base + 5])
            need(seen.draws[seat] == drawn, "The cards drawn are not counted.")
            for at in range(base, base + 5):
                need(table.known[at] <= table.hands[at], "Cards are known but not in the hand.")
        else:
            hidden += seen.sizes[seat] - known
            others += seen.draws[seat]
    rest = unseen_cards(table)
    limits = pile_limits(table)
    need(min(rest) >= 0 and min(limits) >= 0, "Some company has too many cards.")
    need(sum(rest) == hidden + table.pile_left, "The cards do not add up.")
    room = sum(min(rest[company], limits[company]) for company in range(5))
    need(room >= table.pile_left, "The pile is larger than the cards that can be in it.")
    need(sum(limits) == table.pile_left + others, "The draws from the pile do not add up.")
    open_tiles = table.tiles[: table.revealed]
    face_down = table.tiles[table.revealed :]
    mixed = -1 in open_tiles or face_down != [-1] * len(face_down)
    need(not mixed, "Open and face-down tiles are mixed up.")
    for start in range(0, table.revealed, BLOCK):
        block = {tile // 7 for tile in open_tiles[start : start + BLOCK]}
        need(len(block) == 5, "A block of five tiles lacks a company.")
    need(len(set(open_tiles)) == table.revealed, "A tile is there twice.")
