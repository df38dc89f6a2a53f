"""Whom a house is open to: this machine alone, or whoever is in its network.

`fondaco` listens to this machine only. Its owner, who sits at the machine itself, may let the
network in while it runs: the house then listens at the machine's addresses in private networks too.
Never at a public one: a house for the whole world is `fondaco serve` behind a proxy.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import click
import structlog
import uvicorn

from fondaco.contract.refused import Refused
from fondaco.server.doors import Asking
from fondaco.server.garbage import Garbage

# Nobody's addresses, and the first of networks as people have them at home. Nothing is sent there:
# we only ask the system by which of our own addresses it would.
SOMEWHERE = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "169.254.1.1")

log = structlog.get_logger("fondaco.network")
Listen = Callable[[str], Awaitable[None]]


class Network:
    """Where others reach a house; `own`: whoever sits at the machine may let the network in."""

    def __init__(self, port: int = 0, addresses: Iterable[str] = (), own: bool = False) -> None:
        self.port = port
        self.addresses = list(addresses)
        self.own = own
        self.listen: Listen | None = None  # as soon as the house is open

    async def open(self) -> None:
        """Listen to the network too, from now on until the house is closed."""
        if not self.own or self.listen is None:
            raise Refused("only-owner")
        for host in private_addresses():
            url = url_of(host, self.port)
            if url in self.addresses:
                continue
            try:
                await self.listen(host)
            except OSError as error:
                log.warning("network", host=host, error=str(error))
                continue
            self.addresses.append(url)
            log.info("network", open_at=url)
        if not self.addresses:
            raise Refused("no-network")


class Server(uvicorn.Server):
    """A server that can listen at more addresses while it runs, and takes its garbage out."""

    def __init__(
        self, config: uvicorn.Config, network: Network, lan: bool, garbage: Garbage
    ) -> None:
        super().__init__(config)
        self.network = network
        self.lan = lan
        self.garbage = garbage

    async def on_tick(self, counter: int) -> bool:  # ten times a second
        self.garbage.look(len(self.server_state.connections))
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.network.listen = self.listen
        if self.lan:
            try:
                await self.network.open()
            except Refused as error:
                click.echo(f"error: {error}", err=True)
            for address in self.network.addresses:
                click.echo(f"and to everybody in this network at {address}/")

    async def listen(self, host: str) -> None:
        """Whoever comes to this address passes the same gate, and is shown out at the end."""
        spoken: Any = self.config.http_protocol_class
        protocol = partial(
            spoken,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        more = await asyncio.get_running_loop().create_server(
            protocol, host, self.config.port, backlog=self.config.backlog
        )
        self.servers.append(more)


def private_addresses() -> list[str]:
    """The addresses of this machine in private networks; the way to everywhere comes first."""
    found = [_from(there) for there in SOMEWHERE]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in named]
    except OSError:  # a machine that does not know its own name
        pass
    return list(dict.fromkeys(each for each in found if is_private(each)))


def _from(there: str) -> str:
    """By which address this machine would call another; none: not at all."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((there, 9))  # of a datagram socket: only looks up the way
            here: str = probe.getsockname()[0]
        except OSError:
            return ""
        return here


def is_private(host: str) -> bool:
    """Whether only those nearby can reach an address.

    >>> [is_private(host) for host in ("192.168.1.5", "10.0.0.9", "127.0.0.1", "9.9.9.9", "")]
    [True, True, False, False, False]
    """
    try:
        known = ip_address(host)
    except ValueError:
        return False
    return not (known.is_global or known.is_loopback or known.is_unspecified)


def is_here(host: str) -> bool:
    """Whether a name or address can only mean the machine that says it.

    >>> is_here("localhost"), is_here("127.0.0.1"), is_here("::1"), is_here("192.168.1.5")
    (True, True, True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def at_home(connection: Asking) -> bool:
    """Whether somebody asks from the machine of the house itself, and by a name only it has."""
    client = connection.client.host if connection.client else ""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_here(client) and is_here(name)


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def reached_at(host: str, port: int, address: str) -> list[str]:
    """Where others reach a house that somebody runs for them: as they say, or where it listens."""
    if address:
        return [address.rstrip("/")]
    if host in ("0.0.0.0", "::", ""):
        return [url_of(each, port) for each in private_addresses()]
    return [] if is_here(host) else [url_of(host, port)]
