"""A menu: what can be done now, each with its key, and finding what a typed line means."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move
from fondaco.messages import Messages
from fondaco.terminal.screen import Screen

Dialogue = Callable[[Screen], list[Move]]

COLUMNS_FROM = 9  # a menu this long is shown in two columns where it fits


@dataclass
class Choice:
    """One line of a menu: its columns, what it would lead to, and its moves."""

    cells: tuple[str, ...]
    moves: list[Move] = field(default_factory=list)
    note: str = ""  # what it would bring
    key: str = ""  # what to type; its place in the menu if empty
    listed: bool = True  # False: its key or notation can be typed, but a line would be in the way
    dialogue: Dialogue | None = None  # asks on, and gives the moves


def number(choices: list[Choice]) -> list[Choice]:
    """The same choices, the listed ones without a key numbered from 1."""
    taken = {choice.key for choice in choices}
    free = (str(n) for n in range(1, 1000) if str(n) not in taken)
    for choice in choices:
        if choice.listed and not choice.key:
            choice.key = next(free)
    return choices


def picked(choices: list[Choice], line: str, m: Messages) -> list[Choice]:
    """The choices whose keys were typed, in their order; empty if the line is something else.

    FondacoError if it is a number, but not one of the menu.
    """
    by_key = {choice.key: choice for choice in choices if choice.key}
    words = line.replace(",", " ").split()
    if not words or not all(word in by_key or word.isdecimal() for word in words):
        return []
    for word in words:
        if word not in by_key:
            raise FondacoError(m("terminal-not-in-menu", typed=word))
    found = [by_key[word] for word in words]
    if len(found) > 1 and any(choice.dialogue for choice in found):
        raise FondacoError(m("terminal-one-at-a-time"))
    return found


def meant(line: str, notations: Iterable[str], m: Messages) -> str | None:
    """The one notation that the words of a line abbreviate, with or without its verb.

    A word that ends with a digit stands for itself: salt1 is never short for salt12.

    >>> meant("pl si", ["play silk4", "play salt7"], Messages())
    'play silk4'
    >>> meant("salt7", ["play silk4", "play salt7"], Messages())
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
        raise FondacoError(m("terminal-ambiguous", moves=shown))
    return found[0] if found else None


def _abbreviates(typed: list[str], words: list[str]) -> bool:
    return 0 < len(typed) <= len(words) and all(
        word == short or (word.startswith(short) and not short[-1].isdigit())
        for short, word in zip(typed, words, strict=False)
    )


def menu(choices: list[Choice], width: int) -> RenderableType:
    """The listed choices as lines, or in two columns when there are many short ones."""
    listed = [choice for choice in choices if choice.listed]
    plain = not any(choice.note for choice in listed)
    longest = max((len("  ".join(c.cells)) + 5 for c in listed), default=0)
    if plain and len(listed) >= COLUMNS_FROM and 2 * longest + 2 <= width:
        return _two_columns(listed)
    keys = max((len(choice.key) for choice in listed), default=0)
    # Cards have columns of their own; a sentence in the same menu must not stretch them.
    runs = groupby(listed, key=lambda choice: len(choice.cells))
    return Group(*(_lines(list(run), keys) for _, run in runs))


def _lines(choices: list[Choice], keys: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    columns = len(choices[0].cells)
    grid.add_column(justify="right", no_wrap=True, min_width=keys + 1)
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1)
    grid.add_column()
    for choice in choices:
        cells = [Text(cell) for cell in choice.cells]
        grid.add_row(_key(choice), *cells, Text(choice.note, style="italic"))
    return grid


def _two_columns(listed: list[Choice]) -> Table:
    most = max(len(choice.cells) for choice in listed)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
        for _ in range(most):
            grid.add_column(no_wrap=True)
    half = (len(listed) + 1) // 2
    for at in range(half):
        row: list[Text] = []
        for choice in listed[at::half]:
            row += [_key(choice), *(Text(cell) for cell in choice.cells)]
            row += [Text("")] * (most - len(choice.cells))
        grid.add_row(*row)
    return grid


def _key(choice: Choice) -> Text:
    return Text(f" {choice.key}", style="bold cyan")
