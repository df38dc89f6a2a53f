"""What a browser has instead of Babel writes every message in every language alike."""

import json
import subprocess
import sys
from itertools import cycle, islice
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from fondaco.messages import files_of, languages, messages_in
from fondaco.solo import small_libraries
from tests.long import long
from tests.solo.blocking import BLOCK

# Numbers, by turns, and words for values that choose.
VALUES: list[Any] = [
    0, 1, 2, 5, 11, 21, 100, 1234, 12345, 1_000_000, 2_000_000, -1, -2345, 1.5, 0.25, 2.0,
    1234.5678, 0.0005, "salt", "one", "other",
]  # fmt: skip

SAY = f"""
{BLOCK}
import json, sys
import fondaco.solo
from fondaco.messages import messages_in
asked = json.load(sys.stdin)
print(json.dumps([messages_in(lang)(key, **values) for lang, key, values in asked]))
"""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.names.append(node.id.name)


def messages(language: str) -> list[tuple[str, list[str]]]:
    """The messages of a language, and the values that each needs."""
    found: dict[str, list[str]] = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                seen = Variables()
                seen.visit(entry)
                found[entry.id.name] = sorted(set(seen.names))
    return sorted(found.items())


@long
def test_every_message_is_the_same_in_five_languages() -> None:
    asked: list[tuple[str, str, dict[str, Any]]] = []
    turn = cycle(VALUES)
    for language in languages():
        for key, names in messages(language):
            for value in islice(turn, 5 if names else 1):
                asked.append((language, key, dict.fromkeys(names, value)))
    said = json.loads(
        subprocess.run(
            [sys.executable, "-c", SAY], input=json.dumps(asked), text=True, check=True,
            capture_output=True,
        ).stdout
    )  # fmt: skip
    expected = [messages_in(language)(key, **values) for language, key, values in asked]
    wrong = [(a, e, s) for a, e, s in zip(asked, expected, said, strict=True) if e != s]
    assert not wrong, wrong[:5]


@pytest.mark.parametrize("language", languages())
def test_numbers_and_plurals_are_those_of_the_library(language: str) -> None:
    import babel
    import babel.plural

    ours, theirs = small_libraries.Locale.parse(language), babel.Locale.parse(language)
    form = babel.plural.to_python(theirs.plural_form)
    for value in [v for v in VALUES if not isinstance(v, str)] + list(range(130)):
        assert ours.plural_form(value) == form(value), value
        pattern: Any = theirs.decimal_formats.get(None)
        assert ours.decimal_formats[None].apply(value, ours) == pattern.apply(value, theirs), value
