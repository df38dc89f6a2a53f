"""HTTP: the addresses of this house, for invitations; and opening it to the local network."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, get, post
from msgspec import Struct

from fondaco.server.access.caller import Asking, BarredError, services
from fondaco.server.base.lan import is_here

Asked = Request[Any, Any, Any]


class NetworkInfo(Struct):
    """Only for callers at the machine itself: others already know an address."""

    addresses: list[str]  # by which others reach the house: http://192.168.1.5:8765
    may_open: bool  # the caller may open the house to the network


@get("/api/network", summary="The addresses of this house, for a caller at its machine")
async def network(request: Asked) -> NetworkInfo:
    found = services(request).network
    if not at_home(request):
        return NetworkInfo([], False)
    return NetworkInfo(found.addresses, found.own)


@post("/api/network", summary="Open the house to the network: only at its own machine")
async def open_to_network(request: Asked) -> NetworkInfo:
    found = services(request).network
    if not (found.own and at_home(request)):
        raise BarredError("only-owner")
    await found.open()
    return NetworkInfo(found.addresses, found.own)


def at_home(connection: Asking) -> bool:
    """Whether the caller is at the machine of the house, and uses a name for this machine only."""
    client = connection.client.host if connection.client else ""
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_here(client) and is_here(name)


HANDLERS = [network, open_to_network]
