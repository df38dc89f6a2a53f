"""HTTP: who I am, my games, my account, my ways in."""

from contextlib import suppress
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.messages import languages
from fondaco.server.api_tables import TableCard, card, get_up, moment
from fondaco.server.aside import DamagedError
from fondaco.server.doors import COOKIE, YEAR, NoSuchError, asker, services, somebody, whoever
from fondaco.server.people import LINK_MARK, Asker, device, digest
from fondaco.store import Person
from fondaco.table.table import one_line

Asked = Request[Any, Any, Any]


class Me(Struct):
    person: str
    name: str
    login: str | None
    language: str
    webhook: str = ""
    bot: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: str
    language: str = ""
    bot: bool | None = None  # True: I am a program


class Credentials(Struct, forbid_unknown_fields=True):
    login: str
    password: str


class SignIn(Credentials, forbid_unknown_fields=True):
    bring: bool = True  # what I played as a guest comes along


class NewPassword(Struct, forbid_unknown_fields=True):
    old: str
    new: str
    end_others: bool = True  # devices, links, tokens and the webhook, but for who asks


class Farewell(Struct, forbid_unknown_fields=True):
    password: str = ""  # of whoever has an account


class Key(Struct, forbid_unknown_fields=True):
    key: str


class Becoming(Key, forbid_unknown_fields=True):
    become: str  # the person whom I was told that I become


class Label(Struct, forbid_unknown_fields=True):
    label: str = ""


class Hook(Struct, forbid_unknown_fields=True):
    url: str


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
    here: bool  # the one that asks


class Somebody(Struct):
    person: str
    name: str
    login: str | None


class Report(Struct, forbid_unknown_fields=True):
    about: str  # a person
    text: str


class Whom(Struct, forbid_unknown_fields=True):
    person: str
    on: bool = True


class Standing(Struct):
    game: str
    rating: float  # sure to be at least this good: μ − 3σ
    games: int
    wins: int


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.language, person.webhook, person.bot)


def agent(request: Asked) -> str:
    return device(request.headers.get("user-agent", ""))


def cookie(secret: str, request: Asked) -> Cookie:
    secure = request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"
    return Cookie(
        key=COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )


@get("/api/me", summary="Who I am")
async def who_am_i(request: Asked) -> Me | None:
    person = await whoever(request)
    return me(person) if person is not None else None


@post("/api/me", status_code=200, summary="Say my name; a stranger becomes somebody")
async def say_name(request: Asked, data: NewName) -> Response[Me]:
    people = services(request).people
    if data.language and data.language not in languages():
        raise Refused("no-language", language=data.language)
    person = await whoever(request)
    cookies: list[Cookie] = []
    if person is None:
        person, secret = await people.newcomer(data.name, agent(request))
        cookies = [cookie(secret, request)]
        by = Asker(digest(secret), token=False)
    else:
        by = asker(request)
        await people.rename(person, data.name, by)
    if data.language:
        await people.store.change_person(person.id, by.secret, language=data.language)
    if data.bot is not None:
        await people.store.change_person(person.id, by.secret, bot=data.bot)
    now = await people.store.person(person.id)
    assert now is not None
    return Response(me(now), cookies=cookies)


@post(
    "/api/me/register",
    status_code=200,
    summary="Make an account of what I am; everything else that was me ends",
)
async def register(request: Asked, data: Credentials) -> Response[Me]:
    people = services(request).people
    person, by = await whoever(request), asker(request)
    stranger = person is None
    if person is None:
        person, secret = await people.newcomer(data.login, agent(request))
        by = Asker(digest(secret), token=False)
    try:
        secret = await people.register(person, data.login, data.password, by, agent(request))
    except Refused:
        if stranger:  # and remains one
            await people.store.remove_person(person.id)
        raise
    await services(request).house.show_out(person.id)
    now = await people.store.person(person.id)
    assert now is not None
    return Response(me(now), cookies=[cookie(secret, request)] if secret else [])


