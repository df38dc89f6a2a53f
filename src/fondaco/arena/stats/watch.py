"""What to look for while a game is replayed. This much works for any game.

Games that have more to tell have a module of their own here, with a `Watch` of their own, and ways
to sum up, to print and to draw what it found.
"""

from types import ModuleType
from typing import Any

from fondaco.contract.rules import Move
from fondaco.games import game
from fondaco.records import Game

Income = tuple[int, str, int]  # a seat, a cause, and the money it gained or lost by it


class Watch:
    """Looks on while one game is replayed. Events come with everything that was hidden."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def income(self, told: dict[str, Any]) -> list[Income]:
        """The money that changed hands with an event: it tells a cause and an amount."""
        if "cause" in told and "ducats" in told and told["seat"] >= 0:
            return [(told["seat"], told["cause"], told["ducats"])]
        return []

    def look(self, seat: int, move: Move, told: dict[str, Any]) -> None:
        """One event that a move of this seat brought about."""

    def found(self) -> dict[str, Any]:
        """What there is to tell of this game alone, as plain data."""
        return {}


def module_for(name: str) -> ModuleType | None:
    found = game(name)
    module: ModuleType | None = found.load(found.stats) if found.stats else None
    return module


def watch_for(game: Game) -> Watch:
    module = module_for(game.rules.name)
    watch: Watch = Watch(game) if module is None else module.Watch(game)
    return watch
