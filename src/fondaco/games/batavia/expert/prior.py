"""How likely a good player makes each move, at a glance: a search asks this very often."""

from math import exp, fsum
from random import Random
from typing import Final

from fondaco.contract.playout import by_lot, by_weight
from fondaco.contract.rules import Move, Position
from fondaco.games.batavia.expert.exchanging import companies_held, prospect
from fondaco.games.batavia.expert.forecast import rounds_left
from fondaco.games.batavia.expert.guessed_table import table_of
from fondaco.games.batavia.expert.habits import MOST_KNOWN, Habits
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    BID,
    BIDDING,
    DONE,
    EXCHANGE,
    EXCHANGE_PAY,
    LAY,
    LAYING,
    POST_PAY,
    TRAVEL,
    TRAVELLING,
)
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.turn import legal_moves, play_move
from fondaco.games.batavia.rules.voyage import offered

NEVER: Final = 1e-6

HALVED: Final = [0.5**more for more in range(128)]  # by letters above the least bid


def prior(position: Position, h: Habits, seat: int, moves: list[Move]) -> list[float]:
    """Positive numbers that sum to 1, one for each of these moves."""
    table = table_of(position)
    if len(moves) == 1:
        return [1.0]
    return shares(weigh(table, h, seat, moves, tile_worths(table, h, seat)))


def shares(weights: list[float]) -> list[float]:
    """The same in parts of 1."""
    scale = 1 / fsum(weights)
    return [weight * scale for weight in weights]


def weigh(
    table: BataviaState, h: Habits, seat: int, moves: list[Move], worths: list[float]
) -> list[float]:
    """How likely each move is the best, before a search looks at them."""
    phase = table.phase
    if phase == BIDDING:
        return _bids(table, h, seat, moves)
    if phase in (ACTING, LAYING):
        return _cards(table, h, seat, moves, worths)
    if phase == TRAVELLING:
        return [exp(h.trip_sharp * worths[move - TRAVEL]) for move in moves]
    sell = _sells(table, h, seat)
    return [sell if move == EXCHANGE else 1 - sell for move in moves]


def play_turn(table: BataviaState, h: Habits, rng: Random) -> None:
    """A seat plays at random, weighted by the prior, until somebody else has to move."""
    seat = table.turn
    worths: list[float] = []  # until it travels they stay the same
    while table.turn == seat:
        if table.phase == BIDDING:
            moves, chances = bids(table, h, seat)
            move = moves[0] if len(moves) == 1 else by_lot(moves, chances, rng)
        else:
            moves = legal_moves(table)
            move = moves[0]
            if len(moves) > 1:
                worths = worths or tile_worths(table, h, seat)
                move = by_weight(moves, weigh(table, h, seat, moves, worths), rng)
        play_move(table, move, None)


def play_turns(table: BataviaState, h: Habits, stop: int, last: int, rng: Random) -> None:
    """Everybody plays at random until a bid is due at ply `stop` or later, or until ply `last`."""
    while True:
        play_turn(table, h, rng)
        if table.over or table.ply >= last or (table.ply >= stop and table.phase == BIDDING):
            return


def bids(table: BataviaState, h: Habits, seat: int) -> tuple[list[Move], list[float]]:
    """What the seat to move may bid and how likely it does, kept by all that this depends on."""
    hand = sum(table.hands[5 * seat : 5 * seat + 5])
    place = (seat - table.first) % table.players
    key = (max(table.at), sum(table.lot), hand, place, table.letters[seat], table.bid)
    known = h.bids.get(key)
    if known is None:
        if len(h.bids) >= MOST_KNOWN:
            h.bids.clear()
        moves = legal_moves(table)
        known = h.bids[key] = (moves, shares(_bids(table, h, seat, moves)))
    return known


