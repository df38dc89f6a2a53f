"""The manifest of a game: what the other packages need to find everything else about it.

A game is a folder, a package with `GAME = Manifest(...)` in its `__init__.py`. A part is imported
only when somebody asks for it: a program that plays by the rules never loads a screen. Every part
except the rules may be missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from fondaco.contract.bargain import Bargains
from fondaco.contract.browser_board import BrowserBoard
from fondaco.contract.orders import Orders
from fondaco.contract.phrase import Phrase
from fondaco.contract.plain import PlainVoice
from fondaco.contract.remarks import REMARKS
from fondaco.contract.rules import Event, Move, Option, Position, Rules, View
from fondaco.contract.stats import Watch
from fondaco.contract.voice import Voice

if TYPE_CHECKING:
    from fondaco.contract.board import Board
    from fondaco.contract.codec import Codec
    from fondaco.contract.expert import Expert
    from fondaco.contract.features import Features

CHOICE = "choice"  # the theme of every decision of a game that has no themes of its own
PLAIN_THEMES = {CHOICE: "theme-choice"}


@dataclass(frozen=True)
class Ruleset:
    """A game as one chooses it. Editions of a game are rulesets: they have a title, a lesson and
    ratings of their own, under this name."""

    name: str
    options: Mapping[str, str]


class RulesModule(Protocol):
    """What the module of a game's rules has. `make` builds them; the rest says what it takes."""

    PLAYERS: range  # how many can play
    VERSIONS: range  # of the rules, the newest last
    OPTIONS: list[Option]  # what a table can choose

    def make(self, players: int, options: dict[str, str], version: int) -> Rules:
        """The rules for so many players, with these options and the defaults of the others."""


