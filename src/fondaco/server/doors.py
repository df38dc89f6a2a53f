"""What every request passes: who is asking, from where, and how an error is told."""

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Protocol
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct, ValidationError

from fondaco.contract.refused import Refused
from fondaco.messages import DEFAULT, languages
from fondaco.server.aside import DamagedError
from fondaco.server.finding import NoSuchError, find
from fondaco.server.house import House
from fondaco.server.people import Asker, People, digest, fit
from fondaco.server.room import Room
from fondaco.server.words import messages
from fondaco.store import EndedError, Person, StoreError

COOKIE = "fondaco"
YEAR = 31_536_000  # seconds

log = structlog.get_logger("fondaco.doors")

Asking = ASGIConnection[Any, Any, Any, Any]


class Services(Protocol):
    """What the application's state holds."""

    house: House
    people: People


class Trouble(Struct):
    """Every error is told like this: in words, and for programs by its name and values."""

    detail: str
    status_code: int
    name: str = ""
    values: dict[str, float | str] = {}


# How any address may refuse, for OpenAPI.
REFUSALS = {
    400: "It cannot be done, or not like that",
    401: "Nobody knows who is asking",
    403: "Banned, or asked by a page of another site",
    404: "There is no such thing here",
    413: "The body is too large",
    429: "Too many requests",
    503: "The house cannot write anything down just now, or not read that table",
}


def documented(handlers: Sequence[Any]) -> list[Any]:
    """The handlers, each telling how it may refuse."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            told_already = handler.responses or {}
            refusals = {
                status: ResponseSpec(Trouble, description=why, generate_examples=False)
                for status, why in REFUSALS.items()
            }
            handler.responses = {**refusals, **told_already}
    return list(handlers)


def services(connection: Asking) -> Services:
    found: Services = connection.app.state
    return found


def secret_of(connection: Asking) -> tuple[str, bool]:
    """By what somebody says who they are, and whether it is a program's token."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer "), True
    return connection.cookies.get(COOKIE, ""), False


def asker(connection: Asking) -> Asker:
    secret, token = secret_of(connection)
    return Asker(digest(secret) if secret else "", token)


async def whoever(connection: Asking) -> Person | None:
    """Who is asking, by token or by cookie; None for a stranger."""
    secret, token = secret_of(connection)
    person = await services(connection).people.known(secret, "token" if token else "cookie")
    if person is None and token:
        raise StrangerError("no-such-token")
    if person is not None:
        services(connection).house.allowances.seen(person.id, address(connection))
    if person is not None and person.banned:
        raise BarredError("banned", why=person.banned)
    return person


async def somebody(connection: Asking) -> Person:
    person = await whoever(connection)
    if person is None:
        if secret_of(connection)[0]:  # they were somebody, and ought to be told
            raise StrangerError("signed-out")
        raise StrangerError("say-name-first")
    return person


def address(connection: Asking) -> str:
    """Where somebody asks from; whoever has IPv6 has a whole network of addresses."""
    host = connection.client.host if connection.client else ""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or known
    if isinstance(known, IPv6Address):
        return str(ip_network((int(known) >> 64 << 64, 64)))
    return str(known)


def same_origin(connection: Asking) -> bool:
    """Whether a page of ours is asking; programs, which send no Origin, may ask too."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise BarredError("another-site")


def told(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """One form for every error, with a reason a person understands."""
    status, why = _status(error), error
    if isinstance(error, StoreError):
        why = Refused("cannot-write")
    elif status == 429:
        why = Refused("too-many-requests")
    elif status == 500:
        log.error("request", path=request.url.path, error=repr(error))
        why = Refused("went-wrong")
    if isinstance(why, Refused):
        words = messages(language(request))
        trouble = Trouble(words.refusal(why), status, why.name, words.plain(why))
    else:
        trouble = Trouble(_detail(why), status)
    return Response(trouble, status_code=status, media_type="application/json")


def _status(error: Exception) -> int:
    match error:
        case NoSuchError():
            return 404
        case StrangerError() | EndedError():
            return 401
        case BarredError():
            return 403
        case StoreError() | DamagedError():
            return 503
        case Refused() | ValidationError() | RecursionError():
            return 400
        case HTTPException():
            return error.status_code
    return 500


def _detail(error: Exception) -> str:
    """What the libraries below us say of a request that has not the right form."""
    if not isinstance(error, HTTPException):
        return str(error)
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(_reason(each) for each in extra)
    return error.detail


def language(connection: Asking) -> str:
    """The language that is asked for, `?lang=xx` or Accept-Language; if none of ours, English."""
    header = connection.headers.get("accept-language", "")
    wanted = connection.query_params.get("lang") or header
    there = languages()
    found: list[tuple[float, str]] = []
    for each in wanted[:200].lower().split(","):
        name, _, weight = each.partition(";")
        short = name.strip()[:2]
        with suppress(ValueError):
            found.append((float(weight.strip().removeprefix("q=") or 1), short))
    fit = [(weight, short) for weight, short in found if short in there and weight > 0]
    return max(fit, key=lambda each: each[0])[1] if fit else DEFAULT


def _reason(extra: dict[str, Any]) -> str:
    where = extra.get("key") or extra.get("source") or ""
    return f"{where}: {extra.get('message', '')}" if where else str(extra.get("message", ""))


class StrangerError(Refused):
    """Nobody knows who is asking."""


class BarredError(Refused):
    """They are known, and may not."""


# --- what many handlers ask for -------------------------------------------------------------------


async def room_of(request: Asking, table: str, person: Person | None = None) -> Room:
    return await find(services(request).house, table, person)


def spoken_here(language: str) -> str:
    """The language, if we have it; none for none, and English for all others."""
    return language if not language or language in languages() else "en"


def moment(before: int | None) -> None:
    if before is not None and not 0 <= before < 1 << 53:
        raise Refused("before-milliseconds")


async def introduced(request: Asking, name: str) -> Person:
    """Who is asking; a stranger has to be introduced by POST /api/me first."""
    person = await somebody(request)
    if name:
        fit(name)
    return person
