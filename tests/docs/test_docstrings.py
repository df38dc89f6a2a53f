"""Everything public in the public packages has a docstring.

A method that overrides a documented one need not say again what that one says. Names with an
underscore are private, and so is what stands inside a function.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PACKAGES = ("contract", "games", "bots", "records", "arena", "envs", "analysis", "testing")
MODULES = sorted(
    path for package in PACKAGES for path in (SOURCE / "fondaco" / package).rglob("*.py")
)
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def silent(path: Path) -> Iterator[str]:
    """What has no docstring in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    if tree.body and ast.get_docstring(tree) is None:
        yield "the module itself"
    for node in public(tree):
        if ast.get_docstring(node) is None:
            yield node.name
        if isinstance(node, ast.ClassDef):
            for each in public(node):
                if ast.get_docstring(each) is None and not inherits(path, node.name, each.name):
                    yield f"{node.name}.{each.name}"


def public(tree: ast.Module | ast.ClassDef) -> list[Documented]:
    found = [node for node in tree.body if isinstance(node, Documented)]
    return [node for node in found if not node.name.startswith("_")]


def inherits(path: Path, owner: str, method: str) -> bool:
    """Whether the method of a base class says what this one does."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    owned = getattr(import_module(name), owner)
    bases = [base for base in inspect.getmro(owned)[1:] if method in vars(base)]
    return any(inspect.getdoc(vars(base)[method]) for base in bases)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_has_a_docstring(package: str) -> None:
    here = [path for path in MODULES if path.is_relative_to(SOURCE / "fondaco" / package)]
    assert here
    found = {str(path.relative_to(SOURCE)): list(silent(path)) for path in here}
    assert {path: names for path, names in found.items() if names} == {}
