"""POST requests to addresses that strangers have given, safe for our own network.

The host name is looked up once, all its addresses have to be public ones, and the connection goes
to exactly the first of them. Redirects are not followed, and only the status is read.
"""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from urllib.parse import SplitResult, urlsplit

from fondaco import __version__
from fondaco.contract.refused import Refused

PATIENCE_S = 5.0  # for the whole request
LOOK_UP_S = 1.0  # the look-up of a name that is refused takes exactly so long
UNICAST = IPv6Network("2000::/3")  # all public addresses; others may contain an IPv4 address
# Special addresses, where a stranger cannot have a web server (from IANA's registries). Whether
# `is_global` knows them depends on the version of Python.
SPECIAL = (
    IPv4Network("192.0.0.0/24"),  # protocols
    IPv4Network("192.88.99.0/24"),  # former relays to IPv6
    IPv4Network("198.18.0.0/15"),  # benchmarks
    IPv6Network("2001::/23"),  # protocols
    IPv6Network("2001:db8::/32"),  # documentation
    IPv6Network("2002::/16"),  # IPv6 addresses that contain an IPv4 address
    IPv6Network("3fff::/20"),  # documentation
)
LOST = (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)

# Threads of their own: a slow look-up of a name delays nothing else.
_threads = ThreadPoolExecutor(4, "fondaco-names")


class UnreachableError(Refused):
    """The request could not be delivered; the reason."""


async def send(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """Send a POST request; the status of the answer. `private`: private networks are allowed."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await _send(url, body, headers, private)
    except TimeoutError:
        raise UnreachableError("no-answer-within", seconds=PATIENCE_S) from None
    except (*LOST, ValueError) as error:
        raise UnreachableError("unreachable", error=str(error) or type(error).__name__) from None


async def _send(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    parts = parse(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if not (private or port in (80, 443) or port >= 1024):  # ports of other services
        raise UnreachableError("no-such-address")
    address = await _look_up(host, port, private)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=host if secure else None, limit=8192
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        lines = {
            "Host": name if parts.port is None else f"{name}:{port}",
            "User-Agent": f"Fondaco/{__version__}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = "".join(f"{key}: {value}\r\n" for key, value in lines.items())
        writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        protocol, status, *_ = (await reader.readuntil(b"\r\n")).split(maxsplit=2)
        if not protocol.startswith(b"HTTP/"):
            raise UnreachableError("no-http")
        return int(status)
    finally:
        writer.transport.abort()


def parse(url: str) -> SplitResult:
    """The parts of a URL. Refused: we do not send to such an address.

    >>> parse("https://example.org/hook?x=1").hostname
    'example.org'
    """
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or not url.isascii() or not url.isprintable() or " " in url or "@" in parts.netloc:
        raise UnreachableError("no-such-address")
    return parts


async def _look_up(host: str, port: int, private: bool) -> str:
    """The address of a host name.

    An unknown name and a name in a private network get the same answer after the same time:
    otherwise a stranger could find out the names in our own network.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + LOOK_UP_S
    try:
        ask = partial(getaddrinfo, host, port, type=SOCK_STREAM)
        found = await loop.run_in_executor(_threads, ask)
    except (gaierror, UnicodeError):
        found = []
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        await asyncio.sleep(until - loop.time())
        raise UnreachableError("not-public", host=host)
    return addresses[0]


def is_public(address: str) -> bool:
    """
    >>> is_public("9.9.9.9"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip not in UNICAST:
            return False
    if any(ip in each for each in SPECIAL):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved
