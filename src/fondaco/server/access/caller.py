"""The caller behind a request: the person, the address, the language, and the table."""

from collections.abc import Callable, Hashable
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.host.lookup import find, recognise
from fondaco.host.person_names import StrangerError, check_name
from fondaco.host.room import Room
from fondaco.messages import language_asked
from fondaco.server.base.addresses import network
from fondaco.server.people.moderation import RIGHTS, Actor
from fondaco.server.people.people import Asker, digest
from fondaco.server.services import Services
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Person

COOKIE = "fondaco"
PERSON = "fondaco.person"
# The default headers of every answer: browsers must not guess its type, frame it or keep it.
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
COOKIE_AGE_S = 31_536_000  # a year

log = structlog.get_logger("fondaco.doors")

Asking = ASGIConnection[Any, Any, Any, Any]


def services(connection: Asking) -> Services:
    """The services of the running house."""
    found: Services = connection.app.state.services
    return found


def secret_of(connection: Asking) -> tuple[str, bool]:
    """The caller's secret, and whether it is a program's token."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer "), True
    return connection.cookies.get(COOKIE, ""), False


def asker(connection: Asking) -> Asker:
    secret, token = secret_of(connection)
    return Asker(digest(secret) if secret else "", token)


async def find_person(connection: Asking) -> Person | None:
    """The person who asks, by token or by cookie; None for a stranger."""
    secret, token = secret_of(connection)
    person = await services(connection).people.known(secret, "token" if token else "cookie")
    if person is None and token:
        raise StrangerError("no-such-token")
    if person is not None:
        connection.scope["state"][PERSON] = person.id  # for the log
        services(connection).house.quotas.note_address(person.id, address(connection))
    if person is not None and person.banned:
        raise BarredError("banned", why=person.banned)
    return person


async def require_person(connection: Asking) -> Person:
    person = await find_person(connection)
    if person is None:
        if secret_of(connection)[0]:  # a person whose cookie or token has ended
            raise StrangerError("signed-out")
        raise StrangerError("say-name-first")
    return person


async def require_role(connection: Asking) -> Actor:
    """The person who asks, with their role. Refused: they have none."""
    person = await require_person(connection)
    role = (await services(connection).house.store.roles()).get(person.id, "")
    if not role:
        raise BarredError("only-with-role")
    return Actor(person.id, role)


async def require_right(connection: Asking, right: str) -> Actor:
    """The person who asks, if their role gives them this right. Only here that is decided."""
    actor = await require_role(connection)
    if right not in RIGHTS[actor.role]:
        raise BarredError("only-with-role")
    return actor


def address(connection: Asking) -> str:
    """The address of the caller, as limits count it."""
    return network(connection.client.host if connection.client else "")


def owner(connection: Asking) -> Owner:
    """The caller as an owner of work in a fair queue."""
    person = connection.scope["state"].get(PERSON, "")
    return Owner(address(connection), str(person))


def same_origin(connection: Asking) -> bool:
    """Whether a page of this house asks. Programs, which send no Origin, may ask too."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise BarredError("another-site")


def log_context(connection: Asking) -> dict[str, Any]:
    """The context of a request for log lines. The path is left out: it may hold a secret."""
    scope: Any = connection.scope
    table = str(scope.get("path_params", {}).get("table", ""))
    found: Services | None = getattr(connection.app.state, "services", None)
    room = found.house.rooms.get(table) if found is not None else None
    return {
        "asked": f"{scope.get('method', '')} {scope.get('path_template', '')}".strip(),
        "table": table if room is not None else "",
        "entry": room.table.number if room is not None else None,
        "person": scope.get("state", {}).get(PERSON, ""),
    }


def language(connection: Asking) -> str:
    """The wanted language, by `?lang=xx` or Accept-Language; English if we have none of them."""
    header = connection.headers.get("accept-language", "")
    wanted = connection.query_params.get("lang") or header
    return language_asked(wanted)


class MisdirectedError(Refused):
    """The request names another house."""


class BarredError(Refused):
    """The caller is known, and is not allowed to do this."""


# --- helpers of many handlers ---------------------------------------------------------------------


def count(request: Asking, what: str, times: int = 1) -> None:
    """Count one more of something for the caller's address, or LimitedError."""
    services(request).house.limits.take(what, address(request), times)


async def kept_answer(
    request: Asking, key: Hashable, work: Callable[[], Any], times: int = 1
) -> Any:
    """An answer as JSON that is slow to compute and never changes; counted unless it is kept."""
    worker = services(request).replays
    answer = worker.known(key)
    if answer is None:
        count(request, "costly", times)
        answer = await worker.answer(key, owner(request), lambda: json.encode(work()))
    return answer


def ready_json(answer: Any) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(answer, media_type="application/json")


async def room_of(
    request: Asking, table: str, person: Person | None = None, whole: bool = False
) -> Room:
    """The table with this name, if the caller may see it.

    `whole`: they ask for more than their own seat has seen.
    """
    if table not in services(request).house.rooms:  # its whole log has to be read
        count(request, "costly")
    house = services(request).house
    room = await find(house, table, person)
    if house.is_protected(room.table):  # hidden from people who have not played it
        person = person or await find_person(request)
        if person is not None:
            await recognise(house, room, person)
        who = person.id if person is not None else None
        if room.table.opened.sealed and (whole or room.table.seat_of(who) < 0):
            raise Refused("event-sealed")
        daily = services(request).daily
        if room.table.seat_of(who) < 0 and not await daily.may_see(room.table, who):
            raise Refused("day-spoils")
    return room


def check_before(before: int | None) -> None:
    if before is not None and not 0 <= before < 1 << 53:
        raise Refused("before-milliseconds")


async def require_person_for(request: Asking, name: str) -> Person:
    """The person who asks, and who wants to sit down with this name; it is checked.

    A stranger has to POST /api/me first.
    """
    person = await require_person(request)
    if name:
        check_name(name)
    return person
