"""Reading files that are named on the command line."""

import sys
from pathlib import Path

from fondaco.contract.refused import Refused

MAX_FILE_BYTES = 5_000_001  # one more than any reader accepts, so that it notices a long file


def read_file(name: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MAX_FILE_BYTES)
        with Path(name).open("rb") as file:
            return file.read(MAX_FILE_BYTES)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refused("cannot-read", file=name, error=reason) from None


def read_text(name: str) -> str:
    try:
        return read_file(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("not-text", file=name) from None
