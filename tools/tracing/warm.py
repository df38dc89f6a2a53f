"""A plugin of pytest: reads all tests once, and then runs some of them as often as it is asked.

Importing the house and reading its tests takes seconds, and a mutant is tried in a fraction of one.
So this process stays as it is after the tests were read. For every job it makes a child (a fork),
puts the changed functions into it, and runs the tests there until one fails. See tools/mutants.py.
"""

import gc
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

_OPTIMIZED = 1  # the flag of a function's code; the body of a class does not have it
_reports: list[pytest.TestReport] = []
_functions: dict[str, list[FunctionType]] = {}  # by file


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _reports.append(report)


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Do jobs, a line of JSON each, until there are no more."""
    came, answer = (int(number) for number in os.environ["FONDACO_JOBS"].split())
    items = {item.nodeid: item for item in session.items}
    gc.unfreeze()  # tests/conftest.py froze what was read
    for each in gc.get_objects():
        if type(each) is FunctionType:
            _functions.setdefault(each.__code__.co_filename, []).append(each)
    gc.freeze()
    with os.fdopen(came) as jobs, os.fdopen(answer, "w") as out:
        out.write(json.dumps(sorted(items)) + "\n")
        out.flush()
        for line in jobs:
            out.write(json.dumps(do(json.loads(line), items)) + "\n")
            out.flush()
    return True


def do(job: dict[str, Any], items: dict[str, pytest.Item]) -> dict[str, Any]:
    """Run the tests of a job in a child, and say what it found."""
    with tempfile.TemporaryDirectory(prefix="fondaco-job-") as folder:
        notes = Path(folder, "notes")
        child = os.fork()
        if child == 0:
            code = 1
            try:
                os.setsid()
                in_child(job, items, notes)
                code = 0
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)  # the servers that it started
        said = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    found: dict[str, Any] = said[-1] if said else {}
    if status and "found" not in found:
        ended = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
        found = {"found": f"{'does not end' if ended else 'ends'}: {found.get('test', '?')}"}
    return found


def in_child(job: dict[str, Any], items: dict[str, pytest.Item], notes: Path) -> None:
    """The tests, in the order of the job; with `calls`, all of them, and what each calls."""
    tracing = sys.modules["sitecustomize"]
    folder = job["calls"]
    passed: dict[str, float] = {}
    chosen = [items[name] for name in job["tests"] if name in items]
    with notes.open("w", encoding="utf-8", buffering=1) as out:
        if job["path"] and not change(Path(job["path"]).resolve(), job["old"], job["new"]):
            out.write(json.dumps({"found": "", "cold": True}) + "\n")
            return
        if folder:
            tracing.start(folder)
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            out.write(json.dumps({"test": item.nodeid}) + "\n")
            signal.alarm(int(job["patience"].get(item.nodeid, job["most"])))
            if folder:
                tracing.begin(item.nodeid)
            _reports.clear()
            began = time.monotonic()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            failed = [report for report in _reports if report.failed]
            if failed and not folder:
                out.write(json.dumps({"found": f"FAILED {item.nodeid}"}) + "\n")
                return
            if not failed and not any(report.skipped for report in _reports):
                passed[item.nodeid] = round(time.monotonic() - began, 3)
        if folder:
            tracing.begin("")
            Path(folder, "passed.json").write_text(json.dumps(passed), "utf-8")
        out.write(json.dumps({"found": ""}) + "\n")


# --- changing functions that are there already ----------------------------------------------------


def change(path: Path, old: str, new: str) -> bool:
    """Give the functions of a file their new code, wherever they are; False if that cannot be."""
    name = str(path)
    pairs = dict(functions(compiled(old, name), compiled(new, name)))
    for function in _functions.get(name, []):
        code = pairs.get(function.__code__)
        if code is None:
            return False
        try:
            function.__code__ = code
        except ValueError:  # it has other variables of the function around it
            return False
    return True


def functions(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code of every function, before and after."""
    if old.co_flags & _OPTIMIZED:
        yield old, new
    before, after = inner(old), inner(new)
    if len(before) == len(after):
        for each, other in zip(before, after, strict=True):
            yield from functions(each, other)


def inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def compiled(source: str, name: str) -> CodeType:
    return compile(source, name, "exec", dont_inherit=True)
