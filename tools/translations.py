"""Which rules are not translated, or older than their English: `make translations`.

English is the source of every rulebook. A rule or heading of another language bears the fingerprint
of the English one that it was made from. After translating it anew, stamp it:

    python tools/translations.py --stamp OM-2.3.5 OM-4     # a rule and a heading, in all languages
    python tools/translations.py --stamp OM-2.3.5 --language fr
    python tools/translations.py --stamp all               # everything: know what you do

Only what is in place is stamped: a rule that is missing stays missing. Exits with 1 if something is
missing, stale or differs in its marks, examples or the rules it mentions.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fondaco.contract.manifest import Manifest
from fondaco.games import games
from fondaco.messages import languages
from fondaco.rulebook import RULE_ID, SOURCE, Rule, Section, editions_of, load_sections

_STAMP = re.compile(r" ?<!-- en [0-9a-f]{8} -->")
_PLACE = re.compile(
    r"(- \*\*[^*]+\*\*(?: \[\w+\](?!\())*)(.*)"
)  # the marks of a rule, and the rest
_INNER = re.compile(r"\[(\w+)\](?!\()")
_CELL = re.compile(r"^\|.*\|$", re.MULTILINE)


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
            found.append(f"{name}: other marks, rules or tables in the text under the heading")
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


def _shape(text: str) -> tuple[list[str], list[str], list[int]]:
    """What must be the same in every language: marks, rules that are named, cells of tables."""
    rows = [row.count("|") for row in _CELL.findall(text)]
    return sorted(_INNER.findall(text)), sorted(RULE_ID.findall(text)), rows


def _named(example: str) -> str:
    """The rule that an example belongs to: what stands before its colon in brackets."""
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


def books(game: Manifest) -> list[str]:
    """The languages that a game has to be in: all, unless it has only the source."""
    there = [each for each in languages() if (game.folder / "rulebook" / f"{each}.md").is_file()]
    return [each for each in languages() if each != SOURCE] if there != [SOURCE] else []


def sections(game: Manifest, language: str) -> list[Section]:
    return load_sections(game.folder, editions_of(game), language)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which rules are not translated, or stale.")
    parser.add_argument("--stamp", nargs="+", metavar="ID", help="these were translated anew")
    parser.add_argument("--language", choices=[each for each in languages() if each != SOURCE])
    options = parser.parse_args(arguments)
    wrong = 0
    for game in games().values():
        english = sections(game, SOURCE)
        for language in [options.language] if options.language else books(game):
            made = sections(game, language)
            if options.stamp and len(made) == len(english):
                file = Path(str(game.folder)) / "rulebook" / f"{language}.md"
                stamped = restamped(
                    file.read_text(encoding="utf-8"), english, made, set(options.stamp)
                )
                file.write_text(stamped, encoding="utf-8")
                made = sections(game, language)
            for line in problems(english, made):
                print(f"{game.name}/{language}: {line}")
                wrong += 1
    print(f"{wrong} to be looked at." if wrong else "Every rule is translated, and none is stale.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
