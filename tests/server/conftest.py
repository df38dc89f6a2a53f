"""One real house for all tests of a worker that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as address:
        yield address
