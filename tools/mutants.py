"""Breaks the code in small ways, one at a time, and looks whether the tests notice.

    make mutants ARGS='--count 60 --seed 7'
    make mutants ARGS='table server/tables --count 300 --seed 1 --tests tests/server'
    make mutants ARGS='table --count 300 --seed 1 --again'

A package is a folder below src/fondaco, or the name of several (`rules`); without one, the rules
and the contract are broken. Everything happens on copies of the tree in a temporary folder.

First a map is made: every file of tests is run, and which functions each test calls is written
down, in servers that it starts too. A mutant is tried on the tests that call its function, the
quickest first, until one fails. The map and the results are kept in .mutants/: a run that was
stopped continues where it was, and the same seed breaks the same places. `--again` tries those that
survived once more.

At the end the score is printed, with the difference of each mutant that survived: either a test is
missing, or the change changes nothing that a test could see. Then its difference and the reason are
written into tools/mutants_reasons.txt, and it is not tried again.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.mutant_tests import Map, Workers, copy_tree, kept_map, test_files, try_tests

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fondaco"
KEPT = ROOT / ".mutants"
REASONS = ROOT / "tools" / "mutants_reasons.txt"
USUAL = ["rules", "contract"]
SWAPS: dict[type[ast.AST], list[Any]] = {
    ast.Lt: [ast.LtE, ast.Gt], ast.LtE: [ast.Lt, ast.GtE], ast.Gt: [ast.GtE, ast.Lt],
    ast.GtE: [ast.Gt, ast.LtE], ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn],
    ast.NotIn: [ast.In], ast.Is: [ast.IsNot], ast.IsNot: [ast.Is], ast.And: [ast.Or],
    ast.Or: [ast.And], ast.Add: [ast.Sub], ast.Sub: [ast.Add], ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult], ast.Mod: [ast.FloorDiv], ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift], ast.BitAnd: [ast.BitOr], ast.BitOr: [ast.BitAnd],
}  # fmt: skip
# What does not belong to the behaviour: words for people, types, and code that reports errors.
QUIET = (ast.JoinedStr, ast.Raise, ast.Import, ast.ImportFrom, ast.Assert)
Function = ast.FunctionDef | ast.AsyncFunctionDef


# --- mutants --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """A file with one change."""

    path: Path  # below the root
    line: int
    old: str
    new: str

    @cached_property
    def id(self) -> str:
        return hashlib.sha256(f"{self.path}\n{self.new}".encode()).hexdigest()[:16]

    def difference(self) -> str:
        return "\n".join(self.change())

    def change(self) -> list[str]:
        """The lines that are not the same, with "-" and "+" before them."""
        lines = difflib.unified_diff(self.old.splitlines(), self.new.splitlines(), "", "", n=0)
        return [f"{line[0]} {line[1:].strip()}" for line in list(lines)[2:] if line[0] in "+-"]


def folders(packages: list[str]) -> list[Path]:
    """The folders, or files, that the packages name; the outermost only."""
    found: list[Path] = []
    for name in packages:
        direct = SOURCE / name
        named = [direct] if direct.exists() else sorted(SOURCE.rglob(name))
        if not named:
            raise SystemExit(f"There is no package {name} below src/fondaco.")
        found += named
    return [path for path in found if not any(parent in found for parent in path.parents)]


def sources(packages: list[str]) -> Iterator[Path]:
    """The files of the packages, in their order."""
    for folder in folders(packages):
        yield from sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]


def examples(packages: list[str]) -> list[str]:
    """The files that have examples in their words: those are tests too."""
    found = [path for path in sources(packages) if ">>> " in path.read_text("utf-8")]
    return [str(path.relative_to(ROOT)) for path in found]


def mutants(packages: list[str]) -> Iterator[Mutant]:
    """All of them, in the order of the files."""
    for path in sources(packages):
        source = path.read_text("utf-8")
        for node in sites(ast.parse(source)):
            for change in changes(node):
                new = replaced(source, node, change)
                if new != source:
                    line: int = node.lineno  # type: ignore[attr-defined]
                    yield Mutant(path.relative_to(ROOT), line, source, new)


def sites(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that may be changed."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, QUIET) or is_docstring(child):
            continue
        if isinstance(child, ast.arg):
            continue
        yield child
        if isinstance(child, Function):
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


# --- where a mutant is ----------------------------------------------------------------------------


def around(mutant: Mutant) -> list[Function | ast.ClassDef]:
    """The classes and functions around a mutant, the outermost first."""
    found: list[Function | ast.ClassDef] = [
        node
        for node in ast.walk(ast.parse(mutant.old))
        if isinstance(node, Function | ast.ClassDef)
        and node.lineno <= mutant.line <= (node.end_lineno or 0)
    ]
    return sorted(found, key=lambda node: node.lineno)


def place(mutant: Mutant) -> str:
    """The name of the innermost function or class around a mutant, "Table.move"."""
    return ".".join(node.name for node in around(mutant))


def enclosing(mutant: Mutant) -> int:
    """The line at which the innermost function around a mutant begins, as code objects have it; 0
    outside of functions."""
    inner = [node for node in around(mutant) if isinstance(node, Function)]
    if not inner:
        return 0
    return min([inner[-1].lineno, *(each.lineno for each in inner[-1].decorator_list)])


def runs_at_import(mutant: Mutant) -> bool:
    """Whether the changed code runs when the file is imported; else a function can get it later."""
    inner = [node for node in around(mutant) if isinstance(node, Function)]
    return not inner or mutant.line < inner[0].body[0].lineno


def changes_nothing(mutant: Mutant) -> bool:
    """Whether Python makes the same of it: of the type of a variable, for one."""
    return made_of(compile(mutant.old, "", "exec")) == made_of(compile(mutant.new, "", "exec"))


def made_of(code: CodeType) -> list[Any]:
    """What is run, without the lines at which it stands."""
    inner = [made_of(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    return [code.co_code, code.co_names, code.co_varnames, code.co_exceptiontable, repr(inner)]


# --- trying ---------------------------------------------------------------------------------------


def attempt(mutant: Mutant, calls: Map, workers: Workers, budget: float) -> dict[str, Any]:
    """What the tests say of a mutant."""
    tests = calls.tests_for(str(mutant.path), enclosing(mutant))
    times: dict[str, float] = {}
    for test in tests:
        if times and sum(times.values()) + calls.times[test] > budget:
            break
        times[test] = calls.times[test]
    found = ""
    began = time.monotonic()
    if times:
        with workers.one() as worker:
            began = time.monotonic()
            cold = runs_at_import(mutant)
            found = try_tests(worker, mutant.path, mutant.old, mutant.new, times, cold)
    seconds = round(time.monotonic() - began, 1)
    return {"found": found, "tests": len(times), "of": len(tests), "seconds": seconds}


@dataclass
class Results:
    """A file with a line for every mutant that was tried."""

    file: Path

    def read(self) -> dict[str, dict[str, Any]]:
        if not self.file.exists():
            return {}
        lines = self.file.read_text("utf-8").splitlines()
        return {found["id"]: found for found in map(json.loads, lines)}

    def add(self, mutant: Mutant, found: dict[str, Any]) -> None:
        row = {
            "id": mutant.id, "path": str(mutant.path), "line": mutant.line, "place": place(mutant),
            **found, "difference": mutant.difference(),
        }  # fmt: skip
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def try_all(chosen: list[Mutant], results: Results, wish: argparse.Namespace) -> None:
    """Try those that were not tried before; or, `again`, those that survived."""
    done = {name for name, row in results.read().items() if row["found"] or not wish.again}
    left = [mutant for mutant in chosen if mutant.id not in done]
    print(f"{len(chosen) - len(left)} were tried before; {results.file.relative_to(ROOT)}")
    if not left:
        return
    files = [*test_files(wish.tests), *examples(wish.packages)]
    with tempfile.TemporaryDirectory(prefix="fondaco-mutants-") as folder:
        copies = [copy_tree(Path(folder) / str(number)) for number in range(wish.processes)]
        workers = Workers(copies, files)
        calls = kept_map(workers, files, KEPT / "calls")

        def attempt_one(mutant: Mutant) -> tuple[Mutant, dict[str, Any]]:
            return mutant, attempt(mutant, calls, workers, wish.budget)

        with ThreadPoolExecutor(wish.processes) as pool:
            for number, (mutant, row) in enumerate(pool.map(attempt_one, left), 1):
                results.add(mutant, row)
                verdict = row["found"] or f"SURVIVED {row['tests']} of {row['of']} tests"
                where = f"{mutant.path}:{mutant.line}"
                print(f"{number:4}  {row['seconds']:5.1f} s  {where}: {verdict}"[:160], flush=True)
        workers.close()


# --- reasons --------------------------------------------------------------------------------------


def read_reasons(text: str) -> dict[str, str]:
    """By difference: why no test can notice it.

    A block has the file and the function, the lines of the difference, and the reason after "=".
    """
    found: dict[str, str] = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.strip().splitlines() if not line.startswith("#")]
        if lines:
            where, *change, reason = lines
            found[key(where, change)] = reason.removeprefix("=").strip()
    return found


def key(where: str, change: list[str]) -> str:
    """The same for the same change in the same function, wherever it has moved."""
    return "\n".join([where, *(" ".join([line[0], *line[1:].split()]) for line in change)])


def key_of(mutant: Mutant) -> str:
    return key(f"{mutant.path} {place(mutant)}".strip(), mutant.change())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", nargs="*", default=USUAL)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tests", nargs="*", default=["tests"], help="where to look for tests")
    parser.add_argument("--budget", type=float, default=60, help="seconds of tests for a mutant")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    wish = parser.parse_args()
    everything = list(mutants(wish.packages))
    chosen = Random(wish.seed).sample(everything, min(wish.count, len(everything)))
    print(f"{len(chosen)} of {len(everything)} mutants, seed {wish.seed}", flush=True)
    reasons = read_reasons(REASONS.read_text("utf-8"))
    same = [mutant for mutant in chosen if changes_nothing(mutant)]
    explained = [mutant for mutant in chosen if key_of(mutant) in reasons]
    tried = [mutant for mutant in chosen if mutant not in same and mutant not in explained]
    name = "-".join(each.replace("/", ".") for each in wish.packages)
    results = Results(KEPT / f"results-{name}-{wish.seed}.jsonl")
    try_all(tried, results, wish)
    done = results.read()
    survivors = [mutant for mutant in tried if not done[mutant.id]["found"]]
    print(f"{len(tried) - len(survivors)} of {len(chosen)} mutants were noticed.")
    print(f"{len(explained)} have a reason in {REASONS.relative_to(ROOT)}.")
    print(f"{len(same)} change nothing that is run.")
    print(f"{len(survivors)} were not noticed:")
    for each in survivors:
        row = done[each.id]
        print(f"\n# line {each.line}; {row['tests']} of {row['of']} tests were tried")
        print("\n".join([f"{each.path} {place(each)}".strip(), *each.change()]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
