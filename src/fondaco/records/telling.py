"""Events as plain lines of text, for any game: what happened, to whom, and the facts."""

from typing import Any

from fondaco.contract.rules import Event


def tell(event: Event, names: list[str], seat: int = -1, in_full: bool = False) -> str:
    """One line for an event as a seat (or a spectator) saw it, or with all its secrets.

    >>> tell(Event("pay", 1, {"ducats": 3, "to": [0, 2]}), ["Anna", "Bruno", "Carla"])
    'pay Bruno: ducats 3, to 0 2'
    """
    seen = event.in_full() if in_full else event.seen_by(seat)
    kind, who = seen.pop("event"), seen.pop("seat")
    head = f"{kind} {names[who]}" if isinstance(who, int) and 0 <= who < len(names) else str(kind)
    facts = ", ".join(f"{name} {_plain(value)}" for name, value in seen.items())
    return f"{head}: {facts}" if facts else head


def _plain(value: Any) -> str:
    match value:
        case True | False | None:
            return {True: "yes", False: "no", None: "-"}[value]
        case list() | tuple():
            return " ".join(map(_plain, value)) or "-"
        case dict():
            return "(" + ", ".join(f"{key} {_plain(part)}" for key, part in value.items()) + ")"
    return str(value)
