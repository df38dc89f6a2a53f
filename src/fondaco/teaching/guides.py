"""Guides: a few pages that teach a ruleset, with pictures of real positions.

A guide is a folder within that of its game, `guide/oltremare-2005/`, named for its ruleset. It has
a Markdown file for each language; English is the source, and translations are stamped as in the
rulebooks. A paragraph such as `![Your hand](figure:hand)` is a picture. `figures.toml` says what
each picture shows. `show` is the part of the table, which the game's web folder draws. The other
keys lead to the position: it begins with an example (`example`), at a `step` of the ruleset's
lesson or `after` an earlier figure; then `moves` are made, lines of `seat: move`. The engine makes
these moves, so every picture follows the rules.
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
from fondaco.records import Game
from fondaco.teaching.examples import example
from fondaco.teaching.lessons import lesson
from fondaco.teaching.rulebook import SOURCE, Section, load_sections

FIGURE = re.compile(r"^!\[(?P<caption>[^\]]+)\]\(figure:(?P<name>[\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of one ruleset in one language."""

    name: str
    language: str  # of the text: English if there is no translation
    sections: tuple[Section, ...]

    @property
    def figures(self) -> list[str]:
        """The pictures in it, in their order."""
        return [found["name"] for each in self.sections for found in FIGURE.finditer(each.text)]


@dataclass(frozen=True, slots=True)
class Figure:
    """What a picture shows, and the game in that position."""

    show: str
    game: Game
    seat: int  # from whose view
    names: tuple[str, ...]  # empty for the reader
    pick: tuple[str, ...] = ()  # cards, ports or places to point at
    example: str = ""  # with the same position
    step: int = 0  # of the lesson, with the same position
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


@cache  # one entry for each file
def _read(name: str, language: str) -> Guide:
    game, _ = rulesets()[name]
    sections = load_sections(game.folder, (), language, f"guide/{name}")
    return Guide(name, language, tuple(sections))


# --- the pictures -----------------------------------------------------------------------------


@cache
def figures(name: str) -> Mapping[str, Figure]:
    """The pictures of a guide by name, each with its moves made."""
    text = (_folder(name) / "figures.toml").read_text(encoding="utf-8")
    data: dict[str, dict[str, Any]] = tomllib.loads(text)
    return {each: _figure(name, data, each) for each in data}


def _figure(name: str, data: Mapping[str, dict[str, Any]], figure: str) -> Figure:
    keys = data[figure]
    start = _start(name, data, keys)
    moves = [line.partition(": ") for line in keys.get("moves", [])]
    for seat, _, move in moves:
        start.game.play(int(seat), start.game.rules.parse_move(move))
    return Figure(
        show=keys["show"],
        game=start.game,
        seat=keys.get("seat", start.seat),
        names=tuple(keys.get("names", start.names)),
        pick=tuple(keys.get("pick", [])),
        example="" if moves else start.example,
        step=0 if moves else start.step,
        events=tuple(start.game.events[-1]) if start.game.events else (),
    )


def _start(name: str, data: Mapping[str, dict[str, Any]], keys: Mapping[str, Any]) -> Figure:
    """The position before a figure's own moves, in a new game."""
    if "after" in keys:
        return _figure(name, data, keys["after"])
    if "example" in keys:
        found = example(keys["example"])
        return Figure("", found.begin(), found.seat, found.names, example=found.name)
    course = lesson(name)
    game = course.begin()
    for step in course.steps[: keys["step"] - 1]:
        course.play(game, step)
    names = tuple("" if at == course.seat else each for at, each in enumerate(course.names))
    return Figure("", game, course.seat, names, step=keys["step"])
