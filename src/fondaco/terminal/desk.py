"""What the terminal asks of a game: its desk. The loop knows no game, only this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import RenderableType

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move, Rules, View
from fondaco.games import game
from fondaco.messages import Messages
from fondaco.terminal.menu import Choice
from fondaco.terminal.screen import Screen

Seen = dict[str, Any]  # an event as this seat saw it


@dataclass(frozen=True)
class Sentence:
    """One thing that happened, told to this seat."""

    text: str
    seat: int  # who did it, or -1
    opens: bool = False  # a new paragraph begins here
    goes_on: bool = False  # it belongs to what was told before, whoever did it
    minor: bool = False  # worth a place in the log, but not the person's time


@dataclass(frozen=True)
class Command:
    """A letter that a game understands besides the common ones, and what it does."""

    key: str
    word: str
    about: str
    run: Callable[[View, Screen, str], list[Move]]  # gives the moves to play; often none
    takes: bool = False  # whether words may follow it


@dataclass(frozen=True)
class Payment:
    """Money gained or lost, for the final sheet."""

    seat: int
    cause: str
    amount: int


class Desk(ABC):
    """A seat at one game. It sees Views and events as its seat saw them, and nothing else."""

    bot_names: ClassVar[tuple[str, ...]]

    def __init__(self, rules: Rules, seat: int, names: list[str], messages: Messages) -> None:
        self.rules = rules
        self.seat = seat
        self.names = names
        self.m = messages

    # --- words ------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """How a sentence calls somebody: by name, or `you`."""
        return self.m("terminal-you") if seat == self.seat else self.names[seat]

    def whom(self, seat: int) -> str:
        """The same where something is given to them: `dir` and not `du`."""
        return self.m("terminal-you-object") if seat == self.seat else self.names[seat]

    def who(self, seat: int) -> dict[str, str]:
        """The values for a sentence about somebody: `$me` (yes or no) and `$name`."""
        return {"me": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    def listing(self, items: Iterable[str]) -> str:
        """Several things as one: `salt, silk`."""
        return ", ".join(items) or self.m("terminal-nothing")

    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def notes(self) -> list[str]:
        """What a player should know before the first move: reconstructions, mostly."""

    # --- the table --------------------------------------------------------------------------

    @abstractmethod
    def scene(self, view: View) -> Hashable:
        """When this changes, the whole board is shown again."""

    @abstractmethod
    def board(self, view: View, width: int) -> RenderableType:
        """Everything a player must know at a glance."""

    @abstractmethod
    def brief(self, view: View, width: int) -> RenderableType | None:
        """What has to be seen again at each question, if anything."""

    # --- asking -----------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, view: View) -> str:
        """What is asked, in plain words."""

    @abstractmethod
    def hints(self, view: View) -> list[str]:
        """What the person would gain or lose."""

    def typing(self, view: View) -> list[str]:
        """How to type what is not in the menu; nothing for those who click."""
        return []

    @abstractmethod
    def choices(self, view: View) -> list[Choice]:
        """The menu."""

    @abstractmethod
    def help(self, view: View) -> str:
        """The rules of this moment in short, with their ids."""

    @abstractmethod
    def preview(self, view: View, moves: list[Move]) -> str:
        """What several moves at once would lead to, to be confirmed; empty if nothing is lost."""

    def commands(self) -> list[Command]:
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

    # --- telling ----------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, events: list[Seen]) -> list[Sentence]:
        """What happened; runs of like events may be told as one."""

    @abstractmethod
    def log_limit(self) -> int:
        """How many sentences back the log may reach; where memory is part of the game, not far."""

    # --- the end ----------------------------------------------------------------------------

    @abstractmethod
    def causes(self) -> list[tuple[str, str]]:
        """The rows of the final sheet, as (cause, name)."""

    @abstractmethod
    def payments(self, events: list[Seen]) -> list[Payment]:
        """Where the money came from, from the first move to the last."""

    def review(self, log: list[tuple[int, Move]]) -> list[str]:
        """What can be told now that the game is over: lies, for example."""
        return []


def make_desk(rules: Rules, seat: int, names: list[str], messages: Messages) -> Desk:
    return desk_class(rules.name)(rules, seat, names, messages)


def desk_class(name: str) -> type[Desk]:
    found = game(name)
    if not found.voice:
        raise FondacoError(f"There is no terminal for {name} yet.")
    desk: type[Desk] = found.load(found.voice)
    return desk
