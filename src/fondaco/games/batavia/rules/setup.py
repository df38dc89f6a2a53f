"""BA-1: everything in its place before the first auction."""

from fondaco.contract.chance import Chance
from fondaco.contract.native import i64
from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.auction import open_auction
from fondaco.games.batavia.rules.names import CARDS_EACH, FACE_UP, HAND, LETTERS_EACH, SPACES
from fondaco.games.batavia.rules.state import BataviaState, add_to, lay_out
from fondaco.games.batavia.rules.tiles import shuffled_row


def set_up(
    players: int,
    row: list[int] | None,
    ledger: bool,
    seed: str,
    events: list[Event] | None,
    version: int,
    stalling: bool,
) -> BataviaState:
    """The first table: tiles, cards, the first auctioneer, and the first lot turned.

    `row` is the fixed order of the quick start; None shuffles the tiles. Chance is asked in this
    order: the five stacks of tiles, the seven blocks, the cards, the auctioneer, the first die.
    """
    table = BataviaState()
    chance = Chance(seed)
    lay_out(table, shuffled_row(chance) if row is None else row)
    table.quick = row is not None
    table.revealed = FACE_UP if row is None else SPACES
    table.ledger = ledger
    table.version = version
    table.stalling = stalling
    table.warned = False
    table.players = players
    table.ply = 0
    table.over = False
    table.round = 1
    _deal(table, chance)
    table.lot = [0, 0, 0, 0, 0]
    table.discard = [0, 0, 0, 0, 0]
    table.laid = [0] * (5 * players)
    table.known = [0] * (5 * players)
    table.step = []
    table.ships = [0, 0, 0, 0, 0]
    table.cannon = 0
    table.top = [0, 0, 0, 0, 0]
    table.seals = [-1, -1, -1, -1, -1]
    table.at = [0] * players
    table.arrival = -1
    table.crates = [-1] * SPACES
    table.held = [0] * players
    table.letters = [LETTERS_EACH] * players
    table.gold = [0] * players
    table.first = chance.below(players)  # BA-1.2: the program cannot know the oldest player
    table.seed = seed
    table.used = chance.used
    open_auction(table, events)
    return table


def _deal(table: BataviaState, chance: Chance) -> None:
    """Ten cards each, from a shuffled pile (BA-1.2)."""
    pile: list[int] = []
    for company in range(5):
        pile += [company] * CARDS_EACH
    chance.shuffle(pile)
    table.pile = pile
    left: i64 = len(pile)
    hands = [0] * (5 * table.players)
    for seat in range(table.players):
        for _ in range(HAND):
            left -= 1
            add_to(hands, 5 * seat + pile[left], 1)
    table.pile_left = left
    table.hands = hands
    table.stock = [CARDS_EACH] * 5
    table.drawn = table.hands[:]
    table.layers = []
    table.told = []
