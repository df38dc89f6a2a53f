"""What one seat may know of a position, built up from nothing (OM-6)."""

from abc import abstractmethod
from random import Random
from typing import Any, Final

from fondaco.contract.rules import View
from fondaco.games.oltremare.rules import trade
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARRIVAL,
    CARD,
    CARGO,
    DONE,
    KIND,
    OFFER,
    OVER,
    POWER,
    SAILING,
    TRADE,
    UNSEEN,
    VENICE,
)
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.state import OltremareState, Refill
from fondaco.games.oltremare.wire import Prompt, Venice
from fondaco.games.oltremare.wire import View as WireView

HIDDEN: Final = -1  # a card this seat may not know


class PublicView(View):
    """What everybody sees (OM-6.1) and could remember (OM-6.3). Lists run over seats.

    Nothing private has a place here, so that nothing private can enter what all are sent.
    """

    setting: Setting
    turn: int
    phase: int
    first: int
    turns: int
    venice: Venice  # "in" the pile, on "top" of it, or "out"
    last_round: bool
    recycled: bool

    hand_sizes: list[int]
    covered: list[list[int]]  # the pirate stacks from the bottom: UNSEEN, or HIDDEN
    pile_size: int
    played: list[int]

    ducats: list[int]
    prestige: list[int]
    ship: list[int]
    active: list[int]
    markers: list[int]

    need: int
    bought: int
    price: int  # of the next card; 0 when none can be bought
    sails: int
    sailed: list[int]
    dealt: int
    veiled: list[Offer]  # all offers, with HIDDEN cards ...
    told: list[list[list[int]]]  # ... and for each offer the [goods, claim] of its cards
    offered: int
    numbered: int

    # What one could remember (OM-6.3).
    cargo: list[list[int]]
    discard: list[int]
    collected: list[int]
    shown: list[int]
    refilled: bool
    pile_open: bool
    named: list[list[list[int]]]
    refills: list[Refill]


class OltremareView(PublicView):
    """What everybody sees, and what only the seat sees (OM-6.2).

    Sampling makes positions, and writing comes after that: position.py adds both.
    """

    hand: list[int]
    pirates: list[list[int]]  # as `covered`, with the cards of the own stack
    offers: list[Offer]  # as `veiled`, the own ones with their cards
    may_offer: bool

    # What this seat could remember (OM-6.3).
    tracked: tuple[int, ...]
    floors: tuple[int, ...]

    def propose(self, rng: Random) -> int | None:
        if not self.may_offer or not self.hand or not self.cargo[self.seat]:
            return None
        top = self.cargo[self.seat][-1]
        goods = self.setting.deck.goods
        return trade.sketch(self.players, self.turn, self.seat, self.hand, top, goods, rng)

    def ends_turn(self, move: int) -> bool:
        if self.seat != self.turn:
            return False
        if self.phase == TRADE:
            return move == DONE and not self.hand  # OM-2.2.9: there is nothing to play or load
        return self.phase == CARGO and len(self.played) == 1  # OM-2.4.1: the last card is loaded

    def restricted(self, moves: list[int], aids: bool | None = None) -> dict[str, Any]:
        shown = super().restricted(moves, aids)
        shown["may_offer"] = any(move & KIND == OFFER for move in moves)
        return shown

    @abstractmethod
    def as_json(self, aids: bool | None = None) -> WireView: ...