def tile_worths(table: BataviaState, h: Habits, seat: int) -> list[float]:
    """What the next tile of each company is worth to a seat, in gold; 0 if there is none."""
    here = table.at[seat]
    held = table.held[seat]
    new = h.new_company[companies_held(held)]
    worths: list[float] = []
    for spaces in table.left:
        ahead = spaces >> (here + 1)
        if ahead == 0:
            worths.append(0.0)
            continue
        hop = (ahead & -ahead).bit_length()
        # The tile is face up: nobody is ever past the last five open ones.
        tile = table.tiles[here + hop - 1]
        goods = tile % 7
        worth = crate_worth(h, seat, goods, table.crates[goods::7]) - h.hop * (hop - 1)
        worths.append(worth + (h.second_tile if held >> (tile - goods) & 127 else new))
    return worths


def crate_worth(h: Habits, seat: int, goods: int, owners: list[int]) -> float:
    """What a crate in a post is worth to a seat, by whose crates are there."""
    key = (seat, goods, *owners)
    known = h.crates.get(key)
    if known is None:
        most = max([owners.count(other) for other in owners if other not in (-1, seat)], default=0)
        gap = abs(owners.count(seat) + 0.5 - most)
        known = h.crates[key] = POST_PAY[goods] * h.crate / (0.6 + gap)
    return known


def _bids(table: BataviaState, h: Habits, seat: int, moves: list[Move]) -> list[float]:
    """The next bid or none, as merchants were seen to bid."""
    rounds = rounds_left(table)
    size = sum(table.lot)
    hand = sum(table.hands[5 * seat : 5 * seat + 5])
    place = (seat - table.first) % table.players  # in this round's order, unless it wins
    wish = h.wish + size * (h.lot + h.lot_round * rounds) - h.round * rounds - h.place * place
    wish -= hand * (h.hand + h.hand_round * rounds)
    wish -= h.letters * table.letters[seat] + table.bid * (h.bid_round * rounds - h.bid)
    chance = 1 / (1 + exp(-wish))
    least = BID + table.bid + 1
    jump = chance * h.jump
    return [
        jump * HALVED[move - least] + NEVER
        if move > least
        else (chance * (1 - h.jump) if move == least else 1 - chance + NEVER)
        for move in moves
    ]


def _cards(
    table: BataviaState, h: Habits, seat: int, moves: list[Move], worths: list[float]
) -> list[float]:
    """Draw, or lay towards the best voyage; done as soon as the way there is open."""
    base = 5 * seat
    laying = table.phase == LAYING
    lays = [0.0] * 5
    done = 0.0
    hand = table.hands[base : base + 5]
    size = sum(hand)
    laid, top, seals = table.laid, table.top, table.seals
    for company in range(5):
        need = 0 if seals[company] == seat else top[company] + 1 - laid[base + company]
        if need > hand[company]:
            continue
        if need > 0:
            lays[company] += exp(h.sharp * (worths[company] - h.card_cost * need))
        elif laying:
            done += exp(h.sharp * worths[company])
        else:
            fare = h.fare * exp(h.sharp * worths[company])
            for other in range(5):
                lays[other] += fare * hand[other] / size
    more = h.more * done
    weights: list[float] = []
    for move in moves:
        if LAY <= move < BACK:
            weights.append(lays[move - LAY] + more + NEVER)
        elif move == BACK:
            weights.append(NEVER)
        elif move == DONE:
            weights.append(h.enough * done + NEVER)
        else:
            weights.append(h.draws[min(size, h.few)])
    return weights


def _sells(table: BataviaState, h: Habits, seat: int) -> float:
    """How likely a seat exchanges: the more it is paid for, and the fewer tiles are to come."""
    if table.arrival >= 0:
        return 1 - NEVER
    tiles = offered(table.held[seat])
    to_come = max(0.0, h.tiles_round * rounds_left(table) + h.tiles)
    held = table.held[seat]
    sold = EXCHANGE_PAY[tiles.bit_count()] + prospect(held & ~tiles, to_come)
    return 1 / (1 + exp(h.sell_sharp * (prospect(held, to_come) - sold) - h.sell))
