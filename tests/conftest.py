"""`-m "not long"` is what `make test` runs, `-m long` the rest."""

import pytest

from tests import long


def pytest_configure(config: pytest.Config) -> None:
    long.SHORT = config.getoption("markexpr") == "not long"
