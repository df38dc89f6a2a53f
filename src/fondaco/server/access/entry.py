"""The gate of a closed house: whoever has no entry is refused, whatever they ask for.

A handler that strangers may call says so itself (`opt=FOR_STRANGERS`); all others are closed.
"""

from typing import Any

from fondaco.server.access.caller import Asking, BarredError, find_person, services

_KEY = "fondaco_entry"
FOR_STRANGERS: dict[str, Any] = {_KEY: "strangers"}  # anybody
FOR_NEW_ACCOUNTS: dict[str, Any] = {_KEY: "account"}  # also people who lack nothing but an account


async def check_entry(connection: Asking) -> None:
    """Refused, if the caller has no entry and needs one here."""
    entry = services(connection).entry
    if entry.policy.for_everybody:
        return
    handler: Any = connection.scope.get("route_handler")
    mark = handler.opt.get(_KEY) if handler is not None else None
    if mark == "strangers":
        return
    why = entry.missing(await find_person(connection))
    if why and not (why == mark == "account"):
        raise BarredError("entry-needed", why=why)
