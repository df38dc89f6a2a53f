"""A guide as a browser shows it: its words, and the table at every picture."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fondaco.games import game as manifest
from fondaco.games import rulesets
from fondaco.guide import Figure, figures, guide_in
from fondaco.server.staged import staged
from fondaco.table.frames import State


class GuideSection(Struct):
    title: str
    text: str  # Markdown; `![caption](figure:name)` is one of the figures


class FigureInfo(Struct):
    """A part of the table, to be drawn as the table draws it."""

    show: str  # which part; the game's screens have a registry of them
    pick: list[str]  # cards, ports or places that it points at
    state: State
    events: list[Mapping[str, Any]]  # of the last move
    example: str  # that opens the same position: see POST /api/examples; empty: none
    step: int  # of the lesson, that stands in the same position; 0: none


class GuideInfo(Struct):
    language: str  # the one it is in: English where it has not been translated
    game: str
    sections: list[GuideSection]
    figures: dict[str, FigureInfo]


def guiding(name: str, language: str) -> GuideInfo:
    found = guide_in(language, name)
    game, _ = rulesets()[name]
    return GuideInfo(
        language=found.language,
        game=game.name,
        sections=[GuideSection(each.title, each.text) for each in found.sections],
        figures={each: _info(figure) for each, figure in figures(name).items()},
    )


def _info(figure: Figure) -> FigureInfo:
    rules = figure.game.rules
    return FigureInfo(
        show=figure.show,
        pick=list(figure.pick),
        state=staged(figure.game, figure.seat, figure.names),
        events=[manifest(rules.name).event(rules, each, figure.seat) for each in figure.events],
        example=figure.example,
        step=figure.step,
    )
