"""What is different in a state, by path; and the state that follows from it.

A path leads through the keys of objects and the places in lists to one value, which is replaced.
Nothing is added or taken away by a path: where an object has other keys, or a list another length,
the whole of it is the value. The same holds for a list of numbers or texts.

>>> before = {"ply": 4, "hand": ["salt7"], "seats": [{"coins": 3}, {"coins": 5}]}
>>> after = {"ply": 5, "hand": [], "seats": [{"coins": 3}, {"coins": 6}]}
>>> changes(before, after)
{'ply': 5, 'hand': [], 'seats/1/coins': 6}
>>> changed(before, changes(before, after)) == after
True
"""

from collections.abc import Mapping
from typing import Any


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The changes that lead from one state to the other. Both have the same keys."""
    found: dict[str, Any] = {}
    for key, value in after.items():
        if isinstance(value, dict) or before[key] != value:
            _compare(before[key], value, key, found)
    return found


def changes_at(path: str, before: Any, after: Any) -> dict[str, Any]:
    """The same for one value, which has this path."""
    found: dict[str, Any] = {}
    if before != after:
        _compare(before, after, path, found)
    return found


def _compare(before: Any, after: Any, path: str, found: dict[str, Any]) -> None:
    """Find where two values differ, if they do."""
    if isinstance(after, dict) and isinstance(before, dict) and after.keys() == before.keys():
        keys = [key for key, value in after.items() if before[key] != value]
        for key in keys:
            if not isinstance(key, str) or "/" in key:  # no path leads there
                found[path] = after
                return
        for key in keys:
            _compare(before[key], after[key], f"{path}/{key}", found)
    elif isinstance(after, list) and isinstance(before, list) and _alike(before, after):
        for at, value in enumerate(after):
            if before[at] != value:
                _compare(before[at], value, f"{path}/{at}", found)
    else:
        found[path] = after


def _alike(before: list[Any], after: list[Any]) -> bool:
    return len(before) == len(after) and isinstance(after[0], (dict, list))


def changed(state: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The state after these changes; the old one stays as it was."""
    fresh: dict[str, Any] = dict(state)
    copied: dict[str, Any] = {"": fresh}  # by path: what was copied already
    for path, value in changes.items():
        *way, last = path.split("/")
        here = ""
        at: Any = fresh
        for step in way:
            here = f"{here}/{step}"
            if here not in copied:
                key = int(step) if isinstance(at, list) else step
                copied[here] = at[key] = at[key].copy()
            at = copied[here]
        at[int(last) if isinstance(at, list) else last] = value
    return fresh
