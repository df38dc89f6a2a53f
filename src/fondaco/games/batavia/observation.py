"""What a seat of Batavia sees, as a row of cells: one layout for every number of players.

A row is put together from whole pieces, most of which are made beforehand, in the order of the
layout. Lists over seats are turned so that the own seat comes first.
"""

from typing import Final

from fondaco.contract.cells import all_of, cut, one_of, turned_mask
from fondaco.contract.layout import Layout
from fondaco.contract.native import i64
from fondaco.games.batavia.rules import names as n
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import BataviaState

SEATS: Final = 5  # room for the largest table; smaller ones leave the last seats empty
COMPANIES: Final = 5
GOODS: Final = 7
MOST_BACKS: Final = 3  # cards taken back in one turn


class BataviaObservation:
    """The layout, and how a view is written down in it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.layout = Layout()
        self._lay_out_numbers()
        self.numbers = self.layout.scales[:]  # the scales of these
        self._lay_out_table()
        self._cut_pieces()

    def _lay_out_numbers(self) -> None:
        # fmt: off
        add = self.layout.add  # in the order in which `_numbers` gives them
        add("round", (1,), "the round", 30)
        add("acted", (1,), "seats that have had their turn this round", 5)
        add("bid", (1,), "the standing bid", 15)
        add("pile", (1,), "cards in the pile", 110)
        add("room", (1,), "cards that can be laid before the pirates come", 25)
        add("revealed", (1,), "spaces turned face up", 35)
        add("lot", (COMPANIES,), "cards of each company in the lot", 6)
        add("hand", (COMPANIES,), "cards of each company in the own hand", 10)
        add("ships", (COMPANIES,), "all laid cards of each company", 15)
        add("discard", (COMPANIES,), "cards of each company on the discard pile", 22)
        add("stock", (COMPANIES,),
            "cards of each company that can be in the pile, as far as this seat knows", 22)
        add("lead", (COMPANIES,), "own laid cards less the most of another seat", 5)
        add("hand_sizes", (SEATS,), "cards in hand", 20)
        add("at", (SEATS,), "where the merchants stand", n.ARRIVAL)
        add("letters", (SEATS,), "letters of exchange", 30)
        add("gold", (SEATS,), "gold", 50)
        add("laid", (SEATS, COMPANIES), "cards laid", 10)
        add("known", (SEATS, COMPANIES), "cards all know to be in the hand", 10)
        # fmt: on

    def _lay_out_table(self) -> None:
        # fmt: off
        add = self.layout.add  # in the order in which `table` puts the pieces together
        # the game and the round
        add("players", (3,), "3, 4 or 5 players, one-hot")
        add("phase", (6,), f"{', '.join(n.PHASES)}, one-hot")
        self.asked = add("asked", (1,), "the game waits for this seat")
        add("turn", (SEATS,), "the seat to move, one-hot")
        add("first", (SEATS,), "the first player, or the auctioneer, one-hot")
        add("bidder", (SEATS,), "whose bid stands, one-hot")
        add("bidding", (SEATS,), "seats still in the auction")
        add("arrival", (SEATS,), "who took the arrival tile, one-hot")
        add("seals", (COMPANIES, SEATS), "who holds each company's seal, one-hot")
        add("step", (COMPANIES,), "cards laid in the open step", 5)
        self.backs = add("backs", (1,), "cards taken back this turn", MOST_BACKS)
        # the voyage
        add("held", (SEATS, COMPANIES), "tiles held", 3)
        add("crates", (GOODS, SEATS), "crates in each trading post", 3)
        add("steps", (COMPANIES,), "how far ahead of the own merchant the next shop of each "
            "company is (0: none can be seen)", 10)
        add("next_goods", (COMPANIES, GOODS), "the goods of that shop, one-hot")
        add("tiles", (n.SPACES, COMPANIES + GOODS),
            "the tile lying open on each space: company, then goods, one-hot")
        # fmt: on

    def _cut_pieces(self) -> None:
        """The pieces that are made beforehand."""
        self.game = one_of(3)[self.players - 3]
        self.phases = one_of(6)
        self.one_seat = one_of(SEATS)
        self.seats = all_of(SEATS)
        self.goods = one_of(GOODS)
        companies = one_of(COMPANIES)
        self.tiles = [companies[tile // GOODS] + self.goods[tile % GOODS] for tile in range(35)]
        self.no_tile = bytes(COMPANIES + GOODS)
        self.not_asked = bytes(1)
        self.no_step = bytes(COMPANIES + 1)
        self.no_tiles_held = bytes(COMPANIES)
        self.held: dict[int, bytes] = {}  # found as they are needed
        missing = SEATS - self.players
        self.no_numbers = [0] * missing
        self.no_companies = [0] * (COMPANIES * missing)
        self.no_held = bytes(COMPANIES * missing)
        self.fives = [5] * COMPANIES
        self.tens = [10] * COMPANIES

    # --- the table ------------------------------------------------------------------------------

    def table(self, seen: Seen) -> bytes:
        """Everything but why the seat is asked and what it has taken back."""
        table = seen.table
        seat, players = seen.seat, self.players
        one_seat = self.one_seat
        row = [
            cut(self._numbers(seen), self.numbers),
            self.game,
            self.phases[table.phase],
            self.not_asked,
            one_seat[-1 if table.over else (table.turn - seat) % players],
            one_seat[(table.first - seat) % players],
            one_seat[-1 if table.bidder < 0 else (table.bidder - seat) % players],
            self.seats[turned_mask(table.bidding, seat, players)],
            one_seat[-1 if table.arrival < 0 else (table.arrival - seat) % players],
        ]
        for holder in table.seals:
            row.append(one_seat[-1 if holder < 0 else (holder - seat) % players])
        row.append(self._step(table) if table.step else self.no_step)
        for i in range(players):
            row.append(self._held(table.held[(seat + i) % players]))
        row.append(self.no_held)
        row.append(self._crates(table, seat))
        self._add_shops(row, table, seat)
        self._add_tiles(row, table)
        return b"".join(row)

    def _numbers(self, seen: Seen) -> list[int]:
        table = seen.table
        sizes = seen.sizes
        seat = seen.seat
        start = COMPANIES * seat
        end = start + COMPANIES
        pad, pads = self.no_numbers, self.no_companies
        numbers = [
            table.round,
            table.acted,
            table.bid,
            table.pile_left,
            n.threshold(self.players) - 1 - table.cannon,
            table.revealed,
        ]
        numbers += table.lot
        numbers += table.hands[start:end]
        numbers += table.ships
        numbers += table.discard
        stock, drawn = table.stock, table.drawn
        for company in range(COMPANIES):
            numbers.append(stock[company] - drawn[start + company])
        self._add_leads(numbers, table.laid, seat)
        numbers += sizes[seat:] + sizes[:seat] + pad
        numbers += table.at[seat:] + table.at[:seat] + pad
        numbers += table.letters[seat:] + table.letters[:seat] + pad
        numbers += table.gold[seat:] + table.gold[:seat] + pad
        numbers += table.laid[start:] + table.laid[:start] + pads
        numbers += table.known[start:] + table.known[:start] + pads
        return numbers

    def _add_leads(self, numbers: list[int], laid: list[int], seat: i64) -> None:
        players: i64 = self.players
        for company in range(COMPANIES):
            most: i64 = 0
            for other in range(players):
                count: i64 = laid[COMPANIES * other + company]
                if other != seat and count > most:
                    most = count
            numbers.append(laid[COMPANIES * seat + company] - most)

    def _step(self, table: BataviaState) -> bytes:
        """The cards of the open step; and no word yet of those taken back."""
        counts = [0] * COMPANIES
        for company in table.step:
            counts[company] = counts[company] + 1
        return cut(counts, self.fives) + self.not_asked

    def _held(self, held: int) -> bytes:
        if not held:
            return self.no_tiles_held
        piece = self.held.get(held)
        if piece is None:
            if len(self.held) > 4096:
                self.held.clear()
            counts = [(held >> 7 * company & 127).bit_count() for company in range(COMPANIES)]
            piece = self.held[held] = bytes([min(3, count) for count in counts])
        return piece

    def _crates(self, table: BataviaState, seat: i64) -> bytes:
        counts = [0] * (GOODS * SEATS)
        players: i64 = self.players
        crates = table.crates
        for tile in range(len(crates)):
            owner: i64 = crates[tile]
            if owner >= 0:
                at: i64 = SEATS * (tile % GOODS) + (owner - seat) % players
                if counts[at] < 3:
                    counts[at] = counts[at] + 1
        return bytes(counts)

    def _add_shops(self, row: list[bytes], table: BataviaState, seat: int) -> None:
        """The next shop of each company, and its goods."""
        here = table.at[seat]
        spaces = [table.next_space(seat, company) for company in range(COMPANIES)]
        row.append(cut([space - here if space else 0 for space in spaces], self.tens))
        for space in spaces:
            row.append(self.goods[table.tiles[space - 1] % GOODS if space else -1])

    def _add_tiles(self, row: list[bytes], table: BataviaState) -> None:
        left, tiles, pieces, no_tile = table.left, table.tiles, self.tiles, self.no_tile
        for space in range(n.SPACES):
            tile = tiles[space]
            shows = tile >= 0 and left[tile // GOODS] >> (space + 1) & 1
            row.append(pieces[tile] if shows else no_tile)
