"""HTTP: events of clubs, for everybody, for players and for organisers."""

import secrets
from collections.abc import Callable
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.duplicate import RULES
from fondaco.events.event import ClubEvent
from fondaco.host.lookup import NoSuchError
from fondaco.host.person_names import check_name
from fondaco.server.access.caller import (
    BarredError,
    address,
    count,
    find_person,
    require_person,
    require_person_for,
    services,
)
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.events.events import Command
from fondaco.server.events.export import (
    event_json,
    records,
    records_zip,
    results_csv,
    standings_csv,
    tables_zip,
)
from fondaco.server.events.ledgers import EventLedger
from fondaco.server.events.shown import EventCard, EventInfo, card, shown
from fondaco.server.people.safe_post import parse
from fondaco.store import Person
from fondaco.table.speech import one_line

Asked = Request[Any, Any, Any]
WAIT_S: Final = 20.0  # that a request for news waits
MAX_EVENTS: Final = 10  # that one person may have announced at a time
LISTED: Final = 100
CSV: Final = "text/csv; charset=utf-8"
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none looks like another
FileKind = Literal["standings", "results", "json", "records", "tables"]
Action = Literal[
    "close-registration", "open-registration", "code", "invite", "check-in", "withdraw", "remove",
    "separate", "draw", "undo-draw", "begin", "replace", "correct", "close-round",
    "settle-protest", "add-organiser", "remove-organiser", "hand-over", "webhook", "end",
]  # fmt: skip


class NewEvent(Struct, forbid_unknown_fields=True):
    title: str
    game: str
    options: dict[str, str] = {}
    format: e.Format = "evening"
    rounds: int = 4
    sizes: tuple[int, ...] = (3, 4, 5)  # of tables
    most_players: int = 200
    entry: e.Entry = "open"
    guests: bool = True  # people without an account may register
    programs: bool = False  # people who are programs may register
    remote: bool = False  # not all in one place: players who share an address are pointed out
    points: tuple[int, ...] = (6, 3, 1, 0)  # for the places at a table of four
    round_minutes: int = 60
    protest_minutes: int = 10
    auto: bool = False  # later rounds are drawn and begun without the organiser
    pause_minutes: int = 5
    undo: bool = True
    bank: int = 0  # seconds that a player has for a game; 0: no clock
    increment: int = 0
    days: float = 0.0  # for each turn; 0: all at once


class Entering(Struct, forbid_unknown_fields=True):
    name: str = ""  # empty: mine
    code: str = ""


class Protesting(Struct, forbid_unknown_fields=True):
    round: int
    table: int
    text: str


class Organise(Struct, forbid_unknown_fields=True):
    """An organiser's action, with what it needs."""

    action: Action
    player: str = ""
    other: str = ""  # the second of two players; who takes a seat (empty: a bot)
    login: str = ""  # of an account
    round: int = 0
    table: int = 0  # its number in the round, from 1
    seat: int = 0
    scores: list[int] = []
    places: list[int] = []
    why: str = ""
    protest: int = -1
    uses: int = 1  # of a code
    until: int = 0  # when a code ends, in milliseconds since 1970; 0: never
    url: str = ""


# --- for everybody --------------------------------------------------------------------------------


