"""An event as people may see it. Nothing of a deal that is still being played is in here."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from fondaco.events import entries as e
from fondaco.events.event import ClubEvent
from fondaco.events.fold import MINUTE_MS, ClubTable
from fondaco.games import game
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.tables.house import House
from fondaco.store import EventIndex, TableIndex


class EventCard(Struct):
    """An event in a list."""

    event: str
    title: str
    game: str
    options: dict[str, str]
    format: str
    status: str
    players: int
    most_players: int
    round: int  # the last that was drawn
    rounds: int
    open: bool  # for registration
    updated: int
    mine: bool  # I organise it or take part


class EventPlayer(Struct):
    player: str
    name: str
    here: bool
    withdrawn: bool
    waiting: int  # the place in the waiting list; 0: not waiting


class EventTableCard(Struct):
    number: int  # as people call it, from 1
    players: list[str]  # by seat; empty: a bot
    names: list[str]
    drawn: list[str]  # the players as they were drawn
    table: str  # empty: not open yet
    status: str  # waiting, open, playing, paused, over, closed, damaged
    turn: int  # the seat that the game waits for, or -1
    scores: list[int]  # empty: there is no result, or it is not shown yet
    places: list[int]
    void: bool  # it does not count
    bots: bool  # bots play it, to give every seat something to be compared with


class EventRound(Struct):
    number: int
    begun: bool
    over: bool
    closed: bool  # by the organiser, before all tables were over
    begun_at: int
    ends_at: int  # by the round's clock; 0: it has not begun
    protest_until: int  # when its results stand; 0: it is not over
    tables: list[EventTableCard]
    byes: list[str]  # players without a table


class EventStanding(Struct):
    place: int
    player: str
    name: str
    points: float
    wins: int
    opponents: float  # the mean of their points
    margin: float
    played: int
    by_round: list[float | None]  # None: not played


class EventChange(Struct):
    """Something that an organiser did or decided, for everybody to see."""

    at: int
    what: str  # the kind of entry: replaced, corrected, roundclosed, removed, protested, …
    by: str  # a name; empty: the house
    round: int
    table: int
    who: str
    other: str
    why: str


class MyEvent(Struct):
    """Where I am in an event."""

    player: str
    registered: bool
    waiting: int
    here: bool
    round: int  # of what follows; 0: nothing is drawn for me
    number: int  # of my table; 0: I sit out
    seat: int  # from 0
    table: str  # its name, once it is open
    begun: bool
    settled: bool  # my table has a result
    bye: bool


class EventCode(Struct):
    code: str
    uses: int
    used: int
    until: int


class EventProtest(Struct):
    number: int  # by which it is settled
    round: int
    table: int
    name: str
    text: str
    answer: str


class Organising(Struct):
    """What only organisers see."""

    codes: list[EventCode]
    invited: list[str]
    separated: list[list[str]]
    organisers: list[list[str]]  # person and name
    webhook: str
    protests: list[EventProtest]
    deals: bool  # the game has deals, so that there is a ledger of them
    same_address: list[list[str]]  # names of players who share one, in an event from afar


class EventInfo(Struct):
    event: str
    number: int  # of the last entry of its log
    now: int  # the time of the house
    title: str
    game: str
    options: dict[str, str]
    format: str
    status: str
    rounds_planned: int
    sizes: list[int]
    entry: str
    guests: bool
    most_players: int
    points: list[int]
    round_minutes: int
    protest_minutes: int
    auto: bool
    undo: bool
    owner: str  # a name
    open: bool  # for registration
    commitment: str  # of the seed of all draws and deals
    seed: str  # empty before the event is over
    players: list[EventPlayer]
    rounds: list[EventRound]
    standings: list[EventStanding]
    luck: float | None  # how much of the luck a duplicate evening's comparison took away
    changes: list[EventChange]
    files: list[str]  # the kinds of export that there are
    mine: MyEvent | None
    organising: Organising | None


PARQUET = find_spec("pyarrow") is not None  # whether this house can write such tables
CHANGES = (
    e.Replaced, e.Corrected, e.RoundClosed, e.Removed, e.ProtestSettled, e.OwnerChanged,
    e.DrawUndone, e.Protested,
)  # fmt: skip


def card(index: EventIndex, mine: bool) -> EventCard:
    info = index.info
    return EventCard(
        event=index.event,
        title=str(info.get("title", "")),
        game=str(info.get("game", "")),
        options=info.get("options", {}),
        format=str(info.get("format", "")),
        status=index.status,
        players=int(info.get("players", 0)),
        most_players=int(info.get("most_players", 0)),
        round=int(info.get("round", 0)),
        rounds=int(info.get("rounds", 0)),
        open=bool(info.get("open")),
        updated=index.updated,
        mine=mine,
    )


async def shown(house: House, live: LiveEvent, me: str, organiser: bool, owner: str) -> EventInfo:
    """The event as one person sees it. `me`: by which name it knows them; `owner`: a name."""
    event, chosen = live.event, live.event.settings
    names = [t.table for each in event.rounds for t in each.tables if t.table]
    tables = await house.store.tables_named(names)
    waiting = {player: at for at, player in enumerate(event.waiting, start=1)}
    return EventInfo(
        event=live.id,
        number=live.number,
        now=house.now(),
        title=chosen.title,
        game=chosen.game,
        options=chosen.options,
        format=chosen.format,
        status=event.status,
        rounds_planned=1 if chosen.format == "cup" else chosen.rounds,
        sizes=list(chosen.sizes),
        entry=chosen.entry,
        guests=chosen.guests,
        most_players=chosen.most_players,
        points=list(chosen.points),
        round_minutes=chosen.round_minutes,
        protest_minutes=chosen.protest_minutes,
        auto=chosen.auto,
        undo=chosen.undo,
        owner=owner,
        open=event.registration_open and not event.over,
        commitment=event.commitment,
        seed=event.seed if event.over else "",
        players=[
            EventPlayer(player, each.name, each.here, each.withdrawn, waiting.get(player, 0))
            for player, each in event.players.items()
        ],
        rounds=[_round(house, event, number, tables) for number in range(1, len(event.rounds) + 1)],
        standings=standings(event),
        luck=event.luck_removed(),
        changes=changes(live, organiser),
        files=["standings", "results", "json", "records", *(["tables"] if PARQUET else [])],
        mine=_mine(event, me) if me else None,
        organising=_organising(house, event) if organiser else None,
    )


def standings(event: ClubEvent) -> list[EventStanding]:
    rounds = range(1, len(event.rounds) + 1)
    return [
        EventStanding(
            place=line.place,
            player=line.player,
            name=event.players[line.player].name,
            points=round(float(line.points), 3),
            wins=line.wins,
            opponents=round(float(line.opponents), 3),
            margin=round(float(line.margin), 2),
            played=line.played,
            by_round=[
                round(float(line.by_round[each]), 3) if each in line.by_round else None
                for each in rounds
            ],
        )
        for line in event.standings()
    ]


def _round(
    house: House, event: ClubEvent, number: int, tables: Mapping[str, TableIndex]
) -> EventRound:
    found, sealed = event.rounds[number - 1], event.sealed(number)
    minutes = event.settings.round_minutes
    return EventRound(
        number=number,
        begun=found.begun,
        over=found.over,
        closed=found.closed,
        begun_at=found.begun_at,
        ends_at=found.begun_at and found.begun_at + minutes * MINUTE_MS,
        protest_until=event.protest_until(number),
        tables=[
            _table(house, event, at, table, tables.get(table.table), sealed)
            for at, table in enumerate(found.tables)
        ],
        byes=found.byes,
    )


def _table(
    house: House,
    event: ClubEvent,
    at: int,
    table: ClubTable,
    index: TableIndex | None,
    sealed: bool,
) -> EventTableCard:
    status = index.status if index is not None else "open" if table.table else "waiting"
    if table.table in house.quarantine.known:
        status = "damaged"
    return EventTableCard(
        number=at + 1,
        players=table.players,
        names=[event.players[player].name if player else "" for player in table.players],
        drawn=list(table.drawn),
        table=table.table,
        status=status,
        turn=index.turn if index is not None and not sealed else -1,
        scores=[] if sealed else table.scores,
        places=[] if sealed else table.places,
        void=table.void,
        bots=table.of_bots,
    )


def _mine(event: ClubEvent, me: str) -> MyEvent:
    known = event.players.get(me)
    found = MyEvent(me, False, 0, False, 0, 0, -1, "", False, False, False)
    if known is None:
        return found
    found.registered = not known.withdrawn
    found.here = known.here
    found.waiting = event.waiting.index(me) + 1 if me in event.waiting else 0
    if event.rounds:
        last = event.rounds[-1]
        found.round, found.begun = len(event.rounds), last.begun
        found.bye = me in last.byes
        mine = [(at, table) for at, table in enumerate(last.tables) if me in table.players]
        # At a cup there are several: the first that is still being played.
        mine.sort(key=lambda each: each[1].settled)
        for at, table in mine[:1]:
            found.number, found.seat = at + 1, table.players.index(me)
            found.table, found.settled = table.table, table.settled
    return found


def changes(live: LiveEvent, organiser: bool) -> list[EventChange]:
    event = live.event
    known = {player: each.name for player, each in event.players.items()}
    known |= event.organisers
    found: list[EventChange] = []
    protests: list[e.Protested] = []
    seats: dict[tuple[int, int, int], str] = {}
    for row in live.rows:
        entry: Any = row.entry
        if isinstance(entry, e.RoundDrawn):
            for at, players in enumerate(entry.tables):
                seats |= {(entry.round, at, s): player for s, player in enumerate(players)}
        if isinstance(entry, e.Protested):
            protests.append(entry)
        if not isinstance(entry, CHANGES) or (isinstance(entry, e.Protested) and not organiser):
            continue
        who, other, about = getattr(entry, "player", ""), "", entry
        if isinstance(entry, e.Replaced):
            where = (entry.round, entry.number, entry.seat)
            who, other = seats.get(where, ""), entry.by
            seats[where] = entry.by
        elif isinstance(entry, e.ProtestSettled):
            about, who = protests[entry.protest], protests[entry.protest].player
        elif isinstance(entry, e.OwnerChanged):
            who = entry.owner
        why = getattr(entry, "why", "") or getattr(entry, "text", "")
        found.append(
            EventChange(
                at=row.at,
                what=type(entry).__name__.lower(),
                by="" if not row.by else known.get(row.by, ""),
                round=getattr(about, "round", 0),
                table=getattr(about, "number", -1) + 1,
                who=known.get(who, ""),
                other=known.get(other, ""),
                why=why,
            )
        )
    return found


def _organising(house: House, event: ClubEvent) -> Organising:
    names = {player: each.name for player, each in event.players.items()}
    return Organising(
        codes=[EventCode(c, each.uses, each.used, each.until) for c, each in event.codes.items()],
        invited=list(event.invited.values()),
        separated=[sorted(names.get(each, "") for each in pair) for pair in event.separated],
        organisers=[[person, name] for person, name in event.organisers.items()],
        webhook=event.hook,
        protests=[
            EventProtest(
                at, each.round, each.number + 1, names[each.player], each.text, each.answer
            )
            for at, each in enumerate(event.protests)
        ],
        deals=game(event.settings.game).has_deals,
        same_address=_same_address(house, event) if event.settings.remote else [],
    )


def _same_address(house: House, event: ClubEvent) -> list[list[str]]:
    by_address: dict[str, list[str]] = {}
    for player, each in event.players.items():
        household = house.quotas.owner(player).household
        if household != player and not each.withdrawn:
            by_address.setdefault(household, []).append(each.name)
    return [sorted(each) for each in by_address.values() if len(each) > 1]
