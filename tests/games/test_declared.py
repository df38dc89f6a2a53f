"""Positions from declared fields: copied, written, read back, and refused by name if damaged."""

import json
from random import Random
from typing import Annotated, Any

import pytest

from fondaco.contract.chance import Chance
from fondaco.contract.declared import (
    SEATS,
    DeclaredPosition,
    DeclaredRules,
    DeclaredView,
    Number,
    Numbers,
    OneOf,
    SeatNumber,
    report,
)
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move


class Cards(DeclaredPosition):
    """Everybody has a hidden card of three, and shows it in turn."""

    phase: Annotated[str, OneOf("showing", "over")]
    dealt: Annotated[list[int], Numbers(-1, 9, SEATS)]
    shown: Annotated[list[list[int]], Numbers(0, 9, SEATS, None)]
    last: Annotated[int, SeatNumber(nobody=True)]
    start: Annotated[int, SeatNumber()]
    stake: Annotated[int, Number(1, 5)]
    doubled: bool

    def to_move(self) -> list[int]:
        return [] if self.over else [self.turn]

    def moves(self, seat: int) -> list[Move]:
        return [1] if seat == self.turn and not self.over else []

    def propose(self, seat: int, rng: Random) -> Move | None:
        return None

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        self.shown[seat].append(self.dealt[seat])
        report(events, "showed", seat, True, card=self.dealt[seat])
        self.last, self.turn, self.ply = seat, seat + 1, self.ply + 1
        if self.turn == self.players:
            self.over, self.turn, self.phase = True, -1, "over"

    def scores(self) -> list[int]:
        return self.dealt[:]

    def view(self, seat: int) -> "CardsView":
        seen = self.copy()
        for other in range(self.players):
            if other != seat and not self.shown[other]:
                seen.dealt[other] = -1
        return CardsView(seen, seat)


class CardsView(DeclaredView):
    seen: Cards

    def sample(self, rng: Random) -> Cards:
        world = self.seen.copy()
        left = [card for card in range(10) if card not in world.dealt]
        rng.shuffle(left)
        world.dealt = [left.pop() if card < 0 else card for card in world.dealt]
        return world

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        return {**self.heading(str), "hand": self.seen.dealt}


class CardsRules(DeclaredRules):
    position = Cards

    def start(self, seed: str, events: list[Event] | None = None) -> Cards:
        first = Cards(self.players)
        cards = list(range(10))
        Chance(seed).shuffle(cards)
        first.turn, first.dealt = 0, cards[: self.players]
        first.shown = [[] for _ in range(self.players)]
        return first

    def format_move(self, move: Move) -> str:
        return "show"

    def parse_move(self, text: str) -> Move:
        return 1

    def sound(self, p: Cards) -> bool:
        return len(set(p.dealt)) == p.players and p.over == (p.phase == "over")


RULES = CardsRules("cards", 3, {"stakes": "low"}, 1)


def test_a_new_position_holds_what_comes_first() -> None:
    new = Cards(3)
    assert (new.phase, new.dealt, new.last, new.start, new.stake, new.doubled) == (
        "showing", [], -1, 0, 1, False,
    )  # fmt: skip
    assert (new.players, new.ply, new.over, new.turn) == (3, 0, False, -1)
    new.dealt.append(4)
    assert Cards(3).dealt == []


def test_a_copy_shares_nothing() -> None:
    position = RULES.start("seed")
    line = RULES.format_position(position)
    twin = position.copy()
    twin.play(0, 1)
    assert RULES.format_position(position) == line != RULES.format_position(twin)


def test_positions_and_views_are_read_back() -> None:
    position = RULES.start("seed")
    events: list[Event] = []
    while not position.over:
        line = RULES.format_position(position)
        assert RULES.format_position(RULES.parse_position(line)) == line
        for seat in (-1, 0, 1, 2):
            view = position.view(seat)
            read = RULES.parse_view(RULES.format_view(view))
            assert read.as_json() == view.as_json()
            assert read.prompt == {"ask": "move" if seat == position.turn else "wait"}
        position.play(position.turn, 1, events)
    assert [event.facts["card"] for event in events] == position.dealt
    best = max(position.dealt)
    assert [place == 1 for place in position.places()] == [card == best for card in position.dealt]
    assert RULES.options() == {"stakes": "low"}


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("players", 2, "field-number"),
        ("stake", 6, "field-number"),
        ("stake", True, "field-number"),
        ("turn", 3, "field-number"),
        ("last", -2, "field-number"),
        ("start", -1, "field-number"),
        ("doubled", 1, "field-flag"),
        ("phase", "pausing", "field-choice"),
        ("dealt", [1, 2], "field-list-of"),
        ("dealt", [1, 2, 10], "field-number"),
        ("shown", [[], [], 3], "field-list"),
        ("shown", [[], [], ["3"]], "field-number"),
        ("dealt", [1, 1, 2], "no-such-position"),
        ("more", 1, "field-unknown"),
    ],
)
def test_a_damaged_position_is_refused_by_name(field: str, value: Any, name: str) -> None:
    data = {**RULES.start("seed").written(), field: value}
    with pytest.raises(Refused) as refused:
        RULES.parse_position(json.dumps(data))
    assert refused.value.name == name


def test_a_field_that_is_missing_is_named() -> None:
    data = RULES.start("seed").written()
    del data["stake"]
    with pytest.raises(Refused) as refused:
        RULES.parse_position(json.dumps(data))
    assert (refused.value.name, refused.value.values["field"]) == ("field-missing", "stake")


@pytest.mark.parametrize("dealt", [[4, 5, -1], [-1, -1, -1], [4, 4, -1]])
def test_a_view_that_no_seat_can_have_is_refused(dealt: list[int]) -> None:
    """It shows another's card, not the own one, or what cannot be."""
    view = json.loads(RULES.format_view(RULES.start("seed").view(0)))
    view["seen"]["dealt"] = dealt
    with pytest.raises(Refused) as refused:
        RULES.parse_view(json.dumps(view))
    assert refused.value.name == "no-such-position"
