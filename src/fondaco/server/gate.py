"""The gate before the door: how many connections an address holds, and how long they may idle.

A connection costs a file of the process before a word is said, and files run out. So each address
may hold only some, and all together no more than the process has files for. Who connects has to
say what they want within a while, and send it, and take the answer. A proxy that we trust holds
those of everybody: behind it the house counts by the address that the proxy tells (`limits.py`).
"""

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from random import uniform
from typing import Any

from msgspec import json
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fondaco.contract.refused import Refused
from fondaco.server.doors import Trouble, network
from fondaco.server.meters import DOORS, REFUSED
from fondaco.server.words import messages

LOOK = 2.0  # seconds between looks at who says nothing
# Seconds between pings, each connection its own: those of a thousand tables never come at once. A
# proxy hangs up after a minute in which nothing was said.
PING = (30.0, 50.0)
# How many seconds a request's head may take, its body, and somebody to take in the answer.
PATIENCE = {"head": 15.0, "body": 20.0, "answer": 60.0}
RESERVED = 100  # files that the process needs for itself
LEAST = 50


class Visit:
    """One connection."""

    def __init__(self, protocol: Any, transport: Any, address: str) -> None:
        self.protocol = protocol
        self.transport = transport
        self.address = address  # empty: of a proxy
        self.stands = ("head", 0)
        self.since = asyncio.get_running_loop().time()

    def look(self, now: float) -> str:
        """What has been waited for too long, if anything."""
        cycle = getattr(self.protocol, "cycle", None)
        stands = (_phase(cycle, self.transport), id(cycle))
        if stands != self.stands:
            self.stands, self.since = stands, now
        phase = stands[0]
        return phase if now - self.since > PATIENCE.get(phase, now) else ""


def _phase(cycle: Any, transport: Any) -> str:
    """What we wait for: a request's head, its body, somebody who takes the answer; or nothing."""
    if cycle is None or cycle.response_complete:
        return "answer" if transport.get_write_buffer_size() else "head"
    if cycle.more_body:
        return "body"
    return "answer" if transport.get_write_buffer_size() else ""


class Gate:
    def __init__(self, most: int, files: int, proxies: str = "") -> None:
        """`most` of one address at a time (0: any number); `files` that the process may open."""
        self.most = most
        self.all = max(LEAST, files - RESERVED)
        self.proxies = _networks(proxies)
        self.visits: dict[Any, Visit] = {}  # by transport
        self.asking: dict[Any, Visit] = {}  # … those who speak HTTP; a WebSocket sees to itself
        self.by_address: Counter[str] = Counter()
        self._looking: asyncio.TimerHandle | None = None

    def come(self, protocol: Any, transport: Any) -> bool:
        """Whether somebody may come in; if not they are told why."""
        known = self.visits.get(transport)
        if known is not None:  # they go on with a WebSocket
            self.asking.pop(transport, None)
            return True
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = "" if self._is_proxy(host) else network(host)
        if len(self.visits) >= self.all:
            return self._refuse(transport, Refused("house-full"), 503)
        if address and self.most and self.by_address[address] >= self.most:
            return self._refuse(transport, Refused("too-many-connections"), 429)
        self.visits[transport] = self.asking[transport] = Visit(protocol, transport, address)
        if address:
            self.by_address[address] += 1
        DOORS.set(len(self.visits))
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)
        return True

    def leave(self, transport: Any) -> bool:
        """Whether they had come in."""
        visit = self.visits.pop(transport, None)
        self.asking.pop(transport, None)
        if visit is None:
            return False
        if visit.address:
            self.by_address[visit.address] -= 1
            if not self.by_address[visit.address]:
                del self.by_address[visit.address]
        DOORS.set(len(self.visits))
        return True

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for transport, visit in list(self.asking.items()):
            waited = visit.look(now)
            if waited == "answer":
                transport.abort()
            elif waited:
                self._refuse(transport, Refused("said-nothing"), 408)
        self._looking = loop.call_later(LOOK, self._look) if self.asking else None

    def _refuse(self, transport: Any, why: Refused, status: int) -> bool:
        REFUSED.labels(why.name).inc()
        body = json.encode(Trouble(messages("en").refusal(why), status, why.name))
        head = (
            f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
        )
        transport.write(head.encode() + body)
        transport.close()
        return False

    def _is_proxy(self, host: str) -> bool:
        try:
            known = ip_address(host)
        except ValueError:  # a socket of this machine
            return True
        return any(known in each for each in self.proxies)


def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    names = ["0.0.0.0/0", "::/0"] if text.strip() == "*" else text.split(",")
    return [ip_network(name.strip(), strict=False) for name in names if name.strip()]


def protocols(gate: Gate) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """HTTP and WebSocket as the server speaks them, behind this gate."""

    class Counted:
        transport: Any = None

        def connection_made(self, transport: Any) -> None:
            if gate.come(self, transport):
                super().connection_made(transport)  # type: ignore[misc]

        def connection_lost(self, exc: Exception | None) -> None:
            if gate.leave(self.transport):
                super().connection_lost(exc)  # type: ignore[misc]

    class Http(Counted, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        pass

    class Socket(Counted, WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.ping_interval = uniform(*PING)

    return Http, Socket


def more_files() -> int:
    """How many files this process may open, after asking for as many as it is allowed."""
    try:
        import resource
    except ImportError:  # not on every system
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft
