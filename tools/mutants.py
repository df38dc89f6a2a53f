"""Breaks the rules in small ways, one at a time, and looks whether their own tests notice.

    make mutants ARGS='--count 60 --seed 7'

Works on copies of the tree in a temporary folder. Tells the score, and the difference of each
mutant that survived: either a test is missing, or the change changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SWAPS: dict[type[ast.AST], list[Any]] = {
    ast.Lt: [ast.LtE, ast.Gt], ast.LtE: [ast.Lt, ast.GtE], ast.Gt: [ast.GtE, ast.Lt],
    ast.GtE: [ast.Gt, ast.LtE], ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn],
    ast.NotIn: [ast.In], ast.Is: [ast.IsNot], ast.IsNot: [ast.Is], ast.And: [ast.Or],
    ast.Or: [ast.And], ast.Add: [ast.Sub], ast.Sub: [ast.Add], ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult], ast.Mod: [ast.FloorDiv], ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift], ast.BitAnd: [ast.BitOr], ast.BitOr: [ast.BitAnd],
}  # fmt: skip
# What does not belong to the game: words for people, types, and code that only tells of errors.
QUIET = (ast.JoinedStr, ast.Raise, ast.Import, ast.ImportFrom, ast.Assert)


@dataclass(frozen=True)
class Mutant:
    path: Path  # below the root
    old: str
    new: str

    def difference(self) -> str:
        lines = difflib.unified_diff(
            self.old.splitlines(), self.new.splitlines(), str(self.path), str(self.path), "", "", 1
        )
        return "\n".join("    " + line.rstrip() for line in list(lines)[2:])


def below(folder: str, *names: str) -> list[Path]:
    """The folders with such a name, the outermost only."""
    found = sorted(
        path for name in names for path in (ROOT / folder).rglob(name) if any(path.rglob("*.py"))
    )
    return [path for path in found if not any(parent in found for parent in path.parents)]


def sites(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that may be changed."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, QUIET) or is_docstring(child):
            continue
        if isinstance(child, ast.arg):
            continue
        yield child
        if isinstance(child, ast.FunctionDef):
            for line in child.body:
                if not isinstance(line, QUIET) and not is_docstring(line):
                    yield line
                    yield from sites(line)
        elif isinstance(child, ast.AnnAssign):
            if child.value is not None:
                yield child.value
                yield from sites(child.value)
        else:
            yield from sites(child)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there instead."""
    if isinstance(node, ast.Compare):
        for swap in SWAPS[type(node.ops[0])]:
            yield ast.Compare(node.left, [swap(), *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        for swap in SWAPS[type(node.op)]:
            changed = deepcopy(node)
            changed.op = swap()
            yield changed
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Expr | ast.AugAssign):
        yield ast.Pass()


def mutants() -> Iterator[Mutant]:
    """All of them, in the order of the files."""
    for folder in below("src", "rules", "contract"):
        for path in sorted(folder.rglob("*.py")):
            source = path.read_text("utf-8")
            for node in sites(ast.parse(source)):
                for change in changes(node):
                    new = replaced(source, node, change)
                    if new != source:
                        yield Mutant(path.relative_to(ROOT), source, new)


def replaced(source: str, node: ast.AST, change: ast.AST) -> str:
    lines = source.encode().splitlines(keepends=True)
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    head = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    tail = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    text = ast.unparse(change)
    if isinstance(node, ast.expr):
        text = f"({text})"
    return (head + text.encode() + tail).decode()


def strangers(path: Path | None) -> list[str]:
    """The games that a file does not belong to; none, if it is of no game."""
    games = {folder.parent.name for folder in below("src", "rules")}
    return sorted(games - set(path.parts)) if path and games & set(path.parts) else []


def run_tests(copy: Path, path: Path | None = None, patience: float | None = None) -> str:
    """What the tests say of a changed file: "" if nothing is wrong, else what they found first."""
    tests = [str(path.relative_to(ROOT)) for path in below("tests", "rules")]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no"]
    command += ["-m", "not long", "--hypothesis-seed=0", *tests]
    command += [f"--ignore-glob=*/{game}/*" for game in strangers(path)]
    paths = {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": ""}
    try:
        done = subprocess.run(
            command, cwd=copy, env={**os.environ, **paths}, capture_output=True, text=True,
            timeout=patience, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "it does not end"
    said = done.stdout.strip().splitlines() or done.stderr.strip().splitlines() or ["?"]
    failed = [line for line in said if line.startswith(("FAILED", "ERROR"))]
    return "" if done.returncode == 0 else (failed or said)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    everything = list(mutants())
    chosen = Random(wish.seed).sample(everything, min(wish.count, len(everything)))
    print(f"{len(chosen)} of {len(everything)} mutants, seed {wish.seed}", flush=True)
    survivors: list[Mutant] = []
    copies: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory(prefix="fondaco-mutants-") as folder:
        for number in range(wish.processes):
            copies.put(copy := Path(folder) / str(number))
            for part in ("src", "tests", "tools", "docs"):
                quiet = shutil.ignore_patterns("__pycache__", "static", "pictures")
                shutil.copytree(ROOT / part, copy / part, ignore=quiet)
            shutil.copy(ROOT / "pyproject.toml", copy)
        began = time.monotonic()
        found = run_tests(copy)
        if found:
            print(f"The tests fail even without a mutant: {found}")
            return 2
        patience = 60 + 5 * (time.monotonic() - began)

        def attempt(mutant: Mutant) -> tuple[Mutant, str]:
            copy = copies.get()
            try:
                (copy / mutant.path).write_text(mutant.new, "utf-8")
                return mutant, run_tests(copy, mutant.path, patience)
            finally:
                (copy / mutant.path).write_text(mutant.old, "utf-8")
                copies.put(copy)

        with ThreadPoolExecutor(wish.processes) as pool:
            for number, (mutant, found) in enumerate(pool.map(attempt, chosen), 1):
                print(f"{number:4}  {mutant.path}: {found or 'SURVIVED'}"[:160], flush=True)
                if not found:
                    survivors.append(mutant)
                    print(mutant.difference(), flush=True)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} mutants were noticed; not noticed:")
    for mutant in survivors:
        print(f"{mutant.path}\n{mutant.difference()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
