"""The games there are, and their rules by name.

Every game, ours too, is found through the entry point group `fondaco.games`: installing a package
that names a Manifest there adds its game everywhere.

>>> from fondaco.games import make
>>> rules = make("oltremare", players=4, edition="2005")
>>> position = rules.start(seed="7")
>>> position.to_move()[0] == position.turn
True
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Option, Rules
from fondaco.contract.voice import Voice

GROUP = "fondaco.games"


def games() -> dict[str, Manifest]:
    """Every game by name, the oldest first."""
    return _found()


@cache
def _found() -> dict[str, Manifest]:
    found = [entry.load() for entry in entry_points(group=GROUP)] + _beside()
    return {game.name: game for game in sorted(found, key=lambda game: (game.year, game.name))}


def _beside() -> list[Manifest]:
    """The games in this folder: they are here even where nothing was installed."""
    names = sorted(found.name for found in iter_modules(__path__) if found.ispkg)
    return [import_module(f"{__name__}.{name}").GAME for name in names]


def guests() -> list[Manifest]:
    """The games that came in packages of their own."""
    return [each for each in games().values() if not each.package.startswith(f"{__name__}.")]


def game(name: str) -> Manifest:
    """The manifest of a game; Refused if there is no such game."""
    found = games().get(name)
    if found is None:
        raise Refused("no-game", name=name, names=", ".join(games()))
    return found


def game_of(kind: type) -> Manifest | None:
    """The game whose code this class is of: a View, a Position, Rules."""
    for each in games().values():
        if kind.__module__.startswith(f"{each.package}."):
            return each
    return None


def rulesets() -> dict[str, tuple[Manifest, Ruleset]]:
    """The games as players choose them, each edition separately, by name."""
    return {one.name: (each, one) for each in games().values() for one in each.rulesets}


def make(name: str, players: int, **options: str | int) -> Rules:
    """The rules of one game for so many players: `make("oltremare", 4, edition="2004")`."""
    return make_version(name, players, options)


def make_version(
    name: str, players: int, options: Mapping[str, str | int], version: int | None = None
) -> Rules:
    """The rules as they were in a version, for games that were begun under it; None: the newest."""
    chosen = {option: str(value) for option, value in options.items()}
    found = game(name)
    versions = found.versions
    version = versions[-1] if version is None else version
    ours = f"{versions[0]} to {versions[-1]}" if len(versions) > 1 else f"{versions[0]}"
    if version > versions[-1]:
        raise Refused("newer-version", theirs=version, game=name, ours=ours)
    if version < versions[0]:
        raise Refused("other-version", theirs=version, game=name, ours=ours)
    return found.make(players, chosen, version)


@lru_cache(maxsize=64)
def ready_rules(
    name: str, players: int, options: tuple[tuple[str, str], ...], version: int | None = None
) -> Rules:
    """Rules made once in each process: they never change, but their data must be read."""
    return make_version(name, players, dict(options), version)


def options_of(name: str) -> list[Option]:
    """The options a table of this game can choose."""
    return game(name).options


def players_of(name: str) -> range:
    """How many can play this game."""
    return game(name).players


def make_voice(rules: Rules, seat: int, names: list[str]) -> Voice:
    """What is said to one seat (or SPECTATOR) of a game by these rules."""
    return game(rules.name).voice(rules, seat, names)
