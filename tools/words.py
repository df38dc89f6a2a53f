"""Plain words: what the English of messages and documents must not say, and how easy it reads.

    python -m tools.words          # banned words and what to say instead, then the figures
    python -m tools.words --short  # the figures only

`docs/style-words.md` explains the list. The figure is Flesch's reading ease, with syllables counted
by groups of vowels: 60 and more reads easily, below 40 is hard work. It is not a gate.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

ROOT: Final = Path(__file__).parent.parent


@dataclass(frozen=True)
class Ban:
    """A pattern that is not said, and the words to say instead."""

    pattern: re.Pattern[str]
    instead: str


def _ban(pattern: str, instead: str) -> Ban:
    return Ban(re.compile(pattern, re.MULTILINE | re.IGNORECASE), instead)


EVERYWHERE: Final = (
    _ban(r"\banew\b", "again"),
    _ban(r"\breckon\w*", "compute, count"),
    _ban(r"\bbeside\b", "compared with, next to"),
    _ban(r"\bgo(?:es)? on\b(?! top)", "continue"),
    _ban(r"(?<!there )\b(?:is|are) no (?!longer\b|more\b)\w+", "is not a"),
    _ban(r"\btells\b|\btell (?:of|how|what|where)\b", "says, shows, explains"),
    _ban(r"\bshall\b", "should, will"),
    _ban(r"\bby itself\b", "by default, automatically"),
    _ban(r"\bports? far\b", "two ports"),
    _ban(r"\bwatchers?\b", "spectator"),
    _ban(r"(?:^|[.;:] )who (?!\w+ the truth)\w+[^?.]*[.;:]", "whoever, players who, you"),
    _ban(r"\bmak(?:e|es|ing) (?:an account|a token|a link)\b", "create"),
    _ban(r"\bpoints of a hundred\b", "percentage points"),
    _ban(r"\b(?:chance|chances) to win\b", "win chance"),
    _ban(r"\bgrave mistake", "serious mistake"),
)
IN_MESSAGES: Final = (
    *EVERYWHERE,
    _ban(r"\b(?:some|every|any)body\b", "someone, everyone, anyone"),
    _ban(r"\bthe house\b", "Fondaco, the server"),
)

# Where a banned word is right: (message id or file, what is said there) and why.
ALLOWED: Final = {
    ("say-go-on", "Shall"): "a question that a person asks",
    ("docs/style-words.md", ""): "the list itself",
}

DOCUMENTS: Final = ("README.md", "CONTRIBUTING.md", "docs/*.md", "docs/site/en/*.md")
_CODE = re.compile(r"^```[\s\S]*?^```|^(?: {4}|\t).*$|`[^`]*`|<!--.*?-->|\]\([^)]*\)", re.MULTILINE)


@dataclass(frozen=True)
class Text:
    """One message, or a whole document without its code."""

    name: str
    text: str


def messages() -> Iterator[Text]:
    """Every English message, by its id; what is put in stands as `{ … }`."""
    folders = [ROOT / "src" / "fondaco", ROOT / "examples"]
    files = sorted(file for folder in folders for file in folder.rglob("locale/en/*.ftl"))
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                said = _Said()
                said.visit(entry.value)
                yield Text(entry.id.name, "\n".join(said.texts))


class _Said(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = (
            part.value if isinstance(part, ast.TextElement) else "{ … }" for part in node.elements
        )
        self.texts.append("".join(parts))
        self.generic_visit(node)


def documents() -> Iterator[Text]:
    """Every document as prose: without code, links and tables' rules."""
    for pattern in DOCUMENTS:
        for file in sorted(ROOT.glob(pattern)):
            text = _CODE.sub(" ", file.read_text(encoding="utf-8"))
            yield Text(file.relative_to(ROOT).as_posix(), re.sub(r"(?<!\n)\n(?=[a-z])", " ", text))


def found(text: Text, bans: Sequence[Ban]) -> Iterator[str]:
    """The banned words of a text, a line each."""
    for ban in bans:
        for match in ban.pattern.finditer(text.text):
            if not _allowed(text.name, match[0]):
                near = text.text[max(0, match.start() - 30) : match.end() + 30].replace("\n", " ")
                yield f"{text.name}: “{near.strip()}”: say {ban.instead}"


def _allowed(name: str, said: str) -> bool:
    return any(name == where and word in said for where, word in ALLOWED)


def problems() -> list[str]:
    """Everything that should be said otherwise."""
    lines = [line for text in messages() for line in found(text, IN_MESSAGES)]
    return lines + [line for text in documents() for line in found(text, EVERYWHERE)]


# --- how easy it reads ----------------------------------------------------------------------------


def reading_ease(text: str) -> float:
    """Flesch's reading ease.

    >>> reading_ease("The cat sat on the mat. It was warm.") > 90
    True
    """
    prose = re.sub(r"^\s*(?:#|\|).*$|!?\[|\]|[*_>#]", " ", text, flags=re.MULTILINE)
    sentences = [
        each for each in re.split(r"[.!?]+(?:\s|$)|\n\s*\n|\n\s*- ", prose) if each.strip()
    ]
    words = re.findall(r"[A-Za-z][A-Za-z'’]*", prose)
    if not words:
        return 100.0
    count = sum(map(syllables, words))
    return 206.835 - 1.015 * len(words) / len(sentences) - 84.6 * count / len(words)


def syllables(word: str) -> int:
    """Roughly: groups of vowels, without a silent e.

    >>> [syllables(word) for word in ("trade", "merchant", "reconstruction")]
    [1, 2, 4]
    """
    groups = re.findall(r"[aeiouy]+", word.lower())
    silent = word.lower().endswith("e") and not word.lower().endswith("le")
    return max(1, len(groups) - silent)


def main(arguments: Sequence[str]) -> int:
    if "--short" not in arguments:
        print("\n".join(problems()) or "No banned word.")
    said = Text("all messages", "\n\n".join(text.text for text in messages()))
    for text in [said, *documents()]:
        print(f"{reading_ease(text.text):6.1f}  {text.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
