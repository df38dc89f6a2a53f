"""The messages of every language as tests read them: their values, their variants, their words."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

from fluent.syntax import FluentParser, ast, visitor

from fondaco.games import games, guests
from fondaco.messages import DEFAULT, FOLDER, Messages, languages
from fondaco.teaching.guides import FIGURE, guide_in

ROOT = Path(__file__).parent.parent
PACKAGE = FOLDER.parent
OURS = games().keys() - {guest.name for guest in guests()}
FOLDERS = ["locale", *sorted(f"games/{name}/locale" for name in OURS)]
FILES = [
    f"{folder}/{file.name}"
    for folder in FOLDERS
    for file in sorted((PACKAGE / folder / DEFAULT).glob("*.ftl"))
]
OTHERS = [language for language in languages() if language != DEFAULT]
NUMBERS = (-1, 0, 1, 2, 5)
TRIES = 150  # of the combinations of values that a message can be given


class Reader(visitor.Visitor):
    """The values of a message, the variants it chooses by each of them, and what it refers to."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.refers: set[str] = set()
        self.texts: list[str] = []  # each pattern, with { $name } for what is put in
        self.numbers: set[str] = set()  # what it chooses by as by a number

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
            if keys & {"one", "two", "few", "many"} or any(key.isdigit() for key in keys):
                self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        text = ""
        for part in node.elements:
            if isinstance(part, ast.TextElement):
                text += part.value
            elif isinstance(part.expression, ast.VariableReference):
                text += f"{{ ${part.expression.id.name} }}"
            elif isinstance(part.expression, ast.StringLiteral):
                text += part.expression.value
            else:
                text += "{ … }"
        self.texts.append(text)
        self.generic_visit(node)

    def take(self, other: "Reader") -> None:
        """A message that refers to another needs its values too."""
        self.values |= other.values
        self.numbers |= other.numbers
        for name, keys in other.variants.items():
            self.variants.setdefault(name, set()).update(keys)


def text_of(language: str, file: str) -> str:
    folder, _, name = file.rpartition("/")
    path = PACKAGE / folder / language / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def parsed(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(text_of(language, file)).body


def _readers(language: str, file: str) -> dict[str, Reader]:
    found: dict[str, Reader] = {}
    for entry in parsed(language, file):
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


@cache
def _library(language: str) -> dict[str, dict[str, Reader]]:
    """All files of a language; one message may refer to one of another file."""
    files = {file: _readers(language, file) for file in FILES}
    known = {key: each for found in files.values() for key, each in found.items()}
    for each in known.values():
        for key in each.refers:
            each.take(known[key])
    return files


def messages(language: str, file: str) -> dict[str, Reader]:
    """The messages of one file by id."""
    return _library(language)[file]


@cache
def everything(language: str = DEFAULT) -> dict[str, Reader]:
    return {key: each for file in FILES for key, each in messages(language, file).items()}


def samples(keys: set[str], number: bool) -> Sequence[object]:
    """Values that lead to each of these variants."""
    return list(NUMBERS) if number else sorted(keys) or [3]


@cache
def given(language: str, key: str) -> list[dict[str, object]]:
    """Values for a message, so that each of its variants is said."""
    each, english = everything(language)[key], everything()[key]
    names = sorted(each.values)
    found = []
    for name in names:
        # What the code chooses by is known from the English variants.
        keys = english.variants.get(name) or each.variants.get(name, set())
        found.append(samples(keys, name in english.numbers | each.numbers))
    every = list(product(*found))
    some = every if len(every) <= TRIES else Random(key).sample(every, TRIES)
    return [dict(zip(names, values, strict=True)) for values in some]


@cache
def renderings(language: str) -> dict[str, list[str]]:
    """Everything a language can say, message by message, with the values in `given`."""
    say = Messages(language)
    said = {
        key: [say(key, **values) for values in given(language, key)] for key in everything(language)
    }
    assert say.troubles == []
    return said


# Notation, commands and addresses: the same in every language, and written as they are typed.
NOTATION = re.compile(
    r"""offer\ 2:\ grain3\ \+\ 1d\ for\ 2\ salt | «[^»]*» | „[^“]*“ | ‘[^’]*’ | `[^`]*`
      | 'fondaco\[\w+\]' | '[^' ]*' | --[\w-]+(\ ledger)? | \bupto\ \d | \bl\ 50\b | \br\ 2\.2\b
      | \w+://\S* | \S+\.(md|txt)\b | fondaco\ (record\ show|serve) | pip\ install
      | [A-Z]{2}-\d[\d.]*""",
    re.VERBOSE,
)


def without_notation(text: str) -> str:
    return NOTATION.sub(" ", text)


ON_THE_BOX = "Oltremare: Merchants of Venice"  # in every language


def guide_words(language: str, name: str) -> str:
    """All that a guide says, without its marks and the names of its figures."""
    sections = guide_in(language, name).sections
    texts = [text for each in sections for text in (each.title, each.text)]
    plain = FIGURE.sub(r"\g<caption>", "\n\n".join(texts)).replace(ON_THE_BOX, "Oltremare")
    return without_notation(plain.replace("*", "").replace("|", " "))
