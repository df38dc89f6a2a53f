"""The numbered rulebook of a game, read from its Markdown: one file for each language.

A rule is a list item: its id in bold, its marks in brackets, then the text. Indented lines below
it belong to it; those quoted with `>` are examples. English is the source. In a translation each
rule and each heading has a stamp, `<!-- en 5c0f1e22 -->`: the fingerprint of the English text it
was made from. `tools/translations.py` finds translations of older texts by it.

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
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import groupby
from unicodedata import combining, normalize

from fondaco.contract.manifest import Manifest
from fondaco.games import games

SOURCE = "en"  # the language that the others are translated from
EXCERPT_CHARS = 66  # of a rule, shown in a list
ORIGINS = ("doc", "fact", "ruling", "reconstruction")

_ID = r"[A-Z]{2,4}-\d+(?:\.\d+)+"
RULE_ID = re.compile(rf"\b{_ID}")
_RULE = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<first>.*)")
_NEARLY = re.compile(r"\s*[-*+]\s+[*_`]*[A-Z]{2,4}-\d")
_HEADING = re.compile(r"#{1,6} (?P<title>.*)")
_MARK = re.compile(r"\[(?P<word>\w+)\](?!\()\s*")
_NUMBER = re.compile(r"[A-Z]{2,4}-\d+(?:\.\d+)*")
_STAMP = re.compile(r"\s*<!-- en (?P<stamp>[0-9a-f]{8}) -->\s*")


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
    stamp: str = ""  # in a translation: the fingerprint of the English rule it was made from

    @property
    def game(self) -> str:
        return game_of(self.id)

    @property
    def fingerprint(self) -> str:
        return _fingerprint(self.text, *self.examples)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, the text under it, and its rules."""

    title: str
    text: str  # Markdown, as in a rule; lists have a line for each item
    rules: tuple[Rule, ...]
    line: int
    stamp: str = ""

    @property
    def number(self) -> str:
        """The number in the title, with which the ids of its rules begin; empty if it has none."""
        found = _NUMBER.match(self.title)
        return found[0] if found else ""

    @property
    def fingerprint(self) -> str:
        return _fingerprint(self.title, self.text)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    language: str  # of the text: English if there is no translation
    sections: tuple[Section, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for section in self.sections for rule in section.rules}


def _fingerprint(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:8]


def game_of(rule_id: str) -> str:
    """The game of a rule id; empty if there is none."""
    prefix = rule_id.partition("-")[0]
    return next((game.name for game in games().values() if game.prefix == prefix), "")


@cache
def rulebook() -> dict[str, Rule]:
    """The rules of all games by id, in English."""
    return {rule.id: rule for game in games().values() for rule in rules_of(game)}


def rulebook_in(language: str, game: Manifest) -> Rulebook:
    """The rules of a game in this language, or in English."""
    return _read(game.name, language if _file(game.folder, language).is_file() else SOURCE)


@cache  # one entry for each file
def _read(name: str, language: str) -> Rulebook:
    game = games()[name]
    return Rulebook(language, tuple(load_sections(game.folder, editions_of(game), language)))


def rules_of(game: Manifest) -> list[Rule]:
    """The rules in the game's folder; empty if it has no rulebook."""
    return load_rules(game.folder, editions_of(game))


def editions_of(game: Manifest) -> set[str]:
    """The marks that limit a rule to one edition."""
    return {edition for each in game.rulesets for edition in each.options.values()}


def load_rules(folder: Traversable, editions: Collection[str]) -> list[Rule]:
    """The rules in the folder of a game, in their order."""
    return [rule for section in load_sections(folder, editions) for rule in section.rules]


def load_sections(
    folder: Traversable,
    editions: Collection[str],
    language: str = SOURCE,
    book: str = "rulebook",
) -> list[Section]:
    """The rulebook in the folder of a game, or another book in the same form.

    Empty, if there is none in this language.
    """
    file = _file(folder, language, book)
    if not file.is_file():
        return []
    return parse(file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}", editions)


def _file(folder: Traversable, language: str, book: str = "rulebook") -> Traversable:
    return folder / book / f"{language}.md"


# --- reading --------------------------------------------------------------------------------------


def parse_rules(text: str, source: str = "rulebook", editions: Collection[str] = ()) -> list[Rule]:
    """The rules in this Markdown text. `source`: its name in error messages."""
    return [rule for section in parse(text, source, editions) for rule in section.rules]


def parse(text: str, source: str, editions: Collection[str]) -> list[Section]:
    """The sections of this Markdown text, with their rules."""
    sections: list[Section] = []
    title, stamp, under = "", "", 0  # the heading, and its line
    plain: list[str] = []  # lines outside rules
    rules: list[Rule] = []

    def close() -> None:
        if title or plain or rules:
            texts, quoted = _blocks([line.strip() for line in plain])
            if quoted:
                raise RulebookError(f"{source}:{under}: an example without a rule")
            sections.append(Section(title, "\n\n".join(texts), tuple(rules), under, stamp))
        plain.clear()
        rules.clear()

    fenced = False
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.lstrip().startswith("```"):
            fenced = not fenced
            continue
        if fenced:
            continue
        if heading := _HEADING.match(line):
            close()
            (title, stamp), under = _stamped(heading["title"].strip()), at
        elif item := _RULE.match(line):
            start = at
            while at < len(lines) and (not lines[at].strip() or lines[at].startswith("  ")):
                at += 1
            body = [item["first"], *(more.strip() for more in lines[start:at])]
            rules.append(_rule(item["id"], body, title, source, start, editions))
        elif _NEARLY.match(line):
            raise RulebookError(f"{source}:{at}: not in the form '- **AB-1.1** [doc] text': {line}")
        else:
            plain.append(line)
    close()
    return sections


def _stamped(text: str) -> tuple[str, str]:
    """A text without its stamp, and the stamp."""
    found = _STAMP.search(text)
    if found is None:
        return text, ""
    return (text[: found.start()] + " " + text[found.end() :]).strip(), found["stamp"]


def search(rules: Iterable[Rule], words: str) -> list[Rule]:
    """The rules that contain words beginning with all these words, whatever their accents.

    Rules with all of them in the first line come first.

    >>> rules = parse_rules("- **CH-1.1** [doc] La dame est protégée.")
    >>> [rule.id for rule in search(rules, "PROTEGEE dame")]
    ['CH-1.1']
    """
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in _folded(words).split()]

    def contains(text: str) -> bool:
        return all(word.search(_folded(text)) for word in wanted)

    found = [rule for rule in rules if contains(" ".join([rule.text, *rule.examples]))]
    return sorted(found, key=lambda rule: not contains(rule.text[:EXCERPT_CHARS]))


def _folded(text: str) -> str:
    """A text in lower case, without accents: œ becomes oe, ß becomes ss."""
    bare = "".join(each for each in normalize("NFKD", text) if not combining(each))
    return bare.casefold().replace("œ", "oe").replace("æ", "ae")


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
    body[0], stamp = _stamped(body[0])
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
    text = "\n\n".join(texts)
    return Rule(rule_id, origins, edition, section, text, examples, source, line, stamp)


def _blocks(body: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The paragraphs and tables of a rule, and its examples."""
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
            texts.append(_unwrapped(group))
    return texts, tuple(examples)


def _unwrapped(lines: Iterable[str]) -> str:
    """A paragraph on one line; in a list, one line for each item."""
    text, item = "", 0
    for line in lines:
        begins = line.startswith(("- ", f"{item + 1}. ")) and (item > 0 or not text)
        item += begins
        text += "" if not text else "\n" if begins else " "
        text += line
    return text