def look(
    v: OltremareView, s: OltremareState, seat: int, to_move: list[int], moves: list[int]
) -> None:
    """The allow-list: every line is something this seat may know, or SPECTATOR for -1."""
    v.setting = s.setting
    v.seat = seat
    v.players = s.players
    v.ply = s.ply
    v.over = s.over
    v.to_move = to_move
    v.moves = moves

    # Public (OM-6.1).
    v.turn = s.turn
    v.phase = s.phase
    v.first = s.first
    v.turns = s.turns
    v.venice = "out" if s.venice_out else "top" if s.pile and s.pile[-1] == VENICE else "in"
    v.last_round = s.last_round
    v.recycled = s.recycled
    v.hand_sizes = [len(hand) for hand in s.hands]
    v.pile_size = len(s.pile)
    v.played = s.played[:]
    v.ducats = s.ducats[:]
    v.prestige = s.prestige[:]
    v.ship = s.ship[:]
    v.active = s.active[:]
    v.markers = s.markers[:]
    v.need = s.need
    v.bought = s.bought
    v.price = trade.price(s) if s.phase == TRADE and trade.buyable(s) else 0
    v.sails = s.sails
    v.sailed = s.sailed[:]
    v.dealt = s.dealt
    v.offered = s.offered
    v.numbered = s.numbered
    v.told = [trade.told(s, offer) for offer in s.offers]
    v.veiled = [veiled(offer, pairs) for offer, pairs in zip(s.offers, v.told, strict=True)]
    v.covered = [[UNSEEN if e & UNSEEN else HIDDEN for e in stack] for stack in s.pirates]

    # The owner's (OM-6.2). Who put a card on a pirate stack knows it; a slot the pirates filled is
    # UNSEEN for everybody.
    v.hand = s.hands[seat][:] if seat >= 0 else []
    v.may_offer = seat >= 0 and trade.may_offer(s)
    v.offers = v.veiled
    if any(offer.owner == seat for offer in s.offers):
        both = zip(s.offers, v.veiled, strict=True)
        v.offers = [offer if offer.owner == seat else hidden for offer, hidden in both]
    v.pirates = v.covered[:]
    if seat >= 0:
        v.pirates[seat] = [UNSEEN if e & UNSEEN else e for e in s.pirates[seat]]

    # What one could remember (OM-6.3): all saw cargo loaded, cards paid and markers taken.
    v.cargo = [stack[:] for stack in s.cargo]
    v.discard = s.discard[:]
    v.collected = s.collected[:]
    v.shown = s.shown[:]
    v.refilled = s.refilled
    v.pile_open = s.pile_open
    v.tracked = () if seat < 0 else remembered(s, seat)
    v.named = s.named[:]
    v.floors = () if seat < 0 else lowest(v.tracked, s.floors[seat])
    v.refills = s.refills

    v.prompt = ask(v)


def veiled(offer: Offer, pairs: list[list[int]]) -> Offer:
    """An offer without the identity of its cards, its claims in the order all hear them in."""
    hidden = [HIDDEN] * len(pairs)
    claims = [pair[1] for pair in pairs]
    return Offer(
        offer.number, offer.version, offer.owner, offer.to, hidden, claims,
        offer.give_ducats, offer.ask, offer.ask_ducats, offer.counters, offer.declined,
    )  # fmt: skip


def remembered(s: OltremareState, seat: int) -> tuple[int, ...]:
    """The tracked cards of a seat that are still hidden from it, in card order."""
    if not s.tracked[seat]:
        return ()
    known = [False] * (CARD + 1)  # (compiled, faster than a set)
    for card in s.hands[seat]:
        known[card] = True
    for card in s.played:
        known[card] = True
    for card in s.discard:
        known[card] = True
    for entry in s.pirates[seat]:
        if not entry & UNSEEN:
            known[entry] = True
    for stack in s.cargo:
        for card in stack:
            known[card] = True
    found = [entry for entry in s.tracked[seat] if not known[entry >> 16]]
    found.sort()
    return tuple(found)


def lowest(tracked: tuple[int, ...], floors: tuple[int, ...]) -> tuple[int, ...]:
    """The floors of cards that are still tracked, in card order (see heard.py)."""
    if not floors:
        return ()
    cards = [e >> 16 for e in tracked]
    return tuple(sorted(e for e in floors if e >> 16 in cards))


def ask(v: OltremareView) -> Prompt:
    """The prompt: what this seat is asked to do now."""
    if v.phase == OVER:
        return {"ask": "over"}
    if v.seat not in v.to_move:
        return {"ask": "wait", "for": v.turn}
    if v.phase == POWER:
        power = v.setting.deck.power[v.cargo[v.seat][-1]]
        return {"ask": "discard", "power": power, "excess": len(v.hand) - power}
    if v.phase == TRADE:
        if v.seat != v.turn:
            return {"ask": "talk", "with": v.turn}
        missing = max(0, v.need - len(v.hand))
        return {"ask": "trade", "load": v.need, "missing": missing, "price": v.price}
    if v.phase == ACTIONS:
        return {"ask": "play", "load": v.need, "left": v.need - len(v.played)}
    if v.phase == SAILING:
        return {"ask": "sail", "left": v.sails}
    if v.phase == ARRIVAL:
        return {"ask": "compass"}
    assert v.phase == CARGO
    return {"ask": "load", "left": len(v.played)}
