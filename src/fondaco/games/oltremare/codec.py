"""Oltre Mare in numbers: both editions and every number of players share one layout.

Deals are put together by small actions. An offer starts with whom it goes to; then come cards to
give, goods to ask for and ducats, in this order and each rising, so that every offer has exactly
one spelling; then it is sent. To accept an offer is one action, unless there is a choice which
cards to give: then they are named one by one, rising; what leaves no choice is not asked.
"""

from typing import ClassVar, Final, NamedTuple, cast

from fondaco.contract import codec
from fondaco.contract.codec import NOT_ASKED, ON_TURN, ActionTable, Ask, Codec
from fondaco.contract.layout import Layout, Sheet
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.games.oltremare.rules import moves as m
from fondaco.games.oltremare.rules.cards import DECK_SIZE, SYMBOLS
from fondaco.games.oltremare.rules.chart import PORTS
from fondaco.games.oltremare.rules.knowledge import IN_HAND, PLACES
from fondaco.games.oltremare.rules.offers import (
    ANY,
    EVERYONE,
    NEW,
    Offer,
    Terms,
    answer_number,
    claimed_load,
    claimed_symbols,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.scoring import cargo_pay, top_run
from fondaco.games.oltremare.rules.view import OltremareView

SEATS: Final = 5  # room for the largest table; smaller ones leave the last seats empty
SLOTS: Final = 6  # offers that can be answered: the oldest ones
OFFERS: Final = "6"  # how many offers a turn may see, if nobody says otherwise
MOST_CARDS: Final = 3  # in an offer, on either side
MOST_DUCATS: Final = 5

GOODS: Final = 7


# What a draft will become.
NOTHING: Final = 0
OFFER: Final = 1
ACCEPTANCE: Final = 2


class Draft(NamedTuple):
    """An offer or an acceptance that is being put together."""

    kind: int = NOTHING
    to: int = 0  # the seat an offer goes to, or EVERYONE
    give: tuple[int, ...] = ()  # cards, rising: to be given if the deal comes about
    ask: tuple[int, ...] = ()  # goods, rising
    pay: int = 0
    demand: int = 0
    number: int = 0  # of the offer to be accepted
    hushed: int = 0  # kinds of drafts that were torn up: not again before the next move


BLANK: Final = Draft()


class OltremareCodec(Codec):
    """Views and moves of Oltre Mare as numbers."""

    blank: ClassVar = BLANK
    limits: ClassVar = {"offers": OFFERS}
    parameters: ClassVar = ["edition", "offers"]
    invites: ClassVar = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, OltremareRules)
        setting = rules.setting
        if setting.offers == 0:
            raise Refused("offers-need-limit")
        self.setting = setting
        self.players = setting.players
        # Goods that stay in the box are not asked for (OM-1.2).
        out = setting.deck.two_player_out if setting.players == 2 else -1
        self.askable = [goods for goods in range(GOODS + 1) if goods != out]
        self.actions = ActionTable()
        self.layout = Layout()
        self._number_actions()
        self._lay_out()

    # --- the tables -----------------------------------------------------------------------------

    def _number_actions(self) -> None:
        cards = self.setting.deck.names
        ports = self.setting.chart.slugs
        goods = [*self.setting.deck.goods_names, "any"]
        slots = range(1, SLOTS + 1)
        # fmt: off
        group = self.actions.group
        self.discard = group("discard", [f"discard {c}" for c in cards],
                             "put this card of the hand on the own pirate stack")
        self.play = group("play", [f"play {c}" for c in cards], "play this card")
        self.load = group("load", [f"load {c}" for c in cards], "load this played card next")
        self.sail = group("sail", [f"sail {p}" for p in ports], "sail on to this port")
        self.compass = group("compass", [f"compass {p}" for p in ports],
                             "follow the compass to this port")
        self.stay = group("stay", ["stay"], "leave the compass and stay")
        self.buy = group("buy", ["buy pile", "buy pirates"],
                         "buy a card from the pile or from the own pirate stack")
        self.done = group("done", ["done"], "end the trade phase")
        self.offer = group("offer", [*(f"offer +{i}" for i in range(1, SEATS)), "offer all"],
                           "start an offer to the 1st … 4th seat clockwise, or to all")
        self.give = group("give", [f"give {c}" for c in cards],
                          "add this card of the hand to what is given (offer or acceptance)")
        self.ask = group("ask", [f"ask {g}" for g in goods],
                         "ask for one more card of this goods, or of any")
        self.pay = group("pay", ["pay 1"], "offer one more ducat")
        self.demand = group("demand", ["demand 1"], "demand one more ducat")
        self.send = group("send", ["send"], "make the drafted offer")
        self.cancel = group("cancel", ["cancel"],
                            "tear the draft up; no other of its kind before the next move")
        self.accept = group("accept", [f"accept {i}" for i in slots],
                            "accept the offer in this slot")
        self.decline = group("decline", [f"decline {i}" for i in slots],
                             "decline the offer in this slot")
        self.withdraw = group("withdraw", [f"withdraw {i}" for i in slots],
                              "withdraw the own offer in this slot")
        self.silence = group("silence", ["say nothing"],
                             "for a seat that is asked out of turn: neither answer nor offer")
        # fmt: on

    def _lay_out(self) -> None:
        # fmt: off
        dense, add = self.layout.dense, self.layout.add
        # numbers, in the order in which `_numbers` gives them
        dense("pile", (1,), 98, "cards in the pile")
        dense("need", (1,), 4, "cards to be played this turn")
        dense("to_play", (1,), 4, "of those, not yet played")
        dense("bought", (1,), 4, "cards bought this turn")
        dense("price", (1,), 4, "price of the next card (0: none can be bought)")
        dense("sails", (1,), 4, "ports still to sail")
        dense("offers_left", (1,), self.setting.offers, "offers this turn may still see")
        dense("hand_goods", (GOODS,), 5, "cards of each goods in the own hand")
        dense("ducats", (SEATS,), 100, "ducats")
        dense("prestige", (SEATS,), 10, "prestige tiles")
        dense("hand_sizes", (SEATS,), 12, "cards in hand")
        dense("pirates", (SEATS,), 20, "cards on the pirate stack")
        dense("cargo", (SEATS,), 30, "cards on the cargo stack")
        dense("cargo_pay", (SEATS,), 100, "what the cargo would be paid now")
        dense("lot_size", (SEATS,), 5, "cards in the top lot of the cargo")
        dense("load", (SEATS,), 4, "load of the top cargo card (its power is 7 less that)")
        # the game and the turn
        self.o_players = add("players", (4,), "2, 3, 4 or 5 players, one-hot")
        self.o_edition = add("edition", (2,), "2005 or 2004, one-hot")
        self.o_phase = add("phase", (7,), f"{', '.join(m.PHASES)}, one-hot")
        self.o_asked = add("asked", (3,), "why this seat is asked: it is its turn, an offer was "
                           "put to it, it is invited to speak; zeros if it is not asked")
        self.o_turn = add("turn", (SEATS,), "the active seat, one-hot")
        self.o_first = add("first", (SEATS,), "the first player, one-hot")
        self.o_venice = add("venice", (3,), "Venice is in the pile, on top of it, or out, one-hot")
        self.o_last = add("last_round", (1,), "the last card of the pile has been taken")
        self.o_dealt = add("dealt", (SEATS,), "seats that have had their prestige this turn")
        # the seats
        self.o_lot = add("lot_goods", (SEATS, GOODS), "goods of the top cargo card, one-hot")
        self.o_active = add("marker", (SEATS, 7), f"active marker: {', '.join(m.MARKERS)}, one-hot")
        self.o_taken = add("collected", (SEATS, 6), "collected markers of each kind / 6")
        self.o_ship = add("ship", (SEATS, PORTS), "the port of the ship, one-hot")
        self.o_shown = add("shown", (SEATS, GOODS),
                           "cards of each goods the hand is known by all to hold / 4")
        self.o_sure = add("sure", (SEATS, GOODS),
                          "cards of each goods this seat knows to be in the hand / 4")
        # cards
        self.o_hand = add("hand", (DECK_SIZE,), "the own hand")
        self.o_played = add("played", (DECK_SIZE,), "cards played this turn and not yet loaded")
        self.o_gone = add("gone", (DECK_SIZE,), "cards in cargo stacks and on the discard pile")
        self.o_stowed = add("stowed", (DECK_SIZE,),
                            "cards this seat has put on its own pirate stack")
        self.o_ransom = add("ransom", (GOODS + 1,), "top card of the own pirate stack: its goods, "
                            "or last: nobody has seen it")
        # the map
        self.o_markers = add("markers", (PORTS, 7), "the marker in each port, one-hot")
        # offers on the table, the oldest first
        self.o_owner = add("offer_owner", (SLOTS, SEATS), "who made the offer, one-hot")
        self.o_to = add("offer_to", (SLOTS, SEATS + 1), "a seat, or last: everybody, one-hot")
        self.o_open = add("offer_open", (SLOTS,), "this seat may answer it")
        self.o_declined = add("offer_declined", (SLOTS, SEATS), "who has declined it")
        self.o_give = add("offer_give", (SLOTS, GOODS), "cards of each goods offered / 3")
        self.o_claims = add("offer_claims", (SLOTS, 8),
                            "claims about them: symbols (ducat, flag, cards, ship), loads 1-4 / 3")
        self.o_ask = add("offer_ask", (SLOTS, GOODS + 1), "cards of each goods asked for, and of "
                         "any / 3")
        self.o_ducats = add("offer_ducats", (SLOTS,), "ducats offered less ducats demanded / 10")
        # what this seat is drafting
        self.o_draft = add("draft", (2,), "an offer, or an acceptance, one-hot")
        self.o_dto = add("draft_to", (SEATS + 1,), "whom the drafted offer goes to, one-hot")
        self.o_dslot = add("draft_slot", (SLOTS,), "which offer is being accepted, one-hot")
        self.o_dgive = add("draft_give", (DECK_SIZE,), "cards given")
        self.o_dask = add("draft_ask", (GOODS + 1,), "cards of each goods asked for, and of any "
                          "/ 3")
        self.o_dducats = add("draft_ducats", (1,), "ducats offered less ducats demanded / 10")
        self.o_hushed = add("hushed", (2,), "an offer, an acceptance was torn up just now")
        # fmt: on

    # --- small actions --------------------------------------------------------------------------

    def legal(self, view: View, asked: int, draft: codec.Draft) -> list[int]:
        v, draft = cast(OltremareView, view), cast(Draft, draft)
        if asked == NOT_ASKED:
            return []
        if draft.kind == OFFER:
            return self._drafting(v, draft)
        if draft.kind == ACCEPTANCE:
            return [*(self.give + card for card in next_cards(v, draft)), self.cancel]
        if v.phase != m.TRADE:
            return sorted([self._number(move) for move in v.moves])
        slots = {offer.number: slot for slot, offer in enumerate(v.offers[:SLOTS])}
        found: set[int] = set()
        for move in v.moves:
            kind = move & m.KIND
            if kind < m.OFFER:
                found.add(self._number(move))
                continue
            slot = slots.get(answer_number(move), -1)
            if slot < 0:
                continue
            if kind == m.DECLINE:
                found.add(self.decline + slot)
            elif kind == m.WITHDRAW:
                found.add(self.withdraw + slot)
            elif not draft.hushed & ACCEPTANCE:
                found.add(self.accept + slot)
        if v.may_offer and not draft.hushed & OFFER:
            if v.seat == v.turn:
                found.update(range(self.offer, self.offer + v.players - 1))
                found.add(self.offer + SEATS - 1)
            else:
                found.add(self.offer + (v.turn - v.seat) % v.players - 1)
        if asked != ON_TURN:
            found.add(self.silence)
        return sorted(found)

    def _number(self, move: Move) -> int:
        """The action behind a move that is one action by itself."""
        kind = move & m.KIND
        what = move & m.ARG
        if kind == m.PLAY:
            return self.play + what
        if kind == m.LOAD:
            return self.load + what
        if kind == m.SAIL:
            return self.sail + what
        if kind == m.BUY:
            return self.buy + what
        if kind == m.DONE:
            return self.done
        if kind == m.DISCARD:
            return self.discard + what
        return self.stay if move == m.STAY else self.compass + what

    def _drafting(self, v: OltremareView, draft: Draft) -> list[int]:
        """Cards, then goods, then ducats: what comes later in an offer closes what comes before."""
        found: list[int] = []
        ducats = draft.pay + draft.demand
        if not ducats:
            if not draft.ask and len(draft.give) < MOST_CARDS:
                last = draft.give[-1] if draft.give else -1
                found += [self.give + card for card in sorted(v.hand) if card > last]
            if len(draft.ask) < MOST_CARDS:
                lowest = draft.ask[-1] if draft.ask else 0
                found += [self.ask + goods for goods in self.askable if goods >= lowest]
        if draft.give or draft.ask:
            if not draft.demand and draft.pay < MOST_DUCATS:
                found.append(self.pay)
            if not draft.pay and draft.demand < MOST_DUCATS:
                found.append(self.demand)
            found.append(self.send)
        found.append(self.cancel)
        return found

    def act(self, view: View, draft: codec.Draft, action: int) -> Move | codec.Draft | None:
        v, draft = cast(OltremareView, view), cast(Draft, draft)
        if action < self.offer:
            return self._move(action)
        if action < self.give:
            all_of_them = action == self.offer + SEATS - 1
            to = EVERYONE if all_of_them else (v.seat + action - self.offer + 1) % v.players
            return Draft(OFFER, to, hushed=draft.hushed)
        if action < self.ask:
            chosen = draft._replace(give=(*draft.give, action - self.give))
            return chosen if draft.kind == OFFER else settled(v, chosen)
        if action < self.pay:
            return draft._replace(ask=(*draft.ask, action - self.ask))
        if action == self.pay:
            return draft._replace(pay=draft.pay + 1)
        if action == self.demand:
            return draft._replace(demand=draft.demand + 1)
        if action == self.send:
            return offer_of(draft)
        if action == self.cancel:
            return Draft(hushed=draft.hushed | draft.kind)
        if action == self.silence:
            return None
        if action < self.decline:
            offer = v.offers[action - self.accept]
            return settled(v, Draft(ACCEPTANCE, number=offer.number, hushed=draft.hushed))
        kind, slot = m.DECLINE, action - self.decline
        if action >= self.withdraw:
            kind, slot = m.WITHDRAW, action - self.withdraw
        offer = v.offers[slot]
        return pack_answer(kind, offer.number, offer.version, [])

    def _move(self, action: int) -> Move:
        if action < self.play:
            return m.DISCARD + action - self.discard
        if action < self.load:
            return m.PLAY + action - self.play
        if action < self.sail:
            return m.LOAD + action - self.load
        if action < self.compass:
            return m.SAIL + action - self.sail
        if action < self.stay:
            return m.COMPASS + action - self.compass
        if action == self.stay:
            return m.STAY
        return m.DONE if action == self.done else m.BUY + action - self.buy

    # --- talk -----------------------------------------------------------------------------------

    def talk(self, position: Position) -> int:
        p = cast(OltremarePosition, position)
        return p.turns if p.phase == m.TRADE else -1

    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        """Those an offer goes to, clockwise from its owner. The active player is asked anyway."""
        if move & m.KIND != m.OFFER:
            return []
        p = cast(OltremarePosition, position)
        to = Terms(move).to
        made = p.offers[-1]
        due = pack_answer(m.DECLINE, made.number, made.version, [])
        others = [(seat + i) % p.players for i in range(1, p.players)] if to == EVERYONE else [to]
        return [(other, due) for other in others if other != p.turn]

    def may_speak(self, position: Position) -> bool:
        p = cast(OltremarePosition, position)
        return p.offered < self.setting.offers

    # --- observations ---------------------------------------------------------------------------

    def fill(self, sheet: Sheet, view: View) -> None:
        v = cast(OltremareView, view)
        sheet.numbers = self._numbers(v)
        self._fill_turn(sheet, v)
        self._fill_seats(sheet, v)
        self._fill_cards(sheet, v)
        at = self.o_markers
        for kind in v.markers:
            sheet.ones.append(at + kind)
            at += 7
        for slot in range(min(SLOTS, len(v.offers))):
            self._fill_offer(sheet, v, slot)
        if any(v.shown):
            self._fill_shown(sheet, v)
        if v.tracked:
            self._fill_sure(sheet, v)

    def fill_draft(self, sheet: Sheet, view: View, asked: int, draft: codec.Draft) -> None:
        sheet.ones.append(self.o_asked + asked - 1)
        if draft is not BLANK:
            self._fill_draft(sheet, cast(OltremareView, view), cast(Draft, draft))

    def _numbers(self, v: OltremareView) -> list[int]:
        """The dense part. Lists over seats are turned so that the own seat comes first."""
        deck = self.setting.deck
        seat = v.seat
        stacks = v.cargo[seat:] + v.cargo[:seat]
        pirates = v.pirates[seat:] + v.pirates[:seat]
        held = [0] * GOODS
        for card in v.hand:
            held[deck.goods[card]] += 1
        pad = [0] * (SEATS - v.players)
        return [
            v.pile_size,
            v.need,
            v.need - len(v.played) if v.phase <= m.ACTIONS else 0,
            v.bought,
            v.price,
            v.sails,
            max(0, self.setting.offers - v.offered),
            *held,
            *v.ducats[seat:], *v.ducats[:seat], *pad,
            *v.prestige[seat:], *v.prestige[:seat], *pad,
            *v.hand_sizes[seat:], *v.hand_sizes[:seat], *pad,
            *[len(stack) for stack in pirates], *pad,
            *[len(stack) for stack in stacks], *pad,
            *[cargo_pay(deck, stack) for stack in stacks], *pad,
            *[top_run(deck, stack) for stack in stacks], *pad,
            *[deck.load[stack[-1]] if stack else 0 for stack in stacks], *pad,
        ]  # fmt: skip

    def _fill_turn(self, sheet: Sheet, v: OltremareView) -> None:
        players = v.players
        sheet.ones += (
            self.o_players + players - 2,
            self.o_edition + (self.setting.edition.name == "2004"),
            self.o_phase + v.phase,
            self.o_turn + (v.turn - v.seat) % players,
            self.o_first + (v.first - v.seat) % players,
            self.o_venice + ("in", "top", "out").index(v.venice),
        )
        if v.last_round:
            sheet.ones.append(self.o_last)
        if v.dealt:
            for seat in range(players):
                if v.dealt >> seat & 1:
                    sheet.ones.append(self.o_dealt + (seat - v.seat) % players)

    def _fill_seats(self, sheet: Sheet, v: OltremareView) -> None:
        goods_of = self.setting.deck.goods
        for other, stack in enumerate(v.cargo):
            place = (other - v.seat) % v.players
            sheet.ones.append(self.o_active + 7 * place + v.active[other])
            sheet.ones.append(self.o_ship + PORTS * place + v.ship[other])
            if stack:
                sheet.ones.append(self.o_lot + GOODS * place + goods_of[stack[-1]])
            taken = v.collected[other] >> 4
            at = self.o_taken + 6 * place
            while taken:
                if taken & 15:
                    sheet.put(at, (taken & 15) / 6)
                taken >>= 4
                at += 1

    def _fill_cards(self, sheet: Sheet, v: OltremareView) -> None:
        ones = sheet.ones
        hand = self.o_hand
        ones += [hand + card for card in v.hand]
        if v.played:
            ones += [self.o_played + card for card in v.played]
        gone = self.o_gone
        for stack in v.cargo:
            ones += [gone + card for card in stack]
        if v.discard:
            ones += [gone + card for card in v.discard]
        own = v.pirates[v.seat]
        if own:
            ones += [self.o_stowed + card for card in own if card != m.UNSEEN]
            top = own[-1]
            kind = GOODS if top == m.UNSEEN else self.setting.deck.goods[top]
            ones.append(self.o_ransom + kind)

    def _fill_shown(self, sheet: Sheet, v: OltremareView) -> None:
        """Goods that everybody knows to be in a hand."""
        for at, number in enumerate(v.shown):
            if number:
                place = (at // GOODS - v.seat) % v.players
                sheet.put(self.o_shown + GOODS * place + at % GOODS, number / 4)

    def _fill_sure(self, sheet: Sheet, v: OltremareView) -> None:
        """Cards of which this seat knows whose hand they are in."""
        number: dict[int, int] = {}
        for entry in v.tracked:
            places = entry & PLACES
            for place in range(1, v.players):
                if places == IN_HAND << (v.seat + place) % v.players:
                    at = self.o_sure + GOODS * place + self.setting.deck.goods[entry >> 16]
                    number[at] = number.get(at, 0) + 1
        for at, count in number.items():
            sheet.put(at, count / 4)

    def _fill_offer(self, sheet: Sheet, v: OltremareView, slot: int) -> None:
        offer = v.offers[slot]
        players = v.players
        sheet.ones.append(self.o_owner + SEATS * slot + (offer.owner - v.seat) % players)
        to = SEATS if offer.to == EVERYONE else (offer.to - v.seat) % players
        sheet.ones.append(self.o_to + (SEATS + 1) * slot + to)
        if offer.open_to(v.seat) and not offer.declined >> v.seat & 1:
            sheet.ones.append(self.o_open + slot)
        for seat in range(players):
            if offer.declined >> seat & 1:
                sheet.ones.append(self.o_declined + SEATS * slot + (seat - v.seat) % players)
        given = [0] * GOODS
        claims = [0] * 8
        for goods, said in v.told[slot]:
            given[goods] += 1
            if said:
                for i, symbol in enumerate(SYMBOLS):
                    claims[i] += bool(claimed_symbols(said) & symbol)
                if claimed_load(said):
                    claims[3 + claimed_load(said)] += 1
        at = self.o_give + GOODS * slot
        for goods, count in enumerate(given):
            if count:
                sheet.put(at + goods, count / 3)
        at = self.o_claims + 8 * slot
        for i, count in enumerate(claims):
            if count:
                sheet.put(at + i, count / 3)
        at = self.o_ask + (GOODS + 1) * slot
        for goods, count in enumerate(offer.ask):
            if count:
                sheet.put(at + goods, count / 3)
        sheet.put(self.o_ducats + slot, (offer.give_ducats - offer.ask_ducats) / 10)

    def _fill_draft(self, sheet: Sheet, v: OltremareView, draft: Draft) -> None:
        if draft.kind != NOTHING:
            sheet.ones.append(self.o_draft + draft.kind - 1)
        if draft.kind == OFFER:
            to = SEATS if draft.to == EVERYONE else (draft.to - v.seat) % v.players
            sheet.ones.append(self.o_dto + to)
            for goods in set(draft.ask):
                sheet.put(self.o_dask + goods, draft.ask.count(goods) / 3)
            sheet.put(self.o_dducats, (draft.pay - draft.demand) / 10)
        elif draft.kind == ACCEPTANCE:
            for slot, offer in enumerate(v.offers[:SLOTS]):
                if offer.number == draft.number:
                    sheet.ones.append(self.o_dslot + slot)
        sheet.ones += [self.o_dgive + card for card in draft.give]
        for bit in (OFFER, ACCEPTANCE):
            if draft.hushed & bit:
                sheet.ones.append(self.o_hushed + bit - 1)


def next_cards(v: OltremareView, draft: Draft) -> list[int]:
    """The cards that can be named next, rising, so that what the offer asks for can be given."""
    goods_of = v.setting.deck.goods
    ask = accepted(v, draft).ask
    missing = ask[:ANY]
    for card in draft.give:
        missing[goods_of[card]] -= 1
    left = sum(ask) - len(draft.give)
    last = draft.give[-1] if draft.give else -1
    later = sorted(card for card in v.hand if card > last)
    held = [0] * ANY
    for card in later:
        held[goods_of[card]] += 1
    found: list[int] = []
    for i, card in enumerate(later):
        # Would the cards after this one be enough? Then it can be the next.
        goods = goods_of[card]
        held[goods] -= 1
        missing[goods] -= 1
        short = [max(0, number) for number in missing]
        if (
            sum(short) < left <= len(later) - i
            and all(have >= need for have, need in zip(held, short, strict=True))
        ):  # fmt: skip
            found.append(card)
        missing[goods] += 1
    return found


def accepted(v: OltremareView, draft: Draft) -> Offer:
    """The offer that is being accepted."""
    return next(offer for offer in v.offers if offer.number == draft.number)


def settled(v: OltremareView, draft: Draft) -> Move | Draft:
    """The acceptance, if nothing is left to choose; else the draft, up to the next real choice."""
    offer = accepted(v, draft)
    while len(draft.give) < sum(offer.ask):
        choices = next_cards(v, draft)
        if len(choices) > 1:
            return draft
        draft = draft._replace(give=(*draft.give, choices[0]))
    return pack_answer(m.ACCEPT, offer.number, offer.version, list(draft.give))


def offer_of(draft: Draft) -> Move:
    """The move that makes the drafted offer. Nothing is claimed about its cards."""
    ask = [draft.ask.count(goods) for goods in range(ANY + 1)]
    give = list(draft.give)
    return pack_offer(NEW, draft.to, give, [0] * len(give), draft.pay, ask, draft.demand)
