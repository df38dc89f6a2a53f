"""The board of a game in the terminal: its own, or a plain one for a game that has none."""

from collections.abc import Hashable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fondaco.contract.board import Board, Choice, Speech
from fondaco.contract.phrase import Said
from fondaco.contract.plain import plain, worded
from fondaco.contract.rules import View
from fondaco.contract.voice import Voice
from fondaco.drawing import TO_MOVE, heading, seat_style
from fondaco.games import game

ASIDE = ("moves", "prompt")  # of what a seat sees: they stand in the menu and in the question


def make_board(voice: Voice, speech: Speech) -> Board:
    found = game(voice.rules.name)
    kind: type[Board] = found.load(found.board) if found.board else PlainBoard
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

    def choices(self, view: View) -> list[Choice]:
        rules = self.voice.rules
        cells: list[tuple[Said, ...]] = [(rules.format_move(move),) for move in view.moves]
        return [Choice(each, [move]) for each, move in zip(cells, view.moves, strict=True)]


def _parts(value: Any) -> dict[str, Any]:
    """What stands on lines of its own: the parts of a dict, and of a list of dicts or lists."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        return {str(at): each for at, each in enumerate(value)}
    return {}
