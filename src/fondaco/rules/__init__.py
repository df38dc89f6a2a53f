"""The rules of all games: pure Python, standard library only.

>>> from fondaco.rules import make
>>> rules = make("oltremare", players=4, edition="2005")
>>> position = rules.start(seed="7")
>>> position.to_move()[0] == position.turn
True
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module

from fondaco.rules.contract import FondacoError, Option, Rules

RULESETS = ("oltremare", "batavia")


def _module(name: str) -> object:
    if name not in RULESETS:
        raise FondacoError(f"There is no game {name!r}; there are {', '.join(RULESETS)}.")
    return import_module(f"fondaco.rules.{name}.rules")


def make(name: str, players: int, **options: str | int) -> Rules:
    """The rules of one game for so many players: `make("oltremare", 4, edition="2004")`."""
    return make_version(name, players, options)


def make_version(
    name: str, players: int, options: Mapping[str, str | int], version: int | None = None
) -> Rules:
    """The rules as they were in a version, for games that were begun under it; None: the newest."""
    chosen = {option: str(value) for option, value in options.items()}
    module = _module(name)
    versions: range = module.VERSIONS  # type: ignore[attr-defined]
    version = versions[-1] if version is None else version
    ours = f"{versions[0]} to {versions[-1]}" if len(versions) > 1 else f"{versions[0]}"
    if version > versions[-1]:
        raise FondacoError(
            f"This game is played by version {version} of the rules of {name}; "
            f"this Fondaco has version {ours}. A newer Fondaco can read it."
        )
    if version < versions[0]:
        raise FondacoError(
            f"This game is played by version {version} of the rules of {name}; "
            f"this Fondaco has version {ours}."
        )
    rules: Rules = module.make(players, chosen, version)  # type: ignore[attr-defined]
    return rules


@lru_cache(maxsize=64)
def ready_rules(
    name: str, players: int, options: tuple[tuple[str, str], ...], version: int | None = None
) -> Rules:
    """Rules made once in each process: they never change, but their data must be read."""
    return make_version(name, players, dict(options), version)


def options_of(name: str) -> list[Option]:
    """The options a table of this game can choose."""
    options: list[Option] = _module(name).OPTIONS  # type: ignore[attr-defined]
    return options


def players_of(name: str) -> range:
    """How many can play this game."""
    players: range = _module(name).PLAYERS  # type: ignore[attr-defined]
    return players
