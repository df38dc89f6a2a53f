"""Nobody learns behind a door what they may not know (OM-6, and its like in Batavia).

Two worlds that look the same to a seat, because one is sampled from the seat's view of the other,
must give it the same observations, masks, infos and strings.
"""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

from fondaco.contract.rules import View
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


def test_an_encoder_gets_nothing_but_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("oltremare", "batavia"):
        s = sit_down(game, 4)
        codec = s.codec
        given: list[Any] = []
        fill, legal = codec.fill, codec.legal
        monkeypatch.setattr(codec, "fill", lambda *a, f=fill, g=given: (g.append(a[1]), f(*a)))
        monkeypatch.setattr(codec, "legal", lambda *a, f=legal, g=given: (g.append(a[0]), f(*a))[1])
        for moment in at_random(s, Random(1)):
            if moment.seat >= 0:
                moment.observe(moment.seat)
        assert given
        assert all(isinstance(view, View) for view in given)
