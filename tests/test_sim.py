"""Simulations give the same numbers whatever the number of workers, and say what they found."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from fondaco.arena.pool import spread
from fondaco.arena.seating import line_ups
from fondaco.arena.sim import SimPlan, play_one, record_name, seat_bots, simulate
from fondaco.arena.summary import summarise
from fondaco.contract.refused import Refused
from fondaco.records import Game, verify
from tests import toy as toy_module


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


def plan(games: int = 10, players: int = 3, **options: str) -> SimPlan:
    return SimPlan("toy", ("random",) * players, games, seed="7", options=options)


@pytest.mark.usefixtures("toy")
def test_a_game_of_a_simulation_can_be_played_again_alone() -> None:
    results = simulate(plan(), workers=1)
    assert [result.number for result in results] == list(range(10))
    assert play_one(plan(), 4) == results[4]


@pytest.mark.usefixtures("toy")
def test_game_k_is_played_with_the_seed_and_its_number(tmp_path: Path) -> None:
    saving = SimPlan("toy", ("random",) * 2, 12, seed="x*y", records=tmp_path / "new" / "folder")
    results = simulate(saving, workers=1)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [record_name(saving, number) for number in range(12)]
    assert files[3].name == "toy-x_y-03.txt"
    for file, result in zip(files, results, strict=True):
        text = file.read_text()
        assert verify(text).good
        game = Game.from_text(text)
        assert game.seed == f"x*y-{result.number}"
        assert len(game.log) == result.decisions
        assert game.checksum() == result.checksum


@pytest.mark.usefixtures("toy")
def test_every_round_of_the_toy_game_has_a_turn_for_each_player() -> None:
    assert {result.turns for result in simulate(plan(players=4, rounds="2"), workers=1)} == {8}


@pytest.mark.usefixtures("toy")
def test_offers_are_limited_where_the_game_can_and_nobody_says_otherwise() -> None:
    assert plan().options["offers"] == "12"
    assert plan(offers="none").options["offers"] == "none"


@pytest.mark.usefixtures("toy")
def test_a_summary_adds_up() -> None:
    results = simulate(plan(30), workers=1)
    summary = summarise(plan(30), results, seconds=2.0)
    json.dumps(summary)
    assert summary["games"] == 30
    assert summary["decisions"] == sum(result.decisions for result in results)
    assert summary["decisions_per_second"] == round(summary["decisions"] / 2)
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1, abs=0.001)
    assert summary["bots"][0]["wins"] == 1
    means = [seat["score"] for seat in summary["seats"]]
    assert summary["bots"][0]["score"] == pytest.approx(sum(means) / 3, abs=0.01)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("players", "bots", "expected"),
    [
        (None, None, 4),
        (2, None, 2),
        (3, "random", 3),
        (None, "random,random,random", 3),
        (2, "random, random", 2),
    ],
)
def test_bots_take_the_seats(players: int | None, bots: str | None, expected: int) -> None:
    assert seat_bots("toy", players, bots) == ("random",) * expected


@pytest.mark.usefixtures("toy")
def test_a_simulation_takes_the_bot_lists_of_a_tournament() -> None:
    for players, bots in ((4, "greedy,random"), (None, "greedy,random"), (3, "random,greedy")):
        assert [seat_bots("toy", players, bots)] == line_ups("toy", players, bots)


@pytest.mark.usefixtures("toy")
def test_a_bad_plan_is_refused_before_the_first_game() -> None:
    with pytest.raises(Refused, match=r"players \(2\) and the number of bots \(3\)"):
        seat_bots("toy", 2, "random,random,random")
    with pytest.raises(Refused, match="at least 1 game"):
        plan(games=0)
    with pytest.raises(Refused, match="no bot 'genius'"):
        SimPlan("toy", ("genius",), 1)
    with pytest.raises(Refused, match="A seed is"):
        SimPlan("toy", ("random",) * 2, 1, seed="two words")
    with pytest.raises(Refused, match="There is no option 'colour'"):
        plan(colour="red")
    with pytest.raises(Refused, match="2 to 4 players"):
        plan(players=9)
    with pytest.raises(Refused, match="cannot be −1 workers"):
        simulate(plan(), workers=-1)


def double(number: int) -> int:
    if number == 99:
        raise Refused("99 is too much.")
    return 2 * number


@pytest.mark.long
def test_work_is_spread_over_processes_and_errors_come_back() -> None:
    assert sorted(spread(double, 30, workers=2)) == [2 * number for number in range(30)]
    with pytest.raises(Refused, match="99 is too much"):
        list(spread(double, 100, workers=2))


def test_real_games_are_the_same_whatever_the_number_of_workers() -> None:
    real = SimPlan("oltremare", ("random",) * 3, 6, seed="7")
    one, two = simulate(real, workers=1), simulate(real, workers=2)
    assert one == two
    first, second = (summarise(real, results, 1.0) for results in (one, two))
    assert first == second
