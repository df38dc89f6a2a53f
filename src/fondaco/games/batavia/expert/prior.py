"""How likely a good player makes each move, at a glance: a search asks this very often."""

from math import exp
from typing import Final

from fondaco.contract.rules import Move, Position
from fondaco.games.batavia.expert.exchanging import companies_held, prospect
from fondaco.games.batavia.expert.outlook import HOP, NEW_TILE, SECOND_TILE, rounds_left
from fondaco.games.batavia.expert.scene import table_of
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    BID,
    BIDDING,
    DONE,
    DRAW,
    EXCHANGE,
    EXCHANGE_PAY,
    LAY,
    LAYING,
    PASS,
    POST_PAY,
    SPACES,
    TRAVEL,
    TRAVELLING,
)
from fondaco.games.batavia.rules.state import Table
from fondaco.games.batavia.rules.voyage import offered

NEVER: Final = 1e-6

# Measured: with these, merchants' moves are the least surprising.
SHARP: Final = 1.55  # how much likelier a gold more makes a way
TRIP_SHARP: Final = 2.0  # the same, once the cards are laid
CARD_COST: Final = 0.6  # gold, for each card it takes to win a seal
CRATE: Final = 0.18  # of a post's pay, where the race is close
FARE: Final = 0.27  # how likely one lays any card for a seal held already
ENOUGH: Final = 1.2  # how likely one stops laying then
MORE: Final = 0.05  # and how likely one lays yet another card
STAY: Final = -0.2  # what drawing is worth, and more with few cards
SCARCE: Final = 0.25
FEW: Final = 3


def prior(position: Position, seat: int, moves: list[Move]) -> list[float]:
    """Positive numbers that sum to 1, one for each of these moves."""
    table = table_of(position)
    phase = table.phase
    if len(moves) == 1:
        return [1.0]
    if phase == BIDDING:
        weights = _bids(table, seat, moves)
    elif phase in (ACTING, LAYING):
        weights = _cards(table, seat, moves)
    elif phase == TRAVELLING:
        weights = [exp(TRIP_SHARP * tile_worth(table, seat, move - TRAVEL)) for move in moves]
    else:
        sell = _sells(table, seat)
        weights = [sell if move == EXCHANGE else 1 - sell for move in moves]
    scale = 1 / sum(weights, 0.0)
    return [weight * scale for weight in weights]


def tile_worth(table: Table, seat: int, company: int) -> float:
    """What the next tile of a company is worth to a seat, in gold; 0 if there is none."""
    space = table.next_space(seat, company)
    if space == 0:
        return 0.0
    worth = -HOP * (space - table.at[seat] - 1)
    goods = table.tiles[space - 1] % 7  # face up: nobody is ever past the last five open tiles
    counts = [0] * table.players
    for at in range(goods, SPACES, 7):
        owner = table.crates[at]
        if owner >= 0:
            counts[owner] += 1
    mine = counts[seat]
    counts[seat] = 0
    gap = abs(mine + 0.5 - max(counts))
    worth += POST_PAY[goods] * CRATE / (0.6 + gap)
    held = table.held[seat]
    if held >> (7 * company) & 127:
        return worth + SECOND_TILE
    count = companies_held(held)
    return worth + NEW_TILE * (EXCHANGE_PAY[count + 1] - EXCHANGE_PAY[count])


def _bids(table: Table, seat: int, moves: list[Move]) -> list[float]:
    """The next bid or none, as merchants were seen to bid."""
    rounds = rounds_left(table)
    size = sum(table.lot)
    hand = sum(table.hands[5 * seat : 5 * seat + 5])
    place = (seat - table.first) % table.players  # in this round's order, unless it wins
    lust = 5.2 + size * (0.2 + 0.23 * rounds) - 0.35 * rounds - 0.12 * place - 0.06 * hand
    lust -= 0.11 * table.letters[seat] + table.bid * (0.1 * rounds - 0.02)
    chance = 1 / (1 + exp(-lust))
    weights: list[float] = []
    for move in moves:
        if move == PASS:
            weights.append(1 - chance + NEVER)
        else:
            more = move - BID - table.bid - 1
            weights.append(chance * 0.9 if more == 0 else chance * 0.1 * 0.5**more + NEVER)
    return weights


def _cards(table: Table, seat: int, moves: list[Move]) -> list[float]:
    """Draw, or lay towards the best voyage; done as soon as the way there is open."""
    base = 5 * seat
    laying = table.phase == LAYING
    lays = [0.0] * 5
    done = 0.0
    hand = table.hands[base : base + 5]
    for company in range(5):
        rival = 0
        for at in range(company, 5 * table.players, 5):
            if at != base + company and table.laid[at] > rival:
                rival = table.laid[at]
        need = rival + 1 - table.laid[base + company]
        if need > hand[company]:
            continue
        worth = exp(SHARP * (tile_worth(table, seat, company) - CARD_COST * max(0, need)))
        if need > 0:
            lays[company] += worth
        elif laying:
            done += worth
        else:
            for other in range(5):
                lays[other] += FARE * worth * hand[other] / max(1, sum(hand))
    size = sum(hand)
    stay = exp(SHARP * (STAY + SCARCE * max(0, FEW - size)))
    weights: list[float] = []
    for move in moves:
        if move == DRAW:
            weights.append(stay)
        elif move == DONE:
            weights.append(ENOUGH * done + NEVER)
        elif move == BACK:
            weights.append(NEVER)
        else:
            weights.append(lays[move - LAY] + (MORE * done if laying else 0.0) + NEVER)
    return weights


def _sells(table: Table, seat: int) -> float:
    """How likely a seat exchanges: the more it is paid for, and the fewer tiles are to come."""
    if table.arrival >= 0:
        return 1 - NEVER
    tiles = offered(table.held[seat])
    to_come = max(0.0, 0.6 * rounds_left(table) - 0.3)
    held = table.held[seat]
    sold = EXCHANGE_PAY[tiles.bit_count()] + prospect(held & ~tiles, to_come)
    return 1 / (1 + exp(1.5 * (prospect(held, to_come) - sold)))
