"""What a seat of Batavia sees, as a row of cells: one layout for every number of players.

A row is put together from whole pieces, most of which are made beforehand, in the order of the
layout. Lists over seats are turned so that the own seat comes first.
"""

from typing import Final

from fondaco.contract.cells import Cutter, all_of, cut, limited, one_of, signed, turned_mask
from fondaco.contract.layout import Layout
from fondaco.contract.native import i64
from fondaco.games.batavia.rules import names as n
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import BataviaState

SEATS: Final = 5  # room for the largest table; smaller ones leave the last seats empty
COMPANIES: Final = 5
GOODS: Final = 7
MOST_BACKS: Final = 3  # cards taken back in one turn


class BataviaPieces:
    """What is kept of the rows of a game: pieces, and what each was made of."""

    def __init__(self, players: int) -> None:
        self.left: i64 = -1  # the spaces with an open tile
        self.tiles_row = b""
        self.at = [-1] * players  # where each merchant stood, or -1
        self.ahead = [b""] * players  # by seat: crates, the next shops
        self.held: list[int] = []
        self.held_row = b""
        self.places: list[int] = []
        self.letters: list[int] = []
        self.gold: list[int] = []
        self.purses_rows: list[bytes] = []  # of each seat, once it was asked for
        self.laid: list[int] = []
        self.laid_row = b""
        self.leads_rows: list[bytes] = []  # likewise
        self.known: list[int] = []
        self.known_row = b""


