"""What a seat of Oltre Mare sees, as a row of cells: one layout for every edition and table.

A row is put together from whole pieces, most of which are made beforehand, in the order of the
layout. Lists over seats are turned so that the own seat comes first.
"""

from typing import Final

from fondaco.contract.cells import (
    BYTE,
    LARGEST,
    Cutter,
    all_of,
    cut,
    limited,
    one_of,
    signed,
    turned_mask,
)
from fondaco.contract.layout import Layout
from fondaco.contract.native import i64
from fondaco.games.oltremare.drafts import ACCEPTANCE, NOTHING, OFFER, Draft
from fondaco.games.oltremare.rules import moves as m
from fondaco.games.oltremare.rules.cards import DECK_SIZE, SYMBOLS
from fondaco.games.oltremare.rules.chart import PORTS
from fondaco.games.oltremare.rules.knowledge import IN_HAND, PLACES
from fondaco.games.oltremare.rules.offers import EVERYONE, Offer, claimed_load, claimed_symbols
from fondaco.games.oltremare.rules.scoring import cargo_pay, top_run
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.view import OltremareView

SEATS: Final = 5  # room for the largest table; smaller ones leave the last seats empty
SLOTS: Final = 6  # offers that can be answered: the oldest ones
GOODS: Final = 7
CLAIMS: Final = 8  # four symbols, four loads
COLLECTED: Final = 6  # kinds of markers one can collect

EVERY_HAND: Final = ((1 << SEATS) - 1) * IN_HAND


class OltremareSeat:
    """What is kept of the last row of one seat: pieces, and what each was made of."""

    def __init__(self) -> None:
        self.hand: list[int] | None = None  # a copy: hands change in place
        self.hand_row = b""
        self.goods: list[int] = []  # how many cards of each
        self.places: i64 = -1
        self.markers: list[int] | None = None
        self.seats_row = b""
        self.shown = b""
        self.shown_row = b""
        self.pirates: list[int] | None = None
        self.stowed_row = b""
        self.offers: list[Offer] | None = None
        self.offers_row = b""


class OltremarePieces:
    """What is kept of the rows of a game: pieces, and what each was made of.

    These lists are never changed but replaced (see OltremareState), so another list means that
    something has changed.
    """

    def __init__(self, players: int) -> None:
        self.seats = [OltremareSeat() for _ in range(players)]
        self.cargo: list[list[int] | None] = [None] * players
        # By seat: cards on the stack, what it pays, cards in the top lot, load of the top card.
        self.about_cargo = [[0] * players for _ in range(4)]
        self.tops = [-1] * players  # goods of the top card
        self.discard: list[int] | None = None
        self.gone = b""
        self.markers: list[int] | None = None
        self.markers_row = b""


