"""The standard library in the browser has every module that our code there imports."""

import ast
import re
from pathlib import Path

from tools.build_solo import libraries, ours

ROOT = Path(__file__).resolve().parents[2]


def left_out() -> set[str]:
    text = (ROOT / "web" / "tools" / "stdlib.mjs").read_text(encoding="utf-8")
    names = re.search(r"const MODULES = \[(.*?)\]", text, re.S)
    assert names is not None
    return set(re.findall(r"'(\w+)'", names[1]))


def imported(source: bytes) -> set[str]:
    """The packages that a module imports, also within functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_nothing_in_the_browser_imports_a_module_that_is_left_out() -> None:
    missing = left_out()
    assert "multiprocessing" in missing
    files = {**libraries(ROOT), **ours(ROOT)}
    wrong = {
        name: sorted(imported(content) & missing)
        for name, content in files.items()
        if name.endswith(".py") and imported(content) & missing
    }
    assert wrong == {}
