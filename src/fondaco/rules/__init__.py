"""The rules of all games: pure Python, standard library only.

>>> from fondaco.rules import make
>>> rules = make("oltremare", players=4, edition="2005")
>>> position = rules.start(seed="7")
>>> position.to_move()[0] == position.turn
True
"""

from importlib import import_module

from fondaco.rules.contract import FondacoError, Option, Rules

RULESETS = ("oltremare", "batavia")


def _module(name: str) -> object:
    if name not in RULESETS:
        raise FondacoError(f"There is no game {name!r}; there are {', '.join(RULESETS)}.")
    return import_module(f"fondaco.rules.{name}.rules")


def make(name: str, players: int, **options: str | int) -> Rules:
    """The rules of one game for so many players: `make("oltremare", 4, edition="2004")`."""
    chosen = {option: str(value) for option, value in options.items()}
    rules: Rules = _module(name).make(players, chosen)  # type: ignore[attr-defined]
    return rules


def options_of(name: str) -> list[Option]:
    """The options a table of this game can choose."""
    options: list[Option] = _module(name).OPTIONS  # type: ignore[attr-defined]
    return options


def players_of(name: str) -> range:
    """How many can play this game."""
    players: range = _module(name).PLAYERS  # type: ignore[attr-defined]
    return players
