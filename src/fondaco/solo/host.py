"""What surrounds a house for one person: a place for its rows, and somebody who thinks."""

from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Protocol

from fondaco.store import StoreError


class SoloHost(Protocol):
    def save(self, kind: str, key: str, text: str) -> Awaitable[None]:
        """Keep a row durably. Any error: it is not kept, and the house refuses what led to it."""

    def delete(self, kind: str, key: str) -> Awaitable[None]:
        """Forget a row."""

    def think(self, line: str) -> Awaitable[str]:
        """The answer of `fondaco.solo.thinking.think_line`, here or in another worker."""

    def now(self) -> float:
        """Seconds since 1970."""

    def steady(self) -> float:
        """Seconds since some moment, by a clock that never jumps."""


@dataclass(frozen=True, slots=True)
class SoloAnswer:
    """The answer to a request: as over HTTP."""

    status: int
    body: str
    headers: dict[str, str] = field(default_factory=dict)


class FullError(StoreError):
    """A row could not be kept. Nothing has changed."""
