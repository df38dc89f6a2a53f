"""The games for OpenSpiel. Importing this module registers them.

    import fondaco.envs.openspiel_games
    import pyspiel

    game = pyspiel.load_game("fondaco_oltremare(players=3,edition=2004)")

Chance is explicit. The engine draws all its chance from a seed, so a game begins with a few chance
nodes that draw the seed, digit by digit; after them everything follows from the players' actions.
With four digits of 256 values there are 2^32 deals, all equally likely.

A player's information state is a digest of everything it has seen and done since the first deal,
and what it sees now: so recall is perfect, and the string stays short. There is no tensor of it;
the observation tensor is the encoded view. See docs/envs.md.
"""

import json
from hashlib import sha256
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from fondaco.contract.manifest import Manifest
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Option, Rules
from fondaco.envs import codec_for, codec_of, rules_for, usual_players
from fondaco.envs.rewards import check_reward
from fondaco.envs.stepper import LIMIT, Stepper
from fondaco.envs.vectors import Vector
from fondaco.games import games

BASE: Final = 256  # values of one digit of the seed
MOST_DIGITS: Final = 8
WIDEST_MARGIN: Final = 100.0  # ten thousand, in the game's money


def parameters_of(found: Manifest) -> dict[str, Any]:
    """The parameters of a game in OpenSpiel, with their defaults; their types matter there."""
    codec = codec_of(found)
    shared = {
        "players": usual_players(found.name),
        "reward": "win",
        "digits": 4,
        "limit": LIMIT,
    }
    invite = {"invite": False} if codec.invites else {}
    return shared | {name: _typed(value) for name, value in _options(found).items()} | invite


def _options(found: Manifest) -> dict[str, str]:
    """Those options of a game that are parameters here, with their defaults."""
    codec = codec_of(found)
    names = codec.parameters
    return {
        option.name: codec.limits.get(option.name, option.default)
        for option in found.options
        if (option.name in names if names is not None else _writable(option))
    }


def _writable(option: Option) -> bool:
    """Whether every value can be a parameter: OpenSpiel does not read digits as text."""
    numbers = [value.isdecimal() for value in option.values or [option.default]]
    return all(numbers) or bool(option.values and not any(numbers))


def _typed(value: str) -> str | int:
    """OpenSpiel reads digits as a number."""
    return int(value) if value.isdecimal() else value


def type_of(found: Manifest) -> Any:
    """What OpenSpiel has to know about a game before it loads it."""
    return pyspiel.GameType(
        short_name=f"fondaco_{found.name}",
        long_name=found.title or found.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.players[-1],
        min_num_players=found.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(found),
    )


class SpielTable:
    """What all states of a game share. Copying it makes no copy: OpenSpiel copies states deeply."""

    def __init__(self, rules: Rules, reward: str, digits: int, limit: int, invite: bool) -> None:
        if not 1 <= digits <= MOST_DIGITS:
            raise Refused("seed-digits", most=MOST_DIGITS, digits=digits)
        self.rules = rules
        self.codec = codec_for(rules)
        self.reward = check_reward(reward)
        self.digits = digits
        self.limit = limit
        self.invite = invite
        self.outcomes = [(digit, 1 / BASE) for digit in range(BASE)]

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielTable":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.rules.name, self.rules.players, self.rules.options())
        return _table, (facts, self.reward, self.digits, self.limit, self.invite)


def _table(facts: tuple[str, int, dict[str, str]], *rest: Any) -> SpielTable:
    game, players, options = facts
    return SpielTable(rules_for(game, players, **options), *rest)


