"""Where the tables of events of our own games are; those of other games are in their packages."""

from functools import cache
from importlib import import_module

from fondaco.games import games
from fondaco.testing import EventTable

GAMES = [name for name, game in games().items() if game.package.startswith("fondaco.")]


@cache
def events_of(game: str) -> EventTable:
    """The table of a game, which lies with the tests of its rules."""
    found = import_module(f"tests.rules.{game}.event_table").TABLE
    assert isinstance(found, EventTable)
    return found
