"""Lists names in the wrong place: of games, of what is in them, and of classes. Exits with 1 then.

Packages ask a game's manifest and do not depend on its name. So the code in src/, web/src/, tools/
and the build does not contain the name or title of a game, the prefix of its rules, or the options
that choose its rulesets, except in the games' own folders. Comments and docstrings may, and so may
the description and the entry points in pyproject.toml.

The Python of other packages does not know what is in a game either. None of its strings is a key of
what a game sends to its screens (`wire.py`), unless it is an ordinary word, and none of WORDS is in
it, not even in prose. The contract has a question for what other packages need to know.

A class name has one meaning: no two modules of src/fondaco define the same one, apart from SHARED.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import is_typeddict

from fondaco.contract.manifest import Manifest
from fondaco.games import games

ROOT = Path(__file__).parents[1]
SCOPE = ["src", "tools", "web/src", "web/index.html"]
SCOPE += ["hatch_build.py", "pyproject.toml", "Makefile"]
FOLDERS = ("src/fondaco/games/", "web/src/games/")  # each with folders of games in it
HASHED = (".ftl", ".toml", ".md", ".sh")  # comments begin with #
KINDS = (*HASHED, ".py", ".ts", ".svelte", ".css", ".html", ".mjs", ".json", ".svg", "Makefile")
PACKAGES = "src/fondaco/"  # in which no game's words are used
WIRE = re.compile(r"src/fondaco/games/\w+/wire\.py")
ROLES = re.compile(r"src/fondaco/(games|contract)/")  # where a name of SHARED may be

# Words of one game or another. A comment that needs one thinks of that game.
WORDS = (
    "bid", "bids", "bidding", "cannon", "cargo", "crate", "crates", "ducat", "ducats", "may_offer",
    "pirate", "pirates", "prestige", "voyage", "voyages",
)  # fmt: skip
SPOKEN = re.compile(rf"(?i)(?<![a-z])(?:{'|'.join(WORDS)})(?![a-z])")
# Words that games send and that mean the same, or something else, in any program.
ORDINARY = {
    "after", "answers", "ask", "at", "best", "cards", "cause", "count", "counts", "done", "draw",
    "event", "first", "for", "game", "given", "hand", "held", "idle", "kinds", "left", "limits",
    "max", "min", "more", "moves", "name", "number", "offers", "options", "owner", "paid",
    "places", "played", "players", "ply", "prompt", "round", "rounds", "scores", "seat", "seats",
    "source", "start", "step", "taken", "then", "title", "to_move", "today", "top", "turn", "turns",
    "version", "why", "worth",
}  # fmt: skip
# Files that may use a game's words, and why.
EXCEPTIONS = {
    "src/fondaco/messages.py": "its example shows the plural forms of a real message",
    "src/fondaco/teaching/rulebook.py": "its example is a piece of a real rulebook",
    "src/fondaco/envs/__init__.py": "its example lists the actions of a real game",
    "src/fondaco/testing/scene.py": "its example plays a move of a real game",
}
# Class names with more than one home, and why. The wire.py files of all games count as one home:
# each describes what one game sends, and no module uses two of them.
SHARED = {
    "Drawer": "each game's: draws its board in the terminal",
    "Goods": "wire.py sends the class of the rules",
    "Offer": "wire.py sends the class of the rules",
    "Plan": "each game's: what its expert means to do in a turn",
    "Sampler": "each game's: deals the hidden cards of a view",
    "Setting": "wire.py sends the class of the rules",
    "Strength": "wire.py sends the class of the outlook",
    "Teller": "each game's: turns events into sentences",
    "View": "wire.py sends the View of the contract",
    "Weights": "each game's: the numbers by which its expert judges",
    "Words": "each game's: the vocabulary of its voice",
}

BLOCKS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def main() -> int:
    pattern = re.compile("|".join(words(list(games().values()))))
    known = {key for game in games().values() for key in keys(game)} - ORDINARY
    found = 0
    for file in sorted(files()):
        text = (ROOT / file).read_text(encoding="utf-8")
        hits = [*search(pattern, file, text), *spoken(known, file, text)]
        if hits:
            print(file)
            for number, line in hits:
                print(f"  {number or 'its path'}: {line.strip()[:100]}")
            found += len(hits)
    many = f"{found} places outside the folders of games name one, or use its words (see ORDINARY)."
    print(many if found else "None is named.")
    twice = doubles({file: (ROOT / file).read_text(encoding="utf-8") for file in modules()})
    for name, homes in twice.items():
        print(f"The class name {name} has several meanings (see SHARED): {', '.join(homes)}")
    return 1 if found or twice else 0


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


def keys(game: Manifest) -> set[str]:
    """Every key of what a game sends to its screens."""
    if find_spec(f"{game.package}.wire") is None:
        return set()
    shapes = vars(import_module(f"{game.package}.wire")).values()
    return {key for shape in shapes if is_typeddict(shape) for key in shape.__annotations__}


def spoken(known: set[str], file: str, text: str) -> Iterator[tuple[int, str]]:
    """Lines of Python that use a game's words: as a text in code, or anywhere if one of WORDS."""
    if not file.startswith(PACKAGES) or not file.endswith(".py") or file in EXCEPTIONS:
        return
    lines = text.splitlines()
    found = {number for number, line in enumerate(lines, start=1) if SPOKEN.search(line)}
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(said)) if said in known:
                found.add(node.lineno)
    for number in sorted(found):
        yield number, lines[number - 1]


def doubles(texts: dict[str, str]) -> dict[str, list[str]]:
    """Class names with more than one home, and where they are; without the roles of SHARED."""
    homes: dict[str, dict[str, str]] = {}  # by name, and by home: the first file that has it
    for file, text in sorted(texts.items()):
        home = "wire.py" if WIRE.fullmatch(file) else file
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not (node.name in SHARED and ROLES.match(file)):
                homes.setdefault(node.name, {}).setdefault(home, file)
    allowed = {name: 0 if name in SHARED else 1 for name in homes}
    return {
        name: list(found.values()) for name, found in homes.items() if len(found) > allowed[name]
    }


def modules() -> list[str]:
    """Every Python file of the packages, those of the games too."""
    return [file for file in listed(PACKAGES) if file.endswith(".py")]


def files() -> list[str]:
    """What is searched for games: everything in the scope but the games' own folders."""
    return [
        file
        for file in listed(*SCOPE)
        if not any(file.startswith(f) and "/" in file[len(f) :] for f in FOLDERS)
        and file.endswith(KINDS)
    ]


def listed(*scope: str) -> list[str]:
    """The files in these folders: known to git, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *scope]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [file for file in found.splitlines() if (ROOT / file).is_file()]


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
