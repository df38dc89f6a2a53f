"""One seat against bots, as a Gymnasium environment.

Importing this module registers the ids in `IDS`; or let Gymnasium import it:

    gymnasium.make("fondaco.envs.gymnasium_env:fondaco/Batavia-v0", players=3, opponents="random")

An observation is a dict: `observation`, the vector, and `action_mask`, ones for what is legal.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register
from gymnasium.spaces import Box, Dict, Discrete

from fondaco.bots import Bot, bot_seed, check_bot, make_bot
from fondaco.contract.refused import Refused
from fondaco.envs import codec_for, rules_for, usual_players
from fondaco.envs.rewards import check_reward
from fondaco.envs.stepper import LIMIT, Stepper
from fondaco.games import rulesets

Observation = dict[str, Any]  # two arrays

ILLEGAL = ("forfeit", "random")

# Every game as one chooses it, editions apart, is an environment of its own.
IDS: dict[str, dict[str, Any]] = {
    f"fondaco/{found.id_of(ruleset)}-v0": {"game": found.name, **ruleset.options}
    for found, ruleset in rulesets().values()
}


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A learner at one seat; bots at the others. Rewards come at the end of the game.

    `opponents` is the name of a bot, or a list of one for each other seat, clockwise. `illegal`
    says what an action outside the mask does: "forfeit" ends the game with a reward of -1,
    "random" plays a random legal action instead.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | list[str] = "random",
        seat: int = 0,
        reward: str = "win",
        illegal: str = "forfeit",
        invite: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        players = usual_players(game) if players is None else players
        self.rules = rules_for(game, players, **options)
        self.codec = codec_for(self.rules)
        if not 0 <= seat < players:
            raise Refused("no-seat-at", seat=seat, players=players)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise Refused("opponents", need=players - 1, given=len(names))
        if illegal not in ILLEGAL:
            raise Refused("illegal-how", names=", ".join(ILLEGAL), value=illegal)
        self.seat = seat
        self.opponents = [check_bot(name) for name in names]
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.invite = invite
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = Dict(
            {
                "observation": Box(-1.0, 1.0, (self.codec.layout.size,), np.float32),
                "action_mask": Box(0, 1, (self.codec.actions.size,), np.int8),
            }
        )
        self.action_space = Discrete(self.codec.actions.size)
        self._bots: dict[int, Bot] = {}
        self._rng = Random(0)
        self._game: Stepper | None = None

    @property
    def game(self) -> Stepper:
        """The game in progress."""
        if self._game is None:
            raise Refused("reset-first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = f"{self.np_random.integers(1 << 63):x}"
        players = self.rules.players
        self._rng = Random(f"illegal {game_seed}")
        self._bots = {}
        for i, name in enumerate(self.opponents, start=1):
            other = (self.seat + i) % players
            self._bots[other] = make_bot(name, bot_seed(game_seed, other))
        start = self.rules.start(game_seed)
        self._game = Stepper(self.codec, start, self.invite, self.limit)
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        if game.ended:
            raise Refused("over-reset")
        chosen = int(action)
        info: dict[str, Any] = {}
        if chosen not in game.legal():
            info["illegal"] = True
            if self.illegal == "forfeit":
                game.stop()
                return self._observation(), -1.0, True, False, info
            chosen = self._rng.choice(game.legal())
        game.act(chosen)
        self._let_bots_play()
        reward = game.returns(self.reward)[self.seat]
        if game.position.over:
            turned = [(self.seat + i) % self.rules.players for i in range(self.rules.players)]
            scores, places = game.position.scores(), game.position.places()
            info["scores"] = [scores[seat] for seat in turned]  # the own one first
            info["places"] = [places[seat] for seat in turned]
        return self._observation(), reward, game.position.over, game.stopped, info

    def render(self) -> str | None:
        """The view of the own seat, as one line."""
        if self.render_mode is None:
            return None
        return self.rules.format_view(self.game.view(self.seat))

    def action_name(self, action: int) -> str:
        """An action in words."""
        return self.codec.actions.names[action]

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.ended and game.seat != self.seat:
            game.play(self._bots[game.seat].choose(game.view(game.seat)))

    def _observation(self) -> Observation:
        return {
            "observation": self.game.observe(self.seat),
            "action_mask": self.game.mask(self.seat),
        }


for _id, _arguments in IDS.items():
    register(_id, entry_point=f"{__name__}:SeatEnv", kwargs=_arguments)
