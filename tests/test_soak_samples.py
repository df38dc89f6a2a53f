"""The soak of samples finds worlds that a seat cannot be in, and says how to see them again."""

from random import Random
from types import ModuleType

import pytest

from fondaco.contract.refused import Refused
from tests import toy as toy_module
from tests.long import long
from tools import soak_samples


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


def run(*arguments: str) -> int:
    few = ["--games", "2", "--views", "3", "--samples", "30"]
    return soak_samples.main(["--game", "toy", "--workers", "1", *few, *arguments])


def test_good_samples_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "toy: 2 games, 6 views, 30 samples, 0 failures" in capsys.readouterr().out


def test_a_view_without_a_sample_is_found_and_the_run_continues(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(self: toy_module.ToyView, rng: Random) -> toy_module.ToyPosition:
        raise Refused("No world fits.")

    monkeypatch.setattr(toy_module.ToyView, "sample", fails)
    assert run() == 1
    told = capsys.readouterr()
    assert "No world fits." in told.err
    again = "--game toy --ruleset toy --seed 0 --views 3 --each 5 --only 1"
    assert f"Again: python -m tools.soak_samples {again}" in told.err


def test_a_world_that_looks_different_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = toy_module.ToyView.sample

    def wrong(self: toy_module.ToyView, rng: Random) -> toy_module.ToyPosition:
        world = honest(self, rng)
        world.hands = [[card % 24 + 1 for card in hand] for hand in world.hands]
        return world

    monkeypatch.setattr(toy_module.ToyView, "sample", wrong)
    assert run("--only", "1") == 1
    assert "looks different to this seat" in capsys.readouterr().err


def test_nothing_to_sample_is_an_error() -> None:
    for arguments in (["--ruleset", "1999"], ["--games", "0"], ["--game", "chess"]):
        with pytest.raises(SystemExit) as stop:
            run(*arguments)
        assert stop.value.code == 2


def test_samples_of_a_real_game_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    few = ["--games", "1", "--views", "4", "--samples", "20", "--workers", "1"]
    assert soak_samples.main(["--game", "batavia", *few]) == 0


@long
def test_a_card_that_comes_to_a_seat_again_has_been_there_since_then_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In this game a tracked card may be with a seat, has left it, and may come back later."""
    monkeypatch.undo()
    which = ["--ruleset", "oltremare-2005", "--seed", "third", "--only", "465"]
    amount = ["--views", "10", "--each", "20", "--workers", "1"]
    assert soak_samples.main(["--game", "oltremare", *which, *amount]) == 0
