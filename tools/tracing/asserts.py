"""A plugin of pytest: writes down which lines of the tests run; see tools/idle_asserts.py."""

import json
import os
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

TESTS = f"{os.sep}tests{os.sep}"
_lines: dict[str, set[int]] = {}


def _trace(frame: FrameType, event: str, arg: Any) -> Any:
    path = frame.f_code.co_filename
    if TESTS not in path:
        return None
    lines = _lines.setdefault(path, set())

    def local(frame: FrameType, event: str, arg: Any) -> Any:
        lines.add(frame.f_lineno)
        return local

    return local


def pytest_sessionstart() -> None:
    threading.settrace(_trace)
    sys.settrace(_trace)


def pytest_sessionfinish() -> None:
    sys.settrace(None)
    folder = os.environ.get("FONDACO_LINES")
    if folder:
        found = {path: sorted(lines) for path, lines in _lines.items()}
        Path(folder, str(os.getpid())).write_text(json.dumps(found), "utf-8")
