"""Batavia in numbers: every number of players shares one layout.

Every move is one action. Cards laid in a turn can be taken back, but only so many: else a game
need not come to an end.
"""

from typing import Final, cast

from fondaco.envs.codec import BLANK, NOT_ASKED, ActionTable, Ask, Codec, Draft
from fondaco.envs.layout import SEATS, Layout, Sheet
from fondaco.rules.batavia import names as n
from fondaco.rules.batavia.position import BataviaPosition, BataviaView
from fondaco.rules.batavia.rules import BataviaRules
from fondaco.rules.contract import Move, Position, View

MOST_BACKS: Final = 3  # cards taken back in one turn
MOST_LETTERS: Final = n.LETTERS_EACH * SEATS
COMPANIES: Final = 5
GOODS: Final = 7


class BataviaCodec(Codec):
    """Views and moves of Batavia as numbers."""

    def __init__(self, rules: BataviaRules) -> None:
        self.rules = rules
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
        add = self.layout.add
        # the game and the round
        self.o_players = add("players", (3,), "3, 4 or 5 players, one-hot")
        self.o_phase = add("phase", (6,), f"{', '.join(n.PHASES)}, one-hot")
        self.o_asked = add("asked", (1,), "the game waits for this seat")
        self.o_turn = add("turn", (SEATS,), "the seat to move, one-hot")
        self.o_first = add("first", (SEATS,), "the first player, or the auctioneer, one-hot")
        self.o_round = add("round", (1,), "the round / 30")
        self.o_acted = add("acted", (1,), "seats that have had their turn this round / 5")
        # the auction
        self.o_lot = add("lot", (COMPANIES,), "cards of each company in the lot / 6")
        self.o_bid = add("bid", (1,), "the standing bid / 15")
        self.o_bidder = add("bidder", (SEATS,), "whose it is, one-hot")
        self.o_bidding = add("bidding", (SEATS,), "seats still in the auction")
        # ship cards
        self.o_pile = add("pile", (1,), "cards in the pile / 110")
        self.o_hand = add("hand", (COMPANIES,), "cards of each company in the own hand / 10")
        self.o_sizes = add("hand_sizes", (SEATS,), "cards in hand / 20")
        self.o_laid = add("laid", (SEATS, COMPANIES), "cards laid / 10")
        self.o_known = add("known", (SEATS, COMPANIES), "cards all know to be in the hand / 10")
        self.o_step = add("step", (COMPANIES,), "cards laid in the open step / 5")
        self.o_ships = add("ships", (COMPANIES,), "all laid cards of each company / 15")
        self.o_room = add("room", (1,), "cards that can be laid before the pirates come / 25")
        self.o_lead = add("lead", (COMPANIES,),
                          "own laid cards less the most of another seat / 5")
        self.o_seals = add("seals", (COMPANIES, SEATS), "who holds each company's seal, one-hot")
        self.o_discard = add("discard", (COMPANIES,), "cards on the discard pile / 22")
        self.o_stock = add("stock", (COMPANIES,),
                           "cards that can be in the pile, as far as this seat knows / 22")
        # the voyage
        self.o_at = add("at", (SEATS,), "where the merchants stand / 36")
        self.o_arrival = add("arrival", (SEATS,), "who took the arrival tile, one-hot")
        self.o_letters = add("letters", (SEATS,), "letters of exchange / 30")
        self.o_gold = add("gold", (SEATS,), "gold / 50")
        self.o_held = add("held", (SEATS, COMPANIES), "tiles held / 3")
        self.o_crates = add("crates", (GOODS, SEATS), "crates in each trading post / 3")
        self.o_free = add("free", (GOODS,), "spaces left in each trading post / 5")
        self.o_steps = add("steps", (COMPANIES,),
                           "how far ahead of the own merchant the next shop of each company is "
                           "/ 10; 0 for none that can be seen")
        self.o_next = add("next_goods", (COMPANIES, GOODS), "the goods of that shop, one-hot")
        self.o_tiles = add("tiles", (n.SPACES, GOODS + COMPANIES),
                           "the tile lying open on each space: company, then goods, one-hot")
        self.o_revealed = add("revealed", (1,), "spaces turned face up / 35")
        self.o_backs = add("backs", (1,), f"cards taken back this turn / {MOST_BACKS}")
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
                if draft.backs < MOST_BACKS:
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

    def talk(self, position: Position) -> int:
        return -1

    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        return []

    def may_speak(self, position: Position) -> bool:
        return False

    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """How many cards the seat has taken back is remembered for as long as it is its turn."""
        p = cast(BataviaPosition, position)
        if p.turn != seat or p.table.phase not in (n.ACTING, n.LAYING):
            return BLANK
        return draft._replace(backs=draft.backs + 1) if move == n.BACK else draft

    # --- observations ---------------------------------------------------------------------------

    def fill(self, sheet: Sheet, view: View) -> None:
        v = cast(BataviaView, view)
        self._fill_round(sheet, v)
        for place in range(v.players):
            self._fill_seat(sheet, v, (v.seat + place) % v.players, place)
        self._fill_cards(sheet, v)
        self._fill_voyage(sheet, v)

    def fill_draft(self, sheet: Sheet, view: View, asked: int, draft: Draft) -> None:
        sheet.ones.append(self.o_asked)
        if draft.backs:
            sheet.put(self.o_backs, draft.backs / MOST_BACKS)

    def _fill_round(self, sheet: Sheet, v: BataviaView) -> None:
        table = v.seen.table
        players = v.players
        seat = v.seat
        sheet.ones += [
            self.o_players + players - 3,
            self.o_phase + table.phase,
            self.o_first + (table.first - seat) % players,
        ]
        if not table.over:
            sheet.ones.append(self.o_turn + (table.turn - seat) % players)
        if table.bidder >= 0:
            sheet.ones.append(self.o_bidder + (table.bidder - seat) % players)
        if table.arrival >= 0:
            sheet.ones.append(self.o_arrival + (table.arrival - seat) % players)
        sheet.where += [
            self.o_round, self.o_acted, self.o_bid, self.o_pile, self.o_room, self.o_revealed,
        ]  # fmt: skip
        sheet.values += [
            table.round / 30,
            table.acted / 5,
            table.bid / 15,
            table.pile_left / 110,
            (n.threshold(players) - 1 - table.cannon) / 25,
            table.revealed / n.SPACES,
        ]

    def _fill_seat(self, sheet: Sheet, v: BataviaView, seat: int, place: int) -> None:
        table = v.seen.table
        sheet.where += [
            self.o_sizes + place, self.o_at + place, self.o_letters + place, self.o_gold + place,
        ]  # fmt: skip
        sheet.values += [
            v.seen.sizes[seat] / 20, table.at[seat] / n.ARRIVAL,
            table.letters[seat] / 30, table.gold[seat] / 50,
        ]  # fmt: skip
        if table.bidding >> seat & 1:
            sheet.ones.append(self.o_bidding + place)
        mine = 5 * place
        held = table.held[seat]
        for company in range(COMPANIES):
            count = table.laid[5 * seat + company]
            if count:
                sheet.put(self.o_laid + mine + company, count / 10)
            count = table.known[5 * seat + company]
            if count:
                sheet.put(self.o_known + mine + company, count / 10)
            if held:
                count = (held >> 7 * company & 127).bit_count()
                sheet.put(self.o_held + mine + company, count / 3)

    def _fill_cards(self, sheet: Sheet, v: BataviaView) -> None:
        table = v.seen.table
        seat = v.seat
        players = v.players
        for company in range(COMPANIES):
            own = table.laid[5 * seat + company]
            best = 0
            for other in range(players):
                if other != seat and table.laid[5 * other + company] > best:
                    best = table.laid[5 * other + company]
            holder = table.seals[company]
            if holder >= 0:
                sheet.ones.append(self.o_seals + SEATS * company + (holder - seat) % players)
            sheet.where += [
                self.o_lot + company, self.o_hand + company, self.o_ships + company,
                self.o_lead + company, self.o_discard + company, self.o_stock + company,
            ]  # fmt: skip
            sheet.values += [
                table.lot[company] / 6,
                table.hands[5 * seat + company] / 10,
                table.ships[company] / 15,
                (own - best) / 5,
                table.discard[company] / 22,
                (table.stock[company] - table.drawn[5 * seat + company]) / 22,
            ]
        for company in table.step:
            sheet.put(self.o_step + company, table.step.count(company) / 5)

    def _fill_voyage(self, sheet: Sheet, v: BataviaView) -> None:
        table = v.seen.table
        seat = v.seat
        players = v.players
        free = [COMPANIES] * GOODS
        crates = [0] * (GOODS * SEATS)
        for tile, owner in enumerate(table.crates):
            if owner >= 0:
                free[tile % 7] -= 1
                crates[tile % 7 * SEATS + (owner - seat) % players] += 1
        for at, count in enumerate(crates):
            if count:
                sheet.put(self.o_crates + at, count / 3)
        for goods, count in enumerate(free):
            sheet.put(self.o_free + goods, count / 5)
        for company in range(COMPANIES):
            space = table.next_space(seat, company)
            if space:
                sheet.put(self.o_steps + company, (space - table.at[seat]) / 10)
                goods = table.tiles[space - 1] % 7
                sheet.ones.append(self.o_next + GOODS * company + goods)
            left = table.left[company]
            while left:
                space = (left & -left).bit_length() - 1
                left &= left - 1
                at = self.o_tiles + (GOODS + COMPANIES) * (space - 1)
                sheet.ones.append(at + company)
                sheet.ones.append(at + COMPANIES + table.tiles[space - 1] % 7)