class SpielPlay:
    """A game in progress and what each seat remembers of it; copied at the price of a position.

    OpenSpiel pickles it to serialize a state: then it is its seed and the actions so far.
    """

    def __init__(self, table: SpielTable, seed: str) -> None:
        self.table = table
        self.seed = seed
        start = table.rules.start(seed)
        self.stepper = Stepper(table.codec, start, table.invite, table.limit, listen=True)
        self._memory = [
            (0, sha256(table.rules.format_view(start.view(seat)).encode()))
            for seat in range(start.players)
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielPlay":
        return self.copy(self.stepper.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.seed:
            raise Refused("resampled")
        actions = [line[1] for line in self.stepper.heard or [] if isinstance(line, tuple)]
        return _replay, (self.table, self.seed, actions)

    def copy(self, stepper: Stepper) -> "SpielPlay":
        """The same play, continued by another stepper."""
        new = SpielPlay.__new__(SpielPlay)
        new.table = self.table
        new.seed = self.seed
        new.stepper = stepper
        new._memory = self._memory[:]
        return new

    def resampled(self, seat: int, rng: Random) -> "SpielPlay":
        """The same game in another world this seat could be in; what others remember is lost."""
        other = self.stepper.copy(self.stepper.view(seat).sample(rng))
        new = self.copy(other)
        new.seed = ""
        heard = len(self.stepper.heard or [])
        own = new.recall(seat)
        new._memory = [
            new._memory[i] if i == seat else (heard, sha256(f"seat {i} beside {own}".encode()))
            for i in range(len(self._memory))
        ]
        return new

    def recall(self, seat: int) -> str:
        """A digest of all that this seat has seen and done."""
        at, digest = self._memory[seat]
        heard = self.stepper.heard or []
        if at < len(heard):
            digest = digest.copy()
            for line in heard[at:]:
                if isinstance(line, Event):
                    told = json.dumps(line.seen_by(seat), sort_keys=True, default=str)
                    digest.update(told.encode())
                elif line[0] == seat:
                    digest.update(b"%d;" % line[1])
            self._memory[seat] = (len(heard), digest)
        return digest.hexdigest()

    def line(self, seat: int) -> str:
        """What this seat sees: its view, and its draft if it has one."""
        stepper = self.stepper
        text = self.table.rules.format_view(stepper.view(seat))
        if seat == stepper.seat:
            text += f" asked {stepper.asked}"
            if stepper.draft != stepper.codec.blank:
                text += f" {stepper.draft}"
        return text


def _replay(table: SpielTable, seed: str, actions: list[int]) -> SpielPlay:
    play = SpielPlay(table, seed)
    for action in actions:
        play.stepper.act(action)
    return play


class FondacoState(pyspiel.State):
    """A state: the digits of the seed so far, then a game in progress."""

    def __init__(self, game: Any, table: SpielTable) -> None:
        super().__init__(game)
        self.table = table
        self.digits: tuple[int, ...] = ()
        self.play: SpielPlay | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        stepper = self.play.stepper
        return int(pyspiel.PlayerId.TERMINAL) if stepper.ended else stepper.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.play.stepper.seat:
            return []
        return self.play.stepper.legal()

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.stepper.act(action)
            return
        self.digits = (*self.digits, action)
        if len(self.digits) == self.table.digits:
            self.play = SpielPlay(self.table, ".".join(map(str, self.digits)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.table.codec.actions.names[action]

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.stepper.ended

    def returns(self) -> list[float]:
        if self.play is None:
            return [0.0] * self.table.rules.players
        return self.play.stepper.returns(self.table.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> "FondacoState":
        """A state that looks the same to this player, drawn from what it knows.

        Its history is still that of the true game: a search must not look at it.
        """
        new = self.clone()
        if self.play is not None:
            new.play = self.play.resampled(player, Random(sampler()))
        return new  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """Everything, secrets and all: for debugging."""
        if self.play is None:
            return f"digits {self.digits}"
        stepper = self.play.stepper
        line = self.table.rules.format_position(stepper.position)
        return f"{line} seat {stepper.seat} asked {stepper.asked} {stepper.draft}"


class FondacoObserver:
    """What a player sees of a state, as OpenSpiel wants it."""

    def __init__(self, table: SpielTable, kind: Any) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("A player's observation is all it may know: no part of it by itself.")
        self.recall = kind.perfect_recall
        self.tensor: Vector | None = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            layout = table.codec.layout
            self.tensor = np.zeros(layout.size, dtype=np.float32)
            self.dict = layout.split(self.tensor)

    def set_from(self, state: FondacoState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if self.tensor is None:
            return
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.stepper.observe(player)

    def string_from(self, state: FondacoState, player: int) -> str:
        """What a player sees, as text."""
        if state.play is None:
            return "the cards are not dealt yet"
        line = state.play.line(player)
        return f"{state.play.recall(player)} {line}" if self.recall else line


class FondacoGame(pyspiel.Game):
    """A game of this house as OpenSpiel loads it."""

    def __init__(self, kind: Any, table: SpielTable, params: dict[str, Any]) -> None:
        self.table = table
        players = table.rules.players
        lowest, highest = -1 / (players - 1), 1.0
        if table.reward == "margin":
            lowest, highest = -WIDEST_MARGIN, WIDEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=table.codec.actions.size,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=table.limit,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> FondacoState:
        return FondacoState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.digits

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FondacoObserver:
        """An observer, with perfect recall if that is asked for."""
        if params:
            raise ValueError(f"There are no observation parameters, so not {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return FondacoObserver(self.table, kind)


def register(found: Manifest) -> None:
    """Make a game known to OpenSpiel: as a class, which outlives the registry that holds it."""
    kind = type_of(found)

    class Loaded(FondacoGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**parameters_of(found), **(params or {})}
            options = {name: str(given[name]) for name in _options(found)}
            rules = rules_for(found.name, given["players"], **options)
            invite = given.get("invite", False)
            table = SpielTable(rules, given["reward"], given["digits"], given["limit"], invite)
            super().__init__(kind, table, params or {})

    pyspiel.register_game(kind, Loaded)


for _game in games().values():
    register(_game)
