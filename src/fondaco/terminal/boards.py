"""The board of a game in the terminal: its own, or a plain one for a game that has none."""

from collections.abc import Hashable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fondaco.console.styles import TO_MOVE, heading, seat_style
from fondaco.contract.board import Board, MenuLine
from fondaco.contract.phrase import Said
from fondaco.contract.plain import plain, worded
from fondaco.contract.rules import View
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Voice
from fondaco.games import game

ASIDE = ("moves", "prompt")  # of what a seat sees: the menu and the question show these


def make_board(voice: Voice, speech: Translator) -> Board:
    kind = game(voice.rules.name).board or PlainBoard
    return kind(voice, speech)


class PlainBoard(Board):
    """What the seat sees, line by line, and its moves in notation."""

    def scene(self, view: View) -> Hashable:
        return view.ply

    def board(self, view: View, width: int) -> RenderableType:
        seen = {key: value for key, value in view.as_json().items() if key not in ASIDE}
        text = Text("\n".join(self._lines(seen, 0)))
        return Group(heading(self._seats(view)), text)

    def _seats(self, view: View) -> Text:
        """Who has which number, and who is to move."""
        line = Text()
        for seat, name in enumerate(self.voice.names):
            mark = TO_MOVE if seat in view.to_move[:1] else ""
            style = f"bold {seat_style(seat)}" if seat == view.seat else seat_style(seat)
            line.append(f"{mark}{seat} {name}", style=style).append("  ")
        return line

    def _lines(self, data: dict[str, Any], deep: int) -> Iterator[str]:
        for key, value in data.items():
            head = f"{'  ' * deep}{plain(str(key))}:"
            parts = _parts(value)
            if parts:
                yield head
                yield from self._lines(parts, deep + 1)
            else:
                yield f"{head} {self.m.say(worded(value))}"

    def choices(self, view: View) -> list[MenuLine]:
        rules = self.voice.rules
        cells: list[tuple[Said, ...]] = [(rules.format_move(move),) for move in view.moves]
        return [MenuLine(each, [move]) for each, move in zip(cells, view.moves, strict=True)]


def _parts(value: Any) -> dict[str, Any]:
    """What gets its own lines: the parts of a dict, and of a list of dicts or lists."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        return {str(at): each for at, each in enumerate(value)}
    return {}
