"""The guides: a few pages that teach a ruleset, with pictures that the table itself draws.

A guide is a folder in that of its game, `guide/oltremare-2005/`, named as its ruleset. There is a
Markdown file for each language, of which English is the source, stamped as the rulebooks are. A
paragraph such as `![Your hand](figure:hand)` is a picture. `figures.toml` says what each one shows:
`show` is the part of the table, which the game's web folder draws, and the rest is how to get to
the position. It begins with a worked example (`example`), at a `step` of the ruleset's lesson or
`after` an earlier figure; then `moves` are played, lines of `seat: move`. So no picture can show
what the rules would not.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fondaco.contract.rules import Event
from fondaco.games import rulesets
from fondaco.lessons import lesson
from fondaco.records import Game
from fondaco.rulebook import SOURCE, Section, load_sections
from fondaco.worked import example

FIGURE = re.compile(r"^!\[(?P<caption>[^\]]+)\]\(figure:(?P<name>[\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of one ruleset in one language."""

    name: str
    language: str  # the one it is in: English where it has not been translated
    sections: tuple[Section, ...]

    @property
    def figures(self) -> list[str]:
        """The pictures in it, in their order."""
        return [found["name"] for each in self.sections for found in FIGURE.finditer(each.text)]


@dataclass(frozen=True, slots=True)
class Figure:
    """What a picture shows, and where the game stands then."""

    show: str
    game: Game
    seat: int  # whose eyes we look through
    names: tuple[str, ...]  # an empty one is the reader's
    pick: tuple[str, ...] = ()  # cards, ports or places that it points at
    example: str = ""  # that opens the same position
    step: int = 0  # of the lesson, that stands in the same position
    events: tuple[Event, ...] = field(default=())  # of its last move


def guides() -> list[str]:
    """The rulesets that have a guide."""
    return [name for name in rulesets() if (_folder(name) / f"{SOURCE}.md").is_file()]


def _folder(name: str) -> Traversable:
    game, _ = rulesets()[name]
    return game.folder / "guide" / name


def guide_in(language: str, name: str) -> Guide:
    """The guide of a ruleset in this language, or in English."""
    return _read(name, language if (_folder(name) / f"{language}.md").is_file() else SOURCE)


@cache  # as many as there are files
def _read(name: str, language: str) -> Guide:
    game, _ = rulesets()[name]
    sections = load_sections(game.folder, (), language, f"guide/{name}")
    return Guide(name, language, tuple(sections))


# --- the pictures -----------------------------------------------------------------------------


@cache
def figures(name: str) -> Mapping[str, Figure]:
    """The pictures of a guide by name, each played up to where it stands."""
    text = (_folder(name) / "figures.toml").read_text(encoding="utf-8")
    data: dict[str, dict[str, Any]] = tomllib.loads(text)
    return {each: _figure(name, data, each) for each in data}


def _figure(name: str, data: Mapping[str, dict[str, Any]], figure: str) -> Figure:
    told = data[figure]
    start = _start(name, data, told)
    moves = [line.partition(": ") for line in told.get("moves", [])]
    for seat, _, move in moves:
        start.game.play(int(seat), start.game.rules.parse_move(move))
    return Figure(
        show=told["show"],
        game=start.game,
        seat=told.get("seat", start.seat),
        names=tuple(told.get("names", start.names)),
        pick=tuple(told.get("pick", [])),
        example="" if moves else start.example,
        step=0 if moves else start.step,
        events=tuple(start.game.events[-1]) if start.game.events else (),
    )


def _start(name: str, data: Mapping[str, dict[str, Any]], told: Mapping[str, Any]) -> Figure:
    """Where a figure begins: in a game of its own, that nobody else plays on."""
    if "after" in told:
        return _figure(name, data, told["after"])
    if "example" in told:
        found = example(told["example"])
        return Figure("", found.begin(), found.seat, found.names, example=found.name)
    course = lesson(name)
    game = course.begin()
    for step in course.steps[: told["step"] - 1]:
        course.play(game, step)
    names = tuple("" if at == course.seat else each for at, each in enumerate(course.names))
    return Figure("", game, course.seat, names, step=told["step"])
