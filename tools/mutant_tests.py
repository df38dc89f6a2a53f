"""The tests on which mutants are tried (tools/mutants.py): what each calls, and how they run."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import Queue
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "tests", "tools", "docs", "examples", "bench")
FILES = ("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PATIENCE_S = 45  # for one test, besides eight times what it usually takes
FILE_PATIENCE_S = 600  # for one test, with its calls written down
PYTEST = ["-q", "-p", "no:cacheprovider", "--tb=no", "-m", "not long", "--hypothesis-seed=0"]


@dataclass
class Map:
    """The tests that pass, how long each takes, and the functions that each calls."""

    times: dict[str, float] = field(default_factory=dict)
    callers: dict[str, list[str]] = field(default_factory=dict)  # by function, "table/table.py:170"
    servers: dict[str, list[str]] = field(default_factory=dict)  # by what their servers call

    def tests_for(self, path: str, line: int) -> list[str]:
        """Those that call the function that begins at a line: the quickest first, and those whose
        servers call it last.

        Line 0 is what stands outside of functions. It is run by whoever imports the file: then it
        is the tests of files that do, and those that call anything in it.
        """
        path = path.removeprefix("src/fondaco/")
        found: list[str] = []
        for calls in (self.callers, self.servers):
            wanted = [f"{path}:{line}"]
            if not line:
                wanted = [name for name in calls if name.startswith(f"{path}:")]
            tests = {test for name in wanted for test in calls.get(name, [])} - set(found)
            found += sorted(tests, key=lambda test: (self.times[test], test))
        return found

    def add(self, other: Map) -> None:
        self.times |= other.times
        for mine, more in ((self.callers, other.callers), (self.servers, other.servers)):
            for name, tests in more.items():
                mine.setdefault(name, []).extend(tests)


def read_calls(folder: Path) -> Map:
    """What processes wrote down. What a child called counts for every test of the file."""
    found = Map()
    passed = folder / "passed.json"
    if passed.exists():
        found.times = json.loads(passed.read_text("utf-8"))
    for file in sorted(folder.iterdir()):
        if file == passed:
            continue
        test = ""
        for line in file.read_text("utf-8", "replace").splitlines():
            if line.startswith("= "):
                test = line[2:]
            elif test in found.times:
                tests = found.callers.setdefault(line, [])
                if test not in tests:
                    tests.append(test)
            elif not test:
                found.servers[line] = list(found.times)
    return found


def test_files(places: list[str]) -> list[str]:
    """The files of tests in these folders."""
    found = [ROOT / place for place in places]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*.py"))]
    return sorted({str(file.relative_to(ROOT)) for file in files if file.name.startswith("test_")})


class Workers:
    """Copies of the tree, in each of which a process waits that has read all tests."""

    def __init__(self, copies: list[Path], files: list[str]) -> None:
        self.idle: Queue[Worker] = Queue()
        self.count = len(copies)
        self.tree = copies[0]  # as it was in the beginning, whatever is written meanwhile
        with ThreadPoolExecutor(self.count) as pool:
            for worker in pool.map(lambda copy: Worker(copy, files), copies):
                self.idle.put(worker)
                self.tests = worker.tests

    @contextmanager
    def one(self) -> Iterator[Worker]:
        worker = self.idle.get()
        try:
            yield worker
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        while not self.idle.empty():
            self.idle.get().close()


class Worker:
    """A process that has read all tests of some files; see tools/tracing/warm.py."""

    def __init__(self, copy: Path, files: list[str]) -> None:
        self.copy = copy
        theirs, self._jobs = os.pipe()
        self._answers, answer = os.pipe()
        command = [sys.executable, "-m", "pytest", *PYTEST, "-s", "-p", "warm", *files]
        self._process = subprocess.Popen(
            command, cwd=copy, env=environment(copy) | {"FONDACO_JOBS": f"{theirs} {answer}"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=(theirs, answer),
        )  # fmt: skip
        os.close(theirs)
        os.close(answer)
        self._in = os.fdopen(self._answers, encoding="utf-8")
        self.tests: list[str] = self._answer()

    def ask(self, **job: Any) -> dict[str, Any]:
        os.write(self._jobs, json.dumps(job).encode() + b"\n")
        found: dict[str, Any] = self._answer()
        return found

    def _answer(self) -> Any:
        line = self._in.readline()
        if not line:
            raise SystemExit("The tests cannot be read; try pytest --collect-only.")
        return json.loads(line)

    def close(self) -> None:
        os.close(self._jobs)
        self._process.wait()
        self._in.close()


def environment(copy: Path) -> dict[str, str]:
    paths = os.pathsep.join(map(str, [copy / "src", copy, copy / "tools" / "tracing"]))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": ""}


def copy_tree(folder: Path) -> Path:
    quiet = shutil.ignore_patterns("__pycache__", "pictures", "node_modules")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=quiet)
    for file in FILES:
        shutil.copy(ROOT / file, folder)
    return folder.resolve()


# --- the map --------------------------------------------------------------------------------------


def kept_map(workers: Workers, files: list[str], kept: Path) -> Map:
    """Which test calls what. A file of tests is asked again when it or the source has changed."""
    source, tree = hashlib.sha256(), workers.tree
    for path in sorted([*(tree / "src").rglob("*.py"), *(tree / "tests").rglob("*.py")]):
        if not path.name.startswith("test_"):
            source.update(str(path.relative_to(tree)).encode() + path.read_bytes())
    kept.mkdir(parents=True, exist_ok=True)

    def look(file: str) -> tuple[str, Map]:
        text = source.hexdigest().encode() + file.encode() + (tree / file).read_bytes()
        place = kept / f"{Path(file).stem}-{hashlib.sha256(text).hexdigest()[:16]}.json"
        if not place.exists():
            place.write_text(json.dumps(asdict(calls(workers, file))), "utf-8")
        found = Map(**json.loads(place.read_text("utf-8")))
        for path in imported((tree / file).read_text("utf-8")):
            found.callers[f"{path}:0"] = list(found.times)
        return file, found

    found = Map()
    with ThreadPoolExecutor(workers.count) as pool:
        for number, (file, part) in enumerate(pool.map(look, files), 1):
            took = sum(part.times.values())
            print(
                f"  {number}/{len(files)} {file}: {len(part.times)} tests, {took:.0f} s", flush=True
            )
            found.add(part)
    return found


def calls(workers: Workers, file: str) -> Map:
    tests = [name for name in workers.tests if name.startswith(f"{file}::")]
    with workers.one() as worker, tempfile.TemporaryDirectory(prefix="fondaco-calls-") as folder:
        worker.ask(path="", tests=tests, patience={}, most=FILE_PATIENCE_S, calls=folder)
        return read_calls(Path(folder))


def imported(source: str) -> set[str]:
    """The files of the house that a file of tests imports, "table/table.py"."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
    ways = {name.removeprefix("fondaco.").replace(".", "/") + ".py" for name in names}
    return {way for way in ways if (ROOT / "src" / "fondaco" / way).exists()}


