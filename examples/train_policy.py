"""Train a small policy against random bots, and measure it.

    python examples/train_policy.py                     # Batavia: about a minute on one core
    python examples/train_policy.py --game oltremare    # two minutes
    python examples/train_policy.py --quick             # some seconds, to see that it runs

One learner sits among three random bots. The policy is a softmax over one linear score for each
action: a matrix of actions by features, nothing more. It learns by REINFORCE: play a batch of
games, and make what was done in the better ones more likely. After training it plays games with
seeds it has not seen, and its share of wins is printed with a 95% interval. A random bot in its
place wins a quarter. Random bots are poor merchants: beating them shows that the doors work and
that there is something to learn behind them, not that the policy plays well.

Needs the extra `envs`. It uses nothing but the Gymnasium environment and numpy.
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import fondaco.envs.gymnasium_env  # noqa: F401  (registers the environments)

ENVIRONMENTS = {"batavia": "fondaco/Batavia-v0", "oltremare": "fondaco/OltreMare2005-v0"}
PLAYERS = 4
EVALUATION_SEEDS = 1_000_000  # seeds from here on are kept for measuring

Array = NDArray[np.float32]


@dataclass
class Episode:
    """What a policy saw in one game, what it did, and what came of it."""

    seen: Array  # steps by features
    push: Array  # steps by actions: the gradient of the log-probability of what was done
    reward: float
    won: float  # 1, or a share of it


class Policy:
    """A linear score for each action, and a softmax over the legal ones."""

    def __init__(self, features: int, actions: int) -> None:
        self.weights = np.zeros((actions, features), dtype=np.float32)
        self._mean = np.zeros_like(self.weights)  # Adam's two averages
        self._square = np.zeros_like(self.weights)
        self._updates = 0

    def chances(self, seen: Array, legal: NDArray[Any]) -> Array:
        scores = self.weights[legal] @ seen
        powers = np.exp(scores - scores.max())
        chances: Array = powers / powers.sum()
        return chances

    def climb(self, gradient: Array, rate: float) -> None:
        """One step of Adam uphill."""
        self._updates += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient * gradient - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.999**self._updates)
        self.weights += rate * mean / (np.sqrt(square) + 1e-6)


def play(env: Any, policy: Policy, rng: np.random.Generator, seed: int) -> Episode:
    """One game against the bots."""
    observation, info = env.reset(seed=seed)
    seen: list[Array] = []
    push: list[Array] = []
    ended = False
    reward = 0.0
    while not ended:
        features = observation["observation"]
        legal = np.flatnonzero(observation["action_mask"])
        chances = policy.chances(features, legal)
        choice = int(np.searchsorted(np.cumsum(chances), rng.random()))
        choice = min(choice, len(legal) - 1)
        if len(legal) > 1:
            row = np.zeros(len(policy.weights), dtype=np.float32)
            row[legal] = -chances
            row[legal[choice]] += 1
            seen.append(features)
            push.append(row)
        observation, gain, over, stopped, info = env.step(legal[choice])
        reward += gain
        ended = over or stopped
    places = info.get("places", [0])  # the own place comes first
    won = 1 / places.count(1) if places[0] == 1 else 0.0
    return Episode(np.array(seen), np.array(push), reward, won)


def train(
    env: Any, policy: Policy, rng: np.random.Generator, batches: int, batch: int, rate: float
) -> None:
    """REINFORCE. The baseline is the average of the other games of the batch."""
    began = perf_counter()
    for number in range(1, batches + 1):
        first = (number - 1) * batch
        episodes = [play(env, policy, rng, first + i) for i in range(batch)]
        rewards = np.array([episode.reward for episode in episodes])
        worth = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        gradient = np.zeros_like(policy.weights)
        for episode, value in zip(episodes, worth, strict=True):
            gradient += np.float32(value) * (episode.push.T @ episode.seen)
        policy.climb(gradient / np.float32(batch), rate)
        if number % max(1, batches // 15) == 0:
            won = np.mean([episode.won for episode in episodes])
            print(
                f"{number * batch:6d} games  {perf_counter() - began:4.0f} s  "
                f"last batch: margin {100 * rewards.mean():+6.1f}, wins {won:4.0%}",
                flush=True,
            )


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return middle - half, middle + half


def evaluate(env: Any, policy: Policy, rng: np.random.Generator, games: int) -> float:
    """The share of wins in games it has not learned from."""
    won = [play(env, policy, rng, EVALUATION_SEEDS + i).won for i in range(games)]
    return float(np.mean(won))


def report(name: str, share: float, games: int) -> None:
    low, high = interval(share, games)
    print(f"{name}: {share:.1%} of {games} games, 95% interval {low:.1%} to {high:.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=list(ENVIRONMENTS), default="batavia")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--batch", type=int, default=32, help="games in a batch")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--games", type=int, default=600, help="games to measure with")
    given = parser.parse_args()
    if given.quick:
        given.batches, given.batch, given.games = 2, 3, 6

    env = gymnasium.make(
        ENVIRONMENTS[given.game],
        players=PLAYERS,
        opponents="random",
        reward="margin",
        disable_env_checker=True,
    )
    features = env.observation_space["observation"].shape[0]  # type: ignore[index]
    policy = Policy(features, int(env.action_space.n))  # type: ignore[attr-defined]
    rng = np.random.default_rng(given.seed)

    some = max(4, given.games // 5)
    report("before training", evaluate(env, policy, rng, some), some)
    train(env, policy, rng, given.batches, given.batch, given.rate)
    share = evaluate(env, policy, rng, given.games)
    report("after training", share, given.games)
    low = interval(share, given.games)[0]
    fair = 1 / PLAYERS
    verdict = "better" if low > fair else "not proved to be better"
    print(f"a random bot would win {fair:.0%}; the policy is {verdict}")


if __name__ == "__main__":
    main()
