"""Judgement that was trained: nets, by ruleset and version, and the chances that they give.

A net of a bot is a file in its game's folder (`data/net-<ruleset>-<version>.bin`). Once games were
played with it, it never changes, like the weights of a version (`bots/versions.py`). The net by
which analysis says win chances is `data/chances-<ruleset>.bin`.
"""

from collections.abc import Callable
from functools import cache
from typing import Protocol

from fondaco.bots.experts import expert_for
from fondaco.bots.search.judge import Judge
from fondaco.bots.search.net import Net, read_net, shares
from fondaco.bots.search.objective import win_chance
from fondaco.bots.versions import FORECASTS
from fondaco.contract.expert import Expert
from fondaco.contract.features import Features
from fondaco.contract.manifest import Manifest
from fondaco.contract.rules import Position
from fondaco.games import game_of

Reader = Callable[[Position, list[float], float], Features]  # of a position, its values and doubt


class Scorer(Protocol):
    """A net, however it is computed."""

    def scores(self, f: Features) -> list[int]:
        """How well each seat stands."""


class LearnedJudge(Judge):
    """By a net, which sees the Expert's forecasts and the whole position.

    How far ahead it is best asked, and how much better than the Expert's advice a move must look
    (`Settings.horizon`, `Settings.proof`), was measured with the net, and is in its file.
    """

    def __init__(self, expert: Expert, features: Reader, net: Net) -> None:
        super().__init__(expert, expert.settings().spread)
        self.features = features
        self.net = quickest(net)
        self.horizon: int = net.about.get("horizon", 0)
        self.proof: float = net.about.get("proof", 1.0)

    def chance(self, world: Position, values: list[float], seat: int) -> float:
        return self.chances(world, values)[seat]

    def chances(self, world: Position, values: list[float]) -> list[float]:
        """The chance of every seat to win a game that is not over."""
        return shares(self.net.scores(self.features(world, values, self.expert.doubt(world))))


def judge_for(world: Position, version: int) -> LearnedJudge | None:
    """The trained judge for the ruleset of this sampled position; None if there is none."""
    game = game_of(type(world))
    if game is None or game.features is None:
        return None
    expert = expert_for(world, FORECASTS)
    ruleset = game.features(world, expert.values(world), expert.doubt(world)).ruleset
    net = net_of(game, ruleset, version)
    return None if net is None else LearnedJudge(expert, game.features, net)


def fair_chances(world: Position, expert: Expert, values: list[float], doubt: float) -> list[float]:
    """By seat: the chance to win a game that is not over, at a moment that is fair to all.

    A net says it, or, if none was trained for the ruleset, the Expert's values and their doubt.
    """
    found = learned_chances(world, expert, values)
    return by_doubt(values, doubt) if found is None else found


def by_doubt(values: list[float], doubt: float) -> list[float]:
    """By seat: the chance to end with the most, if values are off by about `doubt`."""
    return [win_chance(values, seat, doubt) for seat in range(len(values))]


def learned_chances(world: Position, expert: Expert, values: list[float]) -> list[float] | None:
    """What a net says; None if no net was trained for the ruleset. `values` are the Expert's."""
    game = _game(type(world))
    if game is None or game.features is None or not _forecasters(game):
        return None
    seen = game.features(world, values, expert.doubt(world))
    net = _forecasters(game).get(seen.ruleset)
    return None if net is None else shares(net.scores(seen))


_game = cache(game_of)


@cache
def _forecasters(game: Manifest) -> dict[str, Scorer]:
    """The nets that say win chances, by ruleset."""
    if not (game.folder / "data").is_dir():
        return {}
    return {
        file.name.removeprefix("chances-").removesuffix(".bin"): quickest(
            read_net(file.read_bytes())
        )
        for file in (game.folder / "data").iterdir()
        if file.name.startswith("chances-")
    }


@cache
def net_of(game: Manifest, ruleset: str, version: int) -> Net | None:
    """The newest net that is not newer than a version; the first one for older versions."""
    there = {}
    for file in (game.folder / "data").iterdir():
        name, _, number = file.name.removesuffix(".bin").rpartition("-")
        if name == f"net-{ruleset}" and number.isdigit():
            there[int(number)] = file
    if not there:
        return None
    found = max([each for each in there if each <= version], default=min(there))
    return read_net(there[found].read_bytes())


@cache
def quickest(net: Net) -> Scorer:
    """The same net, computed with numpy where that is installed."""
    try:
        from fondaco.bots.fast_net import FastNet
    except ImportError:
        return net
    return FastNet(net)
