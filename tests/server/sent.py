"""What leaves a house, as a test expects it."""

import json
from typing import Any

from fondaco.contract.rules import EVERYBODY, Event, Rules
from fondaco.games import games
from fondaco.table.changes import changed


def in_full(rules: Rules, event: Event) -> dict[str, Any]:
    """An event with its secrets, as it would leave."""
    whole = Event(event.kind, event.seat, event.facts, event.secret, EVERYBODY)
    told: dict[str, Any] = json.loads(json.dumps(games()[rules.name].event(rules, whole, 0)))
    return told


def follow(state: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The state that a client has after this frame."""
    if frame.get("state"):
        return dict(frame["state"])
    if frame.get("changes") is None:
        return state
    assert frame["after"] == state["number"]
    return changed(state, frame["changes"])
