"""The PettingZoo door: every seat learns."""

import warnings
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")
pytest.importorskip("gymnasium", reason="needs the extra `envs`: gymnasium is missing")
pytest.importorskip("pettingzoo", reason="needs the extra `envs`: pettingzoo is missing")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from fondaco.envs import pettingzoo_env
from tests.envs.walk import every_table

SOME = pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("oltremare", 4, {}),
        ("oltremare", 2, {"edition": "2004", "invite": True}),
        ("batavia", 5, {"reward": "margin"}),
    ],
)


@SOME
def test_pettingzoos_own_check_passes(game: str, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # It says so about every observation that comes with an action mask, ...
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        # ... and about the last observation of a game, when nobody can act.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(pettingzoo_env.env(game, players, **options), num_cycles=400)


@SOME
def test_the_same_seed_gives_the_same_game(
    game: str, players: int, options: dict[str, Any]
) -> None:
    seed_test(lambda: pettingzoo_env.env(game, players, **options), num_cycles=150)


def test_pettingzoos_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(600))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds) / 20))
    performance_benchmark(pettingzoo_env.env("batavia", 3))


@every_table
def test_every_table_plays_to_the_end(game: str, players: int, options: dict[str, str]) -> None:
    env = pettingzoo_env.env(game, players, **options)
    env.reset(seed=players)
    rng = Random(players)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, stopped, info = env.last()
        rewards[agent] += reward
        assert info == {}
        if over or stopped:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_an_illegal_action_loses_the_game() -> None:
    env = pettingzoo_env.env("batavia", 3)
    env.reset(seed=1)
    loser = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    assert all(env.terminations.values())


def test_a_game_that_drags_on_is_cut_off() -> None:
    env = pettingzoo_env.raw_env("oltremare", 3, limit=30)
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_spectators_see_no_secrets() -> None:
    env = pettingzoo_env.raw_env("oltremare", 3, render_mode="ansi")
    env.reset(seed=1)
    line = env.render()
    assert line is not None
    assert env.rules.parse_view(line).seat == -1
