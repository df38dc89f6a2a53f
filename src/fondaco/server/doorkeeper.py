"""Who stands at the door: every request passes here first, and every answer on its way out.

A house answers to its own names only: a page of another site could otherwise lead its own name to
this machine, and ask as if it were a page of ours. Nobody asks more than they may. And no answer
leaves without saying that it is not to be guessed at, framed or kept.
"""

import socket
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.doors import HEADERS, MisdirectedError, address, services

ANY = "*"
UNCOUNTED = ("/assets/", "/healthz", "/readyz")  # of what is asked for
NAMELESS = ("/healthz", "/readyz", "/metrics")  # asked for by machines, by whatever name


def doorkeeper(hosts: Iterable[str] = ()) -> Callable[[ASGIApp], ASGIApp]:
    """`hosts`: the names of this house; none or `*`: it answers to any."""
    names = {name.lower() for name in hosts}

    def at_the_door(app: ASGIApp) -> ASGIApp:
        async def keep(scope: Scope, receive: Receive, send: Send) -> None:
            asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            welcome = scope["path"] in NAMELESS or is_ours(asked.headers.get("host", ""), names)
            if scope["type"] == ScopeType.WEBSOCKET:
                if welcome:
                    await app(scope, receive, send)
                else:
                    await send({"type": "websocket.close", "code": 4421, "reason": ""})
                return
            if not welcome:
                raise MisdirectedError("wrong-host", host=asked.headers.get("host", ""))
            left: dict[str, int] = {}
            answer = _told(send, left)
            if scope["path"].startswith(UNCOUNTED):
                await app(scope, receive, answer)
                return
            limits, who = services(asked).house.limits, address(asked)
            left["ratelimit-limit"] = limits.bounds.requests
            left["ratelimit-remaining"] = limits.take("requests", who)
            with limits.holding("at_once", who):
                await app(scope, receive, answer)

        return keep

    return at_the_door


def _told(send: Send, left: dict[str, int]) -> Callable[[Message], Awaitable[None]]:
    """What is sent, with the headers that every answer has."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in (*HEADERS.items(), *left.items()):
                headers.setdefault(name, str(value))
        await send(message)

    return tell


def is_ours(host: str, names: set[str]) -> bool:
    """Whether a request is meant for this house. Nobody can lead another name to a bare address.

    >>> is_ours("play.example.org", {"play.example.org"}), is_ours("evil.test:80", {"localhost"})
    (True, False)
    >>> is_ours("[::1]:8765", {"localhost"}), is_ours("evil.test", {"*"})
    (True, True)
    """
    if not names or ANY in names:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name.rstrip(".") in names:
            return True
        ip_address(name)
    except ValueError:
        return False
    return True


def names_of(address: str, more: str = "") -> tuple[str, ...]:
    """The names a house has by itself: where browsers find it, and this machine's own."""
    machine = socket.gethostname()
    found = [urlsplit(address).hostname or "", "localhost", machine, f"{machine}.local"]
    found += [name.strip() for name in more.split(",")]
    return tuple(dict.fromkeys(name.lower() for name in found if name))
