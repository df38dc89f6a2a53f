"""The OpenSpiel door: registered games with explicit chance."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `openspiel`: numpy is missing")
pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: pyspiel is missing")

import numpy as np
import pyspiel

from fondaco.contract.refused import Refused
from fondaco.envs.openspiel_games import FondacoState
from tests.long import long

SPECS = [
    "fondaco_oltremare",
    "fondaco_oltremare(players=2,edition=2004,invite=true)",
    "fondaco_batavia(players=3)",
    "fondaco_batavia(players=5,setup=quick,digits=1,reward=margin)",
]


def deal(spec: str, seed: int = 1) -> FondacoState:
    """A state after its chance nodes."""
    state = pyspiel.load_game(spec).new_initial_state()
    rng = Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert isinstance(state, FondacoState)
    return state


def go_on(state: Any, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


@long
@pytest.mark.parametrize("spec", SPECS)
def test_openspiels_own_check_passes(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_every_number_of_players_plays_to_the_end(game: str) -> None:
    for players in range(2 if game == "oltremare" else 3, 6):
        state = deal(f"fondaco_{game}(players={players})")
        go_on(state, Random(players), 10_000)
        assert state.is_terminal()
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) > 0


def test_chance_draws_the_seed_digit_by_digit() -> None:
    game = pyspiel.load_game("fondaco_batavia(digits=2)")
    state = game.new_initial_state()
    hands = set()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == game.max_chance_outcomes() == 256
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    for digit in range(5):
        one = state.child(digit)
        assert one.is_chance_node()
        one.apply_action(7)
        assert not one.is_chance_node()
        hands.add(tuple(one.observation_tensor(0)))
    assert len(hands) == 5
    assert game.max_chance_nodes_in_history() == 2


def test_the_observation_tensor_is_the_encoded_view() -> None:
    state = deal("fondaco_oltremare(players=3)")
    go_on(state, Random(1), 60)
    assert state.play is not None
    for seat in range(3):
        expected = state.play.stepper.observe(seat)
        assert (np.array(state.observation_tensor(seat), dtype=np.float32) == expected).all()


def test_a_copy_goes_its_own_way() -> None:
    state = deal("fondaco_oltremare(players=3)")
    go_on(state, Random(1), 30)
    before = str(state)
    go_on(state.clone(), Random(2), 10_000)
    assert str(state) == before


def test_recall_is_perfect() -> None:
    """What a seat has done and seen stays in its information state when the table forgets it."""
    first, second = deal("fondaco_batavia(players=3)"), deal("fondaco_batavia(players=3)")
    names = {first.action_to_string(action): action for action in first.legal_actions()}
    bidder = first.current_player()
    for state, bid in ((first, "bid 1"), (second, "bid 2")):
        state.apply_action(names[bid])
        for _ in range(2):
            other = {state.action_to_string(a): a for a in state.legal_actions()}
            state.apply_action(other["bid 5" if "bid 5" in other else "pass"])
        state.apply_action(names["pass"])
    assert first.observation_string(bidder) == second.observation_string(bidder)
    assert first.information_state_string(bidder) != second.information_state_string(bidder)


@pytest.mark.parametrize("spec", SPECS)
def test_a_resampled_state_looks_the_same_to_its_player(spec: str) -> None:
    rng = Random(9)
    state = deal(spec)
    differ = 0
    while not state.is_terminal():
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += str(other) != str(state)
        go_on(state, rng, 37)
    assert differ > 2


def test_a_resampled_state_is_played_on_but_not_serialized() -> None:
    other = deal("fondaco_oltremare").resample_from_infostate(0, Random(1).random)
    with pytest.raises(Refused, match="cannot be serialised"):
        other.serialize()
    go_on(other, Random(3), 10_000)
    assert other.is_terminal()


def test_the_secrets_of_others_are_in_no_string() -> None:
    """Two worlds that look the same to a player give it the same strings all along."""
    rng = Random(4)
    state = deal("fondaco_oltremare(players=3)")
    for _ in range(15):
        go_on(state, rng, 11)
        if state.is_terminal():
            break
        watcher = rng.randrange(3)
        twin = state.resample_from_infostate(watcher, rng.random)
        assert twin.information_state_string(watcher) == state.information_state_string(watcher)
        assert twin.observation_string(watcher) == state.observation_string(watcher)


def test_search_runs_on_resampled_states() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = deal("fondaco_batavia(players=3)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 2.0, 5, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "spec",
    ["fondaco_batavia(players=2)", "fondaco_batavia(digits=0)", "fondaco_oltremare(offers=0)"],
)
def test_wrong_parameters_are_refused(spec: str) -> None:
    with pytest.raises((Refused, pyspiel.SpielError)):
        pyspiel.load_game(spec)
