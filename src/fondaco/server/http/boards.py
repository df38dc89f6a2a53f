"""HTTP: boards that games bring in their own packages."""

from typing import Any

import structlog
from litestar import Request, Response, get

from fondaco.contract.browser_board import BoardFiles, board_files, kind_of_file
from fondaco.contract.manifest import Manifest
from fondaco.games import games
from fondaco.host.house_pages import BoardInfo
from fondaco.host.lookup import NoSuchError
from fondaco.server.http.static_files import FOREVER, HEADERS

log = structlog.get_logger("fondaco.boards")
_reported: set[str] = set()  # games whose board cannot be read: the log says so once


def board_info(game: Manifest) -> BoardInfo | None:
    """None: the game has no board of its own, or its files cannot be read."""
    files = _files(game)
    if files is None or game.browser_board is None:
        return None
    board, folder = game.browser_board, f"/boards/{game.name}/{files.digest}"
    return BoardInfo(
        board.contract, f"{folder}/{board.module}", [f"{folder}/{name}" for name in board.styles]
    )


@get("/boards/{game:str}/{digest:str}/{name:str}", summary="A file of a game's own board")
async def board_file(request: Request[Any, Any, Any], game: str, digest: str, name: str) -> Any:
    """Only what the game's manifest lists, by the address that /api/house names."""
    found = games().get(game)
    files = _files(found) if found is not None else None
    if files is None or files.digest != digest or name not in files.content:
        raise NoSuchError("no-board-file")
    headers = {**HEADERS, "cache-control": FOREVER}
    return Response(files.content[name], media_type=kind_of_file(name), headers=headers)


def _files(game: Manifest) -> BoardFiles | None:
    if game.browser_board is None:
        return None
    try:
        return board_files(game.browser_board, game.package)
    except ValueError as error:
        if game.name not in _reported:
            _reported.add(game.name)
            log.warning("board", game=game.name, error=str(error))
        return None


HANDLERS = [board_file]
