"""Helpers for the tests of a game: builders, tables of events, fact books, conformance checks.

The tests of our own games use these, and so can those of a game in a package of its own
(docs/new-game.md). Nothing here needs pytest, except `rule`, which imports it when it is called.

- `check_game` plays random games and tries everything that the rest of Fondaco relies on; it also
  drives a table. The command `fondaco check GAME` runs it.
- `Scene` is a position in which a test plays moves as text and asks what happened.
- `TableBuilder` is a table and its log, with a clock that only the test moves.
- `EventKind` and `EventTable` say, for each kind of event, what everybody is told and who learns
  which cards, and check it in whole games.
- `FactBook` remembers what a seat knows for sure; `check_samples` compares sampled worlds with it.
- `rule` marks a test with the numbered rules that it proves.
"""

from fondaco.testing.contract import check_game
from fondaco.testing.events import EventKind, EventTable
from fondaco.testing.facts import FactBook, check_samples
from fondaco.testing.faults import Tried, Unsound
from fondaco.testing.rule import rule
from fondaco.testing.scene import Scene
from fondaco.testing.tables import TableBuilder

__all__ = [
    "EventKind",
    "EventTable",
    "FactBook",
    "Scene",
    "TableBuilder",
    "Tried",
    "Unsound",
    "check_game",
    "check_samples",
    "rule",
]
