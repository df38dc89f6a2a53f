"""Writes down which functions a process calls, and its children too; see tools/mutants.py.

Python imports a module of this name at its start, if it is on the path. Nothing happens unless
FONDACO_CALLS names a folder. Each process writes a file there: a line `path:line` for a function
that is called, and a line `= name` where another test begins (tools/tracing/warm.py).
"""

import os
import sys
import threading
from types import CodeType, FrameType
from typing import Any

SOURCE = f"{os.sep}src{os.sep}fondaco{os.sep}"
_called: set[CodeType] = set()
_out: Any = None


def _trace(frame: FrameType, event: str, arg: Any) -> None:
    code = frame.f_code
    if code not in _called:
        _called.add(code)
        _, found, path = code.co_filename.rpartition(SOURCE)
        if found:
            _out.write(f"{path}:{code.co_firstlineno}\n")


def begin(name: str) -> None:
    """From now on another test calls."""
    if _out is not None:
        _called.clear()
        _out.write(f"= {name}\n")


def start(folder: str) -> None:
    """Write down what this process calls, and its children."""
    global _out
    os.environ["FONDACO_CALLS"] = folder
    _out = open(os.path.join(folder, str(os.getpid())), "a", buffering=1)  # noqa: SIM115
    threading.settrace(_trace)
    sys.settrace(_trace)


if os.environ.get("FONDACO_CALLS"):
    start(os.environ["FONDACO_CALLS"])
