"""All seats learn: a PettingZoo AEC environment.

    from fondaco.envs import pettingzoo_env

    env = pettingzoo_env.env("oltremare", players=3, edition="2004")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

An observation is a dict: `observation`, the vector, and `action_mask`, ones for what is legal.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.envs import codec_for, rules_for, usual_players
from fondaco.envs.rewards import check_reward
from fondaco.envs.stepper import LIMIT, Stepper

Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, **arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    return CheckedEnv(raw_env(game, players, **arguments))


class TableEnv(AECEnv):
    """A table of learners. Agents are called seat_0, seat_1, ...; rewards come at the end."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "win",
        invite: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        players = usual_players(game) if players is None else players
        self.rules = rules_for(game, players, **options)
        self.codec = codec_for(self.rules)
        self.reward = check_reward(reward)
        self.invite = invite
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {
            "name": f"fondaco_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (self.codec.layout.size,), np.float32),
                    "action_mask": Box(0, 1, (self.codec.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Discrete(self.codec.actions.size) for agent in self.possible_agents
        }
        self._random = np_random(None)[0]
        self._game: Stepper | None = None

    @property
    def game(self) -> Stepper:
        """The game in progress."""
        if self._game is None:
            raise Refused("reset-first")
        return self._game

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np_random(seed)[0]
        start = self.rules.start(f"{self._random.integers(1 << 63):x}")
        self._game = Stepper(self.codec, start, self.invite, self.limit)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seat]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        self._cumulative_rewards[agent] = 0.0
        game.act(int(action))
        if game.ended:
            returns = game.returns(self.reward)
            self.rewards = {name: returns[self._seats[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, game.position.over)
            self.truncations = dict.fromkeys(self.agents, game.stopped)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[game.seat]

    def forfeit(self, agent: str) -> None:
        """The game ends here: the agent loses it, and nobody wins."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.game.observe(seat), "action_mask": self.game.mask(seat)}

    def render(self) -> str | None:
        """What a spectator sees, as one line."""
        if self.render_mode is None:
            return None
        return self.rules.format_view(self.game.view(SPECTATOR))

    def close(self) -> None:
        """There is nothing to close."""

    def action_name(self, action: int) -> str:
        """An action in words."""
        return self.codec.actions.names[action]


class CheckedEnv(OrderEnforcingWrapper):
    """What PettingZoo's usual wrappers do, in one: each of them would ask all those within.

    It checks the order of calls, that an action is one, and that it is legal (as
    OrderEnforcingWrapper, AssertOutOfBoundsWrapper and TerminateIllegalWrapper).
    """

    env: TableEnv

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        last: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return last

    def step(self, action: Any) -> None:
        table = self.env
        if not self._has_reset or not table.agents:
            super().step(action)  # says what is wrong
            return
        self._has_updated = True
        agent = table.agent_selection
        if table.terminations[agent] or table.truncations[agent]:
            assert action is None, "action is not in action space"
        else:
            assert table.action_spaces[agent].contains(action), "action is not in action space"
            if int(action) not in table.game.legal():
                EnvLogger.warn_on_illegal_move()
                table.forfeit(agent)
                return
        table.step(action)

    def __str__(self) -> str:
        return str(self.env)


raw_env = TableEnv  # the name PettingZoo's own environments use
