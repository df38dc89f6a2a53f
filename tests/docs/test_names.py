"""The documentation names only what there is.

Names stand in `code`: modules, files, classes, functions, commands, options, make targets.
"""

import ast
import re
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path

import click
import pytest

from fondaco.cli.main import main
from fondaco.games import games
from tests.docs.pages import PAGES, ROOT, blocks, commands, named, prose, spelled_out

SOURCES = ("src", "tests", "tools", "bench", "examples", "web/src", "web/e2e", "web/tools", "docs")
# Capitalised words in code that are not classes of ours.
FOREIGN = {
    "Authorization", "Host", "Origin", "None", "False", "Secure", "LimitNOFILE",
}  # fmt: skip
NOT_MODULES = {"fondaco.bots", "fondaco.tables"}  # a group of entry points, a key of metadata
EACH = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@cache
def files() -> tuple[str, ...]:
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode == 0:
        return tuple(f"/{line}" for line in done.stdout.splitlines())
    return tuple(
        f"/{path.relative_to(ROOT)}" for part in SOURCES for path in (ROOT / part).rglob("*")
    )


@cache
def defined() -> frozenset[str]:
    """Every class, function, method, constant, field and argument of our Python, and every word of
    the TypeScript and Svelte."""
    names: set[str] = set()
    for file in files():
        path = ROOT / file[1:]
        if file.endswith(".py") and path.exists():
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                    names.add(node.name)
                elif isinstance(node, ast.Name):
                    names.add(node.id)
                elif isinstance(node, ast.Attribute):
                    names.add(node.attr)
                elif isinstance(node, ast.arg | ast.keyword) and node.arg:
                    names.add(node.arg)
        elif file.endswith((".ts", ".svelte", ".mjs")) and path.exists():
            names |= set(re.findall(r"\w+", path.read_text("utf-8")))
    return frozenset(names)


# --- names ----------------------------------------------------------------------------------------


@EACH
def test_every_module_there_is(page: Path) -> None:
    missing = [
        name for name in named(page)
        if re.fullmatch(r"fondaco(\.\w+)+(\(\))?", name) and not found(name.removesuffix("()"))
    ]  # fmt: skip
    assert not missing


