"""Every text a player reads, from Fluent files: one folder for each language, here and in games.

>>> messages = Messages()
>>> messages("oltremare-ducats", count=1), messages("oltremare-ducats", count=3)
('1 ducat', '3 ducats')
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from fondaco.contract.phrase import Phrase, Row, Said
from fondaco.contract.refused import Refused, short
from fondaco.games import games, guests

FOLDER = Path(__file__).parent / "locale"
DEFAULT = "en"
EXACT = 1 << 53  # from here on numbers of JSON are no longer exact, nor can all be put into words
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
        self._bare: dict[str, str] = {}  # messages without values, once said
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
            items = [str(self.told(item)) for item in value.items]
            return value.between.join(items)
        if isinstance(value, int | float) and abs(value) < EXACT:
            return fluent_number(value, useGrouping=False)
        if isinstance(value, int) and value.bit_length() > 10_000:
            return "…"  # Python itself would not write it out
        if isinstance(value, int | float):
            return short(str(value))
        if isinstance(value, str):
            return "".join(c if c.isprintable() else "�" for c in value)
        return self._value(value)

    def _make(self, key: str, values: dict[str, Any]) -> str:
        if not values and key in self._bare:
            return self._bare[key]
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                given = {name: self._value(value) for name, value in values.items()}
                text, errors = bundle.format_pattern(pattern, given)
                if errors:
                    self.troubles += [f"{key}: {error}" for error in errors]
                elif not values:
                    self._bare[key] = str(text)
                return str(text)
        self.troubles.append(f"{key}: there is no such message")
        return f"{{{key}}}"

    def _value(self, value: Any) -> Any:
        """What stands in a message: words for phrases and rows, numbers and names as they are."""
        if isinstance(value, Phrase):
            return self._make(value.id, value.values)
        if isinstance(value, Row):
            items = [str(self._value(item)) for item in value.items]
            return value.between.join(items) or self._make("voice-nothing", {})
        if isinstance(value, Refused):
            return self.refusal(value)
        return value

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


def languages() -> list[str]:
    """The languages there are."""
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


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


def language_of(environment: Mapping[str, str]) -> str:
    """The language a terminal is set to, if we speak it, and English if not.

    >>> language_of({"LANG": "nl_NL.UTF-8"}), language_of({"LANG": "C.UTF-8"})
    ('nl', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            short = environment[name][:2].lower()
            return short if short in languages() else DEFAULT
    return DEFAULT


@cache
def _bundle(language: str) -> Any:
    # A terminal would show the invisible marks that keep directions of writing apart.
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def english() -> Messages:
    """For logs and tracebacks."""
    return Messages(DEFAULT)
