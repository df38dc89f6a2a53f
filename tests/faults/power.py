"""Power loss: what a disk holds if whatever was not synced may be lost, all of it or any part.

`power.c`, loaded into a process, writes down what it does to the files of a folder. From that any
moment of a failing disk can be made: what was synced is there, and of the rest nothing, everything,
or some sectors by lot. (`python -m tests.faults.power URL COUNT` is somebody who writes.)
"""

import asyncio
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from fondaco.store import LogRow, TableIndex, open_store

SECTOR = 512
HEAD = struct.Struct("=c3Q")
ACKNOWLEDGED = "acknowledged"  # a file: one line for each append that was told to be done
TABLES = 3
ENTRY = 18_000  # bytes: so that the log is written back now and then


class Op(NamedTuple):
    """Bytes at a place; None: the file is cut there."""

    offset: int
    data: bytes | None


class Record(NamedTuple):
    what: str
    inode: int
    offset: int
    data: bytes


def compiled(folder: Path) -> Path:
    """The library to be loaded; where nobody can make it the test is left out."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        if os.environ.get("CI"):
            pytest.fail("there is no C compiler here (or this is no Linux)")
        pytest.skip("There is no C compiler here, or this is no Linux: no power loss is tried.")
    source, library = Path(__file__).with_name("power.c"), folder / "power.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl", "-lpthread"],
        check=True,
    )
    return library


def records(journal: Path) -> Iterator[Record]:
    """All that was done; the last may be torn, if its writer was killed."""
    data, at = journal.read_bytes(), 0
    while at + HEAD.size <= len(data):
        what, inode, offset, length = HEAD.unpack_from(data, at)
        at += HEAD.size
        if at + length > len(data):
            return
        yield Record(what.decode(), inode, offset, data[at : at + length])
        at += length


class Disk:
    """A folder, as far as it is durable, and what still waits for that."""

    def __init__(self, folder: Path) -> None:
        """What lies in the folder now is durable."""
        self.durable: dict[int, bytes] = {}
        self.pending: dict[int, list[Op]] = {}
        self.names: dict[str, int] = {}
        self.listed: dict[str, int] = {}  # names that are durable
        self.folder = folder.stat().st_ino
        for file in folder.iterdir():
            inode = file.stat().st_ino
            self.durable[inode], self.names[file.name] = file.read_bytes(), inode
        self.listed = dict(self.names)

    def do(self, record: Record) -> None:
        match record.what:
            case "O" if record.inode != self.folder:
                name = record.data.decode()
                if self.names.get(name) != record.inode:  # a new file
                    self.names[name] = record.inode
                    self.durable[record.inode], self.pending[record.inode] = b"", []
            case "W":
                self.pending.setdefault(record.inode, []).append(Op(record.offset, record.data))
            case "T":
                self.pending.setdefault(record.inode, []).append(Op(record.offset, None))
            case "U":
                self.names.pop(record.data.decode(), None)
            case "S" if record.inode == self.folder:
                self.listed = dict(self.names)
            case "S":
                waiting = self.pending.pop(record.inode, [])
                self.durable[record.inode] = after(self.durable.get(record.inode, b""), waiting)

    def now(self, name: str) -> bytes:
        """A file as those see it for whom the power has not failed."""
        inode = self.names.get(name, -1)
        return after(self.durable.get(inode, b""), self.pending.get(inode, []))

    def left(self, keep: float, rng: Random) -> dict[str, bytes]:
        """What is found later. `keep`: how likely it is that something unsynced is there."""
        names = self.names if rng.random() < keep else self.listed
        return {
            name: after(self.durable.get(inode, b""), list(self._some(inode, keep, rng)))
            for name, inode in names.items()
            if not name.endswith("-shm")  # memory that processes share, and no file in earnest
        }

    def _some(self, inode: int, keep: float, rng: Random) -> Iterator[Op]:
        for offset, data in self.pending.get(inode, []):
            if data is None:
                if rng.random() < keep:
                    yield Op(offset, None)
                continue
            for at in range(0, len(data), SECTOR):
                if rng.random() < keep:
                    yield Op(offset + at, data[at : at + SECTOR])


def after(content: bytes, ops: list[Op]) -> bytes:
    if not ops:
        return content
    file = bytearray(content)
    for offset, data in ops:
        end = offset + len(data or b"")
        file.extend(bytes(max(0, end - len(file))))
        if data is None:
            del file[offset:]
        else:
            file[offset:end] = data
    return bytes(file)


def put(files: dict[str, bytes], folder: Path) -> None:
    """Into the folder, in place of all that is there."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


# --- somebody who writes --------------------------------------------------------------------------

INDEX = TableIndex("", "g", "", "open", False, 2, "", [], [], 0, 0, 0, 0, {})


async def write(url: str, count: int) -> None:
    path = Path(url.partition("?")[0].removeprefix("sqlite:///")).with_name(ACKNOWLEDGED)
    told = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    store = await open_store(url)

    async def fill(table: str) -> None:
        for number in range(count):
            row = LogRow(number, 1, f"{table} {number} ".encode() * (ENTRY // 8))
            assert await store.append(table, row, INDEX if number % 5 else None)
            os.write(told, f"{table} {number}\n".encode())

    await asyncio.gather(*(fill(f"t{at}") for at in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], int(sys.argv[2])))