@post(
    "/api/me/login",
    status_code=200,
    summary="Sign in; everything that was the guest I am ends, and their games come along",
)
async def login(request: Asked, data: SignIn) -> Response[Me]:
    was = await whoever(request)
    people = services(request).people
    address = request.client.host if request.client else ""
    person, secret = await people.enter(
        data.login,
        data.password,
        was if data.bring else None,
        asker(request),
        agent(request),
        address,
    )
    await services(request).house.show_out(person.id, was.id if was is not None else "")
    return Response(me(person), cookies=[cookie(secret, request)])


@post("/api/me/logout", status_code=200, summary="Forget me on this device")
async def logout(request: Asked) -> Response[None]:
    person, secret = await whoever(request), request.cookies.get(COOKIE)
    if person is not None and secret:
        await services(request).people.forget(person, secret)
        await services(request).house.show_out(person.id)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@post(
    "/api/me/password",
    status_code=204,
    summary="Change my password; everything else that is me ends, unless I say otherwise",
)
async def change_password(request: Asked, data: NewPassword) -> Response[None]:
    person, by = await somebody(request), asker(request)
    if person.login is None:
        raise Refused("no-account")
    secret = await services(request).people.change_password(
        person, data.old, data.new, by, data.end_others, agent(request)
    )
    await services(request).house.show_out(person.id)
    return Response(None, cookies=[cookie(secret, request)] if secret else [])


@delete("/api/me", status_code=200, summary="Forget me for good; bots play my games to the end")
async def farewell(request: Asked, data: Farewell) -> Response[None]:
    person = await somebody(request)
    await services(request).people.check_password(person, data.password)
    house = services(request).house
    for index in await house.store.tables(
        person=person.id, status=("open", "playing", "paused"), limit=1000
    ):
        try:
            room = await house.room(index.table)
        except DamagedError:  # nobody plays there
            continue
        await house.recognise(room, person)
        with suppress(Refused):  # a bot may play there already
            if room.table.status == "open" and room.table.is_host(person.id):
                await house.act(room, lambda t: t.close("The host closed it."))
            else:
                await get_up(house, room, room.table.seat_of(person.id))
    await house.store.remove_person(person.id, asker(request).secret)
    await house.show_out(person.id)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@get("/api/me/devices", summary="The browsers I am signed in with")
async def devices(request: Asked) -> list[Device]:
    person = await somebody(request)
    here = digest(request.cookies.get(COOKIE, ""))
    found = await services(request).house.store.secrets(person.id, "cookie")
    return [Device(each, own_label(label), at, each == here) for each, label, at in found]


def own_label(label: str) -> str:
    """Without the mark of the link it came in by."""
    mark, _, name = label.partition(" ")
    return name if len(mark) >= LINK_MARK else label


@delete("/api/me/devices/{which:str}", status_code=204, summary="Sign a browser out")
async def end_device(request: Asked, which: str) -> None:
    person = await somebody(request)
    if not await services(request).people.revoke(person, "cookie", which):
        raise NoSuchError("no-device")
    await services(request).house.show_out(person.id)


@delete("/api/me/devices", status_code=204, summary="Sign out everywhere but here; end my links")
async def end_devices(request: Asked) -> None:
    person = await somebody(request)
    await services(request).people.only_here(person, asker(request))
    await services(request).house.show_out(person.id)


@post("/api/me/link", status_code=200, summary="A link that makes another device me")
async def personal_link(request: Asked) -> Link:
    person = await somebody(request)
    secret = await services(request).people.way_in(person, "link", asker(request))
    return Link(f"/me/{secret}")


@post(
    "/api/enter/who", status_code=200, summary="Whom a personal link makes of me; nothing happens"
)
async def look_before(request: Asked, data: Key) -> Somebody:
    person = await services(request).people.whose(data.key)
    if person is None:
        raise NoSuchError("link-nobody")
    return Somebody(person.id, person.name, person.login)


@post(
    "/api/enter",
    status_code=200,
    summary="Come in by a personal link; whoever I was is signed out here, and nothing is merged",
)
async def enter(request: Asked, data: Becoming) -> Response[Me]:
    was = await whoever(request)
    found = await services(request).people.by_link(
        data.key, data.become, asker(request), agent(request)
    )
    if found is None:
        raise NoSuchError("link-nobody")
    person, secret = found
    if was is not None:
        await services(request).house.show_out(was.id)
    return Response(me(person), cookies=[cookie(secret, request)])


