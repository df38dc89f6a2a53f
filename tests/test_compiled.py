"""What mypyc compiles has to mean the same as the source: the list is in pyproject.toml."""

import ast
import os
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.long import long

ROOT = Path(__file__).parent.parent


def compiled() -> list[Path]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    found = {file for each in hook["compile-include"] for file in (ROOT / "src").glob(each)}
    return sorted(
        file
        for file in found
        if not any(
            fnmatch(str(file.relative_to(ROOT / "src")), no) for no in hook["compile-exclude"]
        )
    )


def test_no_value_is_taken_for_an_argument_of_that_name() -> None:
    """mypyc passes over the `/` after a name: `refuse("seat-taken", name=…)` would fail there."""
    assert compiled()
    found = [
        f"{file.name}:{node.lineno} {node.name}"
        for file in compiled()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.args.posonlyargs and node.args.kwarg
    ]
    assert found == []


@long
def test_it_is_understood_where_no_library_is_installed() -> None:
    """As in the room of a build, where only mypy is at hand; but nothing is compiled."""
    pytest.importorskip("hatchling", reason="hatchling is missing: it builds wheels")
    from hatch_build import MYPY

    room = ["--no-site-packages", "--config-file=", f"--cache-dir={os.devnull}"]
    names = [str(file.relative_to(ROOT / "src")) for file in compiled()]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *MYPY, *room, *names],
        cwd=ROOT / "src", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
