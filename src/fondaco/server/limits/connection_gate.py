"""How many connections an address may hold, and how long a connection may be idle.

A connection costs the process an open file before the first byte is sent, and files run out. So
each address may hold only some, and all addresses together no more than the process has files for.
A client must send the head of its request in time, then the body, and then take the answer.

A trusted proxy holds the connections of everybody. Behind it the house counts by the address that
the proxy reports (`rates.py`).
"""

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from random import uniform
from typing import Any

from msgspec import json
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fondaco.compat import PingsSilentClients, end_parser, request_state, set_ping_interval
from fondaco.contract.refused import Refused
from fondaco.messages import messages_in
from fondaco.server.base.addresses import network
from fondaco.server.base.errors import ErrorAnswer
from fondaco.server.base.metrics import OPEN_CONNECTIONS, REFUSED

CHECK_INTERVAL_S = 2.0  # between checks for idle connections
# Each connection has an interval of its own, so that a thousand pings are not sent at once. A proxy
# closes a connection that is silent for a minute.
PING_INTERVALS_S = (30.0, 50.0)
# For a request's head, for its body, and for the client to take the answer.
PATIENCE_S = {"head": 15.0, "body": 20.0, "answer": 60.0}
RESERVED_FILES = 100  # for the process itself
MACOS_FILES = 10240  # that every version of macOS allows
LEAST_CONNECTIONS = 50  # allowed however few files there are


class OpenConnection:
    def __init__(self, protocol: Any, transport: Any, address: str) -> None:
        self.protocol = protocol
        self.transport = transport
        self.address = address  # empty: a proxy's
        self._state = ("head", 0)
        self._since = asyncio.get_running_loop().time()

    def overdue(self, now: float) -> str:
        """The part of a request that took too long; empty: none."""
        step, request = request_state(self.protocol)
        phase = _awaited_part(step, self.transport)
        if (phase, request) != self._state:
            self._state, self._since = (phase, request), now
        return phase if now - self._since > PATIENCE_S.get(phase, now) else ""


def _awaited_part(step: str, transport: Any) -> str:
    """What the server waits for: a request's head, its body, a client that takes the answer."""
    if step == "receiving":
        return "body"
    if transport.get_write_buffer_size():
        return "answer"
    return "head" if step == "idle" else ""


class ConnectionGate:
    def __init__(self, most: int, files: int, proxies: str = "") -> None:
        """`most`: for one address (0: any number); `files`: that the process may open."""
        self.most = most
        self.most_in_all = max(LEAST_CONNECTIONS, files - RESERVED_FILES)
        self.proxies = Proxies(proxies)
        self.connections: dict[Any, OpenConnection] = {}  # by transport
        # Those that speak HTTP. A WebSocket checks by pings whether its client is there.
        self._http: dict[Any, OpenConnection] = {}
        self.by_address: Counter[str] = Counter()
        self._check: asyncio.TimerHandle | None = None

    def admit(self, protocol: Any, transport: Any) -> bool:
        """Count a new connection. False: it was refused, with the reason as its answer."""
        if transport in self.connections:  # it becomes a WebSocket
            self._http.pop(transport, None)
            return True
        address = self.proxies.counted(transport.get_extra_info("peername"))
        if len(self.connections) >= self.most_in_all:
            return self._refuse(transport, Refused("house-full"), 503)
        if address and self.most and self.by_address[address] >= self.most:
            return self._refuse(transport, Refused("too-many-connections"), 429)
        connection = OpenConnection(protocol, transport, address)
        self.connections[transport] = self._http[transport] = connection
        if address:
            self.by_address[address] += 1
        OPEN_CONNECTIONS.set(len(self.connections))
        if self._check is None:
            self._check = asyncio.get_running_loop().call_later(CHECK_INTERVAL_S, self._check_idle)
        return True

    def release(self, transport: Any) -> bool:
        """A connection has ended. False: it had been refused."""
        connection = self.connections.pop(transport, None)
        self._http.pop(transport, None)
        if connection is None:
            return False
        if connection.address:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]
        OPEN_CONNECTIONS.set(len(self.connections))
        return True

    def _check_idle(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for transport, connection in list(self._http.items()):
            overdue = connection.overdue(now)
            if overdue == "answer":
                transport.abort()
            elif overdue:
                self._refuse(transport, Refused("said-nothing"), 408)
        self._check = loop.call_later(CHECK_INTERVAL_S, self._check_idle) if self._http else None

    def _refuse(self, transport: Any, why: Refused, status: int) -> bool:
        REFUSED.labels(why.name).inc()
        transport.write(refusal(why, status))
        transport.close()
        return False


def refusal(why: Refused, status: int) -> bytes:
    """The answer to a connection that is refused before a request is read."""
    body = json.encode(ErrorAnswer(messages_in("en").refusal(why), status, why.name))
    head = (
        f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


class Proxies:
    """The trusted proxies, whose connections are those of everybody."""

    def __init__(self, text: str) -> None:
        names = ["0.0.0.0/0", "::/0"] if text.strip() == "*" else text.split(",")
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(name.strip(), strict=False) for name in names if name.strip()
        ]

    def counted(self, peer: object) -> str:
        """The address that a connection counts for; empty: a proxy's, which is not counted."""
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        try:
            known = ip_address(host)
        except ValueError:  # a socket of this machine
            return ""
        return "" if any(known in each for each in self._networks) else network(host)


def protocols(gate: ConnectionGate) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """uvicorn's classes for HTTP and WebSocket connections, counted by this gate."""

    class Counted:
        transport: Any = None

        def connection_made(self, transport: Any) -> None:
            if gate.admit(self, transport):
                super().connection_made(transport)  # type: ignore[misc]

        def connection_lost(self, exc: Exception | None) -> None:
            if gate.release(self.transport):
                super().connection_lost(exc)  # type: ignore[misc]

    class Http(Counted, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        pass

    class Socket(PingsSilentClients, Counted, WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            set_ping_interval(self, uniform(*PING_INTERVALS_S))

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            end_parser(self)

    return Http, Socket


def raise_file_limit() -> int:
    """Ask the system for as many open files as it allows; how many that are."""
    try:
        import resource
    except ImportError:  # not on every system
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    for most in (wanted, MACOS_FILES):
        if soft != resource.RLIM_INFINITY and soft < most <= wanted:
            with suppress(ValueError, OSError):  # macOS names no limit, and has one
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                soft = most
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft
