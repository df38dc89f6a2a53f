"""Frames, answers and entries of a log as JSON.

A host may hand in a faster `JsonCodec` that writes the same; the server has one.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from fondaco.host.typed import read
from fondaco.table.entries import KINDS, AnyEntry, as_plain


@dataclass(frozen=True, slots=True)
class JsonCodec:
    """How a host writes JSON, and how it reads a line of a log."""

    encode: Callable[[Any], bytes]  # a frame, or any other dataclass or plain data
    decode: Callable[[bytes], AnyEntry]  # ValueError: the line is damaged

    def line(self, entry: AnyEntry) -> bytes:
        """An entry as a line of a log."""
        return self.encode(as_plain(entry))


def encode(value: Any) -> bytes:
    """As JSON, with every field.

    >>> encode({"name": "Müller", "seats": (1, 2)}).decode()
    '{"name":"Müller","seats":[1,2]}'
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_members)
    return text.encode()


def _members(value: Any) -> dict[str, Any]:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} cannot be written as JSON.")


def decode(text: bytes | str) -> AnyEntry:
    """The entry in a line. ValueError: it is none. Fields that are not known are ignored."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("kind") not in KINDS:
        raise ValueError("There is no entry of this kind.")
    kind: Any = KINDS[data["kind"]]
    entry: AnyEntry = read(kind, data)
    return entry


PLAIN = JsonCodec(encode, decode)
