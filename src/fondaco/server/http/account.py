"""HTTP: my name, my games, my account."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from msgspec import Struct, json

from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.host.house_pages import Me, Standing
from fondaco.host.lookup import NoSuchError
from fondaco.host.player_stats import ladder_name
from fondaco.host.puzzle_answers import rated_as
from fondaco.host.table_index import TableCard, card
from fondaco.messages import languages
from fondaco.rating import Skill
from fondaco.server.access.caller import (
    COOKIE,
    address,
    asker,
    check_before,
    count,
    find_person,
    require_person,
    services,
)
from fondaco.server.access.entry import FOR_NEW_ACCOUNTS, FOR_STRANGERS
from fondaco.server.base.bodies import NewName
from fondaco.server.http.sign_in import Somebody, agent, cookie, me
from fondaco.server.people.own_data import OwnData, own_data
from fondaco.server.people.people import Asker, digest
from fondaco.store import Person, Rating, Store

Asked = Request[Any, Any, Any]
OWN_DATA_COST = 40  # as much as so many other answers: all logs are searched


class Credentials(Struct, forbid_unknown_fields=True):
    login: str
    password: str


class SignIn(Credentials, forbid_unknown_fields=True):
    bring: bool = True  # my games as a guest become those of the account


class NewPassword(Struct, forbid_unknown_fields=True):
    old: str
    new: str
    end_others: bool = True  # all devices, links and tokens but the one used now; the webhook too


class Farewell(Struct, forbid_unknown_fields=True):
    password: str = ""  # needed for an account


class Hook(Struct, forbid_unknown_fields=True):
    url: str


class AccountReport(Struct, forbid_unknown_fields=True):
    about: str  # a person
    text: str


class Whom(Struct, forbid_unknown_fields=True):
    person: str
    on: bool = True


@get("/api/me", summary="Who I am", opt=FOR_STRANGERS)
async def who_am_i(request: Asked) -> Me | None:
    person = await find_person(request)
    return await me(services(request).house.store, person) if person is not None else None


@post("/api/me", status_code=200, summary="Say my name; a stranger becomes somebody")
async def say_name(request: Asked, data: NewName) -> Response[Me]:
    people = services(request).people
    if data.language and data.language not in languages():
        raise Refused("no-language", language=data.language)
    person = await find_person(request)
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
    return Response(await me(people.store, now), cookies=cookies)


@post(
    "/api/me/register",
    status_code=200,
    summary="Make an account of what I am; everything else that was me ends",
    opt=FOR_NEW_ACCOUNTS,
)
async def register(request: Asked, data: Credentials) -> Response[Me]:
    count(request, "passwords")
    services(request).entry.check_registering()
    people = services(request).people
    person, by = await find_person(request), asker(request)
    stranger = person is None
    if person is None:
        person, secret = await people.newcomer(data.login, agent(request))
        by = Asker(digest(secret), token=False)
    try:
        secret = await people.register(person, data.login, data.password, by, agent(request))
    except Refused:
        if stranger:  # the new person is not needed
            await people.store.remove_person(person.id)
        raise
    await services(request).house.disconnect(person.id)
    now = await people.store.person(person.id)
    assert now is not None
    return Response(
        await me(people.store, now), cookies=[cookie(secret, request)] if secret else []
    )


@post(
    "/api/me/login",
    status_code=200,
    summary="Sign in; everything that was the guest I am ends, and their games come along",
    opt=FOR_STRANGERS,
)
async def login(request: Asked, data: SignIn) -> Response[Me]:
    count(request, "passwords")
    was = await find_person(request)
    people = services(request).people
    person, secret = await people.enter(
        data.login,
        data.password,
        was if data.bring else None,
        asker(request),
        agent(request),
        address(request),
    )
    await services(request).house.disconnect(person.id, was.id if was is not None else "")
    return Response(await me(people.store, person), cookies=[cookie(secret, request)])


@post("/api/me/logout", status_code=200, summary="Forget me on this device", opt=FOR_STRANGERS)
async def logout(request: Asked) -> Response[None]:
    person, secret = await find_person(request), request.cookies.get(COOKIE)
    if person is not None and secret:
        await services(request).people.forget(person, secret)
        await services(request).house.disconnect(person.id)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@post(
    "/api/me/password",
    status_code=204,
    summary="Change my password; everything else that is me ends, unless I say otherwise",
)
async def change_password(request: Asked, data: NewPassword) -> Response[None]:
    count(request, "passwords")
    person, by = await require_person(request), asker(request)
    if person.login is None:
        raise Refused("no-account")
    secret = await services(request).people.change_password(
        person, data.old, data.new, by, data.end_others, agent(request)
    )
    await services(request).house.disconnect(person.id)
    return Response(None, cookies=[cookie(secret, request)] if secret else [])


@delete("/api/me", status_code=200, summary="Forget me for good; bots play my games to the end")
async def farewell(request: Asked, data: Farewell) -> Response[None]:
    count(request, "passwords")
    person = await require_person(request)
    await services(request).people.check_password(person, data.password)
    await services(request).erasures.delete(person, asker(request).secret)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0)])


@get("/api/me/data", summary="Everything that is stored about me, as a file")
async def my_data(request: Asked) -> Response[OwnData]:
    person = await require_person(request)
    count(request, "costly", OWN_DATA_COST)
    names = [name for ruleset in rulesets() for name in (ruleset, ladder_name(ruleset))]
    names += [rated_as(ruleset) for ruleset in rulesets()]
    found = await own_data(services(request).house.store, person, names)
    headers = {"content-disposition": 'attachment; filename="fondaco-my-data.json"'}
    text: Any = json.format(json.encode(found), indent=2)
    return Response(text, media_type="application/json", headers=headers)


@get("/api/me/games", summary="The tables I sit at, those that changed last first")
async def my_games(request: Asked, before: int | None = None) -> list[TableCard]:
    person = await find_person(request)
    if person is None:
        return []
    check_before(before)
    store = services(request).house.store
    found = await store.tables(person=person.id, before=before, limit=100)
    return [card(index, person.id) for index in found]


@get("/api/me/ratings", summary="My ratings")
async def my_ratings(request: Asked) -> list[Standing]:
    person = await require_person(request)
    return await standings(services(request).house.store, person)


async def standings(store: Store, person: Person) -> list[Standing]:
    """A person's rating in each ruleset that they have one for, and on its ladder."""
    found: list[Standing] = []
    for ruleset in rulesets():
        for ladder, name in ((False, ruleset), (True, ladder_name(ruleset))):
            rating = await store.rating(person.id, name)
            if rating is not None:
                found.append(standing(ruleset, rating, ladder))
    return found


