"""HTTP: the desk of the people who run the house: reports, sanctions, roles, announcements."""

from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from fondaco.host.house_pages import AnnouncementShown
from fondaco.host.lookup import NoSuchError
from fondaco.server.access.caller import (
    require_right,
    require_role,
    room_of,
    services,
)
from fondaco.server.people.entry import SHORT_CODE
from fondaco.server.people.moderation import RIGHTS
from fondaco.store import Person

Asked = Request[Any, Any, Any]
LISTED = 100  # reports and actions


class DeskPerson(Struct):
    person: str  # empty: the command line
    name: str  # empty: nobody knows them any more
    login: str | None = None


class DeskReport(Struct):
    id: int
    at: int
    by: DeskPerson
    about: DeskPerson | None
    table: str
    text: str
    state: str  # open, taken, settled
    handler: DeskPerson | None


class DeskSanction(Struct):
    person: DeskPerson
    kind: str  # mute, ban
    until: int  # 0: for good
    reason: str


class DeskAction(Struct):
    at: int
    by: DeskPerson
    what: str
    about: DeskPerson | None
    table: str
    detail: str


class DeskRole(Struct):
    person: DeskPerson
    role: str


class DeskInvite(Struct):
    """An invitation link; its code is not stored."""

    invite: str  # the beginning of its hash, by which it is named
    label: str
    uses: int
    used: int
    until: int


class DeskEntry(Struct):
    """Who may come in, and the invitation links, the latest first."""

    kind: str  # open, invite, password, accounts
    invites: list[DeskInvite]


class Desk(Struct):
    """What somebody with a role sees; lists that are not theirs are empty."""

    rights: list[str]  # moderate, announce, roles, events, invite
    reports: list[DeskReport]
    sanctions: list[DeskSanction]
    roles: list[DeskRole]
    actions: list[DeskAction]
    entry: DeskEntry | None  # null: invitations are not theirs


class ReportState(Struct, forbid_unknown_fields=True):
    report: int
    state: str


class NewSanction(Struct, forbid_unknown_fields=True):
    person: str  # an id or an account name
    kind: str
    reason: str = ""
    hours: int = 0  # 0: for good
    on: bool = True  # False: lift it


class NewRole(Struct, forbid_unknown_fields=True):
    person: str
    role: str = ""


class SentAway(Struct, forbid_unknown_fields=True):
    person: str
    reason: str


class NewAnnouncement(Struct, forbid_unknown_fields=True):
    text: str
    hours: int = 0


class NewInvite(Struct, forbid_unknown_fields=True):
    uses: int = 1
    days: int = 14
    label: str = ""


class InviteMade(Struct):
    path: str  # of the link, on this server; it is shown once


class InviteNamed(Struct, forbid_unknown_fields=True):
    invite: str


@get("/api/announcement", summary="What is announced to everybody")
async def announcement(request: Asked) -> AnnouncementShown:
    found = await services(request).moderation.announced()
    return AnnouncementShown("", 0) if found is None else AnnouncementShown(found.text, found.until)


@get("/api/desk", summary="Reports, sanctions, roles, and who did what")
async def desk(request: Asked) -> Desk:
    by = await require_role(request)
    store, rights = services(request).house.store, RIGHTS[by.role]
    reports = await store.reports(LISTED) if "moderate" in rights else []
    sanctions = await store.sanctions() if "moderate" in rights else []
    roles = await store.roles() if "roles" in rights else {}
    actions = await store.actions(LISTED)
    named = {who for each in reports for who in (each.person, each.about, each.handler)}
    named |= {each.person for each in sanctions} | set(roles)
    named |= {who for each in actions for who in (each.actor, each.about)}
    found = await store.persons(sorted(named - {""}))

    def person(who: str) -> DeskPerson:
        known = found.get(who)
        return DeskPerson(who, known.name, known.login) if known else DeskPerson(who, "")

    return Desk(
        sorted(rights),
        [
            DeskReport(
                each.id, each.at, person(each.person), person(each.about) if each.about else None,
                each.table, each.text, each.state, person(each.handler) if each.handler else None,
            )
            for each in reports
        ],
        [DeskSanction(person(s.person), s.kind, s.until, s.reason) for s in sanctions],
        [DeskRole(person(who), role) for who, role in roles.items()],
        [
            DeskAction(
                each.at, person(each.actor), each.what, person(each.about) if each.about else None,
                each.table, each.detail,
            )
            for each in actions
        ],
        await _entry(request) if "invite" in rights else None,
    )  # fmt: skip


async def _entry(request: Asked) -> DeskEntry:
    here = services(request)
    invites = await here.house.store.invites()
    return DeskEntry(
        here.entry.policy.kind,
        [
            DeskInvite(each.code[:SHORT_CODE], each.label, each.uses, each.used, each.until)
            for each in reversed(invites)
        ],
    )


@post("/api/desk/reports", status_code=204, summary="Take, settle or reopen a report")
async def handle_report(request: Asked, data: ReportState) -> None:
    by = await require_right(request, "moderate")
    await services(request).moderation.handle(by, data.report, data.state)


@post("/api/desk/sanctions", status_code=204, summary="Mute or ban somebody, or no longer")
async def sanction(request: Asked, data: NewSanction) -> None:
    by = await require_right(request, "moderate")
    who, moderation = await _named(request, data.person), services(request).moderation
    if not data.on:
        await moderation.lift(by, who, data.kind)
        return
    await moderation.sanction(by, who, data.kind, data.hours, data.reason)
    if data.kind == "ban":
        await services(request).house.disconnect(who.id)


@post("/api/desk/roles", status_code=204, summary="Give somebody a role, or take it away")
async def role(request: Asked, data: NewRole) -> None:
    by = await require_right(request, "roles")
    await services(request).moderation.give_role(by, await _named(request, data.person), data.role)


@post(
    "/api/desk/tables/{table:str}/send-away",
    status_code=204,
    summary="Let a bot play for somebody to the end of the game",
)
async def send_away(request: Asked, table: str, data: SentAway) -> None:
    by = await require_right(request, "moderate")
    who, here = await _named(request, data.person), services(request)
    await room_of(request, table)  # NoSuchError: there is none
    await here.moderation.send_away(by, here.house, table, who, data.reason)


@post("/api/desk/announcement", status_code=204, summary="Announce something to everybody")
async def announce(request: Asked, data: NewAnnouncement) -> None:
    by = await require_right(request, "announce")
    await services(request).moderation.announce(by, data.text, data.hours)


@post("/api/desk/invites", summary="Make an invitation link")
async def invite(request: Asked, data: NewInvite) -> InviteMade:
    by = await require_right(request, "invite")
    code = await services(request).moderation.invite(by, data.uses, data.days, data.label)
    return InviteMade(f"/enter/{code}")


@post("/api/desk/invites/withdraw", status_code=204, summary="End an invitation link")
async def withdraw_invite(request: Asked, data: InviteNamed) -> None:
    by = await require_right(request, "invite")
    await services(request).moderation.withdraw_invite(by, data.invite)


async def _named(request: Asked, name: str) -> Person:
    """A person by id or account name."""
    store = services(request).house.store
    person = await store.person(name) or await store.person_by_login(name)
    if person is None:
        raise NoSuchError("nobody-called", name=name)
    return person


HANDLERS = [
    announcement, desk, handle_report, sanction, role, send_away, announce, invite, withdraw_invite,
]  # fmt: skip
