"""An event in this process: its log so far, and what the log says."""

import asyncio
import secrets
from typing import Any

from msgspec import MsgspecError, Struct, json

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.event import ClubEvent
from fondaco.store import EventIndex, LogRow, Store

EVENT = ".event"  # with which the names of events' logs end


class EventLine(Struct, frozen=True):
    """A line of an event's log."""

    by: str  # the person who did it; empty: the house itself
    token: str  # by which a writer recognises its own line
    entry: dict[str, Any]


class EventRow(Struct, frozen=True):
    """A line that was read: when, by whom, what."""

    number: int
    at: int
    by: str
    entry: e.AnyEventEntry


def event_log(event: str) -> str:
    """The name of an event's log. No table can have it: their names have no dot."""
    return event + EVENT


def new_event_id() -> str:
    return secrets.token_hex(6)


class LiveEvent:
    def __init__(self, name: str) -> None:
        self.id = name
        self.rows: list[EventRow] = []
        self.event: ClubEvent
        self.lock = asyncio.Lock()  # one writer of this process at a time
        self.settling = asyncio.Lock()  # one task that opens tables and reads results
        self.changed = asyncio.Event()  # replaced by a new one whenever the log grows
        self.aliases: dict[str, str] = {}  # guests who have signed in since: players, by account

    @property
    def number(self) -> int:
        return self.rows[-1].number if self.rows else -1

    def line(self, now: int, by: str, entry: e.AnyEventEntry) -> LogRow:
        """The next line, as it is to be written; never earlier than the last."""
        at = max(now, self.rows[-1].at) if self.rows else now
        line = EventLine(by, secrets.token_hex(8), e.as_plain(entry))
        return LogRow(self.number + 1, at, json.encode(line))

    def take(self, rows: list[LogRow]) -> None:
        """Take in lines that are in the store. ValueError: one cannot be read."""
        for row in rows:
            if row.number != self.number + 1:
                raise ValueError(f"Line {row.number} follows line {self.number}.")
            line = json.decode(row.entry, type=EventLine)
            entry = e.from_plain(line.entry)
            if row.number == 0:
                if not isinstance(entry, e.Announced):
                    raise ValueError("The log of an event begins with its announcement.")
                self.event = ClubEvent(entry)
            else:
                self.event.apply(entry, row.at)
            self.rows.append(EventRow(row.number, row.at, line.by, entry))
        if rows:
            old, self.changed = self.changed, asyncio.Event()
            old.set()

    def with_next(self, row: LogRow, entry: e.AnyEventEntry) -> ClubEvent:
        """The event as it would be with one more line. What is here stays as it is."""
        if isinstance(entry, e.Announced):
            return ClubEvent(entry)
        event = self.copy()
        event.apply(entry, row.at)
        return event

    def copy(self) -> ClubEvent:
        """The event as it is, on its own."""
        first = self.rows[0].entry
        assert isinstance(first, e.Announced)
        event = ClubEvent(first)
        for each in self.rows[1:]:
            event.apply(each.entry, each.at)
        return event


async def read_on(store: Store, live: LiveEvent) -> None:
    """Read what others have written. Refused: the log is damaged."""
    rows = await store.read(event_log(live.id), live.number)
    if live.rows and any(_is_erased(row) for row in rows):
        rows = await store.read(event_log(live.id))
        live.rows, live.aliases = [], {}
    rows = [row for row in rows if row.number > live.number]  # another task may have read them
    try:
        live.take(rows)
    except (ValueError, LookupError, TypeError, MsgspecError) as error:
        raise Refused("event-damaged") from error


def erased() -> bytes:
    """The entry of a line after which earlier ones are read again."""
    return json.encode(EventLine("", secrets.token_hex(8), e.as_plain(e.PersonErased())))


def _is_erased(row: LogRow) -> bool:
    try:
        line = json.decode(row.entry, type=EventLine)
    except MsgspecError:
        return False  # whoever takes the line finds out
    return line.entry.get("kind") == e.PersonErased.__name__


async def append(
    store: Store, live: LiveEvent, now: int, by: str, entry: e.AnyEventEntry
) -> EventRow | None:
    """Write an entry under the next number; None: another writer has taken that number."""
    row = live.line(now, by, entry)
    after = live.with_next(row, entry)
    created = live.rows[0].at if live.rows else row.at
    index = index_of(live.id, after, created, row.at)
    if not await store.append_event(event_log(live.id), row, index, newcomers(entry)):
        # It is ours if the store wrote it and lost the connection before it said so.
        rows = await store.read(event_log(live.id), row.number - 1)
        if not rows or rows[0] != row:
            return None
    if live.number < row.number:
        live.take([row])
    return live.rows[row.number]


def index_of(name: str, event: ClubEvent, created: int, updated: int) -> EventIndex:
    settings = event.settings
    return EventIndex(
        name,
        event.status,
        event.owner,
        updated,
        {
            "title": settings.title,
            "game": settings.game,
            "options": settings.options,
            "format": settings.format,
            "created": created,
            "players": len(event.accepted),
            "most_players": settings.most_players,
            "round": len(event.rounds),
            "rounds": 1 if settings.format == "cup" else settings.rounds,
            "open": event.registration_open and not event.over,
            "entry": settings.entry,
        },
    )


def newcomers(entry: e.AnyEventEntry) -> list[str]:
    """The people whose event it is from this entry on."""
    match entry:
        case e.Announced() | e.OwnerChanged():
            return [entry.owner]
        case e.Registered() | e.Invited():
            return [entry.player]
        case e.OrganiserAdded():
            return [entry.person]
    return []
