"""The house in a web worker: JavaScript's callbacks, objects and promises on one side, ours on
the other.

The worker of the house calls `open_house`. The worker that thinks calls `think`. Nothing of
Pyodide is imported before it is needed, so that tests can use this module with fakes.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import fondaco.solo  # noqa: F401  # first of all: it puts the small libraries in place
from fondaco.solo.connection import SoloConnection
from fondaco.solo.house import SoloHouse
from fondaco.solo.thinking import think_line


def think(line: str) -> str:
    """Do the work in a line of text."""
    return think_line(line)


class Callbacks:
    """Implements `SoloHost` with the functions of a JavaScript object: save, remove, think."""

    def __init__(self, given: Any) -> None:
        self._given = given
        self._think = getattr(given, "think", None)

    async def save(self, kind: str, key: str, text: str) -> None:
        await self._given.save(kind, key, text)

    async def delete(self, kind: str, key: str) -> None:
        await self._given.remove(kind, key)

    async def think(self, line: str) -> str:
        if self._think is None:
            await asyncio.sleep(0)
            return think_line(line)
        return str(await self._think(line))

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()


class BrowserHouse:
    def __init__(self, callbacks: Any) -> None:
        self._house = SoloHouse(Callbacks(callbacks))

    async def load(self, rows: Any) -> None:
        """Rows: an array of [kind, key, text]."""
        plain = rows.to_py() if hasattr(rows, "to_py") else rows
        await self._house.load([(str(row[0]), str(row[1]), str(row[2])) for row in plain])

    async def request(self, method: str, path: str, headers: Any, body: str | None) -> Any:
        """Answers with an object: status, headers, body."""
        plain = headers.to_py() if hasattr(headers, "to_py") else headers
        answer = await self._house.request(method, path, dict(plain or {}), body or "")
        return _object(status=answer.status, headers=answer.headers, body=answer.body)

    def connect(self, path: str, send: Any, close: Any) -> SoloConnection:
        return self._house.connect(path, _kept(send), _kept(close))


def open_house(callbacks: Any) -> BrowserHouse:
    return BrowserHouse(callbacks)


def _kept(function: Any) -> Callable[..., None]:
    """A function of JavaScript that stays after the call that handed it over."""
    copied = function.copy() if hasattr(function, "copy") else function

    def call(*given: Any) -> None:
        copied(*given)

    return call


def _object(**fields: Any) -> Any:
    """An object of JavaScript; outside a browser, a dictionary."""
    try:
        from js import Object  # type: ignore[import-not-found]
        from pyodide.ffi import to_js  # type: ignore[import-not-found]
    except ImportError:
        return fields
    return to_js(fields, dict_converter=Object.fromEntries)
