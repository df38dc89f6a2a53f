"""A view in two halves: what everybody sees, and what one seat sees besides.

The public half is the view of a spectator as JSON: it is built, compared and encoded once for all.
A seat's own half says by path what is different in the view of that seat. Nothing private can enter
the public half, because it is made from the view of a spectator.

>>> public = {"ply": 4, "hand": None, "seats": [{"coins": 3}, {"coins": 5}]}
>>> own = {"hand": ["salt7"], "seats/1/cellar": 2}
>>> whole(public, own)
{'ply': 4, 'hand': ['salt7'], 'seats': [{'coins': 3}, {'coins': 5, 'cellar': 2}]}
"""

from collections.abc import Mapping
from typing import Any, Final

from fondaco.contract.rules import View
from fondaco.table.changes import changed, changes, changes_at

ROOT: Final = "view"  # the path of a view in a state
ALL: Final = ""  # the path of the whole view in an own half

Half = Mapping[str, Any]


def own_half(view: View, public: Half) -> Half:
    """What is different in the view of a seat. A game may know; otherwise the two are compared."""
    own = view.own_json()
    if own is not None:
        return own
    shown = view.as_json()
    return changes(public, shown) if shown.keys() == public.keys() else {ALL: shown}


def whole(public: Half, own: Half) -> Half:
    """The view of a seat as JSON."""
    if ALL in own:
        found: Half = own[ALL]
        return found
    return changed(public, own) if own else public


class PublicChanges:
    """What has changed for spectators, by path in a state."""

    def __init__(self, before: Half, after: Half) -> None:
        self.changes = changes_at(ROOT, before, after)
        self.by_key: dict[str, list[str]] = {}  # the paths below each key of the view
        for path in self.changes:
            if path != ROOT:
                self.by_key.setdefault(path.split("/", 2)[1], []).append(path)


def own_changes(
    before: tuple[Half, Half], after: tuple[Half, Half], shared: PublicChanges
) -> tuple[set[str], dict[str, Any]]:
    """Which of the shared changes a seat does not get, and what it gets instead.

    `before` and `after` are a public and an own half.
    """
    public, own = before
    public_now, own_now = after
    replaced = ROOT in shared.changes
    if replaced or own.keys() != own_now.keys():
        if replaced or not _simple(before, after):
            views = whole(public, own), whole(public_now, own_now)
            return set(shared.changes), changes_at(ROOT, *views)
        own = {**{key: public[key] for key in own_now if key not in own}, **own}
        own_now = {**{key: public_now[key] for key in own if key not in own_now}, **own_now}
    elif ALL in own:
        return set(shared.changes), changes_at(ROOT, own[ALL], own_now[ALL])
    hidden: set[str] = set()
    found: dict[str, Any] = {}
    for key, value in own_now.items():
        path = f"{ROOT}/{key}"
        around = ""
        for each in shared.by_key.get(key.partition("/")[0], ()):
            if each == path or each.startswith(path + "/"):
                hidden.add(each)
            elif path.startswith(each + "/"):
                around = each
        if around:  # what lies around it is sent as a whole: this seat gets it with its own in it
            hidden.add(around)
            found[around] = _value_at(around, whole(public_now, own_now))
        else:
            found.update(changes_at(path, own[key], value))
    return hidden, found


def _value_at(path: str, view: Half) -> Any:
    at: Any = {ROOT: view}
    for step in path.split("/"):
        at = at[int(step)] if isinstance(at, list) else at[step]
    return at


def _simple(before: tuple[Half, Half], after: tuple[Half, Half]) -> bool:
    """Whether the own halves differ only by keys of the view that spectators see too."""
    public, own = before
    public_now, own_now = after
    for key in own.keys() ^ own_now.keys():
        if key not in public or key not in public_now:
            return False
    return True
