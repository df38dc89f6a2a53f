"""What a game says to one seat: prompts, hints, sentences, the final sheet. All as phrases.

The server, the terminal and the records ask the voice, and put what it says into words of the
reader's language. A voice sees Views and events as its seat saw them, nothing else.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from fondaco.contract.phrase import Phrase, Said
from fondaco.contract.rules import Move, Rules, View

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from fondaco.contract.inheritable import mypyc_attr

Seen = dict[str, Any]  # an event as this seat saw it

ALL = 100_000  # sentences: the whole log of any game


class Sentence:
    """One thing that happened, as this seat is told it. (A dataclass is not faster compiled.)"""

    def __init__(
        self,
        text: Phrase,
        seat: int,
        opens: bool = False,
        goes_on: bool = False,
        minor: bool = False,
        about: str = "",
        calls: bool = False,
        cards: tuple[str, ...] = (),
    ) -> None:
        self.text = text
        self.seat = seat  # who did it, or -1
        self.opens = opens  # a new paragraph begins here
        self.goes_on = goes_on  # it belongs to the sentence before, whoever did it
        self.minor = minor  # it goes into the log, but the person need not read it now
        # What it is about, in a word. The log counts a `deal` and a `refusal`. Screens have sounds
        # for these, for `offer`, `card` and `money`, and for words of games they know.
        self.about = about
        self.calls = calls  # it speaks to this seat: somebody makes it an offer
        # The cards that this seat saw, by the game's notation: shown as pictures.
        self.cards = cards


@dataclass(frozen=True)
class Payment:
    """Money gained or lost, for the final sheet."""

    seat: int
    cause: str
    amount: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Addressee:
    """The seat that a voice speaks to, and how everybody is called there."""

    def __init__(
        self, rules: Rules, seat: int, names: list[str], spoken_of: set[int] | None = None
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.names = names
        # The seats that sentences have spoken of.
        self.spoken_of: set[int] = set() if spoken_of is None else spoken_of

    def is_me(self, seat: int) -> bool:
        """Whether a sentence that speaks of this seat is said to it."""
        self.spoken_of.add(seat)
        return seat == self.seat

    def name(self, seat: int) -> Said:
        """How a sentence calls somebody: by name, or `you`."""
        return YOU if self.is_me(seat) else self.names[seat]

    def whom(self, seat: int) -> Said:
        """The same where something is given to them: `dir` and not `du`."""
        return YOU_OBJECT if self.is_me(seat) else self.names[seat]

    def who(self, seat: int) -> dict[str, Any]:
        """The values for a sentence about somebody: `$me` (yes or no) and `$name`."""
        return {"me": "yes" if self.is_me(seat) else "no", "name": self.names[seat]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice(Addressee, ABC):
    """The voice of one game at one seat, or for those who watch."""

    bot_names: ClassVar[tuple[str, ...]]  # what bots are called at its tables
    # True: a sentence depends on the seat only by what it saw and by the functions of `Addressee`.
    # Then seats that saw the same, and that no sentence speaks of, share those of spectators.
    shares_sentences: ClassVar[bool] = False

    def __init__(self, rules: Rules, seat: int, names: list[str]) -> None:
        super().__init__(rules, seat, names)

    def addressee(self) -> Addressee:
        """The same for parts of a voice. With the voice itself they would be a reference cycle."""
        return Addressee(self.rules, self.seat, self.names, self.spoken_of)

    # --- before the game --------------------------------------------------------------------

    @abstractmethod
    def title(self) -> Phrase:
        """What the game is called."""

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

    def rule_ids(self, view: View) -> tuple[str, ...]:
        """The ids of the rules of this moment: a screen shows them on request."""
        return ()

    def preview(self, view: View, moves: list[Move]) -> Phrase | None:
        """What these moves would lead to, to be confirmed; None if nothing is lost."""
        return None

    # --- telling ----------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, events: list[Seen]) -> list[Sentence]:
        """What happened; runs of like events may be told as one."""

    def advice(self, events: list[Seen]) -> Phrase | None:
        """Moves as advice to the reader, by the first event of each; None: nothing to say.

        They are one move, or several of one kind that belong together.
        """
        told = self.sentences(events)
        return told[0].text if told else None

    def log_limit(self) -> int:
        """How many sentences back the log may reach; where memory is part of the game, not far."""
        return ALL

    def reason(self, why: Phrase) -> Phrase:
        """A bot's reason, with the game's words for what it names by notation, such as `salt7`."""
        return why

    def source(self, source: str, more: bool) -> Phrase | None:
        """More, or less, money from a source that the Expert names, in a few words.

        None: nothing to say.
        """
        return None

    def expects(self, source: str, money: float) -> Phrase | None:
        """That a choice brings so much more (or less) from a source that the Expert names.

        None: nothing to say.
        """
        return None

    def card(self, name: str) -> Phrase | None:
        """The card with this notation, in the game's words; None: not a card."""
        return None

    # --- the end ----------------------------------------------------------------------------

    def causes(self) -> list[tuple[str, Phrase]]:
        """The rows of the final sheet, as (cause, name)."""
        return []

    def payments(self, events: list[Seen]) -> list[Payment]:
        """Where the money came from, from the first move to the last."""
        return []

    def review(self, log: list[tuple[int, Move]]) -> list[Phrase]:
        """What can be revealed now that the game is over: lies, for example."""
        return []


YOU = Phrase("voice-you")
YOU_OBJECT = Phrase("voice-you-object")