@get("/api/me/links", summary="My personal links")
async def links(request: Asked) -> list[TokenInfo]:
    person = await somebody(request)
    store = services(request).house.store
    return [TokenInfo(*each) for each in await store.secrets(person.id, "link")]


@delete(
    "/api/me/links/{link:str}",
    status_code=204,
    summary="Revoke a personal link, and every device that came in by it",
)
async def revoke_link(request: Asked, link: str) -> None:
    person = await somebody(request)
    if not await services(request).people.revoke(person, "link", link):
        raise NoSuchError("no-link")
    await services(request).house.show_out(person.id)


@get("/api/me/games", summary="The tables I sit at, those that changed last first")
async def my_games(request: Asked, before: int | None = None) -> list[TableCard]:
    person = await whoever(request)
    if person is None:
        return []
    moment(before)
    store = services(request).house.store
    found = await store.tables(person=person.id, before=before, limit=100)
    return [card(index, person.id) for index in found]


@get("/api/me/ratings", summary="My ratings")
async def my_ratings(request: Asked) -> list[Standing]:
    person = await somebody(request)
    store = services(request).house.store
    found = [await store.rating(person.id, game) for game in rulesets()]
    return [
        Standing(r.game, round(r.mu - 3 * r.sigma, 1), r.games, r.wins)
        for r in found
        if r is not None
    ]


@post("/api/me/tokens", summary="A token for a program that plays as me")
async def new_token(request: Asked, data: Label) -> Token:
    person = await somebody(request)
    return Token(await services(request).people.way_in(person, "token", asker(request), data.label))


@get("/api/me/tokens", summary="My tokens")
async def tokens(request: Asked) -> list[TokenInfo]:
    person = await somebody(request)
    store = services(request).house.store
    return [TokenInfo(*each) for each in await store.secrets(person.id, "token")]


@delete("/api/me/tokens/{token:str}", status_code=204, summary="Revoke a token")
async def revoke(request: Asked, token: str) -> None:
    person = await somebody(request)
    if not await services(request).people.revoke(person, "token", token):
        raise NoSuchError("no-token")
    await services(request).house.show_out(person.id)


@post("/api/me/webhook", status_code=200, summary="Where to tell me that it is my turn")
async def webhook(request: Asked, data: Hook) -> Me:
    person = await somebody(request)
    if data.url and not data.url.startswith(("https://", "http://")):
        raise Refused("webhook-https")
    if len(data.url) > 500 or not data.url.isprintable() or " " in data.url:
        raise Refused("no-address")
    store = services(request).house.store
    await store.change_person(person.id, asker(request).secret, webhook=data.url)
    now = await store.person(person.id)
    assert now is not None
    return me(now)


@post("/api/me/blocks", status_code=204, summary="Block somebody, or no longer")
async def block(request: Asked, data: Whom) -> None:
    person = await somebody(request)
    store = services(request).house.store
    if await store.person(data.person) is None or data.person == person.id:
        raise NoSuchError("nobody-to-block")
    await store.block(person.id, data.person, data.on)


@get("/api/me/blocks", summary="Whom I have blocked")
async def blocks(request: Asked) -> list[Somebody]:
    person = await somebody(request)
    store = services(request).house.store
    found = [await store.person(each) for each in await store.blocked(person.id)]
    known = [Somebody(each.id, each.name, each.login) for each in found if each is not None]
    return sorted(known, key=lambda each: each.name.casefold())


@post("/api/reports", status_code=204, summary="Tell the people of the house about somebody")
async def report(request: Asked, data: Report) -> None:
    person = await somebody(request)
    text = one_line(data.text)
    if not 0 < len(text) <= 2000:
        raise Refused("report-length")
    house = services(request).house
    if await house.store.person(data.about) is None:
        raise NoSuchError("nobody-to-report")
    await house.store.report(person.id, "", data.about, text, house.now())


HANDLERS = [
    who_am_i, say_name, register, login, logout, personal_link, look_before, enter, my_games,
    my_ratings, links, revoke_link, new_token, tokens, revoke, webhook, block, blocks, report,
    change_password, farewell, devices, end_device, end_devices,
]  # fmt: skip
