"""Every text a player reads, from Fluent files: one folder for each language, here and in games.

>>> messages = Messages()
>>> messages("oltremare-ducats", count=1), messages("oltremare-ducats", count=3)
('1 ducat', '3 ducats')
"""

import os
import re
from collections.abc import Hashable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from fondaco.compat import LazyBundle
from fondaco.contract.phrase import AND, CLAUSES, Phrase, Row, Said
from fondaco.contract.refused import Refused, short
from fondaco.games import games, guests
from fondaco.patterns import CannotFill

FOLDER = Path(__file__).parent / "locale"
DEFAULT = "en"
TROUBLES = 100  # that are noted
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
MINUS = "\N{MINUS SIGN}"
EXACT = 1 << 53  # from here on numbers of JSON are no longer exact, nor can all be put into words
KEPT = 5_000  # sentences that need not be made again
PLAIN = (str, int)  # values that stand in a message as they are, most of them
ALL = re.compile(r".*\.ftl")
IN_BROWSERS = re.compile(r"(web|web-.+|game|titles|bots)\.ftl")  # as in web/tools/words.ts


class Messages:
    """The messages of one language; what it lacks is said in English.

    A message that is missing or lacks a value is shown as well as it can be and noted in
    `troubles`: no game stops for a missing word, and the tests expect that list to stay empty.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self.troubles: list[str] = []
        self._said: dict[Hashable, str] = {}  # the same is said to many, and again
        self._refused: dict[Hashable, str] = {}
        self._bundles = [_bundle(each) for each in dict.fromkeys([language, DEFAULT])]

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message with these values put in."""
        return self._make(key, values)

    def say(self, said: Said) -> str:
        """A phrase, or several in a row, in words."""
        if isinstance(said, Phrase):
            return self._make(said.id, said.values)
        return str(self._value(said))

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done, in words."""
        values = refused.values
        if not all(type(value) in PLAIN for value in values.values()):
            return self._refusal(refused)
        known = (refused.name, *values.items())
        text = self._refused.get(known)
        if text is None:
            if len(self._refused) >= KEPT:
                self._refused.clear()
            text = self._refused[known] = self._refusal(refused)
        return text

    def _refusal(self, refused: Refused) -> str:
        phrase = refused.phrase
        if not self.has(phrase.id):
            return refused.name
        return self(phrase.id, **{name: self.told(v) for name, v in refused.values.items()})

    def plain(self, refused: Refused) -> dict[str, float | str]:
        """What is in a refusal, for programs: numbers as they are, all else in words."""
        found: dict[str, float | str] = {}
        for name, value in refused.values.items():
            small = isinstance(value, int | float) and abs(value) < EXACT
            found[name] = value if small else str(self.told(value))
        return found

    def told(self, value: Any) -> Any:
        """A value of a refusal as it is shown: 2005 without a comma, a stranger's text harmless."""
        if isinstance(value, Refused):
            return self.refusal(value)
        if isinstance(value, Row):
            return self._joined([str(self.told(item)) for item in value.items], value.between)
        if isinstance(value, int | float) and abs(value) < EXACT:
            return fluent_number(value, useGrouping=False)
        if isinstance(value, int) and value.bit_length() > 10_000:
            return "…"  # Python itself would not write it out
        if isinstance(value, int | float):
            return short(str(value))
        if isinstance(value, str) and not value.isprintable():
            return "".join(c if c.isprintable() else "�" for c in value)
        return self._value(value)

    def _make(self, key: str, values: dict[str, Any]) -> str:
        given = {
            name: value if type(value) in PLAIN else self._value(value)
            for name, value in values.items()
        }
        known: Hashable = (key, *given.items())
        for value in given.values():
            if type(value) not in PLAIN:
                # 2005 the year and 2005 the number are equal, but not written alike.
                known = (known, *map(type, given.values()))
                break
        text = self._said.get(known)
        if text is None:
            text, errors = self._format(key, given)
            for error in errors:
                self._trouble(error)
            if not errors:
                if len(self._said) >= KEPT:
                    self._said.clear()
                self._said[known] = text
        return text

    def _format(self, key: str, given: dict[str, Any]) -> tuple[str, list[str]]:
        for bundle in self._bundles:
            ready = bundle.ready(key)
            if ready is not None:
                try:
                    return _with_minus(ready.fill(given), given), []
                except CannotFill:
                    pass  # something is wrong with the values: Fluent says what
            if bundle.has_message(key):
                text, errors = bundle.format_pattern(bundle.get_message(key).value, given)
                return _with_minus(str(text), given), [f"{key}: {error}" for error in errors]
        return f"{{{key}}}", [f"{key}: there is no such message"]

    def _trouble(self, text: str) -> None:
        if len(self.troubles) < TROUBLES:
            self.troubles.append(text)

    def _value(self, value: Any) -> Any:
        """What stands in a message: words for phrases and rows, numbers and names as they are."""
        if isinstance(value, Phrase):
            return self._make(value.id, value.values)
        if isinstance(value, Row):
            items = [str(self._value(item)) for item in value.items]
            return self._joined(items, value.between) or self._make("voice-nothing", {})
        if isinstance(value, Refused):
            return self.refusal(value)
        return value

    def _joined(self, items: list[str], between: str) -> str:
        if between == AND and len(items) > 1:
            first = self._make("list-comma", {}).join(items[:-1])
            return first + self._make("list-and", {}) + items[-1]
        if between == CLAUSES:
            return self._make("list-clause", {}).join(items)
        return between.join(items)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