def found(dotted: str) -> bool:
    """Whether a module, or something in one, has this name; or it is a group of entry points."""
    if dotted in (ROOT / "pyproject.toml").read_text("utf-8") or dotted in NOT_MODULES:
        return True
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        try:
            thing = import_module(".".join(parts[:end]))
        except ImportError:
            continue
        for part in parts[end:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


@EACH
def test_every_file_is_there(page: Path) -> None:
    """A path may begin anywhere in the tree; `*`, NAME, <name> and … stand for anything."""
    folders = {part for file in files() for part in file.split("/")[1:-1]}
    missing = []
    for name in named(page):
        path = re.sub(r"<[\w ]+>|\*+|\{[\w,]+\}|…|\b[A-Z]+\b(?!\.md)", "*", name.rstrip("/"))
        parts = path.removeprefix("./").split("/")
        if not re.fullmatch(r"[\w.*-]+(/[\w.*-]+)*", path) or parts[0] in ELSEWHERE:
            continue
        a_file = re.search(r"\w\.(py|mjs|ts|svelte|css|md|toml|ftl|jsonl?|yml)$", path)
        a_folder = len(parts) > 1 and parts[0] in folders and re.fullmatch(r"[a-z_./*-]+", path)
        pattern = "/" + re.escape("/".join(parts)).replace(r"\*", "[^/]*") + "(/.*)?$"
        if (a_file or a_folder) and not any(re.search(pattern, each) for each in files()):
            missing.append(name)
    assert not missing


# Files and folders of somebody else: of a reader's machine, or what is built.
ELSEWHERE = {".venv", "build", "game.txt", "review.html", "mine.jsonl.gz"}


@EACH
def test_every_class_and_function_there_is(page: Path) -> None:
    missing = []
    for name in named(page):
        call = re.fullmatch(r"(?:[A-Za-z_][\w.]*\.)?([a-z_]\w*)\(.*\)", name)
        camel = re.fullmatch(r"(?:[\w.]+\.)?([A-Z][a-z]+\w*)(?:\(.*\))?(?:\.[a-z_]\w*)*", name)
        match = call or camel
        if match and match[1] not in defined() and match[1] not in FOREIGN:
            missing.append(name)
    assert not missing


@EACH
def test_every_link_leads_somewhere(page: Path) -> None:
    missing = []
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        path, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:", path) or "figure:" in target:
            continue
        there = (page.parent / path) if path else page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            missing.append(target)
    assert not missing


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


# --- commands -------------------------------------------------------------------------------------


@EACH
def test_every_command_and_option_there_is(page: Path) -> None:
    wrong = []
    shown = [line for block in blocks(page) for line in commands(block)]
    shown += [name for name in named(page) if re.match(r"fondaco( |$)", name)]
    for line in shown:
        for words in spelled_out(line):
            problem = unknown(words)
            if problem:
                wrong.append(f"{line}: {problem}")
    known = options_of(main) | tool_options() | {f"--{each}" for each in games_options()}
    for name in named(page):
        option = re.fullmatch(r"(--[a-z][a-z-]*)(?:[ =].*)?", name)
        if option and option[1] not in known:
            wrong.append(name)
        target = re.fullmatch(r"make ([a-z-]+)(?: .*)?", name)
        if target and not re.search(rf"^{target[1]}:", makefile(), re.M):
            wrong.append(name)
    for block in blocks(page):
        for target_name in re.findall(r"^make ([a-z-]+)", block.text, re.M):
            if not re.search(rf"^{target_name}:", makefile(), re.M):
                wrong.append(f"make {target_name}")
    assert not wrong


@cache
def makefile() -> str:
    return (ROOT / "Makefile").read_text("utf-8")


def unknown(words: list[str]) -> str:
    """The first word that is neither a command nor an option where it stands."""
    command: click.Command = main
    game = ""
    for word in words:
        if word.startswith("--"):
            name = word.partition("=")[0]
            of_game = {f"--{each}" for each in games_options()} if game else set()
            if name not in options_of(command, deep=False) | of_game | {"--help", "--version"}:
                return name
        elif isinstance(command, click.Group) and not word.isupper() and "/" not in word:
            below = command.get_command(click.Context(command), word)
            if below is None and not any(word in line for line in words if line.startswith("--")):
                previous = words[words.index(word) - 1] if words.index(word) else ""
                if not previous.startswith("--"):
                    return word
            command = below or command
        else:
            game = word
    return ""


@cache
def games_options() -> frozenset[str]:
    """Options of rulesets, which the commands take too; those of the example among them."""
    found = {option.name for game in games().values() for option in game.options}
    return frozenset(found | {"turns"})


def options_of(command: click.Command, deep: bool = True) -> set[str]:
    found = {
        text for each in command.params for text in each.opts if isinstance(each, click.Option)
    }
    if deep and isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            below = command.get_command(click.Context(command), name)
            found |= options_of(below) if below is not None else set()
    return found


@cache
def tool_options() -> frozenset[str]:
    """Options of our tools, and of commands of others that a block shows."""
    found = set()
    for file in files():
        if file.startswith(("/tools/", "/bench/", "/tests/", "/examples/", "/web/")):
            path = ROOT / file[1:]
            if path.suffix in (".py", ".mjs", ".json"):
                found |= set(re.findall(r"--[a-z][a-z-]*", path.read_text("utf-8")))
    for page in PAGES:
        for block in blocks(page):
            found |= set(re.findall(r"--[a-z][a-z-]*", block.text))
    return frozenset(found)


def test_the_readme_names_files_by_addresses_that_work_elsewhere() -> None:
    """The package index shows it, where links within the repository lead nowhere."""
    text = prose(ROOT / "README.md")
    shown = (
        r"https://(?:raw\.githubusercontent\.com/([\w-]+/[\w-]+)|github\.com/([\w-]+/[\w-]+)/\w+)"
    )
    found = re.findall(shown + r"/main/([^)#\s]+)", text)
    assert len(found) > 10
    source = (ROOT / "pyproject.toml").read_text("utf-8")
    for raw, plain, path in found:
        assert f'Source = "https://github.com/{raw or plain}"' in source
        assert (ROOT / path).exists(), path
    relative = [to for to in re.findall(r"\]\(([^)\s]+)\)", text) if not to.startswith("https:")]
    assert relative == []
    moving = ROOT / "docs" / "pictures" / "trade.webp"
    assert moving.stat().st_size < 1_500_000
