"""The scenes of one house, played at two that share a database: everybody is anywhere by lot."""

import shutil
from collections.abc import Iterator

import pytest

from fondaco.server import rounds
from tests.faults.harness import Nats
from tests.server.test_games import *  # noqa: F403
from tests.server.test_wire import *  # noqa: F403
from tests.server.twins import twins
from tests.store.houses import postgres_schema

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def often() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "WATCH", 0.1)
        yield


@pytest.fixture(scope="module", params=["bus", "no bus", "postgres and nats"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("twins")
    if request.param != "postgres and nats":
        if request.param == "no bus":  # everything is found by going the rounds
            request.getfixturevalue("often")
        with twins(f"sqlite:///{folder / 'house.db'}", cut=request.param == "no bus") as both:
            yield both.address
        return
    if shutil.which("nats-server") is None:
        pytest.skip("there is no nats-server here")
    nats = Nats(folder)
    with postgres_schema("twins") as url:
        nats.open()
        try:
            with twins(url, nats.url) as both:
                yield both.address
        finally:
            nats.stop()