@get("/api/events", summary="Events: those to come, those under way, and the latest that are over")
async def events(request: Asked) -> list[EventCard]:
    person, store = await find_person(request), services(request).house.store
    found = await store.events(status=("announced", "running"), limit=LISTED)
    found += await store.events(status=("over",), limit=LISTED // 4)
    mine = await store.events(person=person.id, limit=LISTED) if person is not None else []
    own = {index.event for index in mine}
    known = {index.event for index in found}
    found += [index for index in mine if index.event not in known]
    return [card(index, index.event in own) for index in found]


@get("/api/events/{event:str}", summary="An event as I may see it")
async def event_info(request: Asked, event: str, after: int = -1) -> EventInfo:
    """`after`: answer when its log has grown past this number, or after some seconds."""
    person = await find_person(request)
    live = await services(request).events.find(event)
    if after >= live.number:
        await services(request).events.wait(live, live.number, WAIT_S, address(request))
        live = await services(request).events.find(event)
    return await _shown(request, live, person)


@get("/api/events/{event:str}/export", summary="An event as a file")
async def export(request: Asked, event: str, kind: FileKind = "standings") -> Response[bytes]:
    """`tables`: Parquet, where the house has pyarrow."""
    count(request, "costly")
    live = await services(request).events.find(event)
    if kind == "standings":
        return _file(standings_csv(live.event).encode(), f"{event}-{kind}.csv", CSV)
    if kind == "results":
        return _file(results_csv(live.event).encode(), f"{event}-{kind}.csv", CSV)
    if kind == "json":
        public = await _shown(request, live, None)
        return _file(event_json(public), f"{event}.json", "application/json")
    count(request, "costly", 20)
    found = await records(services(request).house, live)
    if kind == "records":
        return _file(records_zip(found), f"{event}-records.zip", "application/zip")
    async with services(request).events.exporting:
        return _file(await tables_zip(found), f"{event}-tables.zip", "application/zip")


def _file(body: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="fondaco-{name}"'}
    return Response(body, media_type=kind, headers=headers)


# --- for players ----------------------------------------------------------------------------------


@post("/api/events/{event:str}/register", status_code=200, summary="Take part")
async def register(request: Asked, event: str, data: Entering) -> EventInfo:
    person = await require_person_for(request, data.name)
    here = services(request).events
    live = await here.find(event)
    if person.login is None and not live.event.settings.guests:
        raise Refused("event-no-guests")
    if person.bot and not live.event.settings.programs:
        raise Refused("event-no-programs")
    count(request, "costly")  # or somebody could try all codes
    name, code = check_name(data.name or person.name), one_line(data.code).strip().upper()
    who = await here.player(live, person)
    await here.act(live, person.id, lambda event, now: event.register(who, name, code, now))
    return await _shown(request, live, person)


@post("/api/events/{event:str}/check-in", status_code=200, summary="I am here")
async def check_in(request: Asked, event: str) -> EventInfo:
    person = await require_person(request)
    here = services(request).events
    live = await here.find(event)
    who = await here.player(live, person)
    await here.check_free(who, live.id)
    await here.act(live, person.id, lambda event, _: event.check_in(who))
    return await _shown(request, live, person)


@post("/api/events/{event:str}/withdraw", status_code=200, summary="Take no part in later rounds")
async def withdraw(request: Asked, event: str) -> EventInfo:
    person = await require_person(request)
    here = services(request).events
    live = await here.find(event)
    who = await here.player(live, person)
    await here.act(live, person.id, lambda event, _: event.withdraw(who))
    return await _shown(request, live, person)


@post("/api/events/{event:str}/protest", status_code=200, summary="Say that a result is wrong")
async def protest(request: Asked, event: str, data: Protesting) -> EventInfo:
    person = await require_person(request)
    here = services(request).events
    live = await here.find(event)
    who, text = await here.player(live, person), one_line(data.text)
    await here.act(
        live,
        person.id,
        lambda event, now: event.protest(who, data.round, data.table - 1, text, now),
    )
    return await _shown(request, live, person)


# --- for organisers -------------------------------------------------------------------------------


@get("/api/events/{event:str}/ledger", summary="Who gave whom how much in deals")
async def event_ledger(request: Asked, event: str) -> EventLedger:
    """Games that nobody has reviewed are valued one by one; ask again to see how far it is."""
    person = await require_person(request)
    here = services(request)
    live = await here.events.find(event)
    if not await here.events.is_organiser(live, person):
        raise BarredError("event-only-organiser")
    count(request, "costly")
    return await here.ledgers.look(live)


@post("/api/events", summary="Announce an event")
async def announce(request: Asked, data: NewEvent) -> EventInfo:
    count(request, "costly")
    person = await require_person(request)
    here = services(request).events
    mine = await here.house.store.events(status=("announced", "running"), person=person.id)
    if sum(index.owner == person.id for index in mine) >= MAX_EVENTS:
        raise Refused("event-many", most=MAX_EVENTS)
    fields: dict[str, Any] = {name: getattr(data, name) for name in data.__struct_fields__}
    fields |= {"title": one_line(data.title), "duplicate_rules": RULES}
    live = await here.announce(e.EventSettings(**fields), person.id)
    return await _shown(request, live, person)


@post("/api/events/{event:str}/organise", status_code=200, summary="An organiser's action")
async def organise(request: Asked, event: str, data: Organise) -> EventInfo:
    person = await require_person(request)
    here = services(request).events
    live = await here.find(event)
    if not await here.is_organiser(live, person):
        raise BarredError("event-only-organiser")
    if data.action in ("draw", "replace"):
        count(request, "costly")
    if data.other:
        await here.check_free(data.other, live.id)
    if data.action == "draw" and live.event.settings.format != "cup":
        await here.check_all_free(live)
    command = await _command(request, live, person, data)
    await here.act(live, person.id, command, slow=data.action == "draw")
    return await _shown(request, live, person)


async def _command(request: Asked, live: LiveEvent, person: Person, data: Organise) -> Command:
    """What an action does to the event."""
    why, at = one_line(data.why), data.table - 1
    if data.action in ("invite", "add-organiser", "hand-over"):
        return await _about_account(request, live, person, data)
    if data.action == "webhook":
        if data.url:
            parse(data.url)
            if len(data.url) > 500:
                raise Refused("no-address")
        return lambda event, _: event.set_hook(data.url)
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))

    def in_round(command: Callable[[ClubEvent], e.AnyEventEntry | None]) -> Command:
        """For the last round only; `round` names it, so that a late click hits no other."""

        def checked(event: ClubEvent, _: int) -> e.AnyEventEntry | None:
            if data.round and data.round != len(event.rounds):
                raise Refused("event-other-round", round=len(event.rounds))
            return command(event)

        return checked

    commands: dict[str, Command] = {
        "close-registration": lambda event, _: event.close_registration(),
        "open-registration": lambda event, _: event.open_registration(),
        "code": lambda event, now: event.make_code(code, data.uses, data.until, now),
        "check-in": lambda event, _: event.check_in(data.player),
        "withdraw": lambda event, _: event.withdraw(data.player),
        "remove": lambda event, _: event.remove(data.player, why),
        "separate": lambda event, _: event.separate(data.player, data.other),
        # Of two organisers who draw at once, one draws, and the other sees the result.
        "draw": lambda event, _: (
            None if data.round and len(event.rounds) >= data.round else event.draw()
        ),
        "undo-draw": in_round(lambda event: event.undo_draw()),
        "begin": in_round(lambda event: event.begin_round()),
        "replace": in_round(lambda event: event.replace(at, data.seat, data.other)),
        "close-round": in_round(lambda event: event.close_round(why)),
        "correct": lambda event, _: event.correct(
            data.round, at, data.scores, data.places or places_of(data.scores), why
        ),
        "settle-protest": lambda event, _: event.settle_protest(data.protest, why),
        "remove-organiser": lambda event, _: event.remove_organiser(data.player),
        "end": lambda event, now: event.end(now),
    }
    return commands[data.action]


