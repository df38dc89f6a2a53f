"""A menu: what can be done now, each with its key, and finding what a typed line means."""

from collections.abc import Iterable
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.contract.board import MenuLine
from fondaco.contract.refused import Refused
from fondaco.contract.translator import Translator

COLUMNS_FROM = 9  # a menu this long is shown in two columns where it fits


def picked(choices: list[MenuLine], line: str) -> list[MenuLine]:
    """The choices whose keys were typed, in their order; empty if the line is something else.

    Refused if it is a number, but not one of the menu.
    """
    by_key = {choice.key: choice for choice in choices if choice.key}
    words = line.replace(",", " ").split()
    if not words or not all(word in by_key or word.isdecimal() for word in words):
        return []
    for word in words:
        if word not in by_key:
            raise Refused("not-in-menu", typed=word)
    found = [by_key[word] for word in words]
    if len(found) > 1 and any(choice.dialogue for choice in found):
        raise Refused("one-at-a-time")
    return found


def meant(line: str, notations: Iterable[str]) -> str | None:
    """The one notation that the words of a line abbreviate, with or without its verb.

    A word that ends with a digit stands for itself: salt1 is never short for salt12.

    >>> meant("pl si", ["play silk4", "play salt7"])
    'play silk4'
    >>> meant("salt7", ["play silk4", "play salt7"])
    'play salt7'
    """
    typed = line.casefold().split()
    found = []
    for notation in notations:
        words = notation.casefold().split()
        if typed and typed in (words, words[1:]):
            return notation
        if _abbreviates(typed, words) or _abbreviates(typed, words[1:]):
            found.append(notation)
    if len(found) > 1:
        shown = ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
        raise Refused("ambiguous-move", moves=shown)
    return found[0] if found else None


def _abbreviates(typed: list[str], words: list[str]) -> bool:
    return 0 < len(typed) <= len(words) and all(
        word == short or (word.startswith(short) and not short[-1].isdigit())
        for short, word in zip(typed, words, strict=False)
    )


def menu(choices: list[MenuLine], width: int, m: Translator) -> RenderableType:
    """The listed choices as lines, or in two columns when there are many short ones."""
    listed = [_Line(choice, m) for choice in choices if choice.listed]
    plain = not any(line.note for line in listed)
    longest = max((len("  ".join(line.cells)) + 5 for line in listed), default=0)
    if plain and len(listed) >= COLUMNS_FROM and 2 * longest + 2 <= width:
        return _two_columns(listed)
    keys = max((len(line.key) for line in listed), default=0)
    # Cards have their own columns; a sentence in the same menu must not stretch them.
    runs = groupby(listed, key=lambda line: len(line.cells))
    return Group(*(_lines(list(run), keys) for _, run in runs))


class _Line:
    """A choice in words."""

    def __init__(self, choice: MenuLine, m: Translator) -> None:
        self.key = choice.key
        self.cells = [m.say(cell) for cell in choice.cells]
        self.note = m.say(choice.note)


def _lines(lines: list[_Line], keys: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    columns = len(lines[0].cells)
    grid.add_column(justify="right", no_wrap=True, min_width=keys + 1)
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1)
    grid.add_column()
    for line in lines:
        cells = [Text(cell) for cell in line.cells]
        grid.add_row(_key(line), *cells, Text(line.note, style="italic"))
    return grid


def _two_columns(lines: list[_Line]) -> Table:
    most = max(len(line.cells) for line in lines)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
        for _ in range(most):
            grid.add_column(no_wrap=True)
    half = (len(lines) + 1) // 2
    for at in range(half):
        row: list[Text] = []
        for line in lines[at::half]:
            row += [_key(line), *(Text(cell) for cell in line.cells)]
            row += [Text("")] * (most - len(line.cells))
        grid.add_row(*row)
    return grid


def _key(line: _Line) -> Text:
    return Text(f" {line.key}", style="bold cyan")
