"""One real house for all tests of a worker that do not need one of their own."""

from collections.abc import Iterator
from typing import Any

import pytest

from fondaco.host.table_time import wall
from fondaco.server.limits.rates import RateLimits
from tests.server.passwords import hash_quickly
from tests.server.serving import serving
from tests.store.fresh import open_quickly


@pytest.fixture(scope="session", autouse=True)
def usual_hasher() -> Any:
    """How a house hashes passwords; those of tests do it more quickly."""
    return hash_quickly()


@pytest.fixture(scope="session", autouse=True)
def quick_stores() -> None:
    open_quickly()


@pytest.fixture
def long_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rate limit starts counting again during a test."""
    end = wall() + 3_600_000
    monkeypatch.setattr(RateLimits, "_until", lambda self, limit: end)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as address:
        yield address
