"""HTTP: how people come into a closed house."""

from typing import Any

from litestar import Request, Response, get, post
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.host.house_pages import EntryInfo, Me
from fondaco.messages import languages
from fondaco.server.access.caller import address, asker, count, find_person, services
from fondaco.server.access.entry import FOR_STRANGERS
from fondaco.server.http.sign_in import agent, cookie, me
from fondaco.server.people.entry import Newcomer
from fondaco.store import Person

Asked = Request[Any, Any, Any]


class ComingIn(Struct, forbid_unknown_fields=True):
    name: str = ""  # needed by a stranger, who becomes a guest
    language: str = ""


class HousePassword(ComingIn, forbid_unknown_fields=True):
    password: str = ""


class InviteCode(Struct, forbid_unknown_fields=True):
    invite: str


class ComingByInvite(ComingIn, forbid_unknown_fields=True):
    invite: str = ""


@get("/api/entry", summary="Who may come in, and whether I may", opt=FOR_STRANGERS)
async def entry_info(request: Asked) -> EntryInfo:
    entry = services(request).entry
    policy, why = entry.policy, entry.missing(await find_person(request))
    return EntryInfo(policy.kind, policy.guests, policy.title, not why, why)  # type: ignore[arg-type]


@post(
    "/api/entry/password",
    status_code=200,
    summary="Come in by the password of the house",
    opt=FOR_STRANGERS,
)
async def enter_by_password(request: Asked, data: HousePassword) -> Response[Me]:
    count(request, "passwords")
    entry, person = services(request).entry, await find_person(request)
    who = newcomer(request, data)
    return await come_in(
        request,
        *await entry.by_password(data.password, who, person, asker(request), address(request)),
    )


@post(
    "/api/entry/look",
    status_code=204,
    summary="Whether an invitation link still works; it is not used up",
    opt=FOR_STRANGERS,
)
async def look_at_invite(request: Asked, data: InviteCode) -> None:
    await services(request).entry.check_invite(data.invite)


@post(
    "/api/entry/invite",
    status_code=200,
    summary="Come in by an invitation link",
    opt=FOR_STRANGERS,
)
async def enter_by_invite(request: Asked, data: ComingByInvite) -> Response[Me]:
    entry, person = services(request).entry, await find_person(request)
    who = newcomer(request, data)
    return await come_in(request, *await entry.by_invite(data.invite, who, person, asker(request)))


def newcomer(request: Asked, data: ComingIn) -> Newcomer:
    if data.language and data.language not in languages():
        raise Refused("no-language", language=data.language)
    return Newcomer(data.name, data.language, agent(request))


async def come_in(request: Asked, person: Person, secret: str) -> Response[Me]:
    shown = await me(services(request).house.store, person)
    return Response(shown, cookies=[cookie(secret, request)] if secret else [])


HANDLERS = [entry_info, enter_by_password, look_at_invite, enter_by_invite]
