"""The numbered rulebook, read from its Markdown.

A rule is a list item: its id in bold, its marks in brackets, then the text. Indented lines below it
belong to it; those quoted with `>` are worked examples.

>>> [rule] = parse_rules('''
... ## OM-2.4 Cargo
... - **OM-2.4.2** [doc] You may end your turn
...   with any number of cards in hand.
...   > Example (OM-2.4.2): Bianca ends her turn with nine cards.
... ''')
>>> rule.id, rule.origins, rule.edition, rule.section
('OM-2.4.2', ('doc',), None, 'OM-2.4 Cargo')
>>> rule.text
'You may end your turn with any number of cards in hand.'
>>> rule.examples
('Example (OM-2.4.2): Bianca ends her turn with nine cards.',)
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

GAMES = {"OM": "oltremare", "BA": "batavia"}
ORIGINS = ("doc", "fact", "ruling", "reconstruction")
EDITIONS = ("2005", "2004")

_ID = r"(?:OM|BA)-\d+(?:\.\d+)+"
_RULE = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<first>.*)")
_NEARLY = re.compile(r"\s*[-*+]\s+[*_`]*(?:OM|BA)-\d")
_HEADING = re.compile(r"#{1,6} (?P<title>.*)")
_MARK = re.compile(r"\[(?P<word>\w+)\](?!\()\s*")


class RulebookError(ValueError):
    """The rulebook is not in the form described above."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    id: str
    origins: tuple[str, ...]  # where it comes from, words of ORIGINS
    edition: str | None  # the only edition that has it, or None
    section: str  # the nearest heading above it
    text: str  # Markdown; paragraphs on one line each, tables as they are
    examples: tuple[str, ...]
    source: str
    line: int

    @property
    def game(self) -> str:
        return game_of(self.id)


def game_of(rule_id: str) -> str:
    """The game a rule id belongs to.

    >>> game_of("BA-2.1")
    'batavia'
    """
    return GAMES[rule_id.partition("-")[0]]


def load_rules(path: Path) -> list[Rule]:
    """The rules of one Markdown file, or of all but the README in a folder, in their order."""
    if path.is_dir():
        files = sorted(file for file in path.glob("*.md") if file.stem.lower() != "readme")
        return [rule for file in files for rule in load_rules(file)]
    return parse_rules(path.read_text(encoding="utf-8"), path.name)


def parse_rules(text: str, source: str = "rulebook") -> list[Rule]:
    """The rules in this Markdown text. `source` is what complaints call it."""
    rules: list[Rule] = []
    section = ""
    fenced = False
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        if heading := _HEADING.match(line):
            section = heading["title"].strip()
        elif item := _RULE.match(line):
            start = at
            while at < len(lines) and (not lines[at].strip() or lines[at].startswith("  ")):
                at += 1
            body = [item["first"], *(more.strip() for more in lines[start:at])]
            rules.append(_rule(item["id"], body, section, source, start))
        elif _NEARLY.match(line):
            raise RulebookError(f"{source}:{at}: not in the form '- **OM-1.1** [doc] text': {line}")
    return rules


def repeated_ids(rules: Iterable[Rule]) -> list[str]:
    """The ids that more than one of these rules has."""
    ids = [rule.id for rule in rules]
    return sorted({each for each in ids if ids.count(each) > 1}, key=ids.index)


def _rule(rule_id: str, body: list[str], section: str, source: str, line: int) -> Rule:
    where = f"{source}:{line}: {rule_id}"
    marks: list[str] = []
    while mark := _MARK.match(body[0]):
        marks.append(mark["word"])
        body[0] = body[0][mark.end() :]
    for word in marks:
        if word not in ORIGINS and word not in EDITIONS:
            raise RulebookError(f"{where} has the unknown mark [{word}]")
    origins = tuple(word for word in marks if word in ORIGINS)
    editions = [word for word in marks if word in EDITIONS]
    if not origins:
        raise RulebookError(f"{where} does not say where it comes from")
    if len(editions) > 1:
        raise RulebookError(f"{where} is marked for both editions; leave the marks out")
    texts, examples = _blocks(body)
    if not texts:
        raise RulebookError(f"{where} has no text")
    edition = editions[0] if editions else None
    return Rule(rule_id, origins, edition, section, "\n\n".join(texts), examples, source, line)


def _blocks(body: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The paragraphs and tables of a rule, and apart from them its examples."""
    texts: list[str] = []
    examples: list[str] = []
    for kind, group in groupby(
        body, key=lambda line: line[:1] if line[:1] in (">", "|", "") else "-"
    ):
        if kind == ">":
            examples.append(" ".join(line[1:].strip() for line in group))
        elif kind == "|":
            texts.append("\n".join(group))
        elif kind:
            texts.append(" ".join(group))
    return texts, tuple(examples)
