"""The greedy bot takes what is best at once."""

import pytest

from fondaco.arena.sim import SimPlan, play_one
from fondaco.bots import make_bot
from fondaco.contract.reason import IDS
from fondaco.games import make
from tests import toy
from tests.long import mostly_long
from tests.rules.oltremare.builders import Table, oltremare


def choose(t: Table, seat: int = 0, seed: int = 1) -> str:
    """What a greedy bot does here, in notation."""
    move = make_bot("greedy", seed).choose(t.view(seat))
    return "nothing" if move is None else t.rules.format_move(move)


def test_it_takes_a_good_deal_and_refuses_a_bad_one() -> None:
    t = oltremare(hand=["salt salt", "grain:ducat+cards silk silk"], cargo=["any:1", "silk:3"])
    t.do("offer 1: salt + 4d for nothing")
    assert choose(t, 1) == "accept #1.1"
    t = oltremare(hand=["salt salt", "grain silk silk"], cargo=["any:1", "silk:3"])
    t.do("offer 1: nothing for 1 silk + 3d")
    assert choose(t, 1) == "decline #1.1"


def test_it_says_nothing_when_it_has_nothing_to_answer() -> None:
    assert choose(oltremare(hand=["salt salt", "grain silk"]), 1) == "nothing"


def test_it_goes_on_with_a_lot() -> None:
    t = oltremare(hand="salt:ducat grain:ducat", cargo="salt:1 salt salt", phase="actions")
    assert choose(t).startswith("play salt")


def test_it_plays_a_game_it_does_not_know_by_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    position = make("toy", 2).start("unknown")
    for bot in ("greedy", "merchant", "captain:20"):
        view = position.view(position.turn)
        assert make_bot(bot, 1).choose(view) in view.moves


@pytest.mark.long
def test_it_beats_random_bots_and_says_why() -> None:
    plan = SimPlan("oltremare", ("greedy", "random", "random"), games=4, seed="greedy")
    results = [play_one(plan, number) for number in range(plan.games)]
    assert sum(result.places[0] == 1 for result in results) >= 3
    assert results[0] == play_one(plan, 0)
    bot = make_bot("greedy", 1)
    bot.choose(oltremare(hand="salt grain", phase="actions").view(0))
    assert bot.why is not None  # type: ignore[attr-defined]
    assert bot.why.id in IDS  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", mostly_long([3, 4, 5]))
def test_it_comes_to_an_end_in_batavia_too(players: int) -> None:
    # It once laid a card and took it back, for ever.
    bots = ("greedy", *["random"] * (players - 1))
    plan = SimPlan("batavia", bots, games=2, seed="greedy")
    places = [play_one(plan, number).places[0] for number in range(plan.games)]
    assert min(places) == 1