# --- trying ---------------------------------------------------------------------------------------


def run_cold(copy: Path, tests: list[str], patience: float) -> str:
    """Run tests in a process of its own: "" if nothing is wrong, else what they found first."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *PYTEST, "-x", *tests], cwd=copy, env=environment(copy),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        out, _ = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)  # with the servers that it started
        process.communicate()
        return "it does not end"
    said = out.strip().splitlines() or ["?"]
    failed = [line for line in said if line.startswith(("FAILED", "ERROR"))]
    return "" if process.returncode == 0 else (failed or said)[-1]


def try_tests(
    worker: Worker, path: Path, old: str, new: str, times: dict[str, float], cold: bool
) -> str:
    """What these tests say while a file of the worker's copy has the new text."""
    patience = {test: PATIENCE_S + 8 * took for test, took in times.items()}
    try:
        write(worker.copy / path, new)
        if not cold:
            found = worker.ask(
                path=str(path), old=old, new=new, tests=list(times), patience=patience,
                most=PATIENCE_S, calls="",
            )  # fmt: skip
            if not found.get("cold"):
                return str(found["found"])
        return run_cold(worker.copy, list(times), 60 + 5 * sum(times.values()))
    finally:
        write(worker.copy / path, old)


def write(path: Path, text: str) -> None:
    """Write a file with a new time, in whole seconds: by that Python knows that its compiled code
    is old, where the size is the same."""
    later = int(path.stat().st_mtime) + 2
    path.write_text(text, "utf-8")
    os.utime(path, (later, later))
