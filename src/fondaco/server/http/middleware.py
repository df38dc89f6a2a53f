"""Checks of every request, and headers of every answer.

A house answers only to its own names: otherwise a page of another site could point its own name at
this machine and send requests like a page of ours. Requests are counted here. A closed house lets
only people with entry through (access/entry.py). Every answer gets headers that keep browsers from
guessing its type, framing it or caching it.
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

from fondaco.server.access.caller import HEADERS, MisdirectedError, address, services
from fondaco.server.access.entry import check_entry

ANY = "*"
UNCOUNTED = ("/assets/", "/healthz", "/readyz")  # paths without rate limits
NAMELESS = ("/healthz", "/readyz")  # paths for machines, which use any host name


def check_every_request(hosts: Iterable[str] = ()) -> Callable[[ASGIApp], ASGIApp]:
    """The middleware. `hosts`: the names of this house; none or `*`: it answers to any."""
    names = {name.lower() for name in hosts}

    def checked(app: ASGIApp) -> ASGIApp:
        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
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
            answer = _with_headers(send, left)
            if scope["path"].startswith(UNCOUNTED):
                await check_entry(asked)
                await app(scope, receive, answer)
                return
            limits, who = services(asked).house.limits, address(asked)
            left["ratelimit-limit"] = limits.bounds.requests
            left["ratelimit-remaining"] = limits.take("requests", who)
            restart = services(asked).house.restart.left()
            if restart is not None:
                left["fondaco-restart"] = restart // 1000
            with limits.holding("at_once", who):
                await check_entry(asked)
                await app(scope, receive, answer)

        return handle

    return checked


def _with_headers(send: Send, left: dict[str, int]) -> Callable[[Message], Awaitable[None]]:
    """`send`, with the headers that every answer has."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in (*HEADERS.items(), *left.items()):
                headers.setdefault(name, str(value))
        await send(message)

    return send_with_headers


def is_ours(host: str, names: set[str]) -> bool:
    """Whether a request is meant for this house. A bare address is safe: it is not a name.

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
    """The names of a house: those in its address, of this machine, and `more`."""
    machine = socket.gethostname()
    found = [urlsplit(address).hostname or "", "localhost", machine, f"{machine}.local"]
    found += [name.strip() for name in more.split(",")]
    return tuple(dict.fromkeys(name.lower() for name in found if name))
