"""How likely a good player makes each move, at a glance: a search asks this very often."""

from math import exp
from random import Random
from typing import Final

from fondaco.contract.playout import by_weight
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
    POST_PAY,
    TRAVEL,
    TRAVELLING,
)
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.state import Table
from fondaco.games.batavia.rules.turn import legal_moves
from fondaco.games.batavia.rules.voyage import offered

NEVER: Final = 1e-6
UNKNOWN: Final = -1e9  # a worth that was not reckoned yet

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

HALVED: Final = [0.5**more for more in range(128)]  # by letters above the least bid


class Turn:
    """What one seat has before it; others do not change it, nor do cards that it lays itself."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._worths = [UNKNOWN] * 5
        self._rivals: list[int] = []

    def worth(self, company: int) -> float:
        """What the next tile of a company is worth."""
        worth = self._worths[company]
        if worth == UNKNOWN:
            worth = self._worths[company] = tile_worth(self.table, self.seat, company)
        return worth

    def rivals(self) -> list[int]:
        """By company, the most cards that another seat has laid."""
        if not self._rivals:
            laid = self.table.laid
            base = 5 * self.seat
            others = laid[:base] + laid[base + 5 :]
            self._rivals = [max(others[company::5]) for company in range(5)]
        return self._rivals


def prior(position: Position, seat: int, moves: list[Move]) -> list[float]:
    """Positive numbers that sum to 1, one for each of these moves."""
    table = table_of(position)
    if len(moves) == 1:
        return [1.0]
    weights = weigh(table, seat, moves, Turn(table, seat))
    scale = 1 / sum(weights, 0.0)
    return [weight * scale for weight in weights]


def weigh(table: Table, seat: int, moves: list[Move], turn: Turn) -> list[float]:
    phase = table.phase
    if phase == BIDDING:
        return _bids(table, seat, moves)
    if phase in (ACTING, LAYING):
        return _cards(table, seat, moves, turn)
    if phase == TRAVELLING:
        return [exp(TRIP_SHARP * turn.worth(move - TRAVEL)) for move in moves]
    sell = _sells(table, seat)
    return [sell if move == EXCHANGE else 1 - sell for move in moves]


def play_turn(position: BataviaPosition, seat: int, rng: Random) -> None:
    """A seat plays by lot, as likely as the prior has it, until somebody else has to move."""
    table = position.table
    turn = Turn(table, seat)
    while position.turn == seat:
        moves = legal_moves(table)
        if len(moves) == 1:
            position.play(seat, moves[0])
        else:
            position.play(seat, by_weight(moves, weigh(table, seat, moves, turn), rng))


def tile_worth(table: Table, seat: int, company: int) -> float:
    """What the next tile of a company is worth to a seat, in gold; 0 if there is none."""
    space = table.next_space(seat, company)
    if space == 0:
        return 0.0
    worth = -HOP * (space - table.at[seat] - 1)
    goods = table.tiles[space - 1] % 7  # face up: nobody is ever past the last five open tiles
    owners = table.crates[goods::7]
    most = 0
    for other in range(table.players):
        if other != seat:
            count = owners.count(other)
            if count > most:
                most = count
    gap = abs(owners.count(seat) + 0.5 - most)
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
    least = BID + table.bid + 1
    tenth = chance * 0.1
    return [
        tenth * HALVED[move - least] + NEVER
        if move > least
        else (chance * 0.9 if move == least else 1 - chance + NEVER)
        for move in moves
    ]


def _cards(table: Table, seat: int, moves: list[Move], turn: Turn) -> list[float]:
    """Draw, or lay towards the best voyage; done as soon as the way there is open."""
    base = 5 * seat
    laying = table.phase == LAYING
    lays = [0.0] * 5
    done = 0.0
    hand = table.hands[base : base + 5]
    size = sum(hand)
    rivals = turn.rivals()
    for company in range(5):
        need = rivals[company] + 1 - table.laid[base + company]
        if need > hand[company]:
            continue
        worth = exp(SHARP * (turn.worth(company) - CARD_COST * max(0, need)))
        if need > 0:
            lays[company] += worth
        elif laying:
            done += worth
        else:
            for other in range(5):
                if hand[other]:
                    lays[other] += FARE * worth * hand[other] / size
    more = MORE * done
    weights: list[float] = []
    for move in moves:
        if move == DRAW:
            weights.append(exp(SHARP * (STAY + SCARCE * max(0, FEW - size))))
        elif move == DONE:
            weights.append(ENOUGH * done + NEVER)
        elif move == BACK:
            weights.append(NEVER)
        else:
            weights.append(lays[move - LAY] + more + NEVER)
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
