"""The audiences of a table, and the words that they read."""

from collections.abc import Callable
from typing import NamedTuple

from fondaco.contract.rules import SPECTATOR
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Voice
from fondaco.games import make_voice
from fondaco.table.table import Table


class Audience(NamedTuple):
    """A seat or SPECTATOR, and a language. Without a language there are no words."""

    seat: int = SPECTATOR
    language: str = ""


class Voices:
    """The voices at a table. They are kept until somebody sits down or leaves.

    `words` returns the words of a language.
    """

    def __init__(self, table: Table, words: Callable[[str], Translator]) -> None:
        self.table = table
        self.words = words
        self._names = table.names  # that the voices know
        self._voices: dict[tuple[int, int, str], Voice] = {}

    def __call__(self, to: Audience, stood: int = SPECTATOR) -> Voice:
        """`stood`: a seat that a bot plays for somebody. All read that seat's name with a remark
        about that, and its owner does not read `you`."""
        names = self.table.names
        if names is not self._names:
            self._names, self._voices = names, {}
        seat = SPECTATOR if stood == to.seat else to.seat
        key = (seat, stood, to.language if stood >= 0 else "")
        voice = self._voices.get(key)
        if voice is None:
            if stood >= 0:
                names = names.copy()
                names[stood] = self.words(to.language)("server-stand-in", name=names[stood])
            voice = self._voices[key] = make_voice(self.table.rules, seat, names)
        return voice

    def log_limit(self, to: Audience) -> int:
        """How many lines back the log may reach if memory is part of the game; 0: all."""
        table = self.table
        if table.game is None or table.status == "over" or not to.language:
            return 0
        return self(to).log_limit()
