"""How likely a good player makes each move, at a glance: a search asks this very often."""

from math import exp, fsum
from random import Random
from typing import Final

from fondaco.contract.playout import by_lot, by_weight
from fondaco.contract.rules import Move, Position
from fondaco.games.batavia.expert.exchanging import companies_held, prospect
from fondaco.games.batavia.expert.forecast import rounds_left
from fondaco.games.batavia.expert.guessed_table import table_of
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

# Measured: with these, merchants' moves are the least surprising.
SHARP: Final = 1.55  # how much likelier a gold more makes a way
TRIP_SHARP: Final = 2.0  # the same, once the cards are laid
HOP: Final = 0.25  # gold lost for each space that is passed over
SECOND_TILE: Final = 0.8  # what a tile of a company held already is good for in exchanges
NEW_TILE: Final = 0.8  # the part of its gain that a new company brings at once
CARD_COST: Final = 0.6  # gold, for each card it takes to win a seal
CRATE: Final = 0.18  # of a post's pay, where the race is close
FARE: Final = 0.27  # how likely one lays any card for a seal held already
ENOUGH: Final = 1.2  # how likely one stops laying then
MORE: Final = 0.05  # and how likely one lays yet another card
STAY: Final = -0.2  # what drawing is worth, and more with few cards
SCARCE: Final = 0.25
FEW: Final = 3
NEW_COMPANY: Final = [  # what a tile of another company is worth, by companies held
    NEW_TILE * (EXCHANGE_PAY[held + 1] - EXCHANGE_PAY[held]) for held in range(5)
] + [0.0]

DRAWS: Final = [  # by cards in hand
    exp(SHARP * (STAY + SCARCE * (FEW - size))) for size in range(FEW + 1)
]
HALVED: Final = [0.5**more for more in range(128)]  # by letters above the least bid

# A search asks the same again and again: by all that a bid, and what a crate is worth, depend on.
MOST_KNOWN: Final = 2_000
_BIDS: Final[dict[tuple[int, ...], tuple[list[Move], list[float]]]] = {}
_CRATES: Final[dict[tuple[int, ...], float]] = {}


def prior(position: Position, seat: int, moves: list[Move]) -> list[float]:
    """Positive numbers that sum to 1, one for each of these moves."""
    table = table_of(position)
    if len(moves) == 1:
        return [1.0]
    return shares(weigh(table, seat, moves, tile_worths(table, seat)))


def shares(weights: list[float]) -> list[float]:
    """The same in parts of 1."""
    scale = 1 / fsum(weights)
    return [weight * scale for weight in weights]


def weigh(table: BataviaState, seat: int, moves: list[Move], worths: list[float]) -> list[float]:
    """How likely each move is the best, before a search looks at them."""
    phase = table.phase
    if phase == BIDDING:
        return _bids(table, seat, moves)
    if phase in (ACTING, LAYING):
        return _cards(table, seat, moves, worths)
    if phase == TRAVELLING:
        return [exp(TRIP_SHARP * worths[move - TRAVEL]) for move in moves]
    sell = _sells(table, seat)
    return [sell if move == EXCHANGE else 1 - sell for move in moves]


def play_turn(table: BataviaState, rng: Random) -> None:
    """A seat plays at random, weighted by the prior, until somebody else has to move."""
    seat = table.turn
    worths: list[float] = []  # until it travels they stay the same
    while table.turn == seat:
        if table.phase == BIDDING:
            moves, chances = bids(table, seat)
            move = moves[0] if len(moves) == 1 else by_lot(moves, chances, rng)
        else:
            moves = legal_moves(table)
            move = moves[0]
            if len(moves) > 1:
                worths = worths or tile_worths(table, seat)
                move = by_weight(moves, weigh(table, seat, moves, worths), rng)
        play_move(table, move, None)


def play_turns(table: BataviaState, stop: int, last: int, rng: Random) -> None:
    """Everybody plays at random until a bid is due at ply `stop` or later, or until ply `last`."""
    while True:
        play_turn(table, rng)
        if table.over or table.ply >= last or (table.ply >= stop and table.phase == BIDDING):
            return


