"""Everything that lies on the table, in a hand or in the pile, as small ints and lists.

Cards of one company are all alike, so hands and rows of laid cards are counts: entry
`5 * seat + company`. A set of tiles or spaces is a bit mask. Lists that never change once they are
made (the row of tiles, the pile) are shared between copies.
"""

from fondaco.contract.native import i64


class BataviaState:
    """The state of a game, its cheap copy, and the questions that every phase asks.

    A position has one of these with everything in it; a view has one with blanks.
    """

    __slots__ = (
        "acted",
        "arrival",
        "at",
        "bid",
        "bidder",
        "bidding",
        "cannon",
        "crates",
        "die",
        "discard",
        "drawn",
        "first",
        "gold",
        "hands",
        "held",
        "idle",
        "known",
        "laid",
        "layers",
        "ledger",
        "left",
        "letters",
        "lot",
        "over",
        "phase",
        "pile",
        "pile_left",
        "players",
        "ply",
        "quick",
        "revealed",
        "round",
        "seals",
        "seed",
        "ships",
        "stalling",
        "step",
        "stock",
        "tiles",
        "told",
        "top",
        "turn",
        "used",
        "version",
        "warned",
    )

    # the table's choices and its chance
    version: int  # of the rules
    quick: bool  # all tiles face up from the start
    ledger: bool  # screens may show what was public
    stalling: bool  # rounds in which nobody does anything continue for ever (not BA-5.5)
    seed: str
    used: int  # numbers taken from the seed's stream

    # where the game stands
    players: int
    ply: int
    over: bool
    turn: int
    phase: int
    round: int
    first: int  # the first player; while bidding, the auctioneer, who was first before
    acted: int  # how many have had their turn in this round
    idle: bool  # in this round nobody has bid, laid or drawn a card yet
    warned: bool  # and in the one before nobody did at all (BA-5.5)

    # the auction
    die: int
    lot: list[int]  # cards by company
    bid: int  # the standing bid, 0 for none
    bidder: int  # whose it is, or -1
    bidding: int  # mask of the seats still in

    # ship cards
    pile: list[int]  # shared; the next card is pile[pile_left - 1]
    pile_left: int
    discard: list[int]  # by company
    hands: list[int]  # by seat and company
    laid: list[int]  # by seat and company, the open step's cards included
    step: list[int]  # companies of the cards laid in the open step, in order
    ships: list[int]  # laid cards of each company, as the ship markers show
    cannon: int  # all laid cards
    top: list[int]  # most cards one player has laid of a company, before the open step
    seals: list[int]  # who holds each company's seal, or -1, before the open step

    # the voyage
    tiles: list[int]  # shared: the tile of each space as it was set up, spaces from 0
    left: list[int]  # for each company the mask of spaces (from 1) that still have its tile
    revealed: int  # how many spaces have been turned face up
    at: list[int]  # where the merchants stand
    arrival: int  # who took the arrival tile, or -1
    crates: list[int]  # for each tile, whose crate is on its space of the trading posts, or -1
    held: list[int]  # for each seat the mask of its tiles
    letters: list[int]
    gold: list[int]

    # what could be remembered
    known: list[int]  # cards everybody knows to be in a hand: lots won and not laid since
    stock: list[int]  # cards shuffled into this pile, less those turned up from it since
    drawn: list[int]  # by seat and company: cards taken unseen from this pile
    # After a pile was reshuffled: hidden cards by where they came from, each list like `drawn`,
    # first those in the hands at that time, then those drawn from each pile that has run out since;
    # and for each pile since then the cards laid that nobody had known to be in that hand. None of
    # these lists changes once another pile was shuffled.
    layers: list[list[int]]
    told: list[list[int]]

    def copy(self) -> "BataviaState":
        """An independent copy; what is replaced and never changed is shared."""
        new = BataviaState()
        new.players = self.players
        new.ply = self.ply
        new.over = self.over
        new.turn = self.turn
        new.version = self.version
        new.quick = self.quick
        new.ledger = self.ledger
        new.stalling = self.stalling
        new.seed = self.seed
        new.used = self.used
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.acted = self.acted
        new.idle = self.idle
        new.warned = self.warned
        new.die = self.die
        new.lot = self.lot[:]
        new.bid = self.bid
        new.bidder = self.bidder
        new.bidding = self.bidding
        new.pile = self.pile
        new.pile_left = self.pile_left
        new.discard = self.discard[:]
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.step = self.step[:]
        new.ships = self.ships[:]
        new.cannon = self.cannon
        new.top = self.top[:]
        new.seals = self.seals[:]
        new.tiles = self.tiles
        new.left = self.left[:]
        new.revealed = self.revealed
        new.at = self.at[:]
        new.arrival = self.arrival
        new.crates = self.crates[:]
        new.held = self.held[:]
        new.letters = self.letters[:]
        new.gold = self.gold[:]
        new.known = self.known[:]
        new.stock = self.stock[:]
        new.drawn = self.drawn[:]
        new.layers = self.layers
        new.told = self.told
        return new

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return sum(self.hands[5 * seat : 5 * seat + 5])

    def next_space(self, seat: int, company: int) -> int:
        """The next space ahead of a merchant with a tile of this company, or 0 (BA-3.4)."""
        here = self.at[seat]
        ahead = self.left[company] >> (here + 1)
        if ahead == 0:
            return 0
        return here + (ahead & -ahead).bit_length()

    def settle_seal(self, company: int) -> None:
        """Award a company's seal by its laid cards: a strict majority, or nobody (BA-3.3)."""
        laid = self.laid
        players: i64 = self.players
        top: i64 = 0
        holder: i64 = -1
        for seat in range(players):
            count: i64 = laid[5 * seat + company]
            if count > top:
                top = count
                holder = seat
            elif count == top:
                holder = -1
        self.top[company] = top
        self.seals[company] = holder


def add_to(counts: list[int], at: i64, number: i64) -> None:
    """Count so many more. (Compiled, `+=` is slower: it forgets that these are ints.)"""
    counts[at] = counts[at] + number


def lay_out(table: BataviaState, tiles: list[int]) -> None:
    """Put the row of tiles on the spaces."""
    table.tiles = tiles
    left = [0, 0, 0, 0, 0]
    for space in range(len(tiles)):
        if tiles[space] >= 0:
            company = tiles[space] // 7
            left[company] = left[company] | 2 << space
    table.left = left
