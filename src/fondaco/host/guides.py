"""The page of a guide: its text, and the table for every picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fondaco.games import game as manifest
from fondaco.games import rulesets
from fondaco.host.frozen_table import frozen_table
from fondaco.table.frames import State
from fondaco.teaching.guides import Figure, figures, guide_in


@dataclass
class GuideSection:
    title: str
    text: str  # Markdown; `![caption](figure:name)` is one of the figures


@dataclass
class FigureInfo:
    """A picture: a part of the table, drawn by the table's own components."""

    show: str  # the part; the game's screens have a registry of parts
    pick: list[str]  # cards, ports or places to point at
    state: State
    events: list[Mapping[str, Any]]  # of the last move
    example: str  # with the same position, for POST /api/examples; empty: none
    step: int  # of the lesson, with the same position; 0: none


@dataclass
class GuideInfo:
    language: str  # of the text: English if there is no translation
    game: str
    sections: list[GuideSection]
    figures: dict[str, FigureInfo]


def guide_page(name: str, language: str) -> GuideInfo:
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
        state=frozen_table(figure.game, figure.seat, figure.names),
        events=[manifest(rules.name).event(rules, each, figure.seat) for each in figure.events],
        example=figure.example,
        step=figure.step,
    )
