"""What a game says to one seat: prompts, hints, sentences, the final sheet. All as phrases.

The server, the terminal and the records ask the voice, and make words of what it says in the
language of whoever reads them. A voice sees Views and events as its seat saw them, nothing else.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from fondaco.contract.phrase import Phrase, Said
from fondaco.contract.rules import Move, Rules, View

Seen = dict[str, Any]  # an event as this seat saw it

ALL = 100_000  # sentences: the whole log of any game
TOPICS = ("offer", "deal", "refusal", "card", "money", "voyage", "bid", "cannon")


@dataclass(frozen=True)
class Sentence:
    """One thing that happened, told to this seat."""

    text: Phrase
    seat: int  # who did it, or -1
    opens: bool = False  # a new paragraph begins here
    goes_on: bool = False  # it belongs to what was told before, whoever did it
    minor: bool = False  # worth a place in the log, but not the person's time
    about: str = ""  # one of TOPICS: what it sounds like, and how a log is summed up
    calls: bool = False  # it speaks to this seat: somebody makes it an offer
    cards: tuple[str, ...] = ()  # that this seat saw, by the game's notation: shown as pictures


@dataclass(frozen=True)
class Payment:
    """Money gained or lost, for the final sheet."""

    seat: int
    cause: str
    amount: int


class Voice(ABC):
    """The voice of one game at one seat, or for those who watch."""

    bot_names: ClassVar[tuple[str, ...]]  # what bots are called at its tables

    def __init__(self, rules: Rules, seat: int, names: list[str]) -> None:
        self.rules = rules
        self.seat = seat
        self.names = names

    # --- whom it is about -------------------------------------------------------------------

    def name(self, seat: int) -> Said:
        """How a sentence calls somebody: by name, or `you`."""
        return YOU if seat == self.seat else self.names[seat]

    def whom(self, seat: int) -> Said:
        """The same where something is given to them: `dir` and not `du`."""
        return YOU_OBJECT if seat == self.seat else self.names[seat]

    def who(self, seat: int) -> dict[str, Any]:
        """The values for a sentence about somebody: `$me` (yes or no) and `$name`."""
        return {"me": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    # --- before the game --------------------------------------------------------------------

    @abstractmethod
    def title(self) -> Phrase: ...

    def notes(self) -> list[Phrase]:
        """What a player should know before the first move: reconstructions, mostly."""
        return []

    # --- asking -----------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, view: View) -> Phrase:
        """What is asked, in plain words."""

    def hints(self, view: View) -> list[Phrase]:
        """What the person would gain or lose."""
        return []

    @abstractmethod
    def help(self, view: View) -> Phrase:
        """The rules of this moment in short, with their ids."""

    def preview(self, view: View, moves: list[Move]) -> Phrase | None:
        """What these moves would lead to, to be confirmed; None if nothing is lost."""
        return None

    # --- telling ----------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, events: list[Seen]) -> list[Sentence]:
        """What happened; runs of like events may be told as one."""

    def log_limit(self) -> int:
        """How many sentences back the log may reach; where memory is part of the game, not far."""
        return ALL

    def reason(self, why: Phrase) -> Phrase:
        """A bot's reason with what it names by notation as it is said: `salt7`, for example."""
        return why

    def card(self, name: str) -> Phrase | None:
        """The card of this name in the notation, as one knows it at the table; None: no card."""
        return None

    # --- the end ----------------------------------------------------------------------------

    def causes(self) -> list[tuple[str, Phrase]]:
        """The rows of the final sheet, as (cause, name)."""
        return []

    def payments(self, events: list[Seen]) -> list[Payment]:
        """Where the money came from, from the first move to the last."""
        return []

    def review(self, log: list[tuple[int, Move]]) -> list[Phrase]:
        """What can be told now that the game is over: lies, for example."""
        return []


YOU = Phrase("voice-you")
YOU_OBJECT = Phrase("voice-you-object")
