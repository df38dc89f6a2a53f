"""The Gymnasium door: one seat against bots."""

import warnings
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")
pytest.importorskip("gymnasium", reason="needs the extra `envs`: gymnasium is missing")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from fondaco.contract.refused import Refused
from fondaco.envs.gymnasium_env import IDS, SeatEnv
from tests.envs.walk import every_table


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play one game by lot; the whole reward, the last info, and the steps it took."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, stopped, info = env.step(action)
        total += reward
        steps += 1
        if over or stopped:
            return total, info, steps


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_check_passes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)


@every_table
def test_every_table_passes_the_check_and_plays_to_the_end(
    game: str, players: int, options: dict[str, Any]
) -> None:
    env = SeatEnv(game, players, seat=players - 1, render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not having a spec.*")
        check_env(env)
    total, info, _ = finish(env, 3)
    assert -1 / (players - 1) <= total <= 1
    assert len(info["scores"]) == players
    assert (info["places"][0] == 1) == (total > -1 / (players - 1))
    shown = env.render()
    assert shown is not None
    assert f'"seat":{players - 1}' in shown.replace(" ", "")


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SeatEnv("oltremare", 3), SeatEnv("oltremare", 3)
    assert finish(first, 5) == finish(second, 5)
    assert finish(first, 6) == finish(second, 6)


def test_each_reset_deals_again() -> None:
    env = SeatEnv("batavia", 3)
    hands = {env.reset(seed=1)[0]["observation"].tobytes()}
    hands.update(env.reset()[0]["observation"].tobytes() for _ in range(4))
    assert len(hands) == 5


def test_an_illegal_action_forfeits_the_game() -> None:
    env = SeatEnv("batavia", 3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, over, stopped, info = env.step(np.int64(illegal))
    assert (reward, over, stopped, info) == (-1.0, True, False, {"illegal": True})
    assert not observation["action_mask"].any()
    with pytest.raises(Refused, match="Reset"):
        env.step(np.int64(0))


def test_an_illegal_action_can_be_replaced_instead() -> None:
    env = SeatEnv("batavia", 3, illegal="random")
    env.reset(seed=1)
    over = stopped = False
    for _ in range(5000):
        _, _, over, stopped, info = env.step(np.int64(90))  # "keep": hardly ever legal
        if over or stopped:
            break
    assert over
    assert info["places"]


def test_a_game_that_drags_on_is_cut_off() -> None:
    env = SeatEnv("batavia", 3, limit=50)
    total, info, _ = finish(env, 1)
    assert total == 0.0
    assert info == {}


def test_margins_are_a_reward_too() -> None:
    total, info, _ = finish(SeatEnv("oltremare", 4, reward="margin"), 2)
    own, *others = info["scores"]
    assert total == pytest.approx((own - sum(others) / 3) / 100)


def test_others_may_be_invited_to_offer_deals() -> None:
    _, info, _ = finish(SeatEnv("oltremare", 3, invite=True, opponents=["random"] * 2), 2)
    assert info["places"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "nobody"},
        {"opponents": ["random"]},
        {"seat": 4},
        {"reward": "love"},
        {"illegal": "never"},
        {"edition": "1999"},
        {"offers": "0"},
    ],
)
def test_wrong_arguments_are_refused_with_a_reason(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        SeatEnv("oltremare", 4, **wrong)
