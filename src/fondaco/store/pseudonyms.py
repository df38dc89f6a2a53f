"""Replaces a deleted person's names: in lines of logs, in lists, in free text.

Ids stay. Nothing leads from them to a person any more, and draws and ties of events depend on them.
"""

import re
from dataclasses import replace
from typing import Any

from msgspec import MsgspecError, json

from fondaco.store.model import Erasure, TableIndex

REMOVED = "said-removed"  # the message in place of what they said
_encoder = json.Encoder()


def without_name(entry: bytes, erasure: Erasure) -> bytes:
    """A line of a log without the person's name; the line itself, if it does not have it."""
    try:
        found = json.decode(entry)
    except MsgspecError:
        return entry
    changed = _without(found, erasure)
    return entry if changed == found else _encoder.encode(changed)


def _without(value: Any, erasure: Erasure) -> Any:
    if isinstance(value, list):
        return [_without(each, erasure) for each in value]
    if not isinstance(value, dict):
        return value
    found = {key: _without(each, erasure) for key, each in value.items()}
    if found.get("person", found.get("player")) in erasure.ids:
        if found.get("name"):
            found["name"] = erasure.pseudonym
        if found.get("text"):  # what they said themselves
            is_speech = found.get("kind") == "said"
            found |= {"text": "", "phrase": {"id": REMOVED}} if is_speech else {"text": "–"}
    settings = found.get("settings")
    theirs = found.get("host", found.get("owner")) in erasure.ids
    if theirs and isinstance(settings, dict) and settings.get("title"):
        found["settings"] = {**settings, "title": hidden(settings["title"], erasure)}
    return found


def hidden(text: str, erasure: Erasure) -> str:
    """A text without the person's names.

    >>> someone = Erasure("a", ["a"], ["Ada"], "Anonymous 7f3a", "logs", "", 0)
    >>> hidden("ADA's table, Adas Tisch, adagio", someone)
    "Anonymous 7f3a's table, Anonymous 7f3as Tisch, adagio"
    """
    for name in sorted(erasure.names, key=len, reverse=True):
        text = re.sub(
            rf"(?<!\w){re.escape(name)}(?=s?(?!\w))", lambda _: erasure.pseudonym, text, flags=re.I
        )
    return text


def table_without(index: TableIndex, erasure: Erasure) -> TableIndex:
    names = [
        erasure.pseudonym if person in erasure.ids else name
        for person, name in zip(index.persons, index.names, strict=True)
    ]
    theirs = index.host in erasure.ids
    return replace(
        index, names=names, title=hidden(index.title, erasure) if theirs else index.title
    )
