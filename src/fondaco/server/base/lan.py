"""Whether a house is open to this machine alone or to its local network.

`fondaco` listens to this machine only. Its owner, who sits at the machine itself, may let the
network in while it runs: the house then also listens at the machine's addresses in private
networks. It never listens at a public address: for that, run `fondaco serve` behind a proxy.
"""

import socket
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address

import structlog

from fondaco.contract.refused import Refused

# An address that nobody has, and the first addresses of usual home networks. Nothing is sent there.
# The system only says from which of this machine's addresses it would send.
PROBED = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "169.254.1.1")

log = structlog.get_logger("fondaco.network")
Listen = Callable[[str], Awaitable[None]]


class Network:
    """Where others reach a house. `own`: a person at the machine may let the network in."""

    def __init__(self, port: int = 0, addresses: Iterable[str] = (), own: bool = False) -> None:
        self.port = port
        self.addresses = list(addresses)
        self.own = own
        self.listen: Listen | None = None  # set when the server runs

    async def open(self, announced: bool = False) -> None:
        """Listen to the network too, until the house is closed.

        `announced`: the person at the terminal reads the addresses anyway: no log line says them.
        """
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
            if not announced:
                log.info("network", open_at=url)
        if not self.addresses:
            raise Refused("no-network")


def private_addresses() -> list[str]:
    """The addresses of this machine in private networks; that of the default route comes first."""
    found = [_source_address(target) for target in PROBED]
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in named]
    except OSError:  # a machine that does not know its own name
        pass
    return list(dict.fromkeys(each for each in found if is_private(each)))


def _source_address(target: str) -> str:
    """The address from which this machine would send to another; empty: it cannot reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))  # a datagram socket sends nothing: it only finds the route
            own: str = probe.getsockname()[0]
        except OSError:
            return ""
        return own


def is_private(host: str) -> bool:
    """Whether only machines of a private network can reach an address.

    >>> [is_private(host) for host in ("192.168.1.5", "10.0.0.9", "127.0.0.1", "9.9.9.9", "")]
    [True, True, False, False, False]
    """
    try:
        known = ip_address(host)
    except ValueError:
        return False
    return not (known.is_global or known.is_loopback or known.is_unspecified)


def is_here(host: str) -> bool:
    """Whether a name or address means this machine itself.

    >>> is_here("localhost"), is_here("127.0.0.1"), is_here("::1"), is_here("192.168.1.5")
    (True, True, True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def claim_port(listener: socket.socket) -> None:
    """Prepare a socket to be bound where nobody listens, even if somebody did a moment ago.

    On Windows the option that other systems have for this would share the port of another program.
    """
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)  # only on Windows
    listener.setsockopt(socket.SOL_SOCKET, exclusive or socket.SO_REUSEADDR, 1)


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def reached_at(host: str, port: int, address: str) -> list[str]:
    """Where others reach a house: at the address its host gave, or where it listens."""
    if address:
        return [address.rstrip("/")]
    if host in ("0.0.0.0", "::", ""):
        return [url_of(each, port) for each in private_addresses()]
    return [] if is_here(host) else [url_of(host, port)]
