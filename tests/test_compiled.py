"""What mypyc compiles has to mean the same as the source: the list is in pyproject.toml."""

import ast
import tomllib
from fnmatch import fnmatch
from pathlib import Path

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