def _with_minus(text: str, given: dict[str, Any]) -> str:
    """Python and browsers write −2 with a hyphen in our languages."""
    for value in given.values():
        if isinstance(value, (int, float)) and value < 0:
            return HYPHEN.sub(MINUS, text)
    return text


def languages() -> list[str]:
    """The languages there are."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def files_of(language: str) -> list[Traversable]:
    """The house's own words in a language, then those of every game."""
    folders: list[Traversable] = [FOLDER / language]
    folders += [game.folder / "locale" / language for game in games().values()]
    return _files(folders, ALL)


def _files(folders: list[Traversable], wanted: re.Pattern[str]) -> list[Traversable]:
    return [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if wanted.fullmatch(file.name)
    ]


def guest_words(language: str) -> str:
    """What a browser says of games that came in packages of their own: ours it has from us."""
    folders = [game.folder / "locale" / language for game in guests()]
    return "\n".join(file.read_text(encoding="utf-8") for file in _files(folders, IN_BROWSERS))


def read_languages() -> None:
    """Read the words of all languages now, and not when somebody waits for them."""
    for language in languages():
        _bundle(language)


def fitting(wanted: Iterable[str]) -> str:
    """The first of these languages that we speak, and English if none.

    >>> fitting(["pt-BR", "fr_CH", "de"]), fitting(["frr"]), fitting([]), fitting(["DE"])
    ('fr', 'en', 'en', 'de')
    """
    for each in wanted:
        name = each.replace("_", "-").lower()
        for found in (name, name.partition("-")[0]):
            if found in _languages():
                return found
    return DEFAULT


def supported(language: str) -> str:
    """The language if we have it, English for any other, and none for none."""
    return language and fitting([language])


def language_asked(wanted: str) -> str:
    """The language that an Accept-Language asks for; English if we have none of them.

    >>> language_asked("pt;q=0.9, de;q=0.5, fr;q=0.8"), language_asked("")
    ('fr', 'en')
    """
    found: list[tuple[float, str]] = []
    for each in wanted[:200].split(","):
        name, _, weight = each.partition(";")
        with suppress(ValueError):
            found.append((float(weight.strip().removeprefix("q=") or 1), name.strip()))
    found.sort(key=lambda each: -each[0])
    return fitting(name for weight, name in found if weight > 0)


def language_of(environment: Mapping[str, str]) -> str:
    """The language a terminal is set to, if we speak it, and English if not.

    >>> language_of({"LANG": "nl_NL.UTF-8"}), language_of({"LANG": "C.UTF-8"})
    ('nl', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return fitting([re.split(r"[.@]", environment[name])[0]])
    return DEFAULT


def spoken() -> Messages:
    """The messages in the language of the terminal."""
    return Messages(language_of(os.environ))


@cache
def _bundle(language: str) -> Any:
    bundle = LazyBundle(language)
    for file in files_of(language):
        bundle.add(file.read_text(encoding="utf-8"))
    return bundle


@cache
def english() -> Messages:
    """For logs and tracebacks."""
    return Messages(DEFAULT)


def messages_in(language: str) -> Messages:
    """The messages of a language, read once per process; English for a language we do not have.

    So no request can make a process remember others.
    """
    return _messages(language if language in _languages() else DEFAULT)


@cache
def _messages(language: str) -> Messages:
    return Messages(language)
