"""Which rules and guides are not translated, or older than their English: `make translations`.

English is the source of every rulebook and guide. A rule or heading of another language bears the
fingerprint of the English one that it was made from. After translating it again, stamp it:

    python tools/translations.py --stamp OM-2.3.5 OM-4     # a rule and a heading, in all languages
    python tools/translations.py --stamp OM-2.3.5 --language fr
    python tools/translations.py --stamp batavia           # a guide; its rules are batavia-rules
    python tools/translations.py --stamp all               # everything: know what you do

Only what is in place is stamped: a rule that is missing stays missing. Exits with 1 if something is
missing, stale or differs in its marks, examples, pictures or the rules it mentions.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fondaco.contract.manifest import Manifest
from fondaco.games import games, rulesets
from fondaco.messages import languages
from fondaco.teaching.guides import FIGURE, guides
from fondaco.teaching.rulebook import RULE_ID, SOURCE, Rule, Section, editions_of, load_sections

_STAMP = re.compile(r" ?<!-- en [0-9a-f]{8} -->")
_PLACE = re.compile(
    r"(- \*\*[^*]+\*\*(?: \[\w+\](?!\())*)(.*)"
)  # the marks of a rule, and the rest
_INNER = re.compile(r"\[(\w+)\](?!\()")
_CELL = re.compile(r"^\|.*\|$", re.MULTILINE)
_ITEM = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)


@dataclass(frozen=True)
class Book:
    """A rulebook or a guide: a folder with a file for each language."""

    name: str
    game: Manifest
    folder: str  # in that of the game

    def file(self, language: str) -> Path:
        return Path(str(self.game.folder)) / self.folder / f"{language}.md"

    def sections(self, language: str) -> list[Section]:
        return load_sections(self.game.folder, editions_of(self.game), language, self.folder)

    @property
    def languages(self) -> list[str]:
        """The languages that it has to be in: all, unless it has only the source."""
        there = [each for each in languages() if self.file(each).is_file()]
        return [each for each in languages() if each != SOURCE] if there != [SOURCE] else []


def books() -> list[Book]:
    rulebooks = [Book(f"{game.name}-rules", game, "rulebook") for game in games().values()]
    return rulebooks + [Book(name, rulesets()[name][0], f"guide/{name}") for name in guides()]


def problems(english: Sequence[Section], other: Sequence[Section]) -> list[str]:
    """What a translation lacks, a line each."""
    if len(other) != len(english):
        return [f"has {len(other)} headings instead of {len(english)}"]
    found: list[str] = []
    for source, made in zip(english, other, strict=True):
        name = source.number or f"“{source.title}”"
        if made.number != source.number:
            found.append(f"{name}: its heading is “{made.title}”")
        if _shape(source.text) != _shape(made.text):
            found.append(f"{name}: other marks, rules, tables, lists or pictures under the heading")
        if made.stamp != source.fingerprint:
            found.append(f"{name}: the heading or the text under it is {_age(made.stamp)}")
        rules = {rule.id: rule for rule in made.rules}
        ids = [rule.id for rule in source.rules]
        found += [f"{each} is missing" for each in ids if each not in rules]
        found += [f"{each} is not in the English" for each in rules if each not in ids]
        if not found and [*rules] != ids:
            found.append(f"{name}: its rules stand in another order")
        found += [
            f"{rule.id}: {line}"
            for rule in source.rules
            if rule.id in rules
            for line in _differences(rule, rules[rule.id])
        ]
    return found


def _differences(source: Rule, made: Rule) -> Iterator[str]:
    if (made.origins, made.edition) != (source.origins, source.edition):
        yield "other marks behind its id"
    if _shape(made.text) != _shape(source.text):
        yield "other marks, rules or tables in its text"
    if list(map(_named, made.examples)) != list(map(_named, source.examples)):
        yield "other examples"
    if made.stamp != source.fingerprint:
        yield f"it is {_age(made.stamp)}"


def _shape(text: str) -> tuple[list[str], list[str], list[int], list[str], int]:
    """What must be the same in every language: marks, rules that are named, cells of tables,
    pictures in their order, items of lists."""
    rows = [row.count("|") for row in _CELL.findall(text)]
    pictures = [found["name"] for found in FIGURE.finditer(text)]
    items = len(_ITEM.findall(text))
    return sorted(_INNER.findall(text)), sorted(RULE_ID.findall(text)), rows, pictures, items


def _named(example: str) -> str:
    """The rule that an example belongs to: what is in brackets before its colon."""
    named = re.match(r"\w+ \(([^)]+)\)", example)
    return named[1] if named else ""


def _age(stamp: str) -> str:
    return "older than the English" if stamp else "not stamped"


def restamped(
    text: str, english: Sequence[Section], other: Sequence[Section], which: set[str]
) -> str:
    """The text of a translation with new stamps, of these rules and headings, or of all."""
    lines = text.splitlines()
    rules = {rule.id: rule.fingerprint for section in english for rule in section.rules}
    for source, made in zip(english, other, strict=True):
        if {"all", source.number or source.title} & which and made.line:
            at = made.line - 1
            lines[at] = f"{_STAMP.sub('', lines[at]).rstrip()} <!-- en {source.fingerprint} -->"
        for rule in made.rules:
            if {"all", rule.id} & which and rule.id in rules:
                at = rule.line - 1
                place = _PLACE.match(_STAMP.sub("", lines[at]))
                assert place is not None
                lines[at] = f"{place[1]} <!-- en {rules[rule.id]} -->{place[2]}"
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which rules and guides are stale.")
    parser.add_argument("--stamp", nargs="+", metavar="ID", help="these were translated anew")
    parser.add_argument("--language", choices=[each for each in languages() if each != SOURCE])
    options = parser.parse_args(arguments)
    wrong = 0
    for book in books():
        english = book.sections(SOURCE)
        for language in [options.language] if options.language else book.languages:
            made = book.sections(language)
            if options.stamp and len(made) == len(english):
                which = {"all"} if book.name in options.stamp else set(options.stamp)
                text = book.file(language).read_text(encoding="utf-8")
                stamped = restamped(text, english, made, which)
                book.file(language).write_text(stamped, encoding="utf-8")
                made = book.sections(language)
            for line in problems(english, made):
                print(f"{book.name}/{language}: {line}")
                wrong += 1
    print(f"{wrong} to be looked at." if wrong else "All is translated, and none of it is stale.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
