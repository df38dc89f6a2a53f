"""A bot of Batavia that learns to play from its own games, with numpy and nothing else.

    python examples/learner/learner.py policy.npz --seconds 60    # train, and save what it learned
    pip install ./examples/learner                                # now it has a name
    fondaco arena batavia --players 4 --bots learner,random --games 400

Many games run side by side (`VectorEnv`), and in each of them all seats play by the same policy.
The policy is one linear score for each action and a softmax over the legal ones. After some games
have ended, whatever was done by seats that ended ahead of the others becomes more likely
(REINFORCE).
docs/learning.md explains it step by step.
"""

import argparse
from collections.abc import Callable
from functools import cache
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.contract.codec import ON_TURN, Codec
from fondaco.contract.rules import Move, View
from fondaco.envs import codec_for, rules_for
from fondaco.envs.vector import VectorEnv
from fondaco.envs.vectors import vectors_of

GAME = "batavia"
Array = NDArray[Any]


class Policy:
    """A linear score for each action, and a softmax over the legal ones."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights  # actions by numbers of an observation
        self._mean = np.zeros_like(weights)  # Adam's two averages
        self._square = np.zeros_like(weights)
        self._updates = 0

    def chances(self, seen: Array, legal: Array) -> Array:
        """How likely each action is, for many observations at once."""
        scores = np.where(legal, seen @ self.weights.T, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def choose(self, seen: Array, legal: Array, rng: np.random.Generator) -> Array:
        """An action for each observation, drawn by these chances."""
        sums = self.chances(seen, legal).cumsum(axis=1)
        drawn = rng.random((len(seen), 1)) * sums[:, -1:]
        return np.asarray((sums <= drawn).sum(axis=1))

    def learn(self, seen: Array, legal: Array, done: Array, worth: Array, rate: float) -> None:
        """Make actions with a positive worth more likely, and the others less (one Adam step)."""
        push = -self.chances(seen, legal)
        push[np.arange(len(done)), done] += 1
        gradient = (push * worth[:, None]).T @ seen / len(done)
        self._updates += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.999**self._updates)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, file: Path) -> None:
        np.savez_compressed(file, weights=self.weights)

    @classmethod
    def load(cls, file: Path) -> "Policy":
        with np.load(file) as saved:
            return cls(saved["weights"])


def allowed(env: VectorEnv) -> Array:
    """The legal actions, without taking a card back: a game would take longer for nothing."""
    masks = env.masks.copy()
    masks[:, env.codec.actions.names.index("back")] = False
    return masks


def train(
    seconds: float = inf,
    updates: int = 1_000_000,
    seed: int = 7,
    games: int = 64,
    rate: float = 0.02,
    tell: Callable[[int, Policy], None] = lambda ended, policy: None,
) -> Policy:
    """Play against itself for so long, or for so many updates.

    `tell` hears how many games have ended, after each update.
    """
    env = VectorEnv(GAME, games=games, players=4, seed=seed, reward="margin")
    rng = np.random.default_rng(seed)
    policy = Policy(np.zeros((env.masks.shape[1], env.observations.shape[1]), np.float32))
    stories: list[list[tuple[Array, Array, int, int]]] = [[] for _ in range(games)]
    batch: list[tuple[Array, Array, int, float]] = []
    ended = waiting = 0
    began = perf_counter()
    while updates and perf_counter() - began < seconds:
        seen, legal, seats = env.floats(), allowed(env), env.seats.copy()
        actions = policy.choose(seen, legal, rng)
        for row in np.flatnonzero(legal.sum(axis=1) > 1):  # a forced move teaches nothing
            stories[row].append((seen[row], legal[row], actions[row], seats[row]))
        env.step(actions)
        for row in np.flatnonzero(env.done):
            gains = env.rewards[row]
            batch += [(what, may, did, gains[seat]) for what, may, did, seat in stories[row]]
            stories[row] = []
            waiting += 1
        if waiting >= games // 2:
            columns = [np.array(column) for column in zip(*batch, strict=True)]
            worth = columns[3] / (columns[3].std() + 1e-6)
            policy.learn(columns[0], columns[1], columns[2], worth.astype(np.float32), rate)
            ended, waiting, updates = ended + waiting, 0, updates - 1
            batch.clear()
            tell(ended, policy)
    return policy


@cache
def codec_at(players: int) -> Codec:
    """What turns views into numbers, at a table of so many."""
    return codec_for(rules_for(GAME, players))


class Learner:
    """The trained policy as a bot; its setting is the file that `train` wrote."""

    quick = True

    def __init__(self, seed: int | str, file: str = "policy.npz") -> None:
        self.name = f"learner:{file}"
        self.policy = Policy.load(Path(file))

    def choose(self, view: View) -> Move | None:
        if view.to_move[0] != view.seat:
            return None  # the game waits for somebody else
        codec = codec_at(view.players)
        row = bytearray(codec.table(view))
        codec.add_draft(row, view, ON_TURN, codec.blank)
        seen = vectors_of(codec).observation(row)
        back = codec.actions.names.index("back")
        legal = [each for each in codec.legal(view, ON_TURN, codec.blank) if each != back]
        scores = self.policy.weights[legal] @ seen
        move = codec.act(view, codec.blank, legal[int(scores.argmax())])
        assert isinstance(move, int)  # in Batavia every action is a whole move
        return move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="where to save what it learned")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    began = perf_counter()

    def tell(ended: int, policy: Policy) -> None:
        print(f"{perf_counter() - began:5.0f} s  {ended:6,} games", end="\r", flush=True)

    train(given.seconds, seed=given.seed, tell=tell).save(given.file)
    print(f"\n{given.file} is ready")


if __name__ == "__main__":
    main()
