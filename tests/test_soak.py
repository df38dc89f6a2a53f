"""The soak finds what is broken, says where, and can show it again."""

from types import ModuleType

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position
from tests import toy as toy_module
from tools import soak


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


def run(*arguments: str) -> int:
    return soak.main(["--seed", "7", "--workers", "1", *arguments])


def break_at(monkeypatch: pytest.MonkeyPatch, ply: int) -> None:
    def check(self: toy_module.ToyRules, position: Position) -> None:
        if position.ply == ply:
            raise Refused("A card is lost.")

    monkeypatch.setattr(toy_module.ToyRules, "check", check)


def test_good_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--games", "60") == 0
    assert "toy: 60 games good" in capsys.readouterr().out


def test_games_run_over_all_players_and_listed_options() -> None:
    (course,) = soak.courses(["toy"], None, "7")
    rules = [soak.rules_for(course, number) for number in range(9)]
    assert len({(r.players, r.options()["offers"]) for r in rules}) == 9


def test_the_first_failure_is_reported_with_seed_and_ply(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_at(monkeypatch, 8)
    assert run("--games", "60", "--every", "4") == 1
    told = capsys.readouterr().err
    assert "seed soak-7-toy-0, after 8 moves: Refused: A card is lost." in told
    again = "--game toy --ruleset toy --seed 7 --every 1 --only 0"
    assert f"Again: python tools/soak.py {again}" in told


def test_a_single_game_is_shown_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--only", "5") == 0
    assert "toy, game 5: good" in capsys.readouterr().out
    break_at(monkeypatch, 3)
    assert run("--only", "5", "--every", "1") == 1
    assert "after 3 moves" in capsys.readouterr().err


def failure(number: int = 0) -> str:
    return soak.soak_one(soak.Course("toy", "7", bound=300), number).error


def test_what_the_soak_looks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert failure() == ""
    position = toy_module.ToyPosition
    with monkeypatch.context() as patch:
        patch.setattr(position, "places", lambda self: [2, 2, 3, 4][: self.players])
        assert "leave out a place" in failure()
    with monkeypatch.context() as patch:
        patch.setattr(position, "copy", lambda self: position("copy", self.players, 9, 9))
        assert failure() != ""
    with monkeypatch.context() as patch:
        patch.setattr(position, "moves", lambda self, seat: [])
        assert "has no move, but the game waits for it" in failure()
    with monkeypatch.context() as patch:
        patch.setattr(toy_module.ToyRules, "format_move", lambda self, move: "done")
        assert "is not read back" in failure()
    with monkeypatch.context() as patch:
        patch.setattr(position, "moves", lambda self, seat: [self.ply // 10**9])
        patch.setattr(position, "play", lambda self, s, m: setattr(self, "ply", self.ply + 1))
        assert "does not end within 300 moves" in failure()


def test_nothing_to_play_is_an_error() -> None:
    for arguments in (["--ruleset", "1999"], ["--games", "0"], ["--game", "chess"]):
        with pytest.raises(SystemExit) as stop:
            run(*arguments)
        assert stop.value.code == 2


def test_the_real_games_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for game in ("oltremare", "batavia"):
        for course in soak.courses([game], None, "0"):
            for number in (0, 47):
                assert soak.soak_one(course, number).error == ""
