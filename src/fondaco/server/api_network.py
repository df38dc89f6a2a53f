"""HTTP: where others reach this house, for invitations; and letting the network in."""

from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from fondaco.server.doors import BarredError
from fondaco.server.network import Network, at_home

Asked = Request[Any, Any, Any]


class NetworkInfo(Struct):
    """Told at the machine itself; who comes from elsewhere knows how they came."""

    addresses: list[str]  # by which others reach the house: http://192.168.1.5:8765
    may_open: bool  # whoever asks may let the network in


@get("/api/network", summary="Where others reach this house, for who sits at its machine")
async def network(request: Asked) -> NetworkInfo:
    found: Network = request.app.state.network
    if not at_home(request):
        return NetworkInfo([], False)
    return NetworkInfo(found.addresses, found.own)


@post("/api/network", summary="Let the network in: whoever started the house at home")
async def open_to_network(request: Asked) -> NetworkInfo:
    found: Network = request.app.state.network
    if not (found.own and at_home(request)):
        raise BarredError("only-owner")
    await found.open()
    return NetworkInfo(found.addresses, found.own)


HANDLERS = [network, open_to_network]
