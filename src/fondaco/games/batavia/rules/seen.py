"""What one seat may know of a table, built up from nothing by an allow-list."""

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.names import COMPANY_COUNT
from fondaco.games.batavia.rules.state import BataviaState


class Layer:
    """Cards that came into hands unseen at one time: how many to each seat, and which to all."""

    def __init__(self, counts: list[int], cards: list[int], own: list[int]) -> None:
        self.counts = counts  # by seat; 0 for the own
        self.cards = cards  # by company, the own left out
        self.own = own  # by company


class Seen:
    """A table as one seat (or a spectator, -1) sees it.

    On its `table` everything this seat may not know is left blank: no seed, no pile, empty hands of
    the others, no face-down tiles. Letters of exchange are secret, but everybody sees every
    payment, so anybody can count them, and they are included. Screens show them if the table's
    options allow it.
    """

    def __init__(
        self,
        table: BataviaState,
        seat: int,
        sizes: list[int],
        draws: list[int],
        layers: list[Layer],
    ) -> None:
        self.table = table
        self.seat = seat
        self.sizes = sizes  # cards in each hand
        self.draws = draws  # cards each seat has taken unseen from the present pile
        self.layers = layers  # what had been taken unseen before that


def look(table: BataviaState, seat: int) -> Seen:
    """The position as this seat sees it. Every line here is something it may know."""
    players = table.players
    if not -1 <= seat < players:
        raise Refused("no-seat-at", seat=seat, players=players)
    seen = BataviaState()
    # the table's choices, but nothing of its chance
    seen.players = players
    seen.quick = table.quick
    seen.version = table.version
    seen.ledger = table.ledger
    seen.stalling = table.stalling
    seen.seed = ""
    seen.used = 0
    # where the game stands
    seen.ply = table.ply
    seen.over = table.over
    seen.turn = table.turn
    seen.phase = table.phase
    seen.round = table.round
    seen.first = table.first
    seen.acted = table.acted
    seen.idle = table.idle
    seen.warned = table.warned
    # the auction
    seen.die = table.die
    seen.lot = table.lot[:]
    seen.bid = table.bid
    seen.bidder = table.bidder
    seen.bidding = table.bidding
    # cards on the table, the own hand, and the size of the rest
    seen.pile = []
    seen.pile_left = table.pile_left
    seen.discard = table.discard[:]
    seen.hands = _own(table.hands, seat)
    seen.laid = table.laid[:]
    seen.step = table.step[:]
    seen.ships = table.ships[:]
    seen.cannon = table.cannon
    seen.top = table.top[:]
    seen.seals = table.seals[:]
    # the open tiles, and the voyage
    revealed = table.revealed
    seen.tiles = table.tiles[:revealed] + [-1] * (len(table.tiles) - revealed)
    open_spaces: i64 = (2 << revealed) - 1  # spaces count from 1
    seen.left = [spaces & open_spaces for spaces in table.left]
    seen.revealed = revealed
    seen.at = table.at[:]
    seen.arrival = table.arrival
    seen.crates = table.crates[:]
    seen.held = table.held[:]
    seen.gold = table.gold[:]
    # what could be remembered: all payments, all lots won, all discards, the own draws
    seen.letters = table.letters[:]
    seen.known = table.known[:]
    seen.stock = table.stock[:]
    seen.drawn = _own(table.drawn, seat)
    sizes = by_seat(table.hands, players)
    draws = by_seat(table.drawn, players)
    # Of former piles all know what they were made of, so what has come into hands; and everybody
    # saw the cards that were laid since.
    seen.layers = []
    seen.told = table.told
    layers = [_layer(table.layers[i], seat, players) for i in range(len(table.layers))]
    return Seen(seen, seat, sizes, draws, layers)


def _layer(taken: list[int], seat: i64, players: i64) -> Layer:
    counts = by_seat(taken, players)
    cards = [0, 0, 0, 0, 0]
    own = [0, 0, 0, 0, 0]
    at: i64 = 0
    for i in range(players):
        into = own if i == seat else cards
        for company in range(COMPANY_COUNT):
            into[company] = into[company] + taken[at]
            at += 1
    if seat >= 0:
        counts[seat] = 0
    return Layer(counts, cards, own)


def _own(counts: list[int], seat: i64) -> list[int]:
    """Only this seat's five counts; zeros for everybody else."""
    own = [0] * len(counts)
    if seat >= 0:
        for at in range(5 * seat, 5 * seat + 5):
            own[at] = counts[at]
    return own


def by_seat(counts: list[int], players: i64) -> list[int]:
    """How many there are of each seat. (Compiled, this is much faster than `sum` of slices.)"""
    found: list[int] = []
    at: i64 = 0
    for _ in range(players):
        total: i64 = 0
        for _ in range(5):
            total += counts[at]
            at += 1
        found.append(total)
    return found
