"""Who looks at a table, and in whose words it is told to them."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from fondaco.contract.phrase import Said
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.contract.voice import Voice
from fondaco.games import make_voice
from fondaco.table.table import Table


class Audience(NamedTuple):
    """Who looks: a seat or SPECTATOR, and the language of the words; without one, no words."""

    seat: int = SPECTATOR
    language: str = ""


class Words(Protocol):
    """The words of one language; `fondaco.messages` has them."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """A message with these values put in."""

    def say(self, said: Said) -> str:
        """A phrase in words."""

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done."""


class Voices:
    """The voices at a table, kept ready for as long as nobody new sits down.

    `words` gives the words of a language to whoever wants any.
    """

    def __init__(self, table: Table, words: Callable[[str], Words]) -> None:
        self.table = table
        self.words = words
        self._voices: dict[tuple[int, int], tuple[list[str], Voice]] = {}

    def __call__(self, to: Audience, stood: int = SPECTATOR) -> Voice:
        """`stood`: a seat that a bot plays for somebody; it is called so, whoever it is told to."""
        names = [chair.name or "?" for chair in self.table.chairs]
        if stood >= 0:
            names[stood] = self.words(to.language)("server-stand-in", name=names[stood])
        seat = SPECTATOR if stood == to.seat else to.seat  # what a bot does, one does not do
        known = self._voices.get((seat, stood))
        if known is not None and known[0] == names:
            return known[1]
        voice = make_voice(self.table.rules, seat, names)
        self._voices[seat, stood] = (names, voice)
        return voice

    def log_limit(self, to: Audience) -> int:
        """How many lines back the log may reach, where memory is part of the game; 0: all."""
        table = self.table
        if table.game is None or table.status == "over" or not to.language:
            return 0
        return self(to).log_limit()
