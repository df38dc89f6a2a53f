"""Batavia in numbers: every number of players shares one layout.

Every move is one action. Cards laid in a turn can be taken back, but only so many: else a game
need not come to an end.
"""

from typing import ClassVar, Final, NamedTuple, cast

from fondaco.contract.codec import NOT_ASKED, ActionTable, Codec, Draft
from fondaco.contract.layout import Layout, Sheet
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.games.batavia.rules import names as n
from fondaco.games.batavia.rules.position import BataviaPosition, BataviaView

SEATS: Final = 5  # room for the largest table; smaller ones leave the last seats empty
MOST_BACKS: Final = 3  # cards taken back in one turn
MOST_LETTERS: Final = n.LETTERS_EACH * SEATS
COMPANIES: Final = 5
GOODS: Final = 7


class Backs(NamedTuple):
    """What a seat has drafted: nothing but how many moves it has taken back this turn."""

    backs: int = 0


class BataviaCodec(Codec):
    """Views and moves of Batavia as numbers."""

    blank: ClassVar = Backs()
    parameters: ClassVar = ["setup"]

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.actions = ActionTable()
        self.layout = Layout()
        self._number_actions()
        self._lay_out()
        self._others = {
            n.PASS: 0,
            n.DRAW: self.draw,
            n.DONE: self.done,
            n.EXCHANGE: self.exchange,
            n.KEEP: self.keep,
        }

    # --- the tables -----------------------------------------------------------------------------

    def _number_actions(self) -> None:
        companies = n.COMPANIES
        # fmt: off
        group = self.actions.group
        group("pass", ["pass"], "leave the auction")
        group("bid", [f"bid {i}" for i in range(1, MOST_LETTERS + 1)], "bid so many letters")
        self.draw = group("draw", ["draw"], "draw two cards")
        self.lay = group("lay", [f"lay {c}" for c in companies], "lay a card of this company")
        self.back = group("back", ["back"],
                          f"take the last card back, at most {MOST_BACKS} times a turn")
        self.done = group("done", ["done"], "the cards stay: hand over the seals")
        self.travel = group("travel", [f"travel {c}" for c in companies],
                            "go to the next shop of this company")
        self.exchange = group("exchange", ["exchange"], "exchange tiles for gold")
        self.keep = group("keep", ["keep"], "keep the tiles")
        # fmt: on

    def _lay_out(self) -> None:
        # fmt: off
        dense, add = self.layout.dense, self.layout.add
        # numbers, in the order in which `_numbers` gives them
        dense("round", (1,), 30, "the round")
        dense("acted", (1,), 5, "seats that have had their turn this round")
        dense("bid", (1,), 15, "the standing bid")
        dense("pile", (1,), 110, "cards in the pile")
        dense("room", (1,), 25, "cards that can be laid before the pirates come")
        dense("revealed", (1,), 35, "spaces turned face up")
        dense("lot", (COMPANIES,), 6, "cards of each company in the lot")
        dense("hand", (COMPANIES,), 10, "cards of each company in the own hand")
        dense("ships", (COMPANIES,), 15, "all laid cards of each company")
        dense("discard", (COMPANIES,), 22, "cards of each company on the discard pile")
        dense("stock", (COMPANIES,), 22,
              "cards of each company that can be in the pile, as far as this seat knows")
        dense("lead", (COMPANIES,), 5, "own laid cards less the most of another seat")
        dense("hand_sizes", (SEATS,), 20, "cards in hand")
        dense("at", (SEATS,), n.ARRIVAL, "where the merchants stand")
        dense("letters", (SEATS,), 30, "letters of exchange")
        dense("gold", (SEATS,), 50, "gold")
        dense("laid", (SEATS, COMPANIES), 10, "cards laid")
        dense("known", (SEATS, COMPANIES), 10, "cards all know to be in the hand")
        # the game and the round
        self.o_players = add("players", (3,), "3, 4 or 5 players, one-hot")
        self.o_phase = add("phase", (6,), f"{', '.join(n.PHASES)}, one-hot")
        self.o_asked = add("asked", (1,), "the game waits for this seat")
        self.o_turn = add("turn", (SEATS,), "the seat to move, one-hot")
        self.o_first = add("first", (SEATS,), "the first player, or the auctioneer, one-hot")
        self.o_bidder = add("bidder", (SEATS,), "whose bid stands, one-hot")
        self.o_bidding = add("bidding", (SEATS,), "seats still in the auction")
        self.o_arrival = add("arrival", (SEATS,), "who took the arrival tile, one-hot")
        self.o_seals = add("seals", (COMPANIES, SEATS), "who holds each company's seal, one-hot")
        self.o_step = add("step", (COMPANIES,), "cards laid in the open step / 5")
        self.o_backs = add("backs", (1,), f"cards taken back this turn / {MOST_BACKS}")
        # the voyage
        self.o_held = add("held", (SEATS, COMPANIES), "tiles held / 3")
        self.o_crates = add("crates", (GOODS, SEATS), "crates in each trading post / 3")
        self.o_steps = add("steps", (COMPANIES,),
                           "how far ahead of the own merchant the next shop of each company is "
                           "/ 10; 0 for none that can be seen")
        self.o_next = add("next_goods", (COMPANIES, GOODS), "the goods of that shop, one-hot")
        self.o_tiles = add("tiles", (n.SPACES, COMPANIES + GOODS),
                           "the tile lying open on each space: company, then goods, one-hot")
        # fmt: on

    # --- actions --------------------------------------------------------------------------------

    def legal(self, view: View, asked: int, draft: Draft) -> list[int]:
        if asked == NOT_ASKED:
            return []
        found: list[int] = []
        for move in view.moves:
            if n.BID <= move < n.DRAW:
                found.append(move - n.BID)
            elif n.LAY <= move < n.BACK:
                found.append(self.lay + move - n.LAY)
            elif n.TRAVEL <= move < n.EXCHANGE:
                found.append(self.travel + move - n.TRAVEL)
            elif move == n.BACK:
                if cast(Backs, draft).backs < MOST_BACKS:
                    found.append(self.back)
            else:
                found.append(self._others[move])
        return found

    def act(self, view: View, draft: Draft, action: int) -> Move | Draft | None:
        if action == 0:
            return n.PASS
        if action < self.draw:
            return n.BID + action
        if action == self.draw:
            return n.DRAW
        if action < self.back:
            return n.LAY + action - self.lay
        if action == self.back:
            return n.BACK
        if action == self.done:
            return n.DONE
        if action < self.exchange:
            return n.TRAVEL + action - self.travel
        return n.EXCHANGE if action == self.exchange else n.KEEP

    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """How many cards the seat has taken back is remembered for as long as it is its turn."""
        p = cast(BataviaPosition, position)
        if p.turn != seat or p.table.phase not in (n.ACTING, n.LAYING):
            return self.blank
        return Backs(cast(Backs, draft).backs + 1) if move == n.BACK else draft

    # --- observations ---------------------------------------------------------------------------

    def fill(self, sheet: Sheet, view: View) -> None:
        v = cast(BataviaView, view)
        sheet.numbers = self._numbers(v)
        self._fill_round(sheet, v)
        self._fill_voyage(sheet, v)

    def fill_draft(self, sheet: Sheet, view: View, asked: int, draft: Draft) -> None:
        sheet.ones.append(self.o_asked)
        backs = cast(Backs, draft).backs
        if backs:
            sheet.put(self.o_backs, backs / MOST_BACKS)

    def _numbers(self, v: BataviaView) -> list[int]:
        """The dense part. Lists over seats are turned so that the own seat comes first."""
        table = v.seen.table
        sizes = v.seen.sizes
        seat = v.seat
        cut = COMPANIES * seat
        laid = table.laid
        pad = [0] * (SEATS - v.players)
        pads = pad * COMPANIES
        drawn = table.drawn[cut : cut + COMPANIES]
        leads: list[int] = []
        for company in range(COMPANIES):
            counts = laid[company::COMPANIES]
            own = counts.pop(seat)
            leads.append(own - max(counts))
        return [
            table.round,
            table.acted,
            table.bid,
            table.pile_left,
            n.threshold(v.players) - 1 - table.cannon,
            table.revealed,
            *table.lot,
            *table.hands[cut : cut + COMPANIES],
            *table.ships,
            *table.discard,
            *[a - b for a, b in zip(table.stock, drawn, strict=True)],
            *leads,
            *sizes[seat:], *sizes[:seat], *pad,
            *table.at[seat:], *table.at[:seat], *pad,
            *table.letters[seat:], *table.letters[:seat], *pad,
            *table.gold[seat:], *table.gold[:seat], *pad,
            *laid[cut:], *laid[:cut], *pads,
            *table.known[cut:], *table.known[:cut], *pads,
        ]  # fmt: skip

    def _fill_round(self, sheet: Sheet, v: BataviaView) -> None:
        table = v.seen.table
        players = v.players
        seat = v.seat
        ones = sheet.ones
        ones += (
            self.o_players + players - 3,
            self.o_phase + table.phase,
            self.o_first + (table.first - seat) % players,
        )
        if not table.over:
            ones.append(self.o_turn + (table.turn - seat) % players)
        if table.bidder >= 0:
            ones.append(self.o_bidder + (table.bidder - seat) % players)
        if table.arrival >= 0:
            ones.append(self.o_arrival + (table.arrival - seat) % players)
        if table.bidding:
            for other in range(players):
                if table.bidding >> other & 1:
                    ones.append(self.o_bidding + (other - seat) % players)
        for company, holder in enumerate(table.seals):
            if holder >= 0:
                ones.append(self.o_seals + SEATS * company + (holder - seat) % players)
        for company in set(table.step):
            sheet.put(self.o_step + company, table.step.count(company) / 5)

    def _fill_voyage(self, sheet: Sheet, v: BataviaView) -> None:
        table = v.seen.table
        seat = v.seat
        players = v.players
        ones = sheet.ones
        tiles = table.tiles
        crates: dict[int, int] = {}
        for tile, owner in enumerate(table.crates):
            if owner >= 0:
                at = self.o_crates + SEATS * (tile % 7) + (owner - seat) % players
                crates[at] = crates.get(at, 0) + 1
        for at, count in crates.items():
            sheet.put(at, count / 3)
        for other, held in enumerate(table.held):
            at = self.o_held + COMPANIES * ((other - seat) % players)
            while held:
                if held & 127:
                    sheet.put(at, (held & 127).bit_count() / 3)
                held >>= 7
                at += 1
        for company in range(COMPANIES):
            space = table.next_space(seat, company)
            if space:
                sheet.put(self.o_steps + company, (space - table.at[seat]) / 10)
                ones.append(self.o_next + GOODS * company + tiles[space - 1] % 7)
        width = COMPANIES + GOODS
        at = self.o_tiles
        left = table.left
        for space, tile in enumerate(tiles[: table.revealed], start=1):
            company = tile // 7
            if left[company] >> space & 1:
                ones += (at + company, at + COMPANIES + tile % 7)
            at += width
