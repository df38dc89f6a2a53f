"""Every test runs on each kind of store that its fixture names."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.long import mostly_long
from tests.store.fresh import open_quickly
from tests.store.houses import postgres_schema


@pytest.fixture(scope="session", autouse=True)
def quick_stores() -> None:
    open_quickly()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def postgres_url() -> Iterator[str]:
    with postgres_schema() as url:
        yield url


@pytest.fixture(params=mostly_long(["memory", "sqlite", "postgres"], short=2))
def url(request: pytest.FixtureRequest) -> str:
    """Any store."""
    if request.param == "memory":
        return "sqlite://"
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def lasting_url(request: pytest.FixtureRequest) -> str:
    """A store that is still there when it is opened again."""
    return str(request.getfixturevalue(f"{request.param}_url"))
