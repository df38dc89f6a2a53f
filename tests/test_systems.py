"""What differs on Windows and macOS, tried here as far as one system can stand in for another."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fondaco.arena import pool, processes
from fondaco.server.base.lan import claim_port
from fondaco.server.limits import connection_gate
from fondaco.server.run import free_port
from fondaco.terminal import saving

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests/server/upgrade/version-0.1/records/over-2005.txt"
MAIN = "from fondaco.cli.main import main; main()"
# Modules that only some systems have. Whoever needs one asks whether it is there.
SOME_SYSTEMS = {"fcntl", "msvcrt", "resource", "readline", "pwd", "grp", "termios", "tty", "pty"}


def test_a_console_that_lacks_characters_shows_the_rest() -> None:
    """As where the output goes into a file on Windows."""
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-c", MAIN, "record", "replay", str(RECORD)],
        cwd=ROOT, env=environment, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_no_module_of_some_systems_is_imported_with_others() -> None:
    for file in (ROOT / "src").rglob("*.py"):
        found = re.findall(r"^(?:from|import) (\w+)", file.read_text("utf-8"), re.MULTILINE)
        assert SOME_SYSTEMS.isdisjoint(found), file


def test_text_is_read_and_written_the_same_everywhere() -> None:
    """UTF-8 and plain line ends, whatever the system would choose."""
    for file in (ROOT / "src").rglob("*.py"):
        for call in re.findall(r"\.(?:write_text|open|fdopen)\([^\n]*", file.read_text("utf-8")):
            if re.search(r'write_text\(\w+, |"[wx]"', call):
                assert 'encoding="utf-8"' in call, (file, call)
                assert 'newline="\\n"' in call, (file, call)


def test_a_clone_has_the_same_bytes_everywhere() -> None:
    assert "* text=auto eol=lf\n" in (ROOT / ".gitattributes").read_text("utf-8")


def test_a_port_that_is_taken_is_not_shared() -> None:
    with socket.socket() as other:
        claim_port(other)
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert free_port("127.0.0.1", port) not in (port, 0)


def test_windows_is_asked_for_a_port_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int, int]] = []
    listener: Any = SimpleNamespace(setsockopt=lambda *option: given.append(option))
    claim_port(listener)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    claim_port(listener)
    assert given[-1] == (socket.SOL_SOCKET, -5, 1)
    if sys.platform != "win32":
        assert given[0] == (socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def test_windows_can_wait_for_61_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(pool, "all_cores", lambda: 128)
    started: list[int] = []

    class Pool:
        def __init__(self, workers: int, *_: Any, **more: Any) -> None:
            started.append(workers)
            raise OSError

    monkeypatch.setattr(processes, "ProcessPoolExecutor", Pool)
    with pytest.raises(OSError):
        next(pool.spread(abs, 1000))
    assert started == [61]


@pytest.mark.parametrize(
    ("system", "shown"),
    [("win32", '"C:\\My games\\a.txt"'), ("linux", "'C:\\My games\\a.txt'")],
)
def test_a_command_that_is_shown_can_be_typed(
    system: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "sys", SimpleNamespace(platform=system))
    assert saving.resume_command(Path("C:\\My games\\a.txt")).endswith(f" {shown}")


def test_macos_allows_fewer_files_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits = [256, resource.RLIM_INFINITY]

    def set_limits(_: int, wanted: tuple[int, int]) -> None:
        if wanted[0] > 24576:
            raise ValueError("current limit exceeds maximum limit")
        limits[:] = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", set_limits)
    assert connection_gate.raise_file_limit() == limits[0] == 10240
    assert connection_gate.raise_file_limit() == 10240
