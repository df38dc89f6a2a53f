"""Nobody learns behind a door what they may not know (OM-6, and its like in Batavia).

Two worlds that look the same to a seat, because one is sampled from the seat's view of the other,
must give it the same observations, masks, infos and strings.
"""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

from fondaco.contract.codec import Codec, Draft
from fondaco.contract.rules import Move, View
from fondaco.envs import Stepper
from tests.envs.walk import act, at_random, drafts, every_table, names, sit_down


def differs(a: Stepper, b: Stepper, seats: list[int]) -> bool:
    return any((a.observe(seat) != b.observe(seat)).any() for seat in seats)


@every_table
def test_worlds_that_look_the_same_are_encoded_the_same(
    game: str, players: int, options: dict[str, str]
) -> None:
    s = sit_down(game, players, **options, seed="twins", invite="yes")
    rng = Random(11)
    others_differ = 0
    for moment in at_random(s, Random(players)):
        if moment.steps % 9 and not drafts(moment):
            continue
        watcher = rng.randrange(players)
        twin = moment.copy(moment.view(watcher).sample(rng))
        assert (twin.observe(watcher) == moment.observe(watcher)).all()
        assert (twin.mask(watcher) == moment.mask(watcher)).all()
        assert (twin.seat, twin.asked) == (moment.seat, moment.asked)
        others = [seat for seat in range(players) if seat != watcher]
        others_differ += differs(twin, moment, others)
    assert others_differ > 5  # the twins do differ where the watcher cannot see it


@every_table
def test_who_is_asked_next_depends_on_nothing_hidden(
    game: str, players: int, options: dict[str, str]
) -> None:
    s = sit_down(game, players, **options, seed="order", invite="yes")
    rng = Random(12)
    compared = 0
    for moment in at_random(s, Random(players)):
        if moment.ended or moment.steps % 5:
            continue
        action = rng.choice(moment.legal())
        watcher = moment.seat
        truth, twin = moment.copy(), moment.copy(moment.view(watcher).sample(rng))
        truth.act(action)
        twin.act(action)
        if not truth.ended and not twin.ended:
            assert (twin.seat, twin.asked) == (truth.seat, truth.asked)
            compared += 1
    assert compared > 10


def test_a_draft_is_seen_by_its_own_seat_only() -> None:
    s = sit_down("oltremare", 4)
    while "offer all" not in names(s):
        s.act(s.legal()[0])
    drafter = s.seat
    others = [seat for seat in range(4) if seat != drafter]
    before = [s.observe(seat) for seat in range(4)]
    for action in ("offer all", "ask gems", "ask any", "pay 1"):
        act(s, action)
        assert (s.observe(drafter) != before[drafter]).any()
        for seat in others:
            assert (s.observe(seat) == before[seat]).all()
            assert not s.mask(seat).any()


class Witness(Codec):
    """Does what another codec does, and keeps what it was shown."""

    def __init__(self, inner: Codec) -> None:
        super().__init__(inner.rules)
        self.inner = inner
        self.layout, self.actions = inner.layout, inner.actions
        self.given: list[Any] = []

    def legal(self, view: View, asked: int, draft: Draft) -> list[int]:
        self.given.append(view)
        return self.inner.legal(view, asked, draft)

    def act(self, view: View, draft: Draft, action: int) -> Move | Draft | None:
        self.given.append(view)
        return self.inner.act(view, draft, action)

    def table(self, view: View) -> bytes:
        self.given.append(view)
        return self.inner.table(view)

    def add_draft(self, row: bytearray, view: View, asked: int, draft: Draft) -> None:
        self.given.append(view)
        self.inner.add_draft(row, view, asked, draft)


def test_an_encoder_gets_nothing_but_a_view() -> None:
    for game in ("oltremare", "batavia"):
        inner = sit_down(game, 4).codec
        same = {"blank": inner.blank, "glimpses": inner.glimpses}
        witness = type("Of", (Witness,), same)(inner)
        s = Stepper(witness, inner.rules.start("venice"))
        for _ in range(60):
            s.observe(s.seat)
            s.act(s.legal()[0])
        assert len(witness.given) > 100
        assert all(isinstance(view, View) for view in witness.given)


def test_a_glimpse_is_no_whole_view() -> None:
    for game in ("oltremare", "batavia"):
        seen = sit_down(game, 4).position.glimpse(0)
        with pytest.raises(NotImplementedError):
            seen.sample(Random(1))
        with pytest.raises((NotImplementedError, AttributeError)):
            seen.as_json()