class Manifest:
    """Where the parts of a game are, and the parts themselves, each by one name.

    `Manifest(..., orders="orders:MyOrders")` says where a part is: a module in the package, and
    what to take from it after a colon. `manifest.orders` is the part, imported when it is asked
    for. A part that is missing has a plain form, or is None.
    """

    def __init__(
        self,
        name: str,
        package: str,  # the folder, as Python imports it
        prefix: str,  # of the ids of its rules: OM-2.3.5
        year: int,  # games are listed by their age
        rulesets: tuple[Ruleset, ...],
        title: str = "",  # as on its box, for programs; screens take the title from the words
        *,
        rules: str = "rules.rules",  # a RulesModule
        voice: str = "",  # a Voice
        board: str = "",  # a Board, for terminals
        expert: str = "",  # an Expert
        codec: str = "",  # a Codec
        features: str = "",  # a function: a position as numbers, for trained judgements
        stats: str = "",  # a Watch
        bargains: str = "",  # Bargains
        themes: str = "",  # a module with THEMES, and `theme`: what a decision is about
        orders: str = "",  # Orders
        remarks: str = "",  # a function of the rules: what people can say in this game only
        sent: str = "",  # a module with some of `setting`, `event`, `outlook`: what screens get
        commands: str = "",  # a list of commands of its own for the command `fondaco`
        browser_board: BrowserBoard | None = None,  # for a game that is not part of the app
    ) -> None:
        self.name = name
        self.package = package
        self.prefix = prefix
        self.year = year
        self.rulesets = rulesets
        self.title = title
        self.browser_board = browser_board
        self._where = {
            "rules": rules,
            "voice": voice,
            "board": board,
            "expert": expert,
            "codec": codec,
            "features": features,
            "stats": stats,
            "bargains": bargains,
            "themes": themes,
            "orders": orders,
            "remarks": remarks,
            "sent": sent,
            "commands": commands,
        }

    def __repr__(self) -> str:
        return f"Manifest({self.name!r})"

    def has(self, part: str) -> bool:
        """Whether the game itself has this part."""
        return bool(self._where[part])

    def _part(self, part: str, otherwise: Any = None) -> Any:
        where = self._where[part]
        return _load(self.package, where) if where else otherwise

    # --- the rules ------------------------------------------------------------------------------

    @property
    def rules(self) -> RulesModule:
        """The module of its rules, imported now."""
        found: RulesModule = self._part("rules")
        return found

    def make(self, players: int, options: dict[str, str], version: int) -> Rules:
        """The rules for so many players, with these options and of this version."""
        return self.rules.make(players, options, version)

    @property
    def players(self) -> range:
        """How many can play it."""
        return self.rules.PLAYERS

    @property
    def versions(self) -> range:
        """Of the rules, the newest last."""
        return self.rules.VERSIONS

    @property
    def options(self) -> list[Option]:
        """What a table of this game can choose."""
        return self.rules.OPTIONS

    def ruleset(self, options: Mapping[str, str]) -> Ruleset:
        """The ruleset that these options choose; where they say nothing, the defaults count."""
        settled = {option.name: option.default for option in self.options} | dict(options)
        for ruleset in self.rulesets:
            if ruleset.options.items() <= settled.items():
                return ruleset
        return self.rulesets[0]

    def id_of(self, ruleset: Ruleset) -> str:
        """A ruleset as one word for programs: the title, and what distinguishes it from the game's
        other rulesets."""
        own = [word.capitalize() for word in ruleset.name.split("-") if word != self.name]
        words = [self.title or self.name.capitalize(), *own]
        return "".join(letter for word in words for letter in word if letter.isalnum())

    # --- what it says ---------------------------------------------------------------------------

    @property
    def voice(self) -> type[Voice]:
        """Its own kind of voice, or the one that says what the data says."""
        found: type[Voice] = self._part("voice", PlainVoice)
        return found

    def remarks(self, rules: Rules) -> list[Phrase]:
        """What people can say with a click: what fits any table, and what the game adds."""
        own = self._part("remarks")
        return [*REMARKS, *(own(rules) if own is not None else [])]

    @property
    def board(self) -> "type[Board] | None":
        """Its board in a terminal; None: the plain one."""
        found: type[Board] | None = self._part("board")
        return found

    @property
    def commands(self) -> list[Any]:
        """Its own commands for the command `fondaco`."""
        found: list[Any] = self._part("commands", [])
        return found

    # --- what programs know of it ---------------------------------------------------------------

    @property
    def expert(self) -> "type[Expert] | None":
        """What bots know about it; None: nothing but its rules."""
        found: type[Expert] | None = self._part("expert")
        return found

    @property
    def codec(self) -> "type[Codec] | None":
        """Its views and moves as numbers; None: the plain way."""
        found: type[Codec] | None = self._part("codec")
        return found

    @property
    def features(self) -> "Callable[[Position, list[float], float], Features] | None":
        """A sampled position as numbers, given the Expert's values and doubt; None: it has none."""
        found: Callable[[Position, list[float], float], Features] | None = self._part("features")
        return found

    @property
    def stats(self) -> type[Watch]:
        """What is counted in its records."""
        found: type[Watch] = self._part("stats", Watch)
        return found

    # --- what a review says ---------------------------------------------------------------------

    @property
    def has_deals(self) -> bool:
        """Whether its players make deals."""
        return bool(self._where["bargains"])

    def bargains(self, rules: Rules) -> Bargains:
        """What distinguishes deals and lies from other moves."""
        kind: type[Bargains] = self._part("bargains", Bargains)
        return kind(rules)

    @property
    def themes(self) -> Mapping[str, str]:
        """What its decisions can be about, in the order in which they are listed, by message id."""
        module = self._part("themes")
        names: Mapping[str, str] = PLAIN_THEMES if module is None else module.THEMES
        return names

    def theme(self, view: View, moves: list[Move]) -> str:
        """What the choice among these moves is about: one of the themes."""
        module = self._part("themes")
        name: str = CHOICE if module is None else module.theme(view, moves)
        return name

    # --- what is done without asking ------------------------------------------------------------

    @property
    def orders(self) -> type[Orders] | None:
        """The standing orders that its seats can give; None: there are none."""
        kind: type[Orders] | None = self._part("orders")
        return kind

    # --- what is sent ---------------------------------------------------------------------------

    def setting(self, rules: Rules) -> Mapping[str, Any] | None:
        """What never changes during a game and every screen needs; None if there is nothing."""
        told: Mapping[str, Any] | None = self._sent("setting", rules)
        return told

    def event(self, rules: Rules, event: Event, seat: int) -> Mapping[str, Any]:
        """An event as one seat saw it, with the names that views and moves use."""
        return self._with_names(rules, event.seen_by(seat))

    def event_in_full(self, rules: Rules, event: Event) -> Mapping[str, Any]:
        """An event of a finished game with its secrets, with the names that views and moves use."""
        return self._with_names(rules, event.in_full())

    def _with_names(self, rules: Rules, seen: dict[str, Any]) -> Mapping[str, Any]:
        told: Mapping[str, Any] | None = self._sent("event", rules, seen)
        return seen if told is None else told

    def outlook(self, view: View, aids: bool | None = None) -> Mapping[str, Any] | None:
        """What the choices of this moment would bring, as far as the seat of this view can know.

        `aids` as in `View.as_json`: both are shown together.
        """
        more = () if aids is None else (aids,)
        told: Mapping[str, Any] | None = self._sent("outlook", view, *more)
        return told

    def _sent(self, what: str, *of: Any) -> Any:
        made = getattr(self._part("sent"), what, None)
        return None if made is None else made(*of)

    # --- what lies in the folder ----------------------------------------------------------------

    @property
    def folder(self) -> Traversable:
        """For data that is read: lessons, rulebook, words."""
        return _folder(self.package)


@cache
def _load(package: str, where: str) -> Any:
    module, _, name = where.partition(":")
    found = import_module(f"{package}.{module}")
    return getattr(found, name) if name else found


@cache
def _folder(package: str) -> Traversable:
    return files(package)
