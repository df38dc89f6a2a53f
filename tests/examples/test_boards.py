"""A board from a game's own package: only what its manifest lists is served, and as what it is."""

from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.contract.browser_board import BrowserBoard
from fondaco.games import games
from fondaco.server.app import Config, create_app
from tests.examples.installed import PACKAGE
from tests.server.houses import FREE

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
BROWSER = PACKAGE / "src" / "traghetto" / "browser"


def board_of(client: "TestClient[Any]") -> Any:
    (game,) = client.get("/api/house").json()["games"]
    return game["board"]


def test_a_board_is_served_by_an_address_that_changes_with_it(traghetto: Any) -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        board = board_of(client)
        assert board["contract"] == 1
        for address, name, kind in (
            (board["module"], "board.js", "text/javascript"),
            (board["styles"][0], "board.css", "text/css"),
        ):
            answer = client.get(address)
            assert answer.content == (BROWSER / name).read_bytes()
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "immutable" in answer.headers["cache-control"]
            assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "name",
    ["rules.py", "__init__.py", "..%2Frules.py", "%2e%2e/rules.py", "board.ts", "board.js%00"],
)
def test_nothing_else_of_the_package_is_served(traghetto: Any, name: str) -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        folder = board_of(client)["module"].rpartition("/")[0]
        answer = client.get(f"{folder}/{name}")
        assert answer.status_code in (400, 404)
        assert b"Traghetto" not in answer.content
        for elsewhere in (
            "/boards/traghetto/0123456789abcdef/board.js",
            "/boards/other/0/board.js",
        ):
            assert client.get(elsewhere).json()["name"] == "no-board-file"


@pytest.mark.parametrize(
    "board",
    [
        BrowserBoard("missing.js"),
        BrowserBoard("board.js", styles=("../rules.py",)),
        BrowserBoard("board.js", others=("notes.txt",)),
        BrowserBoard("board.js", folder="nowhere"),
    ],
)
def test_a_board_that_cannot_be_read_is_not_offered(
    traghetto: Any, board: BrowserBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games()["traghetto"], "browser_board", board)
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        assert board_of(client) is None


def test_a_board_says_which_contract_it_was_written_for(
    traghetto: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games()["traghetto"]
    assert game.browser_board is not None
    monkeypatch.setattr(game, "browser_board", replace(game.browser_board, contract=7))
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        assert board_of(client)["contract"] == 7
