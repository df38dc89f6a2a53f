"""Finds checks in tests that never run: in loops that go round zero times, under conditions.

    python tools/idle_asserts.py [ARGUMENTS OF PYTEST]

Runs the tests and prints every `assert` in a file of tests that no test reached. A test with such a
line could pass while what it should check is broken.
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def asserts(path: Path) -> Iterator[ast.Assert]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Assert):
            yield node


def main() -> int:
    ran: dict[str, set[int]] = {}
    with tempfile.TemporaryDirectory(prefix="fondaco-lines-") as folder:
        paths = os.pathsep.join([str(ROOT / "tools" / "tracing"), os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "asserts", *sys.argv[1:]],
            cwd=ROOT, env={**os.environ, "FONDACO_LINES": folder, "PYTHONPATH": paths}, check=False,
        )  # fmt: skip
        for file in Path(folder).iterdir():
            for path, lines in json.loads(file.read_text("utf-8")).items():
                ran.setdefault(path, set()).update(lines)
    idle = 0
    for path, lines in sorted(ran.items()):
        for each in asserts(Path(path)):
            if not lines & set(range(each.lineno, (each.end_lineno or each.lineno) + 1)):
                idle += 1
                print(f"{Path(path).relative_to(ROOT)}:{each.lineno}: {ast.unparse(each)[:90]}")
    print(f"{idle} checks did not run.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
