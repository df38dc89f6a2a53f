"""A book of what a seat of Batavia knows for sure, kept from the events it heard alone.

Whenever a pile was shuffled it writes down what the others then had in their hands unseen: how many
cards each, and which in all. From then on every world must be able to tell where those have gone.
"""

from dataclasses import dataclass
from typing import Any

from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.laying import may_lay
from fondaco.games.batavia.rules.names import CARDS_EACH, COMPANIES, LAYING
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.testing import FactBook

Counts = list[int]  # by company


@dataclass
class Shuffle:
    hidden: Counts  # cards of the others that nobody could name, all together
    sizes: list[int]  # how many of them each seat had
    told: list[Counts]  # those it has laid since without anybody having known of them


class BataviaFacts(FactBook[BataviaPosition]):
    """What one seat knows, beginning with its hand and the lot that lies open."""

    def __init__(self, seat: int, players: int, hand: Counts, lot: Counts) -> None:
        super().__init__(seat)
        self.players = players
        self.hand = hand
        self.sizes = [sum(hand)] * players
        self.known = [[0] * 5 for _ in range(players)]
        self.laid = [[0] * 5 for _ in range(players)]
        self.lot = lot
        self.discard = [0] * 5
        self.shuffles: list[Shuffle] = []

    def hear_all(
        self, events: list[Event], before: BataviaPosition, after: BataviaPosition
    ) -> None:
        pile = before.table.pile_left  # everybody can count the pile
        for at, event in enumerate(events):
            if event.kind == "pile_shuffled":
                self._shuffled(events[at:], pile)
            else:
                self.hear(event)
            told = event.seen_by(self.seat)
            if event.kind in ("drew", "lot_turned"):
                pile -= told["count"] if event.kind == "drew" else len(told["cards"])

    def _shuffled(self, events: list[Event], pile: int) -> None:
        """What was left of the old pile has gone where the next event takes cards to."""
        sunk, self.discard = self.discard, [0] * 5
        hidden = [CARDS_EACH - sunk[c] - self.lot[c] - self.hand[c] for c in range(5)]
        sizes = [self.sizes[i] - sum(self.known[i]) for i in range(self.players)]
        taking = next(event for event in events if event.kind in ("drew", "lot_turned"))
        if taking.kind == "drew":
            sizes[taking.seat] += pile
        for name in taking.seen_by(self.seat).get("cards", [])[:pile]:
            hidden[COMPANIES.index(name)] -= 1
        for i in range(self.players):
            for c in range(5):
                hidden[c] -= self.laid[i][c]
                if i != self.seat:
                    hidden[c] -= self.known[i][c]
        sizes[self.seat] = 0
        assert sum(hidden) == sum(sizes), "the book is wrong"
        self.shuffles.append(Shuffle(hidden, sizes, [[0] * 5 for _ in range(self.players)]))

    def _drew(self, seat: int, told: dict[str, Any]) -> None:
        self.sizes[seat] += told["count"]
        for name in told.get("cards", []):
            self.hand[COMPANIES.index(name)] += 1

    def _lot_turned(self, seat: int, told: dict[str, Any]) -> None:
        self.lot = [told["lot"].count(name) for name in COMPANIES]

    def _lot_won(self, seat: int, told: dict[str, Any]) -> None:
        for c in range(5):
            self.known[seat][c] += self.lot[c]
            if seat == self.seat:
                self.hand[c] += self.lot[c]
        self.sizes[seat] += sum(self.lot)
        self.lot = [0] * 5

    def _laid(self, seat: int, told: dict[str, Any]) -> None:
        c = COMPANIES.index(told["company"])
        self.sizes[seat] -= 1
        self.laid[seat][c] += 1
        if seat == self.seat:
            self.hand[c] -= 1
        if self.known[seat][c]:
            self.known[seat][c] -= 1
        else:
            for shuffle in self.shuffles:
                shuffle.told[seat][c] += 1

    def _taken_back(self, seat: int, told: dict[str, Any]) -> None:
        c = COMPANIES.index(told["company"])
        self.sizes[seat] += 1
        self.laid[seat][c] -= 1
        self.known[seat][c] += 1
        if seat == self.seat:
            self.hand[c] += 1

    def _pirates_attacked(self, seat: int, told: dict[str, Any]) -> None:
        for name in told["companies"]:
            c = COMPANIES.index(name)
            for laid in self.laid:
                self.discard[c] += laid[c]
                laid[c] = 0

    # --- holding it against a world -------------------------------------------------------------

    def broken_by(self, world: BataviaPosition) -> str:
        """A fact that does not hold in this world, or nothing."""
        hands = [world.table.hands[5 * i : 5 * i + 5] for i in range(self.players)]
        if hands[self.seat] != self.hand:
            return f"the own hand is {hands[self.seat]}, not {self.hand}"
        for i in range(self.players):
            if sum(hands[i]) != self.sizes[i]:
                return f"seat {i} has {sum(hands[i])} cards, not {self.sizes[i]}"
            if any(hands[i][c] < self.known[i][c] for c in range(5)):
                return f"seat {i} has not all of {self.known[i]}: {hands[i]}"
        for number, shuffle in enumerate(self.shuffles):
            came = [
                [hands[i][c] - self.known[i][c] + shuffle.told[i][c] for c in range(5)]
                for i in range(self.players)
            ]
            # What they had must be among what they have and have laid: for every set of companies
            # there have to be places enough (maximum flow, minimum cut).
            for chosen in range(1, 32):
                some = [c for c in range(5) if chosen >> c & 1]
                places = sum(
                    min(shuffle.sizes[i], sum(came[i][c] for c in some))
                    for i in range(self.players)
                )  # fmt: skip
                if places < sum(shuffle.hidden[c] for c in some):
                    return f"shuffle {number}: too few places for {some} in {came}: {shuffle}"
        if world.table.phase == LAYING:
            before = world.table.copy()
            for c in before.step:
                before.hands[5 * before.turn + c] += 1
                before.laid[5 * before.turn + c] -= 1
            if not may_lay(before):
                return f"seat {before.turn} had no right to begin to lay cards"
        return ""
