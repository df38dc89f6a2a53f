"""Everything that is stored about a person, as one file for them."""

from typing import Any

from msgspec import MsgspecError, Struct, json

from fondaco.host.side_log import table_of
from fondaco.store import Person, Store

KINDS = ("cookie", "link", "token")


class OwnProfile(Struct):
    person: str
    name: str
    login: str | None
    created: int  # times are milliseconds since 1970
    language: str
    bot: bool  # a program
    webhook: str


class OwnAccess(Struct):
    """A device, personal link or token. The secret itself is not stored."""

    kind: str
    label: str
    at: int


class OwnGame(Struct):
    table: str
    game: str
    title: str
    status: str
    created: int
    updated: int
    names: list[str]
    seat: int  # mine
    page: str
    scores: list[int] | None
    places: list[int] | None
    record: str  # the address of its record, when it is over


class OwnSpeech(Struct):
    """Something I said at a table, to spectators, or in a protest."""

    table: str  # or an event
    at: int
    channel: str
    text: str


class OwnEvent(Struct):
    event: str
    title: str
    status: str
    page: str


class OwnData(Struct):
    """Everything that is stored about a person."""

    me: OwnProfile
    access: list[OwnAccess]
    games: list[OwnGame]
    said: list[OwnSpeech]
    events: list[OwnEvent]
    ratings: list[dict[str, Any]]  # now
    past_ratings: list[dict[str, Any]]
    daily_deals: list[dict[str, Any]]  # my tries
    puzzles: list[dict[str, Any]]  # my answers
    blocked: list[str]  # names
    reports: list[dict[str, Any]]  # that I made


async def own_data(store: Store, person: Person, rulesets: list[str]) -> OwnData:
    """`rulesets`: names by which ratings are stored."""
    who = person.id
    ratings = [await store.rating(who, name) for name in rulesets]
    blocked = await store.persons(sorted(await store.blocked(who)))
    return OwnData(
        me=OwnProfile(
            who, person.name, person.login, person.created, person.language, person.bot,
            person.webhook,
        ),
        access=[
            OwnAccess(kind, label, at)
            for kind in KINDS
            for _, label, at in await store.secrets(who, kind)
        ],
        games=await _games(store, who),
        said=await _said(store, await store.ids_of(who)),
        events=[
            OwnEvent(each.event, str(each.info.get("title", "")), each.status, f"/e/{each.event}")
            for each in await store.events(person=who, limit=10_000)
        ],
        ratings=[
            {"game": each.game, "mu": each.mu, "sigma": each.sigma, "games": each.games,
             "wins": each.wins}
            for each in ratings if each is not None
        ],
        past_ratings=[
            {"game": each.game, "at": each.at, "rating": each.rank}
            for each in await store.past_ratings(who, 1_000_000)
        ],
        daily_deals=[
            {"day": each.day, "at": each.at, "table": each.table.table}
            for each in await store.tries_by(who, 100_000)
        ],
        puzzles=[
            {"puzzle": each.puzzle, "at": each.at, "solved": each.solved}
            for each in await store.puzzle_answers(who)
        ],
        blocked=[each.name for each in blocked.values()],
        reports=[
            {"table": each.table, "about": each.about, "text": each.text, "at": each.at}
            for each in await store.reports(1_000_000)
            if each.person == who
        ],
    )  # fmt: skip


async def _games(store: Store, person: str) -> list[OwnGame]:
    found: list[OwnGame] = []
    before: int | None = None
    while page := await store.tables(person=person, limit=500, before=before):
        before = page[-1].updated
        for index in page:
            over = index.status == "over"
            found.append(
                OwnGame(
                    index.table, index.game, index.title, index.status, index.created,
                    index.updated, index.names,
                    index.persons.index(person) if person in index.persons else -1,
                    f"/t/{index.table}", index.scores, index.places,
                    f"/api/tables/{index.table}/record" if over else "",
                )
            )  # fmt: skip
    return found


async def _said(store: Store, ids: list[str]) -> list[OwnSpeech]:
    found: list[OwnSpeech] = []
    after, more = "", True
    while more:
        lines, after = await store.lines_with(ids, after)
        more = bool(after)
        for log, row in lines:
            try:
                line = json.decode(row.entry)
            except MsgspecError:  # a damaged line
                continue
            entry = line.get("entry", line) if isinstance(line, dict) else {}
            mine = entry.get("person", entry.get("player")) in ids
            if mine and entry.get("text"):
                channel = str(entry.get("channel", "table" if "kind" in line else "event"))
                found.append(OwnSpeech(table_of(log), row.at, channel, str(entry["text"])))
    return found
