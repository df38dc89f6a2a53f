"""One server for each SQLite database: a second one learns where the first one listens.

Two processes without a bus would not hear of each other's moves. The first one locks a file next to
the database, and writes its address into it. The system frees the lock when the process ends,
however it ends.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from fondaco.contract.refused import Refused

ENDING = "-served"
LOCKED_BYTE = 1 << 20  # far behind the address: on Windows nobody can read what is locked


class ServedElsewhereError(Refused):
    """Another process serves this database, at `address` ("?": nobody knows)."""


def hold(database: str, address: str) -> IO[str] | None:
    """Lock a database for this process, as long as the returned file is open; None: no need.

    ServedElsewhereError: another process has locked it.
    """
    path = database.partition("?")[0].removeprefix("sqlite:///")
    if not database.startswith("sqlite:///") or not path:
        return None
    try:
        file = Path(path + ENDING).open("a+", encoding="utf-8")  # noqa: SIM115 — it stays open
    except OSError:  # the store will say what is wrong with the folder
        return None
    if not _lock(file.fileno()):
        file.seek(0)
        other = file.read(2000).strip()
        file.close()
        raise ServedElsewhereError("database-served", address=other or "?")
    with suppress(OSError):  # the disk is full: the lock counts, not the address
        file.truncate(0)
        file.write(address)
        file.flush()
    return file


def _lock(handle: int) -> bool:
    """Whether this process has the lock now. Where the disk knows no locks, everybody has it."""
    try:
        if os.name == "nt":
            import msvcrt

            os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        pass
    return True