async def _about_account(
    request: Asked, live: LiveEvent, person: Person, data: Organise
) -> Command:
    found = await services(request).house.store.person_by_login(data.login)
    if found is None:
        raise NoSuchError("event-no-account", login=data.login)
    if data.action == "invite":
        return lambda event, _: event.invite(found.id, found.name)
    if data.action == "add-organiser":
        return lambda event, _: event.add_organiser(found.id, found.name)
    owner = await services(request).house.store.person(live.event.owner)
    by_role = await services(request).events.has_role(person)
    if owner is not None and owner.id != person.id and not by_role:
        raise BarredError("event-only-owner")
    return lambda event, _: event.hand_over(found.id)


def places_of(scores: list[int]) -> list[int]:
    """The places that follow from scores alone.

    >>> places_of([10, 30, 10])
    [2, 1, 2]
    """
    return [1 + sum(other > score for other in scores) for score in scores]


async def _shown(request: Asked, live: LiveEvent, person: Person | None) -> EventInfo:
    here = services(request).events
    me = await here.player(live, person) if person is not None else ""
    organiser = await here.is_organiser(live, person)
    owner = await here.house.store.person(live.event.owner)
    return await shown(here.house, live, me, organiser, owner.name if owner is not None else "")


HANDLERS = [
    events, event_info, export, register, check_in, withdraw, protest, event_ledger, announce,
    organise,
]  # fmt: skip
