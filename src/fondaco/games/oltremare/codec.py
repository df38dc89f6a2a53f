"""Oltre Mare in numbers: both editions and every number of players share one layout.

Deals are put together by small actions. An offer starts with whom it goes to; then come cards to
give, goods to ask for and ducats, in this order and each rising, so that every offer has exactly
one spelling; then it is sent. To accept an offer is one action, unless there is a choice which
cards to give: then they are named one by one, rising; what leaves no choice is not asked.
"""

from typing import ClassVar, Final, cast

from fondaco.contract import codec
from fondaco.contract.codec import NOT_ASKED, ON_TURN, Ask, Codec
from fondaco.contract.layout import ActionTable
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.games.oltremare.drafts import (
    ACCEPTANCE,
    BLANK,
    OFFER,
    Draft,
    next_cards,
    offer_of,
    settled,
)
from fondaco.games.oltremare.observation import (
    SEATS,
    SLOTS,
    OltremareObservation,
    OltremarePieces,
)
from fondaco.games.oltremare.rules import moves as m
from fondaco.games.oltremare.rules.offers import (
    EVERYONE,
    Terms,
    answer_number,
    pack_answer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.view import OltremareView

OFFERS: Final = "6"  # how many offers a turn may see, if nobody says otherwise
MOST_CARDS: Final = 3  # in an offer, on either side
MOST_DUCATS: Final = 5

GOODS: Final = 7


class OltremareCodec(Codec):
    """Views and moves of Oltre Mare as numbers."""

    blank: ClassVar = BLANK
    limits: ClassVar = {"offers": OFFERS}
    parameters: ClassVar = ["edition", "offers"]
    glimpses: ClassVar = True
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
        self.observation = OltremareObservation(setting)
        self.layout = self.observation.layout
        self.actions = ActionTable()
        self._number_actions()

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

    # --- small actions --------------------------------------------------------------------------

    def legal(self, view: View, asked: int, draft: codec.Draft) -> list[int]:
        if asked == NOT_ASKED:
            return []
        v = cast(OltremareView, view)
        drafted = cast(Draft, draft)
        kind = drafted.kind
        if kind == OFFER:
            return self._drafting(v, drafted)
        if kind == ACCEPTANCE:
            return [*[self.give + card for card in next_cards(v, drafted)], self.cancel]
        if v.phase != m.TRADE:
            found = [self._number(move) for move in v.moves]
            found.sort()
            return found
        return self._trading(v, asked, drafted.hushed)

    def _trading(self, v: OltremareView, asked: int, hushed: int) -> list[int]:
        found: list[int] = []
        for move in v.moves:  # purchases and the end of the phase come first, rising
            if move & m.KIND >= m.OFFER:
                break
            found.append(self._number(move))
        if v.may_offer and not hushed & OFFER:
            if v.seat == v.turn:
                for other in range(v.players - 1):
                    found.append(self.offer + other)
                found.append(self.offer + SEATS - 1)
            else:
                found.append(self.offer + (v.turn - v.seat) % v.players - 1)
        if v.offers:
            found += self._answers(v, hushed)
        if asked != ON_TURN:
            found.append(self.silence)
        return found

    def _answers(self, v: OltremareView, hushed: int) -> list[int]:
        accepts: list[int] = []
        declines: list[int] = []
        withdraws: list[int] = []
        slot = 0
        for move in v.moves:  # answers come in the order of their offers
            kind = move & m.KIND
            if kind < m.OFFER:
                continue
            number = answer_number(move)
            while v.offers[slot].number != number:
                slot += 1
            if slot >= SLOTS:
                break
            if kind == m.DECLINE:
                declines.append(self.decline + slot)
            elif kind == m.WITHDRAW:
                withdraws.append(self.withdraw + slot)
            elif not hushed & ACCEPTANCE and (not accepts or accepts[-1] != self.accept + slot):
                accepts.append(self.accept + slot)
        return accepts + declines + withdraws

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
        if action < self.offer:
            return self._move(action)
        v = cast(OltremareView, view)
        drafted = cast(Draft, draft)
        if action < self.give:
            all_of_them = action == self.offer + SEATS - 1
            to = EVERYONE if all_of_them else (v.seat + action - self.offer + 1) % v.players
            return Draft(OFFER, to, (), (), 0, 0, 0, drafted.hushed)
        if action < self.ask:
            chosen = drafted.with_card(action - self.give)
            return chosen if drafted.kind == OFFER else settled(v, chosen)
        if action < self.pay:
            return drafted.with_goods(action - self.ask)
        if action == self.pay:
            return drafted.with_ducats(1, 0)
        if action == self.demand:
            return drafted.with_ducats(0, 1)
        if action == self.send:
            return offer_of(drafted)
        if action == self.cancel:
            return Draft(hushed=drafted.hushed | drafted.kind)
        if action == self.silence:
            return None
        if action < self.decline:
            offer = v.offers[action - self.accept]
            return settled(v, Draft(ACCEPTANCE, number=offer.number, hushed=drafted.hushed))
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

    def table(self, view: View) -> bytes:
        return self.observation.table(cast(OltremareView, view), self.observation.pieces())

    def pieces(self) -> codec.Pieces:
        return self.observation.pieces()

    def next_table(self, view: View, pieces: codec.Pieces) -> bytes:
        return self.observation.table(cast(OltremareView, view), cast(OltremarePieces, pieces))

    def add_draft(self, row: bytearray, view: View, asked: int, draft: codec.Draft) -> None:
        row[self.observation.asked + asked - 1] = 1
        if draft is not BLANK:
            self.observation.add_draft(row, cast(OltremareView, view), cast(Draft, draft))
