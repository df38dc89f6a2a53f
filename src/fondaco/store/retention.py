"""How many backups a folder keeps.

A list in the folder names the backups that were made there, so that nothing else is ever removed.
"""

import os
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import MsgspecError, Struct, json

from fondaco.store.sqlite import parse

LIST = ".fondaco-backups"
KINDS = (".jsonl.gz", ".db")


class MadeBackup(Struct, frozen=True):
    """A line of the list."""

    name: str
    bytes: int
    store: str  # which one, so that two servers can share a folder


def note(file: Path, url: str) -> None:
    """Add a backup to the list of its folder."""
    line = MadeBackup(file.name, file.stat().st_size, store_mark(url))
    handle = os.open(file.parent / LIST, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    with os.fdopen(handle, "ab") as listed:
        listed.write(json.encode(line) + b"\n")


def prune(newest: Path, url: str, keep: int) -> list[Path]:
    """Remove all but `keep` backups of this store and kind, the newest among them; which ones.

    A file that is not in the list, or not as large as when it was made, stays.
    """
    folder, kind = newest.parent, _kind(newest.name)
    ours = [
        each
        for each in _listed(folder)
        if each.store == store_mark(url) and _kind(each.name) == kind and each.name != newest.name
    ]
    there = [each for each in ours if _is_unchanged(folder, each)]
    old = there[: max(0, len(there) - (keep - 1))]
    for each in old:
        (folder / each.name).unlink()
    _forget(folder, {each.name for each in ours} - {each.name for each in there} | _names(old))
    return [folder / each.name for each in old]


def store_mark(url: str) -> str:
    """The same for every way to write the address of a store; it has no password.

    >>> store_mark("postgresql://ann:x@db/house") == store_mark("postgresql://bob:y@db/house")
    True
    """
    if url.startswith("postgresql"):
        parts = urlsplit(url)
        name = f"{parts.hostname}:{parts.port or 5432}{parts.path}?{parts.query}"
    else:
        name = str(Path(parse(url)[0]).resolve())
    return sha256(name.encode()).hexdigest()[:16]


def _kind(name: str) -> str:
    return next((kind for kind in KINDS if name.endswith(kind)), "")


def _names(backups: list[MadeBackup]) -> set[str]:
    return {each.name for each in backups}


def _listed(folder: Path) -> list[MadeBackup]:
    """The list, in the order in which the backups were made. Unreadable lines are left out."""
    path, found = folder / LIST, []
    for line in path.read_bytes().splitlines() if path.is_file() else []:
        try:
            each = json.decode(line, type=MadeBackup)
        except MsgspecError:
            continue
        if each.name == Path(each.name).name and each.name.startswith("fondaco-"):
            found.append(each)
    return found


def _is_unchanged(folder: Path, backup: MadeBackup) -> bool:
    file = folder / backup.name
    return file.is_file() and not file.is_symlink() and file.stat().st_size == backup.bytes


def _forget(folder: Path, names: set[str]) -> None:
    if not names:
        return
    kept = [json.encode(each) + b"\n" for each in _listed(folder) if each.name not in names]
    part = folder / f"{LIST}.part"
    part.touch(mode=0o600)
    part.write_bytes(b"".join(kept))
    part.replace(folder / LIST)