class OltremareObservation:
    """The layout, and how a view is written down in it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.layout = Layout()
        self._lay_out_numbers()
        scales = self.layout.scales
        self.ducats_at = self.layout["ducats"].start
        self.numbers = Cutter(scales[: self.ducats_at] + scales[self.ducats_at + SEATS :])
        self._lay_out_table()
        self._lay_out_draft()
        self._cut_pieces()

    def _lay_out_numbers(self) -> None:
        # fmt: off
        add = self.layout.add  # in the order in which `_numbers` gives them
        add("pile", (1,), "cards in the pile", 98)
        add("need", (1,), "cards to be played this turn", 4)
        add("to_play", (1,), "of those, not yet played", 4)
        add("bought", (1,), "cards bought this turn", 4)
        add("price", (1,), "price of the next card (0: none can be bought)", 4)
        add("sails", (1,), "ports still to sail", 4)
        add("offers_left", (1,), "offers this turn may still see",
            min(self.setting.offers, LARGEST))
        add("hand_goods", (GOODS,), "cards of each goods in the own hand", 5)
        add("ducats", (SEATS,), "ducats", 100)
        add("prestige", (SEATS,), "prestige tiles", 10)
        add("hand_sizes", (SEATS,), "cards in hand", 12)
        add("pirates", (SEATS,), "cards on the pirate stack", 20)
        add("cargo", (SEATS,), "cards on the cargo stack", 30)
        add("cargo_pay", (SEATS,), "what the cargo would be paid now", 100)
        add("lot_size", (SEATS,), "cards in the top lot of the cargo", 5)
        add("load", (SEATS,), "load of the top cargo card (its power is 7 less that)", 4)
        # fmt: on

    def _lay_out_table(self) -> None:
        # fmt: off
        add = self.layout.add  # in the order in which `table` puts the pieces together
        # the game and the turn
        add("players", (4,), "2, 3, 4 or 5 players, one-hot")
        add("edition", (2,), "2005 or 2004, one-hot")
        add("phase", (7,), f"{', '.join(m.PHASES)}, one-hot")
        self.asked = add("asked", (3,), "why this seat is asked: it is its turn, an offer was "
                         "put to it, it is invited to speak; zeros if it is not asked")
        add("turn", (SEATS,), "the active seat, one-hot")
        add("first", (SEATS,), "the first player, one-hot")
        add("venice", (3,), "Venice is in the pile, on top of it, or out, one-hot")
        add("last_round", (1,), "the last card of the pile has been taken")
        add("dealt", (SEATS,), "seats that have had their prestige this turn")
        # the seats
        add("lot_goods", (SEATS, GOODS), "goods of the top cargo card, one-hot")
        add("marker", (SEATS, 7), f"active marker: {', '.join(m.MARKERS)}, one-hot")
        add("collected", (SEATS, COLLECTED), "collected markers of each kind", 6)
        add("ship", (SEATS, PORTS), "the port of the ship, one-hot")
        add("shown", (SEATS, GOODS), "cards of each goods the hand is known by all to hold", 4)
        add("sure", (SEATS, GOODS), "cards of each goods this seat knows to be in the hand", 4)
        # cards
        add("hand", (DECK_SIZE,), "the own hand")
        add("played", (DECK_SIZE,), "cards played this turn and not yet loaded")
        add("gone", (DECK_SIZE,), "cards in cargo stacks and on the discard pile")
        add("stowed", (DECK_SIZE,), "cards this seat has put on its own pirate stack")
        add("ransom", (GOODS + 1,), "top card of the own pirate stack: its goods, or last: nobody "
            "has seen it")
        # the map
        add("markers", (PORTS, 7), "the marker in each port, one-hot")
        # offers on the table, the oldest first
        self.owner = add("offer_owner", (SLOTS, SEATS), "who made the offer, one-hot")
        self.to = add("offer_to", (SLOTS, SEATS + 1), "a seat, or last: everybody, one-hot")
        self.open = add("offer_open", (SLOTS,), "this seat may answer it")
        self.declined = add("offer_declined", (SLOTS, SEATS), "who has declined it")
        self.give = add("offer_give", (SLOTS, GOODS), "cards of each goods offered", 3)
        self.claims = add("offer_claims", (SLOTS, CLAIMS),
                          "claims about them: symbols (ducat, flag, cards, ship), loads 1-4", 3)
        self.ask = add("offer_ask", (SLOTS, GOODS + 1), "cards of each goods asked for, and of any",
                       3)
        self.ducats = add("offer_ducats", (SLOTS,), "ducats offered less ducats demanded", 10)
        # fmt: on

    def _lay_out_draft(self) -> None:
        # fmt: off
        add = self.layout.add
        self.draft = add("draft", (2,), "an offer, or an acceptance, one-hot")
        self.draft_to = add("draft_to", (SEATS + 1,), "whom the drafted offer goes to, one-hot")
        self.draft_slot = add("draft_slot", (SLOTS,), "which offer is being accepted, one-hot")
        self.draft_give = add("draft_give", (DECK_SIZE,), "cards given")
        self.draft_ask = add("draft_ask", (GOODS + 1,), "cards of each goods asked for, and of any",
                             3)
        self.draft_ducats = add("draft_ducats", (1,), "ducats offered less ducats demanded", 10)
        self.hushed = add("hushed", (2,), "an offer, an acceptance was torn up just now")
        # fmt: on

    def _cut_pieces(self) -> None:
        """The pieces that are made beforehand."""
        setting = self.setting
        game = one_of(4)[setting.players - 2] + one_of(2)[setting.edition.name == "2004"]
        not_asked = bytes(3)
        self.one_of_7 = one_of(7)  # goods and markers alike
        self.phases = [game + phase + not_asked for phase in one_of(7)]
        self.one_of_8 = one_of(GOODS + 1)
        self.one_seat = one_of(SEATS)
        self.seats = all_of(SEATS)
        self.ports = one_of(PORTS)
        self.venice = dict(zip(("in", "top", "out"), one_of(3)[:3], strict=True))
        self.flag = [bytes(1), b"\x01"]
        self.collected: dict[int, bytes] = {}  # found as they are needed
        missing = SEATS - setting.players
        self.no_numbers = [0] * missing
        self.no_ducats = bytes(missing)
        self.money = signed(100)
        self.no_goods = bytes(GOODS * missing)
        self.no_collected = bytes(COLLECTED * missing)
        self.no_ship = bytes(PORTS * missing)
        self.nothing_known = bytes(SEATS * GOODS)
        self.no_counts = [0] * (SEATS * GOODS)
        self.fours = [4] * (SEATS * GOODS)
        self.no_cards = bytes(DECK_SIZE)
        self.no_offers = bytes(self.layout.size - self.owner)

    # --- the table ------------------------------------------------------------------------------

    def pieces(self) -> "OltremarePieces":
        """Nothing is known of a game yet."""
        return OltremarePieces(self.setting.players)

    def table(self, v: OltremareView, kept: "OltremarePieces") -> bytes:
        """Everything but the draft."""
        seat, players = v.seat, v.players
        own = kept.seats[seat]
        self._look_at_cargo(v, kept)
        if own.hand != v.hand:
            self._look_at_hand(v, own)
        if kept.markers is not v.markers:
            kept.markers = v.markers
            kept.markers_row = b"".join([self.one_of_7[kind] for kind in v.markers])
        numbers = self.numbers.cut(self._numbers(v, kept, own))
        one_seat = self.one_seat
        row = [numbers[: self.ducats_at]]
        for other in self.setting.clockwise[seat]:
            row.append(self.money[limited(v.ducats[other], 100)])
        row.append(self.no_ducats)
        row.append(numbers[self.ducats_at :])
        row.append(self.phases[v.phase])
        row.append(one_seat[(v.turn - seat) % players])
        row.append(one_seat[(v.first - seat) % players])
        row.append(self.venice[v.venice])
        row.append(self.flag[v.last_round])
        row.append(self.seats[turned_mask(v.dealt, seat, players)])
        row.append(self._seats(v, kept, own))
        row.append(self._shown(v, kept, own))
        self._add_cards(row, v, kept, own)
        row.append(kept.markers_row)
        row.append(self._offers(v, own))
        return b"".join(row)

    def _numbers(
        self, v: OltremareView, kept: "OltremarePieces", own: "OltremareSeat"
    ) -> list[int]:
        """The numbers but for the ducats, which may be less than nothing."""
        numbers = [
            v.pile_size,
            v.need,
            v.need - len(v.played) if v.phase <= m.ACTIONS else 0,
            v.bought,
            v.price,
            v.sails,
            max(0, self.setting.offers - v.offered),
        ]
        numbers += own.goods
        pad = self.no_numbers
        clockwise = self.setting.clockwise[v.seat]
        for other in clockwise:
            numbers.append(v.prestige[other])
        numbers += pad
        for other in clockwise:
            numbers.append(v.hand_sizes[other])
        numbers += pad
        for other in clockwise:
            numbers.append(len(v.pirates[other]))
        numbers += pad
        for about_cargo in kept.about_cargo:
            for other in clockwise:
                numbers.append(about_cargo[other])
            numbers += pad
        return numbers

    def _look_at_cargo(self, v: OltremareView, kept: "OltremarePieces") -> None:
        """Where another stack lies than before, count it again."""
        deck = self.setting.deck
        changed = kept.discard is not v.discard
        kept.discard = v.discard
        sizes, pays, runs, loads = kept.about_cargo
        for seat in range(len(v.cargo)):
            stack = v.cargo[seat]
            if kept.cargo[seat] is not stack:
                changed = True
                kept.cargo[seat] = stack
                sizes[seat] = len(stack)
                pays[seat] = cargo_pay(deck, stack)
                runs[seat] = top_run(deck, stack)
                loads[seat] = deck.load[stack[-1]] if stack else 0
                kept.tops[seat] = deck.goods[stack[-1]] if stack else -1
        if changed:
            gone = bytearray(DECK_SIZE)
            for stack in v.cargo:
                for card in stack:
                    gone[card] = 1
            for card in v.discard:
                gone[card] = 1
            kept.gone = bytes(gone)

    def _look_at_hand(self, v: OltremareView, own: "OltremareSeat") -> None:
        goods_of = self.setting.deck.goods
        held = [0] * GOODS
        cards = bytearray(DECK_SIZE)
        for card in v.hand:
            goods = goods_of[card]
            held[goods] = held[goods] + 1
            cards[card] = 1
        own.hand = v.hand[:]
        own.hand_row = bytes(cards)
        own.goods = held

    def _seats(self, v: OltremareView, kept: "OltremarePieces", own: "OltremareSeat") -> bytes:
        """Goods loaded last, active markers, collected ones (which come from ports) and ships."""
        places: i64 = 0
        for other in range(v.players):
            places = places << 11 | v.ship[other] << 6 | v.active[other] << 3 | kept.tops[other] + 1
        if own.places != places or own.markers is not kept.markers:
            own.places = places
            own.markers = kept.markers
            own.seats_row = self._seats_anew(v, kept)
        return own.seats_row

    def _seats_anew(self, v: OltremareView, kept: "OltremarePieces") -> bytes:
        row: list[bytes] = []
        one_of_7, ports, cached = self.one_of_7, self.ports, self.collected
        clockwise = self.setting.clockwise[v.seat]
        for other in clockwise:
            row.append(one_of_7[kept.tops[other]])
        row.append(self.no_goods)
        for other in clockwise:
            row.append(one_of_7[v.active[other]])
        row.append(self.no_goods)
        for other in clockwise:
            taken = v.collected[other] >> 4
            piece = cached.get(taken)
            if piece is None:
                counts = [min(6, taken >> 4 * kind & 15) for kind in range(COLLECTED)]
                piece = cached[taken] = bytes(counts)
            row.append(piece)
        row.append(self.no_collected)
        for other in clockwise:
            row.append(ports[v.ship[other]])
        row.append(self.no_ship)
        return b"".join(row)

    def _shown(self, v: OltremareView, kept: "OltremarePieces", own: "OltremareSeat") -> bytes:
        """Goods that everybody knows to be in a hand."""
        shown = bytes(v.shown)
        if own.shown != shown:
            own.shown = shown
            start = GOODS * v.seat
            own.shown_row = cut(v.shown[start:] + v.shown[:start], self.fours) + self.no_goods
        return own.shown_row

    def _add_cards(
        self, row: list[bytes], v: OltremareView, kept: "OltremarePieces", own: "OltremareSeat"
    ) -> None:
        pirates = v.pirates[v.seat]
        if own.pirates is not pirates:
            own.pirates = pirates
            own.stowed_row = self._stowed(pirates)
        played = self.no_cards
        if v.played:
            cards = bytearray(DECK_SIZE)
            for card in v.played:
                cards[card] = 1
            played = bytes(cards)
        cells = [own.hand_row, played, kept.gone, own.stowed_row]
        row.append(self._sure(v, cells) if v.tracked else self.nothing_known)
        row += cells

    def _stowed(self, pirates: list[int]) -> bytes:
        """The cards that this seat has put on its pirate stack, and the top one."""
        if not pirates:
            return self.no_cards + self.one_of_8[-1]
        cards = bytearray(DECK_SIZE)
        for card in pirates:
            if card != m.UNSEEN:
                cards[card] = 1
        top = pirates[-1]
        return (
            bytes(cards) + self.one_of_8[GOODS if top == m.UNSEEN else self.setting.deck.goods[top]]
        )

    def _sure(self, v: OltremareView, seen: list[bytes]) -> bytes:
        """Cards of which this seat knows whose hand they are in, and does not see elsewhere."""
        goods_of = self.setting.deck.goods
        hand, played, gone, stowed = seen
        seat: i64 = v.seat
        players: i64 = v.players
        counts = self.no_counts
        for entry in v.tracked:
            places: i64 = entry & PLACES
            if places & EVERY_HAND != places:
                continue
            for place in range(1, players):
                if places == IN_HAND << (seat + place) % players:
                    card = entry >> 16
                    if not (hand[card] or played[card] or gone[card] or stowed[card]):
                        if counts is self.no_counts:
                            counts = counts[:]
                        at = GOODS * place + goods_of[card]
                        counts[at] = counts[at] + 1
        return self.nothing_known if counts is self.no_counts else cut(counts, self.fours)

    def _offers(self, v: OltremareView, own: "OltremareSeat") -> bytes:
        if not v.offers:
            return self.no_offers
        if own.offers is not v.offers:
            own.offers = v.offers
            row = bytearray(self.no_offers)
            for slot in range(min(SLOTS, len(v.offers))):
                self._add_offer(row, v, slot)
            own.offers_row = bytes(row)
        return own.offers_row

    def _add_offer(self, row: bytearray, v: OltremareView, slot: i64) -> None:
        """One of the offers; the row begins where offers do, and ends with the draft."""
        offer = v.offers[slot]
        seat: i64 = v.seat
        players: i64 = v.players
        start: i64 = self.owner
        row[SEATS * slot + (offer.owner - seat) % players] = 1
        to: i64 = SEATS if offer.to == EVERYONE else (offer.to - seat) % players
        row[self.to - start + (SEATS + 1) * slot + to] = 1
        if offer.open_to(seat) and not offer.declined >> seat & 1:
            row[self.open - start + slot] = 1
        if offer.declined:
            for other in range(players):
                if offer.declined >> other & 1:
                    row[self.declined - start + SEATS * slot + (other - seat) % players] = 1
        at: i64 = self.give - start + GOODS * slot
        for goods, said in v.told[slot]:
            row[at + goods] = min(3, row[at + goods] + 1)
            if said:
                self._add_claims(row, self.claims - start + CLAIMS * slot, said)
        at = self.ask - start + (GOODS + 1) * slot
        for wanted in range(GOODS + 1):
            if offer.ask[wanted]:
                row[at + wanted] = min(3, offer.ask[wanted])
        row[self.ducats - start + slot] = limited(offer.give_ducats - offer.ask_ducats, 10) & BYTE

    def _add_claims(self, row: bytearray, at: i64, said: int) -> None:
        for i, symbol in enumerate(SYMBOLS):
            if claimed_symbols(said) & symbol:
                row[at + i] = min(3, row[at + i] + 1)
        load = claimed_load(said)
        if load:
            row[at + 3 + load] = min(3, row[at + 3 + load] + 1)

    # --- the draft ------------------------------------------------------------------------------

    def add_draft(self, row: bytearray, v: OltremareView, draft: Draft) -> None:
        """What the asked seat is putting together."""
        kind = draft.kind
        if kind != NOTHING:
            row[self.draft + kind - 1] = 1
        if kind == OFFER:
            to = SEATS if draft.to == EVERYONE else (draft.to - v.seat) % v.players
            row[self.draft_to + to] = 1
            for goods in draft.ask:
                row[self.draft_ask + goods] = min(3, row[self.draft_ask + goods] + 1)
            row[self.draft_ducats] = limited(draft.pay - draft.demand, 10) & BYTE
        elif kind == ACCEPTANCE:
            for slot in range(min(SLOTS, len(v.offers))):
                if v.offers[slot].number == draft.number:
                    row[self.draft_slot + slot] = 1
        for card in draft.give:
            row[self.draft_give + card] = 1
        if draft.hushed & OFFER:
            row[self.hushed] = 1
        if draft.hushed & ACCEPTANCE:
            row[self.hushed + 1] = 1
