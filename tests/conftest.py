"""`-m "not long"` is what `make test` runs, `-m long` the rest; a line tells what was skipped."""

import os
from collections import Counter

import pytest

from tests import long


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of the terminal
    long.SHORT = config.getoption("markexpr") == "not long"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"Left out, tests: {count}. {reason[:1].upper()}{reason[1:]}")
