"""A board for browsers that a game's own package ships: a built ES module and its styles.

The module exports `mount(element, {state, send, words, theme})`, which shows the board in `element`
and returns `{update(state), destroy()}`. docs/new-game.md describes it. A board is trusted like the
rest of the package: it runs in the page of the house.
"""

import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*")
# The ending of a file's name decides its media type. Other files cannot be listed.
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class BrowserBoard:
    """The files of a board. A file that is not listed here is not served."""

    module: str  # the ES module with `mount`
    styles: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # what the module and the styles ask for, by a relative address
    contract: int = 1  # the version of `mount` that the module was written for
    folder: str = "browser"  # in the game's package

    @property
    def names(self) -> tuple[str, ...]:
        """All files that the server hands out."""
        return (self.module, *self.styles, *self.others)


@dataclass(frozen=True)
class BoardFiles:
    """The files of a board as they are served."""

    digest: str  # of all of them: it is part of their address
    content: dict[str, bytes]  # by name


def kind_of_file(name: str) -> str:
    """The media type of a file by its name; empty: no such file can be part of a board.

    >>> kind_of_file("board.js"), kind_of_file("../rules.py"), kind_of_file("notes.txt")
    ('text/javascript', '', '')
    """
    stem, dot, ending = name.rpartition(".")
    return KINDS.get(dot + ending, "") if stem and NAME.fullmatch(name) else ""


@cache
def board_files(board: BrowserBoard, package: str) -> BoardFiles:
    """Read the files of a board. ValueError: one is missing, or has a name that is not allowed."""
    folder = files(package).joinpath(board.folder)
    content: dict[str, bytes] = {}
    digest = sha256()
    for name in board.names:
        if not kind_of_file(name):
            raise ValueError(f"{name!r} cannot be a file of a board.")
        try:
            content[name] = folder.joinpath(name).read_bytes()
        except OSError:
            raise ValueError(f"The board's file {name} is missing.") from None
        digest.update(f"{name} {len(content[name])}\n".encode() + content[name])
    return BoardFiles(digest.hexdigest()[:16], content)
