"""Messages that are ready to be filled in: what Fluent has parsed, as a few small parts.

Fluent's own functions can say everything and check everything each time, which takes a while. These
parts know texts, values, references and choices. Whatever else there is, and every mistake, is
CannotFill: then Fluent itself makes the sentence, and says what is wrong.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

LONGEST: Final = 2500  # characters; Fluent refuses to put in more


class CannotFill(Exception):
    """Fluent itself has to make this sentence."""


class Part:
    """A piece of a message."""

    @abstractmethod
    def fill(self, values: dict[str, Any]) -> str:
        """The piece in words, with these values in it."""


class Text(Part):
    """Words that are always the same."""

    def __init__(self, text: str) -> None:
        self.text = text

    def fill(self, values: dict[str, Any]) -> str:
        return self.text


class Value(Part):
    """A value: a text, or a number as the language writes it."""

    def __init__(self, name: str, written: Callable[[int], str]) -> None:
        self.name = name
        self.written = written

    def fill(self, values: dict[str, Any]) -> str:
        value = values.get(self.name)
        if type(value) is str:
            text: str = value
            if len(text) <= LONGEST:
                return text
        elif type(value) is int:
            return self.written(value)
        raise CannotFill


class Sequence(Part):
    """Several pieces, one after another."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def fill(self, values: dict[str, Any]) -> str:
        text = "".join([part.fill(values) for part in self.parts])
        if len(text) > LONGEST:
            raise CannotFill
        return text


class Variants(Part):
    """One of several pieces, by a value: a word, a number, or the plural form of a number."""

    def __init__(
        self,
        name: str,
        keys: list[str | int],
        parts: list[Part],
        default: int,
        plural: Callable[[int], str],
    ) -> None:
        self.name = name
        self.keys = keys
        self.parts = parts
        self.default = default
        self.plural = plural
        self._words: dict[str, int] = {}  # by word: which of the parts
        for at, key in enumerate(keys):
            # As in Fluent, the word `one` finds the number 1, too.
            self._words.setdefault(key if isinstance(key, str) else plural(key), at)
        self._numbers: dict[int, int] = {}  # the same by number, for those below LONGEST

    def fill(self, values: dict[str, Any]) -> str:
        value = values.get(self.name)
        if type(value) is str:
            at = self._words.get(value, self.default)
        elif type(value) is int:
            at = self._number(value)
        else:
            raise CannotFill
        return self.parts[at].fill(values)

    def _number(self, value: int) -> int:
        known = self._numbers.get(value)
        if known is None:
            known = self._find(value)
            if abs(value) < LONGEST:
                self._numbers[value] = known
        return known

    def _find(self, value: int) -> int:
        form = self.plural(value)
        for at, key in enumerate(self.keys):
            if key == (form if isinstance(key, str) else value):
                return at
        return self.default