class BataviaObservation:
    """The layout, and how a view is written down in it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.layout = Layout()
        self._lay_out_numbers()
        self.cutter = Cutter(self._scales())
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

    def _scales(self) -> list[int]:
        """The scales of `_numbers`."""
        scales = [30, 5, 15, 110, 35]
        for scale in (6, 10, 15, 22, 22):
            scales += [scale] * COMPANIES
        return scales + [20] * self.players

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
        game = one_of(3)[self.players - 3]
        not_asked = bytes(1)
        self.phases = [game + phase + not_asked for phase in one_of(6)]
        self.one_seat = one_of(SEATS)
        self.seats = all_of(SEATS)
        self.goods = one_of(GOODS)
        companies = one_of(COMPANIES)
        self.tiles = [companies[tile // GOODS] + self.goods[tile % GOODS] for tile in range(35)]
        self.no_tile = bytes(COMPANIES + GOODS)
        self.no_backs = bytes(1)
        self.no_step = bytes(COMPANIES + 1)
        self.no_tiles_held = bytes(COMPANIES)
        self.held: dict[int, bytes] = {}  # found as they are needed
        self.laid_steps: dict[bytes, bytes] = {}
        missing = SEATS - self.players
        self.no_number = bytes(missing)
        self.room = signed(25)
        self.leads = signed(5)
        self.no_held = bytes(COMPANIES * missing)
        self.fives = [5] * COMPANIES
        self.tens = Cutter([10] * (COMPANIES * self.players))
        self.purses = Cutter([scale for scale in (n.ARRIVAL, 30, 50) for _ in range(self.players)])
        self.steps = signed(10)

    # --- the table ------------------------------------------------------------------------------

    def pieces(self) -> "BataviaPieces":
        """Nothing is known of a game yet."""
        return BataviaPieces(self.players)

    def table(self, seen: Seen, kept: "BataviaPieces") -> bytes:
        """Everything but why the seat is asked and what it has taken back."""
        table = seen.table
        seat, players = seen.seat, self.players
        one_seat = self.one_seat
        self._look_at_tiles(table, kept)
        row: list[bytes] = []
        self._add_numbers(row, seen, kept)
        row.append(self.phases[table.phase])
        row.append(one_seat[-1 if table.over else (table.turn - seat) % players])
        row.append(one_seat[(table.first - seat) % players])
        row.append(one_seat[-1 if table.bidder < 0 else (table.bidder - seat) % players])
        row.append(self.seats[turned_mask(table.bidding, seat, players)])
        row.append(one_seat[-1 if table.arrival < 0 else (table.arrival - seat) % players])
        for holder in table.seals:
            row.append(one_seat[-1 if holder < 0 else (holder - seat) % players])
        row.append(self._step(table) if table.step else self.no_step)
        own: i64 = COMPANIES * seat
        row.append(kept.held_row[own:])
        row.append(kept.held_row[:own])
        row.append(self.no_held)
        row.append(self._ahead(table, seat, kept))
        row.append(kept.tiles_row)
        return b"".join(row)

    def _look_at_tiles(self, table: BataviaState, kept: "BataviaPieces") -> None:
        """Where other tiles lie open than before, or are held, write them down again."""
        left: i64 = 0
        for spaces in table.left:
            left |= spaces
        if left != kept.left:
            kept.left = left
            kept.at = [-1] * self.players
            tiles: list[bytes] = []
            self._add_tiles(tiles, table.tiles, left)
            kept.tiles_row = b"".join(tiles)
        if table.held != kept.held:
            kept.held = table.held[:]
            kept.held_row = b"".join([self._held(held) for held in table.held])

    def _ahead(self, table: BataviaState, seat: int, kept: "BataviaPieces") -> bytes:
        """The crates and the next shops: they change with the tiles, or when the merchant goes."""
        if kept.at[seat] != table.at[seat]:
            kept.at[seat] = table.at[seat]
            row = [self._crates(table, seat)]
            self._add_shops(row, table, seat)
            kept.ahead[seat] = b"".join(row)
        return kept.ahead[seat]

    def _add_numbers(self, row: list[bytes], seen: Seen, kept: "BataviaPieces") -> None:
        """The numbers, cut off, and those that may be less than nothing in between."""
        table = seen.table
        seat: i64 = seen.seat
        players: i64 = self.players
        self._look_at_seats(table, kept)
        cells = self.cutter.cut(self._numbers(seen))
        row.append(cells[:4])
        row.append(self.room[limited(n.threshold(players) - 1 - table.cannon, 25)])
        row.append(cells[4:30])
        row.append(self._leads(table.laid, seat, kept))
        row.append(cells[30 + seat :])
        row.append(cells[30 : 30 + seat])
        row.append(self.no_number)
        row.append(self._purses(seat, kept))
        own: i64 = COMPANIES * seat
        row.append(kept.laid_row[own:])
        row.append(kept.laid_row[:own])
        row.append(self.no_held)
        row.append(kept.known_row[own:])
        row.append(kept.known_row[:own])
        row.append(self.no_held)

    def _numbers(self, seen: Seen) -> list[int]:
        """The other numbers that change often, first those without seats; then the seats, as they
        sit."""
        table = seen.table
        numbers = [table.round, table.acted, table.bid, table.pile_left, table.revealed]
        first = COMPANIES * seen.seat
        numbers += table.lot
        numbers += table.hands[first : first + COMPANIES]
        numbers += table.ships
        numbers += table.discard
        stock, drawn = table.stock, table.drawn
        for company in range(COMPANIES):
            numbers.append(stock[company] - drawn[first + company])
        numbers += seen.sizes
        return numbers

    def _look_at_seats(self, table: BataviaState, kept: "BataviaPieces") -> None:
        """Where the seats' other numbers have changed, write them down again."""
        if table.laid != kept.laid:
            kept.laid = table.laid[:]
            kept.laid_row = self.tens.cut(table.laid)
            kept.leads_rows = [b""] * self.players
        if table.known != kept.known:
            kept.known = table.known[:]
            kept.known_row = self.tens.cut(table.known)
        if table.at != kept.places or table.letters != kept.letters or table.gold != kept.gold:
            kept.places = table.at[:]
            kept.letters = table.letters[:]
            kept.gold = table.gold[:]
            kept.purses_rows = [b""] * self.players

    def _purses(self, seat: i64, kept: "BataviaPieces") -> bytes:
        """Where the merchants stand, letters and gold."""
        if not kept.purses_rows[seat]:
            cells = self.purses.cut(kept.places + kept.letters + kept.gold)
            players: i64 = self.players
            row: list[bytes] = []
            for start in range(0, 3 * players, players):
                row.append(cells[start + seat : start + players])
                row.append(cells[start : start + seat])
                row.append(self.no_number)
            kept.purses_rows[seat] = b"".join(row)
        return kept.purses_rows[seat]

    def _leads(self, laid: list[int], seat: i64, kept: "BataviaPieces") -> bytes:
        if kept.leads_rows[seat]:
            return kept.leads_rows[seat]
        players: i64 = self.players
        row: list[bytes] = []
        for company in range(n.COMPANY_COUNT):
            most: i64 = 0
            at: i64 = company
            for other in range(players):
                count: i64 = laid[at]
                if count > most and other != seat:
                    most = count
                at += COMPANIES
            row.append(self.leads[limited(laid[COMPANIES * seat + company] - most, 5)])
        kept.leads_rows[seat] = b"".join(row)
        return kept.leads_rows[seat]

    def _step(self, table: BataviaState) -> bytes:
        """The cards of the open step; and no word yet of those taken back."""
        step = bytes(table.step)
        piece = self.laid_steps.get(step)
        if piece is None:
            if len(self.laid_steps) > 4096:
                self.laid_steps.clear()
            counts = [step.count(company) for company in range(COMPANIES)]
            piece = self.laid_steps[step] = cut(counts, self.fives) + self.no_backs
        return piece

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
        goods: i64 = 0
        for crate in table.crates:  # of the tiles, which are numbered company * 7 + goods
            owner: i64 = crate
            if owner >= 0:
                owner -= seat
                if owner < 0:
                    owner += players
                at = SEATS * goods + owner
                if counts[at] < 3:
                    counts[at] = counts[at] + 1
            goods = goods + 1 if goods < GOODS - 1 else 0
        return bytes(counts)

    def _add_shops(self, row: list[bytes], table: BataviaState, seat: i64) -> None:
        """The next shop of each company, and its goods."""
        here: i64 = table.at[seat]
        spaces: list[int] = []
        for company in range(n.COMPANY_COUNT):
            ahead: i64 = table.left[company] >> here + 1
            steps: i64 = 0
            if ahead:
                steps = 1
                while not ahead & 1:
                    ahead >>= 1
                    steps += 1
            spaces.append(here + steps if steps else 0)
            row.append(self.steps[limited(steps, 10)])
        for space in spaces:
            row.append(self.goods[table.tiles[space - 1] % GOODS if space else -1])

    def _add_tiles(self, row: list[bytes], tiles: list[int], left: i64) -> None:
        pieces, no_tile = self.tiles, self.no_tile
        for tile in tiles:
            left >>= 1  # spaces count from 1
            row.append(pieces[tile] if left & 1 else no_tile)
