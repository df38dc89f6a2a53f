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
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from itertools import groupby

from fondaco.contract.manifest import Manifest
from fondaco.games import games

ORIGINS = ("doc", "fact", "ruling", "reconstruction")

_ID = r"[A-Z]{2,4}-\d+(?:\.\d+)+"
RULE_ID = re.compile(rf"\b{_ID}")
_RULE = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<first>.*)")
_NEARLY = re.compile(r"\s*[-*+]\s+[*_`]*[A-Z]{2,4}-\d")
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
    """The game a rule id belongs to; nothing if there is none."""
    prefix = rule_id.partition("-")[0]
    return next((game.name for game in games().values() if game.prefix == prefix), "")


@cache
def rulebook() -> dict[str, Rule]:
    """The rules of all games by id."""
    return {rule.id: rule for game in games().values() for rule in rules_of(game)}


def rules_of(game: Manifest) -> list[Rule]:
    """The rulebook in the game's folder; nothing if it came without one."""
    return load_rules(game.folder, editions_of(game))


def editions_of(game: Manifest) -> set[str]:
    """The marks with which a rule can say that only one edition has it."""
    return {edition for each in game.rulesets for edition in each.options.values()}


def load_rules(folder: Traversable, editions: Collection[str]) -> list[Rule]:
    """The rules in the folder of a game, in their order."""
    file = folder / "rulebook" / "en.md"
    if not file.is_file():
        return []
    return parse_rules(file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}", editions)


def parse_rules(text: str, source: str = "rulebook", editions: Collection[str] = ()) -> list[Rule]:
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
            rules.append(_rule(item["id"], body, section, source, start, editions))
        elif _NEARLY.match(line):
            raise RulebookError(f"{source}:{at}: not in the form '- **AB-1.1** [doc] text': {line}")
    return rules


def repeated_ids(rules: Iterable[Rule]) -> list[str]:
    """The ids that more than one of these rules has."""
    ids = [rule.id for rule in rules]
    return sorted({each for each in ids if ids.count(each) > 1}, key=ids.index)


def _rule(
    rule_id: str,
    body: list[str],
    section: str,
    source: str,
    line: int,
    known: Collection[str],
) -> Rule:
    where = f"{source}:{line}: {rule_id}"
    marks: list[str] = []
    while mark := _MARK.match(body[0]):
        marks.append(mark["word"])
        body[0] = body[0][mark.end() :]
    for word in marks:
        if word not in ORIGINS and word not in known:
            raise RulebookError(f"{where} has the unknown mark [{word}]")
    origins = tuple(word for word in marks if word in ORIGINS)
    editions = [word for word in marks if word in known]
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
