"""The manifest of a game: all that the rest of the house has to know to find everything else.

A game is a folder, a package with `GAME = Manifest(...)` in its `__init__.py`. The parts are named,
and imported only when somebody asks: who plays by the rules never loads a screen. Every part but
the rules may be missing, and then the house does without.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fondaco.contract.bargain import Bargains
from fondaco.contract.orders import Orders
from fondaco.contract.phrase import Phrase
from fondaco.contract.plain import PlainVoice
from fondaco.contract.remarks import REMARKS
from fondaco.contract.rules import Event, Move, Option, Rules, View
from fondaco.contract.voice import Voice

CHOICE = "choice"  # the theme of every decision of a game that tells none apart
PLAIN_THEMES = {CHOICE: "theme-choice"}


@dataclass(frozen=True)
class Ruleset:
    """A game as one chooses it. Editions of a game are rulesets: they have a title, a lesson and
    ratings of their own, under this name."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Manifest:
    name: str
    package: str  # the folder, as Python imports it
    prefix: str  # of the ids of its rules: OM-2.3.5
    year: int  # games are listed by their age
    rulesets: tuple[Ruleset, ...]
    title: str = ""  # on its box, where programs name it; the screens have theirs from the words

    # Where the parts are: a module in the package, and what to take from it after a colon.
    rules: str = "rules.rules"  # PLAYERS, VERSIONS, OPTIONS, make, check_position
    voice: str = ""
    board: str = ""
    expert: str = ""
    codec: str = ""
    stats: str = ""
    bargains: str = ""
    themes: str = ""  # THEMES, and `theme`: what a decision is about
    orders: str = ""
    remarks: str = ""  # of its own, beside those of the house
    wire: str = ""  # setting, event, outlook: what is sent to screens; each may be missing
    commands: str = ""  # of its own for the command `fondaco`

    def load(self, part: str) -> Any:
        """A part, imported now: a module, or what it names after the colon."""
        return _part(self.package, part)

    # --- the rules ------------------------------------------------------------------------------

    def make(self, players: int, options: dict[str, str], version: int) -> Rules:
        rules: Rules = self.load(self.rules).make(players, options, version)
        return rules

    @property
    def players(self) -> range:
        """How many can play it."""
        players: range = self.load(self.rules).PLAYERS
        return players

    @property
    def versions(self) -> range:
        """Of the rules, the newest last."""
        versions: range = self.load(self.rules).VERSIONS
        return versions

    @property
    def options(self) -> list[Option]:
        """What a table of this game can choose."""
        options: list[Option] = self.load(self.rules).OPTIONS
        return options

    def ruleset(self, options: Mapping[str, str]) -> Ruleset:
        """The ruleset that these options choose; where they say nothing, the defaults count."""
        settled = {option.name: option.default for option in self.options} | dict(options)
        for ruleset in self.rulesets:
            if ruleset.options.items() <= settled.items():
                return ruleset
        return self.rulesets[0]

    def id_of(self, ruleset: Ruleset) -> str:
        """A ruleset as one word for programs: the title, and what tells it from its sisters."""
        own = [word.capitalize() for word in ruleset.name.split("-") if word != self.name]
        words = [self.title or self.name.capitalize(), *own]
        return "".join(letter for word in words for letter in word if letter.isalnum())

    # --- what it says ---------------------------------------------------------------------------

    @property
    def voices(self) -> type[Voice]:
        """Its own kind of voice, or the one that says what the data says."""
        kind: type[Voice] = self.load(self.voice) if self.voice else PlainVoice
        return kind

    def all_remarks(self, rules: Rules) -> list[Phrase]:
        """What people can say with a click: what fits any table, and what the game adds."""
        own: list[Phrase] = self.load(self.remarks)(rules) if self.remarks else []
        return [*REMARKS, *own]

    # --- what a review tells --------------------------------------------------------------------

    def watches_bargains(self, rules: Rules) -> Bargains:
        """Who tells deals and lies apart from other moves."""
        kind: type[Bargains] = self.load(self.bargains) if self.bargains else Bargains
        return kind(rules)

    @property
    def all_themes(self) -> Mapping[str, str]:
        """What its decisions can be about, in the order in which they are listed, by message id."""
        names: Mapping[str, str] = self.load(self.themes).THEMES if self.themes else PLAIN_THEMES
        return names

    def theme(self, view: View, moves: list[Move]) -> str:
        """What the choice among these moves is about: one of the themes."""
        name: str = self.load(self.themes).theme(view, moves) if self.themes else CHOICE
        return name

    # --- what is done without asking ------------------------------------------------------------

    @property
    def standing_orders(self) -> type[Orders] | None:
        """The orders that its seats can give; None: there are none."""
        kind: type[Orders] | None = self.load(self.orders) if self.orders else None
        return kind

    # --- what is sent ---------------------------------------------------------------------------

    def setting(self, rules: Rules) -> Mapping[str, Any] | None:
        """What never changes during a game and every screen needs; None if there is nothing."""
        told: Mapping[str, Any] | None = self._sent("setting", rules)
        return told

    def event(self, rules: Rules, event: Event, seat: int) -> Mapping[str, Any]:
        """An event as one seat saw it, with the names that views and moves use."""
        seen = event.seen_by(seat)
        told: Mapping[str, Any] | None = self._sent("event", rules, seen)
        return seen if told is None else told

    def outlook(self, view: View) -> Mapping[str, Any] | None:
        """What the choices of this moment would bring, as far as the seat of this view can know."""
        told: Mapping[str, Any] | None = self._sent("outlook", view)
        return told

    def _sent(self, what: str, *of: Any) -> Any:
        made = getattr(self.load(self.wire), what, None) if self.wire else None
        return None if made is None else made(*of)

    # --- what lies in the folder ----------------------------------------------------------------

    @property
    def folder(self) -> Traversable:
        """For data that is read: lessons, rulebook, words."""
        return _folder(self.package)


@cache
def _part(package: str, part: str) -> Any:
    module, _, name = part.partition(":")
    found = import_module(f"{package}.{module}")
    return getattr(found, name) if name else found


@cache
def _folder(package: str) -> Traversable:
    return files(package)
