"""Positions of Batavia in a line or two, for tests.

`batavia(hands="DDF E -", laid="D DD -", shops="4 1,9 -")` is a table of three in the quick start's
row of tiles: seat 0 has two Danish cards and a French one in hand and one Danish card laid, and has
taken the tile of space 4. Cards are letters (E D F N S), "-" is nothing, seats are set apart by
spaces. Cards that are not mentioned are in the pile.
"""

from random import Random

from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    BIDDING,
    CARDS_EACH,
    LAYING,
    LETTERS,
    LETTERS_EACH,
    PHASES,
    SPACES,
    tile_name,
)
from fondaco.games.batavia.rules.notation import format_move, parse_move
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.rules import VERSIONS, BataviaRules, make
from fondaco.games.batavia.rules.state import BataviaState, lay_out
from fondaco.games.batavia.rules.tiles import quick_row

SETUPS = ("standard", "quick")


def batavia(
    *,
    phase: str = "act",
    turn: int = 0,
    acted: int = 0,
    hands: str = "- - -",
    laid: str = "- - -",
    step: str = "",
    lot: str = "",
    bid: int = 0,
    bidder: int = -1,
    passed: tuple[int, ...] = (),
    auctioneer: int = 0,
    pile: str = "",
    discards: str = "",
    rest: str = "pile",
    shops: str = "",
    sold: str = "",
    gold: tuple[int, ...] = (),
    letters: tuple[int, ...] = (),
    arrival: int = -1,
    face_up: int = SPACES,
    stalling: bool = False,
    idle: bool = False,
    warned: bool = False,
) -> BataviaPosition:
    """A position; `rest` says where unmentioned cards are: pile, discards, lot, or last hand."""
    players = len(hands.split())
    table = BataviaState()
    table.players = players
    table.quick = face_up == SPACES
    table.ledger = False
    table.stalling = stalling
    table.idle = idle
    table.warned = warned
    table.version = VERSIONS[-1]
    table.seed, table.used = "built", 0
    table.ply, table.round, table.over = 0, 1, False
    table.phase = PHASES.index(phase)
    table.turn = turn
    table.acted = acted
    bidding = table.phase == BIDDING
    table.first = auctioneer if bidding else (turn - acted) % players
    table.die = 1
    table.bid, table.bidder, table.bidding = bid, bidder, 0
    if bidding:
        table.bidding = sum(1 << seat for seat in range(players) if seat not in passed)
    _put_cards(table, hands, laid, step, lot, pile, discards, rest)
    _put_tiles(table, _spaces(shops, players), _spaces(sold, players), face_up, arrival)
    table.gold = list(gold) or [sum(map(bool, spaces)) for spaces in _spaces(sold, players)]
    table.letters = list(letters) or [LETTERS_EACH] * players
    check(table)
    return BataviaPosition(table)


def counts(cards: str) -> list[int]:
    """ "DDF" as five counts."""
    return [cards.count(letter) for letter in LETTERS]


def _put_cards(
    table: BataviaState,
    hands: str,
    laid: str,
    step: str,
    lot: str,
    pile: str,
    discards: str,
    rest: str,
) -> None:
    table.hands = [count for hand in hands.split() for count in counts(hand)]
    if laid == "- - -":
        laid = "- " * table.players
    table.laid = [count for row in laid.split() for count in counts(row)]
    table.lot = counts(lot)
    table.discard = counts(discards)
    table.pile = [LETTERS.index(letter) for letter in reversed(pile)]
    left = [CARDS_EACH] * 5
    for company in range(5):
        left[company] -= sum(table.hands[company::5]) + sum(table.laid[company::5])
        left[company] -= table.lot[company] + table.discard[company] + table.pile.count(company)
        if rest == "discards":
            table.discard[company] += left[company]
        elif rest == "lot":
            table.lot[company] += left[company]
        elif rest == "hand":
            table.hands[company - 5] += left[company]
    if rest == "pile":
        others = [company for company in range(5) for _ in range(left[company])]
        Random(7).shuffle(others)
        table.pile = others + table.pile
    table.pile_left = len(table.pile)
    table.known = [0] * (5 * table.players)
    table.drawn = table.hands[:]  # as if the hands had been dealt from this pile
    table.layers = []
    table.told = []
    table.stock = [table.pile.count(company) + sum(table.hands[company::5]) for company in range(5)]
    table.ships = [sum(table.laid[company::5]) for company in range(5)]
    table.cannon = sum(table.ships)
    table.top = [0] * 5
    table.seals = [-1] * 5
    table.step = []
    if table.phase == LAYING:
        table.step = [LETTERS.index(letter) for letter in step]
    for company in table.step:
        table.laid[5 * table.turn + company] -= 1
    for company in range(5):
        table.settle_seal(company)
    for company in table.step:
        table.laid[5 * table.turn + company] += 1


def _spaces(text: str, players: int) -> list[list[int]]:
    seats = text.split() or ["-"] * players
    return [[int(space) for space in seat.split(",") if space != "-"] for seat in seats]


def _put_tiles(
    table: BataviaState, shops: list[list[int]], sold: list[list[int]], face_up: int, arrival: int
) -> None:
    lay_out(table, quick_row())
    table.revealed = face_up
    table.crates = [-1] * SPACES
    table.held = [0] * table.players
    table.at = [0] * table.players
    table.arrival = arrival
    for seat in range(table.players):
        for space in shops[seat] + sold[seat]:
            tile = table.tiles[space - 1]
            table.crates[tile] = seat
            table.left[tile // 7] &= ~(1 << space)
            table.at[seat] = max(table.at[seat], space)
            if space in shops[seat]:
                table.held[seat] |= 1 << tile
        if seat == arrival:
            table.at[seat] = ARRIVAL


def spaces_of(company: str) -> list[int]:
    """The spaces of a company's shops in the row that `batavia` uses."""
    names = [tile_name(tile) for tile in quick_row()]
    return [space for space, name in enumerate(names, start=1) if name.startswith(company)]


def space_of(tile: str) -> int:
    return [tile_name(number) for number in quick_row()].index(tile) + 1


def moves(position: BataviaPosition) -> list[str]:
    """What the seat to move can do, in words."""
    return [format_move(move) for move in position.moves(position.turn)]


def play(position: BataviaPosition, *texts: str) -> list[Event]:
    """Play these moves, each by the seat to move; everything that happened."""
    events: list[Event] = []
    for text in texts:
        position.play(position.turn, parse_move(text), events)
    return events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def the(kind: str, events: list[Event]) -> Event:
    """The one event of this kind."""
    found = [event for event in events if event.kind == kind]
    assert len(found) == 1, (kind, kinds(events))
    return found[0]


def hand(position: BataviaPosition, seat: int) -> str:
    """A hand as letters, by company."""
    return cards(position.table.hands[5 * seat : 5 * seat + 5])


def laid(position: BataviaPosition, seat: int) -> str:
    return cards(position.table.laid[5 * seat : 5 * seat + 5])


def cards(five: list[int]) -> str:
    return "".join(LETTERS[company] * five[company] for company in range(5))


def seals(position: BataviaPosition, seat: int) -> str:
    """The companies whose seals a seat holds, as letters."""
    return "".join(LETTERS[c] for c in range(5) if position.table.seals[c] == seat)


def rules_for(number: int) -> BataviaRules:
    """Every number of players, both set-ups and both kinds of memory, in turn."""
    options = {"setup": SETUPS[number // 3 % 2], "memory": ("strict", "ledger")[number // 6 % 2]}
    return make(3 + number % 3, options)
