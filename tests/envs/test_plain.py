"""The plain codec: a game that brings no numbers of its own is played through every door."""

import subprocess
import sys
import warnings
from random import Random

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

import numpy as np

from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.envs import Stepper, codec_for, rules_for, usual_players
from fondaco.envs.plain_codec import CELLS, MOVES, PlainCodec
from tests import toy
from tests.envs.walk import act, at_random, names


def sit_down(game: str, players: int, **options: str) -> Stepper:
    rules = rules_for(game, players, **options)
    return Stepper(PlainCodec(rules), rules.start("plain"))


@pytest.mark.parametrize(("game", "players"), [("oltremare", 3), ("batavia", 4)])
def test_every_game_ends_and_every_observation_lies_in_bounds(game: str, players: int) -> None:
    s = sit_down(game, players)
    seen = set()
    for moment in at_random(s, Random(players)):
        vector = moment.observe(max(0, moment.seat))
        assert vector.shape == (s.codec.layout.size,)
        assert np.abs(vector).max() == 1.0
        seen.add(vector.tobytes())
    assert s.position.over
    assert len(seen) > s.steps / 2  # different moments look different


@pytest.mark.parametrize(("game", "players"), [("oltremare", 4), ("batavia", 3)])
def test_worlds_that_look_the_same_are_encoded_the_same(game: str, players: int) -> None:
    s = sit_down(game, players)
    rng = Random(11)
    others_differ = 0
    for moment in at_random(s, Random(players)):
        if moment.steps % 9:
            continue
        watcher = rng.randrange(players)
        twin = moment.copy(moment.view(watcher).sample(rng))
        assert (twin.observe(watcher) == moment.observe(watcher)).all()
        assert (twin.mask(watcher) == moment.mask(watcher)).all()
        assert (twin.seat, twin.asked) == (moment.seat, moment.asked)
        others_differ += any(
            (twin.observe(seat) != moment.observe(seat)).any()
            for seat in range(players)
            if seat != watcher
        )
    assert others_differ > 5


def test_an_action_is_a_place_in_the_list_of_moves() -> None:
    s = sit_down("batavia", 3)
    moves = s.view(s.seat).moves
    assert names(s) == [f"move {i}" for i in range(1, len(moves) + 1)]
    assert [s.codec.act(s.view(s.seat), s.draft, i) for i in s.legal()] == moves
    told = s.codec.layout.split(s.observe(s.seat))
    assert told["moves"].any(axis=1).tolist() == [i < len(moves) for i in range(MOVES)]
    assert told["view"].shape == (CELLS,)


def test_deals_are_offered_and_the_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    s = sit_down("toy", 3, offers="2")
    owner = s.seat
    assert "deal 1" in names(s)
    assert "say nothing" not in names(s)
    act(s, "deal 1")
    asked = s.position.to_move()[1:]
    for other in asked:
        assert s.seat == other
        assert names(s) == ["move 1", "say nothing"]
        act(s, "say nothing")
    assert asked
    assert s.seat == owner


def test_who_can_no_longer_answer_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    s = sit_down("toy", 4, offers="2")
    owner = s.seat
    act(s, "deal 1")
    act(s, "move 1")  # the first one takes it
    assert s.seat == owner


def test_a_game_without_a_codec_goes_through_every_door(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra `envs`: pettingzoo is missing")
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: pyspiel is missing")
    import pyspiel
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test

    from fondaco.envs import openspiel_games, pettingzoo_env
    from fondaco.envs.gymnasium_env import SeatEnv

    toy.install(monkeypatch)
    assert isinstance(codec_for(rules_for("toy", 2)), PlainCodec)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env.env("toy", 3, offers="2"), num_cycles=200)
        check_env(SeatEnv("toy", 3, offers="2"))
    openspiel_games.register(toy.GAME)
    game = pyspiel.load_game("fondaco_toy(players=2,rounds=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    # Of its options only this one can be written there: no text that may look like a number.
    own = openspiel_games.parameters_of(toy.GAME).keys() - {"players", "reward", "digits", "limit"}
    assert own == {"rounds"}


def test_rulesets_have_ids_of_one_word() -> None:
    rulesets = (Ruleset("silk-road", {}), Ruleset("silk-road-quick", {}), Ruleset("silk", {}))
    game = Manifest("silk", "nowhere", "SI", 2000, rulesets, title="Silk & Co.")
    assert [game.id_of(one) for one in rulesets] == ["SilkCoRoad", "SilkCoRoadQuick", "SilkCo"]


def test_four_play_where_nobody_says_or_as_near_as_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_players("batavia") == 4
    toy.install(monkeypatch)
    monkeypatch.setattr(toy, "PLAYERS", range(2, 4))
    assert usual_players("toy") == 3


def test_a_program_with_openspiel_ends_in_peace() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: pyspiel is missing")
    program = [sys.executable, "-c", "import fondaco.envs.openspiel_games"]
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
