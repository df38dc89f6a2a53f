"""Lists what outside the folders of games names a game; exits with 1 if anything does.

Rooms ask a game's manifest, never its name. So nothing in src/, web/src/, tools/ and the build
says the name or title of a game, the prefix of its rules, or what its rulesets are chosen by, but
for the games' own folders. Comments and docstrings are prose, and so is what pyproject.toml tells
people of the project; its entry points are where games are named.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from fondaco.contract.manifest import Manifest
from fondaco.games import games

ROOT = Path(__file__).parents[1]
SCOPE = ["src", "tools", "web/src", "web/index.html"]
SCOPE += ["hatch_build.py", "pyproject.toml", "Makefile"]
FOLDERS = ("src/fondaco/games/", "web/src/games/")  # each with folders of games in it
HASHED = (".ftl", ".toml", ".md", ".sh")  # comments begin with #
KINDS = (*HASHED, ".py", ".ts", ".svelte", ".css", ".html", ".mjs", ".json", ".svg", "Makefile")
BLOCKS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def main() -> int:
    pattern = re.compile("|".join(words(list(games().values()))))
    found = 0
    for file in sorted(files()):
        hits = list(search(pattern, file, (ROOT / file).read_text(encoding="utf-8")))
        if hits:
            print(file)
            for number, line in hits:
                print(f"  {number or 'its path'}: {line.strip()[:100]}")
            found += len(hits)
    print(f"{found} places outside the folders of games name one." if found else "None is named.")
    return 1 if found else 0


def words(known: list[Manifest]) -> list[str]:
    """Patterns of everything that gives a game away."""
    found: set[str] = set()
    for game in known:
        names = {game.name, game.title or game.name}
        found.update(f"(?i:{r'[ _-]?'.join(map(re.escape, name.split()))})" for name in names)
        found.add(rf"\b{re.escape(game.prefix)}\b")
        for ruleset in game.rulesets:
            for option, value in ruleset.options.items():
                found.add(rf"[\"'`]{re.escape(option)}[\"'`]")
                found.add(rf"(?<![\w.#]){re.escape(value)}(?![\w.])")
    return sorted(found)


def search(pattern: re.Pattern[str], file: str, text: str) -> Iterator[tuple[int, str]]:
    """Lines that name a game, by number; 0 for the path of the file itself."""
    if pattern.search(file):
        yield 0, file
    lines = text.splitlines()
    for number, line in enumerate(code(file, text).splitlines(), start=1):
        if pattern.search(line):
            yield number, lines[number - 1]


def files() -> list[str]:
    """What is in the scope: known to git, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *SCOPE]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [
        file
        for file in listed.splitlines()
        if (ROOT / file).is_file()
        and not any(file.startswith(f) and "/" in file[len(f) :] for f in FOLDERS)
        and file.endswith(KINDS)
    ]


# --- without prose --------------------------------------------------------------------------------


def code(file: str, text: str) -> str:
    """The text with its comments blanked out, line by line."""
    if file.endswith(".py"):
        return python(text)
    if file == "pyproject.toml":
        for table in ("project", 'project.entry-points."fondaco.games"'):
            text = without_table(text, table)
    if file.endswith((*HASHED, "Makefile")):
        lines = text.splitlines()
        return "\n".join("" if line.lstrip().startswith("#") else line for line in lines)
    return BLOCKS.sub(lambda match: "\n" * match[0].count("\n"), text)


def python(text: str) -> str:
    """Python without comments and docstrings."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                first = lines[node.lineno - 1].encode()[: node.col_offset].decode()
                rows = (node.end_lineno or node.lineno) - node.lineno
                lines[node.lineno - 1 : node.lineno + rows] = [first] + [""] * rows
    return "\n".join(lines)


def without_table(text: str, name: str) -> str:
    """A TOML file without one of its tables."""
    lines, inside = [], False
    for line in text.splitlines():
        if line.startswith("["):
            inside = line == f"[{name}]"
        lines.append("" if inside else line)
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
