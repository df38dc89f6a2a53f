"""What a release says about itself: one version, its changelog, what it needs."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import fondaco

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
# Distributions whose modules have another name.
NAMES = {"argon2": "argon2-cffi", "fluent": "fluent-runtime", "nats": "nats-py",
         "py_vapid": "pywebpush", "cryptography": "pywebpush", "pyspiel": "open-spiel",
         "pytest": ""}  # fmt: skip
BROWSER = {"js", "pyodide", "pyodide_js"}  # modules that Python has in a browser
# What we need without importing it.
UNSEEN = {"websockets", "uvloop"}  # uvicorn uses both


def plain(requirement: str) -> str:
    """The name of a distribution, without its version."""
    name = re.split(r"[<>=!;\[ ]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def changelog() -> list[str]:
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_the_changelog_has_this_version_as_its_newest() -> None:
    """For a release: change `__version__`, and the heading `Unreleased` to the same number."""
    released = [heading for heading in changelog() if heading != "Unreleased"]
    assert released[0] == fondaco.__version__
    numbers = [tuple(map(int, each.split("."))) for each in released]
    assert numbers == sorted(set(numbers), reverse=True)
    assert "Unreleased" not in changelog()[1:]


def test_the_version_has_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/fondaco/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", fondaco.__version__)


def test_every_link_of_the_project_is_there() -> None:
    links = PROJECT["project"]["urls"]
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == set(links)
    assert all(link.startswith("https://") for link in links.values())


def test_fondaco_is_imported_and_plays_without_any_library() -> None:
    """Every other distribution of this environment is hidden."""
    hidden = {
        name
        for name, of in packages_distributions().items()
        if "fondaco" not in of and not name.endswith("__mypyc")
    }
    program = (
        f"import sys\nsys.modules.update(dict.fromkeys({hidden!r}))\n"
        "from random import Random\nimport fondaco\n"
        "from fondaco.contract.playout import random_game\n"
        "for game in ('oltremare', 'batavia'):\n"
        "    position = fondaco.make(game, players=3).start(seed='alone')\n"
        "    random_game(position, Random(1))\n"
        "    print(position.over)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")


def imported() -> set[str]:
    """Distributions that our modules import."""
    found: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    outside = found - sys.stdlib_module_names - {"fondaco", "mypy_extensions"} - BROWSER
    return {plain(NAMES.get(name, name)) for name in outside} - {""}


def test_every_dependency_is_used_and_what_is_used_is_a_dependency() -> None:
    project = PROJECT["project"]
    extras = [each for group in project["optional-dependencies"].values() for each in group]
    needed = {plain(each) for each in [*project["dependencies"], *extras]}
    assert needed - UNSEEN <= imported() <= needed
