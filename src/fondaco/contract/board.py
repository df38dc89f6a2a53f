"""What the terminal asks of a game: its board. The terminal knows games through this alone.

A board draws with the terminal's library (rich), which this module does not need: what is drawn
passes through as it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Protocol

from fondaco.contract.phrase import Said
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Voice

Drawing = Any  # whatever rich can print


class Cancelled(Exception):
    """The person has left a dialogue."""


class Screen(Protocol):
    """The person at the terminal: showing things, and asking for a line."""

    @property
    def width(self) -> int:
        """How many characters fit into a line."""

    def show(self, *things: Drawing) -> None:
        """Print these things, one below the other."""

    def note(self, text: Said, style: str = "") -> None:
        """A sentence, or several."""

    def complain(self, reason: Said | Refused) -> None:
        """Why something cannot be done."""

    def ask_in_dialogue(self, question: Said) -> str:
        """One line from the person; Cancelled if they leave the dialogue."""

    def confirm(self, question: Said) -> bool:
        """Ask a question that is answered by yes or no."""

    def offer(self, choices: "list[MenuLine]") -> None:
        """Show a menu."""


Dialogue = Callable[[Screen], list[Move]]


@dataclass
class MenuLine:
    """One line of a menu: its columns, what it would lead to, and its moves."""

    cells: tuple[Said, ...]
    moves: list[Move] = field(default_factory=list)
    note: Said = ""  # what it would bring
    key: str = ""  # what to type; its place in the menu if empty
    listed: bool = True  # False: its key or notation can be typed, but the menu does not show it
    dialogue: Dialogue | None = None  # asks further questions, and returns the moves


def number(choices: list[MenuLine], kept: dict[str, str] | None = None) -> list[MenuLine]:
    """The same choices, the listed ones without a key numbered from 1.

    `kept` holds the numbers given before, by what they stand for. They stay when other lines
    disappear, and are not given to another line.
    """
    kept = {} if kept is None else kept
    taken = {choice.key for choice in choices} | set(kept.values())
    free = (str(n) for n in range(1, 1000) if str(n) not in taken)
    for choice in choices:
        if choice.listed and not choice.key:
            meant = repr(choice.moves or choice.cells)
            if meant not in kept:
                kept[meant] = next(free)
            choice.key = kept[meant]
    return choices


@dataclass(frozen=True)
class Command:
    """A letter that a game understands besides the common ones, and what it does."""

    key: str
    word: str
    about: Said
    run: Callable[[View, Screen, str], list[Move]]  # gives the moves to play; often none
    takes: bool = False  # whether words may follow it


class Board(ABC):
    """One game in the terminal, from one seat: what is drawn, and what can be typed."""

    def __init__(self, voice: Voice, speech: Translator) -> None:
        self.voice = voice
        self.m = speech

    # --- the table --------------------------------------------------------------------------

    @abstractmethod
    def scene(self, view: View) -> Hashable:
        """When this changes, the whole board is shown again."""

    @abstractmethod
    def board(self, view: View, width: int) -> Drawing:
        """Everything a player must know at a glance."""

    def brief(self, view: View, width: int) -> Drawing | None:
        """What is shown again with each question, if anything."""
        return None

    # --- asking -----------------------------------------------------------------------------

    def page(self, view: View) -> Hashable:
        """While this stays the same, a number of the menu means the same."""
        return (view.to_move[0], self.scene(view), view.prompt["ask"])

    @abstractmethod
    def choices(self, view: View) -> list[MenuLine]:
        """The menu."""

    def typing(self, view: View) -> list[Said]:
        """How to type what is not in the menu."""
        return []

    def commands(self) -> list[Command]:
        """What else a player can type at this game's table."""
        return []

    def tidy(self, line: str) -> str:
        """A typed move in the notation's own spelling."""
        return " ".join(line.split())

    def calls(self, view: View, quiet: bool) -> set[Hashable]:
        """Reasons to ask this seat while the game waits for another; each is asked about once.

        `quiet`: only where somebody else expects an answer.
        """
        return set()

    def waits(self, view: View) -> bool:
        """Whether the person may also wait for what the others say."""
        return False

    def automatic(self, view: View) -> Move | None:
        """A move the person has ordered beforehand."""
        return None

    def taken_back(self) -> None:  # noqa: B027 - most games have nothing to forget
        """The person took a move back: forget what was ordered beforehand."""
