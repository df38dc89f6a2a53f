"""The pages of the documentation: their blocks, what they name, and the commands they show."""

import re
import shlex
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/site/*/*.md"),
        *ROOT.glob("examples/*/README.md"),
        *ROOT.glob("src/fondaco/games/*/README.md"),
        *ROOT.glob("tests/**/README.md"),
    ]
)
PAGES = [page for page in PAGES if page.name != "CHANGELOG.md"]  # tells of what has gone, too
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NOT_RUN = re.compile(r"<!-- not run: .+ -->")


@dataclass(frozen=True)
class Block:
    """Some lines that are shown as they are."""

    page: Path
    line: int
    kind: str  # of a fence: python, toml; "text" where it is only indented
    text: str
    runs: bool


@cache
def blocks(page: Path) -> tuple[Block, ...]:
    found: list[Block] = []
    lines = page.read_text("utf-8").splitlines()
    at, runs = 0, True
    while at < len(lines):
        line = lines[at]
        if NOT_RUN.fullmatch(line.strip()):
            runs = False
        elif line.startswith("```"):
            end = lines.index("```", at + 1)
            text = "\n".join(lines[at + 1 : end])
            found.append(Block(page, at + 1, line[3:].strip(), text, runs))
            at, runs = end, True
        elif line.startswith("    ") and (at == 0 or not lines[at - 1].strip()):
            end = at
            while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                end += 1
            text = "\n".join(each[4:] for each in lines[at:end])
            found.append(Block(page, at + 1, "text", text, runs))
            at, runs = end - 1, True
        elif line.startswith("#"):
            runs = True
        at += 1
    return tuple(found)


def prose(page: Path) -> str:
    """The page without its blocks."""
    text = page.read_text("utf-8")
    for block in blocks(page):
        text = text.replace(block.text, "") if block.kind != "text" else text
    return re.sub(r"^    .*$", "", text, flags=re.M)


def named(page: Path) -> list[str]:
    """What the page names in code, without blocks."""
    return list(dict.fromkeys(each.strip() for each in CODE.findall(prose(page))))


def commands(block: Block) -> list[str]:
    """Every `fondaco …` that a block shows, without the remark behind it."""
    if block.kind not in ("text", "sh", "console", ""):
        return []
    lines = (re.sub(r"\s+#.*", "", line) for line in block.text.splitlines())
    return [line for line in lines if re.match(r"fondaco( |$)", line)]


def spelled_out(line: str, whole: bool = True) -> list[list[str]]:
    """The words of a command; `show|verify` are two. What is in brackets may be left out."""
    line = re.sub(r"[\[\]…]", " ", line) if whole else re.sub(r"\[.*?\]", " ", line)
    words: list[list[str]] = [[]]
    for word in shlex.split(line)[1:]:
        choices = word.split("|") if re.fullmatch(r"[a-z-]+(\|[a-z-]+)+", word) else [word]
        words = [[*each, choice] for each in words for choice in choices]
    return words
