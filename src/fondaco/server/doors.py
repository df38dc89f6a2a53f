"""What every request passes: who is asking, from where, and how an error is told."""

from collections.abc import Callable, Hashable, Sequence
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
from msgspec import Struct, ValidationError, json

from fondaco.contract.refused import Refused
from fondaco.messages import fitting
from fondaco.server.aside import DamagedError
from fondaco.server.finding import NoSuchError, find, recognise
from fondaco.server.house import House
from fondaco.server.limits import LimitedError
from fondaco.server.meters import REFUSED
from fondaco.server.people import Asker, People, digest, fit
from fondaco.server.room import Room
from fondaco.server.troubles import tell
from fondaco.server.turns import Owner
from fondaco.server.words import messages
from fondaco.store import EndedError, Person, StoreError

COOKIE = "fondaco"
PERSON = "fondaco.person"
# What every answer says, unless it says otherwise: it is not to be guessed at, framed or kept.
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
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
    421: "This house has another name",
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
        connection.scope["state"][PERSON] = person.id  # for the log
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
    """Where somebody asks from."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """An address as it is counted; whoever has IPv6 has a whole network of addresses.

    >>> network("::ffff:192.0.2.1"), network("2001:db8::1:2:3:4")
    ('192.0.2.1', '2001:db8::/64')
    """
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or known
    if isinstance(known, IPv6Address):
        return str(ip_network((int(known) >> 64 << 64, 64)))
    return str(known)


def owner(connection: Asking) -> Owner:
    """In whose turn something is done."""
    person = connection.scope["state"].get(PERSON, "")
    return Owner(address(connection), str(person))


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
    elif status == 500:
        tell(log, "request", error, **place(request))
        why = Refused("went-wrong")
    if isinstance(why, Refused):
        REFUSED.labels(why.name).inc()
        words = messages(language(request))
        trouble = Trouble(words.refusal(why), status, why.name, words.plain(why))
    else:
        trouble = Trouble(_detail(why), status)
    headers = dict(HEADERS)
    if isinstance(error, LimitedError):
        headers["retry-after"] = str(error.seconds)
    return Response(trouble, status_code=status, media_type="application/json", headers=headers)


def place(connection: Asking) -> dict[str, Any]:
    """Where and for whom something was asked, for the log. A path may have a secret in it."""
    scope: Any = connection.scope
    table = str(scope.get("path_params", {}).get("table", ""))
    house = getattr(connection.app.state, "house", None)
    room = house.rooms.get(table) if house is not None else None
    return {
        "asked": f"{scope.get('method', '')} {scope.get('path_template', '')}".strip(),
        "table": table if room is not None else "",
        "entry": room.table.number if room is not None else None,
        "person": scope.get("state", {}).get(PERSON, ""),
    }


def _status(error: Exception) -> int:
    match error:
        case NoSuchError():
            return 404
        case StrangerError() | EndedError():
            return 401
        case BarredError():
            return 403
        case MisdirectedError():
            return 421
        case LimitedError():
            return 429
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
    found: list[tuple[float, str]] = []
    for each in wanted[:200].split(","):
        name, _, weight = each.partition(";")
        with suppress(ValueError):
            found.append((float(weight.strip().removeprefix("q=") or 1), name.strip()))
    found.sort(key=lambda each: -each[0])
    return fitting(name for weight, name in found if weight > 0)


def _reason(extra: dict[str, Any]) -> str:
    where = extra.get("key") or extra.get("source") or ""
    return f"{where}: {extra.get('message', '')}" if where else str(extra.get("message", ""))


class StrangerError(Refused):
    """Nobody knows who is asking."""


class MisdirectedError(Refused):
    """They asked for a house of another name."""


class BarredError(Refused):
    """They are known, and may not."""


# --- what many handlers ask for -------------------------------------------------------------------


def count(request: Asking, what: str, times: int = 1) -> None:
    """Once more of something, for the address it is asked from; or LimitedError."""
    services(request).house.limits.take(what, address(request), times)


async def studied(request: Asking, key: Hashable, work: Callable[[], Any], times: int = 1) -> Any:
    """What takes long to work out and never changes, as JSON: counted unless it is known."""
    study = services(request).house.study
    answer = study.known(key)
    if answer is None:
        count(request, "costly", times)
        answer = await study.answer(key, owner(request), lambda: json.encode(work()))
    return answer


def ready_json(answer: Any) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(answer, media_type="application/json")


async def room_of(request: Asking, table: str, person: Person | None = None) -> Room:
    if table not in services(request).house.rooms:  # its whole log has to be read
        count(request, "costly")
    house = services(request).house
    room = await find(house, table, person)
    if house.days.is_secret(room.table):  # who is still to play its deal must not see it played
        person = person or await whoever(request)
        if person is not None:
            await recognise(house, room, person)
        who = person.id if person is not None else None
        if room.table.seat_of(who) < 0 and not await house.days.may_see(room.table, who):
            raise Refused("day-spoils")
    return room


def spoken_here(language: str) -> str:
    """The language, if we have it; none for none, and English for all others."""
    return language and fitting([language])


def moment(before: int | None) -> None:
    if before is not None and not 0 <= before < 1 << 53:
        raise Refused("before-milliseconds")


async def introduced(request: Asking, name: str) -> Person:
    """Who is asking; a stranger has to be introduced by POST /api/me first."""
    person = await somebody(request)
    if name:
        fit(name)
    return person
