"""A book of what a seat of Oltre Mare knows for sure, kept from the events it heard alone.

It remembers every saying by itself and works out anew, each time, what must still be so.
"""

from dataclasses import dataclass, field
from typing import Any

from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules.moves import UNSEEN
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.testing import FactBook


@dataclass
class Saying:
    """At some moment a hand held these goods, or just this card."""

    seat: int
    goods: list[int]
    slots: set[int]  # the slots of its pirate stack that were filled then
    card: int = -1
    left: list[int] = field(default_factory=list)  # goods seen to leave the hand since
    came: list[int] = field(default_factory=list)


@dataclass
class NewPile:
    cards: set[int]  # all of them, as everybody saw
    slots: list[set[int]]  # filled when it was made, by seat
    came: list[int]  # cards that each seat may have got of it
    either: set[int] = field(default_factory=set)  # filled in the very move, before or after


class OltremareFacts(FactBook[OltremarePosition]):
    """What one seat knows; `first` is the first player, whom everybody sees."""

    def __init__(self, seat: int, players: int, goods: list[int], first: int = -1) -> None:
        super().__init__(seat)
        self.goods = goods
        self.first = first
        self.sayings: list[Saying] = []
        self.offers: dict[int, dict[str, Any]] = {}
        self.stacks: list[list[tuple[int, bool]]] = [[] for _ in range(players)]  # slot, own card?
        self.slots = 0
        self.discard: list[int] = []
        self.new: NewPile | None = None
        self.just_made = False
        self.buyer = -1  # who has paid for a card of the pile and not taken it yet

    # --- hearing --------------------------------------------------------------------------------

    def hear_all(
        self, events: list[Event], before: OltremarePosition, after: OltremarePosition
    ) -> None:
        super().hear_all(events, before, after)
        self.after_a_move(after)

    def _first_player(self, seat: int, told: dict[str, Any]) -> None:
        self.first = seat

    def _push(self, seat: int, own: bool) -> None:
        self.slots += 1
        self.stacks[seat].append((self.slots, own))
        if self.new and self.just_made:
            self.new.either.add(self.slots)

    def _discarded(self, seat: int, told: dict[str, Any]) -> None:
        self._push(seat, True)

    def _plundered(self, seat: int, told: dict[str, Any]) -> None:
        for _ in range(told["cards"]):
            self._push(seat, False)

    def _bought(self, seat: int, told: dict[str, Any]) -> None:
        if told["source"] == "pirates":
            self.stacks[seat].pop()
        else:
            self.buyer = seat

    def _took(self, seat: int, told: dict[str, Any]) -> None:
        if self.new and self.buyer >= 0:
            self.new.came[seat] += 1
        self.buyer = -1

    def _drew(self, seat: int, told: dict[str, Any]) -> None:
        if self.new:
            self.new.came[seat] += told["cards"]

    def _pile_refilled(self, seat: int, told: dict[str, Any]) -> None:
        """Only a pile of discards is a fact here, and only until the next one."""
        self.new = None
        self.just_made = True
        if told["source"] == "discard":
            stacks = [{slot for slot, _ in stack} for stack in self.stacks]
            self.new = NewPile(set(self.discard), stacks, [0] * len(self.stacks))
        else:
            self.sayings = [s for s in self.sayings if s.seat != self.first]

    def _offered(self, seat: int, told: dict[str, Any]) -> None:
        self.offers[told["number"]] = told
        self._say(seat, told["give"])

    _amended = _countered = _offered

    def _withdrew(self, seat: int, told: dict[str, Any]) -> None:
        self.offers.pop(told["number"], None)

    _lapsed = _withdrew

    def _trade_ended(self, seat: int, told: dict[str, Any]) -> None:
        self.offers = {}

    def _played(self, seat: int, told: dict[str, Any]) -> None:
        self._moved(seat, self.goods[told["card"]], told["card"])
        if self.new and told["card"] in self.new.cards:
            self.new.came[seat] -= 1

    def _dealt(self, seat: int, told: dict[str, Any]) -> None:
        owner = told["with"]
        self.offers.pop(told["number"], None)
        sides = (
            (owner, seat, told["given"], told.get("given_cards")),
            (seat, owner, told["taken"], told.get("taken_cards")),
        )
        before = self.new.came[:] if self.new else []
        for giver, taker, kinds, cards in sides:
            for i, kind in enumerate(kinds):
                self._moved(giver, kind, cards[i] if cards else -1)
            if self.new:
                self.new.came[taker] += min(len(kinds), before[giver])
        for giver, taker, kinds, cards in sides:
            for saying in self.sayings:
                if saying.seat == taker:
                    saying.came += kinds
            self._say(taker, kinds)
            for card in cards or []:
                if giver == self.seat:
                    self._say(taker, [self.goods[card]], card)

    def _moved(self, seat: int, kind: int, card: int) -> None:
        for saying in self.sayings:
            if saying.seat == seat:
                saying.left.append(kind)
        known = [s for s in self.sayings if s.card >= 0 and s.seat == seat]
        gone = [s for s in known if s.card == card or (card < 0 and self.goods[s.card] == kind)]
        self.sayings = [s for s in self.sayings if s not in gone]

    def _say(self, seat: int, goods: list[int], card: int = -1) -> None:
        slots = {slot for slot, _ in self.stacks[seat]}
        self.sayings.append(Saying(seat, goods, slots, card))

    def after_a_move(self, position: OltremarePosition) -> None:
        """What is public at a glance: stacks (a new pile may have swept one), discards; and offers
        that still stand are sayings renewed."""
        for seat, stack in enumerate(position.pirates):
            del self.stacks[seat][: len(self.stacks[seat]) - len(stack)]
        self.discard = position.discard[:]
        self.just_made = False
        for offer in position.offers:
            if offer.number in self.offers:
                self._say(offer.owner, self.offers[offer.number]["give"])

    # --- holding it against a world -------------------------------------------------------------

    def broken_by(self, world: OltremarePosition) -> str:
        """A fact that does not hold in this world, or nothing."""
        for saying in self.sayings:
            since = [
                entry & ~UNSEEN
                for (slot, own), entry in zip(
                    self.stacks[saying.seat], world.pirates[saying.seat], strict=True
                )
                if own and slot not in saying.slots
            ]
            area = world.hands[saying.seat] + since
            if saying.card >= 0:
                if saying.card not in area:
                    return f"{saying}: the card is not among {area}"
                continue
            held = [self.goods[card] for card in area]
            for kind in set(saying.goods):
                least = saying.goods.count(kind) - saying.left.count(kind)
                least += saying.came.count(kind) if least >= 0 else 0
                if held.count(kind) < least:
                    return f"{saying}: only {held}"
        return self._pile_broken_by(world) if self.new else ""

    def _pile_broken_by(self, world: OltremarePosition) -> str:
        new = self.new
        assert new
        if not set(world.pile) <= new.cards:
            return f"the new pile has {set(world.pile) - new.cards}"
        for seat, stack in enumerate(world.pirates):
            area = set(world.hands[seat])
            for (slot, own), entry in zip(self.stacks[seat], stack, strict=True):
                fresh = slot not in new.slots[seat]
                if slot in new.either:
                    continue
                if not own and fresh != (entry & ~UNSEEN in new.cards):
                    return f"seat {seat}: {entry & ~UNSEEN} was lost before or after the new pile"
                if own and fresh:
                    area.add(entry)
                elif own and entry in new.cards:
                    return f"seat {seat}: {entry} lies there longer than the new pile"
            if len(area & new.cards) > new.came[seat]:
                return f"seat {seat} has more of the new pile than it got"
        return ""
