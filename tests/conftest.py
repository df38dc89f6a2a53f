"""`-m "not long"` is what `make test` runs, `-m long` the rest; a line tells what was skipped."""

import gc
import os
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import structlog

from tests import long

HERE = Path(__file__).parent
WAITING = ("examples", "faults", "server", "store")  # folders of tests that start others


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of the terminal
    long.SHORT = config.getoption("markexpr") == "not long"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Workers read the files of a folder from different ones on.

    In a fresh clone what one has compiled the others find, and none waits for the same as another.
    """
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker and isinstance(collector, pytest.Directory):
        number, of = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
        begin = len(report.result) * number // of
        report.result[:] = report.result[begin:] + report.result[:begin]
    return report


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the end all workers have the same tests, in the same order.

    Those of no folder come first, so that one worker has them: it reads all languages once. Of
    the rest each worker begins with its share of those that wait for others: a browser needs the
    machine then, and in the end nobody waits.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None:
        return
    first: list[pytest.Item] = []
    waits: list[pytest.Item] = []
    works: list[pytest.Item] = []
    for item in sorted(items, key=lambda item: item.path):
        folder = item.path.parent
        kind = first if folder == HERE else waits if folder.name in WAITING else works
        kind.append(item)
    shares = worker["workercount"]
    items[:] = first + [
        item
        for share in range(shares)
        for tests in (waits, works)
        for item in tests[len(tests) * share // shares : len(tests) * (share + 1) // shares]
    ]


def pytest_collection_finish() -> None:
    gc.freeze()  # what was read stays: nobody needs to look again and again whether it does
    gc.set_threshold(20_000)  # and among the rest not so often


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"Left out, tests: {count}. {reason[:1].upper()}{reason[1:]}")


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A server that a test starts in this process logs to a stream that is closed later."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)
