"""HTTP: how I sign in: devices, personal links, tokens."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from msgspec import Struct

from fondaco.host.house_pages import Me
from fondaco.host.lookup import NoSuchError
from fondaco.server.access.caller import (
    COOKIE,
    COOKIE_AGE_S,
    BarredError,
    asker,
    find_person,
    require_person,
    services,
)
from fondaco.server.access.entry import FOR_STRANGERS
from fondaco.server.people.people import LINK_MARK_CHARS, device, digest
from fondaco.store import Person, Store

Asked = Request[Any, Any, Any]


class Key(Struct, forbid_unknown_fields=True):
    key: str


class Becoming(Key, forbid_unknown_fields=True):
    become: str  # the person that POST /api/enter/who named


class Label(Struct, forbid_unknown_fields=True):
    label: str = ""


class Link(Struct):
    link: str


class Token(Struct):
    token: str


class TokenInfo(Struct):
    id: str
    label: str
    at: int


class Device(Struct):
    id: str
    label: str  # "Firefox, Linux", where the browser said so
    at: int
    here: bool  # this is the device that asks


class Somebody(Struct):
    person: str
    name: str
    login: str | None


async def me(store: Store, person: Person) -> Me:
    role = (await store.roles()).get(person.id, "")
    return Me(
        person.id, person.name, person.login, person.language, person.webhook, person.bot, role
    )


def agent(request: Asked) -> str:
    return device(request.headers.get("user-agent", ""))


def cookie(secret: str, request: Asked) -> Cookie:
    secure = request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"
    return Cookie(
        key=COOKIE, value=secret, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure
    )


@get("/api/me/devices", summary="The browsers I am signed in with")
async def devices(request: Asked) -> list[Device]:
    person = await require_person(request)
    here = digest(request.cookies.get(COOKIE, ""))
    found = await services(request).house.store.secrets(person.id, "cookie")
    return [Device(each, own_label(label), at, each == here) for each, label, at in found]


def own_label(label: str) -> str:
    """A device's label without the mark of the link by which it signed in."""
    mark, _, name = label.partition(" ")
    return name if len(mark) >= LINK_MARK_CHARS else label


@delete("/api/me/devices/{which:str}", status_code=204, summary="Sign a browser out")
async def end_device(request: Asked, which: str) -> None:
    person = await require_person(request)
    if not await services(request).people.revoke(person, "cookie", which):
        raise NoSuchError("no-device")
    await services(request).house.disconnect(person.id)


@delete("/api/me/devices", status_code=204, summary="Sign out everywhere but here; end my links")
async def end_devices(request: Asked) -> None:
    person = await require_person(request)
    await services(request).people.only_here(person, asker(request))
    await services(request).house.disconnect(person.id)


@post("/api/me/link", status_code=200, summary="A link that makes another device me")
async def personal_link(request: Asked) -> Link:
    person = await require_person(request)
    secret = await services(request).people.add_secret(person, "link", asker(request))
    return Link(f"/me/{secret}")


@post(
    "/api/enter/who",
    status_code=200,
    summary="The person a personal link leads to, for a check",
    opt=FOR_STRANGERS,
)
async def look_before(request: Asked, data: Key) -> Somebody:
    person = await linked_person(request, data.key)
    return Somebody(person.id, person.name, person.login)


async def linked_person(request: Asked, key: str) -> Person:
    """The person of a personal link, who has to have entry themselves."""
    person = await services(request).people.whose(key)
    if person is None:
        raise NoSuchError("link-nobody")
    why = services(request).entry.missing(person)
    if why:
        raise BarredError("entry-needed", why=why)
    return person


@post(
    "/api/enter",
    status_code=200,
    summary="Sign in by a personal link; the person before is signed out here, nothing is merged",
    opt=FOR_STRANGERS,
)
async def enter(request: Asked, data: Becoming) -> Response[Me]:
    was = await find_person(request)
    await linked_person(request, data.key)
    found = await services(request).people.by_link(
        data.key, data.become, asker(request), agent(request)
    )
    if found is None:
        raise NoSuchError("link-nobody")
    person, secret = found
    if was is not None:
        await services(request).house.disconnect(was.id)
    return Response(
        await me(services(request).house.store, person), cookies=[cookie(secret, request)]
    )


@get("/api/me/links", summary="My personal links")
async def links(request: Asked) -> list[TokenInfo]:
    person = await require_person(request)
    store = services(request).house.store
    return [TokenInfo(*each) for each in await store.secrets(person.id, "link")]


@delete(
    "/api/me/links/{link:str}",
    status_code=204,
    summary="Revoke a personal link, and every device that came in by it",
)
async def revoke_link(request: Asked, link: str) -> None:
    person = await require_person(request)
    if not await services(request).people.revoke(person, "link", link):
        raise NoSuchError("no-link")
    await services(request).house.disconnect(person.id)


@post("/api/me/tokens", summary="A token for a program that plays as me")
async def new_token(request: Asked, data: Label) -> Token:
    person = await require_person(request)
    return Token(
        await services(request).people.add_secret(person, "token", asker(request), data.label)
    )


@get("/api/me/tokens", summary="My tokens")
async def tokens(request: Asked) -> list[TokenInfo]:
    person = await require_person(request)
    store = services(request).house.store
    return [TokenInfo(*each) for each in await store.secrets(person.id, "token")]


@delete("/api/me/tokens/{token:str}", status_code=204, summary="Revoke a token")
async def revoke(request: Asked, token: str) -> None:
    person = await require_person(request)
    if not await services(request).people.revoke(person, "token", token):
        raise NoSuchError("no-token")
    await services(request).house.disconnect(person.id)


HANDLERS = [
    devices, end_device, end_devices, personal_link, look_before, enter, links, revoke_link,
    new_token, tokens, revoke,
]  # fmt: skip