def standing(ruleset: str, rating: Rating, ladder: bool = False) -> Standing:
    sure = round(Skill(rating.mu, rating.sigma).sure, 1)
    return Standing(ruleset, sure, rating.games, rating.wins, ladder)


@post("/api/me/webhook", status_code=200, summary="Where to send turn alerts")
async def webhook(request: Asked, data: Hook) -> Me:
    person = await require_person(request)
    if data.url and not data.url.startswith(("https://", "http://")):
        raise Refused("webhook-https")
    if len(data.url) > 500 or not data.url.isprintable() or " " in data.url:
        raise Refused("no-address")
    store = services(request).house.store
    await store.change_person(person.id, asker(request).secret, webhook=data.url)
    now = await store.person(person.id)
    assert now is not None
    return await me(store, now)


@post("/api/me/blocks", status_code=204, summary="Block somebody, or no longer")
async def block(request: Asked, data: Whom) -> None:
    person = await require_person(request)
    store = services(request).house.store
    if await store.person(data.person) is None or data.person == person.id:
        raise NoSuchError("nobody-to-block")
    await store.block(person.id, data.person, data.on)


@get("/api/me/blocks", summary="Whom I have blocked")
async def blocks(request: Asked) -> list[Somebody]:
    person = await require_person(request)
    store = services(request).house.store
    found = [await store.person(each) for each in await store.blocked(person.id)]
    known = [Somebody(each.id, each.name, each.login) for each in found if each is not None]
    return sorted(known, key=lambda each: each.name.casefold())


@post("/api/reports", status_code=204, summary="Report a person to the host of the house")
async def report(request: Asked, data: AccountReport) -> None:
    person = await require_person(request)
    if await services(request).house.store.person(data.about) is None:
        raise NoSuchError("nobody-to-report")
    await services(request).moderation.report(person.id, "", data.about, data.text)


HANDLERS = [
    who_am_i, say_name, register, login, logout, my_games, my_ratings, webhook, block, blocks,
    report, change_password, farewell, my_data,
]  # fmt: skip