def bids(table: BataviaState, seat: int) -> tuple[list[Move], list[float]]:
    """What the seat to move may bid and how likely it does, kept by all that this depends on."""
    hand = sum(table.hands[5 * seat : 5 * seat + 5])
    place = (seat - table.first) % table.players
    key = (max(table.at), sum(table.lot), hand, place, table.letters[seat], table.bid)
    known = _BIDS.get(key)
    if known is None:
        if len(_BIDS) >= MOST_KNOWN:
            _BIDS.clear()
        moves = legal_moves(table)
        known = _BIDS[key] = (moves, shares(_bids(table, seat, moves)))
    return known


def tile_worths(table: BataviaState, seat: int) -> list[float]:
    """What the next tile of each company is worth to a seat, in gold; 0 if there is none."""
    here = table.at[seat]
    held = table.held[seat]
    new = NEW_COMPANY[companies_held(held)]
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
        worth = crate_worth(seat, goods, table.crates[goods::7]) - HOP * (hop - 1)
        worths.append(worth + (SECOND_TILE if held >> (tile - goods) & 127 else new))
    return worths


def crate_worth(seat: int, goods: int, owners: list[int]) -> float:
    """What a crate in a post is worth to a seat, by whose crates are there."""
    key = (seat, goods, *owners)
    known = _CRATES.get(key)
    if known is None:
        most = max([owners.count(other) for other in owners if other not in (-1, seat)], default=0)
        gap = abs(owners.count(seat) + 0.5 - most)
        known = _CRATES[key] = POST_PAY[goods] * CRATE / (0.6 + gap)
    return known


def _bids(table: BataviaState, seat: int, moves: list[Move]) -> list[float]:
    """The next bid or none, as merchants were seen to bid."""
    rounds = rounds_left(table)
    size = sum(table.lot)
    hand = sum(table.hands[5 * seat : 5 * seat + 5])
    place = (seat - table.first) % table.players  # in this round's order, unless it wins
    lust = 5.2 + size * (0.2 + 0.23 * rounds) - 0.35 * rounds - 0.12 * place - 0.06 * hand
    lust -= 0.11 * table.letters[seat] + table.bid * (0.1 * rounds - 0.02)
    chance = 1 / (1 + exp(-lust))
    least = BID + table.bid + 1
    tenth = chance * 0.1
    return [
        tenth * HALVED[move - least] + NEVER
        if move > least
        else (chance * 0.9 if move == least else 1 - chance + NEVER)
        for move in moves
    ]


def _cards(table: BataviaState, seat: int, moves: list[Move], worths: list[float]) -> list[float]:
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
            lays[company] += exp(SHARP * (worths[company] - CARD_COST * need))
        elif laying:
            done += exp(SHARP * worths[company])
        else:
            fare = FARE * exp(SHARP * worths[company])
            for other in range(5):
                lays[other] += fare * hand[other] / size
    more = MORE * done
    weights: list[float] = []
    for move in moves:
        if LAY <= move < BACK:
            weights.append(lays[move - LAY] + more + NEVER)
        elif move == BACK:
            weights.append(NEVER)
        elif move == DONE:
            weights.append(ENOUGH * done + NEVER)
        else:
            weights.append(DRAWS[min(size, FEW)])
    return weights


def _sells(table: BataviaState, seat: int) -> float:
    """How likely a seat exchanges: the more it is paid for, and the fewer tiles are to come."""
    if table.arrival >= 0:
        return 1 - NEVER
    tiles = offered(table.held[seat])
    to_come = max(0.0, 0.6 * rounds_left(table) - 0.3)
    held = table.held[seat]
    sold = EXCHANGE_PAY[tiles.bit_count()] + prospect(held & ~tiles, to_come)
    return 1 / (1 + exp(1.5 * (prospect(held, to_come) - sold)))
