"""What leaves a house, as a test expects it."""

import json
from typing import Any

from fondaco.contract.rules import EVERYBODY, Event, Rules
from fondaco.games import games


def in_full(rules: Rules, event: Event) -> dict[str, Any]:
    """An event with its secrets, as it would leave."""
    whole = Event(event.kind, event.seat, event.facts, event.secret, EVERYBODY)
    told: dict[str, Any] = json.loads(json.dumps(games()[rules.name].event(rules, whole, 0)))
    return told
