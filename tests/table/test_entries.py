"""What stands in logs and goes over the wire: nobody can change it after it was written."""

import inspect
from dataclasses import MISSING, FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest

from fondaco.table import entries, frames
from fondaco.table.entries import Clock, Moved
from fondaco.table.frames import Answer, StoryLine

KINDS = [
    kind
    for module in (entries, frames)
    for _, kind in inspect.getmembers(module, is_dataclass)
    if kind.__module__ == module.__name__
]


def test_there_are_entries_and_frames() -> None:
    assert {Moved, Answer, StoryLine} < set(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_entry_or_a_frame_cannot_be_changed(kind: Any) -> None:
    assert kind.__dataclass_params__.frozen
    assert "__slots__" in vars(kind)  # there are many of them
    made = kind(*[0 for field in fields(kind) if field.init])
    for field in fields(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, 1)


# A log leaves out what has its default: with another one, an old log would mean something else.
DEFAULTS: dict[str, dict[str, Any]] = {
    "Clock": {"kind": "none", "bank": 0, "increment": 0, "days": 0.0, "gifts": False},
    "Closed": {"reason": ""},
    "Moved": {"by": "person", "why": None, "tells": None},
    "Opened": {
        "same_deal_as": "", "follows": "", "position": "", "day": "", "counted": False,
        "forked_at": -1, "bots": 1, "event": "", "round": 0, "sealed": False, "undo": True,
    },
    "Paced": {"by": ""},
    "Paused": {"by": ""},
    "Reason": {"values": {}, "other": ""},
    "Resumed": {"by": ""},
    "Said": {"channel": "table", "seat": -1, "phrase": None},
    "Sat": {"late": False},
    "Stood": {"by": ""},
    "TableSettings": {
        "title": "", "private": False, "clock": Clock("none", 0, 0, 0.0), "talk": 20, "calm": True,
        "coach": False, "chances": True, "open_after": 0, "ladder": False, "gathers": False,
    },
    "Answer": {"number": -1, "reason": "", "name": "", "values": {}, "preview": ""},
    "Fault": {"name": "", "values": {}},
    "Line": (line := {
        "seat": -1, "opens": False, "minor": False, "about": "", "calls": False, "cards": (),
    }),
    "StoryLine": line | {"number": -1},
    "Speech": {"phrase": "", "number": -1},
    "Update": {"taken_back": [], "speech": None, "after": -1, "changes": None, "state": None},
    "Welcome": {"earlier": [], "whole": False},
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_left_out_means_what_it_always_meant(kind: Any) -> None:
    found = {}
    for field in fields(kind):
        if field.init and field.default_factory is not MISSING:
            found[field.name] = field.default_factory()
        elif field.init and field.default is not MISSING:
            found[field.name] = field.default
    assert found.pop("id", "") == ""  # of the request that it comes from
    assert found == DEFAULTS.get(kind.__name__, {})
