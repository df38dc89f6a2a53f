"""The scenes of one house, played at two that share a database: everybody is anywhere by lot."""

import shutil
from collections.abc import Iterator

import pytest

from fondaco.server import patrol as rounds
from tests.faults.harness import Nats
from tests.long import long, mostly_long
from tests.server import test_whole_games as games
from tests.server.test_protocol import *  # noqa: F403
from tests.server.twins import twins
from tests.store.houses import postgres_schema

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def often() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "ROUND_S", 0.1)
        yield


WAYS = ["bus", "no bus", "postgres and nats"]  # in which they hear of each other


@pytest.fixture(scope="module", params=mostly_long(WAYS))
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


@long
@pytest.mark.parametrize("turn", range(len(games.GAMES)))
@pytest.mark.parametrize("house", WAYS, indirect=True)
def test_people_and_a_bot_play_a_whole_game_to_its_record(
    request: pytest.FixtureRequest, house: str, turn: int
) -> None:
    way = WAYS.index(request.node.callspec.params["house"])
    game, options = games.GAMES[(way + turn) % len(games.GAMES)]
    games.test_people_and_a_bot_play_a_whole_game_to_its_record(house, game, options)


@long
@pytest.mark.parametrize("house", WAYS, indirect=True)
def test_rematch_fork_and_the_same_deal_again(house: str) -> None:
    games.test_rematch_fork_and_the_same_deal_again(house)


@pytest.mark.parametrize("house", mostly_long(WAYS, 0), indirect=True)
def test_accounts_are_rated_after_a_game_of_theirs_and_guests_are_not(house: str) -> None:
    games.test_accounts_are_rated_after_a_game_of_theirs_and_guests_are_not(house)
